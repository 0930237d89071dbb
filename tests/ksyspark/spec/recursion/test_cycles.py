"""Types that contain themselves, and where their cycles are cut."""

from __future__ import annotations

from collections.abc import Callable

from ksyspark.spec.library import Library
from ksyspark.spec.recursion import Cycle, find_cycles

Load = Callable[..., Library]


def cuts(cycle: Cycle) -> set[tuple[str, str]]:
    return {(use.owner[-1], use.target[-1]) for use in cycle.cuts}


def unbounded(cycle: Cycle) -> set[tuple[str, str]]:
    return {(use.owner[-1], use.target[-1]) for use in cycle.cuts if not use.is_bounded}


def test_types_without_a_cycle(library_of: Load) -> None:
    library = library_of("seq: [{id: a, type: x}, {id: b, type: x}]\ntypes: {x: {seq: [{id: c, type: y}]}, y: {}}")
    assert find_cycles(library) == []


def test_a_type_in_itself(library_of: Load) -> None:
    [cycle] = find_cycles(library_of("seq: [{id: a, type: x}]\ntypes: {x: {seq: [{id: b, type: x, size-eos: true}]}}"))
    assert [member.path for member in cycle.members] == [("demo", "x")]
    assert (cuts(cycle), unbounded(cycle), cycle.scope) == ({("x", "x")}, set(), ("demo", "x"))


def test_the_field_that_closes_a_cycle_is_cut_if_it_has_a_size(library_of: Load) -> None:
    text = """
seq: [{id: a, type: x, size: 9}]
types: {y: {seq: [{id: c, type: x, size: 1}]}, x: {seq: [{id: b, type: y, size: 2}]}}
"""
    [cycle] = find_cycles(library_of(text))
    assert (cuts(cycle), cycle.scope) == ({("y", "x")}, ("demo",))


def test_another_field_is_cut_if_that_has_none(library_of: Load) -> None:
    text = "seq: [{id: a, type: x}]\ntypes: {x: {seq: [{id: b, type: y, size: 1}]}, y: {seq: [{id: c, type: x}]}}"
    [cycle] = find_cycles(library_of(text))
    assert cuts(cycle) == {("x", "y")}


def test_where_no_field_has_a_size_the_one_that_closes_the_cycle_is_cut(library_of: Load) -> None:
    text = """
seq: [{id: a, type: x}]
types:
  x: {seq: [{id: b, type: y, repeat: eos}, {id: sized, type: x, size: 1}]}
  y: {seq: [{id: c, type: x, if: false}]}
"""
    [cycle] = find_cycles(library_of(text))
    assert cuts(cycle) == {("x", "x"), ("y", "x")}
    assert unbounded(cycle) == {("y", "x")}


def test_each_case_of_a_switch_can_close_a_cycle(library_of: Load) -> None:
    text = """
seq:
  - {id: kind, type: u1}
  - {id: body, size-eos: true, type: {switch-on: kind, cases: {1: demo, 2: many, 3: plain}}}
types: {many: {seq: [{id: each, type: demo, repeat: eos}]}, plain: {}}
"""
    [cycle] = find_cycles(library_of(text))
    assert (cuts(cycle), unbounded(cycle)) == ({("demo", "demo"), ("demo", "many")}, set())
    assert cycle.scope == ("demo",)


def test_two_cycles_of_one_specification(library_of: Load) -> None:
    text = "types: {x: {seq: [{id: a, type: x, size: 1}, {id: b, type: y}]}, y: {seq: [{id: c, type: y, size: 1}]}}"
    cycle, other = find_cycles(library_of(text))
    assert (cuts(cycle), cuts(other)) == ({("x", "x")}, {("y", "y")})


def test_a_cycle_over_two_files_has_no_enclosing_type(library_of: Load) -> None:
    cycles = find_cycles(
        library_of(
            "meta: {id: demo, imports: [other]}\nseq: [{id: a, type: other, size: 1}]",
            other="meta: {id: other, imports: [demo]}\nseq: [{id: b, type: demo, size: 1}]",
        )
    )
    assert [cycle.scope for cycle in cycles] == [()]
