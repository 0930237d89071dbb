"""Conditions of the option `where`: SQL's syntax and three values, columns by path, and mistakes told when planned."""

from __future__ import annotations

from datetime import UTC, datetime

import pyarrow as pa
import pytest

from ksyspark.errors import OptionError
from ksyspark.layout.condition_parser import parse_condition
from ksyspark.layout.conditions import evaluate
from ksyspark.options.read_options import ReadOptions

ROWS = pa.RecordBatch.from_pylist(
    [
        {
            "t": "publish",
            "q": 1,
            "s": {"x": 5, "b": b"\1"},
            "f": True,
            "r": 0.5,
            "at": datetime(2024, 5, 6, tzinfo=UTC),
        },
        {"t": None, "q": None, "s": None, "f": None, "r": None, "at": None},
        {
            "t": "it's",
            "q": 0,
            "s": {"x": None, "b": None},
            "f": False,
            "r": -1.0,
            "at": datetime(2020, 1, 1, tzinfo=UTC),
        },
    ]
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("t = 'publish'", [True, None, False]),
        ("t == 'it''s'", [False, None, True]),
        ("t <> 'publish'", [False, None, True]),
        ("q > 0 or t = 'it''s'", [True, None, True]),
        ("q >= 0 AND Not q != 1", [True, None, False]),
        ("not q > 0 and q < 1", [False, None, True]),
        ("q = 1 or q = 0 and q = 5", [True, None, False]),
        ("(q = 1 or q = 0) and q = 5", [False, None, False]),
        ("s.x in (5, 6)", [True, None, None]),
        ("s.x not in (7, 0x5)", [False, None, None]),
        ("s.b = x'01'", [True, None, None]),
        ("s.x is null", [False, True, True]),
        ("s is not null", [True, False, True]),
        ("f", [True, None, False]),
        ("not f", [False, None, True]),
        ("f = FALSE", [False, None, True]),
        ("r < -0.5e0", [False, None, True]),
        ("r > 0", [True, None, False]),
        ("at >= '2024-01-01 00:00:00'", [True, None, False]),
        ("at <= '2020-01-01 01:00:00+01:00'", [False, None, True]),
    ],
)
def test_true_false_or_null(text, expected) -> None:
    assert evaluate(parse_condition(text), ROWS).to_pylist() == expected


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("t =", "found its end"),
        ("(t = 'a'", "found its end"),
        ("t ='a' q = 1", "found 'q = 1' at character 8"),
        ('t = "a"', "found '\"a\"' at character 5"),
        ("1 = 1", "found '1 = 1' at character 1"),
        ("x" * 10_001, "expected at most 10000 characters, found 10001"),
        ("q = \u0662", "found '\u0662' at character 5"),
    ],
)
def test_what_is_no_condition(text, problem) -> None:
    with pytest.raises(OptionError) as error:
        parse_condition(text)
    assert str(error.value).startswith("where: ")
    assert problem in str(error.value)


def test_deep_conditions() -> None:
    assert evaluate(parse_condition("(" * 200 + "f" + ")" * 200), ROWS)[0].as_py()
    with pytest.raises(OptionError, match="nested too deeply"):
        parse_condition("not " * 2_000 + "f")


@pytest.mark.parametrize(
    "text", ["q = '1'", "q = 1.5", "t = 1", "s = 3", "f = 1", "s.b = 'a'", "q = 1e400", "at = 'x'"]
)
def test_values_that_cannot_be_compared(text) -> None:
    with pytest.raises(OptionError, match=r"where: the column \S+ is .*; .* cannot be compared with it\."):
        evaluate(parse_condition(text), ROWS)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("kind = 'publish'", "where: mqtt_v3 has no column 'kind'."),
        ("body.publish.nope = 1", "where: publish has no column 'nope'."),
        ("message_type = 1.5", "where: the column message_type is an enum; 1.5 is neither a label nor a code."),
        ("message_type", "where: the column message_type is an enum; True is neither a label nor a code."),
        ("qos > 'a'", "where: the column qos has no label 'a'. There are: at_most_once, at_least_once,"),
        ("qos = '\u0662'", "where: the column qos has no label '\u0662'."),
        ("qos = '-\uff12'", "where: the column qos has no label '-\uff12'."),
        ("not message_type in (3, 'pubish')", "where: the column message_type has no label 'pubish'. Did you mean"),
        ("dup = 'publish'", "where: the column dup is bool; 'publish' cannot be compared with it."),
        ("body.subscribe.topic_filters = 'a'", "where: "),
    ],
)
def test_columns_are_checked_when_a_read_is_planned(mqtt, text, problem) -> None:
    with pytest.raises(OptionError) as error:
        ReadOptions.from_mapping({"where": text}, mqtt.layout)
    assert str(error.value).startswith(problem)


def test_a_column_inside_a_list_is_refused_by_the_name_of_the_list() -> None:
    rows = pa.RecordBatch.from_pylist([{"body": {"requests": [{"filter": "a"}]}}])
    with pytest.raises(OptionError, match=r"the column body\.requests is a list, and filter is there once for each"):
        evaluate(parse_condition("body.requests.filter = 'a'"), rows)
