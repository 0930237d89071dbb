"""Files of messages, read by Python workers and handed to Spark as Arrow."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.types import StructType

from ksyspark.decoding import make_decoder
from ksyspark.format import Format
from ksyspark.io.files import list_files
from ksyspark.layout.projection import Choice
from ksyspark.options import ReadOptions
from ksyspark.reader import plan_splits, read_split
from ksyspark.reader.envelope import ERROR
from ksyspark.spark.schema import canonical, conform, envelope
from ksyspark.spark.worker import freeze_what_stays


class KsyReader(DataSourceReader):
    """Read the columns of a schema, and decode no others.

    It has no `pushFilters`: with one, every read would fail while `spark.sql.python.filterPushdown.enabled` is off, as
    it is by default.
    """

    def __init__(self, fmt: Format, options: ReadOptions, schema: StructType, chosen: tuple[Choice, ...]) -> None:
        dressing = {field.name for field in envelope(options)}
        self._columns = tuple(one for one in chosen if (one if isinstance(one, str) else one[0]) not in dressing)
        self._format = fmt
        self._options = options
        self._schema = schema

    def partitions(self) -> list[InputPartition]:
        """Return the splits of all files. Raises SourceError."""
        files = list_files(self._options.files)
        return [InputPartition(split) for split in plan_splits(self._format, self._options, files)]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the rows of one split in the canonical Arrow schema. Raises SourceError and DecodeError."""
        asks = not {ERROR, self._options.corrupt_column}.isdisjoint(self._schema.names)
        options = self._options.decode_options(self._columns, asks_for_failures=asks)
        decoder = make_decoder(self._format, options)
        freeze_what_stays()
        schema = canonical(self._schema)
        for read in read_split(self._format, self._options, partition.value, decoder, self._schema.names):
            yield conform(read.batch, schema)
