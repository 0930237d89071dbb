"""Messages of a queue that have the base of their correlation ids in common, as they come."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ksyspark.protocols.sas.limits import MESSAGE_COST
from ksyspark.protocols.sas.mq.message import QueuedMessage


@dataclass(frozen=True, slots=True, order=True)
class Body:
    """The bytes of a message, and what its descriptor tells of them."""

    data: bytes
    encoding: int = 0
    ccsid: int = 0


@dataclass(slots=True)
class Group:
    """Messages by correlation id, each different body once; how many there were of each, whatever the order.

    `held` are the bytes that this takes. What goes beyond `limit` lets all go; the messages are still counted.
    """

    limit: int
    bodies: dict[bytes, dict[bytes, Body]] = field(default_factory=dict)
    copies: Counter[tuple[bytes, bytes]] = field(default_factory=Counter)
    num_messages: int = 0
    held: int = 0
    is_too_large: bool = False

    def add(self, message: QueuedMessage) -> None:
        """Keep a message; a copy of one that is here is only counted."""
        self.num_messages += 1
        if self.is_too_large:
            return
        variants = self.bodies.setdefault(message.correl_id, {})
        self.copies[message.correl_id, message.body] += 1
        body = Body(message.body, message.encoding, message.ccsid)
        known = variants.get(message.body)
        # Of equal bodies with other descriptors the same one is kept, whichever came first.
        variants[message.body] = min(known, body) if known else body
        if known is None:
            self.held += len(message.body) + MESSAGE_COST
            self._keep_within_limit()

    def copies_of(self, correl_id: bytes) -> int:
        """Return how many messages had an id."""
        return sum(self.copies[correl_id, data] for data in self.bodies[correl_id])

    def _keep_within_limit(self) -> None:
        if self.held > self.limit:
            self.is_too_large = True
            self.held = 0
            self.bodies.clear()
            self.copies.clear()
