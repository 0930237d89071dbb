"""A message of Rendezvous, and who sent it to which subject."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.errors import Failure

DATA_SET_KINDS = ("DAT", "VAR", "ATO", "ATI", "ATC")
FILE_KINDS = ("FDC", "ATX", "ATB")
APPLICATION_KINDS = ("MSG", "DATA")
KINDS = frozenset({"HDR", "LST", *APPLICATION_KINDS, *DATA_SET_KINDS, *FILE_KINDS})


@dataclass(frozen=True, slots=True)
class RendezvousMessage:
    """The bytes of one message (tibrvMsg). Messages of one subject and sender come in the order they were sent."""

    data: bytes
    subject: str = ""
    sender: str = ""


@dataclass(frozen=True, slots=True)
class Member:
    """A message in its set: its number there from 1, its kind (empty if that cannot be read), why it is refused."""

    number: int
    kind: str
    data: bytes
    failure: Failure | None = None
