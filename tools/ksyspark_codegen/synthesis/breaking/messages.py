"""For each rule of a specification a message that breaks it, with the error that decoders must report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from ksyspark.interpreter.problems import BrokenRule, Kind
from ksyspark.spec.library import Library
from ksyspark.spec.model import Formula, Spec
from ksyspark_codegen.synthesis.breaking.breaches import Breach, breaches_of
from ksyspark_codegen.synthesis.breaking.classify import OVER_VALUES, Mark, marks_of
from ksyspark_codegen.synthesis.coverage import cover
from ksyspark_codegen.synthesis.hints import names_behind, near_values
from ksyspark_codegen.synthesis.message.solved import Sample, sample_of
from ksyspark_codegen.synthesis.mutation import Bases, Mutated, bases_of, mutations, outcome_of
from ksyspark_codegen.synthesis.mutation.structure import resized, shrunk, stretched, undecodable
from ksyspark_codegen.synthesis.solver import Solver
from ksyspark_codegen.synthesis.verifier import Fault, Verdict, Verifier

# In bytes, put behind a message that lacks some.
_BEHIND = 1024


@dataclass(frozen=True, slots=True)
class Broken:
    """A message that breaks one rule and none before it.

    `field` (the path of the column from the root) and `offset` (in bytes from the start) are what every decoder must
    report; `rule` tells in which way the message fails.
    """

    breach: Breach
    data: bytes
    params: Mapping[str, object]
    field: str
    offset: int
    rule: Kind


@dataclass(frozen=True, slots=True)
class NotBroken:
    """A rule that no message was found for, and why."""

    breach: Breach
    why: str

    def __str__(self) -> str:
        return f"{self.breach}: {self.why}"


def broken_messages(library: Library, spec: Spec, seed: int = 0) -> Iterator[Broken | NotBroken]:
    """Yield a message for each rule of a specification, in the order of `breaches_of`.

    `library` is checked, recursive types in it written out in levels. The same seed gives the same messages.
    """
    solver, verifier = Solver(library, spec, seed, {}), Verifier(library, spec.root)
    breaker = Breaker(solver, spec, verifier, bases_of(solver, verifier, map(sample_of, cover(solver).messages)))
    breaker.run()
    yield from breaker.outcomes()


class Breaker:
    """Mutate messages that obey, and keep for each rule one that is refused for it; `tried` are all of them.

    A message that breaks a rule over values breaks no other rule, where such a message is found. Of several the one is
    kept whose value is nearest to what the rule allows: it notices a decoder whose bound is one off.
    """

    def __init__(self, solver: Solver, spec: Spec, verifier: Verifier, bases: Bases) -> None:
        self.tried: list[Mutated] = []
        self._solver = solver
        self._parameters = [one for one in spec.root.params if one.id not in solver.params]
        self._verifier = verifier
        self._bases = bases
        self._breaches: dict[Mark, Breach] = {
            (one.owner, one.field, one.kind): one for one in breaches_of(solver.library, spec)
        }
        self._found: dict[Mark, Broken] = {}
        self._distances: dict[Mark, float] = {}
        self._alone: set[Mark] = set()

    def run(self) -> None:
        """Try mutations of all fields; then, for each rule that none of them breaks, other sizes."""
        library = self._solver.library
        for sample in mutations(self._bases, self._parameters, near_values(library, self._solver.hints)):
            self._take(sample)

        @cache
        def sources(formula: Formula) -> frozenset[str]:
            return names_behind(library, [formula.tree])

        for mark in self._breaches:
            for base, site in self._bases.with_field(mark[:2]) if mark not in self._found else ():
                for change in (shrunk, stretched, undecodable, resized):
                    for sample in change(base, site, sources):
                        self._take(sample)
                if mark in self._found:
                    break

    def outcomes(self) -> Iterator[Broken | NotBroken]:
        """Yield what became of each rule."""
        for mark, breach in self._breaches.items():
            yield self._found.get(mark) or NotBroken(breach, self._why(mark))

    def _take(self, sample: Sample) -> None:
        verdict = self._verifier.read(sample.data, sample.params)
        self.tried.append(outcome_of(sample, verdict))
        fault = verdict.fault
        if fault is None or not fault.is_sure:
            return
        for mark in marks_of(verdict):
            distance = _distance(verdict)
            is_near = mark not in self._found or distance < self._distances[mark]
            if mark not in self._breaches or (mark in self._alone and not is_near):
                continue
            alone = sample if mark[2] not in OVER_VALUES else self._with_no_other(sample, fault)
            if alone is None and (mark in self._alone or not is_near):
                continue
            if alone is not None:
                self._alone.add(mark)
            breach, self._distances[mark] = self._breaches[mark], distance
            data = (alone or sample).data
            self._found[mark] = Broken(breach, data, sample.params, fault.field, fault.offset, fault.kind)

    def _with_no_other(self, sample: Sample, fault: Fault) -> Sample | None:
        """Return a message in which nothing else is wrong: a decoder that does not hold this rule would read it.

        It is the sample, or, where that is a number of items that are not there, the sample with more bytes behind it.
        """
        for one in (sample, Sample(sample.data + bytes(_BEHIND), sample.params)):
            if self._verifier.read(one.data, one.params, fault).found is None:
                return one if one is sample or self._verifier.read(one.data, one.params).fault == fault else None
        return None

    def _why(self, mark: Mark) -> str:
        owner, name, _ = mark
        if name and not self._bases.with_field((owner, name)):
            return f"no message was found that has the field: {self._solver.last or 'all lack it'}"
        return "no mutation of a message that has the field makes it fail"


def _distance(verdict: Verdict) -> float:
    """Return how far a number is from the least or greatest that a rule allows; 0 for other rules."""
    problem = verdict.found.problem if verdict.found else None
    match problem:
        case BrokenRule(found=int(value), wanted=int(wanted)) if problem.kind in ("min", "max"):
            return abs(value - wanted)
    return 0.0
