"""Which connection a message belongs to, and which place it has there.

A key is JSON: path and number of the connection in its capture, transport and both ends; of a stream only what follows
the number; of plain streams the path without the direction; of what belongs to no connection the path and null.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pyarrow as pa

from ksyspark.io.spans import Positions
from ksyspark.protocols.conversation import Connection, Endpoint
from ksyspark.reader import Messages, Part
from ksyspark.reader.capture.connections import DIRECTIONS
from ksyspark.reader.directions import direction_of
from ksyspark.reader.messages import NO_TIME, ConnectionOrigin

_ORDER = ("key", "order", "direction", "index")


class Keys:
    """The keys of the connections of one part of a file, and the order of its messages.

    In a direction the order never goes back: a message whose first packet was sent again would come behind its
    successors, if only its own time counted.
    """

    def __init__(self, part: Part, *, by_endpoints: bool) -> None:
        self.path = part.file.path
        self._by_endpoints = by_endpoints
        self._latest: dict[tuple[str, int], int] = {}
        self._known: dict[tuple[str, int], str] = {}
        self._stream = direction_of(self.path)

    def of(self, origin: ConnectionOrigin | None) -> str:
        if origin is None:
            return json.dumps([self.path, None])
        name = (origin.transport, origin.number)
        if name not in self._known:
            ends = [origin.transport, *origin.client, *origin.server]
            self._known[name] = json.dumps(ends if self._by_endpoints else [self.path, origin.number, *ends])
        return self._known[name]

    def columns(self, messages: Messages) -> dict[str, pa.Array]:
        """Return the columns `key`, `order` and `direction`."""
        origins, count = messages.capture, len(messages)
        if origins is None:
            # Only a capture that cannot be opened gives messages without origins.
            stem, direction = self._stream or (None, None)
            key = self.of(None) if stem is None else json.dumps([stem])
            return {
                "key": pa.repeat(pa.scalar(key), count),
                "order": pa.array(messages.indices),
                "direction": pa.repeat(pa.scalar(direction, pa.string()), count),
            }
        keys = [self.of(one) for one in origins.connections]
        # -1, which is no connection, takes the last key.
        known = pa.array([*keys, self.of(None)]).take(pa.array(origins.which % (len(keys) + 1)))
        return {
            "key": known,
            "order": pa.array(self._ascending(keys, origins.which, origins.directions, origins.times)),
            "direction": pa.array(DIRECTIONS).take(pa.array(origins.directions, mask=origins.which < 0)),
        }

    def _ascending(self, keys: Sequence[str], which: Positions, directions: Positions, times: Positions) -> Positions:
        """Return times that do not fall within a direction of a connection."""
        streams = which * 2 + directions
        order = np.argsort(streams, kind="stable")
        sorted_streams, found = streams[order], times[order]
        borders = [*np.flatnonzero(np.diff(sorted_streams, prepend=sorted_streams[:1] - 1)).tolist(), len(order)]
        for begin, end in pairwise(borders):
            stream = int(sorted_streams[begin])
            if stream < 0:
                continue
            name = (keys[stream >> 1], stream & 1)
            found[begin] = max(int(found[begin]), self._latest.get(name, NO_TIME))
            np.maximum.accumulate(found[begin:end], out=found[begin:end])
            self._latest[name] = int(found[end - 1])
        ascending = np.empty_like(times)
        ascending[order] = found
        return ascending


def in_order(rows: pa.Table) -> pa.Table:
    """Return rows with the messages of each connection one after the other, in the order of time."""
    return rows.sort_by([(name, "ascending") for name in _ORDER])


def connection_of(key: str, path: str) -> Connection | None:
    """Return the connection of a key, which was seen first in the file at `path`; None for what belongs to none."""
    match json.loads(key):
        case [str(_), None]:
            return None
        case [str(own)]:
            return Connection(own)
        case [str(own), int(number), str(transport), *ends]:
            return Connection(own, number, transport, Endpoint(ends[0], ends[1]), Endpoint(ends[2], ends[3]))
        case [str(transport), *ends]:
            return Connection(path, 0, transport, Endpoint(ends[0], ends[1]), Endpoint(ends[2], ends[3]))
    raise AssertionError(key)
