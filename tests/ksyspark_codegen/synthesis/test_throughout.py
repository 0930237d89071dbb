"""All objects of a type show the same at once, so that few messages show it on many routes."""

from __future__ import annotations

from ksyspark_codegen.synthesis.validation.by_route import throughout

SPEC = """
seq:
  - {id: a, type: size}
  - {id: b, type: size}
  - {id: c, type: size}
  - {id: d, type: strict}
types:
  size:
    seq:
      - {id: form, type: u1, valid: {max: 250}}
      - {id: wide, type: u2, if: form == 241}
  strict:
    seq:
      - {id: first, type: u1, valid: 7}
      - {id: all, type: size, repeat: expr, repeat-expr: 2}
"""
ROUTES = [("a",), ("b",), ("c",), ("d", "all")]

KINDS = """
seq:
  - {id: kind, type: u1, valid: {max: 1}}
  - id: body
    type: {switch-on: kind, cases: {0: bare, 1: full}}
types:
  size:
    params: [{id: most, type: u1}]
    seq:
      - {id: form, type: u1, valid: {max: most}}
      - {id: wide, type: u2, if: form == 241}
  bare: {seq: [{id: a, type: size(240)}, {id: b, type: size(240)}, {id: c, type: size(240)}, {id: d, type: size(240)}]}
  full: {seq: [{id: a, type: size(241)}, {id: b, type: size(241)}, {id: c, type: size(241)}]}
"""


def test_one_message_shows_it_on_all_routes(solver_of) -> None:
    solver = solver_of(SPEC)
    known = [solver.one() for _ in range(3)]
    found = list(throughout(solver, known))
    assert {(route, "wide", "if", 1) for route in ROUTES} <= found[0].covered_at
    assert [found[0].data[at] for at in (0, 3, 6, 9, 10, 13)] == [241, 241, 241, 7, 241, 241]


def test_nothing_is_made_that_is_shown_already(solver_of) -> None:
    solver = solver_of(SPEC)
    known = [solver.one() for _ in range(3)]
    assert list(throughout(solver, [*known, *throughout(solver, known)])) == []


def test_one_goal_is_still_met_by_one_object(solver_of) -> None:
    solver = solver_of(SPEC)
    found = solver.one({("if", ("demo", "size"), "wide"): 1}, start=solver.one())
    assert {route for route, name, kind, value in found.covered_at if (name, kind, value) == ("wide", "if", 1)} == {
        ("a",)
    }


def test_messages_of_one_kind_that_fail_are_not_the_last(solver_of) -> None:
    solver = solver_of(KINDS)
    bare, full = (
        [solver.one({("case", ("demo",), "body"): kind}) for _ in range(count)] for kind, count in ((0, 3), (1, 1))
    )
    found = list(throughout(solver, [*bare, *full]))
    assert {route for one in found for route, *mark in one.covered_at if mark == ["wide", "if", 1]} == {
        ("body", "full", name) for name in "abc"
    }
