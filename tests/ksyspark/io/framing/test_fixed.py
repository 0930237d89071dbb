"""framing=fixed."""

from __future__ import annotations

import pyarrow as pa

from ksyspark.io.framing.fixed import Fixed


def test_messages_share_the_bytes_of_the_window(cut) -> None:
    found = cut(Fixed(3), b"abcdef")
    assert found.messages == [b"abc", b"def"]
    assert found.places == [(0, 3), (3, 3)]
    assert found.consumed == 6


def test_the_rest_waits_for_more_bytes(cut) -> None:
    found = cut(Fixed(3), b"abcde", is_last=False)
    assert (found.messages, found.consumed) == ([b"abc"], 3)


def test_a_short_last_record_is_a_reject(cut) -> None:
    found = cut(Fixed(3), b"abcde")
    assert found.messages == [b"abc", None]
    assert found.places == [(0, 3), (3, 2)]
    failure = found.failures[1]
    assert failure.reason == "end of data: needs 3 bytes, 2 left"
    assert (failure.expected, failure.found) == ("3 bytes", "2 bytes")


def test_no_bytes_are_no_messages(cut) -> None:
    assert cut(Fixed(3), b"").messages == []


def test_no_copy_is_made(cut) -> None:
    import numpy as np

    from ksyspark.io.files import Window

    data = np.frombuffer(bytes(range(30)), np.uint8)
    framing = Fixed(10)
    window = Window(data, 0)
    bodies: pa.BinaryArray = framing.cut(window, framing.spans(window, True)).bodies
    assert bodies.buffers()[2].address == data.ctypes.data
