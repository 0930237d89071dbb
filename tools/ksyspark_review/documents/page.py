"""A page with its specifications, compared with each other and with rules that people wrote."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_library
from ksyspark.spec.problems import Problem, SpecError, did_you_mean
from ksyspark_review.documents.coverage import Coverage, Part, cover, parts_to_trace
from ksyspark_review.documents.entries import PageEntry, Sources, check_sources, own_documents
from ksyspark_review.documents.page_file import find_page, read_page
from ksyspark_review.documents.recomputing import Decoding, check_examples, recompute
from ksyspark_review.items import item_id
from ksyspark_review.meaning import digest, written_types
from ksyspark_review.model import Calculation, Sentence
from ksyspark_review.sentences.naming import parts_of
from ksyspark_review.sentences.rules import sentences_of


def check_lines(page: PageEntry) -> Iterator[Problem]:
    """Yield a problem for each translation of another line than the document has, and for each mark that is not in it.

    A translation carries the digest of its line, so that a line that changes is translated again.
    """
    for document in page.documents:
        for number, entry in document.translations.items():
            quote = document.quotes.get(number)
            if quote is None:
                yield entry.place.problem(f"line {number} of {document.id} is translated, but not quoted")
            elif entry.of != digest("line", quote.text):
                today = digest("line", quote.text)
                sentence = (
                    f'was made of another text: read it beside `{quote.text}`, then put `of: "{today}"` behind it'
                )
                yield entry.place.problem(f"the translation of line {number} of {document.id} {sentence}")
        for number, marks in document.marks.items():
            quote = document.quotes.get(number)
            for mark in marks:
                if quote is None or mark.text not in quote.text:
                    yield mark.place.problem(f"line {number} of {document.id} has no words `{mark.text}` to mark")


def written_rules(page: PageEntry, typer: Typer) -> tuple[Mapping[str, tuple[Sentence, ...]], list[Problem]]:
    """Return the sentences of `rules` by item, and a problem for each that was written for other sentences."""
    written, problems = dict[str, tuple[Sentence, ...]](), list[Problem]()
    parts = {
        item_id(owner, part): (part, owner)
        for name in page.specifications
        for owner in written_types(typer.library, name.text)
        for part in parts_of(owner)
    }
    for entry in page.rules:
        if entry.item.text not in parts:
            hint = did_you_mean(entry.item.text, parts, "no specification of the page has it")
            problems.append(entry.item.place.problem(f"there is no item `{entry.item.text}`{hint}"))
            continue
        generated = sentences_of(*parts[entry.item.text], typer)
        today = digest([one.text.en for one in generated])
        if entry.written_for != today:
            sentence = f"was written for other sentences than “{' '.join(one.text.en for one in generated)}”"
            then = f'read it beside them, then put `for: "{today}"` behind it'
            problems.append(entry.item.place.problem(f"the rule of `{entry.item.text}` {sentence}: {then}"))
        written[entry.item.text] = tuple(Sentence("rule", text) for text in entry.sentences)
    return written, problems


@dataclass(frozen=True, slots=True)
class Loaded:
    """Specifications as they are written, and the same checked, with recursive types unrolled."""

    library: Library
    typer: Typer


@dataclass(frozen=True, slots=True)
class Traced:
    """A page and its specifications that fit each other.

    `library` has the specifications as they are written, `typer` the same with recursive types unrolled.
    """

    entry: PageEntry
    library: Library
    typer: Typer
    sources: Sources
    parts: tuple[Part, ...]
    coverage: Coverage
    calculations: tuple[Calculation, ...]
    rules: Mapping[str, tuple[Sentence, ...]]
    problems: tuple[Problem, ...]


def trace_page(ksy: Path, page_file: Path) -> Traced:
    """Read a review file and the specifications it names, and compare them. Raises SpecError with every problem."""
    traced = traced_page(ksy, page_file)
    if traced.problems:
        raise SpecError(traced.problems)
    return traced


def traced_page(ksy: Path, page_file: Path, loaded: Loaded | None = None) -> Traced:
    """Read and compare a review file with its specifications; `problems` has what does not fit.

    `loaded` has at least these, where they are loaded already. Raises SpecError where a specification has mistakes, or
    citations that mean no line.
    """
    entry, problems = read_page(page_file, displayed(page_file, ksy))
    if loaded and all(name.text in loaded.library.specs for name in entry.specifications):
        library, typer = loaded.library, loaded.typer
    else:
        library = load_page_library(ksy, entry)
        typer = checked_each(library)
    sources = sources_of(entry, library)
    parts = tuple(part for name in entry.specifications for part in parts_to_trace(library.specs[name.text].root))
    coverage = cover(entry, sources, parts)
    decoding = Decoding(typer)
    calculations, wrong = recompute(entry, sources, decoding)
    rules, of_rules = written_rules(entry, typer)
    of_lines = (*_check_accounts(ksy, entry), *check_lines(entry), *check_sources(sources), *coverage.problems)
    every = (*problems, *of_rules, *of_lines, *wrong, *check_examples(entry, decoding))
    if coverage.is_unreadable:
        raise SpecError(every)
    return Traced(entry, library, typer, sources, parts, coverage, tuple(calculations), rules, every)


def _check_accounts(ksy: Path, entry: PageEntry) -> Iterator[Problem]:
    """Report documents whose lines are said to be accounted for by a page that does not do so."""
    for document in entry.documents:
        if not document.accounted_for_by:
            continue
        try:
            file = find_page(ksy, document.accounted_for_by)
            other, _ = read_page(file, displayed(file, ksy))
        except SpecError as error:
            yield from error.problems
            continue
        theirs = [one for one in other.documents if one.file == document.file and not one.accounted_for_by]
        if not any(one.sha256 == document.sha256 for one in theirs):
            yield document.place.problem(f"the page `{other.id}` does not account for the lines of {document.file}")


def load_page_library(ksy: Path, entry: PageEntry) -> Library:
    """Load the specifications of a page, unchecked. Raises SpecError for one that is not below the folder."""
    paths, known = [], {path.stem: path for path in sorted(ksy.rglob("*.ksy"))}
    problems: list[Problem] = []
    for name in entry.specifications:
        if name.text in known:
            paths.append(known[name.text])
        else:
            problems.append(
                name.place.problem(f"there is no specification `{name.text}`{did_you_mean(name.text, known)}")
            )
    if problems:
        raise SpecError(problems)
    return load_library(paths, ksy.resolve().parent)


def sources_of(entry: PageEntry, library: Library) -> Sources:
    """Return the documents of a page with the names that its specifications have for them."""
    names = [name.text for name in entry.specifications]
    return Sources(entry.documents, {name: own_documents(library.trees[name]) for name in names})


def displayed(path: Path, ksy: Path) -> str:
    """Name a file from the folder above the specifications, the same way on every machine."""
    resolved, above = path.resolve(), ksy.resolve().parent
    return resolved.relative_to(above).as_posix() if resolved.is_relative_to(above) else path.name
