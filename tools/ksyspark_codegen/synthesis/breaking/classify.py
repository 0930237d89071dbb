"""Which rules a message fails for, and messages that failed for another rule than was meant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ksyspark.interpreter.problems import Kind
from ksyspark.spec.unrolled import origin_of
from ksyspark_codegen.synthesis.breaking.breaches import Breach, BreachKind
from ksyspark_codegen.synthesis.breaking.patches import Proposal
from ksyspark_codegen.synthesis.message.parts import Key, Part
from ksyspark_codegen.synthesis.message.solved import Solved
from ksyspark_codegen.synthesis.verifier import Fault, Taken, Verdict

Mark = tuple[tuple[str, ...], str, BreachKind]
"""A rule: the path of the type, the id of the field, the kind."""

_LACKING: tuple[Kind, ...] = ("end", "terminator")
_KINDS: Mapping[Kind, tuple[BreachKind, ...]] = {
    "contents": ("contents",),
    "eq": ("eq",),
    "min": ("min",),
    "max": ("max",),
    "any-of": ("any-of",),
    "in-enum": ("in-enum",),
    "expr": ("expr",),
    "end": ("end", "size"),
    "terminator": ("terminator",),
    "encoding": ("encoding",),
    "negative": ("negative-size", "negative-position"),
    "order": ("order",),
}


def fails_for(breach: Breach, verdict: Verdict, taken: Taken | None) -> bool:
    """Tell whether a message fails for a rule; `taken` is the value that another message, which obeys, has there."""
    if (breach.owner, breach.field, breach.kind) in marks_of(verdict):
        return True
    fault, items = verdict.fault, taken.spot.items if taken is not None else None
    if breach.kind != "count" or fault is None or fault.kind not in _LACKING or items is None:
        return False
    places = (place for part, place in _around(verdict, fault) if origin_of(part.spec) == breach.owner)
    return any(_index(place) >= len(items) for place in places if place[0] == breach.field)


def marks_of(verdict: Verdict) -> Iterator[Mark]:
    """Yield the rules that a message fails for, as far as the message alone shows."""
    fault = verdict.fault
    if fault is None:
        return
    yield from ((fault.owner, fault.name, kind) for kind in _KINDS.get(fault.kind, ()))
    if fault.kind in _LACKING:
        yield from _contents(verdict, fault)
        yield from _nothing_there(verdict, fault)


def _contents(verdict: Verdict, fault: Fault) -> Iterator[Mark]:
    """Yield the fields in whose objects a byte is missing."""
    for part, place in _around(verdict, fault):
        outer = part.parent
        if outer is not None and place:
            yield origin_of(outer.spec), str(part.key[len(outer.key)]), "content"


def _nothing_there(verdict: Verdict, fault: Fault) -> Iterator[Mark]:
    """Yield the fields that begin, or one more item of which begins, where their stream has no byte left."""
    for part, place in _around(verdict, fault):
        outer, begin = part.parent, verdict.begins[part]
        if outer is not None and place and begin >= _end_of(outer):
            yield from _missing(outer, part.key[len(outer.key) :])
        if len(place) == 1 + (_index(place) >= 0) and fault.offset >= _end_of(part):
            yield from _missing(part, place)


def _missing(part: Part, place: Key) -> Iterator[Mark]:
    """Yield the rules of a field at a place: one more item is missing, or it lies behind the end from its start on."""
    owner, name, index = origin_of(part.spec), str(place[0]), _index(place)
    if index >= 0:
        yield owner, name, "count"
    if index <= 0:
        yield owner, name, "position"


def _end_of(part: Part) -> int:
    """Return where the stream of an object ends."""
    return part.window.base + (part.window.limit or 0)


def _around(verdict: Verdict, fault: Fault) -> Iterator[tuple[Part, Key]]:
    """Yield the objects that a fault lies in, each with its place there."""
    for part in verdict.begins:
        size = len(part.key)
        if fault.key[:size] == part.key:
            yield part, fault.key[size:]


def _index(place: Key) -> int:
    """Return which item of a list a place lies in, -1 where in none."""
    return next((step for step in place[1:2] if isinstance(step, int)), -1)


FORGIVEN: tuple[BreachKind, ...] = ("contents", "eq", "min", "max", "any-of", "in-enum", "expr")
"""Rules over values: with such a rule broken, a message can obey all others."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """A message that was refused, and what is wrong with it."""

    data: bytes
    params: Mapping[str, object]
    fault: Fault


@dataclass(slots=True)
class Leftovers:
    """The first message that was refused for each rule but those over values."""

    _of: dict[Mark, Leftover] = field(default_factory=dict)

    def take(self, message: Proposal | Solved, verdict: Verdict) -> None:
        """Keep a message for all rules that no other one was refused for yet."""
        fault = verdict.fault
        if fault is None or not fault.is_sure or fault.kind in FORGIVEN:
            return
        for mark in marks_of(verdict):
            if mark not in self._of:
                self._of[mark] = Leftover(message.data, message.params, fault)

    def of(self, breach: Breach) -> Leftover | None:
        """Return a message that was refused for a rule."""
        return self._of.get((breach.owner, breach.field, breach.kind))
