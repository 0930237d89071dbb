"""All pages of a folder of specifications, as files: one for each review file, and the index."""

from __future__ import annotations

from pathlib import Path

from ksyspark_codegen.review.documents.assemble import assemble
from ksyspark_codegen.review.documents.page_file import page_files
from ksyspark_codegen.review.page.build import page_html
from ksyspark_codegen.review.page.index import index_html
from ksyspark_codegen.review.page.script import script_of

FOLDER = "review"


def pages(ksy: Path) -> dict[str, str]:
    """Return the pages of a folder of specifications by path, and their index; nothing where no review file is.

    Raises SpecError with the problems of all review files, ToolMissing where the official compiler cannot run.
    """
    reviews = [assemble(ksy, file) for file in page_files(ksy)]
    made = {f"{FOLDER}/{one.id}.html": page_html(one, None, script_of(ksy, one)) for one in reviews}
    return {**made, f"{FOLDER}/index.html": index_html(reviews)} if reviews else {}
