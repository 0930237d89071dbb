"""The results of reassembly: sets, attachments, data sets, files with their checks, and what is said of each.

The codes of diagnostics are those of the layouts' documents for both transports, and a few more.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files
from typing import Any, Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.logical.sas import NumberForm
from ksyspark_protocols.sas.character_sets import EBCDIC, codec_of, decode_text

Severity = Literal["F", "W", "N"]
"""F: fatal, must not be handed on; W: a warning, to be handed on with the content; N: a notice."""

_TABLE = tomllib.loads(files(__package__).joinpath("diagnostics.toml").read_text("utf-8"))
CODES: Mapping[str, tuple[Severity, str, list[str]]] = {code: (one[0], one[1], one[2:]) for code, one in _TABLE.items()}
"""Severity and sentence of each code, and the switches, of either transport, that may mend a set that has it."""
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
        halves = (("expected", self.expected), ("found", self.found))
        details = ", ".join(f"{word} {text}" for word, text in halves if text is not None)
        sentence = CODES[self.code][1] + (f": {details}" if details else "")
        values = ((word, getattr(self, place)) for place, word in _PLACES.items())
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
        expected: str | None = None,
        actual: str | None = None,
        *,
        number: int | None = None,
        offset: int | None = None,
        severity: Severity | None = None,
    ) -> None:
        """Add a diagnostic with the usual severity of its code, unless another is given."""
        place, origin = (self.set, self.attachment, number, offset), self.origins.get(number)
        self.items.append(Diagnostic(code, severity or CODES[code][0], *place, expected, actual, origin))

    def has(self, *codes: str) -> bool:
        return any(one.code in codes for one in self.items)

    def has_fatal(self, *codes: str) -> bool:
        """Return whether a diagnostic of severity F has one of the codes."""
        return any(one.severity == "F" and one.code in codes for one in self.items)


HandedOn = Literal["all", "part", "metadata", "nothing"]
"""How much of an attachment may be used: all; whole rows or records before a hole; only the description; nothing."""

Row = Mapping[str, Any]
"""Columns of a decoded message by name."""

_FLOAT_BITS, _S390_FLOATS = 0xF00, 0x300


@dataclass(frozen=True, slots=True)
class RowEncoding:
    """Form of the numbers and CCSID of the characters in rows of bytes."""

    numbers: NumberForm
    ccsid: int

    @classmethod
    def from_descriptor(cls, byte_order: Literal["little", "big"], encoding: int, ccsid: int) -> "RowEncoding":
        """Use MQMD.Encoding; where it is 0, an EBCDIC CCSID means System/390 floats, any other IEEE doubles."""
        is_hexadecimal = encoding & _FLOAT_BITS == _S390_FLOATS or (encoding == 0 and ccsid in EBCDIC)
        return cls("ibm" if is_hexadecimal else "le" if byte_order == "little" else "be", ccsid)

    @property
    def charset(self) -> str | None:
        """Return the name of the character set for Python, or None if the CCSID is not known."""
        return codec_of(self.ccsid)

    def text(self, data: bytes) -> str:
        """Decode characters as `decode_text` does, without trailing blanks."""
        return decode_text(data, self.ccsid).rstrip(" ")


@dataclass(frozen=True, slots=True)
class RowFragment:
    """Where a part of the rows is: message `number`, `num_bytes` from `offset` on in the bytes that `key` names.

    `key` is the correlation id of a message of a queue, whose rows are these bytes. In a message of Rendezvous
    they are `num_values` values.
    """

    key: bytes
    number: int
    offset: int
    num_bytes: int
    num_values: int | None = None

    @property
    def length(self) -> int:
        """Return the number of values; where these are not counted, of bytes."""
        return self.num_bytes if self.num_values is None else self.num_values


@dataclass(frozen=True, slots=True)
class PlannedRows:
    """Rows that were not kept: whole rows of `row_length` bytes or values, in the fragments one after another."""

    row_length: int
    num_rows: int
    fragments: tuple[RowFragment, ...]


@dataclass(frozen=True, slots=True)
class DataSet:
    """A data set as far as it was read.

    `definition` and `variables` have the columns of their formats, sensitive values masked as `***`. `rows` has one
    item a row: on a queue its bytes (fixed-size binary, `row_bytes` each, in `encoding`), on Rendezvous a list with
    one value a variable; `typed_rows` turns either into a table. `indexes` and `constraints` are decoded where
    possible; on a queue, whose layout does not describe all of them, `raw` holds the bytes of both by name.
    `planned_rows` tell where the rows are that were not kept; `rows` is then empty.
    """

    definition: Row | None
    variables: tuple[Row, ...]
    rows: pa.Array | None
    row_bytes: int | None = None
    encoding: RowEncoding | None = None
    indexes: tuple[Row, ...] = ()
    constraints: tuple[Row, ...] = ()
    raw: Mapping[str, bytes] = field(default_factory=dict)
    planned_rows: PlannedRows | None = None

    @property
    def num_rows(self) -> int:
        if self.planned_rows is not None:
            return self.planned_rows.num_rows
        return 0 if self.rows is None else len(self.rows)

    def without_content(self) -> "DataSet":
        return replace(self, rows=None, planned_rows=None)


@dataclass(frozen=True, slots=True)
class FileContent:
    """A file as far as it was read: record length and size in bytes from its descriptor, and its records (binary)."""

    record_length: int | None
    size: int | None
    records: pa.Array | None

    @property
    def num_records(self) -> int:
        return 0 if self.records is None else len(self.records)

    def without_content(self) -> "FileContent":
        return replace(self, records=None)


@dataclass(frozen=True, slots=True)
class Assessment:
    """What decides how much of an attachment may be used.

    `is_described`: definition and variables, or the descriptor, are whole. `is_broken`: what is there cannot be
    trusted. `has_hole`: a message is missing or contradicts itself. `is_counted`: the number of messages is the stated
    one. `agrees`: so is the number of rows or bytes.
    """

    is_described: bool
    is_broken: bool
    has_hole: bool
    is_counted: bool
    agrees: bool

    def handed_on(self, *, partial: bool = False) -> HandedOn:
        """Return how much may be used; `partial` allows the content in front of a hole."""
        if self.is_broken:
            return "nothing"
        if not self.has_hole and (self.is_counted or self.agrees):
            return "all"
        if not self.is_described:
            return "nothing"
        return "part" if self.has_hole and partial else "metadata"


@dataclass(frozen=True, slots=True)
class Attachment:
    """One attachment of a set.

    `id` is the base of its correlation ids in hexadecimal (Rendezvous: its place in the set, from 1). `entry` is its
    entry in the header, `kind` the kind stated there, `file` where no header says which. `content` is all that was
    read, `usable` the part of it that may be handed on. `missing` are runs (first, last) of missing message numbers.
    """

    id: str
    kind: str | None
    entry: Row | None
    content: DataSet | FileContent | None
    handed_on: HandedOn
    is_complete: bool
    num_messages: int
    missing: tuple[tuple[int, int], ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def usable(self) -> DataSet | FileContent | None:
        if self.content is None or self.handed_on == "nothing":
            return None
        return self.content.without_content() if self.handed_on == "metadata" else self.content


@dataclass(frozen=True, slots=True, order=True)
class ApplicationMessage:
    """A message of the program itself, on which attachments hang.

    `encoding` and `format` are those of its descriptor, `ccsid` that of its texts; 0 and empty: not known. `values` are
    those of its map on Rendezvous, None if they cannot be read.
    """

    data: bytes
    encoding: int = 0
    ccsid: int = 0
    format: str = ""
    values: tuple[Row, ...] | None = field(default=None, compare=False)
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class MessageSet:
    """A closed set of messages.

    `id` is the header's correlation id in hexadecimal, without header the base of its attachment's ids (Rendezvous:
    subject, sender and number of the set). `is_complete`: header and attachments are complete, and all messages there.
    `application` are the program's own messages. `conventions` are the sender conventions that were found
    or assumed where the layout leaves a choice, by name. `diagnostics` are those of the set as a whole.
    """

    id: str
    header: Row | None
    application: tuple[ApplicationMessage, ...]
    attachments: tuple[Attachment, ...]
    conventions: Mapping[str, str]
    num_messages: int
    is_complete: bool
    diagnostics: tuple[Diagnostic, ...] = ()

    def all_diagnostics(self) -> Iterator[Diagnostic]:
        """Yield the diagnostics of the set, then those of its attachments."""
        yield from self.diagnostics
        for attachment in self.attachments:
            yield from attachment.diagnostics


@dataclass(frozen=True, slots=True)
class Stray:
    """A message that is in no set, with the reason; `body` is empty if it was not copied, but is `left_bytes` long."""

    body: bytes
    diagnostic: Diagnostic
    left_bytes: int = 0

    @property
    def num_bytes(self) -> int:
        return len(self.body) or self.left_bytes


def stray(
    body: bytes,
    origin: Origin | None,
    code: str,
    actual: str | None = None,
    *,
    offset: int | None = None,
    severity: Severity | None = None,
) -> Stray:
    """Return a message that is in no set, with the diagnostic of a code."""
    diagnostics = Diagnostics(None, origins={None: origin})
    diagnostics.add(code, actual=actual, offset=offset, severity=severity)
    return Stray(body, diagnostics.items[0])


@dataclass(frozen=True, slots=True)
class Closed:
    """Sets that were closed, and messages that belong to none. Each message is in exactly one of them."""

    sets: tuple[MessageSet, ...] = ()
    strays: tuple[Stray, ...] = ()

    @classmethod
    def joined(cls, parts: "Iterable[Closed]") -> "Closed":
        """Return the sets and strays of several parts as one."""
        listed = list(parts)
        sets = (one for part in listed for one in part.sets)
        return cls(tuple(sets), tuple(one for part in listed for one in part.strays))

    @property
    def num_messages(self) -> int:
        return sum(one.num_messages for one in self.sets) + len(self.strays)


def check_file(diagnostics: Diagnostics, kind: str | None, content: FileContent, number: int | None) -> bool:
    """Report too long records and a wrong file size, stated in message `number`; return whether the size is right."""
    assert content.records is not None
    lengths = np.asarray(pc.binary_length(content.records).cast(pa.int64()).to_numpy(zero_copy_only=False), np.int64)
    if content.record_length is not None:
        too_long = np.flatnonzero(lengths > content.record_length)
        if len(too_long):
            first = int(too_long[0])
            actual = f"{len(too_long)} of them, record {first + 1} has {lengths[first]} bytes"
            diagnostics.add("RECORD_LONGER_THAN_LRECL", f"at most {content.record_length} bytes", actual, number=number)
    if content.size is None:
        return False
    sizes = possible_sizes(kind, len(lengths), int(lengths.sum()))
    if content.size in sizes:
        return True
    actual = f"{' or '.join(map(str, sorted(sizes)))} bytes in {len(lengths)} records"
    diagnostics.add("FILE_SIZE_MISMATCH", f"{content.size} bytes", actual, number=number)
    return False


def possible_sizes(kind: str | None, num_records: int, num_bytes: int) -> set[int]:
    """Return the sizes a file may have; line ends of texts have one or two bytes, and the last line may have none."""
    if kind == "binary_file":
        return {num_bytes}
    line_ends = (num_records, max(num_records - 1, 0))
    return {num_bytes, *(num_bytes + width * number for width in (1, 2) for number in line_ends)}
