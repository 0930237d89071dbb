"""State of streams: processors that get rows and give rows."""

from __future__ import annotations

from collections.abc import Sequence

import pyspark
from pyspark.sql import DataFrame, GroupedData
from pyspark.sql.types import StructType

from ksyspark.errors import OptionError
from ksyspark.spark.versions import StatefulProcessor

_STATE_STORE = "spark.sql.streaming.stateStore.providerClass"
_ROCKS_DB = "org.apache.spark.sql.execution.streaming.state.RocksDBStateStoreProvider"


def check_state(instead: str) -> None:
    """Refuse a Spark that keeps no state of rows by key, and say what does the work instead. Raises OptionError."""
    if not hasattr(GroupedData, "transformWithState"):
        raise OptionError(
            f"A stream that holds messages needs Spark 4.1 or newer, and this is {pyspark.__version__}: {instead}."
        )


def with_state(
    df: DataFrame, keys: Sequence[str], processor: StatefulProcessor, output: StructType, milliseconds: int | None
) -> DataFrame:
    """Return the rows that a processor gives for the rows of each key of a stream; it has timers where it has a time.

    Sets the state store of the session to RocksDB, which this needs.
    """
    df.sparkSession.conf.set(_STATE_STORE, _ROCKS_DB)
    time_mode = "None" if milliseconds is None else "ProcessingTime"
    return df.groupBy(*keys).transformWithState(processor, output, "Append", time_mode)
