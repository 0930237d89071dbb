"""`ksyspark review status`: whether pages are signed and all remarks replied to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ksyspark.cli.printing import echo
from ksyspark.display import show_count
from ksyspark.escaping import json_text, one_line
from ksyspark_codegen.cli.arguments import specification_folder
from ksyspark_codegen.cli.review.pages import existing_page, page_names, reviews_folder

if TYPE_CHECKING:
    from ksyspark_codegen.review.answers.status import Signature, Status


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
    from ksyspark_codegen.review.answers.status import status_of  # noqa: PLC0415 (slow to import)
    from ksyspark_codegen.review.answers.store import Store  # noqa: PLC0415 (as above)

    names = page_names(ksy) if page is None else [page]
    found = [status_of(existing_page(ksy, name), Store(reviews, name)) for name in names]
    if as_json:
        plain = {"complete": all(one.is_complete for one in found), "pages": [_plain(one) for one in found]}
        echo(json_text(plain, indent=2), is_data=True)
    else:
        for one in found:
            for line in _lines(one):
                echo(line)
    context.exit(0 if all(one.is_complete for one in found) else 1)


def _lines(status: Status) -> Iterator[str]:

    yield f"{status.page} ({status.fingerprint}): {'complete' if status.is_complete else 'not complete'}"
    for role in status.roles:
        of_role = status.of_role(role)
        if not of_role:
            yield f"  {role}: not signed"
        for one in of_role:
            name = f" ({one_line(one.name)})" if one.name else ""
            yield f"  {role}{name}: {'signed' if one.holds else 'does not hold'}: {_worth(one)}"
    if not status.signed and all(any(one.holds for one in status.of_role(role)) for role in status.roles):
        yield "  the roles have to be signed for by different people"
    for remark in status.open_remarks:
        yield f"  {remark.id} {one_line(remark.item)}: no disposition yet: {one_line(remark.text) or remark.verdict}"
    count = len(status.remarks)
    yield f"  {show_count(count, 'remark')}, {len(status.open_remarks)} without a disposition"


def _worth(one: Signature) -> str:
    stale = f", {one.stale} of them changed since" if one.stale else ""
    return f"{one.overall}, {one.answered} of {show_count(one.asked, 'item')} answered as they are now{stale}"


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
                "answered": one.answered,
                "asked": one.asked,
                "stale": one.stale,
                "holds": one.holds,
            }
            for one in status.signatures
        ],
        "remarks": len(status.remarks),
        "open_remarks": [
            {"id": one.id, "item": one.item, "verdict": one.verdict, "text": one.text, "files": list(one.files)}
            for one in status.open_remarks
        ],
    }
