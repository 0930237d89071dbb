"""Interfaces of a pcapng file: link types, units of times, and the packets that name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.errors import Failure
from ksyspark.io.spans import Positions
from ksyspark.reader.messages import Messages

NO_TIME = np.iinfo(np.int64).min
_NANOSECONDS = 1_000_000_000
_MICROSECONDS = 1_000_000
_INTERFACE, _PACKET, _SIMPLE, _ENHANCED, _SECTION = 1, 2, 3, 6, 0x0A0D0D0A
_RESOLUTION, _OFFSET = 9, 14
# A power beyond this makes units that 64 bits cannot count a second of.
_MOST_POWER = {10: 18, 2: 62}

Columns = tuple[Positions, Positions, pa.Array, Positions, Positions, Positions]
"""Times, link types, data, offsets, lengths and numbers of packets."""


@dataclass(frozen=True, slots=True)
class _Interface:
    """`per_second` units of time make a second; `offset` seconds are added to times."""

    link_type: int
    per_second: int
    offset: int

    @classmethod
    def of(cls, described: dict[str, Any], order: int) -> _Interface:
        options = {option["code"]: option["value"] for option in reversed(described["options"] or [])}
        offset = options.get(_OFFSET, b"")
        byte_order: Literal["big", "little"] = "big" if order == 1 else "little"
        return cls(
            described["link_type"],
            _per_second(options.get(_RESOLUTION, b"")),
            int.from_bytes(offset, byte_order, signed=True) if len(offset) == 8 else 0,
        )


def _per_second(resolution: bytes) -> int:
    """Return the units of a second by the option `if_tsresol`; microseconds where there is none that makes sense."""
    if len(resolution) != 1:
        return _MICROSECONDS
    base, power = (2, resolution[0] & 0x7F) if resolution[0] & 0x80 else (10, resolution[0])
    return int(base**power) if power <= _MOST_POWER[base] else _MICROSECONDS


class Interfaces:
    """Follow sections and interfaces of one file, and read the packets between them."""

    def __init__(self) -> None:
        self._interfaces: list[_Interface] = []
        # The first interface of the section, among all of the file.
        self._first = 0

    def packets(
        self, blocks: pa.RecordBatch, messages: Messages, rows: Positions
    ) -> tuple[Columns, dict[int, Failure]]:
        """Return the packets among blocks, and the failures of those whose interface no block describes.

        `rows` are the rows of the blocks in `messages`.
        """
        block = blocks.column("block")
        kinds = _numbers(pc.struct_field(block, "block_type"))
        body = pc.struct_field(block, "body")
        counts, firsts = self._follow(kinds, body, _numbers(blocks.column("order")))
        found: list[tuple[Positions, Positions, Positions, pa.Array]] = []
        for kind, case in ((_ENHANCED, "enhanced_packet"), (_PACKET, "packet"), (_SIMPLE, "simple_packet")):
            at = np.flatnonzero(kinds == kind)
            if len(at):
                one = pc.struct_field(body, case).take(pa.array(at))
                simple = kind == _SIMPLE
                ids = np.zeros(len(at), np.int64) if simple else _numbers(pc.struct_field(one, "interface_id"))
                times = np.full(len(at), NO_TIME) if simple else _units(one)
                found.append((at, ids, times, pc.struct_field(one, "data")))
        if not found:
            none = np.empty(0, np.int64)
            return (none, none, pa.array([], pa.binary()), none, none, none), {}
        order = np.argsort(np.concatenate([at for at, *_ in found]), kind="stable")
        at, ids, units = (np.concatenate(parts)[order] for parts in list(zip(*found, strict=True))[:3])
        data = pa.concat_arrays([data for *_, data in found]).take(pa.array(order))
        interface = firsts[at] + ids
        known = interface < counts[at]
        failures = {
            int(rows[row]): Failure("block.body", 8, f"the packet names interface {number}, which no block describes")
            for row, number in zip(at[~known].tolist(), ids[~known].tolist(), strict=True)
        }
        kept = np.flatnonzero(known)
        source = rows[at[kept]]
        times, link_types = self._times_and_links(interface[kept], units[kept])
        place = (messages.offsets[source], messages.lengths[source], messages.indices[source])
        return (times, link_types, data.take(pa.array(kept)), *place), failures

    def setup(self, blocks: pa.RecordBatch, messages: Messages, rows: Positions) -> tuple[tuple[int, int], ...]:
        """Return offset and length of the sections and interfaces among blocks."""
        kinds = _numbers(pc.struct_field(blocks.column("block"), "block_type"))
        at = rows[np.isin(kinds, (_SECTION, _INTERFACE))]
        return tuple(zip(messages.offsets[at].tolist(), messages.lengths[at].tolist(), strict=True))

    def _follow(self, kinds: Positions, body: pa.Array, orders: Positions) -> tuple[Positions, Positions]:
        """Add the interfaces of some blocks; return for each block how many there are, and the section's first."""
        counts, firsts = np.zeros(len(kinds), np.int64), np.zeros(len(kinds), np.int64)
        before = 0
        for row in np.flatnonzero((kinds == _SECTION) | (kinds == _INTERFACE)).tolist():
            counts[before:row], firsts[before:row] = len(self._interfaces), self._first
            before = row
            if kinds[row] == _SECTION:
                self._first = len(self._interfaces)
            else:
                self._interfaces.append(_Interface.of(body[row].as_py()["interface_description"], int(orders[row])))
        counts[before:], firsts[before:] = len(self._interfaces), self._first
        return counts, firsts

    def _times_and_links(self, interface: Positions, units: Positions) -> tuple[Positions, Positions]:
        times, links = np.full(len(units), NO_TIME), np.zeros(len(units), np.int64)
        for number in np.unique(interface).tolist():
            one, rows = self._interfaces[number], np.flatnonzero(interface == number)
            links[rows] = one.link_type
            timed = rows[units[rows] != NO_TIME]
            seconds, rest = np.divmod(units[timed].view(np.uint64), np.uint64(one.per_second))
            if one.per_second <= 1 << 33:
                fraction = rest * np.uint64(_NANOSECONDS) // np.uint64(one.per_second)
            else:
                # The product has more than 64 bits.
                fraction = (rest.astype(object) * _NANOSECONDS // one.per_second).astype(np.uint64)
            times[timed] = (seconds.astype(np.int64) + one.offset) * _NANOSECONDS + fraction.astype(np.int64)
        return times, links


def _units(packets: pa.Array) -> Positions:
    high, low = (_numbers(pc.struct_field(packets, name)) for name in ("time_high", "time_low"))
    return high << 32 | low


def _numbers(column: pa.Array) -> Positions:
    return pc.fill_null(column, 0).cast(pa.int64()).to_numpy(zero_copy_only=False)  # type: ignore[no-any-return]
