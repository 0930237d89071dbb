"""Which reply answers which request: packets do not say it, their order does."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from ksyspark.protocols.conversation import Connection
from ksyspark.protocols.maxdb.packets import Message

MOST_WAITING = 64
"""Requests or replies that wait for the other side."""

Pair = tuple[Message | None, Message | None]
"""A request and its reply; None for one that was not seen."""


@dataclass(slots=True)
class Pairs:
    """Pair the requests and replies of a connection: one request is open at a time, and the next reply answers it.

    From the beginning of a connection on, the n-th reply answers the n-th request, even where packets of a capture
    come in another order. Where messages are lost, or the beginning was not seen, only times tell: a reply answers the
    request before it, until one has been answered so.
    """

    _connection: Connection
    _in_step: bool = False
    _requests: deque[Message] = field(default_factory=deque)
    _replies: deque[Message] = field(default_factory=deque)
    _found: list[Pair] = field(default_factory=list)

    def __post_init__(self) -> None:
        # Streams in files have no times, and are taken to be whole.
        self._in_step = not self._connection.is_captured

    def connect(self) -> None:
        """Note a message that is neither request nor reply of a packet: that of a connect begins a connection."""
        if not self._requests and not self._replies:
            self._in_step = True

    def lost(self) -> None:
        """Note that messages are missing in one direction."""
        if self._connection.is_captured:
            self._in_step = False
            self._found += self._unpaired()

    def request(self, message: Message) -> None:
        """Take a request."""
        if not self._in_step:
            self._found += self._unpaired()
        self._requests.append(message)
        self._match()
        self._limit()

    def reply(self, message: Message) -> None:
        """Take a reply."""
        self._replies.append(message)
        self._match()
        self._limit()
        if not self._in_step:
            self._found += self._unpaired()

    def take(self) -> list[Pair]:
        """Return the pairs that are complete since the last call."""
        found, self._found = self._found, []
        return found

    def rest(self) -> list[Pair]:
        """Return all that is left at the end."""
        return [*self.take(), *self._unpaired()]

    def _limit(self) -> None:
        """Give up on the other side where many wait for it: a capture may have one direction alone."""
        if max(len(self._requests), len(self._replies)) > MOST_WAITING:
            self._found += self._unpaired()

    def _match(self) -> None:
        while self._requests and self._replies:
            self._found.append((self._requests.popleft(), self._replies.popleft()))
            self._in_step = True

    def _unpaired(self) -> Iterator[Pair]:
        while self._requests:
            yield self._requests.popleft(), None
        while self._replies:
            yield None, self._replies.popleft()
