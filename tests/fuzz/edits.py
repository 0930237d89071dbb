"""Edit rows of messages at random and write them back: what is written is read as the row says, or nothing is written.

    make fuzz                                        five minutes
    python tests/fuzz/edits.py --edits 10000
    python tests/fuzz/edits.py --first 17 --edits 1      one again, by the seed that was printed
    python tests/fuzz/edits.py --together                rows with edits in the same places, which examples write

The machine reads what the writer wrote, and its rows are compared by a function of this file. Of rows that are written
together some are written by a draft each too, which has the same bytes.
"""

from __future__ import annotations

import base64
import math
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

import click
import pyarrow as pa
from differential import SAMPLES

from ksyspark.decoder import DecodeOptions, Decoder, ParamValue
from ksyspark.formats import Format, find_format, installed_formats
from ksyspark.interpreter.message import Interpreter
from ksyspark.writer import DERIVE, Written
from ksyspark_codegen.checks.samples import messages_of, samples_in

LONGEST, MESSAGES = 700, 60
SHAPES, ALIKE, AGAIN = 4, 64, 4
"""Messages that rows written together are made of, the rows of each, and how many of all are written alone too."""
UNTOLD = frozenset({"mqrmh", "sas_tibrv", "tibrv_msg"})
"""Formats with bytes that no column tells: an example has others than a draft."""
Path = tuple[str | int, ...]


class Finding(Exception):
    """A message was written that is read as something else; the text says where."""


@dataclass(frozen=True)
class Base:
    """A message of a sample, its parameters and its row."""

    data: bytes
    params: Mapping[str, ParamValue]
    row: Mapping[str, Any]


@cache
def bases_of(name: str) -> list[Base]:
    """Return short messages of the samples of a format; codes are numbers in their rows."""
    fmt = find_format(name)
    reader, bases = Interpreter(fmt.library, fmt.layout, enums_as_ints=True), list[Base]()
    for sample in samples_in(SAMPLES / name):
        for message in islice(messages_of(fmt, sample.file, sample.options), MESSAGES):
            params = fmt.encoder().arguments({}, message.params)
            read = reader.read(message.data, params)
            if read.fault is None and len(message.data) <= LONGEST:
                bases.append(Base(message.data, params, read.row))
    return bases


def _places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of all that a row holds."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for part, inner in parts:
        yield (*path, part)
        yield from _places(inner, (*path, part))


def edited(chance: random.Random, value: Any) -> Any:
    """Return another value of the same kind, or None."""
    if chance.random() < 0.1:
        return None
    match value:
        case bool():
            return not value
        case int():
            return chance.choice((value + 1, value - 1, 0, 1, chance.randrange(300), chance.getrandbits(32), -1))
        case float():
            return chance.choice((value + 1, -value, 0.0))
        case str():
            return chance.choice((value + "x", value[:-1], value[1:], "", value.upper(), value * 3, "é" + value))
        case bytes():
            more = chance.randbytes(chance.randrange(9))
            return chance.choice((value + more, value[:-1], more, value[::-1], b"", more + value))
        case list():
            at = chance.randrange(len(value) + 1)
            items = [value[at - 1]] if value else []
            return chance.choice((value[:at] + items + value[at:], value[:at], value[at:], value[::-1], []))
        case dict():
            return {name: inner for name, inner in value.items() if chance.random() < 0.7}
    return value


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copy(inner) for name, inner in value.items()}
    return [_copy(one) for one in value] if isinstance(value, list) else value


def edit(chance: random.Random, row: Mapping[str, Any], places: random.Random) -> dict[str, Any]:
    """Return a row with one to three edits, of which `places` says where they are."""
    copied: dict[str, Any] = _copy(row)
    for _ in range(places.randint(1, 3)):
        *around, last = places.choice(list(_places(copied)))
        holder: Any = copied
        for part in around:
            holder = holder[part]
        holder[last] = edited(chance, holder[last])
    return copied


def unlike(asked: Any, read: Any, path: str = "") -> Iterator[str]:
    """Yield the paths of values that were asked for and are not there."""
    if isinstance(asked, dict):
        has_value = any(True for _ in _leaves(asked))
        if not isinstance(read, dict):
            yield from [path] if has_value else []
            return
        for name, value in asked.items():
            yield from unlike(value, read.get(name), f"{path}.{name}".removeprefix("."))
    elif isinstance(asked, list):
        if not isinstance(read, list) or len(read) != len(asked):
            yield path
            return
        for at, (value, other) in enumerate(zip(asked, read, strict=True)):
            yield from unlike(value, other, f"{path}[{at}]")
    elif asked is not None and asked != read:
        both_nan = isinstance(asked, float) and isinstance(read, float) and math.isnan(asked) and math.isnan(read)
        yield from [] if both_nan else [path]


def _leaves(value: Any) -> Iterator[Any]:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    if parts is None:
        yield from () if value is None else (value,)
    else:
        for part in parts:
            yield from _leaves(part)


def check(name: str, seed: int) -> str:
    """Write one edited row; return what became of it: written, overruled or refused. Raises Finding."""
    chance, fmt = random.Random(f"{name} {seed}"), find_format(name)
    base = chance.choice(bases_of(name))
    row, derive, has_template = edit(chance, base.row, chance), chance.choice(DERIVE), chance.random() < 0.6
    written = _encoder(fmt, derive).write(row, base.params, base.data if has_template else None)
    return _judged(fmt, f"{name}, seed {seed}, {derive}", base, row, written)


def check_together(name: str, seed: int) -> Counter[str]:
    """Write rows with edits in the same places; return how many of them became what. Raises Finding."""
    chance, fmt = random.Random(f"{name} together {seed}"), find_format(name)
    bases = [base for base in chance.choices(bases_of(name), k=SHAPES) for _ in range(ALIKE)]
    rows = [edit(chance, base.row, random.Random(at // ALIKE + seed * SHAPES)) for at, base in enumerate(bases)]
    derive = chance.choice(DERIVE)
    encoder = _encoder(fmt, derive)
    templates = [base.data for base in bases] if chance.random() < 0.6 else None
    told = [{**row, "_params": base.params} for row, base in zip(rows, bases, strict=True)]
    outcomes, what = Counter[str](), f"{name}, together, seed {seed}, {derive}, {'with' if templates else 'without'}"
    for number, written in enumerate(encoder.written(told, {}, templates)):
        outcomes[_judged(fmt, f"{what}, row {number}", bases[number], rows[number], written)] += 1
        if chance.randrange(len(rows)) < AGAIN:
            alone = encoder.write(rows[number], bases[number].params, templates and templates[number])
            if alone.data not in {None, written.data} and (name not in UNTOLD or written.data is None):
                raise Finding(f"{what}, row {number}: {rows[number]} became {written}, and alone {alone}")
    return outcomes


def _judged(fmt: Format, what: str, base: Base, row: Mapping[str, Any], written: Written) -> str:
    """Return what became of a row: written, overruled or refused. Raises Finding."""
    if written.data is None:
        return "refused"
    decoded = _decoder(fmt).decode(pa.array([written.data], pa.binary()), dict(base.params))
    what = f"{what}, {base64.b16encode(base.data)!r}: {row} became {written.data.hex()}"
    if decoded.failures:
        raise Finding(f"{what}, which is refused: {decoded.failures[0]}")
    told = {one.field for one in written.overruled}
    for path in unlike(row, decoded.columns.to_pylist()[0]):
        # The column of a structure may be one of its values.
        if not any(f"{path}.".startswith((f"{one}.", f"{one}[")) or one.startswith(f"{path}.") for one in told):
            raise Finding(f"{what}, which is something else at {path}")
    return "overruled" if told else "written"


@cache
def _decoder(fmt: Format) -> Decoder:
    return fmt.decoder(DecodeOptions(enums_as_ints=True))


@cache
def _encoder(fmt: Format, derive: Any) -> Any:
    return fmt.encoder(derive=derive)


@click.command
@click.option("--seconds", type=float, default=300, show_default=True, help="Stop after so long.")
@click.option("--edits", type=int, help="Stop after so many edits instead.")
@click.option("--first", type=int, default=0, show_default=True, help="Seed of the first edit.")
@click.option("--format", "names", multiple=True, help="Only this format; may be given again.")
@click.option("--together", is_flag=True, help="Write many rows at once: each edit is one of such rows.")
def fuzz(seconds: float, edits: int | None, first: int, names: tuple[str, ...], *, together: bool) -> None:
    """Print what became of the edits; end with status 1 where a message says something else than its row."""
    chosen = [name for name in names or installed_formats() if bases_of(name)]
    tried: dict[str, Counter[str]] = {name: Counter() for name in chosen}
    end, slowest, findings = time.monotonic() + seconds, (0.0, ""), 0
    for seed in range(first, first + (edits or 1 << 60)):
        if edits is None and time.monotonic() > end:
            break
        name, began = chosen[seed % len(chosen)], time.process_time()
        try:
            tried[name].update(check_together(name, seed) if together else [check(name, seed)])
        except Finding as finding:
            click.echo(str(finding))
            findings += 1
        slowest = max(slowest, (time.process_time() - began, f"{name}, seed {seed}"))
    for name, counts in tried.items():
        click.echo(f"{name}: {counts.total():,} edits, {dict(counts)}")
    total = sum((counts for counts in tried.values()), Counter[str]())
    click.echo(
        f"{total.total():,} edits, {dict(total)}; {findings} findings; slowest {slowest[0]:.1f} s ({slowest[1]})"
    )
    if findings:
        raise click.ClickException(f"{findings} findings")


if __name__ == "__main__":
    fuzz()
