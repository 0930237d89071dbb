"""`make demo`: ingest sample messages of all five systems with Spark, write SAS attachments, and print the tables."""

import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyspark.sql import DataFrame, SparkSession
from rich.console import Console

from ksyspark.cli.tables import print_table
from ksyspark.destination import Written
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.spark import ingest
from ksyspark.spark.ingest import Counts
from ksyspark.spark.session import local_session
from ksyspark_protocols.spark.attachments.write import write_attachments

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
    columns: str
    options: dict[str, str] = field(default_factory=dict, hash=False)
    explode: str = ""


CAPTURES = (
    Capture(
        "mqtt_packets",
        "mqtt_v3",
        "mqtt_v3/{qos,refused,will}*.bin",
        "message_type, qos, remaining_length.value AS length, body.connect.client_id, body.publish.topic_name, "
        "substr(CAST(body.publish.payload AS STRING), 1, 30) AS payload",
        {"framing": "stream"},
    ),
    Capture(
        "mq_messages",
        "mq_message",
        "mq_message/*.bin",
        "array_join(links.announced, ' ') AS headers, array_join(links.encoding, ' ') AS encodings, "
        "array_join(links.mqmde_action, ' ') AS mqmde, data_ccsid AS ccsid, octet_length(data) AS data_bytes",
    ),
    Capture(
        "mqmde_queue",
        "mqmde",
        "mqmde/messages.jsonl",
        "byte_order, header.is_ebcdic, header.format, header.msg_seq_number AS seq, header.last_msg_in_group AS last, "
        "octet_length(remainder) AS data_bytes",
        {"framing": "jsonl"},
    ),
    Capture(
        "maxdb_packets",
        "maxdb_packet",
        "maxdb_packet/traces.stream",
        "header.application, item.segm_kind AS kind, item.request.message_type AS request, item.reply.returncode, "
        "array_join(item.parts.part_kind, ' ') AS parts, item.parts.body.text.text[0] AS text",
        {"framing": "stream"},
        explode="varpart.segments",
    ),
    Capture(
        "sas_queue",
        "sas_mq_message",
        "sas_mq_message/queue_told.jsonl",
        "number, part, array_join(body.sas_mq_attachment_header.attachments.qualifier_2, ' ') AS attachments, "
        "_source.length AS bytes",
        {"framing": "jsonl"},
    ),
)
ATTACHMENTS = (
    ("sas_attachments_mq", "sas_mq_message/queue.jsonl", "SAS attachments on a queue"),
    ("sas_attachments_rendezvous", "sas_tibrv/data_set.stream", "SAS attachments on TIB/Rendezvous"),
)


def main() -> None:
    """Ingest all captures into `demo-output/` and print what is there."""
    console = Console(soft_wrap=True)
    shutil.rmtree(OUTPUT, ignore_errors=True)
    spark = local_session("ksyspark demo")
    results = {capture: _ingest(spark, capture) for capture in CAPTURES}
    for capture, result in results.items():
        _show_table(console, spark, capture, result)
    for table, files, title in ATTACHMENTS:
        console.rule(f"[bold]{title}[/bold]: {files}")
        written = write_attachments(spark, str(SAMPLES / files), str(OUTPUT / table), options={"csv": True})
        _show_attachments(console, spark, OUTPUT / table, written)
    print_table(
        [
            {"table": capture.table, "messages": done.counts.messages, "records": done.counts.records}
            | {"rejects": done.counts.rejects, "seconds": done.seconds}
            for capture, done in results.items()
        ],
        ("table", "messages", "records", "rejects", "seconds"),
    )
    console.print(f"The tables are in {OUTPUT.relative_to(ROOT)}/")
    spark.stop()


def _ingest(spark: SparkSession, capture: Capture) -> Written[Counts]:
    return ingest(spark, capture.format, str(SAMPLES / capture.files), str(OUTPUT / capture.table), capture.options)


def _show_table(console: Console, spark: SparkSession, capture: Capture, result: Written[Counts]) -> None:
    records = spark.read.parquet(str(OUTPUT / capture.table / "records"))
    console.rule(f"[bold]{capture.table}[/bold]: {capture.format}, {capture.files}")
    fields = records.schema.simpleString().count(":")
    console.print(f"{fields} fields at all depths: ksyspark schema {capture.format}")
    ordered = records.orderBy("_source.path", "_source.index")
    if capture.explode:
        ordered = ordered.selectExpr("*", f"explode({capture.explode}) AS item")
    _show(spark.sql(f"SELECT {capture.columns} FROM {{rows}} LIMIT {ROWS}", rows=ordered))  # noqa: S608 (our own columns)
    if result.counts.rejects:
        rejects = spark.read.parquet(str(OUTPUT / capture.table / "rejects")).orderBy("_source.path", "_source.index")
        console.print("rejects:")
        _show(rejects.select("_source.index", "_error.field", "_error.offset", "_error.reason"))


def _show_attachments(console: Console, spark: SparkSession, folder: Path, written: Written[Any]) -> None:
    for row in written.rows["attachments"]:
        console.print(f"{row['path']}: {row['status']}, {show_count(row['messages'], 'message')}")
        path = folder / row["path"]
        if path.is_dir():
            _show(spark.read.parquet(str(path)))
        else:
            print_table([{"record": line} for line in path.read_text("latin-1").splitlines()[:ROWS]], ["record"])


def _show(rows: DataFrame) -> None:
    """Print a few rows; the driver sees no more of a table."""
    print_table([row.asDict() for row in rows.limit(ROWS).toLocalIterator()], rows.columns)


if __name__ == "__main__":
    try:
        main()
    except KsysparkError as error:
        print(f"demo: {error}", file=sys.stderr)
        sys.exit(1)
