"""`make demo`: ingest the captures of tests/samples with Spark and show the tables that came out."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

from pyspark.sql import DataFrame, SparkSession
from rich.console import Console
from rich.table import Table

from ksyspark.errors import KsysparkError
from ksyspark.spark import IngestResult, ingest
from ksyspark.spark.session import local_session

ROOT = Path(__file__).resolve().parents[1]
OUTPUT = ROOT / "demo-output"


@dataclass(frozen=True)
class Capture:
    """One thing to ingest: a table's name, where its messages are, the columns worth ten rows on a screen.

    Of the schema, `depth` levels are shown.
    """

    table: str
    format: str
    source: str
    show: str
    options: dict[str, str] = field(default_factory=dict, hash=False)
    depth: int = 9


CAPTURES = (
    Capture(
        "mqtt_packets",
        "mqtt_v3",
        "mqtt_v3/*.bin",
        "message_type, qos, retain, remaining_length.value AS length, body.connect.client_id, "
        "body.publish.topic_name, substr(CAST(body.publish.payload AS STRING) FROM 1 FOR 30) AS payload",
        {"framing": "stream"},
    ),
    Capture(
        "mq_messages",
        "mq_message",
        "mq_message/*.bin",
        "array_join(links.announced,' ') AS headers, array_join(links.encoding,' ') AS encodings, "
        "array_join(links.mqmde_action,' ') AS mqmde, ending, data_ccsid AS ccsid, octet_length(data) AS bytes",
        depth=3,
    ),
    Capture(
        "mqmde_files",
        "mqmde",
        "mqmde/*.bin",
        "byte_order, header.is_ebcdic, header.format, header.encoding, header.coded_char_set_id AS ccsid, "
        "header.msg_seq_number AS seq, header.last_msg_in_group AS last, octet_length(remainder) AS bytes_after",
    ),
    Capture(
        "mqmde_queue",
        "mqmde",
        "mqmde/messages.jsonl",
        "_source.index, byte_order, header.is_ebcdic, header.format, header.msg_seq_number AS seq",
        {"framing": "jsonl"},
    ),
)


def main() -> None:
    """Ingest all captures into `demo-output/` and print what is there."""
    console = Console(soft_wrap=True)
    shutil.rmtree(OUTPUT, ignore_errors=True)
    spark = local_session("ksyspark demo")
    results = {capture: _ingest(spark, capture) for capture in CAPTURES}
    for capture, result in results.items():
        _show(console, spark, capture, result)
    console.print(_summary(results))
    console.print(f"The tables are in {OUTPUT.relative_to(ROOT)}/")
    spark.stop()


def _ingest(spark: SparkSession, capture: Capture) -> IngestResult:
    source = ROOT / "tests" / "samples" / capture.source
    return ingest(spark, capture.format, str(source), str(OUTPUT / capture.table), capture.options)


def _show(console: Console, spark: SparkSession, capture: Capture, result: IngestResult) -> None:
    records = spark.read.parquet(str(OUTPUT / capture.table / "records"))
    console.rule(f"[bold]{capture.table}[/bold]: {capture.format}, {capture.source}")
    console.print(records.schema.treeString(capture.depth), markup=False, highlight=False)
    _print(console, records.orderBy("_source.path", "_source.index").selectExpr(*_columns(capture.show)))
    if result.rejects:
        rejects = spark.read.parquet(str(OUTPUT / capture.table / "rejects")).orderBy("_source.path", "_source.index")
        console.print("rejects:")
        _print(console, rejects.select("_source.index", "_error.field", "_error.offset", "_error.reason"))


def _columns(listed: str) -> list[str]:
    return [column.strip() for column in listed.split(", ")]


def _print(console: Console, frame: DataFrame) -> None:
    """Ten rows of the few columns of a screen; the driver sees no more of a table."""
    table = Table(box=None, pad_edge=False)
    for name in frame.columns:
        table.add_column(name, overflow="fold")
    for row in frame.limit(10).toLocalIterator():
        table.add_row(*("" if value is None else str(value) for value in row))
    console.print(table)


def _summary(results: dict[Capture, IngestResult]) -> Table:
    table = Table("table", "messages", "records", "rejects", "seconds", box=None, pad_edge=False)
    for capture, result in results.items():
        counts = (str(count) for count in (result.messages, result.records, result.rejects))
        table.add_row(capture.table, *counts, f"{result.seconds:.1f}")
    return table


if __name__ == "__main__":
    try:
        main()
    except KsysparkError as error:
        print(f"demo: {error}", file=sys.stderr)
        sys.exit(1)
