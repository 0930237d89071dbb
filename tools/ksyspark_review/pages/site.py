"""Pages as files: those of a folder of specifications with their index, or one of anybody's specification."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from ksyspark.compiler.build import folder_library
from ksyspark.garbage import without_collections
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_specifications
from ksyspark_review.diff.model import Change
from ksyspark_review.documents.assemble import assemble, assemble_own
from ksyspark_review.documents.full_text import FullText
from ksyspark_review.documents.page import Loaded
from ksyspark_review.documents.page_file import SUFFIX, page_files, read_page
from ksyspark_review.examples import ENDING, with_examples
from ksyspark_review.javascript import Parsers, can_decode, parameters_of, script_of, script_parsers, script_texts
from ksyspark_review.model import LANGUAGES, Review, Text
from ksyspark_review.pages.build import PageScript, page_html
from ksyspark_review.pages.first_screen import AddressCard, DocumentCard, address_list, document_cards
from ksyspark_review.pages.html import (
    begin_script,
    ending,
    fill,
    languages,
    policy,
    style_of,
    text_beside_templates,
    tidy,
)
from ksyspark_review.pages.phrases import Phrase, Phrases

_STEPS = ("index-how-1", "index-how-2", "index-how-3", "index-how-4")


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """A page with its documents, or those known by address if it has none, and how much there is to judge."""

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


def index_html(reviews: Sequence[Review], others: Sequence[str] = ()) -> str:
    """Return the index of reviews, in the order given; `others` are specifications without a page."""
    phrases = Phrases()
    style = style_of("index", "")
    scripts = [begin_script(), text_beside_templates("languages.js")]
    content = fill(
        "index.html.jinja",
        ui=phrases.say,
        entries=tuple(_entry(phrases, one) for one in reviews),
        steps=tuple(phrases.say(one) for one in _STEPS),
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


Changes = Mapping[str, Sequence[Change]]
"""The changes of each page by its id, since an earlier version."""


def review_files(ksy: Path, library: Library, typer: Typer) -> dict[str, str]:
    """Return the pages below `review/`: what the entry point of `ksyspark.targets` adds to generated files."""
    return {f"review/{name}": text for name, text in pages(ksy, Loaded(library, typer)).items()}


@without_collections()
def pages(
    ksy: Path, loaded: Loaded | None = None, texts: Sequence[FullText] = (), changes: Changes | None = None
) -> dict[str, str]:
    """Return the pages of a folder of specifications by file name, and their index; nothing where no review file is.

    `loaded` has the specifications of the folder where they are loaded already. Full texts of documents are held
    against the pages that quote them. Raises SpecError with the problems of a review file, ToolMissing where the
    official compiler cannot run.
    """
    files = page_files(ksy)
    if not files:
        return {}
    loaded = loaded or _load(ksy)
    # Node compiles the parsers meanwhile.
    with ThreadPoolExecutor(1) as pool:
        library = loaded.typer.library
        parsers = pool.submit(script_parsers, library, sorted(library.specs))
        reviews = [_review(ksy, file, loaded, texts) for file in files]
    made = {
        f"{one.id}.html": _page(one, loaded.typer, parsers.result(), changes.get(one.id, ()) if changes else None)
        for one in reviews
    }
    return {**made, "index.html": index_html(reviews, _without_page(library, reviews))}


def own_page(path: Path, document: FullText | None = None, import_paths: Sequence[str] = ()) -> dict[str, str]:
    """Return the page of a specification that has no review file. Raises SpecError, ToolMissing."""
    review = assemble_own(path, document, import_paths)
    typer = load_specifications([path], import_paths=import_paths)
    parsers = script_parsers(typer.library, [one.id for one in review.specifications])
    return {f"{review.id}.html": _page(review, typer, parsers, None)}


def _load(ksy: Path) -> Loaded:
    library = folder_library(ksy)
    return Loaded(library, checked_each(library))


def _without_page(library: Library, reviews: Sequence[Review]) -> list[str]:
    """Return the titles of the specifications that no page shows."""
    shown = {version.id for one in reviews for version in one.specifications}
    return sorted(spec.title or id_ for id_, spec in library.specs.items() if id_ not in shown)


def _review(ksy: Path, file: Path, loaded: Loaded, texts: Sequence[FullText]) -> Review:
    documents = read_page(file)[0].documents if texts else ()
    held = [text for text in texts if any(one.file == text.name or one.sha256 == text.sha256 for one in documents)]
    messages = file.with_name(file.name.removesuffix(SUFFIX) + ENDING)
    return with_examples(assemble(ksy, file, held, loaded), loaded.typer, messages)


def _page(review: Review, typer: Typer, parsers: Parsers, changes: Sequence[Change] | None) -> str:
    ids = [one.id for one in review.specifications]
    source, decodes = script_of(typer, ids, parsers), can_decode(typer.library, ids, parsers)
    script = PageScript(source, script_texts(), parameters_of(typer, ids), decodes)
    return page_html(review, changes, script)
