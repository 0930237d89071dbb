"""Sets of messages put together: what they hold, how far that may be used, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import pyarrow as pa

from ksyspark.protocols.sas.diagnostic import Diagnostic
from ksyspark.protocols.sas.row_form import RowForm

HandedOn = Literal["all", "part", "metadata", "nothing"]
"""How much of an attachment may be used: all; whole rows or records in front of a hole; what describes it; nothing."""

Row = Mapping[str, Any]
"""Columns of a decoded message by name."""


@dataclass(frozen=True, slots=True)
class DataSet:
    """A data set as far as it was read.

    `definition` and `variables` are as the layouts have them, in order; sensitive values are `***`. `rows` has one item
    a row: of a queue its bytes (fixed-size binary, `row_bytes` each, written in `form`), of Rendezvous a list of
    values, one a variable; `typed_rows` makes a table of either. `indexes` and `constraints` are
    decoded where they could be; of a queue, whose layout does not tell all of them, `raw` keeps both as bytes, by name.
    """

    definition: Row | None
    variables: tuple[Row, ...]
    rows: pa.Array | None
    row_bytes: int | None = None
    form: RowForm | None = None
    indexes: tuple[Row, ...] = ()
    constraints: tuple[Row, ...] = ()
    raw: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def num_rows(self) -> int:
        return 0 if self.rows is None else len(self.rows)

    def without_content(self) -> DataSet:
        """Return what describes the data set, without its rows."""
        return replace(self, rows=None)


@dataclass(frozen=True, slots=True)
class FileContent:
    """A file as far as it was read: its descriptor in bytes, and its records, binary."""

    record_length: int | None
    size: int | None
    records: pa.Array | None

    @property
    def num_records(self) -> int:
        return 0 if self.records is None else len(self.records)

    def without_content(self) -> FileContent:
        """Return the descriptor, without records."""
        return replace(self, records=None)


@dataclass(frozen=True, slots=True)
class Attachment:
    """One attachment of a set.

    `id` is the base of its correlation ids in hexadecimal (Rendezvous: its place in the set, from 1); `entry` is what
    the header says of it, `kind` its kind there, `file` where no header tells which. `content` is all that was read,
    `usable` what of it may be handed on. `missing` are runs (first, last) of numbers that are not there.
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


@dataclass(frozen=True, slots=True)
class MessageSet:
    """A set of messages, closed.

    `id` is the header's correlation id in hexadecimal, without header the base of its attachment's ids (Rendezvous:
    subject, sender and number of the set). `is_complete`: header and attachments are, and as many messages as told.
    `application` are the bytes of the program's own messages. `readings` tells what was taken of what the layout leaves
    open. `diagnostics` are those of the set as a whole.
    """

    id: str
    header: Row | None
    application: tuple[bytes, ...]
    attachments: tuple[Attachment, ...]
    readings: Mapping[str, str]
    num_messages: int
    is_complete: bool
    diagnostics: tuple[Diagnostic, ...] = ()

    def all_diagnostics(self) -> Iterator[Diagnostic]:
        """Yield what is said of the set, then of its attachments."""
        yield from self.diagnostics
        for one in self.attachments:
            yield from one.diagnostics


@dataclass(frozen=True, slots=True)
class Stray:
    """A message that is in no set, with the reason."""

    body: bytes
    diagnostic: Diagnostic


@dataclass(frozen=True, slots=True)
class Closed:
    """What came out: sets that are closed, and messages in none. Each message that went in is in just one of them."""

    sets: tuple[MessageSet, ...] = ()
    strays: tuple[Stray, ...] = ()

    @classmethod
    def of(cls, parts: Iterable[Closed]) -> Closed:
        """Return several as one."""
        listed = list(parts)
        sets = (one for part in listed for one in part.sets)
        return cls(tuple(sets), tuple(one for part in listed for one in part.strays))

    @property
    def num_messages(self) -> int:
        return sum(one.num_messages for one in self.sets) + len(self.strays)

    def all_diagnostics(self) -> Iterator[Diagnostic]:
        """Yield all that is said."""
        for one in self.sets:
            yield from one.all_diagnostics()
        for stray in self.strays:
            yield stray.diagnostic
