"""Collect the messages of a queue, in any order, until it ends, and assemble their sets.

A set has a header, an application message, and each attachment that is listed; one that no header lists is an orphan.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

import pyarrow.compute as pc

from ksyspark.decoder import Params
from ksyspark.errors import Failure
from ksyspark_protocols.sas import result
from ksyspark_protocols.sas.mq import contents
from ksyspark_protocols.sas.mq import conventions as mq_conventions
from ksyspark_protocols.sas.mq import messages as mq_messages
from ksyspark_protocols.sas.mq.conventions import MqSwitches, Sender
from ksyspark_protocols.sas.parts import Stream, part_decoder
from ksyspark_protocols.sas.result import Diagnostics
from ksyspark_protocols.sas.settings import MAX_DESCRIPTION_BYTES, Alternatives, Limits, in_batches

_NUMBER_1: Params = {"msg_type": mq_messages.NUMBERED, "correl_id": b"\0" * 16 + b"\0\0\0\1" + b"\0" * 4}
_KINDS_BY_PART = {"data_set": "data_set", "file_descriptor": "file"}


@dataclass(frozen=True, slots=True)
class AttachmentReader:
    """Read the attachment of the group of messages that share its base."""

    diagnostics: Diagnostics
    base: bytes
    group: mq_messages.Group
    switches: MqSwitches

    def read_listed(self, entry: result.Row, header: mq_messages.Header) -> result.Attachment:
        kind = entry["kind"] if entry["kind"] in mq_messages.KINDS else None
        numbered = self._numbered(self.diagnostics, header.sender)
        if kind is None and numbered is not None:
            self.diagnostics.add("ATTACHMENT_TYPE_UNKNOWN", "1 to 3", entry["kind"])
        attachment = self._read(kind, entry, numbered, header.sender)
        return replace(attachment, handed_on="nothing") if header.is_broken else attachment

    def read_orphan(self) -> tuple[result.Attachment, Sender] | None:
        """Read an attachment without header; return None without a count message or a message that shows what it is."""
        least = min((min(one.values()) for one in self.group.bodies.values()), default=mq_messages.NO_MESSAGE)
        unknown = Sender(None, least.encoding, least.ccsid)
        if self.group.is_too_large:
            unknown = Sender(None, 0, 0)
            return self._read(None, None, self._numbered(self.diagnostics, unknown), unknown), unknown
        numbers = mq_messages.numbers_of_ids(list(self.group.bodies), self.switches, unknown.byte_order)
        kind = self._kind(numbers) if 0 in numbers.values() and any(numbers.values()) else None
        if kind is None:
            return None
        numbered = self._numbered(Diagnostics(None), unknown)
        assert numbered is not None
        sender = _detect_sender(self.diagnostics, kind, numbered, self.switches)
        return self._read(kind, None, self._numbered(self.diagnostics, sender), sender), sender

    def _kind(self, numbers: Mapping[bytes, int]) -> str | None:
        """Return `data_set` or `file` as message 1 shows, or else the type identifiers of all others."""
        by_number = {number: min(self.group.bodies[one].values()) for one, number in numbers.items() if number}
        if 1 in by_number:
            params: Params = {**_NUMBER_1, "descriptor": self.switches.descriptor, "raw_content": True}
            row, _ = part_decoder("sas_mq_message", ("part",)).decode_one(by_number.pop(1).body, params)
            shown = _KINDS_BY_PART.get(row["part"] or "")
            is_described = shown != "data_set" and _are_of_data_set(dict(sorted(by_number.items())), self.switches)
            return "data_set" if is_described else shown
        typed = contents.split_by_type(Diagnostics(None), by_number, Sender(None, 0, 0), self.switches)
        return "file" if typed.unknown else "data_set"

    def _numbered(self, diagnostics: Diagnostics, sender: Sender) -> mq_messages.Numbered | None:
        """Return the messages in order, or None if they were dropped because they were too large."""
        if self.group.is_too_large:
            expected, actual = f"at most {self.group.limit} bytes", f"{self.group.num_messages} messages"
            diagnostics.add("SET_TOO_LARGE", expected, actual)
            return None
        numbers = mq_messages.numbers_of_ids(list(self.group.bodies), self.switches, sender.byte_order)
        return mq_messages.number_messages(diagnostics, self.group, numbers, sender.params("byte_order"))

    def _read(
        self, kind: str | None, entry: result.Row | None, numbered: mq_messages.Numbered | None, sender: Sender
    ) -> result.Attachment:
        content: result.DataSet | result.FileContent | None = None
        handed_on: result.HandedOn = "nothing"
        if kind is not None and numbered is not None:
            own = self.diagnostics, sender, self.switches
            reader = contents.DataSetReader(*own) if kind == "data_set" else contents.FileReader(*own, kind)
            content, assessment = reader.read(numbered)
            handed_on = assessment.handed_on(partial=self.switches.partial)
            if handed_on == "all" and self.diagnostics.has("SEQ_DUPLICATE_DIFFERENT"):
                # Count messages that contradict each other: all numbers may be there, but that is not known.
                handed_on = "metadata"
        return result.Attachment(
            id=self.base.hex(),
            kind=kind,
            entry=entry,
            content=content,
            handed_on=handed_on,
            is_complete=numbered is not None and numbered.is_counted and numbered.hole is None,
            num_messages=self.group.num_messages,
            missing=numbered.missing if numbered else (),
            diagnostics=tuple(self.diagnostics.items),
        )


def _are_of_data_set(bodies: Mapping[int, mq_messages.QueuedMessage], switches: MqSwitches) -> bool:
    """Return whether messages all begin with type identifiers, and variables among them are whole."""
    silent = Diagnostics(None)
    sender = _sender_of_data_set(silent, Sender(None, 0, 0), bodies, switches)
    typed = contents.split_by_type(silent, bodies, sender, switches)
    variables = typed.stream(contents.VARIABLES)
    if typed.unknown or not len(variables):
        return False
    name, params = "sas_mq_variable_definitions", sender.params(*contents.PARAMS)
    return part_decoder(name).decode_one(variables.data, params)[1] is None


def _detect_sender(diagnostics: Diagnostics, kind: str, numbered: mq_messages.Numbered, switches: MqSwitches) -> Sender:
    """Detect the conventions of a sender from definition, variables or records, whichever is there first."""
    number, first = next(iter(numbered.bodies.items()), (1, mq_messages.NO_MESSAGE))
    sender = Sender(None, first.encoding, switches.stated_ccsid(first.ccsid))
    if kind == "data_set":
        sender = _sender_of_data_set(diagnostics, sender, numbered.bodies, switches)
    else:
        sender = replace(sender, conventions=_conventions_of_file(diagnostics, sender, numbered, switches))
    mq_conventions.report_descriptor(diagnostics, sender, switches, first.ccsid, number)
    return sender


def _sender_of_data_set(
    diagnostics: Diagnostics, sender: Sender, bodies: Mapping[int, mq_messages.QueuedMessage], switches: MqSwitches
) -> Sender:
    first = next((one for one in bodies.values() if one.body[: contents.TYPE_ID_BYTES] in contents.TYPE_IDS), None)
    byte_order = sender.byte_order
    if first:
        decoder = part_decoder("sas_mq_data_set_message", ("is_be",))
        row, _ = decoder.decode_one(first.body, {"raw_content": True, "encoding": first.encoding})
        byte_order = "big" if row["is_be"] else "little"
    candidates = mq_conventions.possible_conventions(switches, sender.encoding, byte_order)
    likeliest = Sender(candidates[0], sender.encoding, sender.ccsid)
    typed = contents.split_by_type(Diagnostics(None), bodies, likeliest, switches)
    definition = typed.stream(contents.DEFINITION)
    name, stream, fits = (
        ("sas_mq_data_set_definition", definition, _is_whole_definition)
        if definition.fragments
        else ("sas_mq_variable_definitions", typed.stream(contents.VARIABLES), _are_whole_variables)
    )
    params = sender.params("encoding", "ccsid")
    detected = mq_conventions.detect_conventions(part_decoder(name), stream.data, candidates, fits, _progress, params)
    if not detected.is_sure and len(stream):
        diagnostics.add("READING_UNDECIDED", actual=f"{detected.conventions}")
    # The name of the first variable shows EBCDIC.
    decoder = part_decoder("sas_mq_variable_definitions", ("ccsid_used",))
    row, _ = decoder.decode_one(typed.stream(contents.VARIABLES).data, detected.conventions.params())
    return replace(sender, conventions=detected.conventions, ccsid=mq_messages.found_ccsid(sender.ccsid, row))


def _conventions_of_file(
    diagnostics: Diagnostics, sender: Sender, numbered: mq_messages.Numbered, switches: MqSwitches
) -> mq_conventions.Conventions:
    """Take the conventions by which the records have the size of the file; a wrong width finds empty records."""
    stream = Stream(contents.record_fragments(numbered))
    params: Params = {"encoding": sender.encoding, "descriptor": switches.descriptor}
    descriptor, _ = part_decoder("sas_mq_file_descriptor").decode_one(
        numbered.bodies.get(1, mq_messages.NO_MESSAGE).body, params
    )
    size = (descriptor["file"] or {}).get("file_size")
    byte_order: mq_conventions.ByteOrder = "big" if descriptor["is_be"] else "little"
    candidates = mq_conventions.possible_conventions(switches, sender.encoding, byte_order)
    # Records have no strings.
    candidates = [one for one in candidates if one.string_length == candidates[0].string_length]
    ranks = [_rank_records(stream, one, size) for one in candidates]
    best = candidates[ranks.index(max(ranks))]
    if sum(is_fitting for is_fitting, _ in ranks) != 1 and len(stream):
        diagnostics.add("READING_UNDECIDED", actual=f"{best}")
    return best


def _rank_records(stream: Stream, conventions: mq_conventions.Conventions, size: int | None) -> tuple[bool, int]:
    """Return whether records are whole and have the size of the file, and up to which byte they could be read."""
    decoder = part_decoder("sas_mq_file_records", ("records",))
    decoded = decoder.decode([stream.data], conventions.params())
    if failure := decoded.failures.get(0):
        return False, failure.offset
    records = decoded.columns.column(0).flatten().field("data")
    num_bytes = pc.sum(pc.binary_length(records)).as_py() or 0
    return size in result.possible_sizes(None, len(records), num_bytes), len(stream)


def _is_whole_definition(row: result.Row) -> bool:
    return not row["trailing_bytes"] and bool(row["definition"]["are_strings_terminated"])


def _are_whole_variables(row: result.Row) -> bool:
    return all(one["are_strings_terminated"] for one in row["variables"])


def _progress(_row: result.Row, failure: Failure | None) -> tuple[int, ...]:
    return failure is None, failure.offset if failure else 0


_EMPTY = mq_messages.Group(1)


@dataclass(frozen=True, slots=True)
class Assembler:
    """Assemble sets of groups that are in none yet; `owners` are headers' ids by base, `cut_header` may list more."""

    groups: Mapping[bytes, mq_messages.Group]
    owners: Mapping[bytes, bytes]
    switches: MqSwitches
    cut_header: bytes | None = None

    def assemble(self, correl_id: bytes, header_group: mq_messages.Group) -> tuple[result.Closed, set[bytes]]:
        """Assemble the sets of a header id, several where senders share it; return also the bases of groups used."""
        diagnostics = Diagnostics(correl_id.hex())
        if header_group.is_too_large:
            diagnostics.add("SET_TOO_LARGE", f"{header_group.limit} bytes", "headers beyond them")
            items, num_messages = tuple(diagnostics.items), header_group.num_messages
            empty = result.MessageSet(correl_id.hex(), None, (), (), {}, num_messages, False, items)
            return result.Closed((empty,)), set()
        # The group may hold the id in 20 bytes (MSMQ) and in 24 (MQ).
        variants = {data: header for one in header_group.bodies.values() for data, header in one.items()}
        taken: set[bytes] = set()
        sets: list[result.MessageSet] = []
        strays: tuple[result.Stray, ...] = ()
        senders = _of_senders(variants, self.switches)
        for number, own in enumerate(senders, 1):
            diagnostics = Diagnostics(correl_id.hex() + (f" #{number}" if number > 1 else ""))
            copies = sum(len(paths) for (_, data), paths in header_group.copies.items() if data in own)
            assembled, more = self._set_of_header(diagnostics, correl_id, own, copies, taken)
            if len(senders) > 1:
                actual = f"{len(senders)}, which list different attachments"
                diagnostics.add("HEADER_DUPLICATE", "one", actual, severity="W")
                assembled = replace(assembled, diagnostics=tuple(diagnostics.items))
            sets.append(assembled)
            strays += more
        return result.Closed(tuple(sets), strays), taken

    def _set_of_header(
        self,
        diagnostics: Diagnostics,
        correl_id: bytes,
        variants: Mapping[bytes, mq_messages.QueuedMessage],
        copies: int,
        taken: set[bytes],
    ) -> tuple[result.MessageSet, tuple[result.Stray, ...]]:
        """Assemble the set of one header; add the bases of its messages to `taken`."""
        taken_before = frozenset(taken)
        header = mq_messages.read_header(diagnostics, correl_id, variants, copies, self.switches)
        application, strays = self._application(diagnostics, header, taken)
        attachments = tuple(self._attachments(diagnostics, correl_id, header, taken))
        assembled = result.MessageSet(
            id=diagnostics.set or "",
            header=header.row,
            application=application,
            attachments=attachments,
            conventions=header.sender.described(),
            num_messages=copies + sum(self.groups[base].num_messages for base in taken - taken_before) - len(strays),
            is_complete=not header.is_broken and all(one.is_complete for one in attachments),
            diagnostics=tuple(diagnostics.items),
        )
        return assembled, strays

    def assemble_orphans(self, base: bytes) -> result.Closed:
        """Assemble the messages of a base that no header lists: to an attachment, or else as strays.

        What a header lists that was refused may not be handed on, so nothing is that it may list.
        """
        group = self.groups[base]
        orphan = AttachmentReader(Diagnostics(base.hex(), base.hex()), base, group, self.switches).read_orphan()
        if orphan is None:
            return result.Closed((), _strays(group, group.bodies))
        attachment, sender = orphan
        diagnostics = Diagnostics(base.hex())
        if self.cut_header is None:
            diagnostics.add("HEADER_MISSING")
        else:
            attachment = replace(attachment, handed_on="nothing")
            actual = f"header {self.cut_header.hex()}, which ends before the ids of its attachments: this may be one"
            diagnostics.add("HEADER_MISSING", actual=actual, severity="F")
        count, items = attachment.num_messages, tuple(diagnostics.items)
        alone = result.MessageSet(base.hex(), None, (), (attachment,), sender.described(), count, False, items)
        return result.Closed((alone,))

    def _application(
        self, diagnostics: Diagnostics, header: mq_messages.Header, taken: set[bytes]
    ) -> tuple[tuple[result.ApplicationMessage, ...], tuple[result.Stray, ...]]:
        """Return the application message, and of different ones all; messages with its base and a number are strays."""
        message_id: bytes | None = header.row["message_id"]
        (base,) = mq_messages.bases([message_id]) if message_id else (None,)
        if base is None or base not in self.groups or base in taken:
            diagnostics.add("APP_MESSAGE_MISSING", message_id.hex() if message_id else None)
            return (), ()
        taken.add(base)
        group = self.groups[base]
        if group.is_too_large:
            diagnostics.add("SET_TOO_LARGE", f"{group.limit} bytes", "messages of the application beyond them")
        numbers = mq_messages.numbers_of_ids(list(group.bodies), self.switches, header.sender.byte_order)
        own = [one for one, number in numbers.items() if number == 0]
        variants = {data: message for one in own for data, message in group.bodies[one].items()}
        if variants:
            diagnostics.origins[0] = min(message for one in own for message in group.bodies[one].values()).origin
            mq_messages.report_copies(diagnostics, 0, len(variants), sum(map(group.copies_of, own)))
            mq_messages.report_long_bodies(diagnostics, 0, variants.values())
        else:
            diagnostics.add("APP_MESSAGE_MISSING", base.hex())
        messages = (
            result.ApplicationMessage(
                message.body,
                message.encoding,
                self.switches.stated_ccsid(message.ccsid) or header.sender.ccsid,
                message.format.rstrip(" \0"),
                origin=message.origin,
            )
            for message in variants.values()
        )
        return tuple(sorted(messages)), _strays(group, [one for one in group.bodies if one not in own])

    def _attachments(
        self, diagnostics: Diagnostics, correl_id: bytes, header: mq_messages.Header, taken: set[bytes]
    ) -> Iterator[result.Attachment]:
        """Yield the attachments in the header's order; the messages of one base go to the first that lists it."""
        ids = [entry["attachment_id"] for entry in header.entries]
        for entry, base in zip(header.entries, mq_messages.bases(ids), strict=True):
            assert base is not None
            own = Diagnostics(diagnostics.set, base.hex())
            is_anothers = base in taken or self.owners.get(base, correl_id) != correl_id
            if is_anothers:
                own.add("ID_CLAIMED_TWICE")
            group = None if is_anothers else self.groups.get(base)
            yield AttachmentReader(own, base, group or _EMPTY, self.switches).read_listed(entry, header)
            if group is not None:
                taken.add(base)


def _of_senders(
    variants: Mapping[bytes, mq_messages.QueuedMessage], switches: MqSwitches
) -> list[Mapping[bytes, mq_messages.QueuedMessage]]:
    """Return headers with one id: each alone where they list different attachments, and so have different senders."""
    kinds = [mq_messages.listed_kinds(header, switches)[0] for header in variants.values()]
    listed = [{base for base, kind in one.items() if kind != "application"} for one in kinds]
    if not all(listed) or sum(map(len, listed)) > len(set().union(*listed)):
        return [variants]
    return [{data: variants[data]} for data in sorted(variants)]


def _strays(group: mq_messages.Group, ids: Iterable[bytes]) -> tuple[result.Stray, ...]:
    """Return all messages of some ids, copies too, as orphans."""
    return tuple(
        result.stray(body, origin, "ORPHAN_MESSAGE", f"correlation id {one.hex()}")
        for one in sorted(ids)
        for body in sorted(group.bodies[one])
        for origin in group.copies[one, body]
    )


ROWS_TYPE_IDS = (b"\3\0\0\0", b"\0\0\0\3")
"""Type identifier of observations in both byte orders."""

_SET_TYPES = (mq_messages.ATTACHMENT_HEADER, mq_messages.NUMBERED)


class QueueSets:
    """Collect the messages of one queue into sets of attachments.

    Messages may come in any order, and the messages of several sets may be mixed: `finish` returns the same. There is
    no time-out. Each message that went in comes out once, in a set or as a stray. An example, in which the id of a
    numbered message is its base and a number (0: the count):

        add  A 2                 group A holds number 2; no header is known
        add  header H: A, B, X   A, B (attachments) and X (the application message) belong to H; A is there
        add  A 1, A 0 "2"        A is complete, but H is not: B and X have no group
        add  C 1, finish         no header lists C: it becomes a set of its own, with HEADER_MISSING
    """

    def __init__(
        self,
        switches: MqSwitches | None = None,
        limits: Limits | None = None,
        *,
        keep_rows: bool = True,
        owners: Mapping[bytes, bytes] | None = None,
        cut_header: bytes | None = None,
    ) -> None:
        """Begin with no messages.

        Without `keep_rows` the rows of a data set whose header came first are not held: its `planned_rows` tell where
        they are. `owners` are ids of headers, of this queue but held elsewhere, by bases that they own; `cut_header` is
        the id of one that may list more.
        """
        self._switches = switches or MqSwitches()
        self._limits = limits or Limits()
        # Headers by their ids in 24 bytes, all other messages by their base of 16.
        self._headers: dict[bytes, mq_messages.Group] = {}
        self._groups: dict[bytes, mq_messages.Group] = {}
        # Where several headers list a base, it belongs to the one with the least id, whichever came first.
        self._owners = dict(owners or {})
        self._listed: dict[bytes, set[bytes]] = {}
        self._cut_header = cut_header
        self._keep_rows = keep_rows
        # Bases that headers list as data sets.
        self._data_sets: set[bytes] = set()
        self._alternatives = Alternatives(self._switches)

    def add(self, messages: Iterable[mq_messages.QueuedMessage | result.Stray]) -> result.Closed:
        """Add messages; return those that belong to no set, and strays among them as they are."""
        return result.Closed((), tuple(one for batch in in_batches(messages) for one in self._add_batch(batch)))

    def finish(self) -> result.Closed:
        """Close and return all that is there: sets in the order of their headers' ids, then orphans."""
        of_headers = [self._close_header(header_id) for header_id in sorted(self._headers)]
        return result.Closed.joined(of_headers + [self._close_orphan(base) for base in sorted(self._groups)])

    def _add_batch(self, batch: list[mq_messages.QueuedMessage | result.Stray]) -> Iterator[result.Stray]:
        messages = [one for one in batch if not isinstance(one, result.Stray)]
        kept = [one for one in messages if one.msg_type in _SET_TYPES]
        for message in messages:
            if message.msg_type not in _SET_TYPES:
                yield result.stray(message.body, message.origin, "MSG_TYPE_UNKNOWN", f"{message.msg_type}")
        for message, base in zip(kept, mq_messages.bases([one.correl_id for one in kept]), strict=True):
            if base is None:
                actual = f"a correlation id of {len(message.correl_id)} bytes"
                yield result.stray(message.body, message.origin, "ORPHAN_MESSAGE", actual)
            elif message.msg_type == mq_messages.ATTACHMENT_HEADER:
                self._add_header(message)
            else:
                is_shortened = not self._keep_rows and base in self._data_sets and self._holds_rows(message)
                group = self._groups.setdefault(base, mq_messages.Group(self._limits.max_held_bytes))
                group.add(message.shortened() if is_shortened else message)
        yield from (one for one in batch if isinstance(one, result.Stray))

    def _add_header(self, message: mq_messages.QueuedMessage) -> None:
        key = mq_messages.padded_id(message.correl_id)
        limit = min(self._limits.max_held_bytes, MAX_DESCRIPTION_BYTES)
        self._headers.setdefault(key, mq_messages.Group(limit)).add(message)
        kinds, is_cut = mq_messages.listed_kinds(message, self._switches)
        if is_cut:
            self._cut_header = min(key, self._cut_header or key)
        self._data_sets |= {one for one, kind in kinds.items() if kind == "data_set"}
        self._listed.setdefault(key, set()).update(kinds)
        self._owners |= {base: min(self._owners.get(base, key), key) for base in kinds}

    def _holds_rows(self, message: mq_messages.QueuedMessage) -> bool:
        # A message that may begin without a type identifier does not show what it holds.
        is_told = self._switches.continuation == "has_type_id"
        is_long = message.num_bytes < 0 and len(message.body) >= mq_messages.MIN_SHORTENED_BYTES
        return is_told and is_long and message.body[: mq_messages.HEAD_BYTES] in ROWS_TYPE_IDS

    def _close_header(self, header_id: bytes) -> result.Closed:
        """Close the sets of a header id, each with the name of a switch by which one that is not whole would be."""

        def assemble(at: int, switches: MqSwitches) -> result.MessageSet:
            sets = self._assembler(switches).assemble(header_id, self._headers[header_id])[0].sets
            return sets[min(at, len(sets) - 1)]

        closed, taken = self._assembler(self._switches).assemble(header_id, self._headers[header_id])
        num_bytes = sum(self._groups[base].held_bytes for base in self._listed[header_id] & self._groups.keys())
        hinted = self._alternatives.with_hint
        sets = tuple(hinted(one, num_bytes, partial(assemble, at)) for at, one in enumerate(closed.sets))
        del self._headers[header_id]
        for base in taken:
            del self._groups[base]
        return replace(closed, sets=sets)

    def _close_orphan(self, base: bytes) -> result.Closed:
        def assemble(orphan: result.MessageSet, switches: MqSwitches) -> result.MessageSet:
            return next(iter(self._assembler(switches).assemble_orphans(base).sets), orphan)

        closed = self._assembler(self._switches).assemble_orphans(base)
        num_bytes = self._groups[base].held_bytes
        sets = tuple(self._alternatives.with_hint(one, num_bytes, partial(assemble, one)) for one in closed.sets)
        del self._groups[base]
        return replace(closed, sets=sets)

    def _assembler(self, switches: MqSwitches) -> Assembler:
        return Assembler(self._groups, self._owners, switches, self._cut_header)
