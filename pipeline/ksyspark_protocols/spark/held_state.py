"""What streams hold by key until it is complete or its time is over: state, pickled, its timer, and batches written."""

import pickle
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyspark
from pyspark.sql import DataFrame, GroupedData, Row
from pyspark.sql.types import StructType

from ksyspark.errors import OptionError
from ksyspark.spark.schema import canonical
from ksyspark.spark.versions import StatefulProcessor
from ksyspark.spark.workers import freeze_loaded_modules

if TYPE_CHECKING:
    from pyspark.sql.streaming.stateful_processor import ExpiredTimerInfo, StatefulProcessorHandle, TimerValues

_STATE_STORE = "spark.sql.streaming.stateStore.providerClass"
_ROCKS_DB = "org.apache.spark.sql.execution.streaming.state.RocksDBStateStoreProvider"


def check_state(instead: str) -> None:
    """Refuse a Spark that keeps no state by key, and say what does the work instead. Raises OptionError."""
    if not hasattr(GroupedData, "transformWithStateInPandas"):
        raise OptionError(
            f"A stream that holds messages needs Spark 4.0 or newer, and this is {pyspark.__version__}: {instead}."
        )


def with_state(
    df: DataFrame, keys: Sequence[str], processor: StatefulProcessor, output: StructType, milliseconds: int | None
) -> DataFrame:
    """Return the rows that a processor gives for the rows of each key of a stream; it has timers where it has a time.

    Sets the state store of the session to RocksDB, which this needs.
    """
    df.sparkSession.conf.set(_STATE_STORE, _ROCKS_DB)
    grouped = df.groupBy(*keys)
    time_mode = "None" if milliseconds is None else "ProcessingTime"
    if hasattr(grouped, "transformWithState"):
        return grouped.transformWithState(processor, output, "Append", time_mode)
    adapter = _OfFrames(processor, canonical(df.schema), output.names)
    return grouped.transformWithStateInPandas(adapter, output, "Append", time_mode)


class _OfFrames(StatefulProcessor):
    """A processor of rows for Spark 4.0, which gives and takes frames of pandas."""

    def __init__(self, processor: StatefulProcessor, schema: pa.Schema, names: Sequence[str]) -> None:
        self._processor = processor
        self._schema = schema
        self._names = tuple(names)

    def init(self, handle: "StatefulProcessorHandle") -> None:
        self._processor.init(handle)

    def handleInputRows(self, key: Any, rows: Iterator[Any], timerValues: "TimerValues") -> Iterator[Any]:
        of_frames = (row for frame in rows for row in self._rows(frame))
        yield from self._frames(self._processor.handleInputRows(key, of_frames, timerValues))

    def handleExpiredTimer(
        self, key: Any, timerValues: "TimerValues", expiredTimerInfo: "ExpiredTimerInfo"
    ) -> Iterator[Any]:
        yield from self._frames(self._processor.handleExpiredTimer(key, timerValues, expiredTimerInfo))

    def close(self) -> None:
        self._processor.close()

    def _rows(self, frame: Any) -> Iterator[Row]:
        """Yield the rows of a frame, by way of Arrow: pandas has floats for whole numbers beside nulls."""
        row = Row(*frame.columns)
        arrays = [
            pa.array(frame.iloc[:, at], self._schema.field(name).type, from_pandas=True)
            for at, name in enumerate(frame.columns)
        ]
        yield from (row(*values) for values in zip(*(array.to_pylist() for array in arrays), strict=True))

    def _frames(self, rows: Iterator[Row]) -> Iterator[Any]:
        import pandas as pd  # noqa: PLC0415 (only this version of Spark needs it)

        held = [[row[name] for name in self._names] for row in rows]
        if held:
            columns = zip(self._names, zip(*held, strict=True), strict=True)
            yield pd.DataFrame({name: pd.Series(values, dtype=object) for name, values in columns})


class HeldState(StatefulProcessor):
    """Hold something of a key for at most some milliseconds after the timer was started, then `release` it as it is."""

    def __init__(self, milliseconds: int | None) -> None:
        self._milliseconds = milliseconds

    def init(self, handle: "StatefulProcessorHandle") -> None:
        freeze_loaded_modules()
        self._handle = handle

    def handleExpiredTimer(
        self, key: Any, timerValues: "TimerValues", expiredTimerInfo: "ExpiredTimerInfo"
    ) -> Iterator[Row]:
        yield from self.release()

    def release(self) -> Iterator[Row]:
        """Yield what is held, and hold it no longer."""
        raise NotImplementedError

    def start_timer(self, timer_values: "TimerValues") -> None:
        """Let the time begin, if there is one."""
        if self._milliseconds is not None:
            self._handle.registerTimer(timer_values.getCurrentProcessingTimeInMs() + self._milliseconds)

    def stop_timer(self) -> None:
        """Let the time be over for nothing."""
        if self._milliseconds is not None:
            for timer in list(self._handle.listTimers()):
                self._handle.deleteTimer(timer)


class PickledValue:
    """One value of a key, which the state of Spark keeps pickled."""

    def __init__(self, handle: "StatefulProcessorHandle", name: str) -> None:
        self._state = handle.getValueState(name, f"{name} binary")

    def get(self) -> Any:
        """Return the value, or None if there is none."""
        pickled = self._state.get()
        return pickle.loads(pickled[0]) if pickled else None  # noqa: S301 (our own state)

    def update(self, value: object) -> None:
        self._state.update((pickle.dumps(value),))

    def clear(self) -> None:
        self._state.clear()


def timer_milliseconds(timeout_seconds: float | None) -> int | None:
    """Return the time of a timer, or None if what is held has no time. Raises OptionError."""
    if timeout_seconds is not None and timeout_seconds <= 0:
        raise OptionError(f"timeout_seconds: expected more than 0, found {timeout_seconds}.")
    return None if timeout_seconds is None else int(timeout_seconds * 1000)


def batch_writer(name: str, write: Callable[[DataFrame, str], object]) -> Callable[[DataFrame, int], None]:
    """Return the function that writes each batch of a stream which has rows; `write` gets it and its own name."""

    def write_batch(rows: DataFrame, number: int) -> None:
        # Computed again, the batch would change the state again; computed in part, Spark waits for the rest.
        kept = rows.persist()
        try:
            if kept.count():
                write(kept, f"{name} {number}")
        finally:
            kept.unpersist()

    return write_batch
