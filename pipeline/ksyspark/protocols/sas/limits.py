"""How much may be held of sets that are not closed yet."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.errors import OptionError

# What describes an attachment (headers, definitions, variables, indexes) becomes Python objects, many times as large;
# 30,000 variables with all their texts are less than this.
LONGEST_DESCRIPTION = 16 << 20
# What a message costs besides its bytes; so that very many short ones are counted too.
MESSAGE_COST = 256


@dataclass(frozen=True, slots=True)
class Limits:
    """Bound what is held.

    `max_held_bytes` are the bytes of one attachment's messages on a queue, of one set's on Rendezvous, each message
    counted with 256 bytes more: beyond them the messages are let go and the attachment or set is refused
    (SET_TOO_LARGE). Beyond `max_open` groups of messages (sets on Rendezvous) the one that was added to longest ago is
    closed as it is (SET_GIVEN_UP). Raises OptionError for a limit below 1, or 2 GiB and more to hold.
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
