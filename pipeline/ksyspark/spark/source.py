"""The data source `ksy`: what its options say, and who reads the files."""

from __future__ import annotations

from collections.abc import Mapping

from pyspark.sql.datasource import DataSourceReader, DataSourceStreamReader
from pyspark.sql.types import StructType

from ksyspark.errors import OptionError
from ksyspark.formats import find_format
from ksyspark.options import ReadOptions
from ksyspark.spark.reader import KsyReader
from ksyspark.spark.schema import chosen_columns, schema_of
from ksyspark.spark.stream import KsyStreamReader


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
        chosen = chosen_columns(schema, self.schema(), self._format.name)
        return KsyStreamReader(self._format, self._options, schema, chosen)
