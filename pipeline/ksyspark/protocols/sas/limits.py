"""Bounds on the memory that open sets take, and what happens to sets beyond them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from ksyspark.errors import OptionError
from ksyspark.protocols.sas.diagnostics import Diagnostic, Diagnostics
from ksyspark.protocols.sas.result import Closed

# Descriptions (headers, definitions, variables, indexes) become Python objects, many times as large as their bytes;
# 30,000 variables with all their texts take less than this.
MAX_DESCRIPTION_BYTES = 16 << 20
# Counted for each message besides its bytes, so that very many short ones reach the limit too.
MESSAGE_OVERHEAD = 256

_BATCH_MESSAGES = 1024
_BATCH_BYTES = 1 << 20
_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class Limits:
    """Bound what is held.

    `max_held_bytes` bounds the bytes of one attachment on a queue, of one set on Rendezvous, each message counted with
    256 bytes more. Beyond it the messages are dropped and the attachment or set is reported as SET_TOO_LARGE. Beyond
    `max_open` groups of messages (sets on Rendezvous) the least recently used one is closed as it is, with
    SET_GIVEN_UP. Raises OptionError for a limit below 1, and for 2 GiB and more to hold.
    """

    max_held_bytes: int = 256 << 20
    max_open: int = 10_000

    def __post_init__(self) -> None:
        for name in ("max_held_bytes", "max_open"):
            if getattr(self, name) < 1:
                raise OptionError(f"{name}: expected at least 1, found {getattr(self, name)}.")
        # One Arrow buffer of rows holds no more.
        if self.max_held_bytes >= 1 << 31:
            raise OptionError(f"max_held_bytes: expected less than 2 GiB, found {self.max_held_bytes}.")


def closed_early(closed: Closed, limits: Limits) -> Closed:
    """Return sets and strays that were closed to keep within `max_open`, with SET_GIVEN_UP added to each."""
    sets = (replace(one, diagnostics=(*one.diagnostics, _given_up(one.id, limits))) for one in closed.sets)
    remark = _given_up(None, limits)
    return Closed(tuple(sets), tuple(replace(one, remarks=(*one.remarks, remark)) for one in closed.strays))


def _given_up(set_id: str | None, limits: Limits) -> Diagnostic:
    diagnostics = Diagnostics(set_id)
    diagnostics.add("SET_GIVEN_UP", expected=f"at most {limits.max_open} groups of messages open")
    return diagnostics.items[0]


def in_batches(messages: Iterable[_Item], size: Callable[[_Item], int] | None = None) -> Iterator[list[_Item]]:
    """Yield lists of at most 1024 messages, so that one call decodes many; of 1 MiB or one message, if `size` is given.

    `size` returns the bytes of a message. Decoding values of Rendezvous takes 50 times their bytes.
    """
    batch: list[_Item] = []
    num_bytes = 0
    for message in messages:
        batch.append(message)
        num_bytes += size(message) if size else 0
        if len(batch) == _BATCH_MESSAGES or num_bytes >= _BATCH_BYTES:
            yield batch
            batch, num_bytes = [], 0
    if batch:
        yield batch
