"""Projection: columns in the order of the option, at any depth, equal from both decoders; unknown ones are refused."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.errors import OptionError
from ksyspark.layout.arrow import arrow_schema
from ksyspark.layout.projection import choose

PUBLISH, PING, SUBSCRIBE = (bytes.fromhex(text) for text in ("300400027461", "c000", "820600010001 7400"))
SPEC = """
    meta: {id: nested, endian: be}
    seq:
      - {id: a, type: u1}
      - {id: pairs, type: pair, repeat: expr, repeat-expr: a}
      - {id: one, type: pair}
      - {id: either, size: 2, type: {switch-on: a, cases: {0: pair, 1: twin}}}
    types:
      pair: {seq: [{id: x, type: u1}, {id: y, type: u1}], instances: {sum: {value: x + y}}}
      twin: {seq: [{id: z, type: u2}]}
    """
CHOICE = (("either", (("twin", ("z",)), "raw")), ("pairs", ("sum",)), ("one", ("y", "x")))


def test_columns_come_in_the_order_they_are_named(format_of) -> None:
    layout = format_of(SPEC).layout
    chosen = choose(layout, layout.root, ["one", "a"])
    pair = pa.struct([("x", pa.int16()), ("y", pa.int16()), ("sum", pa.int32())])
    assert arrow_schema(chosen).names == ["one", "a"]
    assert arrow_schema(chosen).field("one").type.names == [field.name for field in pair]


def test_below_structures_lists_and_cases(format_of) -> None:
    fmt, options = format_of(SPEC), DecodeOptions(CHOICE)
    messages = pa.array(
        [bytes.fromhex(text) for text in ("00 0102 0304", "01 0506 0708 0123", "02 01010202 0304 9999")]
    )
    decoded = fmt.decoder(options).decode(messages, {})
    assert decoded.columns.to_pylist() == [
        {"either": {"twin": None, "raw": None}, "pairs": [], "one": {"y": 2, "x": 1}},
        {"either": {"twin": {"z": 0x123}, "raw": None}, "pairs": [{"sum": 11}], "one": {"y": 8, "x": 7}},
        {"either": {"twin": None, "raw": b"\x99\x99"}, "pairs": [{"sum": 2}, {"sum": 4}], "one": {"y": 4, "x": 3}},
    ]
    assert fmt.reference_decoder(options).decode(messages, {}).columns.equals(decoded.columns)


def test_what_is_not_chosen_still_counts(mqtt) -> None:
    """A message is refused for a field outside the projection, and keeps the chosen fields that were read."""
    options = DecodeOptions(("dup", ("body", (("publish", ("topic_name",)),))))
    messages = pa.array([PUBLISH, PING, PUBLISH[:-1] + b"\xff", SUBSCRIBE, SUBSCRIBE[:-1]])
    machine = mqtt.decoder(options).decode(messages, {})
    reference = mqtt.reference_decoder(options).decode(messages, {})
    assert machine.columns.equals(reference.columns)
    assert machine.failures == reference.failures
    assert list(machine.failures) == [2, 4]
    assert machine.columns["body"].to_pylist()[0] == {"publish": {"topic_name": "ta"}}


def test_a_case_that_is_not_chosen_is_a_structure_of_nothing(mqtt) -> None:
    """Whether a switch took a case at all does not depend on the chosen cases."""
    decoder = mqtt.decoder(DecodeOptions((("body", (("publish", ("topic_name",)),)),)))
    assert decoder.decode(pa.array([SUBSCRIBE]), {}).columns["body"].to_pylist() == [{"publish": None}]


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        (("pears",), "nested has no column 'pears'. Did you mean pairs?"),
        ((("pairs", ("z",)),), "nested::pair has no column 'z'. There are: x, y, sum"),
        ((("either", ("triplet",)),), "either has no column 'triplet'. There are: pair, twin, raw"),
        ((("a", ("x",)),), "The column a has no columns below it."),
    ],
)
def test_what_is_not_there_is_refused(format_of, choice, sentence) -> None:
    layout = format_of(SPEC).layout
    with pytest.raises(OptionError) as refusal:
        choose(layout, layout.root, choice)
    assert str(refusal.value).startswith(sentence)
