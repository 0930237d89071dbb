"""For each rule of a specification a message that breaks it, with the error that decoders must report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from ksyspark_codegen.expressions import Expression
from ksyspark_codegen.library import Library
from ksyspark_codegen.making.attempt import Solved
from ksyspark_codegen.making.breaking.bases import Base, Bases
from ksyspark_codegen.making.breaking.breaches import Breach, BreachKind, breaches_of
from ksyspark_codegen.making.breaking.made_to_break import made_to_break, turned_conditions
from ksyspark_codegen.making.breaking.patches import Proposal
from ksyspark_codegen.making.breaking.proposals import proposals, proposals_of_order
from ksyspark_codegen.making.judging import Fault, FaultKind, Judge, Taken
from ksyspark_codegen.making.parts import Key
from ksyspark_codegen.making.rules import rules_of
from ksyspark_codegen.making.solver import Solver
from ksyspark_codegen.spec.model import Attribute, Spec

_TRIES = 60
_FORGIVEN = ("contents", "eq", "min", "max", "any-of", "in-enum", "expr")


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
    """A rule that no message was found for; `why` names what is in the way."""

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
    breaker = _Breaker(library, bases, frozenset(params or {}))
    for breach in breaches_of(library, spec):
        yield breaker.broken(breach)
        yield from breaker.for_each_condition(breach)


class _Breaker:
    def __init__(self, library: Library, bases: Bases, told: frozenset[str]) -> None:
        self._library = library
        self._bases = bases
        self._told = told

    def broken(self, breach: Breach) -> Broken | NotBroken:
        """Return a message that is refused for the rule that is meant: one that breaks no other where there is one."""
        return self._made(breach) or self._changed(breach)

    def for_each_condition(self, breach: Breach) -> Iterator[Broken]:
        """Yield messages that break a rule of several conditions, each for another one of them."""
        if breach.kind != "expr":
            return
        owner, attribute = self._library.types[breach.owner], self._attribute(breach)
        rule = next(one for one in rules_of(self._library, owner, attribute) if one.kind == "expr")
        for turned in turned_conditions(rule.tree):
            if (found := self._made(breach, turned)) is not None:
                yield found

    def _made(self, breach: Breach, holding: Expression | None = None) -> Broken | None:
        """Return a message that is made so that it breaks one rule of its values and obeys all others."""
        for made in made_to_break(self._bases.solver, breach, holding) if breach.kind in _FORGIVEN else ():
            fault = self._bases.judge.read(made.data, made.params).fault
            if fault is not None and _is_meant(breach, fault, None) and self._is_only(made, fault):
                return _broken(breach, made, fault)
        return None

    def _changed(self, breach: Breach) -> Broken | NotBroken:
        """Return a message that obeyed and was changed to break a rule."""
        others, first = Counter[str](), None
        for base, taken, proposal in islice(self._proposals(breach), _TRIES):
            if any(proposal.params[name] != base.params[name] for name in self._told):
                continue
            fault = self._bases.judge.read(proposal.data, proposal.params).fault
            if fault is None or not fault.is_sure:
                continue
            if _is_meant(breach, fault, taken):
                if fault.kind not in _FORGIVEN or self._is_only(proposal, fault):
                    return _broken(breach, proposal, fault)
                first = first or _broken(breach, proposal, fault)
                continue
            others[f"{'::'.join(fault.owner)}.{fault.name} {fault.words}"] += 1
        return first or NotBroken(breach, self._why(breach, others))

    def _is_only(self, message: Proposal | Solved, fault: Fault) -> bool:
        """Tell whether nothing else is wrong: a decoder that does not hold this rule would read the message."""
        return self._bases.judge.read(message.data, message.params, fault).fault is None

    def _proposals(self, breach: Breach) -> Iterator[tuple[Base, Taken | None, Proposal]]:
        owner = self._library.types[breach.owner]
        if breach.kind == "order":
            for base, part in self._bases.with_type(breach.owner):
                for proposal in proposals_of_order(base, part):
                    yield base, None, proposal
            return
        attribute = self._attribute(breach)
        for base, taken in self._bases.with_field(breach.owner, attribute):
            for proposal in islice(proposals(self._library, owner, breach.kind, base, taken), _TRIES // 3):
                yield base, taken, proposal

    def _attribute(self, breach: Breach) -> Attribute:
        return next(one for one in self._library.types[breach.owner].attributes() if one.id == breach.field)

    def _why(self, breach: Breach, others: Counter[str]) -> str:
        if others:
            return f"fails before: {others.most_common(1)[0][0]}"
        if breach.kind != "order" and not self._bases.with_field(breach.owner, self._attribute(breach)):
            return f"no message has the field: {self._bases.solver.last}"
        return "nothing that is read makes it fail"


def _broken(breach: Breach, message: Proposal | Solved, fault: Fault) -> Broken:
    return Broken(breach, message.data, message.params, fault.field, fault.offset, fault.kind)


_MEANT: dict[BreachKind, tuple[FaultKind, ...]] = {
    "size": ("end",),
    "count": ("end", "terminator"),
    "content": ("end", "terminator"),
    "position": ("end", "terminator"),
    "negative-size": ("negative",),
    "negative-position": ("negative",),
}


def _is_meant(breach: Breach, fault: Fault, taken: Taken | None) -> bool:
    """Tell whether a message fails for the rule that is to be broken."""
    if fault.kind not in _MEANT.get(breach.kind, (breach.kind,)):
        return False
    match breach.kind, taken:
        case "count", Taken(spot=spot) if spot.items is not None:
            key = spot.items.key
            return _is_below(fault.key, key) and _item(fault.key, key) >= len(spot.items)
        case "content" | "position", Taken(spot=spot):
            return _is_below(fault.key, spot.key) and (fault.key != spot.key or breach.kind == "position")
    return fault.owner == breach.owner and fault.name == breach.field


def _is_below(key: Key, outer: Key) -> bool:
    return key[: len(outer)] == outer


def _item(key: Key, items: Key) -> int:
    step = key[len(items)] if len(key) > len(items) else -1
    return step if isinstance(step, int) else -1
