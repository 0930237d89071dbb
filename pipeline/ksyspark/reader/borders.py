"""Divide large streams into parts at borders of messages, and large lists between items, in turn or all at once.

Both ways have the same result. What a search finds may be a payload that looks like messages, so a part that was
searched counts only where the part in front of it ends, followed from message to message; else it is followed again.
"""

import os
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace

import numpy as np
import pyarrow as pa

from ksyspark.errors import SourceError
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile
from ksyspark.io.windows import WindowReader, open_file
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.capture.search import MessageSearch
from ksyspark.reader.items import ItemWindows
from ksyspark.reader.stream_reader import Part, StreamReader

Walk = tuple[Part, Part]
"""Where a part begins, and where the next one does: at the end of the file if there is none."""
FollowAll = Callable[[Format, ReadOptions, Sequence[Part]], Iterable[Walk]]

# Bytes in which the first messages of a part are searched, until three lie there.
_SEARCHED = (256 << 10, 4 << 20, 32 << 20)
# How often parts are followed from where others end, all at once, before what is left of a file is followed in turn.
_ROUNDS = 2


class Borders:
    """Find the borders of streams, all with the same options. It belongs to one thread.

    Border n is the first end of a message at or behind byte n * `partition_bytes`. Files of framing=file are lists of
    items, with borders of their windows; behind an item that is refused there are none, because reading ends there.
    """

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        self._format, self._options, self._step = fmt, options, options.partition_bytes
        self._items = ItemWindows(fmt, options) if options.framing.kind == "file" else None
        if self._items:
            self._step = -(-self._step // self._items.bytes) * self._items.bytes
            self._decoder = fmt.decoder(options.decode_options(()))
            fmt, options = self._items.list.items, replace(options, framing=replace(options.framing, kind="stream"))
        self._streams = StreamReader(fmt, replace(options, batch_bytes=min(options.batch_bytes, self._step)))
        self._framing, self._messages = self._streams.framing, MessageSearch(fmt, self._streams)

    def parts(self, files: Sequence[SourceFile], follow_all: FollowAll | None) -> dict[str, list[Part]]:
        """Return the parts of files by the files' addresses; without `follow_all` none is searched."""
        walks: dict[Hashable, Walk] = {}

        def follow(parts: Sequence[Part]) -> None:
            in_turn = (walk for part in parts for walk in self.walks(part))
            followed = follow_all(self._format, self._options, parts) if follow_all and parts else in_turn
            walks.update((self._key(walk[0]), walk) for walk in followed)

        if follow_all is not None and (self._framing.end is not None or self._framing.message_ends is not None):
            starts = ((file, start) for file in files for start in range(self._step, file.size, self._step))
            follow([*map(self._first, files), *(Part(file, start) for file, start in starts)])
            for _ in range(_ROUNDS):
                ends = {self._key(end): end for _, end in walks.values() if end.start < end.file.size}
                follow([end for key, end in ends.items() if key not in walks])
        lasts = [self._joined(file, walks)[-1] for file in files]
        follow([replace(last, stop=last.file.size) for last in lasts if self._key(last) not in walks])
        return {file.address: self._joined(file, walks) for file in files}

    def walks(self, part: Part) -> Iterator[Walk]:
        """Yield the walk of a part, from the first message found if its `known` is None, and others up to `stop`."""
        first = self._search(part) if part.known is None else part
        while first is not None:
            behind = self._behind(first)
            yield first, behind
            first = behind if behind.start < (part.stop or 0) else None

    def _joined(self, file: SourceFile, walks: Mapping[Hashable, Walk]) -> list[Part]:
        """Return the parts of a file as far as walks follow each other; the last one goes to the end of the file."""
        parts = [self._first(file)]
        while (walk := walks.get(self._key(parts[-1]))) is not None and walk[1].start < file.size:
            part, (first, behind) = parts[-1], walk
            known = part.known if behind.known == first.known else behind.known
            behind = replace(behind, index=part.index + behind.index - first.index, known=known)
            parts[-1:] = replace(part, stop=behind.start), behind
        return parts

    def _first(self, file: SourceFile) -> Part:
        start = self._items.list.head if self._items else 0
        return Part(file, start, known=self._streams.params_beside(file) or self._streams.values.nothing)

    def _behind(self, part: Part) -> Part:
        """Return where the next part begins; the end of the file also where reading ends, of which a task says why."""
        file, known, index = part.file, part.known or self._streams.values.nothing, part.index
        border = part.start - part.start % self._step + self._step
        if self._items:
            with suppress(SourceError):
                for window, body in self._items.read(replace(part, stop=None)):
                    if window.start >= border:
                        return window
                    if self._decoder.decode(pa.array([body], pa.large_binary()), self._options.params).failures:
                        break
            return Part(file, file.size)
        with suppress(SourceError):
            fallback = self._streams.params_beside(file)
            reader = self._streams.open(file, part.start)
            while True:
                is_last = reader.is_last and not reader.broken
                for piece in self._streams.pieces(reader.window, is_last, self._streams.params, known, index, fallback):
                    ends = piece.spans.ends + piece.window.offset
                    row = int(np.searchsorted(ends, border))
                    if row < len(ends):
                        return Part(file, int(ends[row]), None, piece.index + row + 1, piece.known)
                    known, index = piece.known, piece.index + len(ends)
                if reader.is_last or piece.spans.lost is not None:
                    break
                reader.read_on(piece.window.offset - reader.window.offset + piece.spans.consumed)
        return Part(file, file.size)

    def _search(self, part: Part) -> Part | None:
        """Return a part from its first message on, as if what the first one of the file tells held there, or None."""
        file, stop = part.file, self._step - part.start % self._step
        known = self._streams.first_told(file) or self._first(file).known
        with suppress(SourceError):
            for size in _SEARCHED:
                data = WindowReader(open_file(file, part.start), file.path, size, part.start).window.data
                if self._framing.end is None:
                    position = self._messages.first_position(data, stop, known.values if known else {})
                else:
                    match = self._framing.end.search(memoryview(data), 0, stop)  # type: ignore[arg-type]
                    position = match and match.end()
                if position is not None:
                    return replace(part, start=part.start + position, known=known)
        return None

    def _key(self, part: Part) -> Hashable:
        """Return all on which it depends where the parts behind a part begin."""
        known = part.known or self._streams.values.nothing
        return part.file.address, part.start, known == self._streams.values.nothing, tuple(sorted(known.values.items()))


def follow_in_threads(fmt: Format, options: ReadOptions, parts: Sequence[Part]) -> list[Walk]:
    """Follow parts in as many threads as there are cores."""
    count = min(os.cpu_count() or 1, len(parts))

    def walks(number: int) -> list[Walk]:
        borders = Borders(fmt, options)
        return [walk for part in parts[number::count] for walk in borders.walks(part)]

    with ThreadPoolExecutor(count) as pool:
        return [walk for of_thread in pool.map(walks, range(count)) for walk in of_thread]
