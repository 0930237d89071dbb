"""Messages of a specification in any number, with what they show: what `ksyspark sample` writes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from ksyspark.errors import KsysparkError
from ksyspark.spec.load import load_specification
from ksyspark_codegen.synthesis.coverage import Coverage, cover
from ksyspark_codegen.synthesis.message.solved import Sample, sample_of
from ksyspark_codegen.synthesis.solver import Solver
from ksyspark_codegen.synthesis.variations import Variations


class CannotMake(KsysparkError):
    """No message of a specification can be made; the text names the expression that defeats it."""


@dataclass(frozen=True, slots=True)
class Samples:
    """The messages of one specification: first those that show all there is, then variations of them without end.

    The same seed gives the same messages.
    """

    coverage: Coverage
    variations: Variations

    def first(self, count: int) -> list[Sample]:
        """Return so many of the messages that show all there is, or all of them."""
        return [sample_of(one) for one in self.coverage.messages[:count]]

    def batches(self, count: int) -> Iterator[list[Sample]]:
        """Yield so many messages in lists: those that show all there is, then variations."""
        for batch in chain([self.first(count)], self.variations.batches()):
            yield batch[:count]
            count -= len(batch)
            if count <= 0:
                return

    def report(self, count: int) -> str:
        """Return what so many messages show of all there is, and what was in the way of the rest."""
        covered = {mark for one in self.coverage.messages[:count] for mark in one.points}
        points = [*self.coverage.covered, *self.coverage.missing]
        seen = [point for point in points if point.mark in covered]
        late = [point for point in self.coverage.covered if point not in seen]
        lines = [f"{len(seen)} of {len(points)} cases, conditions, counts and labels are shown"]
        lines += [f"not among the first {count} messages: {point}" for point in late]
        lines += [f"not shown: {point}: {why}" for point, why in self.coverage.missing.items()]
        return "\n".join(lines)


def make_samples(
    path: Path, seed: int = 0, params: Mapping[str, object] | None = None, import_paths: Sequence[str] = ()
) -> Samples:
    """Prepare messages of a specification. `params` are parameters of the top type that are given; others are chosen.

    Absolute imports are looked up in the folders `import_paths`.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    typer, spec = load_specification(path, import_paths)
    solver = Solver(typer.library, spec, seed, params or {})
    coverage = cover(solver)
    if not coverage.messages:
        raise CannotMake(f"no message of {path.stem} can be made: {solver.last}")
    return Samples(coverage, Variations(solver, coverage.messages, seed))
