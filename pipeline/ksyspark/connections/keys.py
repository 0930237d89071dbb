"""Which connection a message belongs to, and which place it has there."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa

from ksyspark.io.spans import Positions
from ksyspark.protocols.conversation import DIRECTIONS, EVENT_KINDS, Connections
from ksyspark.reader import Messages
from ksyspark.reader.capture.streams import TransportEvent
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
    _events: list[tuple[int, int, int, int, int]] = field(default_factory=list)
    _latest: Positions = field(default_factory=lambda: np.zeros(0, np.int64))

    def note(self, origin: ConnectionOrigin, event: TransportEvent) -> None:
        """Take how a connection begins or ends."""
        at = self._position(origin)
        self._events.append((at, EVENT_KINDS.index(event.kind), event.direction, event.time, event.offset))

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
        connections = Connections.of([_ends(own, one) for one in self._ends])
        if self._events:
            connections.note(*np.array(self._events, np.int64).T)
        return connections

    def events(self) -> pa.Table:
        """Return what was noted, with the columns `which`, `event`, `direction`, `order` and `offset`."""
        which, kinds, sides, times, offsets = np.array(self._events, np.int64).reshape(-1, 5).T
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


def ends_of_key(key: str, path: str) -> dict[str, object] | None:
    """Return the ends of the connection that a key names, first seen in the file at `path`; None for no connection."""
    match json.loads(key):
        case [str(_), None]:
            return None
        case [str(own)]:
            return _ends(own, None)
        case [str(transport), *ends]:
            return _ends(path, ConnectionOrigin(0, transport, (ends[0], ends[1]), (ends[2], ends[3])))
    raise AssertionError(key)


def _ends(path: str, origin: ConnectionOrigin | None) -> dict[str, object]:
    """Return the values of CONNECTION_TYPE."""
    if origin is None:
        return {"path": path}
    (client, client_port), (server, server_port) = origin.client, origin.server
    return {
        "path": path,
        "number": origin.number,
        "transport": origin.transport,
        "client_address": client,
        "client_port": client_port,
        "server_address": server,
        "server_port": server_port,
    }
