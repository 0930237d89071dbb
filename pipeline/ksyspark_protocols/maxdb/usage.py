"""How often each statement of a session was used, for how many rows, and how long that took."""

from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ksyspark_protocols.conversation import WHICH
from ksyspark_protocols.maxdb.sessions import Command, Session

MOST_HELD_BYTES = 16 << 20
"""Bytes of texts and times that a connection holds; beyond them the rows are given out, and begin anew."""
_BYTES_EACH = 1 << 10
_SUMS = ("count", "parses", "fetches", "errors", "input_rows", "result_rows", "result_count")
_PERCENTILES = {"p50_ms": 50, "p95_ms": 95, "p99_ms": 99}


@dataclass(slots=True)
class Usage:
    """The statements that were used in one session: by text (None: not known) a row, and how long commands took, in ms.

    A FETCH counts for the statement whose rows it gets.
    """

    _uses: dict[str | None, tuple[dict[str, Any], "array[float]"]] = field(default_factory=dict)
    _bytes: int = 0

    def add(self, command: Command) -> bool:
        """Take a command that is finished, and return whether too much is held."""
        text, of_command = command.fetched or command.row.get("statement"), command.row
        if text not in self._uses:
            self._uses[text] = dict.fromkeys(_SUMS, 0), array("d")
            self._bytes += _BYTES_EACH + len(text or "")
        row, times = self._uses[text]
        is_fetch = command.fetched is not None
        row["count"] += 1
        row["parses"] += of_command.get("message_type") == "parse"
        row["fetches"] += is_fetch
        row["errors"] += (of_command.get("returncode") or 0) < 0
        row["input_rows"] += of_command.get("input_rows") or 0
        row["result_rows"] += of_command.get("result_rows") or 0
        if not is_fetch:
            row["result_count"] += max(of_command.get("result_count") or 0, 0)
            row["function"] = of_command.get("function") or row.get("function")
        if (time := of_command.get("request_time")) is not None:
            row["first_time"] = min(row.get("first_time", time), time)
            row["last_time"] = max(row.get("last_time", time), time)
        if of_command.get("elapsed_ms") is not None:
            times.append(of_command["elapsed_ms"])
        self._bytes += times.itemsize
        return self._bytes > MOST_HELD_BYTES

    def take(self, which: int, session: Session) -> Iterator[Mapping[str, Any]]:
        """Yield the rows of STATEMENTS behind the position of their connection, and begin anew."""
        known = {WHICH: which, "session_id": session.session_id, "user": session.row.get("user")}
        for text, (row, elapsed) in self._uses.items():
            row.update(known, statement=text)
            if elapsed:
                times = np.frombuffer(elapsed)
                row.update(zip(_PERCENTILES, np.percentile(times, list(_PERCENTILES.values())).tolist(), strict=True))
                row.update(elapsed_ms=float(times.sum()), largest_ms=float(times.max()))
            yield row
        self._uses, self._bytes = {}, 0
