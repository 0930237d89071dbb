"""`ksyspark attachments`: data sets and files out of SAS messages, and what is missing of them."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any

import click

from ksyspark.cli import printing, reading, writing
from ksyspark.cli.tables import print_rows
from ksyspark.destination import WriteOptions
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError, OptionError
from ksyspark.escaping import json_text
from ksyspark.layout.json_text import plain_json
from ksyspark_protocols.attachments import contents, report
from ksyspark_protocols.attachments.capture import SWITCHES, AttachmentOptions, open_capture
from ksyspark_protocols.attachments.write import Counts, named, sets_of, write_attachments
from ksyspark_protocols.sas.result import Closed, Row, Stray
from ksyspark_protocols.sas.settings import Limits, describe_switches

_GROUPS = (contents.ContentOptions, Limits, WriteOptions)
_ATTACHMENT = (
    *("qualifier_1", "qualifier_2", "kind", "status", "handed_on", "rows", "records", "messages", "path", "missing"),
    *("set_status", "set", "description", "readings", "attachment", "record_length", "stated_bytes", "set_messages"),
)
_MESSAGE = ("text", "values", "bytes", "format", "ccsid", "set", "message_id", "path", "index", "offset", "data")


def _switches_help() -> str:
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
    printed. Captures above 64 MiB, and tables of a catalog, are written with Spark. Exit status 1 where something may
    not be handed on or is damaged, and where no message belongs to a set.
    """
    src, dest = writing.sources_and_destination(paths, as_json=as_json)
    options = writing.taken_options(values, *_GROUPS)
    options |= {**({"framing": framing} if framing else {}), **reading.pairs(more, "--option")}
    options |= {f"switch.{name}": value for name, value in reading.pairs(switches, "--switch").items()}
    # Mistakes are reported before Spark starts.
    chosen = AttachmentOptions(options, *_GROUPS)
    capture = open_capture(reading.as_paths(src), format_name, chosen.rest)
    content, chosen_switches = chosen[contents.ContentOptions], SWITCHES[capture.fmt.name].parse(chosen.switches)
    num_bytes = sum(file.size for file in capture.files)
    if dest is None and (content.catalog or content.xpt):
        raise OptionError("Tables of a catalog and transport files come with a folder of all else: name DEST.")
    if dest is None:
        is_large = num_bytes > writing.MAX_BYTES_WITHOUT_SPARK
        sets = sets_of(capture, chosen_switches, chosen[Limits], keep_rows=not is_large)
        counts = _print_sets(sets, content, as_json=as_json)
        if is_large:
            printing.echo("Of so large captures, values are looked at only when they are written.", err=True)
    else:
        arguments = [file.address for file in capture.files], dest, capture.fmt.name, options
        twin = "ksyspark_protocols.spark.attachments.write:write_attachments"
        # Spark's other catalog forgets its tables.
        conf = {"spark.sql.catalogImplementation": "hive"} if content.catalog else {}
        result = writing.written("attachments", num_bytes, cores, write_attachments, twin, arguments, **conf)
        counts = result.counts
        if content.xpt:
            printing.echo("Transport files know one kind of missing value: ._ and .A to .Z are `.` there.", err=True)
        _print_altered(result.rows.get("attachments", ()), err=True)
        writing.print_written(result, chosen[WriteOptions].batch, _summary(counts))
    reading.check_counts(counts.messages, 0, None, "")
    if not counts.sets:
        raise UnusableAttachments("No message belongs to a set of attachments.")
    if counts.fatal:
        raise UnusableAttachments(f"{show_count(counts.fatal, 'diagnostic')} of severity F: not all can be handed on.")
    if counts.damaged:
        raise UnusableAttachments(f"{show_count(counts.damaged, 'damaged attachment')}: not what was stated of it.")


def _print_sets(sets: Iterable[Closed], settings: contents.ContentOptions, *, as_json: bool) -> Counts:
    """Print what would be written of sets. Large captures come without rows, so that those of any size can be shown."""
    outcomes: list[report.Outcome] = []
    strays: list[Stray] = []
    messages: dict[str, Sequence[Row]] = {}
    for closed in sets:
        messages |= {one.id: report.message_rows(one) for one in closed.sets}
        outcomes += [outcome for outcome, _ in report.closed_outcomes(closed, settings)]
        strays += closed.strays
    outcomes.sort(key=lambda outcome: outcome.key)
    rows = [report.attachment_row(outcome, path) for outcome, path in named(outcomes)]
    if as_json:
        for outcome, row in zip(outcomes, rows, strict=True):
            own = messages[outcome.set.id] if outcome.is_first else ()
            for shown in (*({"message": message} for message in own), row):
                printing.echo(json_text(plain_json(shown)), is_data=True)
        for stray in strays:
            printing.echo(json_text(plain_json({"stray": report.stray_row(stray)})), is_data=True)
    else:
        print_rows("attachments", rows, _ATTACHMENT)
        for diagnostic in (each for outcome in outcomes for each in outcome.diagnostics()):
            printing.echo(str(diagnostic))
        _print_altered(rows, err=False)
        print_rows("messages", [message for own in messages.values() for message in own], _MESSAGE)
        for stray in strays:
            printing.echo(f"no set: {stray.diagnostic}")
    counts = Counts.of(outcomes, strays)
    printing.echo(_summary(counts), err=True)
    return counts


def _print_altered(rows: Iterable[Row], *, err: bool) -> None:
    """Print a line for each data set with values that are null or other ones than those that were sent."""
    for row in rows:
        texts = [" ".join(map(str, one.values())) for one in row["notices"] if one["code"] != "ROUNDED"]
        if texts:
            printing.echo(f"Values altered in {row['path']}: {', '.join(texts)}", err=err)


def _summary(counts: Counts) -> str:
    by_status = ", ".join(
        f"{getattr(counts, word)} {word}" for word in ("complete", "incomplete", "damaged") if getattr(counts, word)
    )
    attachments = show_count(counts.attachments, "attachment") + (f" ({by_status})" if by_status else "")
    parts = (show_count(counts.messages, "message"), show_count(counts.sets, "set"), attachments)
    altered = f", {show_count(counts.altered, 'value')} altered" if counts.altered else ""
    return f"{', '.join(parts)}, {show_count(counts.strays, 'message')} in no set{altered}"
