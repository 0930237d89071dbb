"""The data source of the messages of connections, each with the key of its connection: what the door groups."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

import pyarrow as pa
from pyspark.sql import SparkSession
from pyspark.sql.datasource import DataSource, DataSourceStreamReader, InputPartition
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from ksyspark.connections.messages import MessageSource, message_source
from ksyspark.connections.protocols import protocol_of
from ksyspark.spark.connections.packing import PACKED, packed
from ksyspark.spark.source import KsyStreamReader
from ksyspark.spark.workers import freeze_loaded_modules

NAME = "ksy_connections"


def register(spark: SparkSession) -> None:
    """Make the data source known to a session."""
    spark.dataSource.register(ConnectionMessages)


class ConnectionMessages(DataSource):
    """Read the messages of connections as captures arrive; options are those of `ksy`, `format` may be a family."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self._source = source_of(options)

    @classmethod
    def name(cls) -> str:
        return NAME

    def schema(self) -> StructType:
        return from_arrow_schema(PACKED)

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:  # noqa: N802 (the name is Spark's)
        return _StreamReader(self._source)


class _StreamReader(KsyStreamReader):
    """Read files of connections as they arrive."""

    def __init__(self, source: MessageSource) -> None:
        super().__init__(source.fmt, source.options, StructType(), ())
        self._source = source

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the messages of one split, packed, and what is known of its connections.

        Raises SourceError and DecodeError.
        """
        freeze_loaded_modules()
        for batch in self._source.read_keyed(partition.value):
            if len(batch):
                yield packed(batch)


def source_of(options: Mapping[str, str]) -> MessageSource:
    """Return how messages are read, by the options of a read. Raises FormatError and OptionError."""
    given = dict(options)
    name = given.pop({name.lower(): name for name in given}["format"])
    return message_source(protocol_of(name), name, given)


def option_texts(given: Mapping[str, object]) -> dict[str, str]:
    """Return options as the texts that a data source takes; several values become a JSON array."""
    return {name: value if isinstance(value, str) else json.dumps(value) for name, value in given.items()}
