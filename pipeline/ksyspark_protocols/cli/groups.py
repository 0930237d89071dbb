"""`ksyspark groups`: groups and segmented messages of IBM MQ, and what is missing of them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import click

from ksyspark.cli import printing, writing
from ksyspark.cli.reading import as_paths, check_counts, help_options, max_rejects, more_options, pairs
from ksyspark.destination import WriteOptions
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError, OptionError
from ksyspark.escaping import json_text
from ksyspark.layout.json_text import plain_json
from ksyspark.options.read_options import GivenOptions
from ksyspark.reader.envelope import ERROR, SOURCE
from ksyspark_protocols import groups as queue_groups
from ksyspark_protocols.ibm_mq import GROUP_PROBLEMS, MESSAGE_PROBLEMS, SEGMENT_COLUMNS, Row


class IncompleteGroups(KsysparkError):
    """A group or a message in segments is not complete."""


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="SRC... [DEST]")
@click.option(
    "--format", "format_name", type=click.Choice(list(SEGMENT_COLUMNS)), default="mq_message", show_default=True
)
@click.option("--framing", help="How files become messages, such as mqsc-dump, jsonl or file.")
@click.option("--param", "params", multiple=True, metavar="ID=VALUE", help="A parameter of the format.")
@writing.writing_options(queue_groups.GroupOptions, WriteOptions)
@click.option(
    "--json", "as_json", is_flag=True, help="One JSON object a line, one a group, with its messages and data."
)
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
    group_messages and rejects. Without DEST they are printed, of at most 64 MiB of messages; more is written with
    Spark. Exit status 1 where a group is not complete.
    """
    src, dest = writing.sources_and_destination(paths)
    options = writing.taken_options(values, queue_groups.GroupOptions, WriteOptions)
    options |= {f"param.{name}": value for name, value in pairs(params, "--param").items()}
    options |= {**({"framing": framing} if framing else {}), **pairs(more, "--option")}
    chosen = GivenOptions(options, queue_groups.GroupOptions, WriteOptions)
    queue = queue_groups.open_queue(as_paths(src), format_name, chosen)
    if dest is None:
        counts = _print_groups(queue, as_json=as_json)
    else:
        if as_json:
            raise OptionError("--json prints the groups; with DEST they are written there instead.")
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
    result = queue_groups.groups_of(queue)
    tables = queue_groups.tables_of(result, queue)
    messages: dict[tuple[Any, Any], list[Row]] = {}
    for message in result.group_messages:
        messages.setdefault((message["queue"], message["group_id"]), []).append(message)
    if queue.decode is not None:
        # Each complete message has its row.
        decoded = iter(tables["decoded"].drop_columns([SOURCE]).to_pylist())
        for message in result.group_messages:
            message["decoded"] = next(decoded) if message["complete"] else None
    for row in result.groups:
        own = messages[row["queue"], row["group_id"]]
        lines = [json_text(plain_json({**row, "group_messages": own}))] if as_json else _lines(row, own)
        for line in lines:
            printing.echo(line, is_data=as_json)
    counts = queue_groups.counts_of(result, tables)
    printing.echo(_summary(counts), err=True)
    return counts


def _lines(row: Row, messages: Sequence[Row]) -> Iterator[str]:
    """Yield lines for people: the group, and of its messages those that are cut or not complete."""
    what = "group" if row["in_group"] else "message in segments"
    of_queue = f" of {row['queue']}" if row["queue"] else ""
    state = "complete" if row["complete"] else "not complete"
    counts = f"{show_count(row['logical_messages'], 'message')}, {show_count(row['length'], 'byte')}"
    yield f"{what} {row['group_id'].hex()}{of_queue}: {state}, {counts}"
    yield from _problem_lines(row, GROUP_PROBLEMS, "  ")
    for message in messages:
        if message["messages"] > 1 or not message["complete"]:
            segments = show_count(len(message["segments"]), "segment")
            state = "complete" if message["complete"] else "not complete"
            yield f"  message {message['msg_seq_number']}: {state}, {segments}, {show_count(message['length'], 'byte')}"
            yield from _problem_lines(message, MESSAGE_PROBLEMS, "    ")
        if error := (message.get("decoded") or {}).get(ERROR):
            yield f"  message {message['msg_seq_number']} cannot be decoded: {error['reason']}"


def _problem_lines(row: Row, sentences: Mapping[str, str], indent: str) -> Iterator[str]:
    ranges = ", ".join(f"{one['first']} to {one['last']}" for one in row["missing"])
    for name in row["problems"]:
        yield f"{indent}{sentences[name]}" + (f": {ranges}" if name in ("bytes_missing", "messages_missing") else "")


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
