"""Files that are one list up to its end: read through a window by the items of the list, and divided between them.

Each window is decoded as a message with the same beginning. It ends with the first item that ends at or behind a
multiple of its size in the file, so that a reader has the windows of another one, wherever it begins to read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import cast

import numpy as np

from ksyspark.compiler.instructions import BROKEN
from ksyspark.formats import CompiledInMemory, Format
from ksyspark.io.windows import WindowReader, open_file
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.stream_reader import Part

# Files of fewer batches are read whole. Decoded items take several times their bytes.
_BATCHES, _WINDOW_BYTES = 4, 7 << 18


class ItemWindows:
    """Read the windows of files, all with the same options. It may hold tables of the machine: use it in one thread."""

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        self._format, self._options = fmt, options
        self.bytes = min(options.batch_bytes, _WINDOW_BYTES)

    def may_read(self, part: Part, *, by_item: bool = False) -> bool:
        """Tell whether a part is read through a window: with `by_item`, or to explode its list."""
        file, options = part.file, self._options
        is_asked = options.framing.kind == "file" and (by_item or options.explode is not None)
        is_other = file.codec or file.is_pipe or options.type or options.files.ignore_corrupt_files
        is_long = file.size > _BATCHES * options.batch_bytes
        is_list = is_asked and not is_other and is_long and _list_of(self._format) is not None
        return is_list and (options.explode is None or options.explode[0] == self.name)

    def may_divide(self, part: Part) -> bool:
        """Tell whether parts of a file are read by several tasks, of which none needs to know what others read.

        Of a message that is refused mode DROPMALFORMED has no rows, and items of a list in the list count through all.
        """
        is_list = self.may_read(part) and self._options.explode == (self.name,)
        return is_list and self._options.mode != "DROPMALFORMED" and part.size > self._options.partition_bytes

    @property
    def name(self) -> str:
        return self._format.library.specs[self._format.name].root.seq[-1].id

    @property
    def head(self) -> int:
        """How many bytes there are in front of the list."""
        return cast("tuple[int, Format]", _list_of(self._format))[0]

    @property
    def items(self) -> Format:
        """The format of the items, each a message that says where it ends, and nothing else."""
        return cast("tuple[int, Format]", _list_of(self._format))[1]

    def read(self, part: Part) -> Iterator[tuple[Part, bytes]]:
        """Yield the windows of a part that begins with an item or the file: where each begins, and its message.

        The last one has what cannot be cut into items. Raises SourceError.
        """
        from ksyspark.vm import MessageEnds  # noqa: PLC0415 (loads the compiled machine)

        file, longest = part.file, self._options.framing.max_message_bytes
        assert self.items.streams.message_end is not None
        finder = MessageEnds(self.items.layout, self.items.streams.message_end, self._options.params)
        begin = WindowReader(open_file(file), file.path, self.head, stop=self.head).window.slice(0, self.head)
        # The item across the end of a window is mostly short.
        start, most = max(part.start, len(begin)), self.bytes + self.bytes // 8
        reader = WindowReader(open_file(file, start), file.path, most, start, part.stop or file.size, longest)
        index, size = part.index, most
        while True:
            data, offset = reader.window.data[:size], reader.window.offset
            ends, _, behind = finder.of_runs(data, np.zeros(1, np.int64), np.array([data.size], np.int64))
            row = int(np.searchsorted(ends, self.bytes - offset % self.bytes))
            is_last, is_broken = reader.is_last and size >= len(reader.window), BROKEN in behind or size >= longest
            if row == len(ends) and not is_last and not is_broken:
                size = min(2 * size, longest)
                if size > len(reader.window):
                    reader.read_on(0)
                continue
            count = min(row + 1, len(ends)) if row < len(ends) or is_broken else 0
            stop = int(ends[count - 1]) if count else data.size
            if stop or not index:
                yield replace(part, start=offset, stop=None, index=index), begin + data[:stop].tobytes()
            if not count:
                return
            index, size = index + count, most
            reader.read_on(stop)


@lru_cache(maxsize=64)
def _list_of(fmt: Format) -> tuple[int, Format] | None:
    """Return the bytes in front of the list of a format, and the format of its items; None without such a list."""
    from ksyspark.compiler.build import build_items  # noqa: PLC0415 (slow to import)

    known = build_items(fmt.library, fmt.library.specs[fmt.name])
    return known and (known[0], Format(fmt.name, CompiledInMemory(tuple(known[1].dumped().items()))))
