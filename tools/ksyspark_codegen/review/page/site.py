"""Pages as files: those of a folder of specifications with their index, or one of anybody's specification."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ksyspark.compiler.build import load_folder
from ksyspark.spec.load import load_specifications
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.diff.model import Change
from ksyspark_codegen.review.documents.assemble import assemble
from ksyspark_codegen.review.documents.full_text import FullText
from ksyspark_codegen.review.documents.own import assemble_own
from ksyspark_codegen.review.documents.page_file import page_files
from ksyspark_codegen.review.javascript import parameters_of, script_of, script_texts
from ksyspark_codegen.review.model import Review
from ksyspark_codegen.review.page.build import PageScript, page_html
from ksyspark_codegen.review.page.index import index_html

Changes = Mapping[str, Sequence[Change]]
"""The changes of each page by its id, since the version before."""


def pages(ksy: Path, typer: Typer | None = None, changes: Changes | None = None) -> dict[str, str]:
    """Return the pages of a folder of specifications by file name, and their index; nothing where no review file is.

    `typer` has the specifications of the folder where they are loaded already. Raises SpecError with the problems of a
    review file, ToolMissing where the official compiler cannot run.
    """
    files = page_files(ksy)
    if not files:
        return {}
    loaded = typer or load_folder(ksy)
    reviews = [assemble(ksy, file) for file in files]
    made = {f"{one.id}.html": _page(one, loaded, (changes or {}).get(one.id)) for one in reviews}
    return {**made, "index.html": index_html(reviews)}


def own_page(path: Path, document: FullText | None = None) -> dict[str, str]:
    """Return the page of a specification that has no review file. Raises SpecError, ToolMissing."""
    review = assemble_own(path, document)
    return {f"{review.id}.html": _page(review, load_specifications([path]), None)}


def _page(review: Review, typer: Typer, changes: Sequence[Change] | None) -> str:
    ids = [one.id for one in review.specifications]
    return page_html(review, changes, PageScript(script_of(typer, ids), script_texts(), parameters_of(typer, ids)))
