"""Messages of a specification in any number, with what they show: what `ksyspark sample` writes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from ksyspark_codegen.library import load_library
from ksyspark_codegen.making.coverage import Coverage, cover
from ksyspark_codegen.making.hints import find_hints
from ksyspark_codegen.making.solver import Solver
from ksyspark_codegen.making.vary import Pattern, pattern_of, varied
from ksyspark_codegen.passes import check
from ksyspark_codegen.problems import CodegenError
from ksyspark_codegen.typing.infer import Typer

_MORE = 72


class CannotMake(CodegenError):
    """No message of a specification can be made; the text names the expression that defeats it."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A message and the parameters of the top type under which it is one."""

    data: bytes
    params: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Samples:
    """The messages of one specification: first those that show all there is, then variations of them without end.

    The same seed gives the same messages.
    """

    coverage: Coverage
    patterns: tuple[Pattern, ...]
    seed: int

    def batches(self, count: int) -> Iterator[list[Sample]]:
        """Yield so many messages in lists."""
        first = [Sample(one.data, one.params) for one in self.coverage.messages[:count]]
        if first:
            yield first
        left = count - len(first)
        chance = random.Random(f"{self.seed} variations")  # noqa: S311 (made again from the same seed)
        for block in varied(self.patterns, chance):
            if left <= 0:
                return
            yield [Sample(data, pattern.message.params) for data, pattern in islice(block, left)]
            left -= len(block)

    def report(self, count: int) -> str:
        """Return what so many messages show of all there is, and what none can show and why."""
        shown = {mark for one in self.coverage.messages[:count] for mark in one.points}
        points = [*self.coverage.shown, *self.coverage.missing]
        seen = [point for point in points if point.mark in shown]
        late = [point for point in self.coverage.shown if point not in seen]
        lines = [f"{len(seen)} of {len(points)} cases, conditions, counts and labels are shown"]
        lines += [f"not among the first {count} messages: {point}" for point in late]
        lines += [f"not possible: {point}: {why}" for point, why in self.coverage.missing.items()]
        return "\n".join(lines)


def make_samples(path: Path, seed: int = 0, params: Mapping[str, object] | None = None) -> Samples:
    """Prepare messages of a specification. `params` are parameters of the top type that are told; others are chosen.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    library = load_library([path])
    check(Typer(library))
    solver = Solver(library, library.specs[path.stem], seed, params or {})
    coverage = cover(solver)
    if not coverage.messages:
        raise CannotMake(f"no message of {path.stem} can be made: {solver.last}")
    more = [found for found in (solver.one(is_generous=True) for _ in range(_MORE)) if found is not None]
    hints = find_hints(library)
    patterns = tuple(pattern_of(one, hints) for one in more or coverage.messages)
    return Samples(coverage, patterns, seed)
