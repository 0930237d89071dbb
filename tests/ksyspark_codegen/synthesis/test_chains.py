"""Chains: what an item says tells whether another one follows, and what that is."""

from __future__ import annotations

PLACED = """\
seq: [{id: size, type: u1}, {id: links, type: 'link(_io.pos, _index)', repeat: until, repeat-until: not _.has_next}]
types:
  link:
    params: [{id: begin, type: s4}, {id: index, type: s4}]
    seq: [{id: kind, type: u2}, {id: more, type: u2}]
    instances: {has_next: {value: 'begin == 1 + 4 * index ? kind == 999 : false'}}
"""


def test_an_item_begins_where_it_began_for_all_who_ask_later(solver_of) -> None:
    solver = solver_of(PLACED)
    made = [solver.one({("count", ("demo",), "links"): 2}) for _ in range(4)]
    assert None not in made, solver.last
    assert all(one.data[1:3] == (999).to_bytes(2) for one in made)


VALIDATED = """\
seq: [{id: links, type: link(_io.pos), repeat: until, repeat-until: not _.is_sound}, {id: rest, size-eos: true}]
types:
  link:
    params: [{id: begin, type: s4}]
    seq: [{id: body, size: 12, if: is_sound}]
    instances:
      len_left: {value: _io.size - begin}
      front: {pos: begin, type: front(len_left >= 12)}
      is_sound: {value: 'len_left < 12 ? false : front.a.letters == 0x584d4c21 and front.a.version == 5'}
  front: {params: [{id: is_there, type: bool}], seq: [{id: a, type: a, if: is_there}]}
  a: {seq: [{id: letters, type: u4}, {id: version, type: u4}]}
"""


def test_what_is_seen_of_an_item_only_when_there_are_bytes_is_asked_for_step_by_step(solver_of) -> None:
    solver = solver_of(VALIDATED)
    made = [solver.one({("count", ("demo",), "links"): 2}) for _ in range(4)]
    assert None not in made, solver.last
    assert all(one.data.startswith(b"XML!\0\0\0\5") for one in made)


TOGETHER = """\
seq:
  - {id: links, type: 'link(_index, _index > 0 ? links[_index - 1].kind : 0)', repeat: until, repeat-until: _.kind == 0}
types:
  link:
    params: [{id: index, type: s4}, {id: before, type: s4}]
    seq: [{id: kind, type: u1}]
    instances: {place: {value: 'index > 0 and before != 9 ? 1 : 0', enum: place, if: kind == 9}}
enums: {place: {0: first, 1: behind}}
"""


def test_goals_about_one_field_are_met_together_by_an_item_that_can(solver_of) -> None:
    solver, link = solver_of(TOGETHER), ("demo", "link")
    goals = {("count", ("demo",), "links"): 3, ("if", link, "place"): 1, ("label", link, "place"): 1}
    made = [one for one in (solver.one(goals) for _ in range(8)) if one is not None]
    assert len(made) >= 4, solver.last
    assert all(one.data[0] != 9 and one.data[1] == 9 for one in made)


def test_a_chain_through_which_nothing_can_be_worked_out_is_given_up(solver_of) -> None:
    text = """\
seq: [{id: first, type: u1}, {id: links, type: 'link(_index > 0 ? links[_index - 1].told : first)', repeat: until,
       repeat-until: _.told == 3 or _index == 250}]
types: {link: {params: [{id: told, type: u1}], seq: [{id: x, type: u1}]}}
instances: {last: {value: links.last.told, enum: code}}
enums: {code: {7: seven}}
"""
    solver = solver_of(text)
    made = [solver.one({("count", ("demo",), "links"): 251, ("label", ("demo",), "last"): 7}) for _ in range(2)]
    assert all(one is None or one.data[0] == 7 for one in made)
