"""Write the rows of one split as Parquet, inside a worker: good messages and rejects to separate files."""

from __future__ import annotations

import uuid
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql.types import StructType

from ksyspark.destination.parquet import Compression, TableFile
from ksyspark.layout.arrow import SPARK_SCHEMA
from ksyspark.reader.envelope import ERROR
from ksyspark.spark.schema import canonical


@dataclass
class SplitWriter:
    """Write the rows of one split to two tables; each attempt of a task has names of its own."""

    folder: str
    number: int
    schema: StructType
    corrupt_column: str
    compression: Compression

    def __post_init__(self) -> None:
        name = f"part-{self.number:05d}-{uuid.uuid4()}.parquet"
        good = records_schema(self.schema, self.corrupt_column)
        self.records = table_file(self.folder, f"records-{name}", good, self.compression)
        self.rejects = table_file(self.folder, f"rejects-{name}", self.schema, self.compression)

    def write(self, batch: pa.RecordBatch, *, has_rejects: bool) -> None:
        """Add rows with all columns of the format and the envelope. Raises SourceError."""
        if not has_rejects:
            self.records.write(batch)
            return
        bad = pc.is_valid(batch.column(ERROR))
        self.records.write(batch.filter(pc.invert(bad)))
        self.rejects.write(batch.filter(bad))


def table_file(folder: str, name: str, schema: StructType, compression: Compression) -> TableFile:
    """Return the file of a table whose schema Spark reads back with comments."""
    return TableFile(folder, name, canonical(schema).with_metadata({SPARK_SCHEMA: schema.json()}), compression)


def records_schema(schema: StructType, corrupt_column: str) -> StructType:
    """Return the columns of good messages: they have no error and no undecodable bytes."""
    return StructType([field for field in schema.fields if field.name not in (ERROR, corrupt_column)])
