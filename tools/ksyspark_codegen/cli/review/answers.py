"""`ksyspark review sheet`, `check-in` and `reply`: answers go out, come in, and get replies."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from ksyspark.cli.printing import echo
from ksyspark.display import show_count
from ksyspark.escaping import one_line
from ksyspark_codegen.cli.arguments import output_folder, specification_folder
from ksyspark_codegen.cli.review.pages import existing_page, page_of, reviews_folder
from ksyspark_codegen.review.model import LANGUAGES, Language

if TYPE_CHECKING:
    from ksyspark_codegen.review.answers.check_in import Receipt
    from ksyspark_codegen.review.answers.remarks import Remark, Reply
    from ksyspark_codegen.review.answers.store import Store
    from ksyspark_codegen.review.model import Review

_DISPOSITIONS = ("accepted", "declined", "answered")


@click.command()
@click.argument("page")
@specification_folder
@click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the sheet."
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="File to write (PAGE-LANGUAGE.xlsx).")
def sheet(page: str, ksy: Path, language: str, out: Path | None) -> None:
    """Write a page as a workbook with drop-downs, for those who cannot use the page."""
    from ksyspark_codegen.review.answers.sheet import sheet_of  # noqa: PLC0415 (slow to import)

    target = out or Path(f"{page}-{language}.xlsx")
    target.write_bytes(sheet_of(existing_page(ksy, page), cast(Language, language)))
    echo(f"{target} is written")


@click.command("check-in")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(dir_okay=False, path_type=Path))
@specification_folder
@output_folder
@reviews_folder
def check_in(files: tuple[Path, ...], ksy: Path, out: Path, reviews: Path) -> None:
    """Verify answers that came back (JSON, CSV or XLSX) and store them unchanged; change no specification.

    Reports each answer: valid; stale, its item was changed since; of an unknown version; foreign.
    """
    from ksyspark_codegen.review.answers.check_in import check_in as checked_in  # noqa: PLC0415 (slow to import)
    from ksyspark_codegen.review.answers.earlier import fingerprints_in_history  # noqa: PLC0415 (as above)
    from ksyspark_codegen.review.answers.model import AnswersRefused  # noqa: PLC0415 (as above)

    def earlier(page: str) -> frozenset[str]:
        return fingerprints_in_history(out / "review" / f"{page}.html")

    refused = 0
    for file in files:
        try:
            _report(checked_in(file, partial(page_of, ksy), earlier, reviews, datetime.now(UTC).date()))
        except AnswersRefused as error:
            refused += 1
            echo(f"ksyspark: {error}", err=True)
    if refused:
        raise AnswersRefused(f"{refused} of {show_count(len(files), 'file')} not checked in.")


def _report(receipt: Receipt) -> None:
    from ksyspark_codegen.review.answers.files.code import grouped  # noqa: PLC0415 (slow to import)

    answers = receipt.answers
    echo(f"{receipt.path}: code {grouped(receipt.code)}")
    echo(f"  {one_line(answers.reviewer.role) or 'no role'}: {answers.overall}")
    counts = ", ".join(f"{count} {state}" for state, count in receipt.counts.items())
    echo(f"  {show_count(len(receipt.states), 'answer')}: {counts}")
    for item, state in receipt.states.items():
        if state != "valid":
            echo(f"    {state}: {one_line(item)}")
    for document in receipt.other_documents:
        echo(f"  read with another text of the document {one_line(document)}")


@click.command()
@click.argument("page")
@click.argument("remark", required=False)
@click.argument("disposition", required=False, type=click.Choice(_DISPOSITIONS))
@click.option("--text", default="", help="What the author of the remark gets to read; needed unless it is accepted.")
@click.option("--by", default="", help="Who replies.")
@specification_folder
@reviews_folder
def reply(page: str, remark: str | None, disposition: str | None, ksy: Path, reviews: Path, **given: str) -> None:
    """List the remarks on a page, or give one of them a disposition.

    Beside each file that was checked in, a page for its author is written: every remark with its reply.
    """
    from ksyspark_codegen.review.answers.remarks import read_replies, remarks_of  # noqa: PLC0415 (slow to import)
    from ksyspark_codegen.review.answers.store import Store  # noqa: PLC0415 (as above)

    if (remark is None) != (disposition is None):
        raise click.UsageError("A remark needs a disposition: accepted, declined or answered.")
    found = existing_page(ksy, page)
    store = Store(reviews, page)
    remarks = remarks_of(store.files())
    if remark is not None and disposition is not None:
        _reply(store, remarks, remark, disposition, given)
    _list(remarks, read_replies(store))
    _write_reply_pages(found, store)


def _reply(store: Store, remarks: tuple[Remark, ...], remark: str, disposition: str, given: Mapping[str, str]) -> None:
    from ksyspark_codegen.review.answers.remarks import (  # noqa: PLC0415 (slow to import)
        Disposition,
        Reply,
        find_remark,
        write_reply,
    )

    found = find_remark(remarks, remark)
    day = datetime.now(UTC).date().isoformat()
    write_reply(store, Reply(found.id, found.item, cast(Disposition, disposition), given["text"], given["by"], day))


def _list(remarks: tuple[Remark, ...], replies: Mapping[str, Reply]) -> None:
    for one in remarks:
        roles = ", ".join(one_line(role) or "no role" for role in one.roles)
        echo(f"{one.id} {one_line(one.item)} ({roles}; {one.verdict or 'no verdict'})")
        if one.text.strip():
            echo(f"    {one_line(one.text)}")
        reply_to = replies.get(one.id)
        said = (
            f"{reply_to.disposition} {reply_to.date}: {one_line(reply_to.text)}" if reply_to else "no disposition yet"
        )
        echo(f"    -> {said}")
    count = sum(one.id not in replies for one in remarks)
    echo(f"{show_count(len(remarks), 'remark')}, {count} without a disposition")


def _write_reply_pages(review: Review, store: Store) -> None:
    from ksyspark_codegen.review.answers.questions import questions_of  # noqa: PLC0415 (slow to import)
    from ksyspark_codegen.review.answers.remarks import read_replies  # noqa: PLC0415 (as above)
    from ksyspark_codegen.review.answers.reply_page import reply_page, reply_path  # noqa: PLC0415 (as above)

    questions, replies = questions_of(review), read_replies(store)
    for file in store.files():
        path = reply_path(file)
        path.write_text(reply_page(review, file, replies, questions), encoding="utf-8")
        echo(f"{path} is written: send it to its author")
