"""Streams with state need a Spark that keeps it."""

import pytest
from pyspark.sql import GroupedData

from ksyspark.errors import OptionError
from ksyspark.spark.state import check_state


def test_a_spark_without_state_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    check_state("this")
    monkeypatch.delattr(GroupedData.__mro__[1], "transformWithState")
    with pytest.raises(
        OptionError, match=r"^A stream that holds messages needs Spark 4.1 or newer, .*: that does it\."
    ):
        check_state("that does it")
