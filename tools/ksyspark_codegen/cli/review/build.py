"""`ksyspark review build`: write the pages."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading_options import import_path_option
from ksyspark_codegen.cli.arguments import specification_folder


@click.command()
@click.argument("specification", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@specification_folder
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("generated/review"),
    show_default=True,
    help="Folder of the pages.",
)
@click.option(
    "--document",
    "documents",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Full text of a document: what the pages quote of it is compared. May be given several times.",
)
@click.option("--since", metavar="REVISION", help="Tell on the pages what changed since this git revision.")
@import_path_option
def build(
    specification: Path | None,
    ksy: Path,
    out: Path,
    documents: tuple[Path, ...],
    since: str | None,
    import_path: tuple[str, ...],
) -> None:
    """Write the page of each review file and their index, or the page of one SPECIFICATION of your own.

    A page is one HTML file that opens by double-click and sends nothing.
    """
    from ksyspark_codegen.review.documents.full_text import read_text  # noqa: PLC0415 (slow to import)
    from ksyspark_codegen.review.page.site import changes_since, own_page, pages  # noqa: PLC0415 (as above)

    texts = tuple(read_text(path) for path in documents)
    if specification is None:
        made = pages(ksy, texts=texts, changes=changes_since(ksy, since) if since else None)
    else:
        made = own_page(specification, texts[0] if texts else None, import_path)
    _write(made, out)


def _write(pages: Mapping[str, str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        folder.joinpath(name).write_text(text, encoding="utf-8", newline="\n")
        echo(f"{folder / name}: {len(text.encode()):,} bytes")
