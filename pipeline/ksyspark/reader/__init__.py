"""From splits of files to record batches: the format's columns, then the envelope."""

from ksyspark.reader.batch_decoder import BatchDecoder, ReadBatch
from ksyspark.reader.column import ColumnDecoder
from ksyspark.reader.envelope import envelope_schema
from ksyspark.reader.messages import Messages
from ksyspark.reader.planning import plan_splits
from ksyspark.reader.read_split import read_messages, read_split
from ksyspark.reader.splits import Part, Split

__all__ = [
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
