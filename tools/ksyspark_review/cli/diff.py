"""`ksyspark diff`: what changed between two versions of a specification."""

from contextlib import ExitStack
from typing import cast

import click

from ksyspark.cli.printing import echo
from ksyspark.escaping import json_text
from ksyspark_review.diff.compare import compare
from ksyspark_review.diff.model import lines_of, markdown_of, plain_of
from ksyspark_review.diff.side import side_at, specification_at
from ksyspark_review.model import LANGUAGES, Language


@click.command()
@click.argument("old")
@click.argument("new", required=False)
@click.option("--revision", help="Compare OLD as it was in this git revision with OLD as it is now.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the text.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "markdown", "json"]),
    default="text",
    show_default=True,
    help="Plain text, a comment for a pull request, or JSON in all languages.",
)
@click.option("--json", "form", flag_value="json", help="The same as --format json.")
@click.option("--messages/--no-messages", default=True, help="Look for messages that show the difference (default).")
def diff(old: str, new: str | None, revision: str | None, language: str, form: str, *, messages: bool) -> None:
    """Tell in plain sentences what changed, and what follows for decoded data and for the rules of fields and codes.

    Words that changed within a rule stand in [brackets].

    OLD and NEW are .ksy files, or REV:PATH for a file in a git revision. Without NEW, OLD is compared with what it was
    in --revision. The exit status is 0, whether something changed or not; --json says so in `changes`.
    """
    if (new is None) == (revision is None):
        raise click.UsageError("Name two specifications, or one with --revision.")
    with ExitStack() as files:
        was = side_at(files.enter_context(specification_at(old, revision or "")))
        now = side_at(files.enter_context(specification_at(new or old)))
        difference = compare(was, now, with_messages=messages)
    shown = cast(Language, language)
    if form == "json":
        echo(json_text(plain_of(difference), indent=2), is_data=True)
        return
    for line in markdown_of(difference, now.main, shown) if form == "markdown" else lines_of(difference, shown):
        echo(line)
