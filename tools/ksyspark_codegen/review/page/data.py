"""What the page's script reads: fingerprints, examples, parameters, the fate of each line."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from markupsafe import Markup

from ksyspark_codegen.review.model import Review
from ksyspark_codegen.review.page.references import Place, Reference


def as_json(value: object) -> Markup:
    """Return JSON that may stand in a script element: no `<`, `>` or `&`, whatever a document contains."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return Markup(text)  # noqa: S704 (it has no character that ends a script element)


def review_data(
    review: Review, parameters: Mapping[str, object], references: Mapping[Place, tuple[Reference, ...]]
) -> dict[str, object]:
    """Return the data of a page; `parameters` are those of each specification's messages."""
    return {
        "page": review.id,
        "fingerprint": review.fingerprint,
        "title": review.title.en,
        "roles": list(review.roles),
        "specifications": {
            one.id: {"title": one.title, "fingerprint": one.fingerprint, "parameters": parameters.get(one.id, [])}
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


def _items(review: Review) -> Iterator[tuple[str, dict[str, str]]]:
    for specification in review.specifications:
        for structure in specification.structures:
            for item in structure.items:
                yield item.id, {"kind": "field", "fingerprint": item.fingerprint, "name": item.name}
    for codes in review.code_lists:
        for code in codes.codes:
            yield code.id, {"kind": "code", "fingerprint": code.fingerprint, "name": f"{codes.name} {code.value}"}
    for decision in review.decisions:
        yield decision.id, {"kind": "decision", "fingerprint": decision.fingerprint, "name": decision.id}
    for calculation in review.calculations:
        yield calculation.id, {"kind": "calculation", "fingerprint": "", "name": calculation.id}
