"""Ctrl-C, held back until the work can stop without leaving anything behind."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType


class Interruption:
    """Take the first Ctrl-C as a wish that `check` grants, and the second as an order."""

    def __init__(self) -> None:
        self._before = signal.getsignal(signal.SIGINT)
        self._is_asked = False

    def __enter__(self) -> Interruption:
        signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        signal.signal(signal.SIGINT, self._before)

    def check(self) -> None:
        """Raise KeyboardInterrupt where Ctrl-C was pressed since the start."""
        if self._is_asked:
            raise KeyboardInterrupt

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        if self._is_asked:
            raise KeyboardInterrupt
        self._is_asked = True
