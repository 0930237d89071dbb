"""Citations as a page shows them: the line's own words, or the document that is known by its address."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ksyspark_codegen.review.model import Citation, Document, Review
from ksyspark_codegen.review.page.phrases import Phrase, Phrases


@dataclass(frozen=True, slots=True)
class Quote:
    """A line of a document, byte-identical."""

    document: str
    line: int
    text: str
    language: str

    @property
    def place(self) -> str:
        return f"{self.document}:{self.line}"

    @property
    def anchor(self) -> str:
        return f"l-{self.document}-{self.line}"


@dataclass(frozen=True, slots=True)
class Folded:
    """Further lines that say the same, with their number in words."""

    count: Phrase
    quotes: tuple[Quote, ...]


@dataclass(frozen=True, slots=True)
class Address:
    """A document known by address (listed on the first screen), and the section of it to look in."""

    document: str
    title: str
    section: str


@dataclass(frozen=True, slots=True)
class Sources:
    """Where something is written: one line shown, the others folded, then the documents known by address."""

    shown: tuple[Quote, ...]
    folded: tuple[Folded, ...]
    addresses: tuple[Address, ...]

    @property
    def is_empty(self) -> bool:
        return not (self.shown or self.addresses)


class Citations:
    """Looks up the citations of a page."""

    def __init__(self, phrases: Phrases, review: Review) -> None:
        self._phrases = phrases
        self._documents: Mapping[str, Document] = {one.id: one for one in review.documents}

    def sources(self, citations: Iterable[Citation], shown: int = 1) -> Sources:
        """Sort citations into lines and addresses, each once, in the order given; `shown` lines are not folded."""
        quotes: dict[tuple[str, int], Quote] = {}
        addresses: dict[tuple[str, str], Address] = {}
        for citation in citations:
            document = self._documents[citation.document]
            line = (document.lines or {}).get(citation.line)
            if line is None or line.text is None:
                section = citation.section
                addresses[document.id, section] = Address(document.id, document.title, section)
            else:
                quotes[document.id, citation.line] = Quote(document.id, citation.line, line.text, document.language)
        lines = tuple(quotes.values())
        rest = lines[shown:]
        folded = (Folded(self._phrases.count("more-lines", len(rest)), rest),) if rest else ()
        return Sources(lines[:shown], folded, tuple(addresses.values()))
