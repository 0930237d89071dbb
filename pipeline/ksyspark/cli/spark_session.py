"""Work with Spark from the command line, which Ctrl-C ends cleanly."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from types import FrameType, TracebackType
from typing import Any, TypeVar

# In less time than Spark takes to start, one process writes what such files hold.
MAX_BYTES_WITHOUT_SPARK = 64 << 20
_POLL_SECONDS = 0.5

_Result = TypeVar("_Result")


def with_local_session(name: str, cores: int | None, work: Callable[[Any], _Result]) -> _Result:
    """Return what some work with a session of Spark on this machine returns; Ctrl-C interrupts its tasks."""
    from ksyspark.spark.session import local_session  # noqa: PLC0415 (pyspark takes a while to import)

    # Ctrl-C while Java starts would leave Java running; and only in another thread does pyspark leave Ctrl-C alone.
    with Interruption() as interruption, ThreadPoolExecutor(1) as thread:
        spark = thread.submit(local_session, name, cores).result()
        running = thread.submit(work, spark)
        try:
            while not wait([running], _POLL_SECONDS).done:
                interruption.check()
        except KeyboardInterrupt:
            spark.interruptAll()
            raise
        result = running.result()
        spark.stop()
    return result


class Interruption:
    """Hold the first Ctrl-C back until `check`, where the work can stop cleanly; the second acts at once."""

    def __init__(self) -> None:
        self._handler_before = signal.getsignal(signal.SIGINT)
        self._is_pending = False

    def __enter__(self) -> Interruption:
        signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        signal.signal(signal.SIGINT, self._handler_before)

    def check(self) -> None:
        """Raise KeyboardInterrupt where Ctrl-C was pressed since the start."""
        if self._is_pending:
            raise KeyboardInterrupt

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        if self._is_pending:
            raise KeyboardInterrupt
        self._is_pending = True
