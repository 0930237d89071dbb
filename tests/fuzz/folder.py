"""Read the specifications of a folder, such as a checkout of the public gallery, and some messages of each.

    python tests/fuzz/folder.py FOLDER
    python tests/fuzz/folder.py FOLDER --messages REAL     also the files REAL/<id>/*

Lists what only one of the two refuses, the official compiler or ksyspark; what the machine leaves to the reference
decoder; where the decoders and the official parser differ on messages that are made, changed or there; and pages of
the review that cannot be built.
"""

from __future__ import annotations

import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from itertools import chain
from pathlib import Path

import click

from ksyspark.errors import KsysparkError
from ksyspark.formats import Format, find_format
from ksyspark.spec.load_yaml import load_tree_file
from ksyspark.spec.problems import SpecError
from ksyspark.spec.yaml import plain
from ksyspark_codegen.checks.agreement import check_alike
from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.kaitai import CompileJob, Refusal, compile_specs
from ksyspark_codegen.synthesis.mutation import scrambled
from ksyspark_codegen.synthesis.samples import CannotMake, make_samples
from ksyspark_review.cli.review import build

MADE, CHANGED = 40, 40
SECONDS_TO_MAKE = 10


@dataclass(frozen=True)
class Message:
    """Bytes, and parameters of the top type."""

    data: bytes
    params: Mapping[str, object] = field(default_factory=dict)


class _Late(BaseException):
    """The time to make messages is over."""


@click.command
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--messages", type=click.Path(exists=True, file_okay=False, path_type=Path), help="Folder of real files.")
@click.option("--only", multiple=True, metavar="ID", help="Only this specification; may be given again.")
def main(folder: Path, messages: Path | None, only: tuple[str, ...]) -> None:
    """Print what differs from the official compiler and its parsers, and at last how many specifications were read."""
    paths = [path for path in sorted(folder.rglob("*.ksy")) if not only or path.stem in only]
    refusals = _official_refusals(paths, folder)
    counts: Counter[str] = Counter()
    for path in paths:
        for what in _outcomes(path, folder, refusals.get(path, ""), messages):
            counts[what] += 1
    click.echo(", ".join(f"{count:,} {what}" for what, count in counts.items()))


def _outcomes(path: Path, folder: Path, refusal: str, messages: Path | None) -> Iterator[str]:
    """Yield what is counted of a specification."""
    counted = "refused by the official compiler" if refusal else "accepted by the official compiler"
    yield counted
    began = time.process_time()
    try:
        fmt = find_format(str(path), [str(folder)])
    except SpecError as error:
        if not refusal:
            click.echo(f"{path}: refused only here: {str(error)[:300]}")
        return
    if refusal:
        click.echo(f"{path}: refused only by the official compiler: {refusal[:300]}")
    if (seconds := time.process_time() - began) > 1:
        click.echo(f"{path}: took {seconds:.1f} s")
    yield f"{counted} and read"
    for record in fmt.layout.records:
        yield "types left to the reference decoder" if record in fmt.plan.unsupported else "types on the machine"
    for name, why in fmt.plan.unsupported.items():
        click.echo(f"{path}: {name} is left to the reference decoder: {why}")
    yield from _compared(fmt, path, folder, messages)
    yield from _reviewed(path, folder)


def _compared(fmt: Format, path: Path, folder: Path, messages: Path | None) -> Iterator[str]:
    chance = random.Random(path.stem)
    made = [*_made(path, folder), *(Message(one.read_bytes()) for one in _files(messages, path.stem))]
    tried = made + [Message(scrambled(chance, one.data), one.params) for one in chance.choices(made, k=CHANGED) if made]
    try:
        found = check_alike(fmt, tried) if made else []
    except KsysparkError as error:
        click.echo(f"{path}: {error}")
        return
    if fmt.plan.unsupported:
        found = [one for one in found if "handed over" not in str(one)]
    if found:
        click.echo(f"{path}: {report(found[:2])[:1000]}")
    yield "not compared" if not made else "different" if found else "alike"


def _made(path: Path, folder: Path) -> list[Message]:
    """Return messages that obey the specification, as many as are made in some seconds."""
    found: list[Message] = []
    try:
        with _at_most(SECONDS_TO_MAKE):
            batches = make_samples(path, 0, None, [str(folder)]).batches(MADE)
            found.extend(Message(one.data, one.params) for one in chain.from_iterable(batches))
    except (_Late, CannotMake, SpecError):
        pass
    return found


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    def end(_signal: int, _frame: object) -> None:
        raise _Late

    signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _files(messages: Path | None, name: str) -> list[Path]:
    return [] if messages is None else sorted((messages / name).glob("*"))


def _reviewed(path: Path, folder: Path) -> Iterator[str]:
    try:
        with tempfile.TemporaryDirectory() as out, redirect_stdout(StringIO()):
            build.main([str(path), "--out", out, "--import-path", str(folder)], standalone_mode=False)
        yield "pages"
    except KsysparkError as error:
        click.echo(f"{path}: no page: {str(error)[:300]}")
        yield "no page"


def _official_refusals(paths: list[Path], folder: Path) -> dict[Path, str]:
    """Return what the official compiler says of those that it refuses; broken YAML is refused by both."""
    trees: dict[Path, Mapping[str, object]] = {}
    for path in sorted(folder.rglob("*.ksy")):
        try:
            trees[path] = plain(load_tree_file(path))  # type: ignore[assignment]
        except SpecError as error:
            click.echo(f"{path}: {str(error)[:300]}")
    known = [path for path in paths if path in trees]
    jobs = [CompileJob(path.stem, trees[path], _imports(path, folder, trees, {})) for path in known]
    results = zip(known, compile_specs(jobs), strict=True)
    broken = {path: "broken YAML" for path in paths if path not in trees}
    return broken | {path: result.message for path, result in results if isinstance(result, Refusal)}


def _imports(
    path: Path, folder: Path, trees: Mapping[Path, Mapping[str, object]], found: dict[str, Mapping[str, object]]
) -> dict[str, Mapping[str, object]]:
    """Return what a specification imports, by the names that it uses, and what these import in turn."""
    meta = trees[path].get("meta")
    for name in (meta.get("imports") or []) if isinstance(meta, Mapping) else []:
        other = (folder / name[1:] if name.startswith("/") else path.parent / name).with_suffix(".ksy")
        if name not in found and other in trees:
            found[name] = trees[other]
            _imports(other, folder, trees, found)
    return found


if __name__ == "__main__":
    main()
