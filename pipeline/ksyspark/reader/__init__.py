"""From files and column values to record batches: the format's columns, then where a message was and what is wrong.

`splits` divides files among tasks, `stream_reader` cuts what one task reads into `messages`, `stream_params` finds
parameters in the first message of a stream, `batches` decodes, and `envelope` adds `_source`, `_error` and the bytes of
bad messages. `column` does the same for messages in a binary column.
"""

from ksyspark.reader.batches import BatchDecoder, ReadBatch, read_split
from ksyspark.reader.column import ColumnDecoder
from ksyspark.reader.envelope import envelope_schema
from ksyspark.reader.messages import Messages
from ksyspark.reader.splits import OPENING, Split, plan_splits
from ksyspark.reader.stream_reader import Part, read_messages

__all__ = [
    "OPENING",
    "BatchDecoder",
    "ColumnDecoder",
    "Messages",
    "Part",
    "ReadBatch",
    "Split",
    "envelope_schema",
    "plan_splits",
    "read_messages",
    "read_split",
]
