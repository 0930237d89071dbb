"""Go through every door with the Spark that is installed, and print what came out as JSON, by door.

    python version_doors.py SAMPLES FOLDER

A door that works gives a digest of its rows in any order, their number, their columns, and how many of these have a
comment; one that is refused gives the sentence. Rows of files are those of SAMPLES, and what is written goes to FOLDER.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col, unbase64
from pyspark.sql.types import ArrayType, DataType, StructType

from ksyspark.spark import (
    decode_messages,
    from_ksy,
    ingest,
    ingest_table,
    ksy_function,
    message_stream,
    read_messages,
    schema_of_ksy,
    tables,
    write_tables,
)
from ksyspark.spark.session import local_session
from ksyspark.spark.versions import arrow_rows
from ksyspark_protocols.spark.attachments import write_attachment_stream, write_attachments
from ksyspark_protocols.spark.connection_streams import write_connection_stream
from ksyspark_protocols.spark.connections import connections, write_connections
from ksyspark_protocols.spark.groups import write_groups

PACKETS = {"format": "mqtt_v3", "framing": "stream"}
# A ping, no message, a PUBLISH that breaks off, and one that is whole.
MESSAGES = ["c000", None, "3103ffff00", "310500016100ff"]
Outcome = dict[str, Any]


def digest(rows: list[dict[str, Any]]) -> Outcome:
    """Return a digest of rows in any order."""
    texts = sorted(repr(row) for row in rows)
    return {"rows": len(rows), "digest": hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]}


def of_frame(df: DataFrame) -> Outcome:
    return {**digest(arrow_rows(df)), "columns": df.schema.simpleString(), "comments": comments(df.schema)}


def comments(kind: DataType) -> int:
    """Return how many fields have a comment, at any depth."""
    if isinstance(kind, ArrayType):
        return comments(kind.elementType)
    fields = kind.fields if isinstance(kind, StructType) else []
    return sum(("comment" in field.metadata) + comments(field.dataType) for field in fields)


def of_tables(folder: Path) -> Outcome:
    """Return what tables hold, but for the names of files, which are drawn, and of the folder."""
    files = sorted(path for path in folder.rglob("*.parquet") if not path.relative_to(folder).parts[0].startswith("_"))
    rows = [
        {"table": path.relative_to(folder).parts[0], **row} for path in files for row in pq.read_table(path).to_pylist()
    ]
    schemas = {path.relative_to(folder).parts[0]: pq.read_schema(path) for path in files}
    described = {name: str(schema.remove_metadata()) for name, schema in sorted(schemas.items())}
    commented = sum(comments(StructType.fromJson(json.loads(text))) for text in map(_spark_schema, schemas.values()))
    return {**digest(rows), "columns": json.dumps(described), "comments": commented}


def _spark_schema(schema: Any) -> str:
    stored = (schema.metadata or {}).get(b"org.apache.spark.sql.parquet.row.metadata")
    return stored.decode() if stored else StructType().json()


class Doors:
    """Each method with a docstring is a door, by its words in the table of the chapter."""

    def __init__(self, samples: Path, folder: Path) -> None:
        self.spark: SparkSession = local_session("doors", cores=2, **{"spark.sql.shuffle.partitions": 2})
        self.samples = samples
        self.folder = folder
        self.capture = str(samples / "captures" / "ethernet.pcap")
        self.queue = samples / "sas_mq_message" / "queue.jsonl"
        self.segments = samples / "mq_message" / "segment_dead_letter.bin"
        # Rows tell the path of their file: for all versions it is the same.
        self.packets = folder.parent / "packets"
        self.packets.mkdir(exist_ok=True)
        shutil.copy(samples / "mqtt_v3" / "will_v311.c2s.bin", self.packets / "good.bin")
        (self.packets / "bad.bin").write_bytes(bytes.fromhex("3103ffff00c000"))

    def messages(self) -> DataFrame:
        rows = [(number, text and bytearray.fromhex(text)) for number, text in enumerate(MESSAGES)]
        return self.spark.createDataFrame(rows, "id int, body binary")

    def read_messages(self) -> Outcome:
        """`read_messages`"""
        return of_frame(read_messages(self.spark, "mqtt_v3", str(self.packets), framing="stream"))

    def format_ksy(self) -> Outcome:
        """`spark.read.format("ksy")`"""
        return of_frame(self.spark.read.format("ksy").options(**PACKETS).load(str(self.packets)))

    def using_ksy(self) -> Outcome:
        """`USING ksy` in SQL"""
        self.spark.sql(
            "CREATE TEMPORARY VIEW packets USING ksy "
            f"OPTIONS (format 'mqtt_v3', framing 'stream', path '{self.packets}')"
        )
        return of_frame(self.spark.sql("SELECT * FROM packets"))

    def message_stream(self) -> Outcome:
        """`message_stream`"""
        return self.streamed(message_stream(self.spark, "mqtt_v3", str(self.packets), framing="stream"))

    def stream_ksy(self) -> Outcome:
        """`spark.readStream.format("ksy")`"""
        return self.streamed(self.spark.readStream.format("ksy").options(**PACKETS).load(str(self.packets)))

    def limit_of_files(self) -> Outcome:
        """`maxFilesPerTrigger`"""
        return self.streamed(self.limited(maxFilesPerTrigger=1))

    def limit_of_bytes(self) -> Outcome:
        """`maxBytesPerTrigger`"""
        return self.streamed(self.limited(maxBytesPerTrigger=1))

    def decode_messages(self) -> Outcome:
        """`decode_messages`"""
        return of_frame(decode_messages(self.messages(), "body", "mqtt_v3", level=4))

    def from_ksy(self) -> Outcome:
        """`from_ksy`"""
        level = col("id").cast("int") * 0 + 4
        return of_frame(self.messages().select("id", from_ksy("body", "mqtt_v3", params={"level": level}).alias("m")))

    def ksy_function(self) -> Outcome:
        """`ksy_function` in SQL"""
        self.spark.udf.register("from_mqtt", ksy_function("mqtt_v3", params={"level": 4}))
        self.messages().createOrReplaceTempView("queue")
        return of_frame(self.spark.sql("SELECT id, from_mqtt(body) AS m FROM queue WHERE body IS NOT NULL"))

    def schema_of_ksy(self) -> Outcome:
        """`schema_of_ksy`"""
        schema = schema_of_ksy("mqtt_v3")
        return {**digest([schema.jsonValue()]), "columns": schema.simpleString(), "comments": comments(schema)}

    def ingest(self) -> Outcome:
        """`ingest`"""
        ingest(self.spark, "mqtt_v3", str(self.packets), str(self.folder / "tables"), {"framing": "stream"})
        return of_tables(self.folder / "tables")

    def ingest_table(self) -> Outcome:
        """`ingest_table`"""
        self.spark.sql(f"CREATE DATABASE doors LOCATION '{self.folder / 'doors'}'")
        ingest_table(self.spark, "mqtt_v3", str(self.packets), "doors.packets", {"framing": "stream"})
        records, rejects = (of_frame(self.spark.table(f"doors.packets{name}")) for name in ("", "_rejects"))
        return {name: records[name] + rejects[name] for name in records}

    def write_tables(self) -> Outcome:
        """`tables`, `write_tables`"""
        options = {"framing": "stream"}
        frames = tables(self.spark, "mqtt_v3", str(self.packets), options=options)
        write_tables(self.spark, "mqtt_v3", str(self.packets), str(self.folder / "set"), options=options)
        written = of_tables(self.folder / "set")
        rows = [row for frame in frames.values() for row in arrow_rows(frame)]
        return {**written, "digest": [digest(rows), written["digest"]]}

    def write_groups(self) -> Outcome:
        """`groups`, `write_groups`"""
        write_groups(self.spark, str(self.segments), str(self.folder / "groups"))
        return of_tables(self.folder / "groups")

    def write_attachments(self) -> Outcome:
        """`write_attachments`"""
        write_attachments(self.spark, str(self.queue), str(self.folder / "of_queue"))
        stream = str(self.samples / "sas_tibrv" / "data_set.stream")
        write_attachments(self.spark, stream, str(self.folder / "of_rendezvous"), "sas_tibrv", {"framing": "stream"})
        queue, rendezvous = (of_tables(self.folder / name) for name in ("of_queue", "of_rendezvous"))
        return {name: queue[name] + rendezvous[name] for name in queue}

    def attachment_stream(self) -> Outcome:
        """`write_attachment_stream`"""
        (self.folder / "lines").mkdir()
        shutil.copy(self.queue, self.folder / "lines")
        lines = self.spark.readStream.schema("msg_type int, correl_id string, encoding int, ccsid int, body string")
        messages = lines.json(str(self.folder / "lines")).withColumn("body", unbase64(col("body")))
        self.run(write_attachment_stream(messages, str(self.folder / "streamed"), "doors"))
        return of_tables(self.folder / "streamed")

    def connections(self) -> Outcome:
        """`connections`"""
        tables = connections(self.spark, "mqtt", self.capture, {"port": 1883})
        return of_frame(tables["exchanges"])

    def write_connections(self) -> Outcome:
        """`write_connections`"""
        write_connections(self.spark, "mqtt", self.capture, str(self.folder / "connections"), {"port": 1883})
        return of_tables(self.folder / "connections")

    def connection_stream(self) -> Outcome:
        """`write_connection_stream`"""
        (self.folder.parent / "captures").mkdir(exist_ok=True)
        shutil.copy(self.capture, self.folder.parent / "captures")
        out = self.folder / "connection_stream"
        self.run(write_connection_stream(self.spark, "mqtt", str(self.folder.parent / "captures"), str(out), "doors"))
        return of_tables(out)

    def limited(self, **limit: int) -> DataFrame:
        return message_stream(self.spark, "mqtt_v3", str(self.packets), framing="stream", **limit)

    def streamed(self, stream: DataFrame) -> Outcome:
        # The number of batches shows what a limit does.
        batches: list[list[dict[str, Any]]] = []
        self.run(stream.writeStream.foreachBatch(lambda batch, _: batches.append(arrow_rows(batch))))
        rows = [row for batch in batches for row in batch]
        shape = {"columns": stream.schema.simpleString(), "comments": comments(stream.schema)}
        return {**digest(rows), **shape, "batches": len(batches)}

    def run(self, writer: Any) -> None:
        checkpoint = self.folder / f"checkpoint-{len(list(self.folder.glob('checkpoint-*')))}"
        writer.option("checkpointLocation", str(checkpoint)).trigger(availableNow=True).start().awaitTermination()


DOORS = {name: one.__doc__ for name, one in vars(Doors).items() if getattr(one, "__doc__", "") and name[0] != "_"}
"""The doors by the words of the table that has them."""


def main() -> None:
    samples, folder = map(Path, sys.argv[1:])
    folder.mkdir(parents=True)
    of = Doors(samples, folder)
    outcomes: dict[str, Outcome] = {}
    for name, words in DOORS.items():
        try:
            outcomes[words] = getattr(of, name)()
        except Exception as error:  # noqa: BLE001 (what a door says is the outcome)
            outcomes[words] = {"refused": f"{type(error).__name__}: {str(error).splitlines()[0]}"}
    print(json.dumps({"version": of.spark.version, "doors": outcomes}))


if __name__ == "__main__":
    main()
