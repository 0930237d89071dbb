"""The connections of captures with Spark: DataFrames, Parquet tables, and streams of captures that arrive."""

from ksyspark.spark.connections.batch import ConnectionTables, connections, write_connections
from ksyspark.spark.connections.stream import connection_stream, write_connection_stream

__all__ = ["ConnectionTables", "connection_stream", "connections", "write_connection_stream", "write_connections"]
