"""What the page's script reads: fingerprints, examples, parameters, the fate of each line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ksyspark.escaping import visible
from ksyspark_codegen.review.answers.questions import questions_of
from ksyspark_codegen.review.model import Review
from ksyspark_codegen.review.page.references import Place, Reference


def review_data(
    review: Review, parameters: Mapping[str, object], references: Mapping[Place, tuple[Reference, ...]]
) -> dict[str, object]:
    """Return the data of a page; `parameters` are those of each specification's messages."""
    return {
        "page": review.id,
        "fingerprint": review.fingerprint,
        "title": visible(review.title.en),
        "roles": list(review.roles),
        "specifications": {
            one.id: {
                "title": visible(one.title),
                "fingerprint": one.fingerprint,
                "parameters": parameters.get(one.id, []),
            }
            for one in review.specifications
        },
        "documents": {
            one.id: {
                "sha256": one.sha256,
                "total": one.total_lines,
                "fates": {number: line.fate for number, line in sorted(one.lines.items())},
                "items": {
                    line: items
                    for (document, line), many in sorted(references.items())
                    if document == one.id and (items := [each.item for each in many if each.item])
                },
            }
            for one in review.documents
            if one.lines is not None
        },
        "items": dict(_items(review)),
        "examples": {
            one.id: {
                "specification": one.specification,
                "parameters": dict(one.parameters),
                "hex": one.message.hex(),
                "item": one.item,
                "origin": one.origin,
            }
            for one in review.examples
        },
    }


def snippets_of(review: Review) -> dict[str, str]:
    """Return the text of the specification that each item has, by its id."""
    return {
        item.id: visible(item.snippet)
        for specification in review.specifications
        for structure in specification.structures
        for item in structure.items
        if item.snippet
    }


def _items(review: Review) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield what is judged; `anchor` is where it stands on the page, left out for rows of fields (`i-<item>`)."""
    for specification in review.specifications:
        for structure in specification.structures:
            for item in structure.items:
                yield item.id, {"kind": "field", "fingerprint": item.fingerprint, "name": visible(item.name)}
    for codes in review.code_lists:
        for code in codes.codes:
            name, anchor = visible(f"{codes.name} {code.value}"), f"c-{codes.id}-{code.value}"
            yield code.id, {"kind": "code", "fingerprint": code.fingerprint, "name": name, "anchor": anchor}
    for one in review.decisions:
        anchor = f"d-{one.id}"
        yield one.id, {"kind": "decision", "fingerprint": one.fingerprint, "name": one.id, "anchor": anchor}
    for question in questions_of(review):
        if question.kind == "calculation":
            anchor = f"k-{question.item}"
            named = {"name": question.item, "anchor": anchor}
            yield question.item, {"kind": "calculation", "fingerprint": question.fingerprint, **named}
