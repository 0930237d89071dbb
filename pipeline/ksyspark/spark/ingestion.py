"""Decode files to Parquet tables with Spark: each worker reads, decodes and writes records and rejects of a split."""

import json
import pickle
import time
import uuid
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial

import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import fs
from pyspark import TaskContext
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col
from pyspark.sql.types import StructType

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.parquet import Compression, Files, ParquetOptions, TableFiles
from ksyspark.errors import OptionError, SourceError
from ksyspark.formats import Format
from ksyspark.io.files import list_files, locate
from ksyspark.layout.arrow import SPARK_SCHEMA
from ksyspark.options.read_options import GivenOptions, ReadOptions, format_of
from ksyspark.reader import ReadBatch, Split, read_split
from ksyspark.reader.envelope import ERROR, ITEM, SOURCE
from ksyspark.spark.files import read_messages
from ksyspark.spark.schema import canonical, schema_of
from ksyspark.spark.versions import cancel_jobs, name_jobs
from ksyspark.spark.workers import Task, freeze_loaded_modules, one_task_each, plan, worker_errors


def stored_schema(schema: StructType) -> pa.Schema:
    """Return the schema of files that Spark reads back with comments."""
    return canonical(schema).with_metadata({SPARK_SCHEMA: schema.json()})


def rows_of(read: ReadBatch) -> dict[str, pa.RecordBatch]:
    """Return the rows of a batch by table; the columns of errors are left to the tables."""
    if not read.rejects and not read.continues:
        return {"records": read.batch}
    bad = pc.is_valid(read.batch.column(ERROR))
    return {"records": read.batch.filter(pc.invert(bad)), "rejects": read.batch.filter(bad)}


TABLES = ("records", "rejects")
_MANIFEST = "counts string, files string"
_POLL_SECONDS = 0.5
_REPORT_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Progress:
    """How much of an ingest is done; of compressed files the bytes are those of the file."""

    bytes_done: int
    bytes: int
    messages: int
    rejects: int


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts of an ingest: `messages` are `records`, `rejects`, and those `left_out` because `where` did not hold.

    With the option `explode` the records are items. With mode DROPMALFORMED the rejects are counted and not written.
    """

    messages: int = 0
    records: int = 0
    rejects: int = 0
    left_out: int = 0


@dataclass(frozen=True)
class WriteTask(Task):
    """Write tables that `tables_of` makes of batches to a job's folder, inside a worker; give files and counts."""

    folder: str
    schemas: Mapping[str, pa.Schema]
    compression: Compression
    tables_of: Callable[[Iterator[pa.RecordBatch], Counter[str]], Iterator[Mapping[str, pa.Table | pa.RecordBatch]]]

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        context = TaskContext.get()
        part = f"{context.partitionId() if context else 0:05d}-{uuid.uuid4()}"
        files, counts = TableFiles(self.folder, self.schemas, self.compression, part), Counter[str]()
        for tables in self.tables_of(batches, counts):
            # Decoders are loaded by now.
            freeze_loaded_modules()
            files.write(tables)
        yield pa.RecordBatch.from_pylist([{"counts": json.dumps(counts), "files": json.dumps(files.close())}])

    def collect(self, rows: DataFrame) -> tuple[dict[str, list[str]], Counter[str]]:
        """Let workers write rows; return the names of files by table, and the counts. Raises SourceError."""
        files, counts = defaultdict[str, list[str]](list), Counter[str]()
        with worker_errors():
            for told in rows.mapInArrow(self.function, _MANIFEST).collect():
                counts.update(json.loads(told["counts"]))
                for name, names in json.loads(told["files"]).items():
                    files[name] += names
        return files, counts


def ingest(
    spark: SparkSession,
    format: Format | str,
    src: str | Sequence[str],
    dest: str,
    options: Mapping[str, object] | None = None,
    on_progress: Callable[[Progress], None] | None = None,
) -> Written[Counts]:
    """Decode files to the Parquet tables `dest/records` and `dest/rejects`.

    Records have the format's columns and `_source`, rejects also `_error` and the bytes. After a failure the folder
    holds what it had before; after a kill the next run sees to that. `options` are those of a read, WriteOptions and
    ParquetOptions: `saveMode` error refuses a folder that is not empty, append one whose tables have other columns; a
    `batch` is written once. Raises FormatError, OptionError, SourceError, and KsysparkError for a reject with mode
    FAILFAST.
    """
    chosen = GivenOptions(options, WriteOptions, ParquetOptions)
    fmt = format_of(format, chosen.rest)
    paths = [src] if isinstance(src, str) else list(src)
    read_options = ReadOptions.from_mapping({**chosen.rest, "paths": paths}, fmt.layout)
    fmt = read_options.shape(fmt)
    files = list_files(read_options.files)
    schemas, compression = schemas_of(fmt, read_options), chosen[ParquetOptions].compression

    def write(folder: str) -> tuple[Files, Mapping[str, int]]:
        splits = plan(spark, fmt, read_options, files, chosen.rest)
        tables_of = partial(_tables_of_splits, fmt, read_options, None if on_progress is None else folder)
        collect = partial(WriteTask(folder, schemas, compression, tables_of).collect, one_task_each(spark, splits))
        if on_progress is None:
            return collect()
        return _collect_with_progress(spark, collect, folder, sum(map(_size, splits)), on_progress)

    return Destination(dest, TABLES, chosen[WriteOptions]).write_tables(schemas, compression, write, Counts)


@worker_errors()
def ingest_table(
    spark: SparkSession,
    format: Format | str,
    src: str | Sequence[str],
    table: str,
    options: Mapping[str, object] | None = None,
    using: str | None = None,
) -> Written[Counts]:
    """Decode files to the tables `table` and `table_rejects` of the session's catalog, by Spark's own writers.

    `using` is their format, such as delta (None: the session's). `options` are those of a read and WriteOptions; only
    Delta knows a `batch`, as a transaction. Messages are counted first, so that with mode FAILFAST a reject ends it
    before a table is made. With the option `explode` messages are counted as their rows, and those that `where` leaves
    out are not counted. Raises FormatError, OptionError, SourceError and, for a reject with FAILFAST, KsysparkError.
    """
    began = time.monotonic()
    chosen = GivenOptions(options, WriteOptions)
    write, fmt = chosen[WriteOptions], format_of(format, chosen.rest)
    provider = using or spark.conf.get("spark.sql.sources.default") or ""
    if write.batch is not None and provider.lower() != "delta":
        raise OptionError(f"A batch of tables is a transaction of Delta (using delta), which {provider} has not.")
    tables = {"records": table, "rejects": f"{table}_rejects"}
    there = [name for name in tables.values() if write.save_mode == "error" and spark.catalog.tableExists(name)]
    if there:
        raise SourceError(f"{there[0]}: is there already; choose append or overwrite to write there all the same")
    rows = read_messages(spark, fmt, src, None, **chosen.rest)
    is_reject, corrupt = col(ERROR).isNotNull(), rows.columns[-1]
    # To count messages one column of the envelope does; items are counted as they are written.
    few = None if ITEM in rows.columns else StructType([rows.schema[ERROR]])
    numbers = read_messages(spark, fmt, src, few, **chosen.rest).groupBy(is_reject.alias("is_reject")).count()
    counts = {row["is_reject"]: row["count"] for row in numbers.collect()}
    parts = {"records": rows.where(~is_reject).drop(ERROR, corrupt), "rejects": rows.where(is_reject)}
    for name, part in parts.items():
        # No file is read once more for an empty table.
        writer = (part if counts.get(name == "rejects") else part.limit(0)).write.format(provider)
        if write.batch is not None:
            writer = writer.option("txnAppId", f"ksyspark {write.batch}").option("txnVersion", 1)
        writer.saveAsTable(tables[name], mode=write.save_mode)
    records, rejects = counts.get(False, 0), counts.get(True, 0)
    return Written(Counts(records + rejects, records, rejects), tables, time.monotonic() - began)


def _tables_of_splits(
    fmt: Format, options: ReadOptions, reports: str | None, batches: Iterator[pa.RecordBatch], counts: Counter[str]
) -> Iterator[Mapping[str, pa.RecordBatch]]:
    """Yield the rows of splits by table, and count them; report progress to a folder each second, if there is one."""
    decoder = fmt.decoder(options.decode_options())
    for row in (row for batch in batches for row in batch.to_pylist()):
        split: Split = pickle.loads(row["parts"])  # noqa: S301 (made by our own driver)
        own, done_bytes, reported = Counter[str](), 0, time.monotonic()
        for read in read_split(fmt, options, split, decoder, dictionaries=True):
            tables = rows_of(read)
            own.update(messages=read.messages, records=len(tables["records"]))
            own.update(rejects=read.rejects, left_out=read.left_out)
            yield tables
            if reports is not None:
                done_bytes += pc.sum(read.batch.column(SOURCE).field("length")).as_py() or 0
                if time.monotonic() - reported > _REPORT_SECONDS:
                    _report(reports, row["split"], min(done_bytes, _size(split)), own)
                    reported = time.monotonic()
        if reports is not None:
            _report(reports, row["split"], _size(split), own)
        counts.update(own)


def _report(address: str, number: int, num_bytes: int, counts: Counter[str]) -> None:
    """Write an empty file whose name tells number, bytes, messages and rejects of a split."""
    folder = locate(address)
    name = f"done-{number}-{num_bytes}-{counts['messages']}-{counts['rejects']}"
    with folder.system.open_output_stream(f"{folder.path}/{name}"):
        pass


def _size(split: Split) -> int:
    return sum(part.size for part in split.parts)


def _collect_with_progress(
    spark: SparkSession,
    collect: Callable[[], tuple[Files, Counter[str]]],
    folder: str,
    num_bytes: int,
    on_progress: Callable[[Progress], None],
) -> tuple[Files, Counter[str]]:
    """Collect in another thread and report progress meanwhile; an exception in `on_progress` ends the job."""
    tag = uuid.uuid4().hex

    def collect_named() -> tuple[Files, Counter[str]]:
        name_jobs(spark, tag)
        return collect()

    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(collect_named)
        try:
            while not wait([future], _POLL_SECONDS).done:
                on_progress(_progress(folder, num_bytes))
        except BaseException:
            # A job that begins behind the first call is ended by a later one.
            while not future.done():
                cancel_jobs(spark, tag)
                wait([future], _POLL_SECONDS)
            raise
        files, counts = future.result()
    on_progress(Progress(num_bytes, num_bytes, counts["messages"], counts["rejects"]))
    return files, counts


def _progress(folder: str, num_bytes: int) -> Progress:
    location = locate(folder)
    names = (info.base_name for info in location.system.get_file_info(fs.FileSelector(location.path)))
    reports = sorted(tuple(map(int, name.split("-")[1:])) for name in names if name.startswith("done-"))
    # The last report of a split has the most bytes.
    last = {number: counts for number, *counts in reports}.values()
    done, messages, rejects = (sum(counts[at] for counts in last) for at in range(3))
    return Progress(done, num_bytes, messages, rejects)


def schemas_of(fmt: Format, options: ReadOptions) -> dict[str, pa.Schema]:
    """Return the schemas of the files of both tables."""
    schema = schema_of(fmt, options)
    # Good messages have no error and no undecodable bytes.
    good = [field for field in schema.fields if field.name not in (ERROR, options.corrupt_column)]
    return {"records": stored_schema(StructType(good)), "rejects": stored_schema(schema)}
