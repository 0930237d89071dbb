"""The instances of one message: the first failure is kept, after it the rest is worked out quietly."""

from __future__ import annotations

from collections.abc import Callable

from ksyspark.layout import Column
from ksyspark.logical import InvalidValue
from ksyspark.reference.locate import Fault, locate
from ksyspark.reference.traced import Traced
from ksyspark.reference.tree import held_by

Read = Callable[[object, Traced, "Evaluation"], object]


class Evaluation:
    """What is known of one message while its objects become a row; `fault` is its first failure."""

    def __init__(self, root: Traced, fault: Fault | None) -> None:
        self._root = root
        self.fault = fault

    def column(self, holder: Traced, column: Column, read: Read) -> object:
        """Return a column of an object, read by `read`; null where it failed or is absent."""
        held = held_by(holder, column) if column.origin == "seq" else self._instance(holder, column)
        if held is None or (self.fault is not None and self.fault.leaves_null(holder, column.id)):
            return None
        try:
            return read(held, holder, self)
        except Exception as error:  # noqa: BLE001 (the value does not fit its column)
            self._note(Fault(error, holder, column.id, error.index if isinstance(error, InvalidValue) else None))
            return None

    def _instance(self, holder: Traced, column: Column) -> object:
        """Evaluate an instance. Of a failing one elsewhere on the stream is kept what was read."""
        if column.origin == "pos" and self.fault is not None:
            return None
        try:
            return getattr(holder, column.id)
        except Exception as error:  # noqa: BLE001 (whatever an expression raises is a failure of the message)
            self._note(locate(error, self._root, in_seq=False))
            return held_by(holder, column)

    def _note(self, fault: Fault) -> None:
        if self.fault is None:
            self.fault = fault
