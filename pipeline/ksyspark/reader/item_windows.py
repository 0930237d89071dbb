"""Read a file that is one message, a list up to its end, through a window: what is in front of it, and some items.

Each window is decoded as a message of its own, with the same beginning. That is done only where nothing in the message
depends on more than one item; its rows are those of the message read whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from ksyspark.compiler.instructions import BROKEN
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile
from ksyspark.io.windows import WindowReader, open_file
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.envelope import ITEM
from ksyspark.reader.messages import NO_STREAM_PARAMS, ItemsBefore, Messages
from ksyspark.reader.stream_reader import Part

if TYPE_CHECKING:
    from ksyspark.reader.batches import BatchDecoder, ReadBatch
    from ksyspark.vm import MessageEnds
    from ksyspark.vm.compiled import Ints

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
        zeros, params = np.zeros(1, np.int64), dict(self._options.params)
        run, known, more, rows, rejects = ((file.path, 1),), ((NO_STREAM_PARAMS, 1),), "", 0, 0
        for body, before in self._windows(file):
            bodies = pa.array([body], pa.large_binary())
            messages = Messages(bodies, run, zeros, zeros + file.size, zeros, params=params, known=known, before=before)
            for read in self._batches.decode(messages, rows):
                yield replace(read, messages=0, left_out=0, continues=True, more_of=more) if more else read
                rejects, more = rejects + read.rejects, before.name
                rows += read.batch.column(ITEM).is_valid().true_count if ITEM in read.batch.schema.names else 0
            if rejects:
                return

    def _windows(self, file: SourceFile) -> Iterator[tuple[bytes, ItemsBefore]]:
        """Yield messages of some items each, with what lies before these."""
        assert self._ends is not None
        name, head_ends, item_ends = self._ends
        size, longest = min(self._options.batch_bytes, _WINDOW_BYTES), self._options.framing.max_message_bytes
        reader = WindowReader(open_file(file), file.path, size, largest=longest)
        head = next(iter(_ends(head_ends, reader)), None) if head_ends else 0
        begin, items = reader.window.slice(0, head or 0), 0
        reader.read_on(len(begin))
        while head is not None and len(ends := _ends(item_ends, reader)) and not reader.is_last:
            before = ItemsBefore(name, items, reader.window.offset - len(begin))
            yield begin + reader.window.slice(0, int(ends[-1])), before
            items += len(ends)
            reader.read_on(int(ends[-1]))
        # The rest, be it whole or not.
        if len(reader.window) or not items:
            yield begin + reader.window.data.tobytes(), ItemsBefore(name, items, reader.window.offset - len(begin))


def _ends(finder: MessageEnds, reader: WindowReader) -> Ints:
    """Return the ends of what lies back to back in the window, which grows for the first; none if that has no end."""
    while True:
        data = reader.window.data
        ends, _, behind = finder.of_runs(data, np.zeros(1, np.int64), np.array([data.size], np.int64))
        if len(ends) or reader.is_last or data.size >= reader.largest or BROKEN in behind:
            return ends
        reader.read_on(0)
