"""What only a whole specification shows: registers, order of rows, parameters, imports, large numbers."""

from __future__ import annotations

import random

import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark_codegen.synthesis.mutation import scrambled

CALL_IN_DEEP_LOOPS = """
    meta: {id: deep_loops, endian: be}
    seq:
      - {id: a, type: u1}
      - {id: b, type: u1, if: p > 0}
      - {id: rows, type: row, repeat: eos}
    instances:
      p: {pos: 0, type: u1}
    types:
      row: {seq: [{id: n, type: u1}, {id: cells, type: cell, repeat: expr, repeat-expr: n}]}
      cell: {seq: [{id: n, type: u1}, {id: bytes, size: _root.p, repeat: expr, repeat-expr: n}]}
"""
ASKED_IN_ANOTHER_ORDER = """
    meta: {id: orders, endian: be}
    seq: [{id: items, type: item, repeat: eos}]
    types:
      item:
        seq:
          - {id: k, type: u1}
          - {id: v, type: u1, if: k == 0 or many.size > 0}
          - {id: w, type: u1, if: k > 1 and one.x > 0}
        instances:
          many: {pos: k, type: u1, repeat: expr, repeat-expr: k + 1}
          one: {pos: k, type: leaf}
      leaf: {seq: [{id: x, type: u1}]}
"""
CUT_OFF_BY_AN_UNSUPPORTED_TYPE = """
    meta: {id: cut_off, endian: be}
    seq:
      - {id: k, type: u1}
      - {id: s, type: sibling}
      - {id: a, type: one, if: k == 1}
      - {id: b, type: u1, if: s.p > 0}
    types:
      sibling: {seq: [{id: x, type: u1}], instances: {p: {pos: 0, type: u1}, q: {value: p + 1}}}
      one: {seq: [{id: x, size: "_root.s.p.to_s.length"}]}
"""
LARGE_NUMBERS = """
    meta: {id: large, endian: be}
    seq:
      - {id: k, type: u8}
      - {id: v, type: {switch-on: k, cases: {0x200000001: one, 0x200000002: two, 0x1ffffffff: one}}}
    types:
      one: {seq: [{id: x, type: u1}]}
      two: {seq: [{id: x, size: 5000000000}]}
"""
ORDER_AROUND = """
    meta: {id: order_around, endian: {switch-on: _io.size % 2, cases: {0: le, 1: be}}}
    seq: [{id: a, type: u2}, {id: b, type: inner, repeat: eos}]
    types:
      inner: {seq: [{id: x, type: s4}, {id: list, type: u2, repeat: expr, repeat-expr: 2}]}
    instances:
      mark: {pos: 0, type: u2}
"""
CONSTANT_TEXTS = """
    meta: {id: constant_texts, encoding: IBM037}
    seq: [{id: n, type: u1}, {id: a, type: str, size: 1}]
    instances:
      word: {value: '"wörd"'}
      given: {value: word, if: n > 1}
      chosen: {value: "n == 1 ? 'one' : a"}
"""
NO_FIELDS = """
    meta: {id: no_fields}
    instances: {size: {value: _io.size}, two: {value: 1 + 1}}
"""


@pytest.mark.parametrize(
    ("text", "good"),
    [
        (CALL_IN_DEEP_LOOPS, ["0101 02 01 aa 02 bbcc", "0203 01 02 aabb ccdd"]),
        (ASKED_IN_ANOTHER_ORDER, ["0005 0106 0007", "00 05 02 05 01 02 00 07"]),
        (CUT_OFF_BY_AN_UNSUPPORTED_TYPE, ["00 02 03", "05 02 06", "01 02 03 04"]),
        (LARGE_NUMBERS, ["0000000200000001 05", "0000000000000007", "0000000200000002 05"]),
        (ORDER_AROUND, ["0102 04030201 0100 0200", "0201"]),
        (NO_FIELDS, ["", "0102"]),
        (CONSTANT_TEXTS, ["01 c1", "02 5a"]),
    ],
)
def test_the_machine_agrees(format_of, differential, text, good) -> None:
    fmt, chance = format_of(text), random.Random(7)
    seeds = [bytes.fromhex(one) for one in good]
    messages = seeds + [scrambled(chance, chance.choice(seeds)) for _ in range(1000)]
    outcome = differential.both(fmt, messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    if not fmt.plan.unsupported:
        # Switched on a number of 64 bits without sign, half of which no register holds.
        assert not outcome.needlessly or text is LARGE_NUMBERS
    assert len(outcome.fallback_rows) < len(messages)


def test_an_instance_cannot_decide_its_own_byte_order(format_of, differential) -> None:
    fmt = format_of("""
        meta: {id: own_order, endian: {switch-on: mark, cases: {1: le, 2: be}}}
        seq: [{id: a, type: u2}]
        instances: {mark: {pos: 0, type: u1}}
    """)
    assert fmt.plan.unsupported == {"own_order": "an instance that is read before the byte order is decided"}
    outcome = differential.both(fmt, [b"\x01\x02"], {}, DecodeOptions())
    assert outcome.difference([b"\x01\x02"]) == ""
    assert outcome.machine.failures[0].field == "mark"


PARAMETERS = """
    meta: {id: with_params, endian: be}
    params:
      - {id: n, type: u4}
      - {id: is_long, type: bool, -default: true}
      - {id: kind, type: u1, -default: 1}
    seq:
      - {id: a, size: n}
      - {id: b, type: u1, if: is_long and kind == 1}
    instances: {twice: {value: n * 2}, kind_too: {value: kind}, is_long_too: {value: is_long}}
"""


@pytest.mark.parametrize(
    "params",
    [
        {"n": 1},
        {"n": [0, 1, 2, None, 1 << 62, -1], "is_long": False},
        {
            "n": [0, 1, None, 2, 1 << 64, 3],
            "is_long": [True, False, None, True, True, None],
            "kind": [1, 2, 3, None] * 2,
        },
    ],
)
def test_parameters_of_all_kinds(format_of, differential, params) -> None:
    messages = [b"abc", b"ab", b"abcd", b"", b"a", b"abcd"]
    params = {name: given[:6] if isinstance(given, list) else given for name, given in params.items()}
    outcome = differential.both(format_of(PARAMETERS), messages, params, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly


TEXT_PARAMETERS = """
    meta: {id: text_params, encoding: UTF-8}
    params:
      - {id: n, type: u1, -default: 2}
      - {id: t, type: str, -default: auto}
      - {id: o, type: bytes, -default: '61 62'}
    seq:
      - {id: a, type: str, size: n, valid: {expr: t == 'auto' or _ == t}}
      - {id: b, size: o.length, valid: {expr: _ == o or t == 'auto'}}
    instances:
      t_too: {value: t}
      o_too: {value: o}
      first: {value: 'o.length > 0 ? o[0] : -1'}
      is_auto: {value: t == 'auto'}
"""


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"t": "ab", "o": b""},
        {"t": ["ab", "auto", None, "é", "", "\ud800"], "o": [b"cd", None, b"c", b"", b"abc", b"cd"]},
        {"n": [2, 1, None, 0, 2, 2], "o": b"c"},
    ],
)
def test_parameters_of_text_and_bytes(format_of, differential, params) -> None:
    fmt = format_of(TEXT_PARAMETERS)
    assert not fmt.plan.unsupported
    messages = [b"abcd", b"abab", b"abc", b"", b"ab", b"xycd"]
    outcome = differential.both(fmt, messages, params, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert outcome.needlessly <= {5}


def test_a_text_parameter_as_the_only_text(format_of, differential) -> None:
    fmt = format_of("""
        meta: {id: only_text}
        params: [{id: t, type: str}]
        seq: [{id: n, type: u1}]
        instances: {t_too: {value: t}}
    """)
    messages, params = [b"1", b"2", b""], {"t": ["one", "é", "none"]}
    outcome = differential.both(fmt, messages, params, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert outcome.machine.columns.column("t_too").to_pylist()[:2] == ["one", "é"]


def test_floating_parameters_go_to_the_reference_decoder(format_of) -> None:
    fmt = format_of("""
        meta: {id: floating_param, encoding: ASCII}
        params: [{id: t, type: f8}]
        seq: [{id: a, type: u1}]
    """)
    assert fmt.plan.unsupported == {"floating_param": "the parameter t is a floating-point number"}


def test_imported_types(tmp_path, differential) -> None:
    (tmp_path / "leaf.ksy").write_text("""
meta: {id: leaf, endian: le}
seq: [{id: x, type: u2}, {id: y, type: inner, if: x > 0}]
types:
  inner: {seq: [{id: z, type: u1}], instances: {more: {value: z + _root.x}}}
instances: {first: {pos: 0, type: u1}}
""")
    (tmp_path / "whole.ksy").write_text("""
meta: {id: whole, endian: be, imports: [leaf]}
seq: [{id: a, type: leaf}, {id: n, type: u1}, {id: b, type: leaf, size: n}, {id: c, type: leaf, repeat: eos}]
""")
    fmt, chance = find_format(str(tmp_path / "whole.ksy")), random.Random(5)
    seeds = [bytes.fromhex("0100 05 05 0200 06 0708 0000"), bytes.fromhex("0000 02 0000 0900 01")]
    messages = seeds + [scrambled(chance, chance.choice(seeds)) for _ in range(500)]
    outcome = differential.both(fmt, messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
    assert not fmt.plan.unsupported


def test_items_without_a_case_are_null_and_keep_the_numbers_of_the_others(format_of, differential) -> None:
    fmt = format_of("""
        meta: {id: gaps, endian: be}
        seq: [{id: a, repeat: expr, repeat-expr: 3, type: {switch-on: _index % 2, cases: {1: u1}}}]
        instances: {count: {value: a.size}}
    """)
    outcome = differential.both(fmt, [b"\x05"], {}, DecodeOptions())
    assert not outcome.difference([b"\x05"])
    assert outcome.machine.columns.to_pylist() == [{"a": [None, {"u1": 5}, None], "count": 3}]


def test_a_value_of_an_object_cast_to_another_type_that_does_not_fit_is_a_reject(format_of, differential) -> None:
    fmt = format_of("""
        meta: {id: casts, endian: be}
        seq: [{id: k, type: u1}, {id: v, type: {switch-on: k, cases: {1: one, 2: text}}}]
        instances: {x: {value: v.as<one>.x}}
        types: {one: {seq: [{id: x, type: u1}]}, text: {seq: [{id: x, size: 1}]}}
    """)
    messages = [b"\x01\x05", b"\x02\x05"]
    outcome = differential.both(fmt, messages, {}, DecodeOptions())
    assert not outcome.difference(messages)
    assert {row: failure.field for row, failure in outcome.reference.failures.items()} == {1: "x"}


def test_a_rule_does_not_see_the_fields_behind_its_own(format_of, differential) -> None:
    fmt = format_of("""
        meta: {id: early, endian: be}
        seq: [{id: b, type: u1, valid: {expr: next > 0}}, {id: a, type: u1}]
        instances: {next: {value: a + 1}}
    """)
    outcome = differential.both(fmt, [b"\x01\x02"], {}, DecodeOptions())
    assert not outcome.difference([b"\x01\x02"])
    assert outcome.reference.failures[0].reason == "`a` is used but is not there"


def test_a_cast_converts_no_number(format_of, differential) -> None:
    fmt = format_of("""
        meta: {id: numbers, endian: be}
        seq: [{id: v, type: f4}]
        instances: {x: {value: v.as<u1> + 1}}
    """)
    messages = [bytes.fromhex("7fc00000"), bytes.fromhex("40000000")]
    outcome = differential.both(fmt, messages, {}, DecodeOptions())
    assert not outcome.difference(messages)
    assert {failure.field for failure in outcome.reference.failures.values()} == {"x"}
