"""What no message can show is told with what excludes it, and nothing is that a message shows."""

from __future__ import annotations

from random import Random

import pytest

from ksyspark.spec.load import check_and_unroll
from ksyspark_codegen.synthesis.excluded import Excluded
from ksyspark_codegen.synthesis.solver import Solver

BEHIND = """\
seq: [{id: n, type: u1}, %s]
instances: {size: {value: 'n > 9 ? 1 : 0', enum: size}}
types:
  part: {seq: [{id: width, size: 0, valid: {expr: _io.size == 2 or _io.size == 4}}, {id: all, size-eos: true}]}
  outer: {params: [{id: len, type: u1}], seq: [{id: part, size: len, type: part%s}]}
enums: {size: {0: small, 1: large}}
"""
BY_RULES = {
    "of its own stream": ("{id: part, size: n, type: part}", ""),
    "two objects deep": ("{id: outer, type: outer(n)}", ""),
    "of a field behind": ("{id: m, type: u1, valid: {expr: _ > n and _ < 10}}", ""),
}
NOT_BY_RULES = {
    "a field that may be absent": ("{id: k, type: u1}, {id: part, size: n, type: part, if: k != 0}", ""),
    "an object whose field may be absent": ("{id: outer, type: outer(n)}", ", if: len < 5"),
    "items, of which there may be none": ("{id: part, size: n, type: part, repeat: eos}", ""),
    "another size": ("{id: part, size: 'n > 9 ? 4 : n', type: part}", ""),
}


@pytest.fixture
def why(solver_of):
    """Return the maker of the reasons why points are excluded, by their words."""

    def make(text: str, **params: object) -> dict[str, str]:
        solver = solver_of(text, **params)
        excluded, attributes = Excluded(solver), dict(_attributes(solver))
        points = solver.points().values()
        told = {str(one): (attributes.get((one.owner, one.field)), one) for one in points}
        return {words: excluded.why(*one) or excluded.why_not_so(*one) for words, one in told.items()}

    return make


def filled(text: tuple[str, str]) -> str:
    return BEHIND % text


def _attributes(solver):
    return (((owner, attribute.id), attribute) for owner, attribute in solver.attributes())


@pytest.mark.parametrize("name", BY_RULES)
def test_what_rules_behind_a_value_exclude(why, name) -> None:
    assert "implied by the rules of demo" in why(filled(BY_RULES[name]))["demo.size: large"]


@pytest.mark.parametrize("name", NOT_BY_RULES)
def test_what_they_do_not_exclude_is_shown(why, solver_of, name) -> None:
    assert why(filled(NOT_BY_RULES[name]))["demo.size: large"] == ""
    solver = solver_of(filled(NOT_BY_RULES[name]))
    assert any(solver.one({("label", ("demo",), "size"): 1}) is not None for _ in range(8)), solver.last


PARAMS = """\
params: [{id: is_long, type: bool, -default: false}, {id: n, type: u1, -default: 3}]
seq: [{id: part, type: part(_root.is_long)}, {id: c, type: u1, if: n != 3}, {id: d, type: u1, if: part.a > 300}]
types: {part: {params: [{id: has, type: bool}], seq: [{id: a, type: u1}, {id: b, type: u1, if: has and a == 1}]}}
"""


def test_what_only_another_parameter_shows_is_told_with_it(why) -> None:
    found = why(PARAMS, is_long=False, n=3)
    assert found["demo::part.b: present"] == "shown only where the parameter is_long is true"
    assert found["demo.c: present"] == "shown only where the parameter n is not 3"
    assert found["demo.d: present"].startswith("no message can show this")
    assert {words for words, reason in found.items() if reason} == {
        "demo::part.b: present",
        "demo.c: present",
        "demo.d: present",
    }


@pytest.mark.parametrize("params", [{}, {"is_long": True, "n": 4}])
def test_parameters_that_may_be_others_exclude_nothing(why, params) -> None:
    found = why(PARAMS, **params)
    assert found["demo::part.b: present"] == found["demo.c: present"] == ""


def specification(seed: int) -> str:
    """Return a random specification with labels that depend on values and on rules before and behind them."""
    chance = Random(seed)

    def test(names: list[str]) -> str:
        signs, one = ["==", "!=", "<", ">="], chance.choice(names)
        other = chance.choice([*names, *map(str, range(5))])
        return f"{one} {chance.choice(signs)} {other}"

    def rules(names: list[str]) -> str:
        word = chance.choice(["and", "or"])
        rule = f', valid: {{expr: "{test(["_", "_", *names])} {word} {test(["_", "_io.size", *names])}"}}'
        return rule * chance.randrange(2) + f', if: "{test(names)}"' * (chance.random() < 0.2)

    def value(names: list[str]) -> str:
        return (
            f"'{test(names)} ? {chance.randrange(3)} : {test(names)} ? {chance.randrange(3)} : {chance.choice(names)}'"
        )

    inner = f"{{id: x, type: u1{rules(['p', '_io.size'])}}}, {{id: rest, size-eos: true}}"
    part = f"{{id: part, type: part(b), size: {chance.choice(['a', 'b', '2'])}{', if: a != 1' * chance.randrange(2)}}}"
    return f"""\
params: [{{id: q, type: u1, -default: 1}}]
seq: [{{id: a, type: u1}}, {{id: b, type: u1{rules(["a", "q"]).split(", if")[0]}}}, {part}]
instances:
  v: {{value: {value(["a", "b", "q"])}, enum: e}}
types:
  part:
    params: [{{id: p, type: u1}}]
    seq: [{inner}]
    instances:
      w: {{value: {value(["p", "_io.size"])}, enum: e}}
      z: {{value: {value(["_root.q", "p"])}, enum: e}}
enums: {{e: {{0: zero, 1: one, 2: two, 3: three}}}}
"""


@pytest.mark.parametrize("seed", range(40))
def test_nothing_is_excluded_of_a_random_specification_that_a_message_shows(library_of, seed) -> None:
    library = check_and_unroll(library_of(specification(seed))).library
    for told in ({}, {"q": Random(seed).randrange(4)}):
        solver = Solver(library, library.specs["demo"], seed, told)
        made = [one for one in (solver.one() for _ in range(25)) if one is not None]
        shown = {mark for one in made for mark in one.points}
        excluded, attributes = Excluded(solver), dict(_attributes(solver))
        points = [point for mark, point in solver.points().items() if mark in shown]
        attribute_of = {point: attributes.get((point.owner, point.field)) for point in points}
        assert [str(one) for one in points if excluded.why(attribute_of[one], one)] == []
        assert [str(one) for one in points if excluded.why_not_so(attribute_of[one], one)] == []
