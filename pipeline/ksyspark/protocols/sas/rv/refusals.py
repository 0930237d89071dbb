"""From what a decoder says of a refused Rendezvous message to the code that the document has for it."""

from __future__ import annotations

import re

from ksyspark.errors import Failure
from ksyspark.protocols.sas.diagnostic import Findings

_VALUE_OF_ROW = re.compile(r"observations\.values\[\d+\]\.field\.head\.wire_type$")
_WHOLE = ("len_message", "magic", "body")
_BY_WORDS = (
    ("shorter than its own header", "RV_MSG_SIZE_TOO_SMALL"),
    ("smaller than its own", "RV_SIZE_TOO_SMALL"),
    ("1, 2, 4 or 8", "RV_SCALAR_WIDTH"),
    ("not of the type", "FIELD_TYPE_UNEXPECTED"),
    ("more fields than", "FIELD_COUNT"),
)


def say_refusal(found: Findings, number: int | None, failure: Failure) -> None:
    """Say why a message could not be decoded, at its byte."""
    seen = failure.found if failure.expected else failure.reason
    found.say(_code(failure), number=number, offset=failure.offset, expected=failure.expected, found=seen)


def _code(failure: Failure) -> str:
    if "end of data" in failure.reason:
        if failure.field in _WHOLE:
            return "RV_MSG_PAST_END"
        return "FIELD_COUNT" if failure.field.endswith("len_name") else "RV_FIELD_PAST_END"
    if failure.field == "magic":
        return "RV_BAD_MAGIC"
    if _VALUE_OF_ROW.search(failure.field):
        return "VTYPE_CONFLICT"
    return next((code for words, code in _BY_WORDS if words in failure.reason), "MESSAGE_REFUSED")
