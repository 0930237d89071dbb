"""Messages of Rendezvous as they come, and as members of a set."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ksyspark.errors import Failure
from ksyspark.protocols.sas.diagnostics import Origin


@dataclass(frozen=True, slots=True)
class Observations:
    """What is known of the values of a message of rows (ATO).

    `num_stated` is the number of rows that it states. `numeric` has a bit for each of `num_values` values, 1 if it is a
    number. `num_invalid` texts have bytes of no character.
    """

    num_stated: int
    num_values: int
    numeric: bytes
    num_invalid: int = 0

    def is_numeric(self) -> npt.NDArray[np.bool_]:
        """Return of each value whether it is a number."""
        return np.unpackbits(np.frombuffer(self.numeric, np.uint8), count=self.num_values).view(np.bool_)


@dataclass(frozen=True, slots=True)
class KnownRows:
    """What is known of a message of rows whose bytes were left where they are; `remarks` as `Member` has them."""

    observations: Observations
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RendezvousMessage:
    """The bytes of one message (tibrvMsg), and its place in a file.

    Messages of one subject and sender come in the order in which they were sent. With `known` it is a message of rows,
    and `data` is empty. `key` names the bytes in which the message is, from `offset` on, for those who read its rows
    later; `num_bytes` is then its size.
    """

    data: bytes
    subject: str = ""
    sender: str = ""
    origin: Origin | None = None
    known: KnownRows | None = None
    key: bytes = b""
    offset: int = 0
    num_bytes: int = 0


@dataclass(frozen=True, slots=True)
class Member:
    """A message of a set: its number there from 1, its kind (empty if unreadable), why it was rejected, if it was.

    `remarks` are codes of what is unusual about its fields, `observations` are those of rows. `data` is empty where the
    rows were left where they are.
    """

    number: int
    kind: str
    message: RendezvousMessage
    failure: Failure | None = None
    remarks: tuple[str, ...] = ()
    observations: Observations | None = None

    @property
    def data(self) -> bytes:
        return self.message.data

    @property
    def origin(self) -> Origin | None:
        return self.message.origin

    @property
    def is_shortened(self) -> bool:
        return self.message.known is not None
