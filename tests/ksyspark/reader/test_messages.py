"""Messages grouped into batches."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.reader.messages import Messages, regroup


def part(first: int, count: int, length: int = 10) -> Messages:
    """Return so many messages of one length, numbered from `first` on."""
    bodies = pa.array([number.to_bytes(length) for number in range(first, first + count)], pa.binary())
    starts = np.arange(count) * length
    return Messages(bodies, (("a", count),), starts, np.full(count, length), np.arange(first, first + count))


def groups(parts: list[Messages], rows: int, nbytes: int) -> list[list[int]]:
    return [group.indices.tolist() for group in regroup(parts, rows, nbytes)]


@pytest.mark.parametrize(("rows", "nbytes"), [(1, 1), (3, 1000), (7, 45), (100, 10), (100, 1 << 20), (8, 1 << 20)])
def test_all_messages_in_their_order_within_the_limits(rows, nbytes) -> None:
    parts = [part(0, 13), part(13, 1), part(14, 0), part(14, 2), part(16, 40), part(56, 1, 200)]
    groups = list(regroup(parts, rows, nbytes))
    assert [number for group in groups for number in group.indices] == list(range(57))
    assert [int.from_bytes(body.as_py()) for group in groups for body in group.bodies] == list(range(57))
    assert all(len(group) <= rows for group in groups)
    assert all(group.nbytes <= nbytes or len(group) == 1 for group in groups)


def test_a_large_part_is_cut_evenly_and_not_joined() -> None:
    whole, rest = part(0, 100), part(100, 3)
    groups = list(regroup([whole, rest, part(103, 2)], 60, 1 << 20))
    assert [len(group) for group in groups] == [50, 50, 5]
    assert groups[0].bodies.buffers()[2].address == whole.bodies.buffers()[2].address


def test_small_parts_are_joined() -> None:
    assert groups([part(number, 1) for number in range(20)], 10, 1 << 20) == [list(range(10)), list(range(10, 20))]
