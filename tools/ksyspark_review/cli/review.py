"""`ksyspark review`: pages are made (build, messages, trace), answers come in (check-in, reply, status)."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import cast

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading import import_path_option
from ksyspark.display import show_count
from ksyspark.escaping import json_text, one_line
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.cli import arguments
from ksyspark_review.answers import check_in as checking
from ksyspark_review.answers.model import AnswersRefused, grouped
from ksyspark_review.diff.compare import asked_at, changes_since
from ksyspark_review.documents.assemble import assemble
from ksyspark_review.documents.full_text import read_text, retrace
from ksyspark_review.documents.page import Traced, lines_of, trace_page
from ksyspark_review.documents.page_file import SUFFIX, find_page, page_files, read_page
from ksyspark_review.examples import ENDING, messages_text
from ksyspark_review.model import Review

reviews_folder = arguments.folder_option("--reviews", Path("reviews"), "Folder of the answers that were checked in.")


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
@arguments.specification_folder
@reviews_folder
def check_in(files: tuple[Path, ...], ksy: Path, reviews: Path) -> None:
    """Verify answers that came back and store them unchanged; change no specification.

    Reports each answer: valid; stale, its question is another one now; foreign, the page does not ask it.
    """
    refused = 0
    for file in files:
        try:
            _report(checking.check_in(file, partial(page_of, ksy), reviews, datetime.now(UTC).date()))
        except AnswersRefused as error:
            refused += 1
            echo(f"ksyspark: {error}", err=True)
    if refused:
        raise AnswersRefused(f"{refused} of {show_count(len(files), 'file')} not checked in.")


def _report(receipt: checking.Receipt) -> None:
    answers = receipt.answers
    echo(f"{receipt.path}: code {grouped(receipt.code)}")
    echo(f"  {one_line(answers.reviewer.role) or 'no role'}: {answers.overall}")
    if objections := checking.objections_of(answers.overall, answers.answers):
        echo(f"  {_doubt(objections)}")
    counts = ", ".join(f"{count} {state}" for state, count in receipt.counts.items())
    echo(f"  {show_count(len(receipt.states), 'answer')}: {counts}")
    for question, state in receipt.states.items():
        if state != "valid":
            echo(f"    {state}: {one_line(question)}")
    for document in receipt.other_documents:
        echo(f"  read with another text of the document {one_line(document)}")


def _doubt(objections: int) -> str:
    return f"agrees on the whole, yet objects in {show_count(objections, 'answer')}: ask which is meant"


@click.command()
@click.argument("page")
@click.argument("remark", required=False)
@click.argument("disposition", required=False, type=click.Choice(checking.DISPOSITIONS))
@click.option("--text", default="", help="What the author of the remark gets to read; needed unless it is accepted.")
@click.option("--by", default="", help="Who replies.")
@arguments.specification_folder
@reviews_folder
def reply(page: str, remark: str | None, disposition: str | None, ksy: Path, reviews: Path, **reasons: str) -> None:
    """List the remarks on a page, or give one of them a disposition.

    Beside each file that was checked in, a page for its author is written: every remark with its reply.
    """
    if (remark is None) != (disposition is None):
        raise click.UsageError("A remark needs a disposition: accepted, declined or answered.")
    review = assemble(ksy, find_page(ksy, page))
    store = checking.Store(reviews, page)
    remarks = checking.remarks_of(store.files())
    if remark is not None and disposition is not None:
        answered = next((one for one in remarks if one.id == remark), None)
        if answered is None:
            raise AnswersRefused(f"There is no remark {remark}; `ksyspark review reply PAGE` lists them.")
        day = datetime.now(UTC).date().isoformat()
        known = cast(checking.Disposition, disposition)
        said = checking.Reply(answered.id, answered.question, known, reasons["text"], reasons["by"], day)
        checking.write_reply(store, said)
    replies = checking.read_replies(store)
    _list(remarks, replies)
    for file in store.files():
        path = checking.reply_path(file)
        path.write_text(checking.reply_page(review, file, replies, review.questions), encoding="utf-8")
        echo(f"{path} is written: send it to its author")


def _list(remarks: tuple[checking.Remark, ...], replies: Mapping[str, checking.Reply]) -> None:
    for remark in remarks:
        roles = ", ".join(one_line(role) or "no role" for role in remark.roles)
        echo(f"{remark.id} {one_line(remark.question)} ({roles}; {remark.verdict or 'no verdict'})")
        if remark.text.strip():
            echo(f"    {one_line(remark.text)}")
        said = replies.get(remark.id)
        echo(f"    -> {said.disposition} {said.date}: {one_line(said.text)}" if said else "    -> no disposition yet")
    count = sum(one.id not in replies for one in remarks)
    echo(f"{show_count(len(remarks), 'remark')}, {count} without a disposition")


@click.command()
@click.argument("page", required=False)
@arguments.specification_folder
@reviews_folder
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.pass_context
def status(context: click.Context, page: str | None, ksy: Path, reviews: Path, *, as_json: bool) -> None:
    """Tell whether pages are signed: each required role, by different people, on what the page says now.

    Exit status 1 until that is so, and every remark has a disposition.
    """
    names = page_names(ksy) if page is None else [page]
    states = [checking.status_of(assemble(ksy, find_page(ksy, name)), checking.Store(reviews, name)) for name in names]
    if as_json:
        plain = {"complete": all(one.is_complete for one in states), "pages": [_plain(one) for one in states]}
        echo(json_text(plain, indent=2), is_data=True)
    else:
        for state in states:
            for line in _lines(state):
                echo(line)
        for kind, (noticed, met) in checking.found_by_kind(states).items():
            echo(f"planted, {kind}: {noticed} of {met} noticed in all reviews")
    context.exit(0 if all(one.is_complete for one in states) else 1)


def _lines(status: checking.Status) -> Iterator[str]:
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


def _worth(signature: checking.Signature) -> Iterator[str]:
    """Yield what a signature is worth, and how attentively its person read."""
    stale = f", {signature.stale} changed since" if signature.stale else ""
    asked = show_count(signature.asked, "question")
    yield f"{signature.overall}, {len(signature.answered)} of {asked} answered as they are now{stale}"
    attention = signature.attention
    picks = f"first picks {attention.agreeing} of {attention.picked}"
    yield f"planted {attention.noticed} of {attention.planted}; {picks}; {show_count(attention.minutes, 'minute')}"
    if not attention.is_enough:
        effect = "read, not judged" if signature.must_notice else "no condition for this role"
        yield f"fewer than three of four planted rules were noticed: {effect}"
    if signature.objections:
        yield _doubt(signature.objections)


def _plain(status: checking.Status) -> dict[str, object]:
    return {
        **_attributes(status, "page fingerprint"),
        "complete": status.is_complete,
        **_attributes(status, "signed roles"),
        "signatures": [
            {
                **_attributes(one, "role name codes overall"),
                "answered": len(one.answered),
                **_attributes(one, "asked stale objections holds"),
                "planted": {"noticed": one.attention.noticed, "of": one.attention.planted},
                "first_picks": {"agreeing": one.attention.agreeing, "made": one.attention.picked},
                "minutes": one.attention.minutes,
            }
            for one in status.signatures
        ],
        "open": status.open,
        "remarks": len(status.remarks),
        "open_remarks": [_attributes(one, "id question verdict text files") for one in status.open_remarks],
    }


def _attributes(part: object, names: str) -> dict[str, object]:
    return {name: getattr(part, name) for name in names.split()}


@click.command()
@click.argument("specification", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@arguments.specifications_option
@arguments.folder_option("--out", Path("generated/review"), "Folder of the pages.")
@click.option(
    "--document",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Full text of the document of SPECIFICATION. `trace --check` compares a text with a page.",
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
    document: Path | None,
    since: str | None,
    import_path: tuple[str, ...],
) -> None:
    """Write the page of each review file and their index, or the page of one SPECIFICATION of your own.

    A page is one HTML file that opens by double-click and sends nothing. A page with problems is not written; the
    problems of all pages are listed at the end.
    """
    from ksyspark_review.pages.site import own_page, pages  # noqa: PLC0415 (slow to import)

    if specification is not None:
        _write(own_page(specification, read_text(document) if document else None, import_path), out)
        return
    if document is not None:
        raise click.UsageError("--document needs a SPECIFICATION; `review trace PAGE DOCUMENT --check` compares pages.")
    ksy = arguments.here_or_installed(ksy)
    changes, asked = (changes_since(ksy, since), asked_at(ksy, since)) if since else (None, None)
    site = pages(ksy, changes=changes, asked=asked)
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
@arguments.folder_option("--samples", None, "Folder with a folder of samples for each specification.", exists=True)
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
