"""From splits of files to record batches: the format's columns, then the envelope."""

from ksyspark.reading.batch_decoder import BatchDecoder, ReadBatch
from ksyspark.reading.column import ColumnDecoder
from ksyspark.reading.envelope import envelope_schema
from ksyspark.reading.messages import Messages
from ksyspark.reading.planning import plan_splits
from ksyspark.reading.read_split import read_messages, read_split
from ksyspark.reading.splits import Part, Split

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
