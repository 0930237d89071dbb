"""Change and grow specifications: each is refused with problems, or becomes a format that reads any bytes.

    python tests/fuzz/specifications.py                     five minutes
    python tests/fuzz/specifications.py --specifications 100000
    python tests/fuzz/specifications.py --first 17 --specifications 1

Each has its own seed, which is printed where something else comes out. Work is counted in calls of Python functions.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import click
import pyarrow as pa

from ksyspark.compiler.build import build_path
from ksyspark.formats import CompiledInMemory, Format
from ksyspark.spec.problems import SpecError

ROOT = Path(__file__).parents[2]
LONGEST_SEED = 6_000
# The largest specification up to the limits takes a tenth of that.
MOST_CALLS = 60_000_000
VALUES = [
    "0", "-1", "255", "4294967296", "18446744073709551616", "9" * 60, "0x" + "f" * 40, "1 << 70", "a", "_", "_index",
    "_root", "_parent", "_io.size", "_io.pos", "u1", "u8", "s4le", "b64", "b65", "f8", "str", "strz", "[]", "{}",
    "null", "true", '"\\0"', '"\\u202e"', "'é'", "::", "a::b", "a(1)", "1 / 0", "1.0e400", "a + b", "x.to_s('IBM037')",
    "[0, 1]", "expr", "eos", "until", "UTF-16LE", "NOPE-8", "(" * 150, "&x [*x]", "*x",
    "!t 1", "~", "-", "|", ">", "a: b", "#",
]  # fmt: skip
KEYS = (
    "id type size repeat repeat-expr repeat-until if valid value pos contents enum encoding endian terminator "
    "consume include eos-error pad-right size-eos process io doc params types instances enums seq meta imports "
    "switch-on cases -logical-type -sensitive -default -column -max-recursion-depth -reason min max eq any-of in-enum"
).split()
MESSAGES = [b"", b"\0", b"\xff" * 8, bytes(range(64)), b"\1" * 300]

Change = Callable[[random.Random, list[str]], None]


@cache
def seeds() -> list[str]:
    """Return the texts to start from: shipped, golden and refused specifications that are short."""
    folders = (ROOT / "ksy", ROOT / "tests" / "golden", ROOT / "tests" / "bad_specs")
    texts = [path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.ksy"))]
    return [text for text in texts if len(text) <= LONGEST_SEED and "imports:" not in text]


def value(chance: random.Random, lines: list[str]) -> None:
    """Give a key another value."""
    at = chance.randrange(len(lines))
    lines[at] = re.sub(r":( .*|)$", lambda _: f": {chance.choice(VALUES)}", lines[at])


def key(chance: random.Random, lines: list[str]) -> None:
    """Add a key, or rename one."""
    at = chance.randrange(len(lines))
    indent = re.match(r"[ -]*", lines[at])[0].replace("-", " ")
    if chance.random() < 0.5:
        lines.insert(at + 1, f"{indent}{chance.choice(KEYS)}: {chance.choice(VALUES)}")
    else:
        lines[at] = re.sub(r"[\w-]+:", f"{chance.choice(KEYS)}:", lines[at], count=1)


def line(chance: random.Random, lines: list[str]) -> None:
    """Leave out, double or move a line."""
    at = chance.randrange(len(lines))
    taken = lines.pop(at) if chance.random() < 0.6 or len(lines) < 3 else lines[at]
    if chance.random() < 0.6:
        lines.insert(chance.randrange(len(lines) + 1), taken)


def indentation(chance: random.Random, lines: list[str]) -> None:
    """Move some lines to the right or left."""
    at = chance.randrange(len(lines))
    by = chance.choice([-4, -2, 2, 4])
    for number in range(at, min(at + chance.randrange(1, 6), len(lines))):
        lines[number] = " " * by + lines[number] if by > 0 else lines[number].removeprefix(" " * -by)


def character(chance: random.Random, lines: list[str]) -> None:
    """Put any character anywhere."""
    at = chance.randrange(len(lines))
    place = chance.randrange(len(lines[at]) + 1)
    lines[at] = (
        lines[at][:place]
        + chance.choice("\0\x1b\x7f\x9b\u202e\ud7ff\ufffe\U0010ffff:{}[]'\"\\&*#\t")
        + lines[at][place:]
    )


def block(chance: random.Random, lines: list[str]) -> None:
    """Repeat some lines up to a thousand times."""
    at = chance.randrange(len(lines))
    part = lines[at : at + chance.randrange(1, 5)]
    lines[at:at] = part * chance.choices([2, 10, 1000], [10, 10, 1])[0]


CHANGES: tuple[Change, ...] = (value, value, key, line, indentation, character, block)


def changed(chance: random.Random) -> str:
    """Return a specification with some changes."""
    lines = chance.choice(seeds()).splitlines()
    for _ in range(chance.choice([1, 1, 2, 3, 8])):
        chance.choice(CHANGES)(chance, lines)
        lines = lines or [""]
    return "\n".join(lines) + "\n"


def grown(chance: random.Random) -> str:
    """Return a specification of much of something: types in each other, uses, fields, operations, labels, texts."""
    # One of 400 takes as long as a hundred of 10.
    many = chance.choices([3, 10, 30, 60, 100, 200, 400], [20, 20, 20, 10, 5, 2, 1])[0]
    uses = chance.choice([1, 1, 2, 2, 3])
    head = "meta: {id: grown, endian: be, encoding: UTF-8}\n"
    match chance.randrange(8):
        case 0:
            types = [f"  t{n}: {{seq: [{_fields(f't{n + 1}', uses)}]}}" for n in range(many)]
            return f"{head}seq: [{{id: a, type: t0}}]\ntypes:\n" + "\n".join(types) + f"\n  t{many}: {{seq: []}}\n"
        case 1:
            nested = "".join(f"{' ' * (4 * n)}types:\n{' ' * (4 * n)}  t{n}:\n" for n in range(many))
            return f"{head}{nested}{' ' * (4 * many)}seq: [{{id: a, type: u1}}]\n"
        case 2:
            step = chance.choice(["v{} * v{}", "v{} + v{} * 2", "v{} > 0 ? v{} : 1", "v{} << (v{} & 7)"])
            values = [f"  v{n + 1}: {{value: '{step.format(n, n)}'}}" for n in range(many)]
            return f"{head}seq: [{{id: v0, type: u4}}]\ninstances:\n" + "\n".join(values) + "\n"
        case 3:
            operator = chance.choice(["+", "*", "and", "==", "<<", "? 1 :"])
            return f"{head}seq: [{{id: a, type: u1, if: '{f' {operator} '.join(['a'] * many)}'}}]\n"
        case 4:
            labels = "\n".join(f"    {n}: label_{n}" for n in range(many * 50))
            return f"{head}seq: [{{id: a, type: u4, enum: e}}]\nenums:\n  e:\n{labels}\n"
        case 5:
            sized = chance.choice(["size: 9, ", ""])
            inner = ", ".join(f"{{id: a{n}, {sized}type: grown}}" for n in range(chance.choice([1, 2, 4, 8])))
            return f"meta: {{id: grown, -max-recursion-depth: {chance.choice([1, 3, 16])}}}\nseq: [{inner}]\n"
        case 6:
            cases = ", ".join(f"{n}: t" for n in range(many * 10))
            return f"{head}seq: [{{id: a, type: {{switch-on: 1, cases: {{{cases}}}}}}}]\ntypes: {{t: {{seq: []}}}}\n"
    text = chance.choice(["x", "\u202e", "'\\n", "漢"]) * many * 100
    return f"{head}doc: {text}\nseq: [{{id: a{'a' * many * 10}, type: u1, doc: {text}}}]\n"


def _fields(used: str, count: int) -> str:
    return ", ".join(f"{{id: a{number}, type: {used}}}" for number in range(count))


@contextmanager
def counted_calls(most: int) -> Iterator[None]:
    """Raise AssertionError inside a `with` block where it calls more functions than that."""
    left = most

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal left
        left -= event == "call"
        if left < 0:
            sys.setprofile(None)
            raise AssertionError(f"more than {most} calls")

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


def outcome_of(text: str, folder: Path) -> str:
    """Return what becomes of a specification: problems, or a format. Any other exception is a mistake of ours."""
    found = re.search(r"\bid: *([a-z][a-z0-9_]*)", text)
    path = folder / f"{found[1][:100] if found else 'none'}.ksy"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    try:
        with counted_calls(MOST_CALLS):
            compiled = build_path(path)
    except SpecError:
        return "problems"
    finally:
        path.unlink()
    fmt = Format(path.stem, CompiledInMemory(tuple(compiled.dumped().items())))
    if not any(param.default is None for param in fmt.layout.params):
        batch = pa.array(MESSAGES, pa.binary())
        with counted_calls(MOST_CALLS):
            machine, reference = fmt.decoder().decode(batch, {}), fmt.reference_decoder().decode(batch, {})
        assert machine.failures == reference.failures
        assert repr(machine.columns.to_pylist()) == repr(reference.columns.to_pylist())
    return "a format"


def specification(seed: int) -> str:
    """Return the specification of a seed: every fourth is grown, the others are changed."""
    chance = random.Random(seed)
    return grown(chance) if seed % 4 == 0 else changed(chance)


@click.command
@click.option("--seconds", type=float, default=300, show_default=True, help="Stop after so long.")
@click.option("--specifications", "most", type=int, help="Stop after so many instead.")
@click.option("--first", type=int, default=0, show_default=True, help="Seed of the first one.")
def fuzz(seconds: float, most: int | None, first: int) -> None:
    """Print what was tried; end with status 1 where anything but problems or a format comes out."""
    outcomes: Counter[str] = Counter()
    end, seed = time.monotonic() + seconds, first
    with tempfile.TemporaryDirectory() as folder:
        while (seed - first < most) if most is not None else (time.monotonic() < end):
            try:
                outcomes[outcome_of(specification(seed), Path(folder))] += 1
            except Exception as error:
                raise click.ClickException(f"seed {seed}: {type(error).__name__}: {str(error)[:500]}") from error
            seed += 1
    click.echo(f"{seed - first:,} specifications: {', '.join(f'{n:,} {what}' for what, n in outcomes.items())}")


if __name__ == "__main__":
    fuzz()
