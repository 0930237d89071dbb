"""What the reference decoder makes of every kind of field."""

from __future__ import annotations

import math
from decimal import Decimal

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.errors import OptionError
from ksyspark.interpreter.message import ReferenceDecoder

SCALARS = """
    meta: {id: scalars, endian: be, encoding: UTF-8, bit-endian: be}
    seq:
      - {id: u1, type: u1}
      - {id: s2, type: s2le}
      - {id: u4, type: u4}
      - {id: u8, type: u8}
      - {id: f4, type: f4}
      - {id: flag, type: b1}
      - {id: nibble, type: b7}
      - {id: text, type: strz}
      - {id: raw, size: 2}
      - {id: kind, type: u1, enum: kinds}
    instances:
      sum: {value: u1 + s2}
      half: {value: f4 / 2}
      is_one: {value: u1 == 1}
      shout: {value: text + "!"}
      kind_of_sum: {value: sum, enum: kinds}
    enums:
      kinds: {1: one, 2: two}
"""
MESSAGE = "01 feff ffffffff ffffffffffffffff 3fc00000 82 c3a900 abcd 02"


def test_every_scalar_comes_as_its_column_says(format_of, decode_one):
    reading = decode_one(format_of(SCALARS), MESSAGE)
    assert reading.failure is None
    assert reading.row == {
        "u1": 1,
        "s2": -2,
        "u4": 2**32 - 1,
        "u8": Decimal(2**64 - 1),
        "f4": 1.5,
        "flag": True,
        "nibble": 2,
        "text": "é",
        "raw": b"\xab\xcd",
        "kind": "two",
        "sum": -1,
        "half": 0.75,
        "is_one": True,
        "shout": "é!",
        "kind_of_sum": "-1",
    }


def test_codes_stay_numbers_when_asked_for(format_of, decode_one):
    reading = decode_one(format_of(SCALARS), MESSAGE, DecodeOptions(enums_as_ints=True))
    assert (reading.row["kind"], reading.row["kind_of_sum"]) == (2, -1)


def test_a_code_without_label_comes_as_its_digits(format_of, decode_one):
    assert decode_one(format_of(SCALARS), MESSAGE[:-2] + "09").row["kind"] == "9"


def test_nan_is_a_float_like_others(format_of, decode_one):
    row = decode_one(format_of(SCALARS), MESSAGE.replace("3fc00000", "7fc00000")).row
    assert math.isnan(row["f4"])
    assert math.isnan(row["half"])


def test_only_the_named_columns_come_in_their_order(format_of):
    decoder = ReferenceDecoder(
        format_of(SCALARS).library, format_of(SCALARS).layout, DecodeOptions(columns=("sum", "u1"))
    )
    decoded = decoder.decode(pa.array([bytes.fromhex(MESSAGE)], pa.binary()), {})
    assert decoded.columns.schema == decoder.schema == pa.schema([("sum", pa.int64()), ("u1", pa.int16())])
    assert decoded.columns.to_pylist() == [{"sum": -1, "u1": 1}]


def test_named_columns_do_not_change_what_is_a_failure(format_of, decode_one):
    assert decode_one(format_of(SCALARS), "01", DecodeOptions(columns=("u1",))).place == ("s2", 1)


def test_an_unknown_column_is_refused_with_a_hint(format_of):
    with pytest.raises(OptionError, match=r"no column 'nibbel'. Did you mean nibble"):
        format_of(SCALARS).reference_decoder(DecodeOptions(columns=("nibbel",)))


NESTED = """
    meta: {id: nested, endian: be, encoding: ASCII}
    seq:
      - {id: kind, type: u1, enum: kinds}
      - {id: len_list, type: u1}
      - {id: points, type: point, repeat: expr, repeat-expr: len_list}
      - id: body
        size: 3
        type:
          switch-on: kind
          cases: {'kinds::point': point, 'kinds::name': name(3)}
      - id: number
        type:
          switch-on: kind
          cases: {'kinds::point': u1, 'kinds::name': u2}
      - {id: more, type: u1, if: kind == kinds::name}
      - id: mixed
        type:
          switch-on: _index
          cases: {0: f4, 1: point}
        repeat: expr
        repeat-expr: 2
      - {type: u1}
      - {id: none, type: empty}
    types:
      point:
        seq:
          - {id: x, type: u1}
          - {id: y, type: u1}
        instances:
          far: {value: x + y}
      name:
        params:
          - {id: size, type: u1}
        seq:
          - {id: text, type: str, size: size}
      empty: {}
    enums:
      kinds: {1: point, 2: name}
"""


def test_structs_lists_and_switches_nest(format_of, decode_one):
    reading = decode_one(format_of(NESTED), "01 02 0102 0304 050607 08 3f800000 090a ff")
    assert reading.failure is None
    assert reading.row == {
        "kind": "point",
        "len_list": 2,
        "points": [{"x": 1, "y": 2, "far": 3}, {"x": 3, "y": 4, "far": 7}],
        "body": {"point": {"x": 5, "y": 6, "far": 11}, "name": None, "raw": None},
        "number": {"u1": 8, "u2": None},
        "more": None,
        "mixed": [{"f4": 1.0, "point": None}, {"f4": None, "point": {"x": 9, "y": 10, "far": 19}}],
        "none": {},
    }


def test_cases_of_one_python_type_are_told_apart(format_of, decode_one):
    row = decode_one(format_of(NESTED), "02 00 414243 0008 07 3f800000 090a ff").row
    assert row["body"] == {"point": None, "name": {"text": "ABC"}, "raw": None}
    assert (row["number"], row["more"], row["points"]) == ({"u1": None, "u2": 8}, 7, [])


def test_a_value_that_no_case_names_is_raw_with_a_size_and_null_without(format_of, decode_one):
    row = decode_one(format_of(NESTED), "09 00 414243 3f800000 090a ff").row
    assert row["body"] == {"point": None, "name": None, "raw": b"ABC"}
    assert row["number"] is None


def test_a_nested_type_decodes_on_its_own(format_of, decode_one):
    fmt = format_of(NESTED)
    assert decode_one(fmt, "0102", DecodeOptions(type="point")).row == {"x": 1, "y": 2, "far": 3}
    assert decode_one(fmt, "41", DecodeOptions(type="nested::name"), size=1).row == {"text": "A"}


def test_an_unknown_type_is_refused_with_a_hint(format_of):
    with pytest.raises(OptionError, match=r"no type 'pointy'. Did you mean point"):
        format_of(NESTED).reference_decoder(DecodeOptions(type="pointy"))


def test_a_null_message_is_a_row_of_nulls_and_no_failure(format_of):
    decoder = format_of(NESTED).reference_decoder()
    decoded = decoder.decode(pa.array([None, b""], pa.large_binary()), {})
    assert decoded.columns.to_pylist()[0] == dict.fromkeys(decoder.schema.names)
    assert list(decoded.failures) == [1]


def test_an_empty_batch_has_the_schema(format_of):
    decoder = format_of(NESTED).reference_decoder()
    assert decoder.decode(pa.array([], pa.binary()), {}).columns.schema == decoder.schema


PARAMS = """
    meta: {id: given, endian: be}
    params:
      - {id: width, type: u1}
      - {id: extra, type: u1, -default: 3}
    seq:
      - {id: head, size: width}
    instances:
      both: {value: width + extra}
"""


def test_parameters_hold_for_all_messages_or_one_each(format_of):
    decoder = format_of(PARAMS).reference_decoder()
    decoded = decoder.decode(pa.array([b"abc", b"abc"], pa.binary()), {"width": [1, 2], "extra": [None, 5]})
    assert decoded.columns.to_pylist() == [{"head": b"a", "both": 4}, {"head": b"ab", "both": 7}]


def test_a_parameter_that_one_message_lacks_fails_that_message(format_of):
    decoded = (
        format_of(PARAMS).reference_decoder().decode(pa.array([b"abc", b"abc"], pa.binary()), {"width": [None, 2]})
    )
    assert {row: str(failure) for row, failure in decoded.failures.items()} == {
        0: "message at byte 0: the parameter width has no value and no default"
    }
    assert decoded.columns.to_pylist() == [{"head": None, "both": None}, {"head": b"ab", "both": 5}]


@pytest.mark.parametrize(
    ("params", "words"), [({}, "needs the parameter 'width'"), ({"width": 1, "with": 2}, "Did you mean width")]
)
def test_parameters_that_are_missing_or_unknown_are_refused(format_of, params, words):
    with pytest.raises(OptionError, match=words):
        format_of(PARAMS).reference_decoder().decode(pa.array([b""], pa.binary()), params)
