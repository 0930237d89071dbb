"""From a document's line back to everything that cites it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ksyspark_codegen.review.model import Citation, Review

Place = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Reference:
    """Something that cites a line: where it stands on the page, and what is judged there ("" for a structure)."""

    anchor: str
    name: str
    item: str
    kind: str
    hue: int = 0


def references_of(review: Review) -> Mapping[Place, tuple[Reference, ...]]:
    """Return what cites each line of the documents with lines, in the order of the page, each once."""
    found: dict[Place, dict[str, Reference]] = {}
    for citations, reference in _every(review):
        for one in citations:
            if one.line:
                found.setdefault((one.document, one.line), {})[reference.anchor] = reference
    return {place: tuple(many.values()) for place, many in found.items()}


def _every(review: Review) -> Iterator[tuple[tuple[Citation, ...], Reference]]:
    for specification in review.specifications:
        for structure in specification.structures:
            yield structure.citations, Reference(f"s-{structure.id}", structure.name, "", "structure")
            for number, item in enumerate(structure.items):
                yield item.citations, Reference(f"i-{item.id}", item.name, item.id, item.kind, number % 8)
    for codes in review.code_lists:
        for code in codes.codes:
            anchor = f"c-{codes.id}-{code.value}"
            yield code.citations, Reference(anchor, f"{codes.name} {code.value}", code.id, "code")
    for decision in review.decisions:
        yield decision.citations, Reference(f"d-{decision.id}", decision.id, decision.id, "decision")
    for calculation in review.calculations:
        yield calculation.citations, Reference(f"k-{calculation.id}", calculation.id, calculation.id, "calculation")
    for step in review.order:
        yield step.citations, Reference("order", step.title.en, "", "structure")
    for example in review.examples:
        yield example.citations, Reference(f"x-{example.id}", example.id, "", "example")
