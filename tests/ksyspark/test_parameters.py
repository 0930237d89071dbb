"""Parameters of messages: the range of the specification's own type, and labels for codes."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.errors import OptionError
from ksyspark.options.read_options import ReadOptions

SPEC = """
meta: {id: parametrised, endian: be}
params:
  - {id: level, type: u1, -default: 0}
  - {id: order, type: u1, enum: order, -default: le}
  - {id: few, type: b3, -default: 7}
seq:
  - {id: le, type: u2le, if: order == order::le}
  - {id: be, type: u2be, if: order == order::be}
instances:
  byte_order: {value: order}
  sum: {value: level + few + order.to_i}
enums: {order: {1: le, 2: be}}
"""


@pytest.fixture
def parametrised(format_of):
    return format_of(SPEC)


def rows(fmt, params, count=1):
    decoder = fmt.decoder()
    return decoder.decode(pa.array([b"\x01\x02"] * count, pa.binary()), params)


def option(fmt, **values: object):
    return ReadOptions.from_mapping({f"param.{name}": value for name, value in values.items()}, fmt.layout).params


def test_the_machine_takes_codes_and_bit_fields(parametrised) -> None:
    assert parametrised.plan.unsupported == {}
    values = rows(parametrised, {"order": 2, "level": 3})
    assert values.columns.to_pylist() == [{"le": None, "be": 258, "byte_order": "be", "sum": 12}]


def test_a_default_may_be_a_label(parametrised) -> None:
    assert rows(parametrised, {}).columns.to_pylist() == [{"le": 513, "be": None, "byte_order": "le", "sum": 8}]


def test_a_code_without_label_is_a_value_too(parametrised) -> None:
    assert rows(parametrised, {"order": 9}).columns.to_pylist() == [
        {"le": None, "be": None, "byte_order": "9", "sum": 16}
    ]


@pytest.mark.parametrize(("value", "code"), [("be", 2), ("2", 2), (2, 2), ("0x10", 16)])
def test_an_option_names_a_label_or_a_code(parametrised, value, code) -> None:
    assert option(parametrised, order=value) == {"order": code}


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("level", "300", "param.level: expected a whole number from 0 to 255, found '300'."),
        ("level", -1, "param.level: expected a whole number from 0 to 255, found -1."),
        ("few", 8, "param.few: expected a whole number from 0 to 7, found 8."),
        ("order", "me", "param.order: expected one of le, be, or a whole number from 0 to 255, found 'me'."),
    ],
)
def test_an_option_out_of_range_is_refused_by_name(parametrised, name, value, words) -> None:
    with pytest.raises(OptionError) as caught:
        option(parametrised, **{name: value})
    assert str(caught.value) == words


@pytest.mark.parametrize("value", [256, -1, "x", 1.5])
def test_a_decoder_refuses_it_too(parametrised, value) -> None:
    with pytest.raises(OptionError, match=r"param\.level: expected a whole number from 0 to 255"):
        rows(parametrised, {"level": value})


def test_a_parameter_value_out_of_range_refuses_its_message_alone(parametrised) -> None:
    values = rows(parametrised, {"level": [1, 300, 255]}, 3)
    assert [row["sum"] for row in values.columns.to_pylist()] == [9, None, 263]
    assert {row: failure.reason for row, failure in values.failures.items()} == {
        1: "the parameter level: expected a whole number from 0 to 255, found 300"
    }
