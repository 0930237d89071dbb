"""Diagnostics of message sets: codes with severity and sentence, and the collector of one set or attachment.

The codes are those of the layouts' documents for both transports, and a few more.
"""

from dataclasses import dataclass, field
from typing import Literal

Severity = Literal["F", "W", "N"]
"""F: fatal, must not be handed on; W: a warning, to be handed on with the content; N: a notice."""

# Severity and sentence of each code. Where a transport has another severity, the caller of `Diagnostics.add` gives it.
CODES: dict[str, tuple[Severity, str]] = {
    # The order and number of messages.
    "SEQ_MISSING": ("F", "numbered messages are missing"),
    "SEQ_DUPLICATE_SAME": ("N", "a message is there more than once, with the same bytes"),
    "SEQ_DUPLICATE_DIFFERENT": ("F", "a message is there more than once, with different bytes"),
    "SEQ_BEYOND_COUNT": ("W", "messages have numbers above the count"),
    "COUNT_MISMATCH": ("W", "the count message does not agree with the numbers"),
    "COUNT_MISSING": ("W", "there is no count message"),
    "COUNT_PRINTED": ("N", "the count is printed in hexadecimal digits"),
    "LST_MISSING": ("W", "there is no last message (LST)"),
    "LST_COUNT_MISMATCH": ("W", "the last message (LST) does not count the messages that are there"),
    "MSG_ORDER": ("W", "kinds of messages are out of order"),
    "MSG_AFTER_LST": ("W", "a message behind the last one (LST) belongs to no set"),
    "SET_INTERLEAVED": ("W", "another set begins before this one has ended"),
    # Headers, and messages that belong to no set.
    "HEADER_MISSING": ("W", "the header of the set is missing"),
    "HEADER_DUPLICATE": ("N", "there is more than one header with the same id"),
    "HEADER_ID_MISMATCH": ("W", "the id in the header is not its correlation id"),
    "ATTACHMENT_TYPE_UNKNOWN": ("F", "the kind of the attachment is not known"),
    "APP_MESSAGE_MISSING": ("N", "there is no message of the application"),
    "ORPHAN_MESSAGE": ("N", "no header lists the message"),
    "MSG_TYPE_UNKNOWN": ("N", "the message type is not one of attachments"),
    "MESSAGE_KIND_UNKNOWN": ("W", "the kind of the message is not known"),
    "MESSAGE_OVER_32K": ("N", "the message is longer than 32768 bytes"),
    # Data sets.
    "TYPE_ORDER": ("W", "type identifiers fall while numbers rise"),
    "TYPE_ID_UNKNOWN": ("F", "the type identifier is not 1 to 5"),
    "DATASET_DEF_MISSING": ("W", "the definition of the data set is missing"),
    "VAR_DEFS_MISSING": ("F", "there are observations, but no definitions of variables"),
    "VAR_COUNT_MISMATCH": ("F", "the number of variables is not the one stated"),
    "VAR_COUNT": ("N", "a message states the number of all variables as its own"),
    "VAR_TYPE_UNKNOWN": ("W", "the type of a variable is neither 1 nor 2 and taken for characters"),
    "VTYPE_CONFLICT": ("F", "the type of a value is not the type of its variable"),
    "OBS_COUNT_MISMATCH": ("W", "the number of rows is not the one stated"),
    "OBS_LENGTH_MISMATCH": ("W", "the length of rows is not the one stated"),
    "OBS_PARTIAL_ROW": ("W", "something is left over behind the last whole row"),
    # Files.
    "FILE_DESC_MISSING": ("F", "the descriptor of the file is missing"),
    "FILE_SIZE_MISMATCH": ("W", "the records do not have the size of the file"),
    "FILE_KINDS_MIXED": ("W", "records of text and of binary files are in one set"),
    "RECORD_LONGER_THAN_LRECL": ("N", "records are longer than the logical record length"),
    "RECORD_COUNT_MISMATCH": ("W", "a message does not hold the number of records that it states"),
    # Single messages, and contents that span several.
    "LENGTH_PAST_END": ("F", "data ends before a length or a field does"),
    "LENGTH_NEGATIVE": ("F", "a length or number is negative"),
    "STRING_NOT_TERMINATED": ("W", "a string does not end with its NUL"),
    "TRAILING_BYTES": ("W", "there are bytes behind the last field"),
    "LENGTH_DISAGREES": ("W", "a length in front of a text is not that of the text"),
    "TEXT_INVALID": ("F", "a text is not in its character set"),
    "READING_UNDECIDED": ("W", "several sender conventions fit, or none; the likeliest were used"),
    "READING_CONFLICT": ("W", "the byte order found is not the one that Encoding states"),
    "READING_ALTERNATIVE": ("N", "another reading of what the layout leaves open fits"),
    "RV_HANDSHAKE": ("N", "this is what client and daemon say before their first message"),
    "RV_BAD_MAGIC": ("F", "the mark of a Rendezvous message is wrong"),
    "RV_MSG_SIZE_TOO_SMALL": ("F", "the message says that it is shorter than its own header"),
    "RV_MSG_PAST_END": ("F", "the message ends before its size does"),
    "RV_FIELD_PAST_END": ("F", "a field runs past the end of the message"),
    "RV_SIZE_TOO_SMALL": ("F", "a size is smaller than itself"),
    "RV_SCALAR_WIDTH": ("F", "a number is not 1, 2, 4 or 8 bytes wide"),
    "RV_TYPE_UNKNOWN": ("W", "the type of a field is not known"),
    "RV_API_TYPE_ON_WIRE": ("N", "a type is written as the programming interface numbers it"),
    "RV_NESTED_SIZE_FORM": ("F", "a message in a field has no size of four bytes"),
    "RV_SIZE_FORM_UNKNOWN": ("W", "nobody is known to write this form of a size, which is taken as the size itself"),
    "RV_STRING_NOT_TERMINATED": ("N", "a text has no NUL at its end"),
    "FIELD_NAME_MIXED": ("W", "the fields of a message do not have one name"),
    "FIELD_ID_DUPLICATE": ("W", "two fields of a message have the same identifier"),
    "FIELD_ID_GAP": ("W", "the identifiers of the fields are not 1, 2, 3 and so on"),
    "FIELD_TYPE_UNEXPECTED": ("F", "a field is not of the type that the layout has there"),
    "FIELD_COUNT": ("F", "there are too few or too many fields"),
    # Not in the documents.
    "MESSAGE_REFUSED": ("F", "the message cannot be read"),
    "ATTACHMENT_KIND_DIFFERS": ("W", "the messages are of another kind of attachment than the header lists"),
    "ID_CLAIMED_TWICE": ("W", "another attachment has the same id, and its messages"),
    "CHARSET_UNKNOWN": ("W", "the character set of the message is not known, and its texts were read as ASCII allows"),
    "SECTION_COUNT_MISMATCH": ("W", "the number of attachments is not the one that the header lists"),
    "SET_TOO_LARGE": ("F", "the messages were more than may be held, and were dropped"),
    "SET_GIVEN_UP": ("W", "too many sets were open, and this one, or the messages of one, was closed before its end"),
}
_PLACES = {"set": "set", "attachment": "attachment", "number": "message", "offset": "byte"}


@dataclass(frozen=True, slots=True, order=True)
class Origin:
    """Where a message was read: the path of its file, its number there from 0, and the offset of its first byte."""

    path: str
    index: int
    offset: int

    def __str__(self) -> str:
        return f"message {self.index} at byte {self.offset} of {self.path}"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One statement about a set, an attachment or a message; fields that do not apply are None.

    `set` and `attachment` are ids. `number` is the number of the message in its attachment (Rendezvous: in its set,
    from 1), `offset` a byte in that message, `origin` its place in a file where that is known. `expected` and `found`
    are texts for people.
    """

    code: str
    severity: Severity
    set: str | None = None
    attachment: str | None = None
    number: int | None = None
    offset: int | None = None
    expected: str | None = None
    found: str | None = None
    origin: Origin | None = None

    def __str__(self) -> str:
        return self._sentence(("set", "attachment", "number", "offset"))

    def within_attachment(self) -> str:
        """Return the sentence without the ids of set and attachment."""
        return self._sentence(("number", "offset"))

    def _sentence(self, places: tuple[str, ...]) -> str:
        halves = (("expected", self.expected), ("found", self.found))
        details = ", ".join(f"{word} {text}" for word, text in halves if text is not None)
        sentence = CODES[self.code][1] + (f": {details}" if details else "")
        values = [(_PLACES[place], getattr(self, place)) for place in places]
        where = ", ".join(f"{word} {value}" for word, value in values if value is not None)
        where = "; ".join(text for text in (where, str(self.origin or "")) if text)
        return f"{self.severity} {self.code}: {sentence}" + (f" ({where})" if where else "")


@dataclass(slots=True)
class Diagnostics:
    """Collect the diagnostics of one set, or of one attachment in it.

    Origins are those of its messages by number, at None that of the message which a diagnostic without a number
    concerns: the header of a set, the message of a stray.
    """

    set: str | None
    attachment: str | None = None
    items: list[Diagnostic] = field(default_factory=list)
    origins: dict[int | None, Origin | None] = field(default_factory=dict)

    def add(
        self,
        code: str,
        *,
        number: int | None = None,
        offset: int | None = None,
        expected: str | None = None,
        actual: str | None = None,
        severity: Severity | None = None,
    ) -> None:
        """Add a diagnostic with the usual severity of its code, unless another is given."""
        severity = severity or CODES[code][0]
        origin = self.origins.get(number)
        self.items.append(
            Diagnostic(code, severity, self.set, self.attachment, number, offset, expected, actual, origin)
        )

    def has(self, *codes: str) -> bool:
        return any(one.code in codes for one in self.items)

    def has_fatal(self, *codes: str) -> bool:
        """Return whether a diagnostic of severity F has one of the codes."""
        return any(one.severity == "F" and one.code in codes for one in self.items)
