"""SAP DB / MaxDB: commands and typed rows of connections, and packets as the trace of the database prints them.

`conversation` keeps the state of a connection; `packets` makes objects of decoded messages, `statements` knows parse
ids, `descriptions` and `values` type the values in `rows`, `long_values` puts LONG values together. `typed_rows` makes
tables of one statement, `trace` prints packets (vtrace).
"""

from ksyspark_protocols.maxdb.trace import trace_lines
from ksyspark_protocols.maxdb.typed_rows import packet_rows, typed_rows

__all__ = ["packet_rows", "trace_lines", "typed_rows"]
