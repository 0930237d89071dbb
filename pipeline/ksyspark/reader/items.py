"""Files that are one list up to its end, read through a window. Each window is a message with the same beginning.

It ends with the first item that ends at or behind a multiple of its size in the file, wherever reading began.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple, cast

import numpy as np

from ksyspark.compiler.instructions import BROKEN
from ksyspark.formats import CompiledInMemory, Format
from ksyspark.io.windows import WindowReader, open_file
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.stream_reader import Part

# Files of fewer batches are read whole. Decoded items take several times their bytes.
_BATCHES, _WINDOW_BYTES = 4, 7 << 18


class ItemList(NamedTuple):
    """A list by its name, the bytes in front of it, and the format of its items, each a message that says its end."""

    name: str
    head: int
    items: Format


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
        return is_list and (options.explode is None or options.explode[0] == self.list.name)

    def may_divide(self, part: Part) -> bool:
        """Tell whether several tasks read a file: no rows depend on refusals, or numbers of items, in other parts."""
        is_list = self.may_read(part) and self._options.explode == (self.list.name,)
        return is_list and self._options.mode != "DROPMALFORMED" and part.size > self._options.partition_bytes

    @property
    def list(self) -> ItemList:
        """The list of files that may be read."""
        return cast(ItemList, _list_of(self._format))

    def read(self, part: Part) -> Iterator[tuple[Part, bytes]]:
        """Yield where windows of a part begin, and their messages; the last has what is no item. Raises SourceError."""
        from ksyspark.vm import MessageEnds  # noqa: PLC0415 (loads the compiled machine)

        file, longest = part.file, self._options.framing.max_message_bytes
        _, head, items = self.list
        assert items.streams.message_end is not None
        finder = MessageEnds(items.layout, items.streams.message_end, self._options.params)
        begin = WindowReader(open_file(file), file.path, head, stop=head).window.slice(0, head)
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
def _list_of(fmt: Format) -> ItemList | None:
    """Return the list up to the end of messages of a format, or None if there is none, or its items need each other."""
    from ksyspark.compiler.build import build_items  # noqa: PLC0415 (slow to import)

    known = build_items(fmt.library, fmt.library.specs[fmt.name])
    return known and ItemList(*known[:2], Format(fmt.name, CompiledInMemory(tuple(known[2].dumped().items()))))
