"""Pages as files: those of a folder of specifications with their index, or one of anybody's specification."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from ksyspark.compiler.build import folder_library
from ksyspark.garbage import without_collections
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_specifications
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.diff.citing import side_at
from ksyspark_codegen.diff.compare import compare
from ksyspark_codegen.diff.model import Change
from ksyspark_codegen.diff.revisions import specification_at
from ksyspark_codegen.review.comparison import comparison_files, read_comparison
from ksyspark_codegen.review.documents.assemble import assemble
from ksyspark_codegen.review.documents.full_text import FullText
from ksyspark_codegen.review.documents.own import assemble_own
from ksyspark_codegen.review.documents.page import Loaded, displayed
from ksyspark_codegen.review.documents.page_file import SUFFIX, page_files, read_page
from ksyspark_codegen.review.examples import ENDING, with_examples
from ksyspark_codegen.review.javascript import (
    Parsers,
    can_decode,
    parameters_of,
    script_of,
    script_parsers,
    script_texts,
)
from ksyspark_codegen.review.model import Review
from ksyspark_codegen.review.page.build import PageScript, page_html
from ksyspark_codegen.review.page.comparison import comparison_html
from ksyspark_codegen.review.page.index import index_html

Changes = Mapping[str, Sequence[Change]]
"""The changes of each page by its id, since an earlier version."""


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
        known = {one.id: one for one in reviews}
        compared = [read_comparison(path, displayed(path, ksy), known) for path in comparison_files(ksy)]
    made = {
        f"{one.id}.html": _page(one, loaded.typer, parsers.result(), changes.get(one.id, ()) if changes else None)
        for one in reviews
    }
    made |= {f"{one.id}.html": comparison_html(one) for one in compared}
    return {**made, "index.html": index_html(reviews, compared, _without_page(library, reviews))}


def own_page(path: Path, document: FullText | None = None, import_paths: Sequence[str] = ()) -> dict[str, str]:
    """Return the page of a specification that has no review file. Raises SpecError, ToolMissing."""
    review = assemble_own(path, document, import_paths)
    typer = load_specifications([path], import_paths=import_paths)
    parsers = script_parsers(typer.library, [one.id for one in review.specifications])
    return {f"{review.id}.html": _page(review, typer, parsers, None)}


def changes_since(ksy: Path, revision: str) -> Changes:
    """Return what changed on each page since a git revision. Raises RevisionMissing, SpecError."""
    paths = {path.stem: path for path in ksy.rglob("*.ksy")}
    found: dict[str, Sequence[Change]] = {}
    for file in page_files(ksy):
        page, _ = read_page(file)
        mains = [paths[name.text] for name in page.specifications if name.text in paths]
        found[page.id] = _once([change for path in mains for change in _changes(path, revision)])
    return found


def _changes(path: Path, revision: str) -> Sequence[Change]:
    with ExitStack() as files:
        old = side_at(files.enter_context(specification_at(str(path), revision)))
        return compare(old, side_at(path)).changes


def _once(changes: Sequence[Change]) -> Sequence[Change]:
    """Drop repeated changes: one change of a specification shows in every specification that imports it."""
    return list({(one.part, one.sentence): one for one in reversed(changes)}.values())[::-1]


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
