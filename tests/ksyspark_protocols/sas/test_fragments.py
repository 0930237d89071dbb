"""Contents that span messages, and the place of each byte."""

from __future__ import annotations

from ksyspark_protocols.sas.parts import Fragment, Stream


def test_a_byte_of_a_stream_is_found_in_its_message() -> None:
    stream = Stream([Fragment(2, b"abc", 4), Fragment(3, b"", 4), Fragment(5, b"de", 4)])
    assert stream.data == b"abcde"
    assert [stream.locate(offset) for offset in range(6)] == [(2, 4), (2, 5), (2, 6), (5, 4), (5, 5), (5, 6)]
    assert Stream([]).locate(0) == (None, 0)
