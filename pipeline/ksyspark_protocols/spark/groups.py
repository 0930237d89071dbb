"""Groups and segmented messages of IBM MQ by aggregates and window functions of Spark, and written as tables."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Literal

import pyarrow as pa
from pyspark.sql import Column, DataFrame, Observation, SparkSession, Window
from pyspark.sql import functions as f
from pyspark.sql.functions import coalesce, col, count, lit, struct, when
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StringType, StructField, StructType

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.folder import Move
from ksyspark.errors import OptionError
from ksyspark.layout.projection import choose
from ksyspark.options import GivenOptions
from ksyspark.reader.envelope import ERROR
from ksyspark.spark.ingest import table_file
from ksyspark.spark.schema import canonical, conform, envelope, struct_type
from ksyspark.spark.workers import kept, worker_errors
from ksyspark_protocols.groups import TABLES, Counts, GroupOptions, Queue, open_queue, schemas_of
from ksyspark_protocols.ibm_mq import (
    GROUP_FLAGS,
    GROUP_MESSAGES,
    GROUP_PROBLEMS,
    GROUPS,
    MD_BYTES,
    MEMBER_FLAGS,
    MESSAGE_PROBLEMS,
    MQMDE_BYTES,
    MQMF_LAST_MSG_IN_GROUP,
    MQMF_LAST_SEGMENT,
    SEGMENT_COLUMNS,
    SEGMENT_FLAGS,
)

_FIELDS = ("group_id", "msg_seq_number", "offset", "msg_flags")
_MESSAGE = ("queue", "group_id", "msg_seq_number")
_GROUP = ("queue", "group_id")
_PLACE = ("path", "index", "source_offset")


@dataclass(frozen=True, slots=True)
class GroupTables:
    """Lazy DataFrames: one row a group, and one row a logical message; their columns are `GROUPS`, `GROUP_MESSAGES`."""

    groups: DataFrame
    group_messages: DataFrame


def groups(messages: DataFrame, queue: Column | str | None = None) -> GroupTables:
    """Put segments and groups together out of messages that `mq_message` or `mqmde` decoded.

    All rows are one queue, unless `queue` gives the queue of each, as `_source.path` does where each file is one.
    Messages that are neither in a group nor a segment, and those with `_error`, are left out. Raises OptionError where
    columns are missing.
    """
    name = next(
        (name for name, wanted in SEGMENT_COLUMNS.items() if set(map(_root, wanted)) <= set(messages.columns)), None
    )
    if name is None:
        needed = " or ".join(f"{', '.join(map(_root, wanted))} of {one}" for one, wanted in SEGMENT_COLUMNS.items())
        raise OptionError(f"The DataFrame needs the columns {needed}.")
    sound = messages.where(col("_error").isNull()) if "_error" in messages.columns else messages
    logical = group_messages(segments(sound, name, queue))
    return GroupTables(groups_of(logical), logical)


def segments(messages: DataFrame, format_name: str, queue: Column | str | None = None) -> DataFrame:
    """Return the segments and messages of groups: a row each, with the fields of `Segment`."""
    place = _of_mqmde() if format_name == "mqmde" else _of_message()
    source: Sequence[Column] = [lit(None).cast("string"), lit(None).cast("long"), lit(None).cast("long")]
    if "_source" in messages.columns:
        source = [col("_source.path"), col("_source.index"), col("_source.offset")]
    of_queue = lit(None) if queue is None else col(queue) if isinstance(queue, str) else queue
    places = [one.alias(name) for one, name in zip(source, _PLACE, strict=True)]
    found = messages.select(of_queue.cast("string").alias("queue"), place.alias("place"), *places)
    return found.select("queue", "place.*", *_PLACE).where(col("msg_flags").bitwiseAND(MEMBER_FLAGS) != 0)


def group_messages(found: DataFrame) -> DataFrame:
    """Return a row for each logical message of `segments`."""
    length, flags = f.length("payload").cast("long"), col("msg_flags")
    is_cut = flags.bitwiseAND(SEGMENT_FLAGS) != 0
    same = Window.partitionBy(*_MESSAGE, "offset", "length").orderBy("path", "index")
    in_front = Window.partitionBy(*_MESSAGE).orderBy("offset", "length", "path", "index").rowsBetween(
        Window.unboundedPreceding, -1
    )  # fmt: skip
    placed = (
        found.withColumns({"offset": col("offset").cast("long"), "length": length})
        .withColumns(
            {
                "is_last": ~is_cut | (flags.bitwiseAND(MQMF_LAST_SEGMENT) != 0),
                "is_duplicate": f.row_number().over(same) > 1,
                "differs": col("payload") != f.first("payload").over(same),
                "end": col("offset") + col("length"),
            }
        )
        .withColumn("before", coalesce(f.max("end").over(in_front), lit(0)))
    )
    own, is_end = ~col("is_duplicate"), col("is_last") & ~col("is_duplicate")
    order = struct("offset", "length", "path", "index")
    segment = struct("offset", "length", *_PLACE, "is_last", "is_duplicate", "msg_id")
    described = struct("format", "encoding", "ccsid")
    merged = placed.groupBy(*_MESSAGE).agg(
        f.bool_or(flags.bitwiseAND(GROUP_FLAGS) != 0).alias("in_group"),
        f.bool_or(flags.bitwiseAND(MQMF_LAST_MSG_IN_GROUP) != 0).alias("last_in_group"),
        f.count("*").alias("messages"),
        f.count_if(col("is_duplicate")).alias("duplicates"),
        f.sum(when(own, col("length"))).alias("length"),
        _gaps(own & (col("offset") > col("before")), col("before"), col("offset") - 1).alias("missing"),
        f.sort_array(f.collect_list(segment)).alias("segments"),
        f.min_by(described, order).alias("described"),
        f.expr("listagg(payload) WITHIN GROUP (ORDER BY offset, length) FILTER (WHERE NOT is_duplicate)").alias("data"),
        f.bool_or(own & (col("offset") < col("before"))).alias("segments_overlap"),
        f.bool_or("differs").alias("duplicate_differs"),
        f.count_if(is_end).alias("ends"),
        f.max(when(is_end, col("end"))).alias("last_end"),
        f.max("end").alias("end"),
    )
    conditions = {
        "bytes_missing": f.size("missing") > 0,
        "segments_overlap": col("segments_overlap"),
        "last_segment_missing": col("ends") == 0,
        "several_last_segments": col("ends") > 1,
        "beyond_last_segment": col("end") > col("last_end"),
        "duplicate_differs": col("duplicate_differs"),
    }
    judged = merged.withColumn("problems", _problems(MESSAGE_PROBLEMS, conditions))
    complete = f.size("problems") == 0
    return _shaped(
        judged.select("*", "described.*")
        .withColumns({"complete": complete, "data": when(complete, coalesce(col("data"), lit(b""))), }),
        "group_messages",
    )  # fmt: skip


def groups_of(logical: DataFrame) -> DataFrame:
    """Return a row for each group of the rows of `group_messages`; those need no `data`."""
    number = col("msg_seq_number")
    before = coalesce(f.lag(number).over(Window.partitionBy(*_GROUP).orderBy(number)), lit(0))
    first, last = (struct(*(col(f"{at}.{name}").alias(name) for name in _PLACE)) for at in ("one", "other"))
    merged = (
        logical.drop("data")
        .withColumns({"before": before, "one": f.get("segments", 0), "other": f.element_at("segments", -1)})
        .groupBy(*_GROUP)
        .agg(
            f.bool_or("in_group").alias("in_group"),
            f.sum("messages").alias("messages"),
            f.count("*").alias("logical_messages"),
            f.sum("duplicates").alias("duplicates"),
            f.sum("length").alias("length"),
            _gaps(number > col("before") + 1, col("before") + 1, number - 1).alias("missing"),
            f.min_by(first, number).alias("first"),
            f.max_by(last, number).alias("last"),
            f.bool_and("complete").alias("all_complete"),
            f.count_if("last_in_group").alias("ends"),
            f.max(when(col("last_in_group"), number)).alias("end"),
            f.max(number).alias("highest"),
        )
        # A message in segments that is in no group is the last of itself.
        .withColumns(
            {
                "ends": when(col("in_group"), col("ends")).otherwise(col("logical_messages")),
                "last_number": when(col("in_group"), col("end")).otherwise(col("highest")),
            }
        )
    )
    conditions = {
        "messages_missing": f.size("missing") > 0,
        "last_message_missing": col("ends") == 0,
        "several_last_messages": col("ends") > 1,
        "beyond_last_message": col("highest") > col("last_number"),
        "message_incomplete": ~col("all_complete"),
    }
    judged = merged.withColumn("problems", _problems(GROUP_PROBLEMS, conditions))
    return _shaped(judged.withColumn("complete", f.size("problems") == 0), "groups")


def _root(choice: object) -> str:
    return choice if isinstance(choice, str) else choice[0]  # type: ignore[index]


def _of_mqmde() -> Column:
    return _described("header", "header", col("header.msg_flags"), col("remainder"), lit(None).cast("binary"))


def _of_message() -> Column:
    """Return what the descriptor says, or where that is silent the first MQMDE."""
    extension = col("md.extension")
    mqmdes = f.filter("links", lambda link: link["header"]["mde"].isNotNull())
    has_mqmde = f.size(mqmdes) > 0
    link = f.get(mqmdes, lit(0))
    len_md = when(col("md.version") == 2, MD_BYTES[2]).when(col("md").isNotNull(), MD_BYTES[1]).otherwise(0)
    behind = f.substring("headers", link["offset"] + MQMDE_BYTES - len_md + 1, f.length("headers"))
    by_md = _described(
        "md.extension", "md", col("md.extension.msg_flags.bits"), f.concat("headers", "data"), col("md.msg_id")
    )
    mde = link["header"]["mde"]
    by_mqmde = _described(mde, mde, mde["msg_flags"], f.concat(behind, "data"), col("md.msg_id"))
    is_md = extension.isNotNull() & ~(col("md.extension.is_default") & coalesce(has_mqmde, lit(False)))
    return when(is_md, by_md).when(has_mqmde, by_mqmde)


def _described(fields: str | Column, described: str | Column, flags: Column, payload: Column, msg_id: Column) -> Column:
    """Return a struct of what a header states; `fields` and `described` are columns of structs, or names of them."""

    def member(of: str | Column, name: str) -> Column:
        return col(f"{of}.{name}") if isinstance(of, str) else of[name]

    values = {
        **{name: member(fields, name) for name in _FIELDS[:3]},
        "msg_flags": flags,
        "payload": payload,
        "format": member(described, "format"),
        "encoding": member(described, "encoding"),
        "ccsid": member(described, "coded_char_set_id"),
        "msg_id": msg_id,
    }
    return struct(*(value.alias(name) for name, value in values.items()))


def _gaps(condition: Column, first: Column, last: Column) -> Column:
    """Return the sorted ranges of the rows where something is missing."""
    gap = struct(first.cast("long").alias("first"), last.cast("long").alias("last"))
    return f.sort_array(f.collect_list(when(condition, gap)))


def _problems(order: dict[str, str], conditions: dict[str, Column]) -> Column:
    return f.array_compact(f.array(*(when(conditions[name], lit(name)) for name in order)))


def _shaped(df: DataFrame, table: Literal["groups", "group_messages"]) -> DataFrame:
    """Return the columns of a table, in their order and types."""
    schema = from_arrow_schema(GROUPS if table == "groups" else GROUP_MESSAGES)
    return df.select(*(col(field.name).cast(field.dataType).alias(field.name) for field in schema.fields))


_FILE = "file"


def write_groups(
    spark: SparkSession,
    src: str | Sequence[str],
    dest: str,
    format: str = "mq_message",  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
) -> Written[Counts]:
    """Write the Parquet tables `groups`, `group_messages` and `rejects` of files, as `ksyspark_protocols.groups` does.

    Only rows of `groups` come to the driver, without data. Raises FormatError, OptionError and SourceError.
    """
    given = GivenOptions(options, WriteOptions, GroupOptions)
    queue = open_queue(src, format, given)
    with Destination(dest, TABLES, given[WriteOptions]).job(schemas_of(queue)) as job, worker_errors():
        if not job.is_repeated:
            counts, moves = _Run(spark, queue, given.rest, job.address).tables()
            job.commit(lambda: moves, asdict(counts))
    return job.written(Counts)


@dataclass(frozen=True)
class _Run:
    spark: SparkSession
    queue: Queue
    given: Mapping[str, object]
    folder: str

    def tables(self) -> tuple[Counts, list[Move]]:
        """Write all tables to the job's folder; return what was found and the moves of the files."""
        counted = Observation()
        columns = SEGMENT_COLUMNS[self.queue.fmt.name]
        chosen = choose(self.queue.fmt.layout, self.queue.fmt.layout.root, columns)
        own = struct_type(chosen, chosen.root, enums_as_ints=self.queue.options.enums_as_ints)
        source, *_, error, corrupt = envelope(self.queue.fmt, self.queue.options)
        decoded = self._read(StructType([*own, source, error]))
        counts = (count(lit(1)).alias("messages"), count(ERROR).alias("rejects"))
        observed = decoded.observe(counted, *counts)
        of_file = col("_source.path") if self.queue.is_per_file else None
        logical = group_messages(segments(observed.where(col(ERROR).isNull()), self.queue.fmt.name, of_file))
        # The rows without data come back from the writers, and groups are made of them.
        written = kept(self._written(logical, "group_messages"))
        try:
            found = self._written(groups_of(written.drop(_FILE)), "groups").collect()
            files = {"groups": {row[_FILE] for row in found}, "group_messages": self._files(written)}
        finally:
            written.unpersist()
        # A plan without rows can end before anything is observed.
        counted_rows = counted.get if found else decoded.agg(*counts).collect()[0].asDict()
        rejects = self._read(StructType([source, error, corrupt])).where(col(ERROR).isNotNull())
        files["rejects"] = self._files(self._written(rejects, "rejects")) if counted_rows["rejects"] else set()
        schemas = {"groups": groups_of(written).schema, "group_messages": logical.schema, "rejects": rejects.schema}
        moves = [move for table in TABLES for move in self._moves(table, files[table], schemas[table])]
        return Counts.of(counted_rows["messages"], counted_rows["rejects"], [row.asDict() for row in found]), moves

    def _read(self, schema: StructType) -> DataFrame:
        paths = json.dumps([file.address for file in self.queue.files])
        given = {name: value for name, value in self.given.items() if name.lower() not in ("mode", "columns")}
        reader = self.spark.read.format("ksy").options(**{**given, "format": self.queue.fmt.name, "paths": paths})  # type: ignore[arg-type]
        return reader.schema(schema).load()

    def _written(self, df: DataFrame, table: str) -> DataFrame:
        """Return the rows of a table without `data`, each with the file that it is written to."""
        kept = [field for field in df.schema.fields if field.name not in ("data", self.queue.options.corrupt_column)]
        task = _WriteTask(self.folder, table, df.schema, StructType([*kept, StructField(_FILE, StringType())]))
        return df.mapInArrow(task.run, task.returned)

    @staticmethod
    def _files(written: DataFrame) -> set[str]:
        return {row[_FILE] for row in written.select(_FILE).distinct().collect()}

    def _moves(self, table: str, files: set[str], schema: StructType) -> Iterator[Move]:
        names = sorted(files) or [table_file(self.folder, _name(table), schema, "zstd").write_empty()]
        return ((name, f"{table}/{name.removeprefix(f'{table}-')}") for name in names)


@dataclass(frozen=True)
class _WriteTask:
    """Write the rows of a partition to a Parquet file, inside a worker, and return them with its name."""

    folder: str
    table: str
    schema: StructType
    returned: StructType

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        writer = table_file(self.folder, _name(self.table), self.schema, "zstd")
        schema = canonical(self.returned)
        for batch in batches:
            writer.write(batch)
            kept = batch.select([name for name in schema.names if name != _FILE])
            yield conform(kept.append_column(_FILE, pa.array([writer.name] * batch.num_rows, pa.string())), schema)
        writer.close()


def _name(table: str) -> str:
    return f"{table}-part-{uuid.uuid4()}.parquet"
