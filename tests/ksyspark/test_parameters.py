"""Parameters of messages: the range of the specification's own type, and labels for codes."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.errors import OptionError
from ksyspark.options import ReadOptions

SPEC = """
meta: {id: told_ones, endian: be}
params:
  - {id: level, type: u1, -default: 0}
  - {id: order, type: u1, enum: order, -default: le}
  - {id: few, type: b3, -default: 7}
seq:
  - {id: le, type: u2le, if: order == order::le}
  - {id: be, type: u2be, if: order == order::be}
instances:
  told: {value: order}
  sum: {value: level + few + order.to_i}
enums: {order: {1: le, 2: be}}
"""


@pytest.fixture
def told_ones(format_of):
    return format_of(SPEC)


def rows(fmt, params, count=1):
    decoder = fmt.decoder()
    return decoder.decode(pa.array([b"\x01\x02"] * count, pa.binary()), params)


def option(fmt, **given: object):
    return ReadOptions.from_mapping({f"param.{name}": value for name, value in given.items()}, fmt.layout).params


def test_the_machine_takes_codes_and_bit_fields(told_ones) -> None:
    assert told_ones.plan.unsupported == {}
    found = rows(told_ones, {"order": 2, "level": 3})
    assert found.columns.to_pylist() == [{"le": None, "be": 258, "told": "be", "sum": 12}]


def test_a_default_may_be_a_label(told_ones) -> None:
    assert rows(told_ones, {}).columns.to_pylist() == [{"le": 513, "be": None, "told": "le", "sum": 8}]


def test_a_code_without_label_is_a_value_too(told_ones) -> None:
    assert rows(told_ones, {"order": 9}).columns.to_pylist() == [{"le": None, "be": None, "told": "9", "sum": 16}]


@pytest.mark.parametrize(("value", "code"), [("be", 2), ("2", 2), (2, 2), ("0x10", 16)])
def test_an_option_names_a_label_or_a_code(told_ones, value, code) -> None:
    assert option(told_ones, order=value) == {"order": code}


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("level", "300", "param.level: expected a whole number from 0 to 255, found '300'."),
        ("level", -1, "param.level: expected a whole number from 0 to 255, found -1."),
        ("few", 8, "param.few: expected a whole number from 0 to 7, found 8."),
        ("order", "me", "param.order: expected one of le, be, or a whole number from 0 to 255, found 'me'."),
    ],
)
def test_an_option_out_of_range_is_refused_by_name(told_ones, name, value, words) -> None:
    with pytest.raises(OptionError) as caught:
        option(told_ones, **{name: value})
    assert str(caught.value) == words


@pytest.mark.parametrize("value", [256, -1, "x", 1.5])
def test_a_decoder_refuses_it_too(told_ones, value) -> None:
    with pytest.raises(OptionError, match=r"param\.level: expected a whole number from 0 to 255"):
        rows(told_ones, {"level": value})


def test_one_message_that_is_told_too_much_is_refused_alone(told_ones) -> None:
    found = rows(told_ones, {"level": [1, 300, 255]}, 3)
    assert [row["sum"] for row in found.columns.to_pylist()] == [9, None, 263]
    assert {row: failure.reason for row, failure in found.failures.items()} == {
        1: "the parameter level: expected a whole number from 0 to 255, found 300"
    }
