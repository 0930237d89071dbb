"""Records, columns, switches: names, paths and what has no column."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ksyspark.layout import Array, Case, Enum, Layout, Scalar, Struct, Union

Lower = Callable[..., Layout]


def test_records_have_paths_and_the_classes_of_the_official_parser(layout_of: Lower) -> None:
    layout = layout_of(
        """meta: {id: demo, imports: [sub/other_one]}
seq: [{id: a, type: part_x}, {id: b, type: other_one::inner}]
types: {part_x: {types: {deep: {}}, params: [{id: p, type: u1}]}}
""".replace("type: part_x}", "type: part_x(1)}"),
        sub__other_one="meta: {id: other_one}\ntypes: {inner: {}, unused: {}}",
    )
    assert {name: record.parser for name, record in layout.records.items()} == {
        "demo": "demo:Demo",
        "demo::part_x": "demo:Demo.PartX",
        "demo::part_x::deep": "demo:Demo.PartX.Deep",
        "other_one::inner": "other_one:OtherOne.Inner",
    }
    assert layout.records["demo::part_x"].params == ("p",)


def test_columns_are_in_order_and_fields_without_id_have_none(layout_of: Lower) -> None:
    layout = layout_of(
        "seq: [{id: b, type: u1}, {type: u1}, {id: a, type: u1, if: b > 1}]\n"
        "instances: {v: {value: b}, p: {pos: 0, type: u1}}"
    )
    columns = layout.records["demo"].columns
    assert [(column.id, column.origin, column.nullable) for column in columns] == [
        ("b", "seq", False), ("a", "seq", True), ("v", "value", False), ("p", "pos", False),
    ]  # fmt: skip


def test_values_that_name_a_structure_have_no_column(layout_of: Lower) -> None:
    layout = layout_of("""
seq: [{id: a, type: part}, {id: b, type: part, repeat: eos}, {id: c, type: {switch-on: 1, cases: {1: u1, 2: strz}}}]
instances: {d: {value: a}, e: {value: b}, f: {value: _io}, g: {value: a.x}, h: {value: '[a.x, 300]'}, i: {value: c}}
types: {part: {seq: [{id: x, type: u1}]}}
""")
    assert [column.id for column in layout.records["demo"].columns] == ["a", "b", "c", "g", "h"]


def test_enums_keep_the_type_of_their_codes(layout_of: Lower) -> None:
    layout = layout_of(
        "seq: [{id: a, type: s2, enum: e}, {id: b, type: b1, enum: e}]\n"
        "instances: {c: {value: 1, enum: e}}\nenums: {e: {1: x}}"
    )
    types = [column.type for column in layout.records["demo"].columns]
    assert all(isinstance(one, Enum) for one in types)
    assert [one.base.arrow for one in types if isinstance(one, Enum)] == ["int16", "int8", "int64"]


def test_words_and_rules_go_to_the_column(layout_of: Lower) -> None:
    [column] = (
        layout_of("seq: [{id: a, type: b3, -sensitive: true, valid: {eq: 1, -reason: must be 1}}]")
        .records["demo"]
        .columns
    )
    assert (column.bits, column.sensitive, column.reason, column.ksy_type) == (3, True, "must be 1", "b3")


def test_root_parameters(layout_of: Lower) -> None:
    [param] = layout_of(
        "params: [{id: p, type: u4, -default: 7, -stream-value: v, doc: One.}]\ninstances: {v: {value: p}}"
    ).params
    assert (param.id, param.type, param.default, param.stream_value, param.doc) == (
        "p",
        Scalar("int64"),
        7,
        "v",
        "One.",
    )


SWITCH = """
seq:
  - {{id: k, type: u1}}
  - {{id: t, type: strz}}
  - id: a
    {extra}
    type: {{switch-on: {on}, cases: {cases}}}
types: {{x: {{}}, y: {{types: {{z: {{}}}}}}}}
"""


def union_of(layout: Layout) -> Union:
    kind = layout.records["demo"].columns[-1].type
    kind = kind.item if isinstance(kind, Array) else kind
    assert isinstance(kind, Union)
    return kind


@pytest.mark.parametrize(
    ("cases", "extra", "ids"),
    [
        ("{1: x, 2: y}", "", ["x", "y"]),
        ("{1: x, 2: y, 3: x}", "", ["x", "y"]),
        ("{1: x, _: y}", "size: 1", ["x", "y"]),
        ("{1: x}", "size: 1", ["x", "raw"]),
        ("{1: x}", "size-eos: true", ["x", "raw"]),
        ("{1: x}", "terminator: 0", ["x"]),
        ("{1: y::z, 2: demo::x}", "", ["z", "x"]),
        ("{1: u1, 2: u2le, 3: s8, 4: f4, 5: strz, 6: b3}", "", ["u1", "u2le", "s8", "f4", "strz", "b3"]),
    ],
)
def test_a_switch_has_one_field_a_type(layout_of: Lower, cases: str, extra: str, ids: list[str]) -> None:
    union = union_of(layout_of(SWITCH.format(on="k", cases=cases, extra=extra)))
    assert [case.id for case in union.cases] == ids


def test_the_types_of_cases(layout_of: Lower) -> None:
    union = union_of(layout_of(SWITCH.format(on="k", cases="{1: x, 2: strz}", extra="size: 1")))
    assert union.cases == (
        Case("x", Struct("demo::x")), Case("strz", Scalar("string")), Case("raw", Scalar("binary")),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("type: u2", "u2be"), ("type: u2le", "u2le"), ("type: u1", "u1"), ("type: b4", "b4"), ("size: 2", "bytes"),
        ("type: strz", "strz UTF-8"), ("{type: str, size: 1, encoding: IBM037}", "str IBM037"), ("type: x", "x"),
        ("{type: u1, repeat: eos}", "u1, repeated"),
        ("type: {switch-on: 1, cases: {1: x, 2: f4}}", "switch on 1: x, f4be"),
    ],
)  # fmt: skip
def test_types_in_the_words_of_the_specification(layout_of: Lower, field: str, words: str) -> None:
    inner = field.strip("{}") if field.startswith("{") else field
    layout = layout_of(f"seq: [{{id: a, {inner}}}]\ntypes: {{x: {{}}}}")
    assert layout.records["demo"].columns[0].ksy_type == words
