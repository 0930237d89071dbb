"""The index: which pages there are, how a review goes, the words that the pages use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ksyspark_codegen.review.comparison import Comparison
from ksyspark_codegen.review.model import LANGUAGES, Review, Text
from ksyspark_codegen.review.page.html import Choice, begin_script, ending, languages, policy, style_of, tidy
from ksyspark_codegen.review.page.phrases import Phrase, Phrases
from ksyspark_codegen.review.page.sections.first_screen import AddressCard, DocumentCard, address_list, document_cards
from ksyspark_codegen.review.page.templates import fill, source

_STEPS = ("index-how-1", "index-how-2", "index-how-3", "index-how-4")


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """A page with its documents, where it has none those known by address, and how much there is to judge."""

    href: str
    title: Phrase
    introduction: Phrase
    documents: tuple[DocumentCard, ...]
    addresses: tuple[AddressCard, ...]
    amounts: tuple[Phrase, ...]
    fingerprint: str


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A word in every language of the pages."""

    word: str
    meaning: Phrase


def index_html(reviews: Sequence[Review], comparisons: Sequence[Comparison] = (), others: Sequence[str] = ()) -> str:
    """Return the index of reviews and comparisons, in the order given; `others` are specifications without a page."""
    phrases = Phrases()
    style = style_of("index", "")
    scripts = [begin_script(), source("languages.js")]
    content = fill(
        "index.html.jinja",
        ui=phrases.say,
        entries=tuple(_entry(phrases, one) for one in reviews),
        steps=tuple(phrases.say(one) for one in _STEPS),
        compared_head=(phrases.say("index-compared"),) if comparisons else (),
        compared=tuple(Choice(f"{one.id}.html", phrases.of(one.title)) for one in comparisons),
        others_head=(phrases.say("index-others"),) if others else (),
        others=tuple(others),
        glossary=_glossary(phrases, reviews),
        languages=languages(),
        style=style,
        policy=policy(style, scripts),
    )
    texts = {f"texts-{one}": phrases.catalogue(one) for one in LANGUAGES}
    return tidy(content + ending(texts, scripts[0], scripts[1]))


def _entry(phrases: Phrases, review: Review) -> IndexEntry:
    items = sum(len(each.items) for one in review.specifications for each in one.structures)
    amounts = [
        phrases.count("specifications", len(review.specifications)),
        phrases.count("rows", items),
        phrases.count("codes", sum(len(one.codes) for one in review.code_lists)),
        phrases.count("decisions", len(review.decisions)),
    ]
    documents = document_cards(phrases, review)
    return IndexEntry(
        href=f"{review.id}.html",
        title=phrases.of(review.title),
        introduction=phrases.of(review.introduction),
        documents=documents,
        addresses=() if documents else address_list(phrases, review).cards,
        amounts=tuple(amounts),
        fingerprint=review.fingerprint,
    )


def _glossary(phrases: Phrases, reviews: Sequence[Review]) -> tuple[GlossaryEntry, ...]:
    """Return the words of all pages in alphabetical order; a page that comes first decides on a word of several."""
    words: dict[str, Phrase] = {}
    for review in reviews:
        for word, meaning in review.glossary.items():
            words.setdefault(word, phrases.of(_without_word(word, meaning)))
    return tuple(GlossaryEntry(word, words[word]) for word in sorted(words, key=str.casefold))


def _without_word(word: str, meaning: Text) -> Text:
    """Take a word away from the beginning of what it means, where both are in one language."""
    start = re.compile(rf"{re.escape(word)}\s*[:：]\s*", re.IGNORECASE)
    return Text(
        *(
            start.sub("", meaning.of(language), count=1) if start.match(meaning.of(language)) else meaning.of(language)
            for language in LANGUAGES
        )
    )
