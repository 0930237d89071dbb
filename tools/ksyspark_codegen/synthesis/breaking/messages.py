"""For each rule of a specification a message that breaks it, with the error that decoders must report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from ksyspark.interpreter.problems import Kind
from ksyspark.spec.expressions import Expression
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Spec
from ksyspark_codegen.synthesis.breaking.bases import Base, Bases
from ksyspark_codegen.synthesis.breaking.breaches import Breach, attribute_of, breaches_of
from ksyspark_codegen.synthesis.breaking.classify import FORGIVEN, Leftover, Leftovers, fails_for
from ksyspark_codegen.synthesis.breaking.goals import (
    breaking_off,
    breaking_order,
    breaking_rule,
    negated_conditions,
)
from ksyspark_codegen.synthesis.breaking.patches import Proposal
from ksyspark_codegen.synthesis.breaking.proposals import proposals, proposals_of_order
from ksyspark_codegen.synthesis.message.solved import Solved
from ksyspark_codegen.synthesis.rules import rules_of
from ksyspark_codegen.synthesis.solver import Solver
from ksyspark_codegen.synthesis.verifier import Fault, Taken, Verdict, Verifier

# Changed messages that are tried for one rule.
_TRIES = 72
# In steps of the solver, of which 20,000 to 70,000 take a second. A rule over a value is worth half a second, all of
# them half a minute. The rules that neither a message made for them nor a changed one breaks share some seconds, since
# most of them have no message; 20 of the 23 messages of the shipped formats that are found so take less than 5,000
# steps.
_EFFORT_OF_ONE, _EFFORT_OF_ALL = 40_000, 1_500_000
_A_LITTLE, _MUCH, _EFFORT_OF_THE_REST = 3_000, 30_000, 100_000
_ENDS = ("end", "size", "count", "content", "terminator")

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
    rule: Kind


@dataclass(frozen=True, slots=True)
class NotBroken:
    """A rule that no message was found for; `why` tells what is in the way of those that were tried."""

    breach: Breach
    why: str

    def __str__(self) -> str:
        return f"{self.breach}: {self.why}"


def broken_messages(
    library: Library,
    spec: Spec,
    seed: int = 0,
    params: Mapping[str, object] | None = None,
    bases: Bases | None = None,
    only: Callable[[Breach], bool] = lambda _: True,
) -> Iterator[Broken | NotBroken]:
    """Yield a message for each rule of a specification in the order of `breaches_of`.

    A rule of several conditions gets more: one for each condition that alone can break it.

    `library` is checked, recursive types in it written out in levels. `params` are given parameters of the top type;
    others are chosen. `bases` are messages to start from (default: made for it). `only` chooses among the rules. The
    same seed gives the same messages.
    """
    if bases is None:
        bases = Bases(Solver(library, spec, seed, params or {}), Verifier(library, spec.root))
        bases.start()
    breaker = _Breaker(library, bases, frozenset(params or {}))
    found = {breach: breaker.broken(breach) for breach in breaches_of(library, spec) if only(breach)}
    breaker.break_harder(found)
    for breach, messages in found.items():
        yield from messages
        if not messages:
            yield breaker.not_broken(breach)


class _Breaker:
    def __init__(self, library: Library, bases: Bases, given: frozenset[str]) -> None:
        self._library = library
        self._bases = bases
        self._given = given
        self._leftovers = Leftovers()
        self._effort = bases.solver.effort + _EFFORT_OF_ALL
        self._most = _EFFORT_OF_ONE
        self._others: dict[Breach, Counter[str]] = {}

    def broken(self, breach: Breach) -> list[Broken]:
        """Return a message for a rule, and more for the conditions of it; none where little work finds none.

        The first is refused for the rule that is meant, and breaks no other where there is such a message.
        """
        attribute, others = attribute_of(self._library, breach), self._others.setdefault(breach, Counter())
        first = self._made(breach, attribute) or self._changed(breach, others)
        return [one for one in (first, *self.for_each_condition(breach)) if one is not None]

    def break_harder(self, found: dict[Breach, list[Broken]]) -> None:
        """Look for messages for the rules that have none yet, with little work first.

        Messages that were made for one rule and are refused for another one are kept: they cost nothing.
        """
        self._effort = self._bases.solver.effort + _EFFORT_OF_THE_REST
        for self._most in (_A_LITTLE, _MUCH):
            for breach in [breach for breach, messages in found.items() if not messages]:
                if one := self._left_over(breach) or self._broken_off(breach):
                    found[breach].append(one)

    def not_broken(self, breach: Breach) -> NotBroken:
        return NotBroken(breach, self._why(breach, self._others[breach]))

    def _left_over(self, breach: Breach) -> Broken | None:
        """Return a message that was made for another rule and is refused for this one."""
        spare = self._leftovers.of(breach)
        return None if spare is None else _broken(breach, spare, spare.fault)

    def for_each_condition(self, breach: Breach) -> Iterator[Broken]:
        """Yield messages that break a rule of several conditions, each for another one of them."""
        attribute = attribute_of(self._library, breach)
        if breach.kind != "expr" or attribute is None:
            return
        owner = self._library.types[breach.owner]
        rule = next(one for one in rules_of(self._library, owner, attribute) if one.kind == "expr")
        for negated in negated_conditions(rule.tree):
            if (found := self._made(breach, attribute, negated)) is not None:
                yield found

    def _made(self, breach: Breach, attribute: Attribute | None, holding: Expression | None = None) -> Broken | None:
        """Return a message that is made so that it breaks one rule of its values and obeys all others."""
        if attribute is None or breach.kind not in FORGIVEN:
            return None
        for made in self._affordable(breaking_rule(self._bases.solver, breach, attribute, holding)):
            verdict = self._read(made)
            if verdict.fault is not None and fails_for(breach, verdict, None) and self._is_only(made, verdict.fault):
                return _broken(breach, made, verdict.fault)
        return None

    def _broken_off(self, breach: Breach) -> Broken | None:
        """Return a message that is made so that no decoder gets further than to the field of a rule."""
        for made in self._breaking_off(breach, attribute_of(self._library, breach)):
            verdict = self._read(made)
            if verdict.fault is not None and fails_for(breach, verdict, None):
                return _broken(breach, made, verdict.fault)
        return None

    def _breaking_off(self, breach: Breach, attribute: Attribute | None) -> Iterator[Solved]:
        """Return messages in which a stream ends too early, a size is negative, or an object has no byte order."""
        solver = self._bases.solver
        if breach.kind == "order":
            return self._affordable(breaking_order(solver, breach))
        if attribute is not None and breach.kind in _ENDS:
            return self._affordable(breaking_off(solver, breach, attribute))
        return iter(())

    def _affordable(self, messages: Iterator[Solved | None]) -> Iterator[Solved]:
        """Yield messages while looking for them costs no more than one rule is worth, and all of them are."""
        solver = self._bases.solver
        end = min(solver.effort + self._most, self._effort)
        for made in messages if solver.effort < end else ():
            if made is not None:
                yield made
            if solver.effort >= end:
                return

    def _changed(self, breach: Breach, others: Counter[str]) -> Broken | None:
        """Return a message that obeyed and was changed to break a rule; count what is broken instead."""
        return self._first_meant(breach, islice(self._proposals(breach), _TRIES), others)

    def _first_meant(self, breach: Breach, among: Iterator[_Proposed], others: Counter[str]) -> Broken | None:
        first = None
        for base, taken, proposal in among:
            if any(proposal.params[name] != base.params[name] for name in self._given):
                continue
            verdict = self._read(proposal)
            fault = verdict.fault
            if fault is None or not fault.is_sure:
                continue
            if fails_for(breach, verdict, taken):
                if fault.kind not in FORGIVEN or self._is_only(proposal, fault):
                    return _broken(breach, proposal, fault)
                first = first or _broken(breach, proposal, fault)
                continue
            others[f"{'::'.join(fault.owner)}.{fault.name} {fault.sentence}"] += 1
        return first

    def _read(self, message: Proposal | Solved) -> Verdict:
        verdict = self._bases.verifier.read(message.data, message.params)
        self._leftovers.take(message, verdict)
        return verdict

    def _is_only(self, message: Proposal | Solved, fault: Fault) -> bool:
        """Tell whether nothing else is wrong: a decoder that does not hold this rule would read the message."""
        return self._bases.verifier.read(message.data, message.params, fault).fault is None

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


def _broken(breach: Breach, message: Proposal | Solved | Leftover, fault: Fault) -> Broken:
    return Broken(breach, message.data, message.params, fault.field, fault.offset, fault.kind)
