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
