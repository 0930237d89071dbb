"""Each point is covered on each route that leads to objects of a type."""

from __future__ import annotations

from ksyspark_codegen.synthesis.routes import reaches
from ksyspark_codegen.synthesis.validation.by_route import everywhere

SPEC = """
seq:
  - {id: head, type: size}
  - {id: kind, type: u1}
  - {id: body, type: {switch-on: kind, cases: {1: size, 2: sizes}}}
types:
  size:
    seq:
      - {id: form, type: u1}
      - {id: wide, type: u2, if: form == 255}
  sizes:
    seq: [{id: num, type: u1}, {id: all, type: size, repeat: expr, repeat-expr: num}]
"""
ROUTES = [(), ("head",), ("body", "size"), ("body", "sizes"), ("body", "sizes", "all")]


def test_routes_pass_items_and_tell_cases(solver_of) -> None:
    assert [one.route for one in reaches(solver_of(SPEC))] == ROUTES


def test_a_goal_is_wanted_where_its_route_leads_to(solver_of) -> None:
    for one in list(reaches(solver := solver_of(SPEC)))[2:]:
        if one.owner.path == ("demo", "size"):
            goal = ("if", one.owner.path, "wide")
            found = solver.one({**one.goals, goal: 1}, routes={**one.routes, goal: one.route})
            assert found is not None
            assert (one.route, "wide", "if", 1) in found.covered_at


def test_what_is_shown_somewhere_is_shown_everywhere(solver_of) -> None:
    solver = solver_of(SPEC)
    goals = {("if", ("demo", "size"), "wide"): 1}
    known = [solver.one(goals, routes={next(iter(goals)): ("head",)}), solver.one()]
    found = [*known, *everywhere(solver, known)]
    covered = {mark for one in found for mark in one.covered_at}
    sizes = [route for route in ROUTES if route and route[-1] in ("head", "size", "all")]
    assert {(route, "wide", "if", 1) for route in sizes} <= covered
