"""`ksyspark review messages`: make the messages that a page shows, once."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ksyspark.cli.printing import echo
from ksyspark.display import show_count
from ksyspark_codegen.cli.arguments import specification_folder
from ksyspark_codegen.cli.specifications import specification_of


@click.command()
@click.argument("page")
@specification_folder
@click.option(
    "--samples",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder with a folder of samples for each specification.",
)
def messages(page: str, ksy: Path, samples: Path | None) -> None:
    """Write the messages of a PAGE anew: samples, messages that obey, and one for each rule that it breaks.

    They stand in a file beside the page's review file. Takes minutes for large specifications.
    """
    from ksyspark_codegen.review.documents.page_file import SUFFIX, find_page, read_page  # noqa: PLC0415 (slow to import)
    from ksyspark_codegen.review.examples import ENDING  # noqa: PLC0415 (as above)
    from ksyspark_codegen.review.messages import messages_text  # noqa: PLC0415 (as above)

    path = find_page(ksy, page)
    names = [name.text for name in read_page(path)[0].specifications]
    text = messages_text([specification_of(name, ksy) for name in names], samples)
    file = path.with_name(path.name.removesuffix(SUFFIX) + ENDING)
    file.write_text(text, encoding="utf-8", newline="\n")
    echo(f"{file}: {show_count(len(json.loads(text)), 'message')}")
