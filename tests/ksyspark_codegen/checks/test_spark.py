"""Spark held against the direct way."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from ksyspark.spark.schema import schema_of_ksy
from ksyspark_codegen.checks import spark as agreement
from ksyspark_codegen.checks.agreement import MODES
from ksyspark_codegen.checks.finding import report

SPEC = """
meta: {id: agreed, endian: be}
params: [{id: level, type: u1, -default: 1}]
seq:
  - {id: a, type: u8}
  - {id: b, type: u1, valid: {max: 9}, if: level > 1}
"""


@dataclass(frozen=True)
class Message:
    data: bytes
    params: dict[str, object] = field(default_factory=dict)


SOUND = [Message(b"\xff" * 8, {"level": 1}), Message(b"\0" * 9, {"level": 2})]
BROKEN = [*SOUND, Message(b"\0" * 8 + b"\x0a", {"level": 2}), Message(b"\1")]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("messages", [SOUND, BROKEN], ids=["sound", "broken"])
def test_equal_rows_and_errors(format_of, spark, mode, messages) -> None:
    assert report(agreement.check_in_spark(format_of(SPEC), spark, messages, mode)) == ""


@pytest.mark.slow
def test_another_row_another_count_and_another_error_are_found(format_of, spark, monkeypatch) -> None:
    fmt = format_of(SPEC)
    through = agreement._through_spark
    wrong = {"PERMISSIVE": BROKEN[1:], "DROPMALFORMED": BROKEN[1:], "FAILFAST": SOUND}
    monkeypatch.setattr(agreement, "_through_spark", lambda f, s, _, mode: through(f, s, wrong[mode], mode))
    found = {mode: report(agreement.check_in_spark(fmt, spark, BROKEN, mode)) for mode in MODES}
    assert "4 rows, found 3 rows" in found["PERMISSIVE"]
    assert "2 rows, found 1 rows" in found["DROPMALFORMED"]
    assert "expected the error agreed: " in found["FAILFAST"]
    assert found["FAILFAST"].endswith("found 2 rows")


def test_a_value_that_differs_is_told_with_its_message(format_of, spark, monkeypatch) -> None:
    through = agreement._through_spark
    other = [SOUND[0], Message(b"\0" * 8 + b"\1", {"level": 2})]
    monkeypatch.setattr(agreement, "_through_spark", lambda f, s, _, mode: through(f, s, other, mode))
    (one,) = agreement.check_in_spark(format_of(SPEC), spark, SOUND, "PERMISSIVE")
    assert str(one) == ("b: expected 0 as directly, found 1 in Spark; message 000000000000000000 with level=2")


def test_the_schema_is_that_of_the_columns(format_of, monkeypatch) -> None:
    fmt = format_of(SPEC)
    assert report(agreement.check_schema(fmt)) == ""
    other = schema_of_ksy(format_of(SPEC.replace("type: u8", "type: s8")))
    monkeypatch.setattr(agreement, "schema_of_ksy", lambda *_, **__: other)
    (one, _) = agreement.check_schema(fmt)
    assert str(one) == "a: expected decimal128(20, 0) of Arrow, found int64 of Spark"
