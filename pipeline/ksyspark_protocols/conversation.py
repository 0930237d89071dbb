"""The conversations of connections: what messages in both directions mean together, as rows of tables."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.display import show_given
from ksyspark.entry_points import offered
from ksyspark.errors import FormatError
from ksyspark.io.spans import Positions
from ksyspark.layout.arrow import columns
from ksyspark.layout.projection import Choice
from ksyspark.reader.capture.streams import EVENT_KINDS
from ksyspark.reader.envelope import ERROR_TYPE

PLACE = pa.schema(
    [
        *columns(pa.string(), "path"),
        *columns(pa.int64(), "offset length index stream_offset"),
        *columns(pa.timestamp("us", "UTC"), "time"),
        *columns(pa.string(), "direction"),
        *columns(ERROR_TYPE, "error"),
    ]
)
"""Columns that every message has beside those of its protocol.

`offset` is where the message lies in the file at `path` (in a capture: where the packet lies in which it begins),
`index` its number in its `direction` (`c2s`, `s2c`), `stream_offset` where it begins there, in bytes. `time` is null
where the source has none. `error` says why a message could not be decoded; the columns read before that are there.
"""

REJECTS = "rejects"
REJECT_SCHEMA = pa.schema([*PLACE, ("bytes", pa.binary())])
"""The table of what was not understood, which every protocol has: undecodable messages, and what a protocol adds."""

CONNECTION_TYPE = pa.struct(
    [
        *columns(pa.string(), "path"),
        *columns(pa.int64(), "number"),
        *columns(pa.string(), "transport client_address"),
        *columns(pa.int32(), "client_port"),
        *columns(pa.string(), "server_address"),
        *columns(pa.int32(), "server_port"),
    ]
)
"""File and number of a connection, and both ends. Plain streams have only the path without the direction."""

CLIENT, SERVER = 0, 1
"""The sides of a connection: what a client sends has the direction `c2s`."""
DIRECTIONS = ("c2s", "s2c")
_NEVER = np.iinfo(np.int64).max

Flags = npt.NDArray[np.bool_]


@dataclass(slots=True)
class Connections:
    """Some connections, which others name by their positions here.

    `ends` is an array of CONNECTION_TYPE. `seen` says of each the time and the offset in its file of the first SYN, FIN
    and RST from either side, in the order of EVENT_KINDS and DIRECTIONS. Plain streams have none of these: they are
    taken to be whole.
    """

    ends: pa.StructArray
    seen: Positions

    @classmethod
    def of(cls, ends: pa.StructArray) -> "Connections":
        """Return connections of which no event was seen, by an array of CONNECTION_TYPE."""
        return cls(ends, np.full((len(ends), len(EVENT_KINDS), 2, 2), _NEVER))

    def __len__(self) -> int:
        return len(self.ends)

    @property
    def is_captured(self) -> Flags:
        """Say whether packets show how each connection begins and ends."""
        return np.array(pc.struct_field(self.ends, "number").is_valid(), np.bool_)

    def every(self, step: int, first: int) -> "Connections":
        """Return those at the positions `first`, `first + step` and so on."""
        rows = np.arange(first, len(self), step)
        return Connections(self.ends.take(pa.array(rows)), self.seen[rows])

    def note(self, which: Positions, kinds: Positions, sides: Positions, times: Positions, offsets: Positions) -> None:
        """Take events: positions of connections, of EVENT_KINDS and of DIRECTIONS, times and offsets in the file."""
        slots = (which * len(EVENT_KINDS) + kinds) * 2 + sides
        order = np.lexsort((offsets, times, slots))
        slots, firsts = np.unique(slots[order], return_index=True)
        news = np.stack((times, offsets), axis=1)[order[firsts]]
        seen = self.seen.reshape(-1, 2)
        is_earlier = (news[:, 0] < seen[slots, 0]) | ((news[:, 0] == seen[slots, 0]) & (news[:, 1] < seen[slots, 1]))
        seen[slots[is_earlier]] = news[is_earlier]

    def was_seen(self, kind: str) -> Flags:
        """Say of each connection and side whether an event of a kind was seen."""
        return np.asarray(self.time_of(kind) != _NEVER, np.bool_)

    def time_of(self, kind: str) -> Positions:
        """Return the time of the first event of a kind, of each connection and side."""
        return self.seen[:, EVENT_KINDS.index(kind), :, 0]

    def first_of(self, *kinds: str) -> tuple[Positions, Positions]:
        """Return the first event of some kinds: position in `kinds`, and side, each -1 if there was no such event."""
        chosen = self.seen[:, [EVENT_KINDS.index(kind) for kind in kinds]].reshape(len(self), 2 * len(kinds), 2)
        first = chosen[:, :, 0].min(axis=1, initial=_NEVER)
        ties = np.where(chosen[:, :, 0] == first[:, None], chosen[:, :, 1], _NEVER)
        at = np.where(first == _NEVER, -2, ties.argmin(axis=1))
        return at // 2, np.where(at < 0, -1, at % 2)


Tables = Mapping[str, pa.Table]
WHICH = "connection"
"""The first column of the tables that conversations give: the position of the connection."""


class Conversations(ABC):
    """What is said on some connections. It pickles: a stream keeps it between batches.

    Tables have the column WHICH, and then those of `Protocol.tables`; a name without rows may be left out. Undecodable
    messages become rows of REJECTS without the conversation.
    """

    @abstractmethod
    def add(self, messages: pa.Table, which: Positions, *, is_whole: bool = False) -> Tables:
        """Take the next messages, and return the rows that are finished now.

        The columns are PLACE and those of the protocol. `which` are the positions of their connections, ascending;
        the messages of a connection are sorted by time, both directions together, undecodable ones included. Without
        times they are sorted by their numbers, the client's before the server's. With `is_whole` no more messages of
        these connections follow.
        """

    @abstractmethod
    def close(self) -> Tables:
        """Return all remaining rows; nothing is added after that."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How messages of a format are read: the columns to decode, and how a decoded batch gets the protocol's columns.

    Without `select` the columns stay as they are. `select` gets a batch with the chosen columns, enums as labels; a
    message that failed has what was read before.
    """

    columns: tuple[Choice, ...]
    select: Callable[[pa.RecordBatch], pa.RecordBatch] | None = None


@dataclass(frozen=True, slots=True)
class Family:
    """Formats that a parameter tells apart, by connection: `first` reads what no value of `others` asks for."""

    first: str
    param: str
    others: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Protocol:
    """A protocol: formats of its messages, the tables that its conversations give, and how these begin.

    The formats of one family give the same columns. `tables` are schemas by name, without REJECTS and without the
    column `connection`. `queries` are tables, too: SQL by name, which reads `{TABLE}` when all connections of a source
    are known. `payloads` makes rows of further tables out of those of a conversation.
    """

    name: str
    formats: Mapping[str, Reading]
    tables: Mapping[str, pa.Schema]
    conversations: Callable[[Connections], Conversations]
    families: Mapping[str, Family] = field(default_factory=dict)
    queries: Mapping[str, str] = field(default_factory=dict)
    payloads: Callable[[Tables], Tables] | None = None

    def checked(self, tables: Tables) -> Tables:
        """Return the tables of a conversation and of `payloads`. Raises FormatError for one not in `tables`."""
        tables = tables if self.payloads is None else self.payloads(tables)
        for name, table in tables.items():
            declared = [WHICH, *{**self.tables, REJECTS: REJECT_SCHEMA}.get(name, pa.schema([])).names]
            if table.column_names != declared:
                columns = f"{', '.join(table.column_names)}, declared are {', '.join(declared)}"
                raise FormatError(f"{self.name}: the columns of the table {show_given(name)} are {columns}.")
        return tables

    @property
    def names(self) -> tuple[str, ...]:
        """The formats that a caller may name."""
        return (*self.families, *self.formats)

    def family(self, format_name: str) -> Family:
        """Return the family of a name; a format alone is one, too. Raises FormatError."""
        if format_name in self.families:
            return self.families[format_name]
        if format_name not in self.formats:
            names = ", ".join(self.names)
            raise FormatError(f"{self.name} has no format {show_given(format_name)}; there are {names}.")
        return Family(format_name, "", {})


@cache
def _protocols() -> Mapping[str, Protocol]:
    """Return the protocols of the entry points `ksyspark.protocols` by the formats that a caller may name."""
    protocols = offered("ksyspark.protocols", Protocol, "protocol")
    return {name: protocols[entry] for entry in sorted(protocols) for name in protocols[entry].names}


def protocol_of(format_name: str) -> Protocol:
    """Return the protocol of a format's messages. Raises FormatError, also as `offered` does."""
    protocols = _protocols()
    if format_name not in protocols:
        known = ", ".join(protocols)
        raise FormatError(f"Messages of {format_name} make no connection that is known; those of {known} do.")
    return protocols[format_name]
