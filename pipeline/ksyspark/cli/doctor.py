"""`ksyspark doctor`: which installed formats the bytes of a file could be, and with which command to go on."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from shlex import quote

import click
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.arrow import decode, read
from ksyspark.cli.printing import echo
from ksyspark.cli.reading import import_path_option
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError, SourceError
from ksyspark.escaping import one_line
from ksyspark.formats import Format, find_format, installed_formats
from ksyspark.io.files import codec_of
from ksyspark.io.framings import CAPTURE_HEAD, capture_kind

# Larger files are not tried as one message.
_MOST_OF_ONE = 4 << 20
_NEAREST = 3
# So many bytes are changed, one at a time, to see whether a format notices; fewer of large messages.
_CHANGES, _CHANGED_BYTES = 48, 1 << 20
_LEAST_NOTICED = 2


@dataclass(frozen=True, slots=True)
class Trial:
    """What a format made of a file with a framing, or of its first messages: good ones, their bytes, the first reject.

    `offset` is where the first reject's field begins in the file. Of `changes` to single bytes it would notice
    `noticed`, so that a fit means something, or not.
    """

    name: str
    framing: str
    messages: int
    good: int
    num_bytes: int
    offset: int
    reason: str
    noticed: int
    changes: int

    def covers(self, size: int) -> bool:
        """Tell whether all bytes, or all messages of a container, are good."""
        return self.good == self.messages > 0 and (self.framing not in ("file", "stream") or self.num_bytes == size)


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--format", "format_names", multiple=True, help="Try this format or .ksy only; may be repeated.")
@import_path_option
def doctor(file: str, format_names: tuple[str, ...], import_path: tuple[str, ...]) -> None:
    """Try the installed formats on FILE, and say which of them it could be, how far they fit, and how to read it.

    Compression is told by the file's name. Parameters have their defaults. Bytes are changed, one at a time: a format
    that notices none of that takes nearly any bytes, and is told apart.
    """
    formats = {name: find_format(name, import_path) for name in format_names} or installed_formats()
    data = _bytes_of(file)
    if not data:
        raise SourceError(f"{file}: is empty.")
    size = len(data) if len(data) < _MOST_OF_ONE else None
    codec, capture = codec_of(file, "auto"), capture_kind(data[:CAPTURE_HEAD])
    kind = f"a capture of network traffic ({capture})" if capture else ""
    if data.isascii() and b"\0" not in data and not capture:
        kind = "text"
    parts = [show_count(Path(file).stat().st_size, "byte"), f"compressed ({codec})" if codec else "", kind]
    echo(f"{file}: {', '.join(part for part in parts if part)}")
    trials = [trial for name, fmt in formats.items() for trial in _trials(name, fmt, file, data, size)]
    fitting = [trial for trial in trials if trial.good and trial.noticed >= _LEAST_NOTICED]
    fitting.sort(key=lambda trial: (not trial.covers(size or 0), -trial.noticed, -trial.num_bytes, trial.name))
    for trial in fitting:
        _print_fit(trial, file, size)
    named = {trial.name for trial in fitting}
    if not any(trial.covers(size or 0) for trial in fitting):
        echo("No format fits to the end." if fitting else "No format fits.")
        _print_nearest([trial for trial in trials if not trial.good and trial.name not in named])
    others = sorted({trial.name for trial in trials if trial.good} - named)
    if others:
        echo(f"Formats that take nearly any bytes, and take these: {', '.join(others)}")
    unread = sorted(name for name, fmt in formats.items() if _needs_params(fmt))
    if unread:
        echo(f"Not tried, because they need parameters: {', '.join(unread)}")


def _bytes_of(file: str) -> bytes:
    """Return a file's bytes, decompressed, as far as it is tried as one message. Raises SourceError."""
    try:
        with pa.input_stream(file, compression=codec_of(file, "auto")) as stream:
            return bytes(stream.read(_MOST_OF_ONE))
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{file}: cannot be read: {error}") from error


def _framings(fmt: Format, head: bytes, size: int | None) -> Iterator[str]:
    if capture_kind(head[:CAPTURE_HEAD]):
        if fmt.layout.ports:
            yield "pcap"
        return
    if head.lstrip().startswith(b"{"):
        yield "jsonl"
    if head.startswith((b"* ", b"N\n", b"A ")) or b"\nA " in head:
        yield "mqsc-dump"
    if size is not None:
        yield "file"
    if fmt.layout.is_self_delimiting:
        yield "stream"


def _needs_params(fmt: Format) -> bool:
    return any(param.default is None for param in fmt.layout.params)


def _trials(name: str, fmt: Format, file: str, data: bytes, size: int | None) -> Iterator[Trial]:
    """Yield what a format makes of a file: as one message, or as a stream where it has more than one.

    `size` is that of the decompressed bytes, None for a file that is too large to be one message.
    """
    if _needs_params(fmt):
        return
    trials = []
    for framing in _framings(fmt, data, size):
        try:
            batch = next(iter(read(file, fmt, framing=framing)), None)
        except KsysparkError:
            continue
        if batch is not None and len(batch):
            good = batch.column("_error").null_count
            is_changed = good > 0 and framing in ("file", "stream")
            noticed, changes = _noticed(fmt, framing, data, good) if is_changed else (good + 1, 0)
            trials.append(_trial(name, framing, batch, noticed, changes))
    # A stream of one message is a file.
    is_stream = any(trial.framing == "stream" and trial.good > 1 for trial in trials)
    yield from (trial for trial in trials if trial.framing != ("file" if is_stream else "stream") or len(trials) == 1)


def _trial(name: str, framing: str, batch: pa.RecordBatch, noticed: int, changes: int) -> Trial:
    refused = batch.column("_error").is_valid()
    source = batch.column("_source")
    num_bytes = pc.sum(pc.struct_field(source, "length").filter(pc.invert(refused))).as_py() or 0
    offset, reason = 0, ""
    if refused.true_count:
        row = refused.index(True).as_py()
        error = batch.column("_error")[row].as_py()
        offset = (source[row].as_py()["offset"] or 0) + (error["offset"] or 0)
        reason = f"{error['field'] or 'the message'} at byte {offset:,}: {error['reason']}"
    return Trial(name, framing, len(batch), refused.false_count, num_bytes, offset, reason, noticed, changes)


def _noticed(fmt: Format, framing: str, data: bytes, good: int) -> tuple[int, int]:
    """Return how many changes of single bytes a format would notice by fewer `good` messages, and of how many."""
    chance = Random(len(data))  # noqa: S311 (chance without secrets)
    changes = min(len(data), max(_CHANGES // 8, min(_CHANGES, _CHANGED_BYTES // len(data))))
    positions = chance.sample(range(len(data)), changes)
    noticed = 0
    for at in positions:
        changed = data[:at] + bytes([data[at] ^ chance.randrange(1, 256)]) + data[at + 1 :]
        noticed += decode([changed], fmt, {"framing": framing}).column("_error").null_count < good
    return noticed, changes


def _print_fit(trial: Trial, file: str, size: int | None) -> None:
    more = f", {show_count(trial.messages - trial.good, 'reject')}" if trial.good < trial.messages else ""
    is_of_bytes = size is not None and trial.framing in ("file", "stream")
    share = f", {trial.num_bytes:,} of {size:,} bytes" if is_of_bytes else ""
    framing = "" if trial.framing == "file" else f" --framing {trial.framing}"
    noticed = f"; {trial.noticed} of {trial.changes} changed bytes would be noticed" if trial.changes else ""
    echo(f"  {trial.name} ({trial.framing}): {show_count(trial.good, 'message')}{share}{more}{noticed}")
    echo(f"      ksyspark decode {trial.name} {quote(file)}{framing}")


def _print_nearest(trials: list[Trial]) -> None:
    """Print the formats that read farthest, each with the first thing that does not fit."""
    nearest = sorted((trial for trial in trials if trial.offset), key=lambda trial: -trial.offset)[:_NEAREST]
    if nearest:
        echo("Farthest, and what does not fit:")
    for trial in nearest:
        echo(f"  {trial.name} ({trial.framing}): {one_line(trial.reason)}")
