"""Our own error inside Spark's report of a failed job."""

from __future__ import annotations

from ksyspark.errors import SourceError
from ksyspark.spark.worker_errors import own_error


def test_the_last_of_our_errors_is_found() -> None:
    text = (
        "[PYTHON_EXCEPTION] Traceback:\n  File x\nksyspark.errors.SourceError: a.gz: cannot be read: bad\n SQLSTATE: 1"
    )
    found = own_error(RuntimeError(text))
    assert isinstance(found, SourceError)
    assert str(found) == "a.gz: cannot be read: bad"


def test_other_errors_are_not_ours() -> None:
    assert own_error(RuntimeError("java.lang.OutOfMemoryError: heap")) is None
