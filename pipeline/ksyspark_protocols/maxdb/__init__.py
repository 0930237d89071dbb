"""SAP DB / MaxDB: commands and typed rows of connections.

`conversation` keeps the state of a connection; `packets` makes objects of decoded messages, `pairs` finds the reply to
each request, `sessions` knows parse ids, commands and users, and adds up statements; `values` types the values in
`rows`, which also puts LONG values together, and makes tables of one statement.
"""

from ksyspark_protocols.maxdb.conversation import packet_rows
from ksyspark_protocols.maxdb.rows import typed_rows

__all__ = ["packet_rows", "typed_rows"]
