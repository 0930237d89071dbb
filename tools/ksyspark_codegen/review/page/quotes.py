"""Citations as a page shows them: the line's own words, or the document that is known by its address."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ksyspark_codegen.review.model import Citation, Document, Review
from ksyspark_codegen.review.page.phrases import Phrase, Phrases


@dataclass(frozen=True, slots=True)
class Quote:
    """A line of a document, byte-identical. `mark` is its number, with the document where a page has several."""

    document: str
    line: int
    text: str
    language: str
    mark: str

    @property
    def anchor(self) -> str:
        return f"l-{self.document}-{self.line}"


@dataclass(frozen=True, slots=True)
class Folded:
    """Further lines that say it: their numbers lead to them."""

    also: Phrase
    quotes: tuple[Quote, ...]


@dataclass(frozen=True, slots=True)
class Address:
    """A document known by address (listed on the first screen), and the section of it to look in."""

    document: str
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
        self._has_several = sum(1 for one in review.documents if one.lines is not None) > 1

    def sources(self, citations: Iterable[Citation], shown: int = 1) -> Sources:
        """Sort citations into lines and addresses, each once, in the order given; `shown` lines are not folded."""
        quotes: dict[tuple[str, int], Quote] = {}
        addresses: dict[tuple[str, str], Address] = {}
        for citation in citations:
            document = self._documents[citation.document]
            line = (document.lines or {}).get(citation.line)
            if line is None or line.text is None:
                section = citation.section
                addresses[document.id, section] = Address(document.id, section)
            else:
                mark = f"{document.id} {line.number}" if self._has_several else str(line.number)
                quotes[document.id, line.number] = Quote(document.id, line.number, line.text, document.language, mark)
        lines = tuple(quotes.values())
        rest = lines[shown:]
        folded = (Folded(self._phrases.say("also-lines" if lines[:shown] else "see-lines"), rest),) if rest else ()
        return Sources(lines[:shown], folded, tuple(addresses.values()))
