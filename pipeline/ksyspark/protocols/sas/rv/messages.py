"""SAS messages of Rendezvous: their kinds, how they are decoded, and the codes of messages that cannot be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import ParamValue
from ksyspark.display import show_count
from ksyspark.errors import Failure
from ksyspark.layout.projection import Choice
from ksyspark.protocols.sas.diagnostics import Diagnostics, Origin
from ksyspark.protocols.sas.part_decoder import part_decoder
from ksyspark.protocols.sas.result import Row
from ksyspark.protocols.sas.switches import check_switches

FORMAT = "sas_tibrv"
DATA_SET_KINDS = ("DAT", "VAR", "ATO", "ATI", "ATC")
FILE_KINDS = ("FDC", "ATX", "ATB")
APPLICATION_KINDS = ("MSG", "DATA")
KINDS = frozenset({"HDR", "LST", *APPLICATION_KINDS, *DATA_SET_KINDS, *FILE_KINDS})
_CASES = {
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
_HEAD_BYTES = 8
MAGIC = bytes.fromhex("9955eeaa")
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
class RvSwitches:
    """Choose what the layout on Rendezvous leaves open, by the names and words of its document.

    `lst` `per_attachment`: a last message (LST) may end one attachment of several, if its count fits and attachments
    are still to come. `field_id` `none`: names hold no identifiers. `size_78` `next_byte`: the real size follows in the
    next byte. Raises OptionError for another word.
    """

    lst: Literal["per_set", "per_attachment"] = "per_set"
    field_id: Literal["in_name", "none"] = "in_name"
    size_78: Literal["itself", "next_byte"] = "itself"

    def __post_init__(self) -> None:
        check_switches(self)

    def params(self) -> dict[str, ParamValue]:
        """Return the parameters of the format of messages."""
        return {
            "has_identifiers": self.field_id == "in_name",
            "is_size_78_next_byte": self.size_78 == "next_byte",
        }


@dataclass(frozen=True, slots=True)
class RendezvousMessage:
    """The bytes of one message (tibrvMsg), and its place in a file.

    Messages of one subject and sender come in the order in which they were sent.
    """

    data: bytes
    subject: str = ""
    sender: str = ""
    origin: Origin | None = None


@dataclass(frozen=True, slots=True)
class Member:
    """A message of a set: its number there from 1, its kind (empty if unreadable), why it was rejected, if it was.

    `remarks` are codes of what is unusual about its fields.
    """

    number: int
    kind: str
    data: bytes
    failure: Failure | None = None
    origin: Origin | None = None
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DecodedMembers:
    """The valid messages of one kind in their order, and the columns of that kind."""

    members: tuple[Member, ...]
    columns: pa.StructArray

    def rows(self) -> list[Row]:
        """Return the columns row by row, as Python values."""
        return self.columns.to_pylist()  # type: ignore[no-any-return]


def decode_kind(
    members: Sequence[Member], kind: str, switches: RvSwitches, columns: tuple[Choice, ...] = ()
) -> DecodedMembers:
    """Decode the valid messages of a kind; all columns, or some."""
    valid = tuple(one for one in members if one.kind == kind and one.failure is None)
    case = _CASES[kind]
    projection: Choice = ("body", ((case, columns) if columns else case,))
    decoded = part_decoder(FORMAT, (projection,)).decode([one.data for one in valid], switches.params())
    return DecodedMembers(valid, decoded.columns.column(0).field(0))


def report_record_counts(diagnostics: Diagnostics, decoded: DecodedMembers) -> None:
    """Report messages that do not hold the number of records that they state; the records there are used."""
    lengths = pc.list_value_length(decoded.columns.field("records"))
    stated = decoded.columns.field("num_records").field("value")
    for at in np.flatnonzero(pc.not_equal(stated, lengths).to_numpy(zero_copy_only=False)).tolist():
        number = decoded.members[at].number
        diagnostics.add("RECORD_COUNT_MISMATCH", number=number, expected=f"{stated[at]}", found=f"{lengths[at]}")


def report_failure(diagnostics: Diagnostics, number: int | None, failure: Failure, data: bytes) -> None:
    """Report why a message could not be decoded, at its byte, under the code of the document."""
    size = int.from_bytes(data[:4], "big")
    if size > len(data) > _HEAD_BYTES and data[4:8] == MAGIC:
        there = f"{len(data)}"
        diagnostics.add("RV_MSG_PAST_END", number=number, offset=0, expected=show_count(size, "byte"), found=there)
        return
    code = _code_of(failure)
    expected, found = failure.expected, failure.found if failure.expected else failure.reason
    if code in _CODES_WITHOUT_EXPECTED:
        place = failure.field.removeprefix("body.").removesuffix(".wire_type").removesuffix(".head")
        expected, found = None, f"{failure.found} in {place}" if failure.found else place
    diagnostics.add(code, number=number, offset=failure.offset, expected=expected, found=found)


def _code_of(failure: Failure) -> str:
    if "end of data" in failure.reason:
        if failure.field in _MESSAGE_FIELDS:
            return "RV_MSG_PAST_END"
        return "FIELD_COUNT" if failure.field.endswith("len_name") else "RV_FIELD_PAST_END"
    if failure.field == "magic":
        return "RV_BAD_MAGIC"
    if _ROW_VALUE.search(failure.field):
        return "VTYPE_CONFLICT"
    code = next((code for words, code in _CODES_BY_WORDS if words in failure.reason), "MESSAGE_REFUSED")
    # A type without name is shown as its number.
    is_number = code == "FIELD_TYPE_UNEXPECTED" and (failure.found or "").isdigit()
    return "RV_TYPE_UNKNOWN" if is_number and int(failure.found or 0) < _FIRST_USER_TYPE else code
