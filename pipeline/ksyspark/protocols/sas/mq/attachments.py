"""One attachment of a queue: from a group of messages to its content, listed by a header or an orphan.

The conventions of an orphan's sender are detected from its own messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pyarrow.compute as pc

from ksyspark.decoder import Params
from ksyspark.errors import Failure
from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.file_content import possible_sizes
from ksyspark.protocols.sas.fragments import Stream
from ksyspark.protocols.sas.mq.conventions import (
    ByteOrder,
    Conventions,
    Detected,
    MqSwitches,
    Sender,
    detect_conventions,
    possible_conventions,
    report_byte_order_conflict,
    report_unknown_ccsid,
)
from ksyspark.protocols.sas.mq.data_sets import (
    DEFINITION,
    VARIABLES,
    DataSetReader,
    TypedFragments,
    byte_order_of,
    split_by_type,
)
from ksyspark.protocols.sas.mq.files import FileReader, record_fragments
from ksyspark.protocols.sas.mq.headers import KINDS, Header, found_ccsid
from ksyspark.protocols.sas.mq.messages import NUMBERED, Body, Group
from ksyspark.protocols.sas.mq.numbering import Numbered, number_messages, numbers_of_ids
from ksyspark.protocols.sas.part_decoder import part_decoder
from ksyspark.protocols.sas.result import Assessment, Attachment, DataSet, FileContent, Row

_UNKNOWN_KIND = Assessment(is_described=False, is_broken=True, has_hole=False, is_counted=False, agrees=False)
_ID_OF_NUMBER_1 = b"\0" * 16 + b"\0\0\0\1" + b"\0" * 4
_KINDS_BY_PART = {"data_set": "data_set", "file_descriptor": "file"}


@dataclass(frozen=True, slots=True)
class AttachmentReader:
    """Read the attachment of the group of messages that share its base."""

    diagnostics: Diagnostics
    base: bytes
    group: Group
    switches: MqSwitches

    def read_listed(self, entry: Row, header: Header) -> Attachment:
        """Read an attachment that a header lists."""
        numbered = self._numbered(self.diagnostics, header.sender)
        kind = entry["kind"] if entry["kind"] in KINDS else None
        if kind is None:
            self.diagnostics.add("ATTACHMENT_TYPE_UNKNOWN", expected="1 to 3", found=entry["kind"])
        attachment = self._read(kind, entry, numbered, header.sender)
        return replace(attachment, handed_on="nothing") if header.is_broken else attachment

    def read_orphan(self) -> tuple[Attachment, Sender] | None:
        """Read an attachment without header; None without a count message, or where no message shows what it is."""
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

    def too_large(self, entry: Row | None) -> Attachment:
        """Return the attachment of a group whose messages were dropped because they were too large."""
        expected, found = f"at most {self.group.limit} bytes", f"{self.group.num_messages} messages"
        self.diagnostics.add("SET_TOO_LARGE", expected=expected, found=found)
        kind = entry["kind"] if entry and entry["kind"] in KINDS else None
        diagnostics = tuple(self.diagnostics.items)
        return Attachment(
            self.base.hex(), kind, entry, None, "nothing", False, self.group.num_messages, (), diagnostics
        )

    def _kind(self, numbers: Mapping[bytes, int]) -> str | None:
        """Return `data_set` or `file` as message 1 shows, without it as type identifiers in front of all others do."""
        by_number = {number: min(self.group.bodies[one].values()) for one, number in numbers.items() if number}
        if 1 in by_number:
            return _kind_of(by_number[1], self.switches)
        typed = split_by_type(Diagnostics(None), by_number, Sender(None, 0, 0), self.switches)
        return "file" if typed.unknown else "data_set"

    def _numbered(self, diagnostics: Diagnostics, sender: Sender) -> Numbered:
        numbers = numbers_of_ids(list(self.group.bodies), self.switches, sender.byte_order)
        return number_messages(diagnostics, self.group, numbers, sender.params("byte_order"))

    def _content(
        self, kind: str | None, numbered: Numbered, sender: Sender
    ) -> tuple[DataSet | FileContent | None, Assessment]:
        if kind is None:
            return None, _UNKNOWN_KIND
        if kind == "data_set":
            return DataSetReader(self.diagnostics, sender, self.switches).read(numbered)
        return FileReader(self.diagnostics, sender, self.switches, kind).read(numbered)

    def _read(self, kind: str | None, entry: Row | None, numbered: Numbered, sender: Sender) -> Attachment:
        content, assessment = self._content(kind, numbered, sender)
        handed_on = assessment.handed_on(partial=self.switches.partial)
        if handed_on == "all" and self.diagnostics.has("SEQ_DUPLICATE_DIFFERENT"):
            # Count messages that contradict each other: all numbers may be there, but that is not known.
            handed_on = "metadata"
        return Attachment(
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
    report_byte_order_conflict(diagnostics, sender.conventions, first.encoding, number)
    report_unknown_ccsid(diagnostics, switches, first.ccsid, number)
    return sender


def _sender_of_data_set(
    diagnostics: Diagnostics, sender: Sender, bodies: Mapping[int, Body], switches: MqSwitches
) -> Sender:
    first = next(iter(bodies.values()), None)
    byte_order = byte_order_of(first) if first else sender.byte_order
    candidates = possible_conventions(switches, sender.encoding, byte_order)
    likeliest = Sender(candidates[0], sender.encoding, sender.ccsid)
    typed = split_by_type(Diagnostics(None), bodies, likeliest, switches)
    definition = typed.stream(DEFINITION)
    name, stream, fits = (
        ("sas_mq_data_set_definition", definition, _is_whole_definition)
        if definition.fragments
        else ("sas_mq_variable_definitions", typed.stream(VARIABLES), _are_whole_variables)
    )
    params = sender.params("encoding", "ccsid")
    detected = detect_conventions(part_decoder(name), stream.data, candidates, fits, _progress, params)
    if not detected.is_sure and len(stream):
        diagnostics.add("READING_UNDECIDED", found=f"{detected.conventions}")
    return replace(sender, conventions=detected.conventions, ccsid=sender.ccsid or _ccsid_of_names(typed, detected))


def _ccsid_of_names(typed: TypedFragments, detected: Detected) -> int:
    """Return the CCSID of EBCDIC where the name of the first variable is in it, else 0."""
    decoder = part_decoder("sas_mq_variable_definitions", ("ccsid_used",))
    row, _ = decoder.decode_one(typed.stream(VARIABLES).data, decoder.accepted(detected.conventions.params()))
    return found_ccsid(0, row)


def _conventions_of_file(
    diagnostics: Diagnostics, sender: Sender, numbered: Numbered, switches: MqSwitches
) -> Conventions:
    """Take the conventions by which the records have the size of the file; a wrong width finds empty records."""
    stream = Stream(record_fragments(numbered))
    body = numbered.bodies.get(1, Body(b""))
    params: Params = {"encoding": sender.encoding, "descriptor": switches.descriptor}
    descriptor, _ = part_decoder("sas_mq_file_descriptor").decode_one(body.data, params)
    size = (descriptor["file"] or {}).get("file_size")
    byte_order: ByteOrder = "big" if descriptor["is_be"] else "little"
    candidates = possible_conventions(switches, sender.encoding, byte_order)
    # Records have no strings.
    candidates = [one for one in candidates if one.string_length == candidates[0].string_length]
    ranks = [_rank_records(stream, one, size) for one in candidates]
    best = candidates[ranks.index(max(ranks))]
    if sum(is_fitting for is_fitting, _ in ranks) != 1 and len(stream):
        diagnostics.add("READING_UNDECIDED", found=f"{best}")
    return best


def _rank_records(stream: Stream, conventions: Conventions, size: int | None) -> tuple[bool, int]:
    """Return whether records are whole and have the size of the file, and up to which byte they could be read."""
    decoder = part_decoder("sas_mq_file_records", ("records",))
    decoded = decoder.decode([stream.data], decoder.accepted(conventions.params()))
    if failure := decoded.failures.get(0):
        return False, failure.offset
    records = decoded.columns.column(0).flatten().field("data")
    num_bytes = pc.sum(pc.binary_length(records)).as_py() or 0
    return size in possible_sizes(None, len(records), num_bytes), len(stream)


def _is_whole_definition(row: Row) -> bool:
    return not row["trailing_bytes"] and bool(row["definition"]["are_strings_terminated"])


def _are_whole_variables(row: Row) -> bool:
    return all(one["are_strings_terminated"] for one in row["variables"])


def _progress(_row: Row, failure: Failure | None) -> tuple[int, ...]:
    return failure is None, failure.offset if failure else 0
