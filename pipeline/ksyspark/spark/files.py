"""Files of messages as DataFrames on every version of Spark: what `format("ksy")` gives where Spark has it."""

import json
import re
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import pyarrow as pa
import pyspark
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.types import StructType

from ksyspark.errors import OptionError, SourceError
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.layout.projection import Choice
from ksyspark.options.read_options import FileOptions, ReadOptions, format_of
from ksyspark.reader import Split, plan_splits, read_split
from ksyspark.reader.envelope import ERROR
from ksyspark.spark.schema import canonical, chosen_columns, conform, envelope, schema_of
from ksyspark.spark.versions import HAS_DATA_SOURCES, HAS_READ_LIMITS
from ksyspark.spark.workers import Task, freeze_loaded_modules, one_task_each, plan

_BINARY_FILE = "path string, modificationTime timestamp, length long, content binary"
# Spark's own stream of files ignores files that are older by more than this, by default a week.
_MAX_FILE_AGE = "36500d"
_GLOB = re.compile(r"[*?\[{]")


def read_messages(
    spark: SparkSession,
    format: Format | str,
    path: str | Sequence[str],
    schema: StructType | str | None = None,
    **options: object,
) -> DataFrame:
    """Return the messages of files, as `spark.read.format("ksy")` does, on every version of Spark.

    Files are listed at once. Raises FormatError, OptionError and SourceError.
    """
    messages = MessageFiles.of(format, {**options, "paths": [path] if isinstance(path, str) else list(path)})
    files = list_files(messages.options.files)
    reader = messages.reader(_struct_type(spark, schema) or messages.schema())
    splits = plan(spark, messages.fmt, messages.options, files, options)
    return one_task_each(spark, splits).mapInArrow(reader.function, reader.schema)


def message_stream(
    spark: SparkSession, format: str, path: str, schema: StructType | str | None = None, **options: object
) -> DataFrame:
    """Return the messages of files as they arrive, as `spark.readStream.format("ksy")` does, on every version of Spark.

    Without data sources in Python (Spark 3.5) Spark lists the files itself: a task reads each as a whole, and one that
    is gone before its turn is left out. Raises FormatError and OptionError.
    """
    messages = MessageFiles.of(format, {**options, "path": path})
    check_limits(messages.options.files)
    reader = messages.reader(_struct_type(spark, schema) or messages.schema())
    if HAS_DATA_SOURCES:
        register(spark)
        texts = option_texts({**options, "format": format})
        return spark.readStream.format("ksy").options(**texts).schema(reader.schema).load(path)
    files = messages.options.files
    limit = {} if files.max_files_per_trigger is None else {"maxFilesPerTrigger": files.max_files_per_trigger}
    listed = spark.readStream.format("binaryFile").schema(_BINARY_FILE).options(**limit)
    listed = listed.options(recursiveFileLookup=files.recursive, maxFileAge=_MAX_FILE_AGE)
    # Spark reads no content that is not selected.
    return listed.load(path).select("path").mapInArrow(_FileTask(reader).function, reader.schema)


def register(spark: SparkSession) -> None:
    """Make `format("ksy")` known to a session, so that it runs with PYSPARK_PYTHON as all other doors do.

    Spark starts a source that it finds by itself with PYSPARK_DRIVER_PYTHON, on executors too. Raises OptionError where
    Spark has no data sources (3.5), and where PYSPARK_PYTHON, with which Spark plans on the driver, is not there.
    """
    if not HAS_DATA_SOURCES:
        raise OptionError(f'format("ksy") needs Spark 4.0 or newer, and this is {pyspark.__version__}: read_messages.')
    from pyspark_ksyspark import DefaultSource  # noqa: PLC0415 (Spark 3.5 has no base for it)

    register_source(spark, DefaultSource)


def register_source(spark: SparkSession, source: type) -> None:
    """Register a data source of ours, in the same way. Raises OptionError."""
    # A remote session plans on its server.
    python = getattr(getattr(spark, "sparkContext", None), "pythonExec", sys.executable)
    if shutil.which(python) is None:
        folder = python.removeprefix("./").split("/")[0]
        raise OptionError(
            f"Spark plans a data source on the driver with PYSPARK_PYTHON, and {python} is not there: "
            f"make a link (ln -s {sys.prefix} {folder}), or use read_messages, which needs none."
        )
    # Spark 4.0 keeps a source that it has found by itself.
    with suppress(AnalysisException):
        spark.dataSource.register(source)


def check_limits(files: FileOptions) -> None:
    """Refuse limits of a stream's batch that this version of Spark does not know. Raises OptionError."""
    # Where there are no data sources, Spark's own stream of files has this limit.
    max_files = files.max_files_per_trigger if HAS_DATA_SOURCES else None
    for name, limit in (("maxFilesPerTrigger", max_files), ("maxBytesPerTrigger", files.max_bytes_per_trigger)):
        if limit is not None and not HAS_READ_LIMITS:
            raise OptionError(f"{name} needs Spark 4.2 or newer, and this is {pyspark.__version__}.")


def option_texts(options: Mapping[str, object]) -> dict[str, str]:
    """Return options as the texts that a data source takes; several values become a JSON array."""
    return {name: value if isinstance(value, str) else json.dumps(value) for name, value in options.items()}


@dataclass(frozen=True)
class MessageFiles:
    """Files of messages: the options of a read, checked, and a format that they have shaped."""

    fmt: Format
    options: ReadOptions

    @classmethod
    def of(cls, format: Format | str, options: Mapping[str, object]) -> "MessageFiles":
        """Find the format, on the driver, and check the options. Raises FormatError and OptionError."""
        fmt = format_of(format, options)
        read_options = ReadOptions.from_mapping(options, fmt.layout)
        return cls(read_options.shape(fmt), read_options)

    def schema(self) -> StructType:
        return schema_of(self.fmt, self.options)

    def reader(self, schema: StructType) -> "SplitReader":
        """Return the reader of some columns. Raises OptionError for columns that are not there."""
        # The items of a list have columns of their own, not all those of the messages.
        options = self.options if self.options.explode else replace(self.options, columns=None)
        chosen = chosen_columns(schema, schema_of(self.fmt, options), f"The format {self.fmt.name}")
        added = {field.name for field in envelope(self.fmt, self.options)}
        own = tuple(choice for choice in chosen if (choice if isinstance(choice, str) else choice[0]) not in added)
        return SplitReader(self.fmt, self.options, schema, own)


@dataclass(frozen=True)
class SplitReader(Task):
    """Read the columns of a schema out of splits of files, inside a worker, and decode no others."""

    fmt: Format
    options: ReadOptions
    schema: StructType
    columns: tuple[Choice, ...] = ()

    def splits(self, files: Sequence[SourceFile]) -> list[Split]:
        """Return the splits of files, each the work of one task. Raises SourceError."""
        return plan_splits(self.fmt, self.options, files)

    def read(self, split: Split) -> Iterator[pa.RecordBatch]:
        """Yield the rows of one split in the canonical Arrow schema. Raises SourceError and DecodeError."""
        needs_failures = not {ERROR, self.options.corrupt_column}.isdisjoint(self.schema.names)
        decoder = self.fmt.decoder(self.options.decode_options(self.columns, needs_failures=needs_failures))
        freeze_loaded_modules()
        schema = canonical(self.schema)
        for read in read_split(self.fmt, self.options, split, decoder, self.schema.names):
            yield conform(read.batch, schema)


@dataclass(frozen=True)
class _FileTask(Task):
    """Read the files that Spark has listed, inside a worker."""

    reader: SplitReader

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            for path in batch.column("path").to_pylist():
                if _GLOB.search(path):
                    sentence = f"Spark {pyspark.__version__} reads files twice that arrive beside a name with *?[{{"
                    raise SourceError(f"{path}: {sentence}: give it another name.")
                # Hadoop writes `file:/a b`, without escapes.
                address = re.sub("^file:/+", "/", path)
                files = list_files(replace(self.reader.options.files, paths=(address,)), may_be_none=True)
                for split in self.reader.splits(files):
                    yield from self.reader.read(split)


def _struct_type(spark: SparkSession, schema: StructType | str | None) -> StructType | None:
    """Return a schema that may be written as DDL."""
    return spark.createDataFrame([], schema).schema if isinstance(schema, str) else schema
