"""From files and column values to record batches: the format's columns, then where a message was and what is wrong.

`splits` divides files among tasks and reads what one task gets: `stream_reader` cuts streams into `messages`, which may
tell parameters; `capture` reads captures of network traffic. `batches` decodes, messages in a binary column too, and
`envelope` adds `_source`, `_params`, `_error` and the bytes of bad messages; `explosion` makes rows of the items of a
list.
"""

from ksyspark.reader.batches import BatchDecoder, ColumnDecoder, ReadBatch, read_split
from ksyspark.reader.envelope import envelope_schema
from ksyspark.reader.explosion import explode
from ksyspark.reader.messages import Messages
from ksyspark.reader.splits import OPENING, Split, parts_of, plan_splits, read_messages, splits_of
from ksyspark.reader.stream_reader import Part

__all__ = [
    "OPENING", "BatchDecoder", "ColumnDecoder", "Messages", "Part", "ReadBatch", "Split", "envelope_schema", "explode",
    "parts_of", "plan_splits", "read_messages", "read_split", "splits_of",
]  # fmt: skip
