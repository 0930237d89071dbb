"""Assemble sets from groups of messages: header, application message, each attachment that is listed or an orphan."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

import pyarrow.compute as pc

from ksyspark.decoder import Params
from ksyspark.errors import Failure
from ksyspark_protocols.sas import result
from ksyspark_protocols.sas.diagnostics import Diagnostics
from ksyspark_protocols.sas.mq import contents
from ksyspark_protocols.sas.mq import conventions as mq_conventions
from ksyspark_protocols.sas.mq.conventions import MqSwitches, Sender
from ksyspark_protocols.sas.mq.headers import KINDS, Header, found_ccsid, listed_kinds, read_header
from ksyspark_protocols.sas.mq.messages import (
    NUMBERED,
    Body,
    Group,
    Numbered,
    bases,
    number_messages,
    numbers_of_ids,
    report_copies,
    report_long_bodies,
)
from ksyspark_protocols.sas.parts import Stream, part_decoder

_UNKNOWN_KIND = result.Assessment(is_described=False, is_broken=True, has_hole=False, is_counted=False, agrees=False)
_ID_OF_NUMBER_1 = b"\0" * 16 + b"\0\0\0\1" + b"\0" * 4
_KINDS_BY_PART = {"data_set": "data_set", "file_descriptor": "file"}


@dataclass(frozen=True, slots=True)
class AttachmentReader:
    """Read the attachment of the group of messages that share its base."""

    diagnostics: Diagnostics
    base: bytes
    group: Group
    switches: MqSwitches

    def read_listed(self, entry: result.Row, header: Header) -> result.Attachment:
        numbered = self._numbered(self.diagnostics, header.sender)
        kind = entry["kind"] if entry["kind"] in KINDS else None
        if kind is None:
            self.diagnostics.add("ATTACHMENT_TYPE_UNKNOWN", "1 to 3", entry["kind"])
        attachment = self._read(kind, entry, numbered, header.sender)
        return replace(attachment, handed_on="nothing") if header.is_broken else attachment

    def read_orphan(self) -> tuple[result.Attachment, Sender] | None:
        """Read an attachment without header; return None without a count message or a message that shows what it is."""
        least = min((min(one.values()) for one in self.group.bodies.values()), default=Body(b""))
        unknown = Sender(None, least.encoding, least.ccsid)
        numbers = numbers_of_ids(list(self.group.bodies), self.switches, unknown.byte_order)
        if 0 not in numbers.values() or not any(numbers.values()):
            return None
        numbered = self._numbered(Diagnostics(None), unknown)
        kind = self._kind(numbers)
        if kind is None:
            return None
        sender = _detect_sender(self.diagnostics, kind, numbered, self.switches)
        return self._read(kind, None, self._numbered(self.diagnostics, sender), sender), sender

    def too_large(self, entry: result.Row | None) -> result.Attachment:
        """Return the attachment of a group whose messages were dropped because they were too large."""
        expected, actual = f"at most {self.group.limit} bytes", f"{self.group.num_messages} messages"
        self.diagnostics.add("SET_TOO_LARGE", expected, actual)
        kind = entry["kind"] if entry and entry["kind"] in KINDS else None
        diagnostics = tuple(self.diagnostics.items)
        return result.Attachment(
            self.base.hex(), kind, entry, None, "nothing", False, self.group.num_messages, (), diagnostics
        )

    def _kind(self, numbers: Mapping[bytes, int]) -> str | None:
        """Return `data_set` or `file` as message 1 shows, without it as type identifiers in front of all others do.

        Where message 1 is of no known type, the others may still be a data set.
        """
        by_number = {number: min(self.group.bodies[one].values()) for one, number in numbers.items() if number}
        if 1 in by_number:
            shown = _kind_of(by_number.pop(1), self.switches)
            is_described = shown != "data_set" and _are_of_data_set(dict(sorted(by_number.items())), self.switches)
            return "data_set" if is_described else shown
        typed = contents.split_by_type(Diagnostics(None), by_number, Sender(None, 0, 0), self.switches)
        return "file" if typed.unknown else "data_set"

    def _numbered(self, diagnostics: Diagnostics, sender: Sender) -> Numbered:
        numbers = numbers_of_ids(list(self.group.bodies), self.switches, sender.byte_order)
        return number_messages(diagnostics, self.group, numbers, sender.params("byte_order"))

    def _content(
        self, kind: str | None, numbered: Numbered, sender: Sender
    ) -> tuple[result.DataSet | result.FileContent | None, result.Assessment]:
        if kind is None:
            return None, _UNKNOWN_KIND
        if kind == "data_set":
            return contents.DataSetReader(self.diagnostics, sender, self.switches).read(numbered)
        return contents.FileReader(self.diagnostics, sender, self.switches, kind).read(numbered)

    def _read(
        self, kind: str | None, entry: result.Row | None, numbered: Numbered, sender: Sender
    ) -> result.Attachment:
        content, assessment = self._content(kind, numbered, sender)
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
            is_complete=numbered.is_counted and numbered.hole is None,
            num_messages=self.group.num_messages,
            missing=numbered.missing,
            diagnostics=tuple(self.diagnostics.items),
        )


def _are_of_data_set(bodies: Mapping[int, Body], switches: MqSwitches) -> bool:
    """Return whether messages all begin with type identifiers, and variables among them are whole."""
    silent = Diagnostics(None)
    sender = _sender_of_data_set(silent, Sender(None, 0, 0), bodies, switches)
    typed = contents.split_by_type(silent, bodies, sender, switches)
    variables = typed.stream(contents.VARIABLES)
    if typed.unknown or not len(variables):
        return False
    name, params = "sas_mq_variable_definitions", sender.params(*contents.PARAMS)
    return part_decoder(name).decode_one(variables.data, params)[1] is None


def _kind_of(first: Body, switches: MqSwitches) -> str | None:
    """Return whether the message of number 1 begins a data set or a file; None if neither."""
    params: Params = {
        "msg_type": NUMBERED,
        "correl_id": _ID_OF_NUMBER_1,
        "descriptor": switches.descriptor,
        "raw_content": True,
    }
    row, _ = part_decoder("sas_mq_message", ("part",)).decode_one(first.data, params)
    return _KINDS_BY_PART.get(row["part"] or "")


def _detect_sender(diagnostics: Diagnostics, kind: str, numbered: Numbered, switches: MqSwitches) -> Sender:
    """Detect the conventions of a sender from definition, variables or records, whichever is there first."""
    number, first = next(iter(numbered.bodies.items()), (1, Body(b"")))
    sender = Sender(None, first.encoding, switches.stated_ccsid(first.ccsid))
    if kind == "data_set":
        sender = _sender_of_data_set(diagnostics, sender, numbered.bodies, switches)
    else:
        sender = replace(sender, conventions=_conventions_of_file(diagnostics, sender, numbered, switches))
    assert sender.conventions is not None
    mq_conventions.report_byte_order_conflict(diagnostics, sender.conventions, first.encoding, number)
    mq_conventions.report_unknown_ccsid(diagnostics, switches, first.ccsid, number)
    return sender


def _sender_of_data_set(
    diagnostics: Diagnostics, sender: Sender, bodies: Mapping[int, Body], switches: MqSwitches
) -> Sender:
    first = next((one for one in bodies.values() if one.data[: contents.TYPE_ID_BYTES] in contents.TYPE_IDS), None)
    byte_order = contents.byte_order_of(first) if first else sender.byte_order
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
    return replace(sender, conventions=detected.conventions, ccsid=sender.ccsid or _ccsid_of_names(typed, detected))


def _ccsid_of_names(typed: contents.TypedFragments, detected: mq_conventions.Detected) -> int:
    """Return the CCSID of EBCDIC where the name of the first variable is in it, else 0."""
    decoder = part_decoder("sas_mq_variable_definitions", ("ccsid_used",))
    row, _ = decoder.decode_one(typed.stream(contents.VARIABLES).data, decoder.accepted(detected.conventions.params()))
    return found_ccsid(0, row)


def _conventions_of_file(
    diagnostics: Diagnostics, sender: Sender, numbered: Numbered, switches: MqSwitches
) -> mq_conventions.Conventions:
    """Take the conventions by which the records have the size of the file; a wrong width finds empty records."""
    stream = Stream(contents.record_fragments(numbered))
    body = numbered.bodies.get(1, Body(b""))
    params: Params = {"encoding": sender.encoding, "descriptor": switches.descriptor}
    descriptor, _ = part_decoder("sas_mq_file_descriptor").decode_one(body.data, params)
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
    decoded = decoder.decode([stream.data], decoder.accepted(conventions.params()))
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


_EMPTY = Group(1)


@dataclass(frozen=True, slots=True)
class AssembledSet:
    """The sets of a header id, and the bases of the groups whose messages are in these sets or among their strays.

    There are several where headers of different senders have the same id.
    """

    header_id: bytes
    sets: tuple[result.MessageSet, ...]
    bases: frozenset[bytes]
    strays: tuple[result.Stray, ...] = ()


@dataclass(frozen=True, slots=True)
class Assembler:
    """Assemble sets from the groups of application and numbered messages that are in no set yet, by base.

    `owners` are the ids of the headers that bases belong to, `cut_header` is that of one that may list more (`is_cut`).
    """

    groups: Mapping[bytes, Group]
    owners: Mapping[bytes, bytes]
    switches: MqSwitches
    cut_header: bytes | None = None

    def assemble(self, correl_id: bytes, header_group: Group) -> AssembledSet:
        """Assemble the sets of a header id from whatever is there of them."""
        diagnostics = Diagnostics(correl_id.hex())
        if header_group.is_too_large:
            diagnostics.add("SET_TOO_LARGE", f"{header_group.limit} bytes", "headers beyond them")
            empty = result.MessageSet(
                correl_id.hex(), None, (), (), {}, header_group.num_messages, False, tuple(diagnostics.items)
            )
            return AssembledSet(correl_id, (empty,), frozenset())
        # The group may hold the id in 20 bytes (MSMQ) and in 24 (MQ).
        variants = {data: body for one in header_group.bodies.values() for data, body in one.items()}
        taken: set[bytes] = set()
        sets: list[result.MessageSet] = []
        strays: tuple[result.Stray, ...] = ()
        senders = _of_senders(variants, self.switches)
        for number, own in enumerate(senders, 1):
            diagnostics = Diagnostics(correl_id.hex() + (f" #{number}" if number > 1 else ""))
            copies = sum(len(paths) for (_, data), paths in header_group.copies.items() if data in own)
            assembled, more = self._assemble_one(diagnostics, correl_id, own, copies, taken)
            if len(senders) > 1:
                actual = f"{len(senders)}, which list different attachments"
                diagnostics.add("HEADER_DUPLICATE", "one", actual, severity="W")
                assembled = replace(assembled, diagnostics=tuple(diagnostics.items))
            sets.append(assembled)
            strays += more
        return AssembledSet(correl_id, tuple(sets), frozenset(taken), strays)

    def _assemble_one(
        self, diagnostics: Diagnostics, correl_id: bytes, variants: Mapping[bytes, Body], copies: int, taken: set[bytes]
    ) -> tuple[result.MessageSet, tuple[result.Stray, ...]]:
        """Assemble the set of one header; add the bases of its messages to `taken`."""
        taken_before = frozenset(taken)
        header = read_header(diagnostics, correl_id, variants, copies, self.switches)
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
        reader = AttachmentReader(Diagnostics(base.hex(), base.hex()), base, group, self.switches)
        if group.is_too_large:
            return result.Closed((self._without_header(base, reader.too_large(None), {}),))
        orphan = reader.read_orphan()
        if orphan is None:
            return result.Closed((), _strays(group, group.bodies))
        attachment, sender = orphan
        if self.cut_header is not None:
            attachment = replace(attachment, handed_on="nothing")
        return result.Closed((self._without_header(base, attachment, sender.described()),))

    def _application(
        self, diagnostics: Diagnostics, header: Header, taken: set[bytes]
    ) -> tuple[tuple[result.ApplicationMessage, ...], tuple[result.Stray, ...]]:
        """Return the application message, and of different ones all; messages with its base and a number are strays."""
        (base,) = bases([header.message_id]) if header.message_id else (None,)
        if base is None or base not in self.groups or base in taken:
            diagnostics.add("APP_MESSAGE_MISSING", header.message_id.hex() if header.message_id else None)
            return (), ()
        taken.add(base)
        group = self.groups[base]
        if group.is_too_large:
            diagnostics.add("SET_TOO_LARGE", f"{group.limit} bytes", "messages of the application beyond them")
        numbers = numbers_of_ids(list(group.bodies), self.switches, header.sender.byte_order)
        own = [one for one, number in numbers.items() if number == 0]
        variants = {data: body for one in own for data, body in group.bodies[one].items()}
        if variants:
            diagnostics.origins[0] = min(body for one in own for body in group.bodies[one].values()).origin
            report_copies(diagnostics, 0, len(variants), sum(map(group.copies_of, own)))
            report_long_bodies(diagnostics, 0, variants.values())
        else:
            diagnostics.add("APP_MESSAGE_MISSING", base.hex())
        messages = (
            result.ApplicationMessage(
                body.data,
                body.encoding,
                self.switches.stated_ccsid(body.ccsid) or header.sender.ccsid,
                body.format.rstrip(" \0"),
                origin=body.origin,
            )
            for body in variants.values()
        )
        return tuple(sorted(messages)), _strays(group, [one for one in group.bodies if one not in own])

    def _attachments(
        self, diagnostics: Diagnostics, correl_id: bytes, header: Header, taken: set[bytes]
    ) -> Iterator[result.Attachment]:
        """Yield the attachments in the header's order; the messages of one base go to the first that lists it."""
        ids = [entry["attachment_id"] for entry in header.entries]
        for entry, base in zip(header.entries, bases(ids), strict=True):
            assert base is not None
            own = Diagnostics(diagnostics.set, base.hex())
            is_anothers = base in taken or self.owners.get(base, correl_id) != correl_id
            if is_anothers:
                own.add("ID_CLAIMED_TWICE")
            group = None if is_anothers else self.groups.get(base)
            yield self._listed(own, base, entry, header, group or _EMPTY)
            if group is not None:
                taken.add(base)

    def _without_header(
        self, base: bytes, attachment: result.Attachment, conventions: Mapping[str, str]
    ) -> result.MessageSet:
        diagnostics = Diagnostics(base.hex())
        if self.cut_header is None:
            diagnostics.add("HEADER_MISSING")
        else:
            actual = f"header {self.cut_header.hex()}, which ends before the ids of its attachments: this may be one"
            diagnostics.add("HEADER_MISSING", actual=actual, severity="F")
        return result.MessageSet(
            base.hex(), None, (), (attachment,), conventions, attachment.num_messages, False, tuple(diagnostics.items)
        )

    def _listed(
        self, diagnostics: Diagnostics, base: bytes, entry: result.Row, header: Header, group: Group
    ) -> result.Attachment:
        reader = AttachmentReader(diagnostics, base, group, self.switches)
        return reader.too_large(entry) if group.is_too_large else reader.read_listed(entry, header)


def _of_senders(variants: Mapping[bytes, Body], switches: MqSwitches) -> list[Mapping[bytes, Body]]:
    """Return headers with one id: each alone where they list different attachments, and so have different senders."""
    kinds = [listed_kinds(body, switches) for body in variants.values()]
    listed = [{base for base, kind in one.items() if kind != "application"} for one in kinds]
    if not all(listed) or sum(map(len, listed)) > len(set().union(*listed)):
        return [variants]
    return [{data: variants[data]} for data in sorted(variants)]


def _strays(group: Group, ids: Iterable[bytes]) -> tuple[result.Stray, ...]:
    """Return all messages of some ids, copies too, as orphans."""
    return tuple(
        stray(Body(body, origin=origin), "ORPHAN_MESSAGE", f"correlation id {one.hex()}")
        for one in sorted(ids)
        for body in sorted(group.bodies[one])
        for origin in group.copies[one, body]
    )


def stray(body: Body, code: str, actual: str) -> result.Stray:
    """Return a message that is in no set."""
    diagnostics = Diagnostics(None, origins={None: body.origin})
    diagnostics.add(code, actual=actual)
    return result.Stray(body.data, diagnostics.items[0])
