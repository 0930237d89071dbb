"""Tables that workers make of splits, as DataFrames or Parquet; sets of tables of messages (`table_set`) among them."""

import pickle
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col
from pyspark.sql.types import StructType

from ksyspark import table_set
from ksyspark.destination import Written
from ksyspark.destination.parquet import Compression, Files
from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.reader import Split
from ksyspark.spark.ingestion import WriteTask
from ksyspark.spark.schema import canonical, spark_schema
from ksyspark.spark.workers import Task, freeze_loaded_modules, one_task_each, plan
from ksyspark.table_set import Counts, Tables, TableSource

TABLE = "table"
_ROWS_TOGETHER = 20_000
# Each split numbers its rows on from a multiple of this.
_ROWS_OF_SPLIT = 1 << 40


def rows_schema(schemas: Mapping[str, pa.Schema]) -> StructType:
    """Return the columns of rows of all tables: the name of the table, and a struct for each."""
    structs = [(name, pa.struct(list(schema))) for name, schema in schemas.items()]
    return spark_schema(pa.schema([(TABLE, pa.string()), *structs]))


def rows_of(tables: Tables, schema: pa.Schema) -> Iterator[pa.RecordBatch]:
    """Yield the rows of tables in the canonical schema of `rows_schema`."""
    for name, table in tables.items():
        for batch in table.to_batches(max_chunksize=_ROWS_TOGETHER):
            count = len(batch)
            columns = {TABLE: pa.repeat(pa.scalar(name), count), name: batch.to_struct_array()}
            arrays = [
                columns[field.name].cast(field.type) if field.name in columns else pa.nulls(count, field.type)
                for field in schema
            ]
            yield pa.RecordBatch.from_arrays(arrays, schema=schema)


class KeptTables(Mapping[str, DataFrame]):
    """Tables by name out of rows of all, which are made once and kept by Spark (`persist`) until `unpersist`."""

    def __init__(self, rows: DataFrame, names: Iterable[str]) -> None:
        self._rows, self._names = rows.persist(), tuple(names)

    def __getitem__(self, name: str) -> DataFrame:
        if name not in self._names:
            raise KeyError(f"{name}: there are {', '.join(self._names)}")
        return self._rows.where(col(TABLE) == name).select(f"{name}.*")

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def unpersist(self) -> None:
        """Free what Spark keeps of the tables; they can still be read, which decodes anew."""
        self._rows.unpersist()


@dataclass(frozen=True)
class _RowsTask(Task):
    """Make the rows of all tables of a set of the messages of splits, inside a worker."""

    source: TableSource

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        schema = canonical(rows_schema(self.source.set.schemas))
        for tables in _tables_of_splits(self.source, batches, Counter()):
            yield from rows_of(tables, schema)


def _tables_of_splits(source: TableSource, batches: Iterable[pa.RecordBatch], counts: Counter[str]) -> Iterator[Tables]:
    """Yield rows of the tables of splits, and count messages and rows."""
    for row in (row for batch in batches for row in batch.to_pylist()):
        split: Split = pickle.loads(row["parts"])  # noqa: S301 (made by our own driver)
        own, own_set = Counts(), replace(source.set, first=row["split"] * _ROWS_OF_SPLIT)
        yield from replace(source, files=split, set=own_set).tables(own)
        counts.update(own.by_name())


def tables(
    spark: SparkSession,
    format: Format | str,
    src: str | Sequence[str],
    only: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> KeptTables:
    """Return the messages of files as the tables of a set (`ksyspark.tables`), as DataFrames by name.

    `only` are paths of lists, `options` those of a read. `_message` and `_id` are unique in a table, and ascend with
    files, but are not consecutive; they are the same each time the same files are read with the same options. A file
    that is one message is read by one task. Raises FormatError, OptionError, SourceError.
    """
    named = dict(options or {})
    source = table_set.open_tables(format, [src] if isinstance(src, str) else list(src), only, named)
    rows = one_task_each(spark, _splits(spark, source, named)).mapInArrow(
        _RowsTask(source).function, rows_schema(source.set.schemas)
    )
    return KeptTables(rows, source.set.schemas)


def write_tables(
    spark: SparkSession,
    format: Format | str,
    src: str | Sequence[str],
    dest: str,
    only: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> Written[Counts]:
    """Write the tables of a set to the folders `dest/TABLE`, as is done in one process, with the same options.

    Numbers are those of `tables`. Raises FormatError, OptionError, SourceError, and KsysparkError for a reject with
    mode FAILFAST.
    """

    def write(source: TableSource, folder: str, compression: Compression) -> tuple[Files, Mapping[str, int]]:
        task = WriteTask(folder, source.set.schemas, compression, partial(_tables_of_splits, source))
        return task.collect(one_task_each(spark, _splits(spark, source, options or {})))

    return table_set.write_tables(format, [src] if isinstance(src, str) else src, dest, only, options, write)


def _splits(spark: SparkSession, source: TableSource, named: Mapping[str, object]) -> list[Split]:
    return plan(spark, source.fmt, source.options, list_files(source.options.files), named)
