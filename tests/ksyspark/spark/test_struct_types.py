"""Spark types of a layout, with the words of the specification."""

from __future__ import annotations

from collections.abc import Callable

from ksyspark.layout import Layout
from ksyspark.layout.projection import with_depth
from ksyspark.spark.schema import struct_type, struct_types
from ksyspark_formats import FORMATS

LayoutOf = Callable[..., Layout]
TEXT = """
seq:
  - {id: n, type: u8, -unit: s, -orig-id: N, doc: "two\\nlines"}
  - {id: kind, type: u1, enum: kind, repeat: eos}
  - {id: some, size: 4, type: {switch-on: n, cases: {1: part}}, -sensitive: true, if: n > 1}
types: {part: {seq: [{id: x, type: f4}]}}
enums: {kind: {-1: below, 1: {id: above, doc: It is above.}}}
"""


def test_types_and_metadata(layout_of: LayoutOf) -> None:
    schema = struct_types(layout_of(TEXT))["demo"]
    assert [(field.name, field.dataType.simpleString()) for field in schema.fields] == [
        ("n", "decimal(20,0)"),
        ("kind", "array<string>"),
        ("some", "struct<part:struct<x:float>,raw:binary>"),
    ]
    assert all(field.nullable for field in schema.fields)
    assert schema["n"].metadata == {
        "comment": "two lines [s]", "ksy.type": "u8be", "ksy.orig_id": "N", "ksy.unit": "s",
    }  # fmt: skip
    assert schema["kind"].metadata == {
        "ksy.type": "u1, repeated",
        "ksy.enum": {"-1": "below", "1": "above"},
        "ksy.enum.base": "int16",
        "ksy.enum.doc": {"1": "It is above."},
    }
    assert schema["some"].metadata["ksy.sensitive"] is True


def test_codes_take_the_type_of_their_field(layout_of: LayoutOf) -> None:
    layout = layout_of(TEXT)
    assert struct_type(layout, layout.root, enums_as_ints=True)["kind"].dataType.simpleString() == "array<smallint>"


def test_fewer_levels_are_bytes(layout_of: LayoutOf) -> None:
    text = "meta: {id: demo, -max-recursion-depth: 3}\nseq: [{id: inner, size-eos: true, type: demo}]"
    layout = with_depth(layout_of(text), 2)
    assert struct_type(layout, layout.root).simpleString() == "struct<inner:struct<inner:binary>>"


def test_structures_are_made_once() -> None:
    types = struct_types(FORMATS["mqtt_v3"].layout)
    body = types["mqtt_v3"]["body"].dataType
    assert body["connect"].dataType is types["mqtt_v3::connect"]  # type: ignore[index]
