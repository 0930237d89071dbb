"""`ksyspark review check-in`, `reply` and `status`: answers go out, come in, and are counted."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import cast

import click

from ksyspark.cli.printing import echo
from ksyspark.display import show_count
from ksyspark.escaping import json_text, one_line
from ksyspark_codegen.cli.arguments import folder_option, output_folder, specification_folder
from ksyspark_review.answers import check_in as checking
from ksyspark_review.answers.check_in import Receipt, Store
from ksyspark_review.answers.model import AnswersRefused, grouped
from ksyspark_review.answers.remarks import (
    DISPOSITIONS,
    Disposition,
    Remark,
    Reply,
    find_remark,
    read_replies,
    remarks_of,
    reply_page,
    reply_path,
    write_reply,
)
from ksyspark_review.answers.status import Signature, Status, found_by_kind, status_of
from ksyspark_review.documents.assemble import assemble
from ksyspark_review.documents.page_file import SUFFIX, find_page, page_files
from ksyspark_review.model import Review
from ksyspark_review.revisions import fingerprints_in_history

reviews_folder = folder_option("--reviews", "reviews", "Folder of the answers that were checked in.")


@cache
def page_of(ksy: Path, page: str) -> Review | None:
    """Return a page as the specifications are now, or None if there is none of this name. Raises SpecError."""
    return assemble(ksy, find_page(ksy, page)) if page in page_names(ksy) else None


def page_names(ksy: Path) -> list[str]:
    """Return the names of all pages."""
    return [path.name.removesuffix(SUFFIX) for path in page_files(ksy)]


_MOST_OPEN = 12


@click.command("check-in")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(dir_okay=False, path_type=Path))
@specification_folder
@output_folder
@reviews_folder
def check_in(files: tuple[Path, ...], ksy: Path, out: Path, reviews: Path) -> None:
    """Verify answers that came back and store them unchanged; change no specification.

    Reports each answer: valid; stale, its question was changed since; of an unknown version; foreign.
    """

    def earlier(page: str) -> frozenset[str]:
        return fingerprints_in_history(out / "review" / f"{page}.html")

    refused = 0
    for file in files:
        try:
            _report(checking.check_in(file, partial(page_of, ksy), earlier, reviews, datetime.now(UTC).date()))
        except AnswersRefused as error:
            refused += 1
            echo(f"ksyspark: {error}", err=True)
    if refused:
        raise AnswersRefused(f"{refused} of {show_count(len(files), 'file')} not checked in.")


def _report(receipt: Receipt) -> None:
    answers = receipt.answers
    echo(f"{receipt.path}: code {grouped(receipt.code)}")
    echo(f"  {one_line(answers.reviewer.role) or 'no role'}: {answers.overall}")
    counts = ", ".join(f"{count} {state}" for state, count in receipt.counts.items())
    echo(f"  {show_count(len(receipt.states), 'answer')}: {counts}")
    for question, state in receipt.states.items():
        if state != "valid":
            echo(f"    {state}: {one_line(question)}")
    for document in receipt.other_documents:
        echo(f"  read with another text of the document {one_line(document)}")


@click.command()
@click.argument("page")
@click.argument("remark", required=False)
@click.argument("disposition", required=False, type=click.Choice(DISPOSITIONS))
@click.option("--text", default="", help="What the author of the remark gets to read; needed unless it is accepted.")
@click.option("--by", default="", help="Who replies.")
@specification_folder
@reviews_folder
def reply(page: str, remark: str | None, disposition: str | None, ksy: Path, reviews: Path, **reasons: str) -> None:
    """List the remarks on a page, or give one of them a disposition.

    Beside each file that was checked in, a page for its author is written: every remark with its reply.
    """
    if (remark is None) != (disposition is None):
        raise click.UsageError("A remark needs a disposition: accepted, declined or answered.")
    review = assemble(ksy, find_page(ksy, page))
    store = Store(reviews, page)
    remarks = remarks_of(store.files())
    if remark is not None and disposition is not None:
        answered = find_remark(remarks, remark)
        day = datetime.now(UTC).date().isoformat()
        known = cast(Disposition, disposition)
        write_reply(store, Reply(answered.id, answered.question, known, reasons["text"], reasons["by"], day))
    replies = read_replies(store)
    _list(remarks, replies)
    for file in store.files():
        path = reply_path(file)
        path.write_text(reply_page(review, file, replies, review.questions), encoding="utf-8")
        echo(f"{path} is written: send it to its author")


def _list(remarks: tuple[Remark, ...], replies: Mapping[str, Reply]) -> None:
    for remark in remarks:
        roles = ", ".join(one_line(role) or "no role" for role in remark.roles)
        echo(f"{remark.id} {one_line(remark.question)} ({roles}; {remark.verdict or 'no verdict'})")
        if remark.text.strip():
            echo(f"    {one_line(remark.text)}")
        reply_to = replies.get(remark.id)
        said = (
            f"{reply_to.disposition} {reply_to.date}: {one_line(reply_to.text)}" if reply_to else "no disposition yet"
        )
        echo(f"    -> {said}")
    count = sum(one.id not in replies for one in remarks)
    echo(f"{show_count(len(remarks), 'remark')}, {count} without a disposition")


@click.command()
@click.argument("page", required=False)
@specification_folder
@reviews_folder
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.pass_context
def status(context: click.Context, page: str | None, ksy: Path, reviews: Path, *, as_json: bool) -> None:
    """Tell whether pages are signed: each required role, by different people, on what the page says now.

    Exit status 1 until that is so, and every remark has a disposition.
    """
    names = page_names(ksy) if page is None else [page]
    states = [status_of(assemble(ksy, find_page(ksy, name)), Store(reviews, name)) for name in names]
    if as_json:
        plain = {"complete": all(one.is_complete for one in states), "pages": [_plain(one) for one in states]}
        echo(json_text(plain, indent=2), is_data=True)
    else:
        for state in states:
            for line in _lines(state):
                echo(line)
        for kind, (noticed, met) in found_by_kind(states).items():
            echo(f"planted, {kind}: {noticed} of {met} noticed in all reviews")
    context.exit(0 if all(one.is_complete for one in states) else 1)


def _lines(status: Status) -> Iterator[str]:
    state = "complete" if status.is_complete else "not complete"
    yield f"{status.page} ({status.fingerprint}): {state}{'' if status.asked else ': there is no question to answer'}"
    if not status.asked:
        return
    for role in status.roles:
        of_role = status.of_role(role)
        if not of_role:
            yield f"  {role}: not signed"
        for signature in of_role:
            name = f" ({one_line(signature.name)})" if signature.name else ""
            worth, *more = _worth(signature)
            yield f"  {role}{name}: {'signed' if signature.holds else 'does not hold'}: {worth}"
            yield from (f"    {line}" for line in more)
    if not status.has_roles and all(any(one.holds for one in status.of_role(role)) for role in status.roles):
        yield "  the roles have to be signed for by different people"
    if status.signatures and status.open:
        named = ", ".join(one_line(id_) for id_ in status.open[:_MOST_OPEN])
        rest = f" and {len(status.open) - _MOST_OPEN} more" if len(status.open) > _MOST_OPEN else ""
        yield f"  open: {named}{rest}"
    for remark in status.open_remarks:
        said = one_line(remark.text) or remark.verdict
        yield f"  {remark.id} {one_line(remark.question)}: no disposition yet: {said}"
    count = len(status.remarks)
    yield f"  {show_count(count, 'remark')}, {len(status.open_remarks)} without a disposition"


def _worth(signature: Signature) -> Iterator[str]:
    """Yield what a signature is worth, and how attentively its person read."""
    stale = f", {signature.stale} changed since" if signature.stale else ""
    asked = show_count(signature.asked, "question")
    yield f"{signature.overall}, {len(signature.answered)} of {asked} answered as they are now{stale}"
    attention = signature.attention
    picks = f"first picks {attention.agreeing} of {attention.picked}"
    yield f"planted {attention.noticed} of {attention.planted}; {picks}; {show_count(attention.minutes, 'minute')}"
    if not attention.is_enough:
        yield "read, not judged: fewer than three of four planted rules were noticed"


def _plain(status: Status) -> dict[str, object]:
    return {
        "page": status.page,
        "fingerprint": status.fingerprint,
        "complete": status.is_complete,
        "signed": status.signed,
        "roles": list(status.roles),
        "signatures": [
            {
                "role": one.role,
                "name": one.name,
                "codes": list(one.codes),
                "overall": one.overall,
                "answered": len(one.answered),
                "asked": one.asked,
                "stale": one.stale,
                "holds": one.holds,
                "planted": {"noticed": one.attention.noticed, "of": one.attention.planted},
                "first_picks": {"agreeing": one.attention.agreeing, "made": one.attention.picked},
                "minutes": one.attention.minutes,
            }
            for one in status.signatures
        ],
        "open": list(status.open),
        "remarks": len(status.remarks),
        "open_remarks": [
            {"id": one.id, "question": one.question, "verdict": one.verdict, "text": one.text, "files": list(one.files)}
            for one in status.open_remarks
        ],
    }
