"""Types of which one member stands for the whole: `-column: value` in a type."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.errors import OptionError
from ksyspark.inspect import annotate
from ksyspark.layout.arrow import arrow_schema, mask_columns
from ksyspark.layout.json_text import rows_json
from ksyspark.spark.schema import canonical, schema_of_ksy

SPEC = """
meta: {id: shown_ones, endian: be, encoding: ASCII}
params: [{id: width, type: u1, -default: 4}]
seq:
  - {id: num_rows, type: long(width), doc: How many rows there are.}
  - {id: others, type: long(4), repeat: expr, repeat-expr: 2}
  - {id: kind, type: u1}
  - {id: body, type: {switch-on: kind, cases: {1: coded, 2: deep}}}
  - {id: secret, type: long(4), -sensitive: true}
  - {id: pin, type: hidden}
types:
  long:
    -column: value
    params: [{id: width, type: u1}]
    seq:
      - {id: narrow, type: s4, if: width == 4}
      - {id: wide, type: s8, if: width == 8}
    instances: {value: {value: 'width == 8 ? wide : narrow', -unit: row}}
  coded: {-column: code, seq: [{id: code, type: u1, enum: color}]}
  deep: {-column: pair, seq: [{id: pair, type: pair}]}
  pair: {seq: [{id: x, type: u1}, {id: y, type: u1}]}
  hidden: {-column: digits, seq: [{id: digits, type: str, size: 2, -sensitive: true}]}
enums: {color: {1: red, 2: green}}
"""
RED = bytes.fromhex("00000007 00000001 ffffffff 01 01 00000009 3132")
PAIR = bytes.fromhex("00000007 00000001 ffffffff 02 0506 00000009 3132")


@pytest.fixture
def coded(format_of):
    return format_of(SPEC)


@pytest.fixture(params=["machine", "reference"])
def decode(request, coded):
    def run(*messages: bytes, **options: object):
        chosen = DecodeOptions(**options)
        decoder = coded.reference_decoder(chosen) if request.param == "reference" else coded.decoder(chosen)
        assert decoder.name == request.param
        return decoder.decode(pa.array(messages, pa.binary()), {})

    return run


def test_the_machine_reads_them(coded) -> None:
    assert coded.plan.unsupported == {}


def test_a_column_is_that_of_the_member(decode) -> None:
    decoded = decode(RED, PAIR)
    assert decoded.columns.to_pylist() == [
        {"num_rows": 7, "others": [1, -1], "kind": 1, "body": {"coded": "red", "deep": None}, "secret": 9, "pin": "12"},
        {
            "num_rows": 7,
            "others": [1, -1],
            "kind": 2,
            "body": {"coded": None, "deep": {"x": 5, "y": 6}},
            "secret": 9,
            "pin": "12",
        },
    ]
    assert decoded.columns.schema.field("num_rows").type == pa.int64()
    assert decoded.columns.schema.field("others").type.value_type == pa.int64()


def test_a_failure_names_the_field_inside(decode) -> None:
    decoded = decode(RED[:2])
    assert (decoded.failures[0].field, decoded.failures[0].offset) == ("num_rows.narrow", 0)
    assert decoded.columns.to_pylist()[0]["num_rows"] is None


def test_columns_below_it_are_chosen_as_if_it_were_the_member(decode) -> None:
    decoded = decode(PAIR, columns=(("body", (("deep", ("y",)), "coded")), "num_rows"))
    assert decoded.columns.to_pylist() == [{"body": {"deep": {"y": 6}, "coded": None}, "num_rows": 7}]
    with pytest.raises(OptionError, match="num_rows has no columns below it"):
        decode(PAIR, columns=(("num_rows", ("value",)),))


def test_the_type_itself_has_all_its_columns(coded) -> None:
    decoded = coded.reference_decoder(DecodeOptions(type="coded")).decode(pa.array([b"\2"], pa.binary()), {})
    assert decoded.columns.to_pylist() == [{"code": "green"}]


def test_json_and_masks(coded, decode) -> None:
    batch = decode(RED).columns
    assert rows_json(batch, coded.layout)[0]["body"] == {"coded": "red"}
    masked = mask_columns(batch, coded.layout).to_pylist()[0]
    assert (masked["secret"], masked["pin"], masked["num_rows"]) == (None, "***", 7)


@pytest.mark.parametrize("enums_as_ints", [True, False])
def test_the_schema_of_spark(coded, enums_as_ints) -> None:
    schema = schema_of_ksy(coded, options={"enumsAsInts": enums_as_ints})
    spark, arrow = canonical(schema), arrow_schema(coded.layout, enums_as_ints=enums_as_ints)
    assert [spark.field(name).type for name in arrow.names] == arrow.types
    assert schema["num_rows"].metadata["comment"] == "How many rows there are. [row]"
    assert schema["body"].dataType["coded"].dataType.simpleString() == ("smallint" if enums_as_ints else "string")


def test_inspect_goes_into_it(coded) -> None:
    assert [note.path for note in annotate(coded, RED).notes][:2] == ["num_rows", "others"]
    notes = annotate(coded, RED, full=True).notes
    assert [note.path for note in notes][:3] == ["num_rows", "num_rows.narrow", "num_rows.value"]
