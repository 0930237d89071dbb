"""Pages as files: those of a folder of specifications with their index, or one of anybody's specification."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from ksyspark.compiler.build import folder_library
from ksyspark.garbage import without_collections
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_specifications
from ksyspark.spec.problems import Problem, SpecError
from ksyspark_review.diff.model import Change
from ksyspark_review.documents.assemble import assemble, assemble_own
from ksyspark_review.documents.full_text import FullText
from ksyspark_review.documents.page import Loaded, displayed
from ksyspark_review.documents.page_file import SUFFIX, page_files, read_page
from ksyspark_review.examples import ENDING, with_examples, with_made_example
from ksyspark_review.javascript import Parsers, can_decode, script_of, script_parsers, script_texts
from ksyspark_review.model import Question, Review, Text
from ksyspark_review.pages.build import PageScript, given_away, page_html, short_title, sources_html, sources_of
from ksyspark_review.pages.html import say, script_element, text_beside_templates, whole_page

_STEPS = ("index-how-1", "index-how-2", "index-how-3", "index-how-4")


def index_html(reviews: Sequence[Review], others: Sequence[str] = ()) -> str:
    """Return the index of reviews, in the order given; `others` are specifications without a page."""
    begin = text_beside_templates("begin.js")
    return whole_page(
        "index.html.jinja",
        page="index",
        fingerprint="",
        scripts=[begin],
        begin=script_element(begin),
        title=say("index-title"),
        short=say("index-title"),
        reviews=reviews,
        steps=_STEPS,
        others=tuple(others),
        glossary=_glossary(reviews),
    )


def _glossary(reviews: Sequence[Review]) -> tuple[tuple[str, Text], ...]:
    """Return the words of all pages in alphabetical order; a page that comes first decides on a word of several."""
    words: dict[str, Text] = {}
    for review in reviews:
        for word, meaning in review.glossary.items():
            # Some begin with the word itself.
            start = re.compile(rf"{re.escape(word)}\s*[:：]\s*", re.IGNORECASE)
            texts = (start.sub("", text, count=1) for text in (meaning.en, meaning.zh, meaning.pt))
            words.setdefault(word, Text(*texts))
    return tuple((word, words[word]) for word in sorted(words, key=str.casefold))


@dataclass(frozen=True, slots=True)
class Site:
    """Pages by file name with their index, and the problems of those that could not be made."""

    pages: Mapping[str, str]
    problems: tuple[Problem, ...] = ()


def review_files(ksy: Path, library: Library, typer: Typer) -> dict[str, str]:
    """Return the pages below `review/`: what the entry point of `ksyspark.targets` adds to generated files.

    Raises SpecError with the problems of all pages.
    """
    site = pages(ksy, Loaded(library, typer))
    if site.problems:
        raise SpecError(list(site.problems))
    return {f"review/{name}": text for name, text in site.pages.items()}


@without_collections()
def pages(
    ksy: Path,
    loaded: Loaded | None = None,
    changes: Mapping[str, Sequence[Change]] | None = None,
    asked: Mapping[str, Collection[str]] | None = None,
) -> Site:
    """Return the pages of a folder of specifications and their index; nothing where no review file is.

    `loaded` has the specifications of the folder where they are loaded already. `changes` are those of each page since
    an earlier version, by its id; `asked` has the fingerprints of the questions of earlier versions, by page: a second
    page then asks the other questions only. A page with problems is not made; its problems are returned. Raises
    ToolMissing where the official compiler cannot run.
    """
    files = page_files(ksy)
    if not files:
        return Site({})
    if loaded is None:
        library = folder_library(ksy)
        loaded = Loaded(library, checked_each(library))
    problems: list[Problem] = []
    # Node compiles the parsers meanwhile.
    with ThreadPoolExecutor(1) as pool:
        library = loaded.typer.library
        parsers = pool.submit(script_parsers, library, sorted(library.specs))
        reviews = [*_reviews(ksy, files, loaded, problems)]
    made: dict[str, str] = {}
    for review in reviews:
        of_page = changes.get(review.id, ()) if changes else None
        made |= _page(review, loaded.typer, parsers.result(), of_page)
        before = asked.get(review.id) if asked else None
        new = [one for one in review.questions if before is not None and one.fingerprint not in before]
        if new and len(new) < len(review.questions):
            only_new = _page(_with_questions(review, new), loaded.typer, parsers.result(), of_page)
            made[f"{review.id}.changed.html"] = only_new[f"{review.id}.html"]
    shown = {name.text for file in files for name in read_page(file)[0].specifications}
    others = sorted(spec.title or id_ for id_, spec in library.specs.items() if id_ not in shown)
    return Site({**made, "index.html": index_html(reviews, others)}, tuple(problems))


def _with_questions(review: Review, questions: Sequence[Question]) -> Review:
    chapters = (replace(one, questions=tuple(q for q in one.questions if q in questions)) for one in review.chapters)
    return replace(review, chapters=tuple(one for one in chapters if one.questions))


def own_page(path: Path, document: FullText | None = None, import_paths: Sequence[str] = ()) -> dict[str, str]:
    """Return the page of a specification that has no review file. Raises SpecError, ToolMissing."""
    typer = load_specifications([path], import_paths=import_paths)
    review = with_made_example(assemble_own(path, document, import_paths), typer, path)
    parsers = script_parsers(typer.library, [one.id for one in review.specifications])
    return _page(review, typer, parsers, None)


def _reviews(ksy: Path, files: Sequence[Path], loaded: Loaded, problems: list[Problem]) -> Iterator[Review]:
    for file in files:
        try:
            messages = file.with_name(file.name.removesuffix(SUFFIX) + ENDING)
            review = with_examples(assemble(ksy, file, loaded), loaded.typer, messages)
        except SpecError as error:
            problems.extend(error.problems)
            continue
        told = [Problem(displayed(file, ksy), 1, 1, review.id, sentence) for sentence in given_away(review)]
        problems.extend(told)
        if not told:
            yield review


def _page(review: Review, typer: Typer, parsers: Parsers, changes: Sequence[Change] | None) -> dict[str, str]:
    """Return a page, and that of its documents known by address, if there are any."""
    ids = [one.id for one in review.specifications]
    script = PageScript(script_of(typer, ids, parsers), script_texts(), can_decode(typer.library, ids, parsers))
    made = {f"{review.id}.html": page_html(review, changes, script)}
    if sources_of(review):
        made[f"{review.id}.sources.html"] = sources_html(review, short_title(review.title))
    return made
