"""Which reply answers which request: packets do not say it, their order does."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from ksyspark.protocols.maxdb.packets import Message

MOST_WAITING = 64
"""Requests or replies that wait for the other side."""

Pair = tuple[Message | None, Message | None, bool]
"""A request and its reply, None for one that was not seen; and whether the reply may be that of another request."""


@dataclass(slots=True)
class Pairs:
    """Pair the requests and replies of a connection: one request is open at a time, and the next reply answers it.

    With `has_times` messages come in the order of their times. From the beginning of a connection on, the n-th reply
    answers the n-th request, even where packets of a capture come in another order. Where messages are lost, or the
    beginning was not seen, times decide: a reply answers the last request before it, which is in doubt where both
    directions lack messages between the two. Once a request that was sent behind what is missing has its reply, the
    next replies answer the next requests again.

    Without times (streams in files) messages come by their numbers, and bytes that could not be read stand for one.
    """

    has_times: bool
    _in_step: bool = False
    _requests: deque[Message | None] = field(default_factory=deque)
    _replies: deque[Message | None] = field(default_factory=deque)
    _before_loss: int = 0
    _lost: set[bool] = field(default_factory=set)
    _found: list[Pair] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._in_step = not self.has_times

    def connect(self, *, is_request: bool) -> None:
        """Note a message that opens a session, or that answers it: a request to connect begins a connection."""
        if not self.has_times:
            self._stands_for_one(is_request=is_request)
        elif is_request and not self._requests and not self._replies:
            self._in_step = True

    def lost(self, *, is_request: bool) -> None:
        """Note that messages of a direction are missing here.

        Where these are requests, those before may still be answered; where replies, only the last request may.
        """
        if not self.has_times:
            self._stands_for_one(is_request=is_request)
            return
        self._found += self._without_request() if is_request else self._without_reply(kept=1)
        self._in_step, self._before_loss = False, len(self._requests)
        self._lost.add(is_request)

    def request(self, message: Message) -> None:
        """Take a request."""
        if not self._in_step and not self._replies:
            self._found += self._without_reply()
            self._lost.discard(True)
        self._requests.append(message)
        self._match()
        self._limit()

    def reply(self, message: Message) -> None:
        """Take a reply."""
        self._replies.append(message)
        self._match()
        self._limit()
        if not self._in_step:
            self._found += self._without_request()

    def take(self) -> list[Pair]:
        """Return the pairs that are complete since the last call."""
        pairs, self._found = self._found, []
        return pairs

    def rest(self) -> list[Pair]:
        """Return all that is left at the end."""
        return [*self.take(), *self._without_reply(), *self._without_request()]

    def _limit(self) -> None:
        """Give up on the other side where many wait for it: a capture may have one direction alone."""
        if max(len(self._requests), len(self._replies)) > MOST_WAITING:
            self._found += [*self._without_reply(), *self._without_request()]

    def _match(self) -> None:
        while self._requests and self._replies:
            request, reply = self._requests.popleft(), self._replies.popleft()
            if request is not None or reply is not None:
                self._found.append((request, reply, len(self._lost) > 1))
            self._lost.clear()
            self._in_step |= not self._before_loss
            self._before_loss = max(self._before_loss - 1, 0)

    def _stands_for_one(self, *, is_request: bool) -> None:
        """Keep the place of a message that is no request or reply, or that could not be read."""
        (self._requests if is_request else self._replies).append(None)
        self._match()
        self._limit()

    def _without_reply(self, kept: int = 0) -> Iterator[Pair]:
        """Take the requests that wait out, but for the last `kept`."""
        while len(self._requests) > kept:
            request = self._requests.popleft()
            self._before_loss = max(self._before_loss - 1, 0)
            if request is not None:
                yield request, None, False

    def _without_request(self) -> Iterator[Pair]:
        """Take the replies that wait out."""
        while self._replies:
            reply = self._replies.popleft()
            if reply is not None:
                yield None, reply, False
