"""Arguments that the commands of `ksyspark review` share, and the pages that they are about."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ksyspark_codegen.review.model import Review

reviews_folder = click.option(
    "--reviews",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("reviews"),
    show_default=True,
    help="Folder of the answers that were checked in.",
)


@cache
def page_of(ksy: Path, page: str) -> Review | None:
    """Return a page as the specifications are now, None where there is none of this name. Raises SpecError."""
    from ksyspark_codegen.review.documents.assemble import assemble  # noqa: PLC0415 (slow to import)
    from ksyspark_codegen.review.documents.page_file import find_page  # noqa: PLC0415 (as above)

    return assemble(ksy, find_page(ksy, page)) if page in page_names(ksy) else None


def existing_page(ksy: Path, page: str) -> Review:
    """Return a page as the specifications are now. Raises SpecError where there is none of this name."""
    from ksyspark_codegen.review.documents.page_file import find_page  # noqa: PLC0415 (slow to import)

    find_page(ksy, page)
    found = page_of(ksy, page)
    assert found is not None
    return found


def page_names(ksy: Path) -> list[str]:
    """Return the names of all pages."""
    from ksyspark_codegen.review.documents.page_file import SUFFIX, page_files  # noqa: PLC0415 (slow to import)

    return [path.name.removesuffix(SUFFIX) for path in page_files(ksy)]
