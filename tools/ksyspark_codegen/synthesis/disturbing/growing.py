"""Messages that obey in another way: what a rule allows beside what they hold, where that lets them show more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ksyspark_codegen.synthesis.breaking.bases import Base, Bases, base_of
from ksyspark_codegen.synthesis.breaking.patches import Proposal, patched
from ksyspark_codegen.synthesis.choices import exactly
from ksyspark_codegen.synthesis.disturbing.grounds import Grounds, shown_by
from ksyspark_codegen.synthesis.hints import Literal, literals_in
from ksyspark_codegen.synthesis.judging import Taken
from ksyspark_codegen.synthesis.samples import Sample

_TRIED = 600


def grown(bases: Bases, grounds: Grounds) -> Iterator[Base]:
    """Yield messages that obey with another literal of a field's own rule, and then have fields that no other has."""
    shown = {mark for base in grounds.bases for mark in shown_by(base)}
    for _, proposal in zip(range(_TRIED), _proposals(bases, grounds), strict=False):
        base = base_of(bases.judge, Sample(proposal.data, proposal.params))
        if base is not None and not shown >= (marks := shown_by(base)):
            shown |= marks
            yield base


def _proposals(bases: Bases, grounds: Grounds) -> Iterator[Proposal]:
    seen: set[tuple[bytes, str]] = set()
    for found in grounds.fields.values():
        for base, taken in found:
            for literal in _allowed(bases, taken):
                one = patched(base, {taken.spot.key: exactly(literal) if isinstance(literal, int) else literal})
                mark = None if one is None else (one.data, repr(one.params))
                if one is not None and mark is not None and one.data != base.data and mark not in seen:
                    seen.add(mark)
                    yield one


def _allowed(bases: Bases, taken: Taken) -> Mapping[Literal, None]:
    """Return the literals of the rule of a field."""
    attribute, library = taken.spot.attribute, bases.solver.library
    rules = attribute.valid.all_formulas() if attribute.valid else ()
    return dict.fromkeys(one for rule in rules for one in literals_in(library, taken.spot.part.spec, rule.tree))
