"""`ksyspark review`: its group, and the commands that make pages: build, messages, trace."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading import import_path_option
from ksyspark.display import show_count
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.cli import arguments
from ksyspark_review.cli.answers import check_in, reply, status
from ksyspark_review.diff.compare import asked_at, changes_since
from ksyspark_review.documents.coverage import lines_of
from ksyspark_review.documents.full_text import read_text, retrace
from ksyspark_review.documents.page import Traced, trace_page
from ksyspark_review.documents.page_file import SUFFIX, find_page, read_page
from ksyspark_review.examples import ENDING, messages_text


@click.command()
@click.argument("specification", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@arguments.specifications_option
@arguments.folder_option("--out", "generated/review", "Folder of the pages.")
@click.option(
    "--document",
    "documents",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Full text of a document: what the pages quote of it is compared. May be given several times.",
)
@click.option(
    "--since",
    metavar="REVISION",
    help="Tell on the pages what changed since this git revision, and write one of the changed questions only.",
)
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

    A page is one HTML file that opens by double-click and sends nothing. A page with problems is not written; the
    problems of all pages are listed at the end.
    """
    from ksyspark_review.pages.site import own_page, pages  # noqa: PLC0415 (slow to import)

    texts = tuple(read_text(path) for path in documents)
    if specification is not None:
        _write(own_page(specification, texts[0] if texts else None, import_path), out)
        return
    ksy = arguments.here_or_installed(ksy)
    changes, asked = (changes_since(ksy, since), asked_at(ksy, since)) if since else (None, None)
    site = pages(ksy, texts=texts, changes=changes, asked=asked)
    _write(site.pages, out)
    if site.problems:
        raise SpecError(list(site.problems))


def _write(pages: Mapping[str, str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        folder.joinpath(name).write_text(text, encoding="utf-8", newline="\n")
        echo(f"{folder / name}: {len(text.encode()):,} bytes")


@click.command()
@click.argument("page")
@arguments.specification_folder
@click.option(
    "--samples",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder with a folder of samples for each specification.",
)
def messages(page: str, ksy: Path, samples: Path | None) -> None:
    """Write the messages of a PAGE anew: samples, messages that obey, and one for each rule that it breaks.

    They stand in a file beside the page's review file. Takes minutes for large specifications.
    """
    path = find_page(ksy, page)
    names = [name.text for name in read_page(path)[0].specifications]
    text = messages_text([arguments.specification_of(name, ksy) for name in names], samples)
    file = path.with_name(path.name.removesuffix(SUFFIX) + ENDING)
    file.write_text(text, encoding="utf-8", newline="\n")
    echo(f"{file}: {show_count(len(json.loads(text)), 'message')}")


@click.command()
@click.argument("page")
@click.argument("document", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@arguments.specification_folder
@click.option("--check", "only_check", is_flag=True, help="Change no file; exit 1 where one would change.")
@click.pass_context
def trace(context: click.Context, page: str, document: Path | None, ksy: Path, *, only_check: bool) -> None:
    """Compare a page with its documents, both ways, and count.

    With the full text of a DOCUMENT, write the lines that anything cites into the review file first. Lines that have
    moved are found by what they say, and get their new numbers in the specifications, too.
    """
    path = find_page(ksy, page)
    if document is not None:
        retraced = retrace(ksy, path, read_text(document))
        echo(f"{retraced.document}: {retraced.quoted} lines are cited")
        for old, new in retraced.moves.moved.items():
            echo(f"line {old} is line {new} now")
        for old in retraced.moves.lost:
            echo(f"line {old} is not found again")
        if retraced.unaccounted:
            echo(f"no fate yet: {', '.join(map(str, retraced.unaccounted))}")
        for file, text in sorted(retraced.files.items()):
            echo(f"{file}: {'would change' if only_check else 'written'}")
            if not only_check:
                file.write_text(text, encoding="utf-8")
        if only_check:
            context.exit(1 if retraced.files else 0)
    for line in counted(trace_page(ksy, path)):
        echo(line)


def counted(traced: Traced) -> Iterator[str]:
    """Yield what a page covers, in lines."""
    kinds = Counter(part.kind for part in traced.parts)
    yield ", ".join(show_count(count, kind) for kind, count in kinds.items())
    for document in traced.entry.documents:
        if document.has_lines:
            fates = Counter(line.fate for line in lines_of(traced.coverage, document).values())
            listed = ", ".join(f"{count} {fate}" for fate, count in sorted(fates.items()))
            yield f"{document.id}: {sum(fates.values())} lines that are not blank: {listed}; 0 unaccounted"
    agreeing = sum(one.agrees for one in traced.calculations)
    yield f"{show_count(len(traced.entry.decisions), 'decision')}, {show_count(len(traced.entry.examples), 'example')}"
    yield f"{show_count(len(traced.calculations), 'calculation')}, of which {agreeing} agree"


@click.group()
def review() -> None:
    """Let people who do not program compare specifications with their documents, and sign.

    PAGE is the name of a review file below the folder of specifications, without `.review.yaml`.
    """


for command in (build, check_in, messages, reply, status, trace):
    review.add_command(command)
