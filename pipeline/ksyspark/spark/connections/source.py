"""The data source of the messages of connections, each with the key of its connection: what the door groups."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

import pyarrow as pa
from pyspark.sql import SparkSession
from pyspark.sql.datasource import DataSource, DataSourceReader, DataSourceStreamReader, InputPartition
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from ksyspark.connections.messages import MessageSource, message_source
from ksyspark.connections.protocols import protocol_of
from ksyspark.spark.schema import canonical, conform
from ksyspark.spark.source import KsyReader, KsyStreamReader
from ksyspark.spark.workers import freeze_loaded_modules

NAME = "ksy_connections"
BY_ENDPOINTS = "byEndpoints"
"""Our own option: a connection is the same in all files, as a stream needs."""


def register(spark: SparkSession) -> None:
    """Make the data source known to a session."""
    spark.dataSource.register(ConnectionMessages)


class ConnectionMessages(DataSource):
    """Read the messages of connections; options are those of `ksy`, `format` may be a family such as `mqtt`."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self._source = source_of(options)

    @classmethod
    def name(cls) -> str:
        return NAME

    def schema(self) -> StructType:
        return schema_of_source(self._source)

    def reader(self, schema: StructType) -> DataSourceReader:
        return _Reader(self._source)

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:  # noqa: N802 (the name is Spark's)
        return _StreamReader(self._source)


class _Reader(KsyReader):
    """Read files of connections."""

    def __init__(self, source: MessageSource) -> None:
        super().__init__(source.fmt, source.options, StructType(), ())
        self._source = source

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the messages of one split, and what is known of its connections. Raises SourceError and DecodeError."""
        schema = canonical(schema_of_source(self._source))
        freeze_loaded_modules()
        for batch in self._source.read(partition.value):
            yield conform(batch, schema)


class _StreamReader(KsyStreamReader):
    """Read files of connections as they arrive."""

    def __init__(self, source: MessageSource) -> None:
        super().__init__(source.fmt, source.options, StructType(), ())
        self._batch = _Reader(source)


def source_of(options: Mapping[str, str]) -> MessageSource:
    """Return how the messages of a read are read, by its options. Raises FormatError and OptionError."""
    given = dict(options)
    names = {name.lower(): name for name in given}
    name = given.pop(names["format"])
    by_endpoints = given.pop(names.get(BY_ENDPOINTS.lower(), ""), "false") == "true"
    return message_source(protocol_of(name), name, given, by_endpoints=by_endpoints)


def option_texts(given: Mapping[str, object]) -> dict[str, str]:
    """Return options as the texts that a data source takes; several values become a JSON array."""
    return {name: value if isinstance(value, str) else json.dumps(value) for name, value in given.items()}


def schema_of_source(source: MessageSource) -> StructType:
    """Return Spark's columns of a source."""
    return from_arrow_schema(source.schema)
