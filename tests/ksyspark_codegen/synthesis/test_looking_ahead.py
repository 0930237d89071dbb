"""Fields become what a look-ahead has seen, whatever was made up first."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis import Verifier

RUNS = """\
seq: [{id: runs, type: run, repeat: eos}]
types:
  run:
    seq:
      - {id: ahead, type: ahead(_io.pos)}
      - {id: numbers, type: number, repeat: expr, repeat-expr: ahead.count}
      - {id: mark, type: mark}
    instances: {many: {value: 'ahead.count > 2 ? 2 : ahead.count', enum: many}}
  ahead:
    params: [{id: at, type: s4}]
    instances:
      looks: {pos: at, type: look, repeat: until, repeat-until: _io.eof or _.kind != 1}
      count: {value: 'looks.last.kind == 1 ? looks.size : looks.size - 1'}
  look: {seq: [{id: kind, type: u1}, {id: len, type: u1}, {id: data, size: len}]}
  number: {seq: [{id: kind, type: u1, valid: 1}, {id: len, type: u1}, {id: data, type: u2, size: len}]}
  mark: {seq: [{id: kind, type: u1, valid: {expr: _ != 1}}, {id: len, type: u1}, {id: text, size: len}]}
enums: {many: {0: none, 1: one, 2: more}}
""".replace("type: u2, size: len", "size: len")


def runs_of(message: bytes) -> list[int]:
    """Return how many fields of kind 1 stand before each other one."""
    found, count = [], 0
    while message:
        kind, size = message[:2]
        message = message[2 + size :]
        count = count + 1 if kind == 1 else found.append(count) or 0
    assert count == 0
    return found


def test_counts_are_those_of_the_fields(messages_of) -> None:
    found = [runs_of(message) for message in messages_of(RUNS)]
    assert {count for one in found for count in one} >= {0, 1, 2}


@pytest.mark.parametrize("label", [0, 1, 2])
def test_a_count_that_is_wanted_becomes_so_many_fields(solver_of, label) -> None:
    solver = solver_of(RUNS)
    goals = {("count", ("demo",), "runs"): 1, ("label", ("demo", "run"), "many"): label}
    made = [one for one in (solver.one(goals) for _ in range(8)) if one is not None]
    assert len(made) > 2, solver.last
    assert all(any(min(count, 2) == label for count in runs_of(one.data)) for one in made)


def test_messages_obey_where_the_end_of_the_stream_is_looked_at(solver_of) -> None:
    """Whether the stream ends behind what was seen is given before the fields there are chosen."""
    solver = solver_of("""
seq: [{id: n, type: 'part(ahead.size)', repeat: eos}]
instances: {ahead: {pos: 0, type: u1, repeat: until, repeat-until: _io.eof or _ == 7}}
types: {part: {params: [{id: size, type: s4}], seq: [{id: a, type: u1}, {id: b, type: u1, if: size > 2}]}}
""")
    verifier = Verifier(solver.library, solver.root)
    made = [solver.one() for _ in range(30)]
    assert None not in made, solver.last
    assert [one.data for one in made if verifier.read(one.data, one.params).fault is not None] == []
    for one in made:
        seen = one.data.index(7) + 1 if 7 in one.data else len(one.data)
        assert ((("demo",), "ahead", "count", min(seen, 2)) in one.points) == (seen > 0)


def test_a_tag_that_is_read_ahead_is_the_one_of_the_field(solver_of) -> None:
    solver = solver_of("""
seq: [{id: body, type: {switch-on: tag.kind, cases: {1: one, 2: two}}}]
instances: {tag: {pos: 0, type: tag}}
types:
  tag: {seq: [{id: kind, type: u1}, {id: len, type: u1}]}
  one: {seq: [{id: kind, type: u1}, {id: len, type: u1}, {id: a, size: len}]}
  two: {seq: [{id: kind, type: u2}, {id: b, type: strz, encoding: ASCII}]}
""")
    for case, tag in ((0, 1), (1, 2)):
        made = [solver.one({("case", ("demo",), "body"): case}) for _ in range(5)]
        assert [one.data[0] for one in made if one is not None] == [tag] * 5


def test_bytes_that_only_an_instance_reads_are_there(messages_of) -> None:
    found = messages_of("""
seq: [{id: n, type: u1, valid: {expr: _ == far.a}}]
instances: {far: {pos: 3, type: far}}
types: {far: {seq: [{id: a, type: u1}, {id: len, type: u1}, {id: data, size: len}]}}
""")
    for message in found:
        assert message[0] == message[3]
        assert len(message) >= 5 + message[4]
