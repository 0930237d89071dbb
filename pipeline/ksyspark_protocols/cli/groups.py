"""`ksyspark groups`: groups and segmented messages of IBM MQ, and what is missing of them."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import click

from ksyspark.cli import printing, writing
from ksyspark.cli.reading import as_paths, check_counts, help_options, max_rejects, more_options, pairs
from ksyspark.cli.tables import print_rows
from ksyspark.destination import WriteOptions
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError, OptionError
from ksyspark.escaping import json_text
from ksyspark.layout.json_text import plain_json
from ksyspark.options.read_options import GivenOptions
from ksyspark.reader.envelope import ERROR, SOURCE
from ksyspark_protocols import groups as queue_groups

_GROUP = (
    *("group_id", "queue", "complete", "problems", "missing", "logical_messages", "messages", "duplicates", "length"),
    *("in_group", "last_number", "first", "last"),
)
_MESSAGE = (
    *("group_id", "queue", "msg_seq_number", "complete", "problems", "missing", "error", "messages", "duplicates"),
    *("length", "format", "encoding", "ccsid"),
)


class IncompleteGroups(KsysparkError):
    """A group or a message in segments is not complete."""


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="SRC... [DEST]")
@click.option(
    "--format",
    "format_name",
    type=click.Choice(list(queue_groups.SEGMENT_COLUMNS)),
    default="mq_message",
    show_default=True,
)
@click.option("--framing", help="How files become messages, such as mqsc-dump, jsonl or file.")
@click.option("--param", "params", multiple=True, metavar="ID=VALUE", help="A parameter of the format.")
@writing.writing_options(queue_groups.GroupOptions, WriteOptions)
@click.option("--json", "as_json", is_flag=True, help="A JSON object a line, one a group, with its messages and data.")
@max_rejects
@more_options
@help_options(WriteOptions, queue_groups.GroupOptions)
def groups(  # noqa: PLR0913 (one argument an option)
    *,
    paths: tuple[str, ...],
    format_name: str,
    framing: str | None,
    params: tuple[str, ...],
    more: tuple[str, ...],
    cores: int | None,
    as_json: bool,
    max_rejects: int | None,
    **values: Any,
) -> None:
    """Put the groups and segments in messages of IBM MQ together, and say what is missing.

    The last of several paths is DEST, unless it is a file that exists: a folder for the Parquet tables groups,
    group_messages and rejects. Without DEST the groups are printed, and of their messages those that are in segments
    or not as they should be, of at most 64 MiB; more is written with Spark. Exit status 1 where a group is not
    complete.
    """
    src, dest = writing.sources_and_destination(paths, as_json=as_json)
    options = writing.taken_options(values, queue_groups.GroupOptions, WriteOptions)
    options |= {f"param.{name}": value for name, value in pairs(params, "--param").items()}
    options |= {**({"framing": framing} if framing else {}), **pairs(more, "--option")}
    chosen = GivenOptions(options, queue_groups.GroupOptions, WriteOptions)
    queue = queue_groups.open_queue(as_paths(src), format_name, chosen)
    if dest is None:
        counts = _print_groups(queue, as_json=as_json)
    else:
        arguments = [file.address for file in queue.files], dest, format_name, options
        twin = "ksyspark_protocols.spark.groups:write_groups"
        result = writing.written("groups", queue.num_bytes, cores, queue_groups.write_groups, twin, arguments)
        counts = result.counts
        writing.print_written(result, chosen[WriteOptions].batch, _summary(counts))
    check_counts(counts.messages, counts.rejects + counts.undecoded, max_rejects, "ksyspark decode says why of each")
    if counts.complete < counts.groups:
        raise IncompleteGroups(f"{show_count(counts.groups - counts.complete, 'group')} not complete.")


def _print_groups(queue: queue_groups.Queue, *, as_json: bool) -> queue_groups.Counts:
    """Print the groups, and count them. Raises OptionError for files that are too large."""
    if queue.num_bytes > writing.MAX_BYTES_WITHOUT_SPARK:
        raise OptionError("More than 64 MiB of messages are put together with Spark: name a folder DEST.")
    num_messages, rows = queue_groups.groups_of(queue)
    tables, counts = queue_groups.tables_of(queue, num_messages, rows)
    # Each complete message has its row.
    decoded = iter(tables["decoded"].drop_columns([SOURCE]).to_pylist() if "decoded" in tables else ())
    for message in rows["group_messages"] if queue.decode else ():
        message["decoded"] = next(decoded) if message["complete"] else None
    if as_json:
        of_groups = groupby(rows["group_messages"], key=lambda message: (message["queue"], message["group_id"]))
        for row, (_, messages) in zip(rows["groups"], of_groups, strict=True):
            printing.echo(json_text(plain_json({**row, "group_messages": list(messages)})), is_data=True)
    else:
        print_rows("groups", rows["groups"], _GROUP)
        print_rows("group_messages", _told(rows["group_messages"]), _MESSAGE)
    printing.echo(_summary(counts), err=True)
    return counts


def _told(messages: Sequence[queue_groups.Row]) -> list[queue_groups.Row]:
    """Return the messages that are in segments, not complete, or not decoded, with the `error` of these."""
    errors = [(message.get("decoded") or {}).get(ERROR) for message in messages]
    pairs = zip(messages, errors, strict=True)
    return [{**one, "error": error} for one, error in pairs if one["messages"] > 1 or not one["complete"] or error]


def _summary(counts: queue_groups.Counts) -> str:
    groups = f"{show_count(counts.groups, 'group')} ({counts.complete:,} complete)"
    parts = (
        show_count(counts.messages, "message"),
        show_count(counts.rejects, "reject"),
        f"{groups} of {show_count(counts.logical_messages, 'logical message')}",
        show_count(counts.duplicates, "duplicate"),
        f"{show_count(counts.alone, 'message')} in none",
    )
    undecoded = f", {show_count(counts.undecoded, 'logical message')} not decoded" if counts.undecoded else ""
    return ", ".join(parts) + undecoded
