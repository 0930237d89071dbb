"""Read files, pairs of files (`.c2s`, `.s2c`) and column values through windows, and cut them into messages."""

import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from io import BytesIO

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure, MissingFile, SourceError
from ksyspark.formats import Format, installed_formats
from ksyspark.io.files import SourceFile
from ksyspark.io.framings import CAPTURE_HEAD, capture_kind, framing_for
from ksyspark.io.spans import MAX_PREFIX, Framing, Positions, Spans, limited
from ksyspark.io.windows import Window, WindowReader, open_file
from ksyspark.options.read_options import FileOptions, ReadOptions
from ksyspark.reader.messages import Messages, StreamParams, StreamValues, reject

_DIRECTION_NAME = re.compile(r"(?P<stem>[^/]*)\.(?P<direction>c2s|s2c)(?P<suffix>(?:\.[^/]*)?)\Z", re.IGNORECASE)
_OTHER_DIRECTION = {"c2s": "s2c", "s2c": "c2s"}


def other_direction(file: SourceFile) -> SourceFile | None:
    """Return the file of the other direction, whether or not it is there; None for a file that is no direction."""
    if _DIRECTION_NAME.search(file.path) is None or file.is_pipe:
        return None

    def renamed(match: re.Match[str]) -> str:
        return f"{match['stem']}.{_OTHER_DIRECTION[match['direction'].lower()]}{match['suffix']}"

    path, address = (_DIRECTION_NAME.sub(renamed, name) for name in (file.path, file.address))
    return replace(file, path=path, address=address)


def direction_of(path: str) -> tuple[str, str] | None:
    """Return what the two files of a connection have in common, and the direction that this one is; None for others."""
    match = _DIRECTION_NAME.search(path)
    return None if match is None else (f"{path[: match.end('stem')]}{match['suffix']}", match["direction"].lower())


_COPIED = 32 << 20
"""Of larger files that are one message only those bytes are read that are looked at."""
# Bytes kept of a rest that cannot be decoded.
KEPT_OF_REST = 1 << 20
# The formats that are those of captures themselves.
_OF_CAPTURES = frozenset({"pcap_header", "pcap_packet", "pcapng_block"})
# Behind a message that changes parameters, at most so many bytes are cut at first, and then twice as many each time.
_FIRST_CUT = 1 << 10


@dataclass(frozen=True, slots=True)
class Piece:
    """Messages of a window that have the same parameters `known`; `index` is the number of the first."""

    window: Window
    spans: Spans
    known: StreamParams
    index: int


@dataclass(frozen=True, slots=True)
class CaptureShare:
    """Runs of records of a capture file, and the numbers of the connections that they hold, in their order.

    `size` is the number of bytes. `runs` are pairs of start and end as differences, compressed; small and picklable.
    `unread` are refusals that say what of the whole capture is not read.
    """

    size: int
    runs: bytes
    tcp: tuple[int, ...]
    udp: tuple[int, ...]
    unread: tuple[Messages, ...] = ()

    @classmethod
    def of(cls, starts: Positions, ends: Positions, tcp: tuple[int, ...], udp: tuple[int, ...]) -> "CaptureShare":
        """Return the share of some runs of bytes, ascending; adjacent ones are joined."""
        is_first = np.append(True, starts[1:] != ends[:-1])[: len(starts)]
        is_last = np.append(is_first[1:], True)[: len(starts)]
        edges = np.stack((starts[is_first], ends[is_last]), axis=1).ravel()
        packed = zlib.compress(np.diff(edges, prepend=0).tobytes(), 1)
        return cls(int((ends - starts).sum()), packed, tcp, udp)

    def edges(self) -> tuple[Positions, Positions]:
        """Return where runs begin and end in the file."""
        edges = np.cumsum(np.frombuffer(zlib.decompress(self.runs), np.int64))
        return edges[::2], edges[1::2]


@dataclass(frozen=True, slots=True)
class Part:
    """A run of messages of one file: from byte `start` up to `stop` (None: the end), the first has the number `index`.

    `known` are the parameters that messages before it stated; None: those messages were not read. `following` are
    captures that may go on with the one in `file`. `share` says which packets of a capture it is (None: all).
    """

    file: SourceFile
    start: int = 0
    stop: int | None = None
    index: int = 0
    known: StreamParams | None = None
    share: CaptureShare | None = None
    following: tuple[SourceFile, ...] = ()

    @property
    def files(self) -> tuple[SourceFile, ...]:
        return (self.file, *self.following)

    @property
    def size(self) -> int:
        if self.share is not None:
            return self.share.size
        return sum(file.size for file in self.files) - self.start if self.stop is None else self.stop - self.start


class StreamReader:
    """Cut streams (files, or values of a column) into messages, all with the same options."""

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        self._fmt = fmt
        self._options = options
        self.params = options.params
        self.values = StreamValues(fmt, options)
        self.max_bytes = options.framing.max_message_bytes

    @cached_property
    def framing(self) -> Framing:
        """Made when it is first used: planning small files needs none, and framing=stream loads the machine."""
        return framing_for(self._fmt, self._options.framing)

    def part(self, part: Part, note: object = None) -> Iterator[Messages]:
        """Yield the messages of one part of a file, a window at a time; no events to `note`. Raises SourceError."""
        path = part.file.path
        try:
            reader = self.open(part.file, part.start, part.stop)
        except SourceError as error:
            yield from unopened(part, error, self._options.files)
            return
        if is_too_long(part.file, self._options):
            size, most = part.file.size, self.max_bytes
            failure = Failure("", 0, f"the file has {size} bytes, more than the {most} that maxMessageBytes allows")
            yield reject(path, 0, size, part.index, failure, reader.window.slice(0, KEPT_OF_REST))
            return
        fallback = self.params_beside(part.file)
        yield from self._cut_all(reader, path, part.index, self.params, part.known, fallback)

    def value(self, value: bytes, params: Mapping[str, ParamValue]) -> Iterator[Messages]:
        """Yield the messages of a value of a column; `params` are its parameters by id."""
        reader = WindowReader(BytesIO(value), "the value", len(value) + 1)
        return self._cut_all(reader, None, 0, {**self.params, **params})

    def stream(self, reader: WindowReader, params: Mapping[str, ParamValue]) -> Iterator[Messages]:
        """Yield the messages of an open stream from its window on. Raises SourceError."""
        reader.largest = self.max_bytes + MAX_PREFIX + 1
        return self._cut_all(reader, reader.name, 0, {**self.params, **params})

    def open(self, file: SourceFile, start: int = 0, stop: int | None = None) -> WindowReader:
        """Open bytes `start` to `stop`, with windows of about a batch.

        Raises SourceError, also for a capture where no framing for captures was chosen.
        """
        is_mapped = self._options.framing.kind == "file" and file.codec is None and file.size > _COPIED
        reader = WindowReader(
            open_file(file, start, is_mapped=is_mapped),
            file.path,
            self._window_size(file),
            start,
            stop,
            self.max_bytes + MAX_PREFIX + 1,
            self._options.files.ignore_corrupt_files,
        )
        kind = capture_kind(reader.window.slice(0, CAPTURE_HEAD)) if start == 0 else None
        if kind is not None and _is_of_no_capture(self._fmt):
            raise SourceError(f"{file.path} is {capture_told(kind, self._fmt)}.")
        return reader

    def pieces(
        self,
        window: Window,
        is_last: bool,
        params: Mapping[str, ParamValue],
        known: StreamParams,
        index: int,
        fallback: StreamParams | None = None,
    ) -> Iterator[Piece]:
        """Cut a window into pieces of one set of parameters each; `known` holds before it, `index` is the first number.

        `fallback` holds where messages of the stream state nothing: what is known from the other direction. All but the
        last end where a message changes parameters. The last one says what is lost, and where to go on.
        """
        at, size, changed_at, changes = 0, len(window), -1, 0
        while True:
            stop = min(at + size, len(window))
            part = Window(window.data[at:stop], window.offset + at)
            is_end = is_last and stop == len(window)
            spans = limited(self.framing, part, is_end, {**known.values, **params}, self.max_bytes)
            row, values = self._first_change(part, spans, params, known, skips_first=at == changed_at)
            if values is not None:
                if row:
                    yield Piece(part, spans.first(row), known, index)
                place = f"the message at byte {part.offset + int(spans.starts[row])}"
                known, index = self.values.known_from(values, place), index + row
                if not known.values and fallback is not None:
                    known = fallback
                changed_at = at = at + int(spans.starts[row])
                changes += 1
                # What is cut in vain behind the next change must not be much more than what lies between changes.
                size = min((2 * at + _FIRST_CUT) // changes, _FIRST_CUT)
                continue
            if stop == len(window) or spans.lost is not None:
                yield Piece(part, spans, known, index)
                return
            if len(spans):
                yield Piece(part, spans, known, index)
            at, index, size = at + spans.consumed, index + len(spans), size * 2

    def messages(self, piece: Piece, path: str | None, params: Mapping[str, ParamValue]) -> Messages:
        window, spans = piece.window, piece.spans
        values = {**piece.known.values, **params}
        cut = self.framing.cut(window, spans, values)
        raw = {}
        for row in cut.failures:
            start, length = int(spans.starts[row]), int(spans.lengths[row])
            # Of a message that is too long the first bytes are kept.
            raw[row] = window.slice(start, length if length <= self.max_bytes else min(length, KEPT_OF_REST))
        return Messages(
            cut.bodies,
            ((path, len(spans)),),
            spans.starts + window.offset,
            spans.lengths,
            np.arange(piece.index, piece.index + len(spans)),
            cut.failures,
            raw,
            {**values, **cut.params},
            ((piece.known, len(spans)),),
            notes=cut.notes,
        )

    def params_beside(self, file: SourceFile) -> StreamParams | None:
        """Return what the first message in the other direction's file tells, or None if it tells nothing."""
        other = other_direction(file)
        return None if other is None else self.first_told(other)

    def first_told(self, file: SourceFile, size: int = 1 << 20) -> StreamParams | None:
        """Return what the first message of a file tells, or None if it tells nothing in the first `size` bytes."""
        if not self.values.params:
            return None
        try:
            reader = WindowReader(open_file(file), file.path, size, keep_broken=True)
        except SourceError:
            return None
        known = next(self.pieces(reader.window, reader.is_last, self.params, self.values.nothing, 0)).known
        origin = f"{known.origin} of {file.path.rpartition('/')[2]}"
        return StreamParams(known.values, origin) if known.values else None

    def _first_change(
        self, window: Window, spans: Spans, params: Mapping[str, ParamValue], known: StreamParams, *, skips_first: bool
    ) -> tuple[int, Mapping[str, ParamValue] | None]:
        """Return the first message that changes parameters, and all values from there on; 0 and None without one."""
        if not len(spans) or all(param.id in params for param in self.values.params):
            return 0, None
        bodies = self.framing.cut(window, spans, {**known.values, **params}).bodies
        first = int(skips_first)
        for row, told in sorted(self.values.told(bodies.slice(first), known.values).items()):
            values = self.values.after(known, told)
            if values is not None:
                return row + first, values
        return 0, None

    def _window_size(self, file: SourceFile) -> int:
        """Return how many bytes to read at once: a batch, a whole file as one message, or all of a small file."""
        batch = self._options.batch_bytes
        if file.codec is not None or file.is_pipe:
            return batch
        if is_too_long(file, self._options):
            return KEPT_OF_REST
        longest = self.max_bytes + MAX_PREFIX if self._options.framing.kind == "file" else 0
        # One byte more than the file has, so that its end is seen at once.
        return min(file.size, max(longest, batch)) + 1

    def _cut_all(
        self,
        reader: WindowReader,
        path: str | None,
        index: int,
        params: Mapping[str, ParamValue],
        known: StreamParams | None = None,
        fallback: StreamParams | None = None,
    ) -> Iterator[Messages]:
        """Yield the messages of a stream; `index` is the number of the first. Raises SourceError."""
        known = known or fallback or self.values.nothing
        while True:
            is_last = reader.is_last and not reader.broken
            for piece in self.pieces(reader.window, is_last, params, known, index, fallback):
                if len(piece.spans):
                    yield self.messages(piece, path, params)
                known, index = piece.known, piece.index + len(piece.spans)
            consumed = piece.window.offset - reader.window.offset + piece.spans.consumed
            lost = piece.spans.lost
            del piece
            if lost is not None and self.framing.end is not None:
                yield _passed_over(reader, consumed, self.framing.end, lost, path, index)
                index += 1
                if reader.is_last and not len(reader.window) and not reader.broken:
                    return
                continue
            if lost is not None or reader.broken:
                yield _rest(reader, consumed, lost, path, index)
            if lost is not None or reader.is_last:
                return
            reader.read_on(consumed)


def unopened(part: Part, error: SourceError, files: FileOptions) -> Iterator[Messages]:
    """Yield the reject of a file that cannot be opened, nothing of one that may be missing, or raise the error."""
    if isinstance(error, MissingFile) and files.ignore_missing_files:
        return
    if not files.ignore_corrupt_files:
        raise error
    yield reject(part.file.path, part.start, 0, part.index, Failure("", 0, str(error)), b"")


def is_too_long(file: SourceFile, options: ReadOptions) -> bool:
    """Say whether a file as one message is longer than a message may be, as its size tells before it is read."""
    is_whole = options.framing.kind == "file" and file.codec is None and not file.is_pipe
    return is_whole and file.size > options.framing.max_message_bytes


def kind_of_capture(file: SourceFile) -> str | None:
    """Return which kind of capture a file is, or None. Raises SourceError."""
    reader = WindowReader(open_file(file), file.path, CAPTURE_HEAD, stop=CAPTURE_HEAD)
    return capture_kind(reader.window.slice(0, CAPTURE_HEAD))


def capture_told(kind: str, fmt: Format) -> str:
    """Return what is said of a capture that is read as messages of a format."""
    option, switch = ("", "") if fmt.layout.ports else (" with port=N, where the servers listen,", " --option port=N")
    return (
        f"a capture of network traffic ({kind}), and no message of {fmt.name}: "
        f"framing=pcap{option} reads the messages of its connections (--framing pcap{switch})"
    )


def _is_of_no_capture(fmt: Format) -> bool:
    """Say whether a format surely is not that of captures: its servers listen at ports, or it is shipped with those."""
    known = installed_formats().get("pcap_header")
    is_shipped = known is not None and fmt.source == known.source and fmt.name not in _OF_CAPTURES
    return bool(fmt.layout.ports) or is_shipped


def read_rest(reader: WindowReader, consumed: int) -> tuple[bytes, int]:
    """Read a stream to its end; return its first MiB from a position of the window on, and how many bytes there are."""
    kept, length = reader.window.slice(consumed, KEPT_OF_REST), len(reader.window) - consumed
    while not reader.is_last:
        reader.read_on(len(reader.window))
        kept += reader.window.slice(0, KEPT_OF_REST - len(kept))
        length += len(reader.window)
    return kept, length


def _rest(reader: WindowReader, consumed: int, lost: Failure | None, path: str | None, index: int) -> Messages:
    """Return one reject of all that follows where cutting ended."""
    offset = reader.window.offset + consumed
    kept, length = read_rest(reader, consumed)
    reason = f"the file cannot be read on: {reader.broken}; {length} bytes before that not decoded"
    return reject(path, offset, length, index, lost_rest(lost, length) if lost else Failure("", 0, reason), kept)


def _passed_over(
    reader: WindowReader, consumed: int, end: re.Pattern[bytes], lost: Failure, path: str | None, index: int
) -> Messages:
    """Return one reject of a message that is too long; read on to where the next one begins."""
    offset = reader.window.offset + consumed
    kept = reader.window.slice(consumed, KEPT_OF_REST)
    # An end may lie across what was read and what is read next.
    last = len(reader.window) - 1
    while (ended := end.search(memoryview(reader.window.data), last)) is None and not reader.is_last:  # type: ignore[arg-type]
        reader.read_on(len(reader.window) - 1)
        kept += reader.window.slice(1, KEPT_OF_REST - len(kept))
        last = 0
    stop = len(reader.window) if ended is None else ended.end()
    length = reader.window.offset + stop - offset
    reader.read_on(stop)
    return reject(path, offset, length, index, lost, kept[:length])


def lost_rest(lost: Failure, length: int) -> Failure:
    """Return the failure of all that follows in a stream where nothing can be cut any more, `length` bytes."""
    return replace(lost, reason=f"{lost.reason}; framing lost, {length} bytes to the end of the stream not decoded")
