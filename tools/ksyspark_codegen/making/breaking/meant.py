"""Whether a message fails for the rule that is to be broken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ksyspark_codegen.making.breaking.breaches import Breach, BreachKind
from ksyspark_codegen.making.judging import Fault, FaultKind, Taken, Verdict
from ksyspark_codegen.making.parts import Key
from ksyspark_codegen.spec.copies import origin_of

_MEANT: Mapping[BreachKind, tuple[FaultKind, ...]] = {
    "size": ("end",),
    "count": ("end", "terminator"),
    "content": ("end", "terminator"),
    "position": ("end", "terminator"),
    "negative-size": ("negative",),
    "negative-position": ("negative",),
}


def is_meant(breach: Breach, verdict: Verdict, taken: Taken | None) -> bool:
    """Tell whether a message fails for a rule; `taken` is the value that another message, which obeys, has there."""
    fault = verdict.fault
    if fault is None or fault.kind not in _MEANT.get(breach.kind, (breach.kind,)):
        return False
    match breach.kind:
        case "count":
            first = len(taken.spot.items) if taken is not None and taken.spot.items is not None else 0
            return any(
                rest and isinstance(rest[0], int) and rest[0] >= first for rest in _inside(breach, verdict, fault)
            )
        case "content":
            return any(True for _ in _inside_object(breach, verdict, fault))
        case "position":
            return any(True for _ in _inside(breach, verdict, fault))
    return fault.owner == breach.owner and fault.name == breach.field


def _inside(breach: Breach, verdict: Verdict, fault: Fault) -> Iterator[Key]:
    """Yield what of a fault's place lies behind the field of a rule."""
    for part in verdict.reading.begins:
        size = len(part.key)
        is_around = fault.key[:size] == part.key and origin_of(part.spec) == breach.owner
        if is_around and fault.key[size : size + 1] == (breach.field,):
            yield fault.key[size + 1 :]


def _inside_object(breach: Breach, verdict: Verdict, fault: Fault) -> Iterator[Key]:
    """Yield what of a fault's place lies inside an object that the field of a rule holds."""
    for part in verdict.reading.begins:
        outer, size = part.parent, len(part.key)
        if outer is None or fault.key[:size] != part.key or len(fault.key) == size:
            continue
        if origin_of(outer.spec) == breach.owner and part.key[len(outer.key) : len(outer.key) + 1] == (breach.field,):
            yield fault.key[size:]
