"""For each rule of a specification a message that breaks it, with the error that decoders must report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from ksyspark.spec.expressions import Expression
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Spec
from ksyspark_codegen.synthesis.breaking.bases import Base, Bases, base_of
from ksyspark_codegen.synthesis.breaking.breaches import Breach, attribute_of, breaches_of
from ksyspark_codegen.synthesis.breaking.made_to_break import (
    made_below_zero,
    made_to_break,
    made_to_end,
    made_without_order,
    turned_conditions,
)
from ksyspark_codegen.synthesis.breaking.meant import is_meant
from ksyspark_codegen.synthesis.breaking.patches import Proposal, other_params
from ksyspark_codegen.synthesis.breaking.proposals import proposals, proposals_of_order
from ksyspark_codegen.synthesis.breaking.spares import FORGIVEN, Spare, Spares
from ksyspark_codegen.synthesis.judging import Fault, FaultKind, Judge, Taken, Verdict
from ksyspark_codegen.synthesis.proving import Never
from ksyspark_codegen.synthesis.rules import rules_of
from ksyspark_codegen.synthesis.solved import Solved
from ksyspark_codegen.synthesis.solver import Solver

_TRIES = 72
# In steps of the solver: half a second for a rule that is hard to break, two where a message must be broken off at a
# place, half a minute for all of them.
_EFFORT_OF_ONE, _EFFORT_BROKEN_OFF, _EFFORT = 40_000, 160_000, 1_500_000
_ENDS = ("end", "size", "count", "content", "terminator")
_SIGNS = ("negative-size", "negative-position")
_ROUNDS = 12

_Proposed = tuple[Base, Taken | None, Proposal]


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
    rule: FaultKind


@dataclass(frozen=True, slots=True)
class NotBroken:
    """A rule that no message was found for: it is proven that none can break it, or open whether one can.

    `why` tells what the proof rests on, or what is in the way of those that were tried.
    """

    breach: Breach
    why: str
    is_proven: bool = False

    def __str__(self) -> str:
        return f"{self.breach}: {self.outcome}"

    @property
    def outcome(self) -> str:
        """Return what became of the rule, for people."""
        return f"no message can break it: {self.why}" if self.is_proven else f"open, none was found: {self.why}"


def broken_messages(
    library: Library,
    spec: Spec,
    seed: int = 0,
    params: Mapping[str, object] | None = None,
    bases: Bases | None = None,
) -> Iterator[Broken | NotBroken]:
    """Yield a message for each rule of a specification in the order of `breaches_of`.

    A rule of several conditions gets more: one for each condition that alone can break it.

    `library` is checked, recursive types in it written out in levels. `params` are parameters of the top type that are
    told; others are chosen. `bases` are messages to start from (default: made for it). The same seed gives the same
    messages.
    """
    if bases is None:
        bases = Bases(Solver(library, spec, seed, params or {}), Judge(library, spec.root))
        bases.start()
    breaker = _Breaker(library, bases, Never(library, spec.root), frozenset(params or {}))
    results = [(breaker.broken(breach), *breaker.for_each_condition(breach)) for breach in breaches_of(library, spec)]
    for one, *more in results:
        first = breaker.spared(one.breach) or one if isinstance(one, NotBroken) else one
        if isinstance(first, Broken) or not more:
            yield first
        yield from more


class _Breaker:
    def __init__(self, library: Library, bases: Bases, never: Never, told: frozenset[str]) -> None:
        self._library = library
        self._bases = bases
        self._never = never
        self._told = told
        self._spares = Spares()
        self._effort = bases.solver.effort + _EFFORT

    def broken(self, breach: Breach) -> Broken | NotBroken:
        """Return a message that is refused for the rule that is meant: one that breaks no other where there is one."""
        attribute, others = attribute_of(self._library, breach), Counter[str]()
        found = self._made(breach, attribute) or self._changed(breach, others)
        if found is not None:
            return found
        proof = self._never.proof(self._library.types[breach.owner], attribute, breach.kind)
        if proof is None:
            found = self._broken_off(breach, attribute) or self._changed_anew(breach, others) or self._retold(breach)
            return found or NotBroken(breach, self._why(breach, others))
        return NotBroken(breach, str(proof), is_proven=True)

    def spared(self, breach: Breach) -> Broken | None:
        """Return a message that was made for another rule and is refused for this one."""
        spare = self._spares.of(breach)
        return None if spare is None else _broken(breach, spare, spare.fault)

    def for_each_condition(self, breach: Breach) -> Iterator[Broken]:
        """Yield messages that break a rule of several conditions, each for another one of them."""
        attribute = attribute_of(self._library, breach)
        if breach.kind != "expr" or attribute is None:
            return
        owner = self._library.types[breach.owner]
        rule = next(one for one in rules_of(self._library, owner, attribute) if one.kind == "expr")
        for turned in turned_conditions(rule.tree):
            if (found := self._made(breach, attribute, turned)) is not None:
                yield found

    def _made(self, breach: Breach, attribute: Attribute | None, holding: Expression | None = None) -> Broken | None:
        """Return a message that is made so that it breaks one rule of its values and obeys all others."""
        if attribute is None or breach.kind not in FORGIVEN:
            return None
        for made in self._affordable(made_to_break(self._bases.solver, breach, attribute, holding)):
            verdict = self._read(made)
            if verdict.fault is not None and is_meant(breach, verdict, None) and self._is_only(made, verdict.fault):
                return _broken(breach, made, verdict.fault)
        return None

    def _broken_off(self, breach: Breach, attribute: Attribute | None) -> Broken | None:
        """Return a message that is made so that no decoder gets further than to the field of a rule."""
        for made in self._breaking_off(breach, attribute):
            verdict = self._read(made)
            if verdict.fault is not None and is_meant(breach, verdict, None):
                return _broken(breach, made, verdict.fault)
        return None

    def _breaking_off(self, breach: Breach, attribute: Attribute | None) -> Iterator[Solved]:
        """Return messages in which a stream ends too early, a size is negative, or an object has no byte order."""
        solver = self._bases.solver
        if breach.kind == "order":
            return self._affordable(made_without_order(solver, breach))
        if attribute is not None and breach.kind in _SIGNS:
            return self._affordable(made_below_zero(solver, breach, attribute), _EFFORT_BROKEN_OFF)
        if attribute is not None and breach.kind in _ENDS:
            return self._affordable(made_to_end(solver, breach, attribute), _EFFORT_BROKEN_OFF)
        return iter(())

    def _retold(self, breach: Breach) -> Broken | None:
        """Return a message that is changed, and read with another parameter: with its own an earlier rule is broken."""
        values = self._bases.solver.hints.values
        for base, taken, proposal in islice(self._proposals(breach), _TRIES):
            for name in (one for one in proposal.params if one not in self._told):
                for other in other_params(base, values.get(name, ()), name):
                    found = Proposal(proposal.data, {**proposal.params, name: other.params[name]})
                    verdict = self._read(found)
                    if verdict.fault is not None and is_meant(breach, verdict, taken):
                        return _broken(breach, found, verdict.fault)
        return None

    def _affordable(self, making: Iterator[Solved | None], most: int = _EFFORT_OF_ONE) -> Iterator[Solved]:
        """Yield messages while looking for them costs no more than one rule is worth, and all of them are."""
        solver = self._bases.solver
        end = min(solver.effort + most, self._effort)
        for made in making if solver.effort < end else ():
            if made is not None:
                yield made
            if solver.effort >= end:
                return

    def _changed_anew(self, breach: Breach, others: Counter[str]) -> Broken | None:
        """Return a message that was made for the field alone and changed: those known may all lack what is changed."""
        attribute = attribute_of(self._library, breach)
        if attribute is None:
            return None
        for made in self._affordable(self._bases.made_for(breach.owner, attribute, _ROUNDS)):
            base = base_of(self._bases.judge, made)
            places = [(base, taken) for taken in base.at(breach.owner, breach.field)] if base is not None else []
            if found := self._first_meant(breach, self._proposals_at(breach, places), others):
                return found
        return None

    def _changed(self, breach: Breach, others: Counter[str]) -> Broken | None:
        """Return a message that obeyed and was changed to break a rule; count what is broken instead."""
        return self._first_meant(breach, islice(self._proposals(breach), _TRIES), others)

    def _first_meant(self, breach: Breach, among: Iterator[_Proposed], others: Counter[str]) -> Broken | None:
        first = None
        for base, taken, proposal in among:
            if any(proposal.params[name] != base.params[name] for name in self._told):
                continue
            verdict = self._read(proposal)
            fault = verdict.fault
            if fault is None or not fault.is_sure:
                continue
            if is_meant(breach, verdict, taken):
                if fault.kind not in FORGIVEN or self._is_only(proposal, fault):
                    return _broken(breach, proposal, fault)
                first = first or _broken(breach, proposal, fault)
                continue
            others[f"{'::'.join(fault.owner)}.{fault.name} {fault.words}"] += 1
        return first

    def _read(self, message: Proposal | Solved) -> Verdict:
        verdict = self._bases.judge.read(message.data, message.params)
        self._spares.take(message, verdict)
        return verdict

    def _is_only(self, message: Proposal | Solved, fault: Fault) -> bool:
        """Tell whether nothing else is wrong: a decoder that does not hold this rule would read the message."""
        return self._bases.judge.read(message.data, message.params, fault).fault is None

    def _proposals(self, breach: Breach) -> Iterator[_Proposed]:
        attribute = attribute_of(self._library, breach)
        if attribute is None:
            for base, part in self._bases.with_type(breach.owner):
                for proposal in proposals_of_order(base, part):
                    yield base, None, proposal
            return
        yield from self._proposals_at(breach, self._bases.with_field(breach.owner, attribute))

    def _proposals_at(self, breach: Breach, places: Iterable[tuple[Base, Taken]]) -> Iterator[_Proposed]:
        owner = self._library.types[breach.owner]
        for base, taken in places:
            for proposal in islice(proposals(self._library, owner, breach.kind, base, taken), _TRIES // 3):
                yield base, taken, proposal

    def _why(self, breach: Breach, others: Counter[str]) -> str:
        if others:
            return f"what was tried fails elsewhere, mostly as {others.most_common(1)[0][0]}"
        attribute = attribute_of(self._library, breach)
        if attribute is not None and not self._bases.with_field(breach.owner, attribute):
            return f"no message was found that has the field: {self._bases.solver.last or 'all lack it'}"
        return "no change of a message that has the field makes it fail"


def _broken(breach: Breach, message: Proposal | Solved | Spare, fault: Fault) -> Broken:
    return Broken(breach, message.data, message.params, fault.field, fault.offset, fault.kind)
