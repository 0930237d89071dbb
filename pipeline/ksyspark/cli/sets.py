"""`ksyspark sets`: SAS messages reassembled to sets of attachments, and what is missing of them."""

from __future__ import annotations

from collections import Counter

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading_options import check_counts, pairs
from ksyspark.display import json_text, show_count
from ksyspark.errors import KsysparkError
from ksyspark.formats import find_format
from ksyspark.options import ReadOptions
from ksyspark.protocols.sas.capture import FRAMINGS, sets_of_files, switches_of
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.rendering import diagnostic_json, set_json, set_lines
from ksyspark.protocols.sas.result import Closed
from ksyspark.protocols.sas.switches import parse_switches


class UnusableSets(KsysparkError):
    """A diagnostic forbids to use a set or a message."""


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--framing", help="How files become messages (default: jsonl of a queue, stream of Rendezvous).")
@click.option("--switch", "switches", multiple=True, metavar="NAME=VALUE", help="What a layout leaves open.")
@click.option("--option", "more", multiple=True, metavar="NAME=VALUE", help="Any reading option.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, one a set or message of none.")
def sets(
    format_name: str,
    files: tuple[str, ...],
    framing: str | None,
    switches: tuple[str, ...],
    more: tuple[str, ...],
    as_json: bool,
) -> None:
    """Put messages of SAS attachments together: FORMAT is sas_mq_message or sas_tibrv.

    Of each set and attachment: whether it is complete, how much may be handed on, what is missing or contradicts
    itself. Exit status 1 where something may not be handed on.
    """
    chosen = parse_switches(switches_of(format_name), pairs(switches, "--switch"))
    fmt = find_format(format_name)
    given = {"framing": framing or FRAMINGS[format_name], **pairs(more, "--option"), "paths": list(files)}
    options = ReadOptions.from_mapping(given, fmt.layout)
    counts: Counter[str] = Counter()
    for closed in sets_of_files(fmt, options, chosen, Limits()):
        _print(closed, as_json=as_json)
        _count(counts, closed)
    echo(_summary(counts), err=True)
    check_counts(counts["messages"], 0, None, "")
    if counts["F"]:
        raise UnusableSets(f"{show_count(counts['F'], 'diagnostic')} of severity F: not all can be handed on.")


def _print(closed: Closed, *, as_json: bool) -> None:
    for one in closed.sets:
        for line in [json_text(set_json(one))] if as_json else set_lines(one):
            echo(line)
    for stray in closed.strays:
        found = stray.diagnostic
        text = json_text({"stray": diagnostic_json(found)}) if as_json else f"no set: {found}"
        echo(text)


def _count(counts: Counter[str], closed: Closed) -> None:
    counts.update(one.severity for one in closed.all_diagnostics())
    counts["messages"] += closed.num_messages
    counts["sets"] += len(closed.sets)
    counts["complete"] += sum(one.is_complete for one in closed.sets)
    counts["strays"] += len(closed.strays)


def _summary(counts: Counter[str]) -> str:
    sets, complete, strays = (counts[name] for name in ("sets", "complete", "strays"))
    parts = (show_count(counts["messages"], "message"), show_count(sets, "set"), f"{complete} of them complete")
    return f"{', '.join(parts)}, {show_count(strays, 'message')} in none"
