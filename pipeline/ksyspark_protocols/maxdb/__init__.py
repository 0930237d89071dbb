"""SAP DB / MaxDB: commands and typed rows of connections.

`conversation` keeps the state of a connection; `packets` makes objects of decoded messages, `pairs` finds the reply to
each request, `sessions` knows parse ids, commands and users, `usage` adds up statements, `values` types the values in
`rows`, which also puts LONG values together. `tables` has the columns of all tables, `typed_rows` makes tables of one
statement.
"""

from ksyspark_protocols.maxdb.typed_rows import packet_rows, typed_rows

__all__ = ["packet_rows", "typed_rows"]
