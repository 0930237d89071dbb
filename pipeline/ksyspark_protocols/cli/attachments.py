"""`ksyspark attachments`: data sets and files out of SAS messages, and what is missing of them."""

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any

import click

from ksyspark.cli import printing, reading, writing
from ksyspark.destination import WriteOptions, Written
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.escaping import json_text
from ksyspark.layout.json_text import plain_json
from ksyspark_protocols.attachments import contents, report
from ksyspark_protocols.attachments.capture import SWITCHES, AttachmentOptions, open_capture
from ksyspark_protocols.attachments.write import Counts, named, sets_of, write_attachments
from ksyspark_protocols.sas.result import Closed, Stray
from ksyspark_protocols.sas.settings import Limits, describe_switches

_GROUPS = (contents.ContentOptions, Limits, WriteOptions)


def _switches_help() -> str:
    """Return the table of all switches for the end of the command's help."""
    lines = []
    for name, kind in SWITCHES.items():
        lines += ["\b", f"Switches of {name} (--switch NAME=VALUE), the default first:"]
        for switch, words, meaning in describe_switches(kind):
            lines += wrap(f"{switch}={' | '.join(words)}", 79, initial_indent="  ", subsequent_indent=" " * 6)
            lines += wrap(meaning, 79, initial_indent=" " * 6, subsequent_indent=" " * 6)
        lines.append("")
    return "\n".join(lines)


class UnusableAttachments(KsysparkError):
    """A diagnostic forbids to use an attachment or a message."""


@click.command(epilog=_switches_help())
@click.argument("paths", nargs=-1, required=True, metavar="SRC... [DEST]")
@click.option("--format", "format_name", help=f"{' or '.join(SWITCHES)} (default: as the files look).")
@click.option("--framing", help="How files become messages (default: as they look; Parquet needs none).")
@click.option("--switch", "switches", multiple=True, metavar="NAME=VALUE", help="What a layout leaves open, see below.")
@writing.writing_options(*_GROUPS)
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="One JSON object a line: attachments, messages of applications, then messages of no set.",
)
@reading.more_options
@reading.help_options(*_GROUPS)
def attachments(
    *,
    paths: tuple[str, ...],
    format_name: str | None,
    framing: str | None,
    switches: tuple[str, ...],
    more: tuple[str, ...],
    cores: int | None,
    as_json: bool,
    **values: Any,
) -> None:
    """Write the attachments in SAS messages to DEST: data sets as Parquet, files byte for byte, and a report.

    The last of several paths is DEST, unless it is a file that exists. Without DEST nothing is written; the report is
    printed. Captures above 64 MiB are written with Spark. Exit status 1 where something may not be handed on, and where
    no message belongs to a set.
    """
    src, dest = writing.sources_and_destination(paths)
    options = writing.taken_options(values, *_GROUPS)
    options |= {**({"framing": framing} if framing else {}), **reading.pairs(more, "--option")}
    options |= {f"switch.{name}": value for name, value in reading.pairs(switches, "--switch").items()}
    # Mistakes are reported before Spark starts.
    chosen = AttachmentOptions(options, *_GROUPS)
    capture = open_capture(reading.as_paths(src), format_name, chosen.rest)
    sets = sets_of(capture, capture.switches(chosen.switches), chosen[Limits], keep_rows=False)
    if dest is None:
        counts = _print_sets(sets, as_json=as_json)
    else:
        arguments = [file.address for file in capture.files], dest, capture.fmt.name, options
        twin = "ksyspark_protocols.spark.attachments.write:write_attachments"
        result = writing.written("attachments", capture.num_bytes, cores, write_attachments, twin, arguments)
        counts = result.counts
        _print_result(result, chosen[WriteOptions].batch, as_json=as_json)
    reading.check_counts(counts.messages, 0, None, "")
    if not counts.sets:
        raise UnusableAttachments("No message belongs to a set of attachments.")
    if counts.fatal:
        raise UnusableAttachments(f"{show_count(counts.fatal, 'diagnostic')} of severity F: not all can be handed on.")


def _print_sets(sets: Iterable[Closed], *, as_json: bool) -> Counts:
    """Print what would be written of sets. They come without rows, so that captures of any size can be shown."""
    outcomes: list[report.Outcome] = []
    strays: list[Stray] = []
    messages: dict[str, list[dict[str, Any]]] = {}
    for closed in sets:
        messages |= {one.id: report.message_rows(one) for one in closed.sets}
        outcomes += [outcome for outcome, _ in report.closed_outcomes(closed)]
        strays += closed.strays
    for outcome, path in named(sorted(outcomes, key=lambda outcome: outcome.key)):
        own = messages[outcome.set.id] if outcome.is_first else []
        rows: Iterable[str] = report.report_lines(outcome, path, own)
        if as_json:
            rows = [*(_json({"message": row}) for row in own), _json(report.attachment_row(outcome, path))]
        for line in rows:
            printing.echo(line, is_data=as_json)
    for stray in strays:
        printing.echo(
            _json({"stray": report.stray_row(stray)}) if as_json else f"no set: {stray.diagnostic}", is_data=as_json
        )
    counts = Counts.of(outcomes, strays)
    printing.echo(_summary(counts), err=True)
    return counts


def _print_result(result: Written[Counts], batch: str | None, *, as_json: bool) -> None:
    if as_json:
        for row in result.rows.get("attachments", ()):
            printing.echo(_json(row), is_data=True)
        for row in result.rows.get("strays", ()):
            printing.echo(_json({"stray": row}), is_data=True)
    writing.print_written(result, batch, _summary(result.counts))


def _json(row: Mapping[str, Any]) -> str:
    return json_text(plain_json(row))


def _summary(counts: Counts) -> str:
    by_status = ", ".join(
        f"{getattr(counts, word)} {word}" for word in ("complete", "incomplete", "damaged") if getattr(counts, word)
    )
    attachments = show_count(counts.attachments, "attachment") + (f" ({by_status})" if by_status else "")
    parts = (show_count(counts.messages, "message"), show_count(counts.sets, "set"), attachments)
    return f"{', '.join(parts)}, {show_count(counts.strays, 'message')} in no set"
