"""Messages of a queue, grouped by the base of their correlation ids."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from hashlib import sha256

from ksyspark.protocols.sas.diagnostics import Origin
from ksyspark.protocols.sas.limits import MESSAGE_OVERHEAD

ATTACHMENT_HEADER = 100_000
NUMBERED = 100_001
HEAD_BYTES = 4
# Shorter messages are kept as they are: they take no room, and a count of three begins as rows do.
MIN_SHORTENED_BYTES = 64


@dataclass(frozen=True, slots=True)
class QueuedMessage:
    """A message as it was got from a queue.

    `msg_type` is MQMD.MsgType, `correl_id` MQMD.CorrelId (24 bytes on MQ, 20 on MSMQ); `encoding` and `ccsid` are
    MQMD.Encoding and MQMD.CodedCharSetId, 0 where they are not known; `origin` is its place in a file.
    `num_bytes` is at least 0 where `body` is not all of so many bytes, but stands for them (`shortened`). Raises
    TypeError for values of other types.
    """

    msg_type: int
    correl_id: bytes
    body: bytes
    encoding: int = 0
    ccsid: int = 0
    origin: Origin | None = None
    num_bytes: int = -1

    def __post_init__(self) -> None:
        for name, kind in (("msg_type", int), ("correl_id", bytes), ("body", bytes), ("encoding", int), ("ccsid", int)):
            if not isinstance(getattr(self, name), kind):
                found = type(getattr(self, name)).__name__
                raise TypeError(f"QueuedMessage.{name}: expected {kind.__name__}, found {found}.")

    def shortened(self) -> QueuedMessage:
        """Return the message with the first 4 bytes of its body and a digest (SHA-256) in place of the body.

        Enough for a message of rows: a set can be assembled without them, and its rows be read later and elsewhere.
        """
        return replace(self, body=self.body[:HEAD_BYTES] + sha256(self.body).digest(), num_bytes=len(self.body))


@dataclass(frozen=True, slots=True, order=True)
class Body:
    """The bytes of a message, with MQMD.Encoding and MQMD.CodedCharSetId of its descriptor, and where it was read.

    `num_bytes` is at least 0 where `data` only stands for so many bytes; `correl_id` is the id to find them by.
    """

    data: bytes
    encoding: int = 0
    ccsid: int = 0
    origin: Origin | None = field(default=None, compare=False)
    num_bytes: int = -1
    correl_id: bytes = field(default=b"", compare=False)

    @property
    def size(self) -> int:
        return len(self.data) if self.num_bytes < 0 else self.num_bytes

    @classmethod
    def of(cls, message: QueuedMessage) -> Body:
        """Take it from a message."""
        own = (message.encoding, message.ccsid, message.origin, message.num_bytes, message.correl_id)
        return cls(message.body, *own)


@dataclass(slots=True)
class Group:
    """Messages by correlation id: each different body once, and the origins of all copies of it.

    `held_bytes` counts what this takes. Beyond `limit` all bodies are dropped; messages are still counted.
    """

    limit: int
    bodies: dict[bytes, dict[bytes, Body]] = field(default_factory=dict)
    copies: dict[tuple[bytes, bytes], list[Origin | None]] = field(default_factory=dict)
    num_messages: int = 0
    held_bytes: int = 0
    is_too_large: bool = False

    def add(self, message: QueuedMessage) -> None:
        """Keep a message; of a copy of one that is here only the origin."""
        self.num_messages += 1
        if self.is_too_large:
            return
        variants = self.bodies.setdefault(message.correl_id, {})
        self.copies.setdefault((message.correl_id, message.body), []).append(message.origin)
        body = Body.of(message)
        known = variants.get(message.body)
        # Of equal bodies with different descriptors the least is kept, so that the order of arrival has no effect.
        variants[message.body] = min(known, body) if known else body
        self.held_bytes += MESSAGE_OVERHEAD + (len(message.body) if known is None else 0)
        if self.held_bytes > self.limit:
            self._drop()

    def copies_of(self, correl_id: bytes) -> int:
        """Return how many messages had an id."""
        return sum(len(self.copies[correl_id, data]) for data in self.bodies[correl_id])

    def _drop(self) -> None:
        self.is_too_large = True
        self.held_bytes = 0
        self.bodies.clear()
        self.copies.clear()
