"""What no message can show of items and of what lies ahead is told; what messages show is not excluded."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis.coverage import cover

# Each item tells the kind of the next one; only kinds from 10 to 12 go on.
CHAIN = """\
seq:
  - {id: head, type: u1}
  - {id: first, type: told(head)}
  - id: links
    type: 'link(_index == 0 ? first.kind : links[_index - 1].next.kind)'
    repeat: until
    repeat-until: %s
    if: first.goes_on
types:
  told: {params: [{id: kind, type: s4}], instances: {goes_on: {value: kind >= 10 and kind <= 12}}}
  link:
    params: [{id: kind, type: s4}]
    seq: [{id: said, type: u1}, {id: next, type: told(said)}]
    instances: {announced: {value: kind, enum: kind}}
enums: {kind: {9: low, 10: one, 11: two, 12: three, 13: high}}
"""
AHEAD = """\
seq: [{id: n, type: u1}, {id: body, size-eos: true}]
instances:
  room: {value: _io.size - 1, -column: false}
  far: {pos: 1, type: far(room >= 4), -column: false}
  kind: {value: '%s ? far.number : 0', enum: kind}
types: {far: {params: [{id: has, type: bool}], seq: [{id: number, type: u4, if: has}]}}
enums: {kind: {0: none, 7: seven}}
"""
COUNT = """\
seq: [{id: n, type: u1, valid: {min: %d}}, {id: items, type: u1, repeat: expr, repeat-expr: n - 1}]
"""
ORDER = """\
seq: [{id: kind, type: u1}, {id: part, type: part}]
instances: {order: {value: 'kind > 9 ? kind : 2', enum: order}}
types:
  part:
    meta: {endian: {switch-on: _root.order, cases: {order::be: be, order::le: le}}}
    seq: [{id: x, type: u2}]
enums: {order: {2: be, 10: le, 11: mixed}}
"""


@pytest.fixture
def excluded_of(solver_of):
    """Return the maker of the points of a specification that no message can show; all others must be shown."""

    def make(text: str) -> set[str]:
        found = cover(solver_of(text))
        assert {str(one) for one in found.missing if one not in found.excluded} == set()
        return {str(one) for one in found.excluded}

    return make


def test_an_item_is_what_the_one_before_said(excluded_of) -> None:
    never = {"demo::link.announced: low", "demo::link.announced: high", "demo.links: none of them"}
    assert excluded_of(CHAIN % "not _.next.goes_on") == never


def test_one_that_goes_on_in_any_case_may_be_anything(excluded_of) -> None:
    assert excluded_of(CHAIN % "_.said == 0") == {"demo.links: none of them"}


def test_an_object_of_an_instance_is_there_only_where_somebody_asks_for_it(excluded_of) -> None:
    assert excluded_of(AHEAD % "room >= 4 and n > 0") == {"demo::far.number: absent"}


def test_a_field_may_be_absent_from_an_instance_that_is_asked_for_anyway(solver_of) -> None:
    found = cover(solver_of(AHEAD % "n > 0 and n < 9 and far.has"))
    assert "demo::far.number: absent" in {str(one) for one in found.shown}


@pytest.mark.parametrize(("least", "never"), [(1, set()), (2, {"demo.items: none of them"})])
def test_a_count_is_what_its_rules_allow(excluded_of, least, never) -> None:
    assert excluded_of(COUNT % least) == never


def test_an_order_that_an_object_is_not_told_is_in_no_message(excluded_of) -> None:
    assert excluded_of(ORDER) == {"demo.order: mixed"}
