"""The connections of captures with Spark: DataFrames, Parquet tables, and streams of captures that arrive."""

from ksyspark.spark.connections.batch import ConnectionTables, connections, write_connections
from ksyspark.spark.connections.statement_rows import statement_rows
from ksyspark.spark.connections.stream import connection_stream, write_connection_stream

__all__ = [
    "ConnectionTables",
    "connection_stream",
    "connections",
    "statement_rows",
    "write_connection_stream",
    "write_connections",
]
