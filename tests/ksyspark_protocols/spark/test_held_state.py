"""Processors of rows where Spark hands over frames of pandas (4.0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pandas as pd
import pyarrow as pa
import pytest
from pyspark.sql import GroupedData, Row

from ksyspark.errors import OptionError
from ksyspark.spark.versions import StatefulProcessor
from ksyspark_protocols.spark.held_state import _OfFrames, check_state

SCHEMA = pa.schema([("key", pa.string()), ("number", pa.int32()), ("data", pa.binary())])


class Doubling(StatefulProcessor):
    """Give each row twice as much, and at its time what it got last."""

    def init(self, handle: Any) -> None:
        self.types: list[type] = []

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: Any) -> Iterator[Row]:
        for row in rows:
            self.types.append(type(row.number))
            yield Row(key=row.key, twice=row.number and row.number * 2)

    def handleExpiredTimer(self, key: Any, *_: Any) -> Iterator[Row]:
        yield Row(key=key[0], twice=len(self.types))

    def close(self) -> None:
        self.types.clear()


def test_rows_in_and_frames_out() -> None:
    processor = Doubling()
    adapter = _OfFrames(processor, SCHEMA, ["key", "twice"])
    adapter.init(None)
    # A whole number beside a null is a float in pandas.
    frames = [pd.DataFrame({"key": ["a", "a"], "number": [3.0, float("nan")], "data": [b"x", None]})]
    (frame,) = adapter.handleInputRows(("a",), iter(frames), None)
    assert processor.types == [int, type(None)]
    assert (list(frame.columns), frame.values.tolist()) == (["key", "twice"], [["a", 6], ["a", None]])
    (frame,) = adapter.handleExpiredTimer(("a",), None, None)
    assert frame.values.tolist() == [["a", 2]]
    assert list(adapter.handleInputRows(("a",), iter([]), None)) == []
    adapter.close()
    assert processor.types == []


def test_a_spark_without_state_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    check_state("this")
    monkeypatch.delattr(GroupedData.__mro__[1], "transformWithStateInPandas")
    with pytest.raises(
        OptionError, match=r"^A stream that holds messages needs Spark 4.0 or newer, .*: that does it\."
    ):
        check_state("that does it")
