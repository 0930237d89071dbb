"""The data source `ksy`: files of messages, read by Python workers and handed to Spark as Arrow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, DataSourceStreamReader, InputPartition
from pyspark.sql.types import StructType

from ksyspark.choosing import Choice
from ksyspark.decoding import make_decoder
from ksyspark.errors import OptionError
from ksyspark.files import list_files
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.options import ReadOptions
from ksyspark.reading import plan_splits, read_split
from ksyspark.spark.schema import canonical, chosen_columns, conform, envelope, schema_of


class KsyFiles:
    """What the options of a read say: a format, how to read it, and so a schema."""

    def __init__(self, given: Mapping[str, str]) -> None:
        """Find the format on the driver: one made from a `.ksy` travels on as text. Raises FormatError, OptionError."""
        names = {name.lower(): name for name in given}
        if "format" not in names:
            raise OptionError("No format is given: set the option format to a format's name or the path of a .ksy.")
        self._format = find_format(given[names["format"]])
        rest = {name: value for name, value in given.items() if name.lower() != "format"}
        self._options = ReadOptions.from_mapping(rest, self._format.layout)
        self._format = self._format.to_depth(self._options.max_recursion_depth)

    def schema(self) -> StructType:
        """Return all columns."""
        return schema_of(self._format, self._options)

    def reader(self, schema: StructType) -> DataSourceReader:
        """Return the reader of some columns. Raises OptionError for columns that are not there."""
        chosen = chosen_columns(schema, self.schema(), self._format.name)
        return KsyReader(self._format, self._options, schema, chosen)

    def stream_reader(self, schema: StructType) -> DataSourceStreamReader:
        """Return the reader of some columns of files that arrive. Raises OptionError for columns that are not there."""
        from ksyspark.spark.stream import KsyStreamReader  # noqa: PLC0415 (it builds upon the reader below)

        chosen = chosen_columns(schema, self.schema(), self._format.name)
        return KsyStreamReader(self._format, self._options, schema, chosen)


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
        decoder = make_decoder(self._format, self._options.decode_options(self._columns))
        schema = canonical(self._schema)
        for read in read_split(self._format, self._options, partition.value, decoder, self._schema.names):
            yield conform(read.batch, schema)
