"""Read a file that is one message, a list up to its end, through a window: what is in front of it, and some items.

Each window is decoded as a message of its own, with the same beginning. That is done only where nothing in the message
depends on more than one item; its rows are those of the message read whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.compiler.instructions import BROKEN
from ksyspark.errors import DecodeError
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile
from ksyspark.io.windows import WindowReader, open_file
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.envelope import ERROR, ITEM, NOTES
from ksyspark.reader.messages import NO_STREAM_PARAMS, Messages
from ksyspark.reader.stream_reader import Part

if TYPE_CHECKING:
    from ksyspark.reader.batches import BatchDecoder, ReadBatch
    from ksyspark.vm import MessageEnds

# Files of fewer batches are read whole. Decoded items take several times their bytes.
_BATCHES, _WINDOW_BYTES = 4, 2 << 20


class ItemWindows:
    """Read large files by the items of the list at their end: with `by_item`, or to explode that list."""

    def __init__(self, fmt: Format, options: ReadOptions, batches: BatchDecoder, *, by_item: bool) -> None:
        self._fmt, self._options, self._batches, self._by_item = fmt, options, batches, by_item

    def may_read(self, part: Part) -> bool:
        """Tell whether a part is read through a window."""
        file, options = part.file, self._options
        return (
            options.framing.kind == "file"
            and (self._by_item or options.explode is not None)
            and file.size > _BATCHES * options.batch_bytes
            and not (file.codec or file.is_pipe or options.type or options.files.ignore_corrupt_files)
            # Types that still contain themselves have no plan of ends.
            and not self._fmt.layout.cuts
            and self._ends is not None
        )

    @cached_property
    def _ends(self) -> tuple[str, MessageEnds | None, MessageEnds] | None:
        """The list, and what finds the ends of all in front of it (None: nothing is) and of its items; None without."""
        from ksyspark.compiler.build import plans_of_items  # noqa: PLC0415 (slow to import)
        from ksyspark.vm import MessageEnds  # noqa: PLC0415 (loads the compiled machine)

        spec = self._fmt.library.specs[self._fmt.name]
        plans, path = plans_of_items(self._fmt.library, spec), self._options.explode
        if plans is None or (path and path[0] != spec.root.seq[-1].id):
            return None
        head, items = plans
        ends = partial(MessageEnds, self._fmt.layout, params=self._options.params)
        return spec.root.seq[-1].id, None if head is None else ends(head), ends(items)

    def read(self, file: SourceFile) -> Iterator[ReadBatch]:
        """Yield the rows of a file. Raises SourceError, and DecodeError with mode FAILFAST."""
        # Of a message that is refused there are no rows of items, so it is read to its end first.
        is_tried = self._by_item or self._options.mode == "DROPMALFORMED"
        refused = next((read for read in self._reads(file) if read.rejects), None) if is_tried else None
        if refused is None:
            yield from self._reads(file)
        else:
            yield replace(refused, messages=1, continues=False, more_of="")

    def _reads(self, file: SourceFile) -> Iterator[ReadBatch]:
        """Yield the rows of windows, up to the first one that is refused."""
        assert self._ends is not None
        name, head_ends, item_ends = self._ends
        zeros, params, number, more = np.zeros(1, np.int64), dict(self._options.params), 0, False
        run, known = ((file.path, 1),), ((NO_STREAM_PARAMS, 1),)
        for body, items, skipped in self._bodies(file, head_ends, item_ends):
            bodies, rejects = pa.array([body], pa.large_binary()), 0
            messages = Messages(bodies, run, zeros, zeros + file.size, zeros, params=params, known=known)
            try:
                for read in self._batches.decode(messages):
                    moved = replace(read, batch=_moved(read.batch, name, items, skipped, number))
                    yield replace(moved, messages=0, left_out=0, continues=True, more_of=name) if more else moved
                    rejects, more = rejects + read.rejects, True
                    number += read.batch.column(ITEM).is_valid().true_count if ITEM in read.batch.schema.names else 0
            except DecodeError as error:
                place = {"field": error.failure.field, "offset": error.failure.offset}
                failure = replace(error.failure, **_moved_place(place, name, items, skipped))
                raise DecodeError(error.format_name, error.source, failure) from None
            if rejects:
                return

    def _bodies(
        self, file: SourceFile, head_ends: MessageEnds | None, item_ends: MessageEnds
    ) -> Iterator[tuple[bytes, int, int]]:
        """Yield messages of some items each, how many items are before them, and bytes that are left out in front."""
        options = self._options
        size = min(options.batch_bytes, _WINDOW_BYTES)
        reader = WindowReader(open_file(file), file.path, size, largest=options.framing.max_message_bytes)
        head = _first_end(head_ends, reader) if head_ends else 0
        begin, items, is_last = reader.window.slice(0, head or 0), 0, head is None
        reader.read_on(len(begin))
        while not is_last:
            ends = item_ends.after(reader.window.data, 0)
            stop = int(ends[-1]) if len(ends) else _first_end(item_ends, reader) or 0
            is_last = reader.is_last or not stop
            if not is_last:
                yield begin + reader.window.slice(0, stop), items, reader.window.offset - len(begin)
                items += max(1, len(ends))
                reader.read_on(stop)
        # The rest, be it whole or not.
        if len(reader.window) or not items:
            yield begin + reader.window.data.tobytes(), items, reader.window.offset - len(begin)


def _moved(batch: pa.RecordBatch, name: str, items: int, skipped: int, number: int) -> pa.RecordBatch:
    """Return rows with the places and numbers that they have in the file."""
    columns = dict(zip(batch.schema.names, batch.columns, strict=True))
    if ITEM in columns:
        columns[ITEM] = pc.add(columns[ITEM], number)
    for column in {ERROR, NOTES} & columns.keys() if items else ():
        if columns[column].null_count < len(batch):
            rows = _moved_place(columns[column].to_pylist(), name, items, skipped)
            columns[column] = pa.array(rows, columns[column].type)
    return pa.RecordBatch.from_arrays(list(columns.values()), schema=batch.schema)


def _moved_place(value: Any, name: str, items: int, skipped: int) -> Any:
    """Return failures and notes, those inside a list moved by so many items and bytes."""
    if isinstance(value, list):
        return [_moved_place(one, name, items, skipped) for one in value]
    match = value and re.match(rf"({re.escape(name)}\[)(\d+)(.*)", value["field"])
    if not match:
        return value
    offset = None if value["offset"] is None else value["offset"] + skipped
    return {**value, "field": f"{match[1]}{int(match[2]) + items}{match[3]}", "offset": offset}


def _first_end(ends: MessageEnds, reader: WindowReader) -> int | None:
    """Return where what begins at the window ends, and read on for it; None if it breaks a rule or does not end."""
    while True:
        data = reader.window.data
        end = int(ends.of_each(data, np.zeros(1, np.int64), np.array([data.size], np.int64))[0])
        if end >= 0 or end == BROKEN or reader.is_last or data.size >= reader.largest:
            return end if end >= 0 else None
        reader.read_on(0)
