"""The errors of ksyspark: one base class, so that a caller needs one `except`."""

from dataclasses import dataclass
from typing import Literal

# Of a longer line the beginning is shown, and the end, where it says what to do.
_LONGEST_LINE, _END = 2000, 800

InstanceErrors = Literal["note", "refuse"]
"""What becomes of a message of which an instance fails: it is read, with a note, or it is refused."""


class KsysparkError(Exception):
    """Base of every error that ksyspark raises on purpose; its text is one sentence for the user, within bounds."""

    def __str__(self) -> str:
        return bounded(super().__str__())


class FormatError(KsysparkError):
    """A format is unknown, or its specification cannot be used."""


class SparkMissing(KsysparkError, ImportError):
    """No pyspark is installed, or one that is too old; the text says what to install."""


class OptionError(KsysparkError):
    """A reading option is unknown, or its value does not fit."""


class SourceError(KsysparkError):
    """A file or folder cannot be listed, opened or read."""


class MissingFile(SourceError):
    """A file that was listed is gone."""


def bounded(text: str) -> str:
    """Return a text of which long lines are cut in the middle: what they repeat of the input may have any length."""
    if len(text) <= _LONGEST_LINE:
        return text
    return "\n".join(line if len(line) <= _LONGEST_LINE else _cut(line) for line in text.split("\n"))


def _cut(line: str) -> str:
    left_out = len(line) - _LONGEST_LINE
    return f"{line[: _LONGEST_LINE - _END]} … {left_out} characters … {line[-_END:]}"


@dataclass(frozen=True, slots=True)
class Failure:
    """Say why one message could not be decoded.

    `field` is the column path from the root (`body.connect.protocol_level`, `filters[2].qos`; empty for the whole
    message), `offset` the byte offset of that field from the start of the message, `reason` a sentence for people,
    `expected` and `found` its two halves where the rule has them.
    """

    field: str
    offset: int
    reason: str
    expected: str | None = None
    found: str | None = None

    def __str__(self) -> str:
        return f"{self.field or 'message'} at byte {self.offset}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Note:
    """Say that a value of a message that was read cannot be had, and its column is null.

    `field` and `offset` are those of a `Failure`. `octets` are the bytes of a text that cannot be decoded, None of
    other instances. `is_sensitive`: the bytes are hidden by default.
    """

    field: str
    offset: int
    reason: str
    octets: bytes | None = None
    is_sensitive: bool = False


class EncodeError(KsysparkError):
    """A row cannot be written as a message while the mode is FAILFAST."""


class DecodeError(KsysparkError):
    """A message was refused while the mode is FAILFAST."""

    def __init__(self, format_name: str, source: str, failure: Failure) -> None:
        self.format_name = format_name
        self.source = source
        self.failure = failure
        super().__init__(f"{format_name}: {source}: {failure}")

    def __reduce__(self) -> tuple[object, ...]:
        return DecodeError, (self.format_name, self.source, self.failure)
