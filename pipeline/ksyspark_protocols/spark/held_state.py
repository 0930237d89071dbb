"""What streams hold by key until it is complete or its time is over: state, pickled, its timer, and batches written."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from pyspark.sql import DataFrame, Row

from ksyspark.errors import OptionError
from ksyspark.spark.versions import StatefulProcessor
from ksyspark.spark.workers import freeze_loaded_modules

if TYPE_CHECKING:
    from pyspark.sql.streaming.stateful_processor import ExpiredTimerInfo, StatefulProcessorHandle, TimerValues


class HeldState(StatefulProcessor):
    """Hold something of a key for at most some milliseconds after the timer was started, then `release` it as it is."""

    def __init__(self, milliseconds: int | None) -> None:
        self._milliseconds = milliseconds

    def init(self, handle: StatefulProcessorHandle) -> None:
        freeze_loaded_modules()
        self._handle = handle

    def handleExpiredTimer(
        self, key: Any, timerValues: TimerValues, expiredTimerInfo: ExpiredTimerInfo
    ) -> Iterator[Row]:
        yield from self.release()

    def release(self) -> Iterator[Row]:
        """Yield what is held, and hold it no longer."""
        raise NotImplementedError

    def start_timer(self, timer_values: TimerValues) -> None:
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

    def __init__(self, handle: StatefulProcessorHandle, name: str) -> None:
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
