"""`ksyspark attachments`: data sets and files out of SAS messages, and what is missing of them."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import TYPE_CHECKING, Any, get_args

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading import as_paths, check_counts, pairs
from ksyspark.cli.writing import (
    MAX_BYTES_WITHOUT_SPARK,
    print_written,
    sources_and_destination,
    with_local_session,
    writing_options,
)
from ksyspark.destination.parquet import Compression
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.escaping import json_text
from ksyspark.layout.json_text import plain_json
from ksyspark_protocols.attachments.capture import SWITCHES, Capture, open_capture
from ksyspark_protocols.attachments.contents import LineEnd, OutputSettings
from ksyspark_protocols.attachments.report import (
    Outcome,
    attachment_row,
    closed_outcomes,
    report_lines,
    stray_row,
    without_nulls,
)
from ksyspark_protocols.attachments.write import Counts, named, sets_of, write_attachments
from ksyspark_protocols.sas.result import Stray
from ksyspark_protocols.sas.settings import Limits, describe_switches
from ksyspark_protocols.sas.typed_rows import IbmMissing

if TYPE_CHECKING:
    from ksyspark.destination import SaveMode, Written


def _switches_help() -> str:
    """Return the table of all switches for the end of the command's help."""
    lines = []
    for name, kind in SWITCHES.items():
        lines += ["\b", f"Switches of {name} (--switch NAME=VALUE), the default first:"]
        for one in describe_switches(kind):
            values = " | ".join([one.default, *(value for value in one.values if value != one.default)])
            lines += wrap(f"{one.name}={values}", 79, initial_indent="  ", subsequent_indent=" " * 6)
            lines += wrap(one.meaning, 79, initial_indent=" " * 6, subsequent_indent=" " * 6)
        lines.append("")
    return "\n".join(lines)


class UnusableAttachments(KsysparkError):
    """A diagnostic forbids to use an attachment or a message."""


@click.command(epilog=_switches_help())
@click.argument("paths", nargs=-1, required=True, metavar="SRC... [DEST]")
@click.option("--format", "format_name", help=f"{' or '.join(SWITCHES)} (default: as the files look).")
@click.option("--framing", help="How files become messages (default: as they look; Parquet needs none).")
@click.option("--switch", "switches", multiple=True, metavar="NAME=VALUE", help="What a layout leaves open, see below.")
@click.option("--option", "more", multiple=True, metavar="NAME=VALUE", help="Any reading option.")
@click.option("--csv", is_flag=True, help="Write data sets as CSV, too.")
@click.option("--keep-missing", is_flag=True, help="Add a column NAME__missing with ., ._, .A to .Z to numbers.")
@click.option("--ibm-missing", type=click.Choice(get_args(IbmMissing)), help="Codes of missing values of z/OS.")
@click.option("--line-end", type=click.Choice(get_args(LineEnd)), default="lf", show_default=True)
@click.option("--compression", type=click.Choice(get_args(Compression)), default="zstd", show_default=True)
@writing_options
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line: attachments, then messages of no set.")
def attachments(  # noqa: PLR0913, PLR0917 (one argument an option)
    paths: tuple[str, ...],
    format_name: str | None,
    framing: str | None,
    switches: tuple[str, ...],
    more: tuple[str, ...],
    save_mode: SaveMode,
    batch: str | None,
    cores: int | None,
    as_json: bool,
    **settings: Any,
) -> None:
    """Write the attachments in SAS messages to DEST: data sets as Parquet, files byte for byte, and a report.

    The last of several paths is DEST, unless it is a file that exists. Without DEST nothing is written; the report is
    printed. Captures above 64 MiB are written with Spark. Exit status 1 where something may not be handed on, and where
    no message belongs to a set.
    """
    src, dest = sources_and_destination(paths)
    given = {**({"framing": framing} if framing else {}), **pairs(more, "--option")}
    capture = open_capture(as_paths(src), format_name, given)
    chosen = pairs(switches, "--switch")
    # Mistakes are reported before Spark starts.
    capture.switches(chosen)
    output = OutputSettings(**{name: value for name, value in settings.items() if value is not None})
    if dest is None:
        counts = _tell(capture, chosen, as_json=as_json)
    else:
        how = {"save_mode": save_mode, "batch": batch}
        result = _written(capture, dest, given, (chosen, output, how), cores)
        counts = result.counts
        _print_result(result, batch, as_json=as_json)
    check_counts(counts.messages, 0, None, "")
    if not counts.sets:
        raise UnusableAttachments("No message belongs to a set of attachments.")
    if counts.fatal:
        raise UnusableAttachments(f"{show_count(counts.fatal, 'diagnostic')} of severity F: not all can be handed on.")


def _tell(capture: Capture, switches: Mapping[str, str], *, as_json: bool) -> Counts:
    """Print what would be written. Rows of data sets are not held, so that captures of any size can be shown."""
    found: list[Outcome] = []
    strays: list[Stray] = []
    for closed in sets_of(capture, capture.switches(switches), Limits(), keep_rows=False):
        found += [outcome for outcome, _ in closed_outcomes(closed)]
        strays += closed.strays
    for outcome, path in named(sorted(found, key=lambda one: one.key)):
        rows = [_json(attachment_row(outcome, path))] if as_json else report_lines(outcome, path)
        for line in rows:
            echo(line, is_data=as_json)
    for stray in strays:
        echo(_json({"stray": stray_row(stray)}) if as_json else f"no set: {stray.diagnostic}", is_data=as_json)
    counts = Counts.of(found, strays)
    echo(_summary(counts), err=True)
    return counts


def _written(
    capture: Capture,
    dest: str,
    given: Mapping[str, object],
    settings: tuple[Mapping[str, str], OutputSettings, Mapping[str, Any]],
    cores: int | None,
) -> Written[Counts]:
    """Write to a folder, in this process or with Spark."""
    src, name = [file.address for file in capture.files], capture.fmt.name
    switches, output, how = settings
    if capture.num_bytes <= MAX_BYTES_WITHOUT_SPARK:
        return write_attachments(src, dest, name, given, switches, output, **how)
    from ksyspark_protocols.spark.attachments.write import write_attachments as with_spark  # noqa: PLC0415 (pyspark takes a while)

    return with_local_session(
        "ksyspark attachments",
        cores,
        lambda spark: with_spark(spark, src, dest, name, given, switches, output, **how),
    )


def _print_result(result: Written[Counts], batch: str | None, *, as_json: bool) -> None:
    if as_json:
        for row in result.rows.get("attachments", ()):
            echo(_json(row), is_data=True)
        for row in result.rows.get("strays", ()):
            echo(_json({"stray": row}), is_data=True)
    print_written(result, batch, _summary(result.counts))


def _json(row: Mapping[str, Any]) -> str:
    return json_text(plain_json(without_nulls(row)))


def _summary(counts: Counts) -> str:
    by_status = ", ".join(
        f"{getattr(counts, word)} {word}" for word in ("complete", "incomplete", "damaged") if getattr(counts, word)
    )
    found = show_count(counts.attachments, "attachment") + (f" ({by_status})" if by_status else "")
    parts = (show_count(counts.messages, "message"), show_count(counts.sets, "set"), found)
    return f"{', '.join(parts)}, {show_count(counts.strays, 'message')} in no set"
