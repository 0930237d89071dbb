"""`ksyspark review trace`: hold a page against its documents, and take lines from a whole text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from ksyspark.cli.printing import echo
from ksyspark_codegen.cli.arguments import specification_folder
from ksyspark_codegen.review.documents.coverage import lines_of
from ksyspark_codegen.review.documents.full_text import read_text
from ksyspark_codegen.review.documents.page import Traced, trace_page
from ksyspark_codegen.review.documents.page_file import find_page
from ksyspark_codegen.review.documents.retracing import Retraced, retrace


@click.command()
@click.argument("page")
@click.argument("document", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@specification_folder
@click.option("--check", "only_check", is_flag=True, help="Change no file; exit 1 where one would change.")
@click.pass_context
def trace(context: click.Context, page: str, document: Path | None, ksy: Path, *, only_check: bool) -> None:
    """Compare a page with its documents, both ways, and count.

    With the full text of a DOCUMENT, write the lines that anything cites into the review file first. Lines that have
    moved are found by what they say, and get their new numbers in the specifications, too.
    """
    path = find_page(ksy, page)
    if document is not None:
        found = retrace(ksy, path, read_text(document))
        for line in _told(found):
            echo(line)
        for file, text in sorted(found.files.items()):
            echo(f"{file}: {'would change' if only_check else 'written'}")
            if not only_check:
                file.write_text(text, encoding="utf-8")
        if only_check:
            context.exit(1 if found.files else 0)
    for line in counted(trace_page(ksy, path)):
        echo(line)


def _told(found: Retraced) -> Iterator[str]:
    yield f"{found.document}: {found.quoted} lines are cited"
    for old, new in found.moves.moved.items():
        yield f"line {old} is line {new} now"
    for old in found.moves.lost:
        yield f"line {old} is not found again"
    if found.unaccounted:
        yield f"no fate yet: {', '.join(str(number) for number in found.unaccounted)}"


def counted(traced: Traced) -> Iterator[str]:
    """Yield what a page covers, in lines."""
    kinds = Counter(part.kind for part in traced.parts)
    yield ", ".join(_many(count, kind) for kind, count in kinds.items())
    for document in traced.entry.documents:
        if document.has_lines:
            fates = Counter(line.fate for line in lines_of(traced.coverage, document).values())
            listed = ", ".join(f"{count} {fate}" for fate, count in sorted(fates.items()))
            yield f"{document.id}: {sum(fates.values())} lines that are not blank: {listed}; 0 unaccounted"
    agreeing = sum(one.agrees for one in traced.calculations)
    yield f"{_many(len(traced.entry.decisions), 'decision')}, {_many(len(traced.entry.examples), 'example')}"
    yield f"{_many(len(traced.calculations), 'calculation')}, of which {agreeing} agree"


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
