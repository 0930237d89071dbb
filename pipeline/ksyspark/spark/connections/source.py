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
from ksyspark.spark.connections.packing import PACKED, packed
from ksyspark.spark.source import KsyReader, KsyStreamReader
from ksyspark.spark.workers import freeze_loaded_modules

NAME = "ksy_connections"
BUCKETS = "buckets"
"""Our own option: into how many groups connections are shared out. Without it a row has the messages of one connection,
which is the same one in all files, as a stream needs."""


def register(spark: SparkSession) -> None:
    """Make the data source known to a session."""
    spark.dataSource.register(ConnectionMessages)


class ConnectionMessages(DataSource):
    """Read the messages of connections; options are those of `ksy`, `format` may be a family such as `mqtt`."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self._source, self._buckets = source_of(options)

    @classmethod
    def name(cls) -> str:
        return NAME

    def schema(self) -> StructType:
        return from_arrow_schema(PACKED)

    def reader(self, schema: StructType) -> DataSourceReader:
        return _Reader(self._source, self._buckets)

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:  # noqa: N802 (the name is Spark's)
        return _StreamReader(self._source, self._buckets)


class _Reader(KsyReader):
    """Read files of connections."""

    def __init__(self, source: MessageSource, buckets: int | None) -> None:
        super().__init__(source.fmt, source.options, StructType(), ())
        self._source, self._buckets = source, buckets

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the messages of one split, packed, and what is known of its connections.

        Raises SourceError and DecodeError.
        """
        freeze_loaded_modules()
        for batch in self._source.read(partition.value):
            if len(batch):
                yield packed(batch, self._buckets)


class _StreamReader(KsyStreamReader):
    """Read files of connections as they arrive."""

    def __init__(self, source: MessageSource, buckets: int | None) -> None:
        super().__init__(source.fmt, source.options, StructType(), ())
        self._batch = _Reader(source, buckets)


def source_of(options: Mapping[str, str]) -> tuple[MessageSource, int | None]:
    """Return how messages are read, by the options of a read, and the number of buckets.

    Raises FormatError and OptionError.
    """
    given = dict(options)
    names = {name.lower(): name for name in given}
    name = given.pop(names["format"])
    buckets = given.pop(names.get(BUCKETS, ""), None)
    source = message_source(protocol_of(name), name, given, by_endpoints=buckets is None)
    return source, None if buckets is None else int(buckets)


def option_texts(given: Mapping[str, object]) -> dict[str, str]:
    """Return options as the texts that a data source takes; several values become a JSON array."""
    return {name: value if isinstance(value, str) else json.dumps(value) for name, value in given.items()}
