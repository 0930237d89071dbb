"""What a stream holds of connections that go on, and when it lets go of them."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql import Row
from pyspark.sql.streaming.stateful_processor import (
    ExpiredTimerInfo,
    StatefulProcessor,
    StatefulProcessorHandle,
    TimerValues,
)

from ksyspark.connections.keys import connections_of_key
from ksyspark.connections.messages import MessageSource
from ksyspark.connections.tables import Running, loose_tables
from ksyspark.protocols.conversation import CLIENT, Connections, Protocol, Tables
from ksyspark.spark.connections.packing import unpacked
from ksyspark.spark.connections.rows import rows_of, rows_schema
from ksyspark.spark.schema import canonical
from ksyspark.spark.workers import freeze_loaded_modules

_READ_HERE = ["key", "order", "event", "known", "undecided"]
RELEASED = "tables binary"
"""Tables, pickled."""


@dataclass(frozen=True)
class UnpackTask:
    """Make rows of tables of what the state released, inside a worker."""

    protocol: Protocol

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        schema = canonical(rows_schema(self.protocol))
        for batch in batches:
            for value in batch.column("tables").to_pylist():
                yield from rows_of(pickle.loads(value), schema)  # noqa: S301 (made by our own workers)


class ConnectionState(StatefulProcessor):
    """Hold one connection between two endpoints until it is closed, at most some milliseconds after its last message.

    A connection is closed by RST, by FIN of both sides, or by the SYN of the next one between the same endpoints.
    """

    def __init__(self, source: MessageSource, milliseconds: int | None) -> None:
        self._source = source
        self._milliseconds = milliseconds

    def init(self, handle: StatefulProcessorHandle) -> None:
        freeze_loaded_modules()
        self._handle = handle
        self._state = handle.getValueState("connection", "connection binary")

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: TimerValues) -> Iterator[Row]:  # noqa: N802, N803
        """Take the messages of a batch; yield what is finished of the connection."""
        schema = self._source.keyed_schema
        messages = _in_order(pa.Table.from_batches([unpacked(bytes(row["messages"]), schema) for row in rows]))
        found = self._state.get()
        running: Running | None = pickle.loads(found[0]) if found else None  # noqa: S301 (our own state)
        for piece in _connections_in(messages):
            if running is not None and _opens_another(piece, running.connections):
                yield from _released(running.close())
                running = None
            if running is None:
                running = self._begin(str(key[0]), piece)
                if running is None:
                    yield from _released(loose_tables(piece))
                    continue
            running.known |= _known_in(piece)
            is_event = pc.is_valid(piece.column("event"))
            running.note(piece.filter(is_event))
            said = self._source.decided(piece.filter(pc.invert(is_event)), running.known)
            if said.num_rows:
                yield from _released(running.add(said.drop_columns(_READ_HERE)))
            if _is_closed(running.connections):
                yield from _released(running.close())
                running = None
        self._keep(running, timerValues)

    def handleExpiredTimer(  # noqa: N802 (the name is Spark's)
        self,
        key: Any,
        timerValues: TimerValues,  # noqa: N803
        expiredTimerInfo: ExpiredTimerInfo,  # noqa: N803
    ) -> Iterator[Row]:
        """Let go of a connection that was silent for too long."""
        found = self._state.get()
        self._state.clear()
        if found:
            yield from _released(pickle.loads(found[0]).close())  # noqa: S301 (our own state)

    def _begin(self, key: str, piece: pa.Table) -> Running | None:
        """Return a new connection; None for what belongs to none, and for late segments behind the end of one."""
        connections = connections_of_key(key, piece.column("path")[0].as_py())
        kinds = pc.unique(piece.column("event")).to_pylist()
        is_late = None not in kinds and "SYN" not in kinds
        if connections is None or is_late:
            return None
        return Running(connections, self._source.protocol.conversations(connections))

    def _keep(self, running: Running | None, timer_values: TimerValues) -> None:
        if self._milliseconds is not None:
            for timer in list(self._handle.listTimers()):
                self._handle.deleteTimer(timer)
        if running is None:
            self._state.clear()
            return
        self._state.update((pickle.dumps(running),))
        if self._milliseconds is not None:
            self._handle.registerTimer(timer_values.getCurrentProcessingTimeInMs() + self._milliseconds)


def _connections_in(messages: pa.Table) -> Iterator[pa.Table]:
    """Yield messages in runs, each of which a SYN of the client begins, but for the first."""
    opens = pc.and_(pc.equal(messages.column("event"), "SYN"), pc.equal(messages.column("direction"), "c2s"))
    starts = np.flatnonzero(np.array(pc.fill_null(opens, False)))
    borders = sorted({0, *starts.tolist()})
    for at, start in enumerate(borders):
        stop = borders[at + 1] if at + 1 < len(borders) else messages.num_rows
        yield messages.slice(start, stop - start)


def _known_in(piece: pa.Table) -> dict[str, Any]:
    """Return the parameters that messages of a connection state."""
    found = piece.column("known").drop_null()
    return json.loads(found[0].as_py()) if len(found) else {}


def _opens_another(piece: pa.Table, connections: Connections) -> bool:
    """Say whether messages begin with a SYN of the client that is not the one of a connection."""
    first = piece.slice(0, 1).select(["event", "direction", "order"]).to_pylist()[0]
    if (first["event"], first["direction"]) != ("SYN", "c2s"):
        return False
    return not connections.was_seen("SYN")[0, CLIENT] or bool(connections.time_of("SYN")[0, CLIENT] != first["order"])


def _is_closed(connections: Connections) -> bool:
    return bool(connections.was_seen("FIN").all() or connections.was_seen("RST").any())


def _in_order(rows: pa.Table) -> pa.Table:
    """Return the rows of a connection in the order of time."""
    return rows.sort_by([(name, "ascending") for name in ("order", "direction", "index")])


def _released(tables: Tables) -> Iterator[Row]:
    found = {name: table for name, table in tables.items() if table.num_rows}
    if found:
        yield Row(tables=pickle.dumps(found))
