"""The failure of a message that breaks off."""

from __future__ import annotations

from ksyspark import sentences
from ksyspark.errors import Failure


def end_of_data(needed: int, left: int) -> Failure:
    """Say that a message needs more bytes than there are."""
    sentence = sentences.end_of_data(needed, left)
    return Failure("", 0, sentence.reason, sentence.expected, sentence.found)
