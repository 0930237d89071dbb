"""Assemble sets from groups of messages: header, application message, each attachment that is listed or an orphan."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial

import pyarrow.compute as pc

from ksyspark.decoder import Params, ParamValue
from ksyspark.errors import Failure
from ksyspark_protocols.sas import result
from ksyspark_protocols.sas.character_sets import EBCDIC, in_specifications, recoded
from ksyspark_protocols.sas.diagnostics import Diagnostics
from ksyspark_protocols.sas.mq import contents
from ksyspark_protocols.sas.mq import conventions as mq_conventions
from ksyspark_protocols.sas.mq.conventions import MqSwitches, Sender
from ksyspark_protocols.sas.mq.messages import (
    NO_MESSAGE,
    NUMBERED,
    Group,
    Numbered,
    QueuedMessage,
    bases,
    number_messages,
    numbers_of_ids,
    padded_id,
    report_copies,
    report_long_bodies,
)
from ksyspark_protocols.sas.parts import Fragment, Stream, part_decoder, report_failure, report_unterminated

KINDS = frozenset({"data_set", "text_file", "binary_file"})
_HEADER = "sas_mq_attachment_header"
_STRINGS = ("qualifier_1", "qualifier_2", "description")
_MAX_ATTACHMENTS = 10_000
# Where the number of attachments stands, by the bytes of `long`.
_COUNT_OFFSETS = {4: 76, 8: 80}
# Behind it, the length of the first attachment's first string: kind and id lie between.
_FIRST_LENGTH = 4 + 4 + 24
_MAX_REMEMBERED_BYTES = 4096


@dataclass(frozen=True, slots=True)
class Header:
    """A header as far as it was read: its own columns, and the entries of attachments whose ids are there.

    `is_broken`: nothing of its attachments may be handed on, and the last entry may end early.
    """

    row: result.Row
    entries: tuple[result.Row, ...]
    sender: Sender
    is_broken: bool


def read_header(
    diagnostics: Diagnostics,
    correl_id: bytes,
    variants: Mapping[bytes, QueuedMessage],
    copies: int,
    switches: MqSwitches,
) -> Header:
    """Read the header of a set; of several different ones the least in the order of their bytes is used."""
    message = min(variants.values())
    diagnostics.origins[None] = message.origin
    if len(variants) > 1:
        diagnostics.add("HEADER_DUPLICATE", "one", f"{len(variants)} different ones", severity="F")
    elif copies > 1:
        diagnostics.add("HEADER_DUPLICATE", "one", f"{copies} equal ones")
    report_long_bodies(diagnostics, None, variants.values())
    detected = _detect(message, switches)
    if not detected.is_sure:
        diagnostics.add("READING_UNDECIDED", actual=f"{detected.conventions}")
    mq_conventions.report_descriptor(diagnostics, detected.conventions, switches, message.encoding, message.ccsid)
    _report_content(diagnostics, detected, message, switches)
    row = detected.row["header"] or dict.fromkeys(("header_id", "message_id"))
    if row["header_id"] not in (None, padded_id(correl_id)):
        diagnostics.add("HEADER_ID_MISMATCH", padded_id(correl_id).hex(), row["header_id"].hex(), offset=0)
    # The header's character set holds for all messages of the set: they have one sender.
    ccsid = found_ccsid(switches.stated_ccsid(message.ccsid), detected.row)
    is_broken = len(variants) > 1 or detected.failure is not None
    entries = recoded(_claiming_entries(detected.row), ccsid)
    return Header(row, tuple(entries), Sender(detected.conventions, message.encoding, ccsid), is_broken)


def listed_kinds(header: QueuedMessage, switches: MqSwitches) -> tuple[dict[bytes, str], bool]:
    """Return the kinds of what a header lists by base: attachments, and the application message as `application`.

    Beside them: whether it ends before the ids of all attachments that it states.
    """
    detected = _detect(header, switches)
    own, claiming = detected.row["header"] or {}, _claiming_entries(detected.row)
    message_id, stated = own.get("message_id"), own.get("num_attachments")
    entries = [(one["attachment_id"], one["kind"]) for one in reversed(claiming)]
    listed = [*([(message_id, "application")] if message_id else []), *entries]
    by_base = zip(bases([one for one, _ in listed]), listed, strict=True)
    is_cut = detected.failure is not None and (stated is None or len(claiming) < stated)
    return {base: kind for base, (_, kind) in by_base if base is not None}, is_cut


def _detect(message: QueuedMessage, switches: MqSwitches) -> mq_conventions.Detected:
    is_short = len(message.body) <= _MAX_REMEMBERED_BYTES
    return (_detected_short if is_short else _detected)(message.body, message.encoding, message.ccsid, switches)


def _detected(data: bytes, encoding: int, ccsid: int, switches: MqSwitches) -> mq_conventions.Detected:
    candidates = mq_conventions.possible_conventions(switches, encoding)
    decoder, params = part_decoder(_HEADER), _header_params(encoding, ccsid, switches)
    how = _is_whole_header, _progress_of_header, params, partial(_may_fit, data)
    return mq_conventions.detect_conventions(decoder, data, candidates, *how)


# A header is read when it comes and when its set is assembled.
_detected_short = lru_cache(maxsize=4096)(_detected)


def _may_fit(data: bytes, conventions: mq_conventions.Conventions) -> bool:
    """Look at the number of attachments, and at kind and first string of the first: that is faster than to decode."""
    at = _COUNT_OFFSETS[conventions.long_bytes]
    places = (at, at + 4, at + _FIRST_LENGTH)
    count, kind, length = (int.from_bytes(data[place : place + 4], conventions.byte_order) for place in places)
    if not 1 <= count <= _MAX_ATTACHMENTS or not 1 <= kind <= len(KINDS):
        return False
    end = at + _FIRST_LENGTH + 4 + length - (conventions.string_length == "includes_nul")
    return length == 0 or data[end : end + 1] == b"\0"


def _header_params(encoding: int, ccsid: int, switches: MqSwitches) -> dict[str, ParamValue]:
    """Return the parameters besides the conventions; the CCSID 0 lets the specification look for EBCDIC."""
    stated = switches.stated_ccsid(ccsid)
    return {"encoding": encoding, "ccsid": in_specifications(stated) if stated else 0}


def found_ccsid(stated: int, row: result.Row) -> int:
    """Return the stated CCSID; without one that of EBCDIC where a message that was decoded shows it, else 0."""
    return stated or (row["ccsid_used"] if row["ccsid_used"] in EBCDIC else 0)


def _is_whole_header(row: result.Row) -> bool:
    is_possible = 1 <= row["header"]["num_attachments"] <= _MAX_ATTACHMENTS
    return is_possible and not row["trailing_bytes"] and _are_terminated(row)


def _progress_of_header(row: result.Row, failure: Failure | None) -> tuple[int, ...]:
    """Rank a header that does not fit: by known kinds, by strings without NUL, then by the offset that was reached."""
    entries = [one for one in row["attachments"] or () if one is not None and one["kind"] is not None]
    num_known = sum(one["kind"] in KINDS for one in entries)
    reached = failure.offset if failure else -len(row["trailing_bytes"])
    # A string that holds a NUL was read too far.
    num_too_long = sum("\0" in (one[name] or "") for one in entries for name in _STRINGS)
    return num_known, num_known - len(entries), -num_too_long, failure is None, reached


def _claiming_entries(row: result.Row) -> list[result.Row]:
    """Return the entries that were read as far as the id of their attachment."""
    return [one for one in row["attachments"] or () if one is not None and one["attachment_id"] is not None]


def _are_terminated(row: result.Row) -> bool:
    """Return whether the strings of all entries that were read to their end have their NUL."""
    whole = (one for one in row["attachments"] or () if one is not None and one["major_version"] is not None)
    return all(one["are_strings_terminated"] for one in whole)


def _report_content(
    diagnostics: Diagnostics, detected: mq_conventions.Detected, message: QueuedMessage, switches: MqSwitches
) -> None:
    stream = Stream([Fragment(None, message.body)])
    if detected.failure is not None:
        report_failure(diagnostics, detected.failure, stream)
        return
    if trailing := len(detected.row["trailing_bytes"]):
        diagnostics.add("TRAILING_BYTES", actual=f"{trailing} bytes", offset=len(message.body) - trailing)
    if not _are_terminated(detected.row):
        params = {**_header_params(message.encoding, message.ccsid, switches), **detected.conventions.params()}
        report_unterminated(diagnostics, _HEADER, stream, params)


_NUMBER_1: Params = {"msg_type": NUMBERED, "correl_id": b"\0" * 16 + b"\0\0\0\1" + b"\0" * 4}
_KINDS_BY_PART = {"data_set": "data_set", "file_descriptor": "file"}


@dataclass(frozen=True, slots=True)
class AttachmentReader:
    """Read the attachment of the group of messages that share its base."""

    diagnostics: Diagnostics
    base: bytes
    group: Group
    switches: MqSwitches

    def read_listed(self, entry: result.Row, header: Header) -> result.Attachment:
        kind = entry["kind"] if entry["kind"] in KINDS else None
        numbered = self._numbered(self.diagnostics, header.sender)
        if kind is None and numbered is not None:
            self.diagnostics.add("ATTACHMENT_TYPE_UNKNOWN", "1 to 3", entry["kind"])
        attachment = self._read(kind, entry, numbered, header.sender)
        return replace(attachment, handed_on="nothing") if header.is_broken else attachment

    def read_orphan(self) -> tuple[result.Attachment, Sender] | None:
        """Read an attachment without header; return None without a count message or a message that shows what it is."""
        least = min((min(one.values()) for one in self.group.bodies.values()), default=NO_MESSAGE)
        unknown = Sender(None, least.encoding, least.ccsid)
        if self.group.is_too_large:
            unknown = Sender(None, 0, 0)
            return self._read(None, None, self._numbered(self.diagnostics, unknown), unknown), unknown
        numbers = numbers_of_ids(list(self.group.bodies), self.switches, unknown.byte_order)
        kind = self._kind(numbers) if 0 in numbers.values() and any(numbers.values()) else None
        if kind is None:
            return None
        numbered = self._numbered(Diagnostics(None), unknown)
        assert numbered is not None
        sender = _detect_sender(self.diagnostics, kind, numbered, self.switches)
        return self._read(kind, None, self._numbered(self.diagnostics, sender), sender), sender

    def _kind(self, numbers: Mapping[bytes, int]) -> str | None:
        """Return `data_set` or `file` as message 1 shows, without it as type identifiers in front of all others do.

        Where message 1 is of no known type, the others may still be a data set.
        """
        by_number = {number: min(self.group.bodies[one].values()) for one, number in numbers.items() if number}
        if 1 in by_number:
            params: Params = {**_NUMBER_1, "descriptor": self.switches.descriptor, "raw_content": True}
            row, _ = part_decoder("sas_mq_message", ("part",)).decode_one(by_number.pop(1).body, params)
            shown = _KINDS_BY_PART.get(row["part"] or "")
            is_described = shown != "data_set" and _are_of_data_set(dict(sorted(by_number.items())), self.switches)
            return "data_set" if is_described else shown
        typed = contents.split_by_type(Diagnostics(None), by_number, Sender(None, 0, 0), self.switches)
        return "file" if typed.unknown else "data_set"

    def _numbered(self, diagnostics: Diagnostics, sender: Sender) -> Numbered | None:
        """Return the messages in order, or None if they were dropped because they were too large."""
        if self.group.is_too_large:
            expected, actual = f"at most {self.group.limit} bytes", f"{self.group.num_messages} messages"
            diagnostics.add("SET_TOO_LARGE", expected, actual)
            return None
        numbers = numbers_of_ids(list(self.group.bodies), self.switches, sender.byte_order)
        return number_messages(diagnostics, self.group, numbers, sender.params("byte_order"))

    def _read(
        self, kind: str | None, entry: result.Row | None, numbered: Numbered | None, sender: Sender
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


def _are_of_data_set(bodies: Mapping[int, QueuedMessage], switches: MqSwitches) -> bool:
    """Return whether messages all begin with type identifiers, and variables among them are whole."""
    silent = Diagnostics(None)
    sender = _sender_of_data_set(silent, Sender(None, 0, 0), bodies, switches)
    typed = contents.split_by_type(silent, bodies, sender, switches)
    variables = typed.stream(contents.VARIABLES)
    if typed.unknown or not len(variables):
        return False
    name, params = "sas_mq_variable_definitions", sender.params(*contents.PARAMS)
    return part_decoder(name).decode_one(variables.data, params)[1] is None


def _detect_sender(diagnostics: Diagnostics, kind: str, numbered: Numbered, switches: MqSwitches) -> Sender:
    """Detect the conventions of a sender from definition, variables or records, whichever is there first."""
    number, first = next(iter(numbered.bodies.items()), (1, NO_MESSAGE))
    sender = Sender(None, first.encoding, switches.stated_ccsid(first.ccsid))
    if kind == "data_set":
        sender = _sender_of_data_set(diagnostics, sender, numbered.bodies, switches)
    else:
        sender = replace(sender, conventions=_conventions_of_file(diagnostics, sender, numbered, switches))
    assert sender.conventions is not None
    described = first.encoding, first.ccsid, number
    mq_conventions.report_descriptor(diagnostics, sender.conventions, switches, *described)
    return sender


def _sender_of_data_set(
    diagnostics: Diagnostics, sender: Sender, bodies: Mapping[int, QueuedMessage], switches: MqSwitches
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
    return replace(sender, conventions=detected.conventions, ccsid=found_ccsid(sender.ccsid, row))


def _conventions_of_file(
    diagnostics: Diagnostics, sender: Sender, numbered: Numbered, switches: MqSwitches
) -> mq_conventions.Conventions:
    """Take the conventions by which the records have the size of the file; a wrong width finds empty records."""
    stream = Stream(contents.record_fragments(numbered))
    params: Params = {"encoding": sender.encoding, "descriptor": switches.descriptor}
    descriptor, _ = part_decoder("sas_mq_file_descriptor").decode_one(numbered.bodies.get(1, NO_MESSAGE).body, params)
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


_EMPTY = Group(1)


@dataclass(frozen=True, slots=True)
class Assembler:
    """Assemble sets from the groups of application and numbered messages that are in no set yet, by base.

    `owners` are the ids of the headers that bases belong to, `cut_header` is that of one that may list more.
    """

    groups: Mapping[bytes, Group]
    owners: Mapping[bytes, bytes]
    switches: MqSwitches
    cut_header: bytes | None = None

    def assemble(self, correl_id: bytes, header_group: Group) -> tuple[result.Closed, set[bytes]]:
        """Assemble the sets of a header id from whatever is there of them: several where senders share the id.

        Beside them the bases of the groups are returned whose messages are in these sets or among their strays.
        """
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
        variants: Mapping[bytes, QueuedMessage],
        copies: int,
        taken: set[bytes],
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
        self, diagnostics: Diagnostics, header: Header, taken: set[bytes]
    ) -> tuple[tuple[result.ApplicationMessage, ...], tuple[result.Stray, ...]]:
        """Return the application message, and of different ones all; messages with its base and a number are strays."""
        message_id: bytes | None = header.row["message_id"]
        (base,) = bases([message_id]) if message_id else (None,)
        if base is None or base not in self.groups or base in taken:
            diagnostics.add("APP_MESSAGE_MISSING", message_id.hex() if message_id else None)
            return (), ()
        taken.add(base)
        group = self.groups[base]
        if group.is_too_large:
            diagnostics.add("SET_TOO_LARGE", f"{group.limit} bytes", "messages of the application beyond them")
        numbers = numbers_of_ids(list(group.bodies), self.switches, header.sender.byte_order)
        own = [one for one, number in numbers.items() if number == 0]
        variants = {data: message for one in own for data, message in group.bodies[one].items()}
        if variants:
            diagnostics.origins[0] = min(message for one in own for message in group.bodies[one].values()).origin
            report_copies(diagnostics, 0, len(variants), sum(map(group.copies_of, own)))
            report_long_bodies(diagnostics, 0, variants.values())
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
            yield AttachmentReader(own, base, group or _EMPTY, self.switches).read_listed(entry, header)
            if group is not None:
                taken.add(base)


def _of_senders(variants: Mapping[bytes, QueuedMessage], switches: MqSwitches) -> list[Mapping[bytes, QueuedMessage]]:
    """Return headers with one id: each alone where they list different attachments, and so have different senders."""
    kinds = [listed_kinds(header, switches)[0] for header in variants.values()]
    listed = [{base for base, kind in one.items() if kind != "application"} for one in kinds]
    if not all(listed) or sum(map(len, listed)) > len(set().union(*listed)):
        return [variants]
    return [{data: variants[data]} for data in sorted(variants)]


def _strays(group: Group, ids: Iterable[bytes]) -> tuple[result.Stray, ...]:
    """Return all messages of some ids, copies too, as orphans."""
    return tuple(
        result.stray(body, origin, "ORPHAN_MESSAGE", f"correlation id {one.hex()}")
        for one in sorted(ids)
        for body in sorted(group.bodies[one])
        for origin in group.copies[one, body]
    )
