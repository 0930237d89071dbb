"""Plans for rows that were not held: chunks made from definitions, and reports of the sets that they are in.

A chunk is a run of whole rows. It takes from each message the bytes that belong to it, so that a row that crosses from
one message into the next needs no other step than putting both pieces together, and only messages at the border of two
chunks are sent twice.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pyarrow as pa

from ksyspark.attachments.contents import WrittenContent, write_content
from ksyspark.attachments.report import Outcome
from ksyspark.attachments.settings import OutputSettings
from ksyspark.errors import SourceError
from ksyspark.protocols.sas.result import Attachment, DataSet, RowFragment, Stray
from ksyspark.protocols.sas.rv.observations import ValueReader

PLAN = pa.schema(
    [
        ("report", pa.binary()),
        ("chunk", pa.string()),
        ("number", pa.int64()),
        ("key", pa.binary()),
        ("first", pa.int32()),
        ("size", pa.int32()),
        ("spec", pa.binary()),
    ]
)
"""Rows of a plan: a report; the description of a chunk (`spec`); or a message's bytes of a chunk, from `first` on.

The bytes are those that `key` names, in all messages.
"""

SPEC_NUMBER = -1
CHUNK_BYTES = 32 << 20


@dataclass(frozen=True, slots=True)
class Chunk:
    """A run of rows: part `number` of the data set at `key`, which is here without rows.

    A row has `row_length` bytes; with `reader` it has values, and the first row begins at value `first_value` of the
    chunk's messages.
    """

    key: tuple[str, int]
    number: int
    num_rows: int
    row_length: int
    data_set: DataSet
    reader: ValueReader | None
    first_value: int

    def rows(self, pieces: Sequence[bytes]) -> pa.Array:
        """Return the rows in the messages of the chunk. Raises SourceError where they are not those of the plan."""
        if self.reader is not None:
            rows = self.reader.rows(pieces, self.first_value, self.num_rows, self.row_length)
            self._check(len(rows), f"{len(rows)} rows")
            return rows
        data = b"".join(pieces)
        self._check(len(data) / self.row_length, f"{len(data)} bytes")
        buffers = [None, pa.py_buffer(data)]
        return pa.FixedSizeBinaryArray.from_buffers(pa.binary(self.row_length), self.num_rows, buffers)

    def _check(self, num_rows: float, found: str) -> None:
        if num_rows != self.num_rows:
            raise SourceError(
                f"The messages changed while they were read: {self.num_rows} rows of {self.row_length} "
                f"{'bytes' if self.reader is None else 'values'} were there, and now {found}."
            )


def plan_chunks(
    key: tuple[str, int], data_set: DataSet, reader: ValueReader | None, chunk_bytes: int
) -> Iterator[dict[str, Any]]:
    """Yield the rows of PLAN for a data set whose rows were not kept, in chunks of about so many bytes of messages.

    `reader` reads rows that are not of bytes, but of values.
    """
    plan = data_set.planned_rows
    assert plan is not None
    bare = replace(data_set, planned_rows=None, rows=None)
    num_bytes = sum(one.num_bytes for one in plan.fragments)
    rows_at_once = max(chunk_bytes * plan.num_rows // max(num_bytes, 1), 1)
    fragments = iter(plan.fragments)
    fragment, begin = next(fragments), 0
    for number, first_row in enumerate(range(0, plan.num_rows, rows_at_once)):
        num_rows = min(rows_at_once, plan.num_rows - first_row)
        start, stop = first_row * plan.row_length, (first_row + num_rows) * plan.row_length
        name = f"{key[0]} {key[1]} {number}"
        while begin + fragment.length <= start:
            fragment, begin = next(fragments), begin + fragment.length
        chunk = Chunk(key, number, num_rows, plan.row_length, bare, reader, start - begin)
        yield {"chunk": name, "number": SPEC_NUMBER, "spec": pickle.dumps(chunk)}
        while True:
            # The fragment holds the bytes or values of all rows from `begin` on.
            low, high = max(start - begin, 0), min(stop - begin, fragment.length)
            if low < high:
                yield {"chunk": name, "number": fragment.number, "key": fragment.key, **_place(fragment, low, high)}
            if begin + fragment.length >= stop:
                break
            fragment, begin = next(fragments), begin + fragment.length


def _place(fragment: RowFragment, low: int, high: int) -> dict[str, int]:
    """Return where the bytes of a fragment's part are: of values all, for only reading them shows where they are."""
    if fragment.num_values is not None:
        return {"first": fragment.offset, "size": fragment.num_bytes}
    return {"first": fragment.offset + low, "size": high - low}


@dataclass(frozen=True)
class Planner:
    """Write what is held of attachments to a job's folder, and plan the rows that are not."""

    settings: OutputSettings
    folder: str
    reader: ValueReader | None = None
    chunk_bytes: int = field(default_factory=lambda: CHUNK_BYTES)

    def batch(self, found: Sequence[tuple[Outcome, Attachment | None]], strays: tuple[Stray, ...]) -> pa.RecordBatch:
        """Return rows of PLAN for some attachments and strays. Raises SourceError."""
        outcomes: list[Outcome] = []
        rows: list[dict[str, Any]] = []
        for outcome, attachment in found:
            content = attachment.usable if attachment and attachment.handed_on in ("all", "part") else None
            if isinstance(content, DataSet) and content.planned_rows is not None and content.num_rows:
                rows += plan_chunks(outcome.key, content, self.reader, self.chunk_bytes)
                outcomes.append(outcome)
            else:
                outcomes.append(replace(outcome, written=self._written(attachment)))
        report = {"report": pickle.dumps((outcomes, strays))}
        return pa.RecordBatch.from_pylist([report, *rows], schema=PLAN)

    def _written(self, attachment: Attachment | None) -> WrittenContent:
        """Write what is held of an attachment: a file, or a table that has no rows or whose header is not there."""
        if attachment is None:
            return WrittenContent()
        content = attachment.content
        held = replace(content, planned_rows=None) if isinstance(content, DataSet) else content
        return write_content(replace(attachment, content=held), self.folder, self.settings)
