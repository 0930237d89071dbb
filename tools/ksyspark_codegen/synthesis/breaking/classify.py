"""Which rules of a specification a message fails for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ksyspark.interpreter.objects import Object
from ksyspark.interpreter.problems import Kind
from ksyspark.spec.unrolled import origin_of
from ksyspark_codegen.synthesis.breaking.breaches import BreachKind
from ksyspark_codegen.synthesis.verifier import Verdict, end_of

Mark = tuple[tuple[str, ...], str, BreachKind]
"""A rule: the path of the type, the id of the field, the kind."""

OVER_VALUES: tuple[BreachKind, ...] = ("contents", "eq", "min", "max", "any-of", "in-enum", "expr")
"""Rules over values: with such a rule broken, a message can obey all others."""

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


def marks_of(verdict: Verdict) -> Iterator[Mark]:
    """Yield the rules that a message fails for: that of its fault, and those of the fields around that lack bytes."""
    fault, found = verdict.fault, verdict.found
    if fault is None or found is None:
        return
    yield from ((fault.owner, fault.name, kind) for kind in _KINDS.get(fault.kind, ()))
    if fault.kind not in _LACKING:
        return
    if found.name and fault.offset >= end_of(found.holder.stream):
        yield from _nothing_there(found.holder, found.name, found.index)
    one = found.holder
    while one.holder is not None:
        yield origin_of(one.holder.type.spec), one.name, "content"
        if one.start >= end_of(one.holder.stream):
            yield from _nothing_there(one.holder, one.name, one.index)
        one = one.holder


def _nothing_there(holder: Object, name: str, index: int | None) -> Iterator[Mark]:
    """Yield the rules of a field that begins where its stream has no byte left: as a whole, or with one more item."""
    owner = origin_of(holder.type.spec)
    if index is not None:
        yield owner, name, "count"
    if not index:
        yield owner, name, "position"
