"""How a sender writes numbers and strings: chosen, told, or found by reading its messages in every way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark.protocols.sas.decoded import PartReader
from ksyspark.protocols.sas.mq.switches import MqSwitches
from ksyspark.protocols.sas.result import Row

Order = Literal["little", "big"]
_INTEGERS = 0x00F
_ORDERS: Mapping[int, Order] = {1: "big", 2: "little"}


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of a sender's messages."""

    byte_order: Order
    long_bytes: int
    string_length: str

    def params(self) -> dict[str, ParamValue]:
        """Return the parameters of the formats that this reading sets."""
        return {
            "byte_order": self.byte_order,
            "long_bytes": self.long_bytes,
            "string_length": self.string_length,
        }

    def shown(self) -> Mapping[str, str]:
        """Return the reading as texts by name."""
        return {name: str(value) for name, value in self.params().items()}

    def __str__(self) -> str:
        return ", ".join(f"{name} {value}" for name, value in self.shown().items())


@dataclass(frozen=True, slots=True)
class Settled:
    """A message in the reading that was taken: its columns, why it was refused; whether just one reading fitted."""

    reading: Reading
    row: Row
    failure: Failure | None
    is_sure: bool


def told_order(encoding: int) -> Order | None:
    """Return the byte order of integers that MQMD.Encoding tells: its last hexadecimal digit, 1 big, 2 little."""
    return _ORDERS.get(encoding & _INTEGERS)


def readings(switches: MqSwitches, encoding: int, order: Order | None = None) -> list[Reading]:
    """Return the readings that may hold, the likeliest first; `order` is a byte order that is known already."""
    first: Order = told_order(encoding) or "little"
    chosen: Order | None = order if switches.byte_order == "auto" else switches.byte_order
    orders: Sequence[Order] = (chosen,) if chosen else (first, "big" if first == "little" else "little")
    longs = (4, 8) if switches.long_bytes == "auto" else (int(switches.long_bytes),)
    strings = ("includes_nul", "excludes_nul") if switches.string_length == "auto" else (switches.string_length,)
    return [Reading(*one) for one in product(orders, longs, strings)]


def settle(
    reader: PartReader,
    data: bytes,
    candidates: Sequence[Reading],
    fits: Callable[[Row], bool],
    reach: Callable[[Row, Failure | None], tuple[int, ...]],
    told: Mapping[str, ParamValue],
) -> Settled:
    """Read a message in every way and take the first that fits, or, where none does, the one that `reach`es furthest.

    `told` are parameters besides the reading. One reading at a time: what the others gave is let go.
    """
    best: tuple[tuple[int, ...], Settled] | None = None
    fitting = 0
    for reading in candidates:
        row, failure = reader.read_one(data, reader.known({**told, **reading.params()}))
        is_fit = failure is None and fits(row)
        fitting += is_fit
        rank = (int(is_fit), *(() if is_fit else reach(row, failure)))
        if best is None or rank > best[0]:
            best = rank, Settled(reading, row, failure, False)
    assert best is not None
    return replace(best[1], is_sure=fitting == 1)
