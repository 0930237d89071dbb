"""Messages in which a size reaches behind the end of its stream, and broken values that a look-ahead sees."""

from __future__ import annotations

from ksyspark_codegen.synthesis import Verifier
from ksyspark_codegen.synthesis.breaking.breaches import attribute_of, breaches_of
from ksyspark_codegen.synthesis.breaking.classify import marks_of
from ksyspark_codegen.synthesis.breaking.goals import breaking_off, breaking_rule
from ksyspark_codegen.synthesis.solver import Solver

# A length counts at least the byte behind it, so that the stream never ends in front of `names`.
SIZES = """\
seq: [{id: body, type: body, size-eos: true}]
types:
  body:
    seq:
      - {id: adds, type: u1}
      - {id: more, type: s1}
      - {id: len, type: s1, valid: {expr: _ >= 0 and _ < _io.size - _io.pos}}
      - {id: names, size: 'adds == 1 ? len + more : len'}
"""


def made_for(library, name: str) -> list[bool]:
    """Return for each message that is made for a rule, without any that is known, whether it breaks that rule."""
    solver, verifier = Solver(library, library.specs["demo"], 1, {}), Verifier(library, library.specs["demo"].root)
    breach = next(one for one in breaches_of(library, library.specs["demo"]) if one.name == name)
    attribute, wanted = attribute_of(library, breach), (breach.owner, breach.field, breach.kind)
    found = [one for one in breaking_off(solver, breach, attribute) if one is not None]
    return [wanted in marks_of(verifier.read(one.data, one.params)) for one in found]


def test_a_size_behind_the_end_is_made_without_a_message_to_change(library_of) -> None:
    found = made_for(library_of(SIZES), "demo.body.names-size")
    assert found
    assert all(found)


LOOK_AHEAD = """\
seq: [{id: n, type: num, size: 4}, {id: rest, size-eos: true}]
instances:
  marks: {pos: 0, size: 4, -column: false}
  is_be: {value: 'marks[0] == 0', -column: false}
types:
  num:
    meta: {endian: {switch-on: _root.is_be, cases: {true: be, false: le}}}
    seq: [{id: n, type: u4, valid: {expr: _ < 1000 or _ > 0x7fffffff}}]
"""


def test_a_broken_value_is_what_was_looked_at_ahead(library_of) -> None:
    """The order of the number is given by the number itself: a value made up before it was known would be another."""
    library = library_of(LOOK_AHEAD)
    solver, verifier = Solver(library, library.specs["demo"], 1, {}), Verifier(library, library.specs["demo"].root)
    breach = next(one for one in breaches_of(library, library.specs["demo"]) if one.kind == "expr")
    attribute = attribute_of(library, breach)
    made = [one for _ in range(20) for one in breaking_rule(solver, breach, attribute) if one is not None]
    assert len(made) > 20
    faults = [verifier.read(one.data, one.params).fault for one in made]
    assert {one.kind if one is not None else None for one in faults} == {"expr"}
