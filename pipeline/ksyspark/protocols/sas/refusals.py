"""From what a decoder says of a refused part to the code that the documents have for it."""

from __future__ import annotations

import re

from ksyspark.display import show_count
from ksyspark.errors import Failure
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.pieces import Stream

# Words of the specifications and of the decoders, in the order in which they are looked for.
_BY_WORDS = (
    ("TYPE_ID_UNKNOWN", "TYPE_ID_UNKNOWN"),
    ("is negative", "LENGTH_NEGATIVE"),
    ("end of data", "LENGTH_PAST_END"),
    ("bytes are not valid", "TEXT_INVALID"),
)
_LENGTH = "(LENGTH_NEGATIVE, LENGTH_PAST_END)"
_NUMBER = re.compile(r"-?\d+")


def say_refusal(found: Findings, failure: Failure, stream: Stream) -> None:
    """Say why a part could not be decoded, at the message and byte where that is."""
    number, offset = stream.place(failure.offset)
    if _LENGTH in failure.reason:
        _say_length(found, failure, stream)
        return
    code = next((code for words, code in _BY_WORDS if words in failure.reason), "MESSAGE_REFUSED")
    expected, seen = failure.expected, failure.found
    if code == "LENGTH_PAST_END" and seen is not None:
        seen = f"{seen} left"
    if code == "MESSAGE_REFUSED" or expected is None:
        expected, seen = None, failure.reason
    found.say(code, number=number, offset=offset, expected=expected, found=seen)


def _say_length(found: Findings, failure: Failure, stream: Stream) -> None:
    """Tell a negative length from one that is too long; both break the same rule."""
    number, offset = stream.place(failure.offset)
    told = _NUMBER.search(failure.found or "")
    length = int(told[0]) if told else 0
    if length < 0:
        found.say("LENGTH_NEGATIVE", number=number, offset=offset, expected="at least 0", found=str(length))
        return
    width = 8 if failure.field.endswith(".wide") else 4
    left = max(len(stream) - failure.offset - width, 0)
    wanted, seen = show_count(length, "byte"), f"{show_count(left, 'byte')} left"
    found.say("LENGTH_PAST_END", number=number, offset=offset, expected=wanted, found=seen)
