"""The optional page of documents that are known by address: numbers to copy from them, compared on the page."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark_review.model import LANGUAGES, Citation, Code, Item, Review, Text
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


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a document with what follows it."""

    name: str
    rows: tuple[SourceRow, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A document known by address. `url` is empty where it is none of the web."""

    title: str
    language: str
    url: str
    sections: tuple[Section, ...]


def sources_of(review: Review) -> tuple[Source, ...]:
    """Return the documents known by address with what has numbers or conditions and no question."""
    asked = {id_ for one in review.questions for id_ in one.items}
    rows = dict[tuple[str, str], list[SourceRow]]()
    for id_, citations, row in _every(review):
        for citation in dict.fromkeys(citations):
            if id_ not in asked and not citation.line:
                rows.setdefault((citation.document, citation.section), []).append(row)
    sources = (
        Source(
            title=one.title,
            language=one.language,
            url=one.url if one.url.startswith(("https://", "http://")) else "",
            sections=tuple(Section(name, tuple(many)) for (id_, name), many in rows.items() if id_ == one.id),
        )
        for one in review.documents
        if one.lines is None
    )
    return tuple(one for one in sources if one.sections)


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
        row = _row_of_item(item)
        if item.kind == "field" and item.size != 0 and (row.numbers or any(one.kind == "if" for one in item.sentences)):
            yield item.id, item.citations, row
    for codes in review.code_lists:
        for code in codes.codes:
            yield code.id, code.citations, _row_of_code(codes.name, code)


def _row_of_item(item: Item) -> SourceRow:
    sentences = tuple(one.text for one in item.sentences)
    numbers = dict.fromkeys(number for text in sentences for number in _NUMBER.findall(text.en.translate(_PLAIN)))
    return SourceRow(item.name, sentences, " ".join(numbers))


def _row_of_code(list_name: str, code: Code) -> SourceRow:
    said = Text(*[": ".join(part for part in (f"{list_name} {code.value}", code.doc) if part)] * len(LANGUAGES))
    return SourceRow(code.name, (said,), str(code.value))
