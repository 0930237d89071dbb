"""From files and column values to record batches: the format's columns, then where a message was and what is wrong.

`splits` divides files among tasks, `part_reader` reads what one task gets: `stream_reader` cuts streams into
`messages`, `stream_values` finds parameters that messages tell, `capture` reads captures of network traffic. `batches`
decodes, and `envelope` adds `_source`, `_params`, `_error` and the bytes of bad messages; `explosion` makes rows of the
items of a list. `column` does the same for messages in a binary column.
"""

from ksyspark.reader.batches import BatchDecoder, ColumnDecoder, ReadBatch, read_split
from ksyspark.reader.envelope import envelope_schema
from ksyspark.reader.explosion import explode
from ksyspark.reader.messages import Messages
from ksyspark.reader.splits import OPENING, Split, plan_splits, read_messages
from ksyspark.reader.stream_reader import Part

__all__ = [
    "OPENING",
    "BatchDecoder",
    "ColumnDecoder",
    "Messages",
    "Part",
    "ReadBatch",
    "Split",
    "envelope_schema",
    "explode",
    "plan_splits",
    "read_messages",
    "read_split",
]
