"""Values whose terminator may be missing at the end of their stream."""

from __future__ import annotations

SPEC = """\
seq: [{id: len, type: u1}, {id: text, type: text, size: len}]
types:
  text:
    seq:
      - {id: value, terminator: 0, consume: false, eos-error: false}
      - {id: ending, size-eos: true}
    instances:
      is_ended: {value: 'ending.length > 0 ? 1 : value.length > 0 ? 2 : 3', enum: how}
enums: {how: {1: ended, 2: open, 3: empty}}
"""


def test_both_come_by(messages_of) -> None:
    found = messages_of(SPEC, 60)
    assert {0 in message[1:] for message in found} == {False, True}
    assert all(len(message) == 1 + message[0] for message in found)


def test_a_text_without_terminator_is_made_where_it_is_wanted(solver_of) -> None:
    solver = solver_of(SPEC)
    for how in (1, 2, 3):
        made = [solver.one({("label", ("demo", "text"), "is_ended"): how}) for _ in range(6)]
        assert None not in made, solver.last
        endings = [1 if 0 in one.data[1:] else 2 if len(one.data) > 1 else 3 for one in made]
        assert endings == [how] * 6


def test_a_field_behind_it_gets_its_bytes(messages_of) -> None:
    found = messages_of("seq: [{id: a, terminator: 0, eos-error: false}, {id: b, type: u1}]")
    assert all(0 in message[:-1] for message in found)


def test_a_terminator_must_be_there_where_nothing_else_is_said(messages_of) -> None:
    assert all(message[-1] == 0 for message in messages_of("seq: [{id: a, terminator: 0}]"))


ITEMS = """\
seq: [{id: len, type: u1, valid: {min: %d}}, {id: list, size: len, type: list}]
types:
  list: {seq: [{id: items, type: item, repeat: eos}]}
  item: {seq: [{id: value, terminator: 0, eos-error: false}]}
"""


def test_items_that_may_go_on_to_the_end_hold_a_byte_each(solver_of) -> None:
    solver = solver_of(ITEMS % 0)
    made = [solver.one() for _ in range(200)]
    assert None not in made, solver.last
    assert any(one.data[-1] for one in made if len(one.data) > 1)


def test_a_stream_has_as_many_items_as_are_wanted_although_its_size_is_told(solver_of) -> None:
    solver = solver_of(ITEMS.replace("size: len", "size: _io.size - 1") % 0)
    for count in (0, 1, 2):
        made = [solver.one({("count", ("demo", "list"), "items"): count}) for _ in range(20)]
        found = [one.data[1:].count(0) + (one.data[-1] != 0 and len(one.data) > 1) for one in made if one is not None]
        assert len(found) > 15
        assert {min(one, 2) for one in found} == {count}
