"""`ksyspark doctor`: which installed formats the bytes of a file could be, and with which command to go on."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from shlex import quote

import click
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.arrow import decode, read
from ksyspark.cli.printing import echo
from ksyspark.cli.reading import import_path_option
from ksyspark.display import show_count, show_plain
from ksyspark.errors import KsysparkError, SourceError
from ksyspark.escaping import one_line
from ksyspark.formats import Format, find_format, installed_formats
from ksyspark.io.files import codec_of, codec_told
from ksyspark.io.framings import CAPTURE_HEAD, capture_kind
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder

# Larger files are tried by their first messages alone, and not as one message.
_MOST_READ = 4 << 20
_NEAREST = 3
# A format that refuses more messages, and more than it reads, is given up.
_MOST_REFUSED = 1_000
# So many times a byte is changed, of a stream in its first bytes, to see whether a format notices; less often in large
# messages. A format that notices fewer than two changes, or fewer than one in so many, takes nearly any bytes.
_CHANGES, _CHANGED_BYTES, _CHANGED_STREAM = 192, 1 << 20, 1 << 15
_NOTICED_IN = 24
# What dumps of queues and lines of JSON begin with.
_TEXT_HEAD = 1 << 12
_TEXTS = {
    "jsonl": rb"\s*\{",
    "mqsc-dump": rb"\* |N\n|A |[\s\S]*\nA ",
    "amqsbcg": rb"[\s\S]*\n ?MQGET of message number ",
}


@dataclass(frozen=True, slots=True)
class Trial:
    """What a format made of a file with a framing: messages, good ones among them, and the bytes of these.

    `size` is how many bytes there are to read, None where they are not counted: in a capture or a dump, and in a file
    of which the first messages were read alone. `reason` is what the first reject says, whose field, `field`, begins at
    byte `offset` of the file. Of `changes` to single bytes the format would notice `noticed`; a dump is not changed.
    """

    name: str
    framing: str
    messages: int
    good: int
    num_bytes: int
    size: int | None
    offset: int
    field: str
    reason: str
    noticed: int = 0
    changes: int = 0

    @property
    def fits(self) -> bool:
        """Tell whether there are good messages, and others would not do as well."""
        return self.good > 0 and (not self.changes or self.noticed >= max(2, self.changes // _NOTICED_IN))

    @property
    def is_whole(self) -> bool:
        return self.good == self.messages and self.size in (None, self.num_bytes)


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--format", "format_names", multiple=True, help="Try this format or .ksy only; may be repeated.")
@import_path_option
def doctor(file: str, format_names: tuple[str, ...], import_path: tuple[str, ...]) -> None:
    """Try the installed formats on FILE, and say which of them it could be, how far they fit, and how to read it.

    The suffix of FILE, or else its first bytes, say how it is compressed. Parameters have their defaults. To see how
    much a fit means, single bytes are changed: a format that does not notice accepts nearly any bytes.
    """
    formats = {name: find_format(name, import_path) for name in format_names} or installed_formats()
    data, codec = _bytes_of(file)
    compression = "" if codec == codec_of(file, "auto") else f" --option compression={codec}"
    if not data:
        raise SourceError(f"{file}: is empty.")
    capture = capture_kind(data[:CAPTURE_HEAD])
    kind = f"a capture of network traffic ({capture})" if capture else ""
    if data.isascii() and b"\0" not in data and not capture:
        kind = "text"
    parts = [show_count(Path(file).stat().st_size, "byte"), f"compressed ({codec})" if codec else "", kind]
    echo(f"{file}: {', '.join(part for part in parts if part)}")
    trials = [trial for name, fmt in formats.items() for trial in _trials(name, fmt, file, codec, data)]
    fitting = sorted(
        (trial for trial in trials if trial.fits),
        key=lambda trial: (not trial.is_whole, -trial.noticed, -trial.num_bytes, trial.name),
    )
    for trial in fitting:
        _print_fit(trial, f"{quote(file)}{compression}")
    named = {trial.name for trial in fitting}
    if not any(trial.is_whole for trial in fitting):
        ports = " Servers at other ports are read with --option port=N." if capture and not fitting else ""
        echo(f"No format fits{' to the end' if fitting else ''}.{ports}")
        nearest = [trial for trial in trials if not trial.good and trial.offset and trial.name not in named]
        # The more bytes a format read, of which it would notice others, the nearer it is.
        nearest.sort(key=lambda trial: trial.offset * trial.noticed / (trial.changes or 1))
        _print_nearest(nearest[-_NEAREST:][::-1], formats, data)
    others = sorted({trial.name for trial in trials if trial.good} - named)
    if others:
        echo(f"Formats that take nearly any bytes, and take these: {', '.join(others)}")
    unread = sorted(name for name, fmt in formats.items() if _needs_params(fmt))
    if unread:
        echo(f"Not tried, because they need parameters: {', '.join(unread)}")


def _bytes_of(file: str) -> tuple[bytes, str | None]:
    """Return the first bytes of a file, decompressed, and how it is compressed. Raises SourceError."""
    try:
        with Path(file).open("rb") as head:
            codec = codec_of(file, "auto") or codec_told(head.read(CAPTURE_HEAD))
        with pa.input_stream(file, compression=codec) as stream:
            return bytes(stream.read(_MOST_READ)), codec
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{file}: cannot be read: {error}") from error


def _framings(fmt: Format, data: bytes) -> Iterator[str]:
    if capture_kind(data[:CAPTURE_HEAD]):
        if fmt.layout.ports:
            yield "pcap"
        return
    yield from (framing for framing, beginning in _TEXTS.items() if re.match(beginning, data[:_TEXT_HEAD]))
    if len(data) < _MOST_READ:
        yield "file"
    if fmt.layout.is_self_delimiting:
        yield "stream"


def _needs_params(fmt: Format) -> bool:
    return any(param.default is None for param in fmt.layout.params)


def _trials(name: str, fmt: Format, file: str, codec: str | None, data: bytes) -> Iterator[Trial]:
    """Yield what a format makes of a file: as one message, or as a stream where it has more than one."""
    if _needs_params(fmt):
        return
    trials = []
    for framing in _framings(fmt, data):
        try:
            trial = _trial(name, fmt, file, {"framing": framing, "compression": codec or "none"}, data)
        except KsysparkError:
            continue
        if framing in ("file", "stream"):
            trial = _with_noticed(trial, fmt, data)
        trials.append(trial)
    # A stream of one message is a file.
    is_stream = any(trial.framing == "stream" and trial.good > 1 for trial in trials)
    yield from (trial for trial in trials if trial.framing != ("file" if is_stream else "stream") or len(trials) == 1)


def _trial(name: str, fmt: Format, file: str, options: Mapping[str, str], data: bytes) -> Trial:
    """Read a file, the first batch of a large one. Raises what a read raises."""
    is_read_whole, framing = len(data) < _MOST_READ, options["framing"]
    messages = good = num_bytes = offset = 0
    field = reason = ""
    for batch in read(file, fmt, **options, batchRows="4096"):
        refused, source = batch.column("_error").is_valid(), batch.column("_source")
        messages, good = messages + len(batch), good + refused.false_count
        num_bytes += pc.sum(pc.struct_field(source, "length").filter(pc.invert(refused))).as_py() or 0
        if refused.true_count and not reason:
            row = refused.index(True).as_py()
            error = batch.column("_error")[row].as_py()
            offset = (source[row].as_py()["offset"] or 0) + (error["offset"] or 0)
            field = error["field"]
            reason = f"{field or 'the message'} at byte {offset:,}: {error['reason']}"
        if not is_read_whole or messages - good > max(good, _MOST_REFUSED):
            break
    size = len(data) if is_read_whole and framing in ("file", "stream") else None
    return Trial(name, framing, messages, good, num_bytes, size, offset, field, reason)


def _with_noticed(trial: Trial, fmt: Format, data: bytes) -> Trial:
    """Tell of how many changes of single bytes a format would notice: of all, or of those that it read well."""
    chance = Random(len(data))  # noqa: S311 (chance without secrets)
    data = data[:_CHANGED_STREAM] if trial.framing == "stream" else data
    stop = len(data) if trial.good else min(trial.offset, len(data))
    most = _CHANGES if trial.good else _CHANGES // 8
    count = max(_CHANGES // 32, min(most, _CHANGED_BYTES // len(data))) if stop else 0
    # What formats begin with proves most, and so each byte of it is changed.
    places = [at if at < min(stop, count // 2) else chance.randrange(stop) for at in range(count)]
    changed = [data[:at] + bytes([data[at] ^ chance.randrange(1, 256)]) + data[at + 1 :] for at in places]
    decoder = ColumnDecoder(fmt, ReadOptions.from_mapping({"framing": trial.framing}, fmt.layout))
    fitting = Counter[int]()
    for rows, numbers in decoder.decode(pa.array([*changed, data], pa.binary()), {}):
        for number, error in zip(numbers.to_pylist(), rows.column("_error").to_pylist(), strict=True):
            fitting[number] += error is None or (not trial.good and error["offset"] >= stop)
    noticed = sum(fitting[number] < max(fitting[count], 1) for number in range(count))
    return replace(trial, noticed=noticed, changes=count)


def _print_fit(trial: Trial, source: str) -> None:
    """Print how far a format fits, and the command to go on with: `source` is the file with how to read it."""
    more = f", {show_count(trial.messages - trial.good, 'reject')}" if trial.good < trial.messages else ""
    share = "" if trial.size is None else f", {trial.num_bytes:,} of {trial.size:,} bytes"
    framing = "" if trial.framing == "file" else f" --framing {trial.framing}"
    noticed = f"; {trial.noticed} of {trial.changes} changes of a byte would be noticed" if trial.changes else ""
    echo(f"  {trial.name} ({trial.framing}): {show_count(trial.good, 'message')}{share}{more}{noticed}")
    echo(f"      ksyspark decode {trial.name} {source}{framing}")


def _print_nearest(nearest: list[Trial], formats: Mapping[str, Format], data: bytes) -> None:
    """Print formats, each with the first thing that does not fit, and what that would be a byte or two beside it."""
    if nearest:
        echo("Nearest, and what does not fit:")
    for trial in nearest:
        echo(f"  {trial.name} ({trial.framing}): {one_line(trial.reason)}")
        for line in _beside(trial, formats[trial.name], data):
            echo(f"      {line}")


def _beside(trial: Trial, fmt: Format, data: bytes) -> Iterator[str]:
    """Yield what the field that does not fit would say one or two bytes earlier and later, and how far it would fit."""
    for shift in (-2, -1, 1, 2):
        start = trial.offset + shift
        if "end of data" in trial.reason or not trial.changes or not 0 <= start < len(data):
            continue
        messages = decode([data[: trial.offset] + data[start:]], fmt, {"framing": trial.framing})
        row = messages.slice(0, 1).to_pylist()[0]
        value: object = row
        for name in re.findall(r"\w+", trial.field):
            value = (
                value[int(name)] if isinstance(value, list) else value.get(name) if isinstance(value, dict) else None
            )
        error = row["_error"] or {"offset": None, "found": None}
        says = error["found"] if value is None else show_plain(value)
        if says is not None and error["offset"] is None:
            says = f"{says}, and all fits"
        elif says is not None and error["offset"] > trial.offset:
            says = f"{says}, and fits up to byte {error['offset'] + shift:,}"
        if says is not None:
            yield f"{show_count(abs(shift), 'byte')} {'earlier' if shift < 0 else 'later'}: {one_line(says, 100)}"
