"""A message of a queue, with what its descriptor tells."""

from __future__ import annotations

from dataclasses import dataclass

ATTACHMENT_HEADER = 100_000
NUMBERED = 100_001


@dataclass(frozen=True, slots=True)
class QueuedMessage:
    """A message as it was got from a queue.

    `msg_type` is MQMD.MsgType, `correl_id` MQMD.CorrelId (24 bytes on MQ, 20 on MSMQ); `encoding` and `ccsid` are
    MQMD.Encoding and MQMD.CodedCharSetId, 0 where they are not known.
    """

    msg_type: int
    correl_id: bytes
    body: bytes
    encoding: int = 0
    ccsid: int = 0
