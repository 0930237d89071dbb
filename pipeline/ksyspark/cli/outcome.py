"""How a command that reads messages ends: its counts, and the exit status that they deserve."""

from __future__ import annotations

import click

from ksyspark.errors import KsysparkError, SourceError

max_rejects = click.option(
    "--max-rejects",
    type=click.IntRange(min=0),
    help="Exit with 1 if more messages are refused (default: only if all are).",
)


class TooManyRejects(KsysparkError):
    """More messages are refused than the caller puts up with."""


def counts(messages: int, rejects: int) -> str:
    """Return `1 message, 0 records, 1 reject`."""
    return ", ".join((_count(messages, "message"), _count(messages - rejects, "record"), _count(rejects, "reject")))


def settle(messages: int, rejects: int, most: int | None, why: str) -> None:
    """Accept what was read, or not; `why` says where the caller finds the reasons of rejects.

    Raises SourceError where there is no message, TooManyRejects for more rejects than `most`; None allows all but one
    of the messages.
    """
    if messages == 0:
        raise SourceError("There is no message in the source: it is empty.")
    if most is None and rejects == messages:
        raise TooManyRejects(f"No message could be decoded; {why}.")
    if most is not None and rejects > most:
        raise TooManyRejects(f"{_count(rejects, 'reject')}, more than --max-rejects {most}; {why}.")


def _count(number: int, unit: str) -> str:
    return f"{number:,} {unit}" if number == 1 else f"{number:,} {unit}s"
