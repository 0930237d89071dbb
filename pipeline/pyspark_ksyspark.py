"""Found by Spark on its own (modules named `pyspark_*`), so that `spark.read.format("ksy")` works without registration.

Spark imports it whenever a session looks for a data source: it must stay quick to import and must never fail.
"""

from functools import cached_property
from typing import TYPE_CHECKING

from pyspark.sql.datasource import DataSource

if TYPE_CHECKING:
    from pyspark.sql.datasource import DataSourceReader, DataSourceStreamReader, DataSourceWriter
    from pyspark.sql.types import StructType

    from ksyspark.spark.files import MessageFiles


class DefaultSource(DataSource):
    """Read files of documented messages: `spark.read.format("ksy").option("format", ...).load(path)`.

    `spark.readStream` takes the same options and gives the same columns, of files that arrive; `df.write` writes such
    files, with the options of `ksyspark encode`.
    """

    @cached_property
    def _files(self) -> "MessageFiles":
        from ksyspark.spark.source import files_of  # noqa: PLC0415 (see above)

        return files_of(dict(self.options))

    @classmethod
    def name(cls) -> str:
        return "ksy"

    def schema(self) -> "StructType":
        return self._files.schema()

    def reader(self, schema: "StructType") -> "DataSourceReader":
        from ksyspark.spark.source import KsyReader  # noqa: PLC0415 (see above)

        return KsyReader(self._files.reader(schema))

    def streamReader(self, schema: "StructType") -> "DataSourceStreamReader":
        from ksyspark.spark.source import KsyStreamReader  # noqa: PLC0415 (see above)

        return KsyStreamReader(self._files.reader(schema))

    def writer(self, schema: "StructType", overwrite: bool) -> "DataSourceWriter":
        from ksyspark.spark.sink import KsyWriter  # noqa: PLC0415 (see above)

        return KsyWriter(self.options, "overwrite" if overwrite else "append")
