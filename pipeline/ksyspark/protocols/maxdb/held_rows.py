"""Rows that wait for the rest of their LONG values."""

from __future__ import annotations

from dataclasses import dataclass, field

from ksyspark.protocols.maxdb.rows import FixedRows, VariableRows

MOST_BYTES = 64 << 20
"""Bytes of rows and LONG values that wait; beyond them the oldest are given out as they are."""
_BYTES_EACH = 1 << 10


@dataclass(slots=True)
class HeldRows:
    """Rows in the order in which they came."""

    _rows: list[FixedRows | VariableRows] = field(default_factory=list)

    def add(self, rows: FixedRows | VariableRows) -> None:
        """Take rows."""
        self._rows.append(rows)

    def take(self, *, is_last: bool) -> list[FixedRows | VariableRows]:
        """Return the rows that are complete; all of them at the end."""
        waiting = [] if is_last else [one for one in self._rows if _is_open(one)]
        size = sum(map(_bytes, waiting))
        while size > MOST_BYTES:
            size -= _bytes(waiting.pop(0))
        kept = set(map(id, waiting))
        taken = [one for one in self._rows if id(one) not in kept]
        self._rows = waiting
        return taken


def _is_open(rows: FixedRows | VariableRows) -> bool:
    return isinstance(rows, FixedRows) and any(one.is_open for row in rows.longs for one in row.values())


def _bytes(rows: FixedRows | VariableRows) -> int:
    if not isinstance(rows, FixedRows):
        return _BYTES_EACH
    return _BYTES_EACH + len(rows.data) + sum(one.size for row in rows.longs for one in row.values())
