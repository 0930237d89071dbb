"""Unrolled recursive types: names, levels, bytes below the last level, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ksyspark.layout import Array, Layout, Raw, Struct, Union
from ksyspark.spec.library import Library
from ksyspark.spec.load import check_and_unroll

Load = Callable[..., Library]
Lower = Callable[..., Layout]
Problems = Callable[..., list[str]]
MUTUAL = """meta: {id: demo, endian: be, -max-recursion-depth: 2}
seq: [{id: a, type: x(1)}]
types:
  x:
    params: [{id: n, type: u1}]
    seq: [{id: y, type: y}, {id: own, type: help}, {id: k, type: u1, enum: kind}]
    types: {help: {seq: [{id: h, type: u1}]}}
    enums: {kind: {1: one}}
  y: {seq: [{id: x, type: x(n), size: 1, repeat: eos}], instances: {n: {value: 2}}}
"""


def types_of(layout: Layout, record: str) -> dict[str, object]:
    return {column.id: column.type for column in layout.records[record].columns}


def test_a_library_without_cycles_is_unchanged(library_of: Load) -> None:
    library = library_of("seq: [{id: a, type: x}]\ntypes: {x: {}}")
    assert check_and_unroll(library).library is library


def test_levels_of_types_that_contain_each_other(layout_of: Lower) -> None:
    layout = layout_of(MUTUAL)
    assert {name: record.depth for name, record in layout.records.items()} == {
        "demo": 1,
        "demo::x": 1,
        "demo::y": 1,
        "demo::x::help": 1,
        "demo::depth_2::x": 2,
        "demo::depth_2::y": 2,
        "demo::depth_2::x::help": 1,
        "demo::depth_3::x": 3,
    }
    assert types_of(layout, "demo::y")["x"] == Array(Struct("demo::depth_2::x"))
    assert types_of(layout, "demo::depth_2::x")["y"] == Struct("demo::depth_2::y")
    assert types_of(layout, "demo::depth_2::x")["own"] == Struct("demo::depth_2::x::help")
    assert types_of(layout, "demo::depth_2::y")["x"] == Array(Raw("demo::depth_3::x"))
    assert layout.records["demo::depth_2::x"].parser == "demo:Demo.Depth2.X"
    assert layout.records["demo::depth_2::y"].columns[0].ksy_type == "x, repeated"


def test_the_top_type_in_itself_has_four_levels(layout_of: Lower) -> None:
    layout = layout_of(
        "seq: [{id: kind, type: u1}, {id: inner, size-eos: true, type: {switch-on: kind, cases: {1: demo}}}]"
    )
    assert list(layout.records) == ["demo", *(f"demo::depth_{level}::demo" for level in (2, 3, 4, 5))]
    inner = types_of(layout, "demo::depth_4::demo")["inner"]
    assert isinstance(inner, Union)
    assert [(case.id, case.type.__class__.__name__) for case in inner.cases] == [
        ("demo", "Raw"),
        ("raw", "Scalar"),
    ]


def test_with_one_level_the_second_is_bytes(layout_of: Lower) -> None:
    layout = layout_of("meta: {id: demo, -max-recursion-depth: 1}\nseq: [{id: inner, size-eos: true, type: demo}]")
    assert types_of(layout, "demo") == {"inner": Raw("demo::depth_2::demo")}


def test_an_imported_type_brings_its_levels(layout_of: Lower) -> None:
    other = "meta: {id: other, -max-recursion-depth: 2}\nseq: [{id: inner, size-eos: true, type: other}]"
    layout = layout_of("meta: {id: demo, imports: [other]}\nseq: [{id: a, type: other}]", other=other)
    assert list(layout.records) == ["demo", "other", "other::depth_2::other", "other::depth_3::other"]


def test_a_cast_means_the_level_that_is_there(layout_of: Lower) -> None:
    layout = layout_of("""
seq: [{id: kind, type: u1}, {id: field, type: {switch-on: kind, cases: {1: leaf, 2: node}}, size-eos: true}]
instances: {under: {value: field.as<node>.field.as<node>.number, if: kind == 2}}
types:
  leaf: {}
  node:
    seq: [{id: number, type: u1}, {id: field, size-eos: true, type: {switch-on: number, cases: {1: leaf, 2: node}}}]
""")
    assert "under" in types_of(layout, "demo")


def test_bytes_of_what_is_sensitive_are_sensitive(layout_of: Lower) -> None:
    text = "seq: [{id: pin, type: u1, -sensitive: true}, {id: inner, size-eos: true, type: demo}]"
    for field, is_secret in ((text, True), (text.replace(", -sensitive: true", ""), False)):
        assert layout_of(field).records["demo::depth_5::demo"].columns[0].sensitive is is_secret


def test_names_that_the_levels_need(problems_of: Problems, library_of: Load) -> None:
    text = "seq: [{id: inner, size-eos: true, type: demo}]\ntypes: {depth2: {}}"
    assert problems_of(text) == []
    [problem] = check_and_unroll(library_of(text)).library.no_parser("demo")
    assert (
        problem.sentence == "`depth_2` would become the class Depth2, as the type `depth2` on line 3 does; rename one"
    )
    [taken] = problems_of(text.replace("depth2", "depth_2"))
    assert taken == "/types/depth_2: the name `depth_2` is taken by a level of `demo`, which contains itself"


def test_levels_that_would_make_too_many_columns(problems_of: Problems) -> None:
    fields = ", ".join(f"{{id: f{number}, type: demo, size: 1}}" for number in range(20))
    text = f"meta: {{id: demo, -max-recursion-depth: 5}}\nseq: [{fields}]"
    words = "5 levels of recursive types would make 3368421 structures of columns, more than 5000"
    assert problems_of(text) == [f"/meta/-max-recursion-depth: {words}; ask for fewer by `-max-recursion-depth`"]


@pytest.mark.parametrize(("uses", "levels"), [(1, 4), (10, 3), (20, 2), (80, 1)])
def test_without_a_number_there_are_as_many_levels_as_fit(layout_of: Lower, uses: int, levels: int) -> None:
    fields = ", ".join(f"{{id: f{number}, type: demo, size: 1}}" for number in range(uses))
    layout = layout_of(f"seq: [{{id: n, type: u1}}, {fields}]")
    assert layout.depth == levels


def test_levels_of_an_imported_type_fit_what_imports_it(layout_of: Lower) -> None:
    uses = ", ".join(f"{{id: f{number}, type: other, size: 1}}" for number in range(10))
    own = ", ".join(f"{{id: f{number}, type: other, size: 1}}" for number in range(6))
    layout = layout_of(
        f"meta: {{id: demo, imports: [other]}}\nseq: [{uses}]", other=f"meta: {{id: other}}\nseq: [{own}]"
    )
    assert layout.depth == 3


def test_cycles_over_files_are_refused(problems_of: Problems) -> None:
    [problem] = problems_of(
        "meta: {id: demo, imports: [other]}\nseq: [{id: a, type: other, size: 1}]",
        other="meta: {id: other, imports: [demo]}\nseq: [{id: b, type: demo, size: 1}]",
    )
    assert problem == "/seq/0/type: types of several files that contain each other cannot be nested: `demo`, `other`"


def test_a_computed_byte_order_is_computed_on_each_level(layout_of: Lower) -> None:
    layout = layout_of("""meta: {id: demo, endian: {switch-on: kind, cases: {1: le, _: be}}, -max-recursion-depth: 2}
seq: [{id: kind, type: u1}, {id: number, type: u2}, {id: inner, size-eos: true, type: demo}]
""")
    assert list(types_of(layout, "demo::depth_2::demo")) == ["kind", "number", "inner"]
