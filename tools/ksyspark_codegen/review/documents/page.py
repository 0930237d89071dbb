"""A page with its specifications, compared with each other: what is known before texts and sentences are made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_library
from ksyspark.spec.problems import Problem, SpecError, did_you_mean
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.review.code_meanings import check_meanings
from ksyspark_codegen.review.documents.coverage import Coverage, cover
from ksyspark_codegen.review.documents.decoding import Decoding
from ksyspark_codegen.review.documents.entries import PageEntry
from ksyspark_codegen.review.documents.page_file import find_page, read_page
from ksyspark_codegen.review.documents.parts import Part, parts_of
from ksyspark_codegen.review.documents.recomputing import check_examples, recompute
from ksyspark_codegen.review.documents.sources import Sources, check_sources, own_documents
from ksyspark_codegen.review.model import Calculation
from ksyspark_codegen.review.written_rules import check_written_rules


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


def trace_page(ksy: Path, page_file: Path, loaded: Loaded | None = None) -> Traced:
    """Read a review file and the specifications it names, and compare them.

    `loaded` has at least these, where they are loaded already. Raises SpecError with every problem.
    """
    entry, problems = read_page(page_file, displayed(page_file, ksy))
    if loaded and all(name.text in loaded.library.specs for name in entry.specifications):
        library, typer = loaded.library, loaded.typer
    else:
        library = load_page_library(ksy, entry)
        typer = checked_each(library)
    sources = sources_of(entry, library)
    parts = tuple(part for name in entry.specifications for part in parts_of(library.specs[name.text].root))
    coverage = cover(entry, sources, parts)
    decoding = Decoding(typer)
    calculations, wrong = recompute(entry, sources, decoding)
    problems = (*problems, *_check_accounts(ksy, entry))
    names = [name.text for name in entry.specifications]
    words = [*check_written_rules(typer, names), *check_meanings(entry.code_meanings, library, names)]
    found = [*problems, *check_sources(sources), *coverage.problems, *words, *wrong, *check_examples(entry, decoding)]
    if found:
        raise SpecError(found)
    return Traced(entry, library, typer, sources, parts, coverage, tuple(calculations))


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
