"""Everything that faces Spark: the only package of `ksyspark` that imports pyspark.

`source` is the data source `ksy`, which Spark finds without an import, and `sink` what it writes; `columns` decodes a
binary column, `encoding` writes one; `ingestion` writes tables, `table_sets` one of each list; `schema` has the Spark
schemas; `session` starts Spark on this machine; `workers` is what its Python processes share; `versions` what
versions of Spark have and lack, and `files` the doors that all of them have. Doors are loaded when used: each Python
process of Spark needs few.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ksyspark.spark import installed  # noqa: F401 (before any import of pyspark: it says what to install)

if TYPE_CHECKING:
    from ksyspark.spark.columns import decode_messages, from_ksy, ksy_function
    from ksyspark.spark.encoding import encode_messages, to_ksy
    from ksyspark.spark.files import message_stream, read_messages, register
    from ksyspark.spark.ingestion import Progress, ingest, ingest_table
    from ksyspark.spark.schema import schema_of_ksy
    from ksyspark.spark.table_sets import tables, write_tables

__all__ = [
    "Progress", "decode_messages", "encode_messages", "from_ksy", "ingest", "ingest_table", "ksy_function",
    "message_stream", "read_messages", "register", "schema_of_ksy", "tables", "to_ksy", "write_tables",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    names = ("schema", "files", "columns", "encoding", "ingestion", "table_sets")
    homes = (import_module(f"{__name__}.{home}") for home in names)
    return next(getattr(home, name) for home in homes if hasattr(home, name))
