"""`make demo`: ingest sample messages of all five systems with Spark, put SAS sets together, and print the tables."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pyspark.sql import SparkSession
from rich.console import Console
from rich.table import Table

from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.formats import find_format
from ksyspark.options import ReadOptions
from ksyspark.protocols.sas.capture import FRAMINGS, sets_of_files, switches_of
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.result import Attachment, DataSet
from ksyspark.protocols.sas.typed_rows import typed_rows
from ksyspark.spark import IngestResult, ingest
from ksyspark.spark.session import local_session

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "tests" / "samples"
OUTPUT = ROOT / "demo-output"
ROWS = 8


@dataclass(frozen=True)
class Capture:
    """Messages to ingest: the table's name, their format and files, and the columns worth showing.

    With `explode`, the items of that list become rows, each a column `item`.
    """

    table: str
    format: str
    files: str
    columns: Sequence[str]
    options: dict[str, str] = field(default_factory=dict, hash=False)
    explode: str = ""


CAPTURES = (
    Capture(
        "mqtt_packets",
        "mqtt_v3",
        "mqtt_v3/{qos,refused,will}*.bin",
        (
            "message_type",
            "qos",
            "remaining_length.value AS length",
            "body.connect.client_id",
            "body.publish.topic_name",
            "substr(CAST(body.publish.payload AS STRING), 1, 30) AS payload",
        ),
        {"framing": "stream"},
    ),
    Capture(
        "mq_messages",
        "mq_message",
        "mq_message/*.bin",
        (
            "array_join(links.announced, ' ') AS headers",
            "array_join(links.encoding, ' ') AS encodings",
            "array_join(links.mqmde_action, ' ') AS mqmde",
            "data_ccsid AS ccsid",
            "octet_length(data) AS data_bytes",
        ),
    ),
    Capture(
        "mqmde_queue",
        "mqmde",
        "mqmde/messages.jsonl",
        (
            "byte_order",
            "header.is_ebcdic",
            "header.format",
            "header.msg_seq_number AS seq",
            "header.last_msg_in_group AS last",
            "octet_length(remainder) AS data_bytes",
        ),
        {"framing": "jsonl"},
    ),
    Capture(
        "maxdb_packets",
        "maxdb_packet",
        "maxdb_packet/traces.stream",
        (
            "header.application",
            "item.segm_kind AS kind",
            "item.request.message_type AS request",
            "item.reply.returncode",
            "array_join(item.parts.part_kind, ' ') AS parts",
            "item.parts.body.text.text[0] AS text",
        ),
        {"framing": "stream"},
        explode="varpart.segments",
    ),
    Capture(
        "sas_queue",
        "sas_mq_message",
        "sas_mq_message/queue_told.jsonl",
        (
            "number",
            "part",
            "array_join(body.sas_mq_attachment_header.attachments.qualifier_2, ' ') AS attachments",
            "_source.length AS bytes",
        ),
        {"framing": "jsonl"},
    ),
)
SETS = (
    ("sas_mq_message", "sas_mq_message/queue.jsonl", "SAS attachments on a queue"),
    ("sas_tibrv", "sas_tibrv/data_set.stream", "SAS attachments on TIB/Rendezvous"),
)


def main() -> None:
    """Ingest all captures into `demo-output/` and print what is there."""
    console = Console(soft_wrap=True)
    shutil.rmtree(OUTPUT, ignore_errors=True)
    spark = local_session("ksyspark demo")
    results = {capture: _ingest(spark, capture) for capture in CAPTURES}
    for capture, result in results.items():
        _show_table(console, spark, capture, result)
    for format_name, files, title in SETS:
        console.rule(f"[bold]{title}[/bold]: {format_name}, {files}")
        for attachment in _attachments(format_name, SAMPLES / files):
            _show_attachment(console, attachment)
    console.print(_summary(results))
    console.print(f"The tables are in {OUTPUT.relative_to(ROOT)}/")
    spark.stop()


def _ingest(spark: SparkSession, capture: Capture) -> IngestResult:
    return ingest(spark, capture.format, str(SAMPLES / capture.files), str(OUTPUT / capture.table), capture.options)


def _show_table(console: Console, spark: SparkSession, capture: Capture, result: IngestResult) -> None:
    records = spark.read.parquet(str(OUTPUT / capture.table / "records"))
    console.rule(f"[bold]{capture.table}[/bold]: {capture.format}, {capture.files}")
    fields = records.schema.simpleString().count(":")
    console.print(f"{fields} fields at all depths: ksyspark schema {capture.format}")
    ordered = records.orderBy("_source.path", "_source.index")
    if capture.explode:
        ordered = ordered.selectExpr("*", f"explode({capture.explode}) AS item")
    rows = ordered.selectExpr(*capture.columns).limit(ROWS)
    console.print(_table(rows.columns, rows.toLocalIterator()))
    if result.rejects:
        rejects = spark.read.parquet(str(OUTPUT / capture.table / "rejects")).orderBy("_source.path", "_source.index")
        reasons = rejects.select("_source.index", "_error.field", "_error.offset", "_error.reason").limit(ROWS)
        console.print("rejects:", _table(reasons.columns, reasons.toLocalIterator()))


def _attachments(format_name: str, file: Path) -> Iterator[Attachment]:
    """Yield the attachments of the sets in a capture."""
    fmt = find_format(format_name)
    options = ReadOptions.from_mapping({"framing": FRAMINGS[format_name], "path": str(file)}, fmt.layout)
    for closed in sets_of_files(fmt, options, switches_of(format_name)(), Limits()):
        for one in closed.sets:
            yield from one.attachments


def _show_attachment(console: Console, attachment: Attachment) -> None:
    state = "complete" if attachment.is_complete else "incomplete"
    console.print(f"{attachment.kind} {attachment.id}: {state}, {show_count(attachment.num_messages, 'message')}")
    content = attachment.usable
    if isinstance(content, DataSet):
        rows = typed_rows(content).table
        console.print(_table(rows.column_names, (list(row.values()) for row in rows.to_pylist())))
    elif content is not None:
        lines = ((one.as_py().decode("latin-1"),) for one in content.records[:ROWS])
        console.print(_table(("record",), lines))


def _table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Table:
    """Lay out a few rows; the driver sees no more of a table."""
    table = Table(box=None, pad_edge=False)
    for name in columns:
        table.add_column(name, overflow="fold")
    for row in rows:
        table.add_row(*("" if value is None else str(value) for value in row))
    return table


def _summary(results: dict[Capture, IngestResult]) -> Table:
    rows = [
        (capture.table, result.messages, result.records, result.rejects, f"{result.seconds:.1f}")
        for capture, result in results.items()
    ]
    return _table(("table", "messages", "records", "rejects", "seconds"), rows)


if __name__ == "__main__":
    try:
        main()
    except KsysparkError as error:
        print(f"demo: {error}", file=sys.stderr)
        sys.exit(1)
