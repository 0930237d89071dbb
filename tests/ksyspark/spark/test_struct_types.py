"""Spark types of a layout, with the words of the specification."""

from __future__ import annotations

import json
from collections.abc import Callable

import pyarrow as pa
import pytest
from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema

from ksyspark.layout import Layout
from ksyspark.layout.projection import with_depth
from ksyspark.spark.schema import canonical, schema_of_ksy, spark_schema, struct_type, struct_types
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


def _without_doc(field: pa.Field) -> pa.Field:
    metadata = dict(field.metadata or {})
    doc = metadata.pop(b"doc", b"").decode()
    assert doc == json.loads(metadata.get(b"SPARK::metadata::json", b"{}")).get("comment", "")
    kind = field.type
    if pa.types.is_struct(kind):
        kind = pa.struct([_without_doc(inner) for inner in kind])
    elif pa.types.is_list(kind):
        kind = pa.list_(_without_doc(kind.value_field))
    return pa.field(field.name, kind, field.nullable, metadata or None)


@pytest.mark.parametrize("name", FORMATS)
def test_arrow_schemas_are_those_that_the_newest_spark_makes(name: str) -> None:
    schema = schema_of_ksy(FORMATS[name], options={"framing": "pcap"} if name == "mqtt_v3" else None)
    # The docs stand there for Iceberg, and say what Spark's comments say.
    own = pa.schema([_without_doc(field) for field in canonical(schema)])
    assert own.equals(to_arrow_schema(schema, timezone="UTC"), check_metadata=True)
    assert spark_schema(canonical(schema)).simpleString() == schema.simpleString()


def test_spark_schemas_are_those_that_spark_makes_of_arrow() -> None:
    scalars = [
        pa.bool_(),
        pa.int8(),
        pa.int64(),
        pa.float32(),
        pa.string(),
        pa.binary(),
        pa.date32(),
        pa.duration("us"),
    ]
    kinds = [*scalars, pa.decimal128(20, 3), pa.timestamp("us", "UTC"), pa.map_(pa.string(), pa.list_(pa.int16()))]
    inner = pa.struct([pa.field(f"f{at}", kind, nullable=bool(at % 2)) for at, kind in enumerate(kinds)])
    schema = pa.schema([("one", pa.list_(inner)), pa.field("other", inner, nullable=False)])
    assert spark_schema(schema) == from_arrow_schema(schema)
