"""The optional page of documents that are known by address: numbers to copy from them, compared on the page."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ksyspark_review.model import Citation, Document, Review, Text
from ksyspark_review.pages.html import document, script_element, text_beside_templates

_NUMBER = re.compile(r"-?\d+")
_PLAIN = str.maketrans("−", "-", "\u202f")
"""Numbers of sentences as a reader types them: no gaps between thousands, a hyphen for minus."""


@dataclass(frozen=True, slots=True)
class SourceRow:
    """A field or code with its rule, and the numbers of the rule, joined by blanks."""

    name: str
    sentences: tuple[Text, ...]
    numbers: str


def sources_of(review: Review) -> tuple[tuple[Document, Mapping[str, Sequence[SourceRow]]], ...]:
    """Return the documents known by address with what has numbers or conditions and no question, by section."""
    asked = {id_ for one in review.questions for id_ in one.items}
    rows: dict[str, dict[str, list[SourceRow]]] = {}
    for id_, citations, row in _every(review):
        for citation in dict.fromkeys(citations):
            if id_ not in asked and not citation.line:
                rows.setdefault(citation.document, {}).setdefault(citation.section, []).append(row)
    return tuple((one, rows[one.id]) for one in review.documents if one.lines is None and one.id in rows)


def sources_html(review: Review, short: Text) -> str:
    """Return the page of a review's documents that are known by address; `short` is the title in the bar."""
    begin, script = text_beside_templates("begin.js"), text_beside_templates("sources.js")
    return document(
        "sources.html.jinja",
        page=review.id,
        fingerprint=review.fingerprint,
        scripts=[begin, script],
        begin=script_element(begin),
        script=script_element(script),
        title=review.title,
        short=short,
        sources=sources_of(review),
    )


def _every(review: Review) -> Iterator[tuple[str, tuple[Citation, ...], SourceRow]]:
    for item in review.items:
        sentences = tuple(one.text for one in item.sentences)
        numbers = dict.fromkeys(number for text in sentences for number in _NUMBER.findall(text.en.translate(_PLAIN)))
        is_conditional = any(one.kind == "if" for one in item.sentences)
        if item.kind == "field" and item.size != 0 and (numbers or is_conditional):
            yield item.id, item.citations, SourceRow(item.name, sentences, " ".join(numbers))
    for codes in review.code_lists:
        for code in codes.codes:
            said = ": ".join(part for part in (f"{codes.name} {code.value}", code.doc) if part)
            yield code.id, code.citations, SourceRow(code.name, (Text.same(said),), str(code.value))
