"""Schema modules are Python that says what the layout says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pyspark.sql.types import StructType

from ksyspark.layout import Layout
from ksyspark.spark.schema import struct_types
from ksyspark_codegen.targets.schemas import schema_text

LayoutOf = Callable[..., Layout]
TEXT = """
seq:
  - {id: n, type: u8, -unit: s, -orig-id: N, doc: "a ArrayType( \\"b\\""}
  - {id: kind, type: u1, enum: kind, repeat: eos}
  - {id: day, type: strz, -logical-type: maxdb_date}
  - {id: amount, size: 9, -logical-type: 'maxdb_number(9, 2)'}
  - {id: word, type: word, doc: A StrangeType() and an OddField(1).}
  - {id: some, size: 4, type: {switch-on: n, cases: {1: part}}, -sensitive: true, if: n > 1}
types:
  part: {seq: [{id: x, type: f4}]}
  word: {-show: text, seq: [{id: len, type: u1}, {id: text, size: len, type: str}]}
enums: {kind: {-1: below, 1: {id: above, doc: "Two\\nlines"}}}
"""


def executed(layout: Layout) -> dict[str, object]:
    scope: dict[str, object] = {}
    exec(schema_text(layout, "demo.ksy"), scope)
    return scope


def test_the_text_is_the_schema(layout_of: LayoutOf) -> None:
    layout = layout_of(TEXT)
    types = struct_types(layout)
    scope = executed(layout)
    assert scope["TYPES"] == types
    assert scope["SCHEMA"] == types["demo"]
    assert list(types) == ["demo::word", "demo::part", "demo"]


@pytest.mark.parametrize("name", ["schema", "types"])
def test_a_type_may_be_named_as_a_constant(layout_of: LayoutOf, name: str) -> None:
    scope = executed(layout_of(
        f"meta: {{id: demo, imports: [{name}]}}\nseq: [{{id: a, type: {name}}}]",
        **{name: f"meta: {{id: {name}}}\nseq: [{{id: b, type: u1}}]"},
    ))  # fmt: skip
    schema, types = scope["SCHEMA"], scope["TYPES"]
    assert isinstance(schema, StructType)
    assert isinstance(types, dict)
    assert schema.simpleString() == "struct<a:struct<b:smallint>>"
    assert types[name].simpleString() == "struct<b:smallint>"
