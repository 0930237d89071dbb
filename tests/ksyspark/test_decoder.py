"""The bytes of messages in arrays of Arrow."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.decoder import bytes_of

BODIES = [b"abc", None, b"", b"wxyz"]


@pytest.mark.parametrize("kind", [pa.binary(), pa.large_binary()])
@pytest.mark.parametrize("start", [0, 1, 3])
def test_bytes_of_messages(kind, start) -> None:
    messages = pa.array(BODIES, kind).slice(start)
    assert [bytes_of(messages, row) for row in range(len(messages))] == BODIES[start:]
    assert bytes_of(messages, len(messages) - 1, 2) == b"wx"


def test_arrays_without_bytes() -> None:
    assert bytes_of(pa.nulls(1, pa.binary()), 0) is None
    assert bytes_of(pa.array([b""]), 0) == b""
