"""SAS messages of Rendezvous: kinds, members of sets, decoding, and codes of bytes that are no message."""

import re
import struct
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import ParamValue
from ksyspark.display import show_count
from ksyspark.errors import Failure
from ksyspark.io.spans import Flags
from ksyspark.layout.projection import Choice
from ksyspark_protocols.sas import character_sets, parts, result, settings
from ksyspark_protocols.sas.result import Diagnostics, Origin, Severity


@dataclass(frozen=True, slots=True)
class Observations:
    """What is known of the values of a message of rows (ATO).

    `num_stated` is the number of rows that it states. `numeric` has a bit for each of `num_values` values, 1 if it is a
    number. `num_invalid` texts have bytes of no character.
    """

    num_stated: int
    num_values: int
    numeric: bytes
    num_invalid: int = 0

    def is_numeric(self) -> Flags:
        return np.unpackbits(np.frombuffer(self.numeric, np.uint8), count=self.num_values).view(np.bool_)


@dataclass(frozen=True, slots=True)
class RendezvousMessage:
    """The bytes of one message (tibrvMsg), and its place in a file.

    Messages of one subject and sender come in the order in which they were sent. With `observations` it is a message of
    rows, with `remarks` as `Member` has them, and `data` is empty. `key` names the bytes in which the message is, from
    `offset` on, for those who read its rows later; `num_bytes` is then its size.
    """

    data: bytes
    subject: str = ""
    sender: str = ""
    origin: Origin | None = None
    observations: Observations | None = None
    remarks: tuple[str, ...] = ()
    key: bytes = b""
    offset: int = 0
    num_bytes: int = 0


@dataclass(frozen=True, slots=True)
class Member:
    """A message and what is known of it: its kind (empty if unreadable), why it was rejected, if it was.

    `number` counts the messages of its set from 1, `num_listed` is the number of attachments that a header states,
    `count` the number of messages that an LST states. `remarks` are codes of what is unusual about its fields,
    `observations` are those of rows.
    """

    message: RendezvousMessage
    kind: str
    failure: Failure | None = None
    num_listed: int = 0
    count: int | None = None
    remarks: tuple[str, ...] = ()
    observations: Observations | None = None
    number: int = 0

    @property
    def data(self) -> bytes:
        return self.message.data

    @property
    def is_shortened(self) -> bool:
        """Whether its rows were left where they are, and `data` is empty."""
        return self.message.observations is not None

    @property
    def key(self) -> tuple[str, str]:
        return self.message.subject, self.message.sender

    @property
    def held_bytes(self) -> int:
        """Return about how much memory it takes."""
        known = len(self.observations.numeric) if self.observations else 0
        return len(self.data) + known + settings.MESSAGE_OVERHEAD

    def shortened(self) -> "Member":
        """Return the message of rows without its bytes."""
        known = replace(self.message, observations=self.observations, remarks=self.remarks)
        return replace(self, message=replace(known, data=b"", num_bytes=len(self.data)))


FORMAT = "sas_tibrv"
DATA_SET_KINDS = ("DAT", "VAR", "ATO", "ATI", "ATC")
FILE_KINDS = ("FDC", "ATX", "ATB")
APPLICATION_KINDS = ("MSG", "DATA")
KINDS = frozenset({"HDR", "LST", *APPLICATION_KINDS, *DATA_SET_KINDS, *FILE_KINDS})
_CASES = {
    **dict.fromkeys(APPLICATION_KINDS, "message_data"),
    "HDR": "header",
    "DAT": "data_set",
    "VAR": "variables",
    "ATO": "observations",
    "ATI": "indexes",
    "ATC": "constraints",
    "FDC": "file_descriptor",
    "ATX": "text_records",
    "ATB": "binary_records",
    "LST": "last",
}

_ROW_VALUE = re.compile(r"observations\.values\[\d+\]\.field\.head\.wire_type$")
MAGIC = bytes.fromhex("9955eeaa")
_SIZE_BYTES, _HEAD_BYTES = 4, 8
_MESSAGE_FIELDS = ("len_message", "magic", "body")
# Expectations of these are conditions on numbers that people need not read.
_CODES_WITHOUT_EXPECTED = ("FIELD_TYPE_UNEXPECTED", "RV_TYPE_UNKNOWN", "RV_NESTED_SIZE_FORM")
_FIRST_USER_TYPE = 128
_CODES_BY_WORDS = (
    ("shorter than its own header", "RV_MSG_SIZE_TOO_SMALL"),
    ("smaller than its own", "RV_SIZE_TOO_SMALL"),
    ("1, 2, 4 or 8", "RV_SCALAR_WIDTH"),
    ("not of the type", "FIELD_TYPE_UNEXPECTED"),
    ("more fields than", "FIELD_COUNT"),
    ("size form 7A", "RV_NESTED_SIZE_FORM"),
)


@dataclass(frozen=True, slots=True)
class RvSwitches(settings.Switches):
    """Choose what the layout on Rendezvous leaves open; `describe_switches` tells what each decides."""

    lst: Literal["per_set", "per_attachment"] = settings.switch(
        "per_set", "what a last message (LST) ends: the set, or an attachment where its count fits and more are to come"
    )
    charset: Literal[character_sets.CharacterSet] = settings.switch(
        "iso-8859-1", "character set of names, labels and values; files keep their bytes"
    )
    field_id: Literal["in_name", "none"] = settings.switch(
        "in_name", "whether two bytes behind the end of a field's name are its identifier"
    )
    size_78: Literal["itself", "next_byte"] = settings.switch(
        "itself", "how the size 78 (hexadecimal) is read: as 120, or as a mark before a size of one byte"
    )

    @property
    def ccsid(self) -> int:
        """Return the CCSID of `charset`."""
        return character_sets.CCSIDS[self.charset]

    def params(self) -> dict[str, ParamValue]:
        return {"has_identifiers": self.field_id == "in_name", "is_size_78_next_byte": self.size_78 == "next_byte"}


@dataclass(frozen=True, slots=True)
class DecodedMembers:
    """Valid messages of one kind, with its columns: texts are read as Latin-1, but are in the character set `ccsid`."""

    members: tuple[Member, ...]
    columns: pa.StructArray
    ccsid: int

    def rows(self) -> list[result.Row]:
        return character_sets.recoded_from_latin_1(self.columns.to_pylist(), self.ccsid)  # type: ignore[no-any-return]


def decode_kind(
    members: Sequence[Member], kind: str, switches: RvSwitches, columns: tuple[Choice, ...] = ()
) -> DecodedMembers:
    """Decode the valid messages of a kind; all columns, or some."""
    valid = tuple(one for one in members if one.kind == kind and one.failure is None)
    case = _CASES[kind]
    projection: Choice = ("body", ((case, columns) if columns else case,))
    decoded = parts.part_decoder(FORMAT, (projection,)).decode([one.data for one in valid], switches.params())
    return DecodedMembers(valid, decoded.columns.column(0).field(0), switches.ccsid)


def report_record_counts(diagnostics: Diagnostics, decoded: DecodedMembers) -> None:
    """Report messages that do not hold the number of records that they state; the records there are used."""
    lengths = pc.list_value_length(decoded.columns.field("records"))
    stated = decoded.columns.field("num_records").field("value")
    for at in np.flatnonzero(pc.not_equal(stated, lengths).to_numpy(zero_copy_only=False)).tolist():
        diagnostics.add("RECORD_COUNT_MISMATCH", f"{stated[at]}", f"{lengths[at]}", number=decoded.members[at].number)


def report_failure(diagnostics: Diagnostics, number: int | None, failure: Failure, data: bytes) -> None:
    """Report why a message could not be decoded, at its byte, under the code of the document."""
    size = int.from_bytes(data[:_SIZE_BYTES], "big")
    if size > len(data) > _HEAD_BYTES and data[_SIZE_BYTES:_HEAD_BYTES] == MAGIC:
        diagnostics.add("RV_MSG_PAST_END", show_count(size, "byte"), f"{len(data)}", number=number, offset=0)
        return
    code = _code_of(failure)
    expected, actual = failure.expected, failure.found if failure.expected else failure.reason
    if code in _CODES_WITHOUT_EXPECTED:
        place = failure.field.removeprefix("body.").removesuffix(".wire_type").removesuffix(".head")
        expected, actual = None, f"{failure.found} in {place}" if failure.found else place
    # A message that is rejected has lost a field, whatever the type of the field is.
    severity: Severity | None = "F" if code == "RV_TYPE_UNKNOWN" else None
    diagnostics.add(code, expected, actual, number=number, offset=failure.offset, severity=severity)


def _code_of(failure: Failure) -> str:
    is_cut = "end of data" in failure.reason
    if is_cut and failure.field in _MESSAGE_FIELDS:
        return "RV_MSG_PAST_END"
    if is_cut:
        return "FIELD_COUNT" if failure.field.endswith("len_name") else "RV_FIELD_PAST_END"
    if failure.field == "magic":
        return "RV_BAD_MAGIC"
    if _ROW_VALUE.search(failure.field):
        return "VTYPE_CONFLICT"
    code = next((code for words, code in _CODES_BY_WORDS if words in failure.reason), "MESSAGE_REFUSED")
    # A type without name is shown as its number.
    is_number = code == "FIELD_TYPE_UNEXPECTED" and (failure.found or "").isdigit()
    return "RV_TYPE_UNKNOWN" if is_number and int(failure.found or 0) < _FIRST_USER_TYPE else code


# Words of 4 bytes: the version, then records of options, whose first word asks (2), answers (3) or agrees (1).
_VERSION = struct.pack(">3I", 0, 4, 0)
_OPTION_BYTES = 64
_OPTIONS = tuple(struct.pack(">2I", word, 2) for word in (1, 2, 3))


def unreadable(data: bytes, reason: str, origin: Origin | None = None) -> result.Stray:
    """Return bytes that could not be framed as a stray, under the code of the document; `reason` is the reader's."""
    if is_handshake(data):
        return result.stray(data, origin, "RV_HANDSHAKE", offset=0)
    mark = data[_SIZE_BYTES:_HEAD_BYTES]
    size = int.from_bytes(data[:_SIZE_BYTES], "big")
    if mark != MAGIC[: len(mark)]:
        return result.stray(data, origin, "RV_BAD_MAGIC", reason, offset=_SIZE_BYTES)
    code = "RV_MSG_SIZE_TOO_SMALL" if size < _HEAD_BYTES else "MESSAGE_REFUSED"
    is_cut = len(data) < _SIZE_BYTES or size > len(data)
    return result.stray(data, origin, "RV_MSG_PAST_END" if is_cut else code, reason, offset=0)


def is_handshake(data: bytes) -> bool:
    """Tell whether bytes are the whole of what one side says before its messages, or its end."""
    records = data.removeprefix(_VERSION)
    firsts = [records[at : at + len(_OPTIONS[0])] for at in range(0, len(records), _OPTION_BYTES)]
    return bool(data) and len(records) % _OPTION_BYTES == 0 and all(one in _OPTIONS for one in firsts)
