"""Numbers that are missing as runs, and bytes of pieces that were put together."""

from __future__ import annotations

import pytest

from ksyspark.protocols.sas.pieces import Piece, Stream
from ksyspark.protocols.sas.runs import as_runs, missing_runs, runs_text


@pytest.mark.parametrize(
    ("there", "last", "missing"),
    [
        ([], 0, ()),
        ([], 3, ((1, 3),)),
        ([1, 2, 3], 3, ()),
        ([1, 3], 3, ((2, 2),)),
        ([2, 3, 7], 9, ((1, 1), (4, 6), (8, 9))),
        ([5], 2**31, ((1, 4), (6, 2**31))),
    ],
)
def test_missing_numbers(there, last, missing) -> None:
    assert missing_runs(there, last) == missing


def test_numbers_as_runs_and_as_text() -> None:
    assert as_runs([1, 2, 3, 5, 8, 9]) == ((1, 3), (5, 5), (8, 9))
    assert runs_text(as_runs([1, 2, 3, 5, 8, 9])) == "[1-3, 5, 8, 9]"
    assert runs_text(as_runs(range(1, 50, 2))).endswith("39, and 5 runs more]")


def test_a_byte_of_a_stream_is_found_in_its_message() -> None:
    stream = Stream([Piece(2, b"abc", 4), Piece(3, b"", 4), Piece(5, b"de", 4)])
    assert stream.data == b"abcde"
    assert [stream.place(offset) for offset in range(6)] == [(2, 4), (2, 5), (2, 6), (5, 4), (5, 5), (5, 6)]
    assert Stream([]).place(0) == (None, 0)
