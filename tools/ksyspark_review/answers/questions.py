"""The questions of a page: every field, code, decision and calculation, with the fingerprint an answer must carry."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from ksyspark_review.answers.model import FIELD_VERDICTS, OTHER_VERDICTS, Verdict, canonical
from ksyspark_review.model import LANGUAGES, Calculation, Citation, Decision, Document, Review, Sentence, Text

_DIGITS = 12


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to judge. `says` is what the specification says of it; `citations` are the document's lines."""

    item: str
    kind: Literal["field", "code", "decision", "calculation"]
    name: str
    says: Text
    citations: tuple[Citation, ...]
    fingerprint: str

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        return FIELD_VERDICTS if self.kind == "field" else OTHER_VERDICTS


def questions_of(review: Review) -> tuple[Question, ...]:
    """Return all questions of a page, in the page's order."""
    return (*_fields(review), *_codes(review), *_decisions(review), *_calculations(review))


def quotes_of(review: Review, citations: Sequence[Citation]) -> str:
    """Return the cited lines, each behind its document and number: `MQMDE:79 ...`."""
    documents = {document.id: document for document in review.documents}
    return "\n".join(_quote(documents.get(citation.document), citation) for citation in citations)


def calculation_fingerprint(calculation: Calculation, lines: Sequence[str]) -> str:
    """Return the fingerprint of a calculation: its English statement, both results, the text of the cited lines."""
    parts = {
        "statement": calculation.statement.en,
        "printed": calculation.printed,
        "found": calculation.found,
        "lines": list(lines),
    }
    return hashlib.sha256(canonical(parts)).hexdigest()[:_DIGITS]


def _fields(review: Review) -> Iterator[Question]:
    for specification in review.specifications:
        for structure in specification.structures:
            for item in structure.items:
                says = _joined(item.sentences)
                yield Question(item.id, "field", item.name, says, item.citations, item.fingerprint)


def _codes(review: Review) -> Iterator[Question]:
    for code_list in review.code_lists:
        for code in code_list.codes:
            named = f"{code.value} = {code.name or code.label}"
            says = Text(*(": ".join(filter(None, [named, code.meaning.of(language)])) for language in LANGUAGES))
            yield Question(
                code.id,
                "code",
                f"{code_list.name} {code.value}",
                says,
                code.citations,
                code.fingerprint,
            )


def _decisions(review: Review) -> Iterator[Question]:
    for decision in review.decisions:
        yield Question(
            decision.id, "decision", decision.title.en, _of_decision(decision), decision.citations, decision.fingerprint
        )


def _of_decision(decision: Decision) -> Text:
    def sentence(language: Literal["en", "zh", "pt"]) -> str:
        return "\n".join(
            [decision.title.of(language), decision.specification_says.of(language), decision.because.of(language)]
        )

    return Text(sentence("en"), sentence("zh"), sentence("pt"))


def _calculations(review: Review) -> Iterator[Question]:
    texts = _texts(review.documents)
    for calculation in review.calculations:
        lines = [texts.get((citation.document, citation.line), "") for citation in calculation.citations]
        says = Text(
            *(
                f"{calculation.statement.of(language)} {calculation.printed} / {calculation.found}"
                for language in ("en", "zh", "pt")
            )
        )
        yield Question(
            calculation.id,
            "calculation",
            calculation.id,
            says,
            calculation.citations,
            calculation_fingerprint(calculation, lines),
        )


def _texts(documents: Sequence[Document]) -> dict[tuple[str, int], str]:
    return {
        (document.id, number): line.text or ""
        for document in documents
        for number, line in (document.lines or {}).items()
    }


def _joined(sentences: Sequence[Sentence]) -> Text:
    def joined(language: Literal["en", "zh", "pt"]) -> str:
        gap = "" if language == "zh" else " "
        return gap.join(sentence.text.of(language) for sentence in sentences)

    return Text(joined("en"), joined("zh"), joined("pt"))


def _quote(document: Document | None, citation: Citation) -> str:
    if document is None or not citation.line:
        return " ".join(filter(None, [citation.document, citation.section]))
    line = (document.lines or {}).get(citation.line)
    return f"{citation.document}:{citation.line} {(line.text if line else None) or ''}".rstrip()
