"""Change and grow specifications: each is refused with problems, or becomes a format that reads any bytes.

    python tests/fuzz/specifications.py                     five minutes
    python tests/fuzz/specifications.py --specifications 100000
    python tests/fuzz/specifications.py --first 17 --specifications 1

Each has its own seed, which is printed where something else comes out. Work is counted in calls of Python functions,
where it takes more than an instant.
"""

from __future__ import annotations

import re
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
import pyarrow as pa
from changed_specifications import specification

from ksyspark.compiler.build import build_path
from ksyspark.formats import CompiledInMemory, Format
from ksyspark.spec.problems import SpecError

# The largest specification up to the limits takes a tenth of that.
MOST_CALLS = 60_000_000
# No machine calls so many functions of Python in less time: what takes longer is tried again and counted.
UNCOUNTED_SECONDS = 2
# The process never has more, with all that it imports and keeps.
MOST_KIBIBYTES = 1 << 20


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


class _TooSlow(BaseException):
    """The time is over in which nothing needs to be counted."""


@contextmanager
def uncounted() -> Iterator[None]:
    """End a `with` block by `_TooSlow` after so much time of the processor that it might have called too much."""

    def end(_signal: int, _frame: object) -> None:
        raise _TooSlow

    signal.signal(signal.SIGVTALRM, end)
    # Again and again: a signal inside a callback of C is lost.
    signal.setitimer(signal.ITIMER_VIRTUAL, UNCOUNTED_SECONDS, UNCOUNTED_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def outcome_of(seed: int, folder: Path) -> str:
    """Return what becomes of a specification: problems, or a format. Any other exception is a mistake of ours."""
    text, messages = specification(seed)
    found = re.search(r"""\bid"?: *"?([a-z][a-z0-9_]*)""", text)
    path = folder / f"{found[1][:100] if found else 'none'}.ksy"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    try:
        with uncounted():
            return _read(path, messages, is_flat=seed % 2 > 0)
    except _TooSlow:
        with counted_calls(MOST_CALLS):
            return _read(path, messages, is_flat=seed % 2 > 0)
    finally:
        path.unlink()


def check_memory() -> None:
    """Raise AssertionError where the process had more memory than any specification explains."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert most < MOST_KIBIBYTES, f"{most:,} KiB of memory"


def _read(path: Path, messages: Sequence[bytes], *, is_flat: bool) -> str:
    try:
        compiled = build_path(path, is_flat=is_flat)
    except SpecError:
        return "problems"
    fmt = Format(path.stem, CompiledInMemory(tuple(compiled.dumped().items())))
    if not any(param.default is None for param in fmt.layout.params):
        batch = pa.array(messages, pa.binary())
        machine, reference = fmt.decoder().decode(batch, {}), fmt.reference_decoder().decode(batch, {})
        assert machine.failures == reference.failures
        assert repr(machine.columns.to_pylist()) == repr(reference.columns.to_pylist())
    return "a format"


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
                outcomes[outcome_of(seed, Path(folder))] += 1
                check_memory()
            except Exception as error:
                raise click.ClickException(f"seed {seed}: {type(error).__name__}: {str(error)[:500]}") from error
            seed += 1
    click.echo(f"{seed - first:,} specifications: {', '.join(f'{n:,} {what}' for what, n in outcomes.items())}")


if __name__ == "__main__":
    fuzz()
