"""What an earlier field must be follows from what comes later: sizes, counts, cases, rules over several fields."""

from __future__ import annotations

import struct

import pytest

SIZES = {
    "len": ("u1", lambda n: n),
    "len - 4": ("u1", lambda n: n - 4),
    "len * 2 + 1": ("u1", lambda n: n * 2 + 1),
    "len >> 2": ("u2", lambda n: n >> 2),
    "len / 3": ("u2", lambda n: n // 3),
    "(len & 0xf0) >> 4": ("u1", lambda n: n >> 4),
    "len == 255 ? 0 : len + 2": ("u1", lambda n: 0 if n == 255 else n + 2),
    "0x100 - len": ("u2", lambda n: 256 - n),
    "(len ^ 0x55) - 1": ("u1", lambda n: (n ^ 0x55) - 1),
}


@pytest.mark.parametrize("size", SIZES)
def test_a_size_follows_its_content(messages_of, size) -> None:
    kind, size_of = SIZES[size]
    found = messages_of(f"seq: [{{id: len, type: {kind}}}, {{id: body, size: '{size}'}}]")
    width = int(kind[1])
    for message in found:
        assert len(message) - width == size_of(int.from_bytes(message[:width]))
    assert len({len(message) for message in found}) > 3


def test_a_size_of_several_digits(messages_of) -> None:
    """Seven bits a byte, the top bit says that one more follows: the size is in the count of bytes as well."""
    found = messages_of("""
seq: [{id: len, type: number}, {id: body, size: len.value}]
types:
  number:
    seq: [{id: d, type: u1, repeat: until, repeat-until: _ < 128, valid: {expr: _ < 128 or _index < 1}}]
    instances: {value: {value: "d.size == 1 ? d[0] : (d[0] & 127) + (d[1] & 127) * 128"}}
""")
    for message in found:
        digits = 1 if message[0] < 128 else 2
        value = message[0] & 127 | (message[1] << 7 if digits == 2 else 0)
        assert len(message) == digits + value


def test_a_size_in_two_parts(messages_of) -> None:
    found = messages_of("seq: [{id: hi, type: b4}, {id: lo, type: b12}, {id: b, size: (hi << 12) | lo}]")
    assert all(len(message) - 2 == int.from_bytes(message[:2]) for message in found)


def test_one_size_for_two_contents(messages_of) -> None:
    found = messages_of("seq: [{id: n, type: u1}, {id: a, size: n}, {id: b, type: str, size: n}]")
    assert all(len(message) == 1 + 2 * message[0] for message in found)


def test_a_size_counts_what_is_inside(messages_of) -> None:
    found = messages_of("""
seq: [{id: n, type: u2}, {id: w, size: n, type: outer}]
types:
  outer: {seq: [{id: m, type: u1}, {id: v, size: m, type: inner}, {id: rest, size-eos: true}]}
  inner: {seq: [{id: items, type: pair, repeat: eos}]}
  pair: {seq: [{id: l, type: u1}, {id: d, size: l}]}
""")
    for message in found:
        assert len(message) == 2 + int.from_bytes(message[:2])
        inner = message[3 : 3 + message[2]]
        while inner:
            inner = inner[1 + inner[0] :]


def test_a_rule_over_fields_that_came_before(messages_of) -> None:
    found = messages_of("seq: [{id: a, type: u1}, {id: b, type: u1}, {id: c, type: u1, valid: {expr: _ == a + b}}]")
    assert all(c == a + b for a, b, c in found)


def test_contents_terminators_and_padding(messages_of) -> None:
    found = messages_of("""
seq:
  - {id: magic, contents: AB}
  - {id: name, type: strz}
  - {id: code, type: str, size: 6, pad-right: 0x2a, encoding: IBM1047}
  - {id: line, terminator: 10, include: true}
""")
    for message in found:
        assert message.startswith(b"AB")
        _, _, rest = message[2:].partition(b"\0")
        assert rest[6:].index(10) == len(rest) - 7


def test_what_an_instance_sees_before_its_bytes_are_read(messages_of) -> None:
    """The version, read by a look-ahead, decides the byte order; its own rule comes later."""
    found = messages_of("""
seq: [{id: body, type: header}]
instances: {mark: {pos: 2, size: 2}, order: {value: "mark[0] != 0 ? 2 : 1"}}
types:
  header:
    meta: {endian: {switch-on: _root.order, cases: {1: be, 2: le}}}
    seq: [{id: a, type: u2}, {id: version, type: u2, valid: 2}]
""")
    assert {message[2:4] for message in found} <= {b"\0\2", b"\2\0"}


def test_the_end_of_the_stream_decides(messages_of) -> None:
    found = messages_of("""
seq:
  - {id: a, type: u2}
  - {id: b, type: u1, if: not _io.eof}
  - {id: c, type: u2, repeat: until, repeat-until: _io.eof, if: not _io.eof}
""")
    assert {len(message) for message in found} >= {2, 3, 5}
    assert all(len(message) in (2, 3) or len(message) % 2 for message in found)


def test_floats_and_wide_numbers_keep_their_rules(messages_of) -> None:
    found = messages_of("seq: [{id: f, type: f8, valid: {min: 0.5, max: 2.0}}, {id: n, type: s8, valid: {max: -5}}]")
    for message in found:
        number, whole = struct.unpack(">dq", message)
        assert 0.5 <= number <= 2.0
        assert whole <= -5


def test_a_value_that_two_rules_forbid_is_told_with_the_expression(solver_of) -> None:
    solver = solver_of("seq: [{id: a, type: u1, valid: 5}, {id: b, type: u1, valid: {expr: _ > 3 and a < 5}}]")
    assert solver.any() is None
    assert "_ > 3 and a < 5" in solver.last


def test_both_values_of_a_parameter_come_by_although_it_has_a_default(solver_of) -> None:
    solver = solver_of("params: [{id: p, type: bool, -default: false}]\nseq: [{id: a, type: u1, if: p}]")
    made = [solver.one() for _ in range(20)]
    assert {one.params["p"] for one in made if one is not None} == {False, True}


FIXED = "fixed: {seq: [{id: width, size: 0, valid: {expr: _io.size == 1 or _io.size == 2}}, {id: all, size-eos: true}]}"


def test_a_label_that_rules_forbid_on_one_way_is_reached_on_another(solver_of) -> None:
    solver = solver_of(f"""
seq: [{{id: a, type: u1}}, {{id: one, size: a, type: fixed}}, {{id: b, type: u1}}, {{id: two, size: b}}]
instances: {{r: {{value: 'a > 9 ? 1 : b > 9 ? 1 : 0', enum: e}}}}
types: {{{FIXED}}}
enums: {{e: {{0: none, 1: large}}}}
""")
    made = [solver.one({("label", ("demo",), "r"): 1}) for _ in range(6)]
    assert None not in made, solver.last
    assert all(one.data[0] in (1, 2) and one.data[1 + one.data[0]] > 9 for one in made if one is not None)


def test_a_field_whose_rule_is_in_the_way_is_left_out_where_it_may_be(solver_of) -> None:
    solver = solver_of(f"""
seq:
  - {{id: kind, type: u1}}
  - {{id: n, type: u1}}
  - {{id: number, size: n, type: fixed, if: kind == 1}}
  - {{id: text, size: n, if: kind != 1}}
instances: {{r: {{value: 'n > 9 ? 1 : 0', enum: e}}}}
types: {{{FIXED}}}
enums: {{e: {{0: none, 1: large}}}}
""")
    made = [solver.one({("label", ("demo",), "r"): 1}) for _ in range(12)]
    assert None not in made, solver.last
    assert all(one.data[0] != 1 and one.data[1] > 9 for one in made if one is not None)


def test_bytes_are_as_long_as_an_expression_can_tell(solver_of) -> None:
    spec = "seq: [{id: n, type: u1}, {id: t, size: 'n == 7 ? 8 : 0'}, {id: x, type: u1, if: t.length != 0}]"
    solver = solver_of(spec)
    found = [solver.one({("if", ("demo",), "x"): 1}) for _ in range(10)]
    assert {one.data[0] if one is not None else None for one in found} == {7}
