"""Which connection a message belongs to, and which place it has there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa

from ksyspark.io.spans import Positions
from ksyspark.protocols.conversation import CONNECTION_TYPE, DIRECTIONS, Connections
from ksyspark.reader import Messages
from ksyspark.reader.capture.streams import EVENT_KINDS, TransportEvents
from ksyspark.reader.directions import direction_of
from ksyspark.reader.messages import NO_TIME, ConnectionOrigin


@dataclass(slots=True)
class Origins:
    """The connections of one capture, or of the two files of one, in the order in which they are met.

    In a direction the order of messages never goes back: a message whose first packet was sent again would come behind
    its successors, if only its own time counted.
    """

    path: str
    _known: dict[tuple[str, int], int] = field(default_factory=dict)
    _ends: list[ConnectionOrigin | None] = field(default_factory=list)
    _events: list[Positions] = field(default_factory=list)
    _latest: Positions = field(default_factory=lambda: np.zeros(0, np.int64))

    def note(self, origins: Sequence[ConnectionOrigin], events: TransportEvents) -> None:
        """Take how connections begin and end."""
        which = np.array([*map(self._position, origins)], np.int64)[events.connections]
        self._events.append(np.stack((which, events.kinds, events.directions, events.times, events.offsets)))

    def columns(self, messages: Messages) -> dict[str, pa.Array]:
        """Return the columns `which` (-1: no connection), `order` and `direction`."""
        origins, count = messages.capture, len(messages)
        if origins is None:
            # Only a capture that cannot be opened gives messages without origins. All are of one file.
            found = direction_of(messages.origins[0][0] or "")
            if found is not None and not self._ends:
                self._ends.append(None)
            return {
                "which": pa.array(np.full(count, -1 if found is None else 0)),
                "order": pa.array(messages.indices),
                "direction": pa.repeat(pa.scalar(found and found[1], pa.string()), count),
            }
        # -1, which is no connection, takes the last one.
        positions = np.array([*map(self._position, origins.connections), -1], np.int64)
        which = positions[origins.which]
        return {
            "which": pa.array(which),
            "order": pa.array(self._ascending(which, origins.directions, origins.times)),
            "direction": pa.array(DIRECTIONS).take(pa.array(origins.directions, mask=which < 0)),
        }

    def keys(self) -> pa.Array:
        """Return for each connection what names it in all captures, as JSON; the last key is that of no connection."""
        found = direction_of(self.path)
        names = [
            [found and found[0]] if one is None else [one.transport, *one.client, *one.server] for one in self._ends
        ]
        return pa.array([*map(json.dumps, names), json.dumps([self.path, None])])

    def connections(self) -> Connections:
        """Return the connections, with what was noted of them."""
        found = direction_of(self.path)
        own = self.path if found is None else found[0]
        connections = Connections.of(_ends(own, self._ends))
        if self._events:
            connections.note(*np.concatenate(self._events, axis=1))
        return connections

    def events(self) -> pa.Table:
        """Return what was noted, with the columns `which`, `event`, `direction`, `order` and `offset`."""
        nothing = np.zeros((5, 0), np.int64)
        which, kinds, sides, times, offsets = np.concatenate([nothing, *self._events], axis=1)
        return pa.table(
            {
                "which": pa.array(which),
                "event": pa.array(EVENT_KINDS).take(pa.array(kinds)),
                "direction": pa.array(DIRECTIONS).take(pa.array(sides)),
                "order": pa.array(times),
                "offset": pa.array(offsets),
            }
        )

    def _position(self, origin: ConnectionOrigin) -> int:
        name = (origin.transport, origin.number)
        at = self._known.get(name)
        if at is None:
            at = self._known[name] = len(self._ends)
            self._ends.append(origin)
        return at

    def _ascending(self, which: Positions, directions: Positions, times: Positions) -> Positions:
        """Return times that do not fall within a direction of a connection."""
        more = 2 * len(self._ends) - len(self._latest)
        if more > 0:
            self._latest = np.concatenate((self._latest, np.full(max(more, len(self._latest)), NO_TIME)))
        streams = np.where(which < 0, -1, which * 2 + directions)
        rows = np.flatnonzero(streams >= 0)
        rows = rows[np.argsort(streams[rows], kind="stable")]
        sorted_streams = streams[rows]
        found = np.maximum(times[rows], self._latest[sorted_streams])
        # The greatest so far in each stream: ranks of times, with those of each stream above all of the one before.
        distinct, ranks = np.unique(found, return_inverse=True)
        numbers = np.cumsum(np.append(False, sorted_streams[1:] != sorted_streams[:-1])[: len(rows)])
        highest = np.maximum.accumulate(numbers * len(distinct) + ranks)
        ascending = times.copy()
        ascending[rows] = distinct[highest - numbers * len(distinct)]
        self._latest[sorted_streams] = ascending[rows]
        return ascending


def connections_of_key(key: str, path: str) -> Connections | None:
    """Return the connection that a key names, first seen in the file at `path`; None for what belongs to none."""
    match json.loads(key):
        case [str(_), None]:
            return None
        case [str(own)]:
            return Connections.of(_ends(own, [None]))
        case [str(transport), *ends]:
            origin = ConnectionOrigin(0, transport, (ends[0], ends[1]), (ends[2], ends[3]))
            return Connections.of(_ends(path, [origin]))
    raise AssertionError(key)


def _ends(path: str, origins: Sequence[ConnectionOrigin | None]) -> pa.StructArray:
    """Return the ends of connections; of None those of plain streams, which have only a path."""
    columns = zip(
        *((path, None, None, None, None, None, None) if one is None else _values(path, one) for one in origins),
        strict=True,
    )
    values = list(columns) or [()] * CONNECTION_TYPE.num_fields
    arrays = [pa.array(one, field.type) for one, field in zip(values, CONNECTION_TYPE, strict=True)]
    return pa.StructArray.from_arrays(arrays, fields=list(CONNECTION_TYPE))


def _values(path: str, origin: ConnectionOrigin) -> tuple[str | int, ...]:
    return (path, origin.number, origin.transport, *origin.client, *origin.server)
