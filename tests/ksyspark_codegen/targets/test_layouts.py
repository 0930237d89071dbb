"""Layouts and schemas are Python that says what the model says."""

from __future__ import annotations

from collections.abc import Callable

import pyspark.sql.types as spark
import pytest

from ksyspark.layout import Array, Enum, Layout, Scalar, Struct, Union
from ksyspark.layout.lowered import Model
from ksyspark_codegen.targets.layouts import layout_text
from ksyspark_codegen.targets.schemas import schema_text

Lower = Callable[..., Model]
TEXT = """
doc: 'A "title" with ''quotes'' and a \\ in it'
params: [{id: level, type: u1, -default: 3, doc: "Two\\nlines"}]
seq:
  - {id: n, type: u8, -unit: s, -orig-id: N, doc: "a ArrayType( \\"b\\""}
  - {id: kind, type: u1, enum: kind, repeat: eos}
  - {id: some, size: 4, type: {switch-on: n, cases: {1: part}}, -sensitive: true, if: n > 1}
types: {part: {seq: [{id: x, type: f4, valid: {eq: 1, -reason: "it's \\"1\\""}}]}}
enums: {kind: {-1: below, 1: above}}
"""


def layout_of(model: Model) -> Layout:
    scope: dict[str, object] = {}
    exec(layout_text(model, has_frame=True), scope)
    found = scope["LAYOUT"]
    assert isinstance(found, Layout)
    return found


def schema_of(model: Model) -> dict[str, object]:
    scope: dict[str, object] = {}
    exec(schema_text(model), scope)
    return scope


def test_a_layout_can_be_executed(model_of: Lower) -> None:
    layout = layout_of(model_of(TEXT))
    assert layout.frame
    assert layout.title == "A \"title\" with 'quotes' and a \\ in it"
    n, kind, some = layout.root.columns
    assert n.type == Scalar("decimal128(20, 0)")
    assert kind.type == Array(Enum(Scalar("int16"), {-1: "below", 1: "above"}))
    assert isinstance(some.type, Union)
    assert [(case.id, case.type) for case in some.type.cases] == [
        ("part", Struct("demo::part")),
        ("raw", Scalar("binary")),
    ]
    assert (some.nullable, some.sensitive) == (True, True)
    assert layout.record("part").columns[0].reason == 'it\'s "1"'
    assert [(param.id, param.default, param.doc) for param in layout.params] == [("level", 3, "Two lines")]


def test_a_schema_can_be_executed(model_of: Lower) -> None:
    scope = schema_of(model_of(TEXT))
    schema = scope["SCHEMA"]
    assert isinstance(schema, spark.StructType)
    assert [(field.name, field.dataType.simpleString()) for field in schema.fields] == [
        ("n", "decimal(20,0)"),
        ("kind", "array<string>"),
        ("some", "struct<part:struct<x:float>,raw:binary>"),
    ]
    assert all(field.nullable for field in schema.fields)
    assert schema["n"].metadata == {
        "comment": 'a ArrayType( "b" [s]', "ksy.type": "u8be", "ksy.orig_id": "N", "ksy.unit": "s",
    }  # fmt: skip
    assert schema["kind"].metadata["ksy.enum"] == {"-1": "below", "1": "above"}
    assert schema["kind"].metadata["ksy.enum.base"] == "int16"
    assert schema["some"].metadata["ksy.sensitive"] is True
    types = scope["TYPES"]
    assert isinstance(types, dict)
    assert list(types) == ["demo::part", "demo"] or list(types) == ["demo", "demo::part"]


def test_a_schema_whose_words_look_like_types_can_be_executed(model_of: Lower) -> None:
    scope = schema_of(model_of("seq: [{id: a, type: u1, doc: A StrangeType() and an OddField(1).}]"))
    assert isinstance(scope["SCHEMA"], spark.StructType)


@pytest.mark.parametrize("name", ["schema", "types"])
def test_a_type_may_be_named_as_a_constant(model_of: Lower, name: str) -> None:
    scope = schema_of(model_of(
        f"meta: {{id: demo, imports: [{name}]}}\nseq: [{{id: a, type: {name}}}]",
        **{name: f"meta: {{id: {name}}}\nseq: [{{id: b, type: u1}}]"},
    ))  # fmt: skip
    schema, types = scope["SCHEMA"], scope["TYPES"]
    assert isinstance(schema, spark.StructType)
    assert isinstance(types, dict)
    assert schema.simpleString() == "struct<a:struct<b:smallint>>"
    assert types[name].simpleString() == "struct<b:smallint>"
