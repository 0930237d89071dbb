"""Proposals for a rule of any kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ksyspark.spec.library import Library
from ksyspark.spec.model import TypeSpec
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.breaches import BreachKind
from ksyspark_codegen.synthesis.breaking.break_rules import break_contents, break_rule, break_text
from ksyspark_codegen.synthesis.breaking.break_sizes import (
    break_content,
    break_count,
    break_off,
    break_position,
    break_sign,
    break_size,
    break_terminator,
)
from ksyspark_codegen.synthesis.breaking.patches import Proposal, patched
from ksyspark_codegen.synthesis.breaking.turning import turned_at
from ksyspark_codegen.synthesis.judging import Taken
from ksyspark_codegen.synthesis.parts import Frame, Part
from ksyspark_codegen.synthesis.points import has_order
from ksyspark_codegen.synthesis.rules import rules_of

_WAYS: Mapping[BreachKind, Callable[[Base, Taken], Iterator[Proposal]]] = {
    "contents": break_contents,
    "encoding": break_text,
    "end": break_off,
    "terminator": break_terminator,
    "size": break_size,
    "position": break_position,
    "count": break_count,
    "content": break_content,
}


def proposals(library: Library, owner: TypeSpec, kind: BreachKind, base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages that may break a rule of a field which another message shows, the likeliest first."""
    spot = taken.spot
    if kind in _WAYS:
        return _WAYS[kind](base, taken)
    if kind == "negative-size":
        return break_sign(base, taken, spot.delimiter.size)
    if kind == "negative-position":
        return break_sign(base, taken, spot.attribute.pos)
    rule = next(rule for rule in rules_of(library, owner, spot.attribute) if rule.kind == kind)
    return break_rule(base, taken, rule)


def proposals_of_order(base: Base, part: Part) -> Iterator[Proposal]:
    """Yield messages in which an object has no byte order."""
    known = has_order(part.spec)
    assert known is not None
    for change in turned_at(base, known, Frame(part, (*part.key, "_endian")), "==", False):
        found = patched(base, change)
        if found is not None:
            yield found
