"""The conversation of a connection: what its messages in both directions mean together, as rows of tables."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

import pyarrow as pa

from ksyspark.errors import FormatError
from ksyspark.layout.projection import Choice
from ksyspark.reader.envelope import ERROR_TYPE

PLACE = pa.schema(
    [
        ("path", pa.string()),
        ("offset", pa.int64()),
        ("length", pa.int64()),
        ("index", pa.int64()),
        ("stream_offset", pa.int64()),
        ("time", pa.timestamp("us", "UTC")),
        ("direction", pa.string()),
        ("error", ERROR_TYPE),
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


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One end of a connection."""

    address: str
    port: int


@dataclass(frozen=True, slots=True)
class Event:
    """The first SYN, FIN or RST (`kind`) of a direction, `c2s` or `s2c`, and when it was seen."""

    kind: str
    direction: str
    time: datetime | None


@dataclass(slots=True)
class Connection:
    """One connection. `number` is that of the capture; None for the two files of plain streams, which have no ends.

    `events` grows while the connection is read. Plain streams have none: they are taken to be whole.
    """

    path: str
    number: int | None = None
    transport: str | None = None
    client: Endpoint | None = None
    server: Endpoint | None = None
    events: list[Event] = field(default_factory=list)

    @property
    def is_captured(self) -> bool:
        """Say whether packets show how the connection begins and ends."""
        return self.number is not None

    def event(self, kind: str, direction: str | None = None) -> Event | None:
        """Return the earliest event of a kind, in one direction or in any."""
        found = [one for one in self.events if one.kind == kind and direction in (None, one.direction)]
        return min(found, key=lambda one: one.time.timestamp() if one.time else 0.0, default=None)


class Conversation(ABC):
    """The state of one connection. It pickles: a stream keeps it between batches.

    Rows come as tables with the schemas of `Protocol.tables`; a name without rows may be left out. The caller adds the
    column `connection`. Undecodable messages become rows of REJECTS without the conversation.
    """

    @abstractmethod
    def add(self, messages: pa.Table) -> dict[str, pa.Table]:
        """Take the next messages of both directions in the order of time, and return the rows that are finished now.

        The columns are PLACE and those of the protocol. Without times, messages come by their numbers, of each number
        the client's first. Undecodable messages are among them.
        """

    @abstractmethod
    def close(self) -> dict[str, pa.Table]:
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
    """A protocol: formats of its messages, the tables that its conversations give, and how one begins.

    The formats of one family give the same columns. `tables` are schemas by name, without REJECTS and without the
    column `connection`.
    """

    name: str
    formats: Mapping[str, Reading]
    tables: Mapping[str, pa.Schema]
    conversation: Callable[[Connection], Conversation]
    families: Mapping[str, Family] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The formats that a caller may name."""
        return (*self.families, *self.formats)

    def family(self, format_name: str) -> Family:
        """Return the family of a name; a format alone is one, too. Raises FormatError."""
        if format_name in self.families:
            return self.families[format_name]
        if format_name not in self.formats:
            raise FormatError(f"{self.name} has no format {format_name!r}; there are {', '.join(self.names)}.")
        return Family(format_name, "", {})
