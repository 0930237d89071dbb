"""Each kind of proof, with a specification next to it in which a message can break the rule after all."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis import Broken, broken_messages
from ksyspark_codegen.synthesis.breaking import NotBroken

AHEAD = (
    "instances: {ahead: {pos: 0, type: %s}}\ntypes: {part: {seq: [{id: x, %s}]}}\nseq: [{id: a, type: part, if: %s}]"
)
VERDICT = """\
seq: [{id: v, type: verdict(ahead)}, {id: a, type: part, if: v.code == 0}]
instances: {ahead: {pos: 0, type: u1}}
types:
  verdict: {params: [{id: found, type: u1}], instances: {code: {value: 'found > 3 ? 1 : found == 0 ? 2 : 0'}}}
  part: {seq: [{id: x, type: u1, valid: {max: %d}}]}
"""
ORDER = """\
seq: [{id: k, type: u1, valid: {any-of: %s}}, {id: body, type: body}]
types: {body: {meta: {endian: {switch-on: _root.k, cases: {1: be, 2: le}}}, seq: [{id: x, type: u2}]}}
"""
UNTIL = """\
seq: [{id: items, type: item, repeat: until, repeat-until: _io.size - _io.pos < %d, if: _io.size >= 2}]
types: {item: {seq: [{id: x, type: u2}]}}
"""
CONTENT = """\
seq: [{id: n, type: u1, valid: {min: %d}}, {id: body, size: n, type: body}]
types: {body: {seq: [{id: a, type: u1}, {id: b, type: u2}]}}
"""
CASE = """\
seq: [{id: n, type: u1}, {id: body, type: {switch-on: n, cases: {1: part}}}]
types: {part: {seq: [{id: x, type: u1, valid: {expr: _parent.n == %d or _ == 7}}]}}
"""
TAIL = "instances: {tail: {pos: 0, size: '_io.size >= 4 ? 4 : 0'}}\nseq: [{id: x, type: u4, if: %s}]"
BIT = "seq: [{id: f, type: u1}, {id: a, size: ((f >> 2) & 1) - 1, if: (f & %d) != 0}]"
SHARE = "seq: [{id: n, type: u1}, {id: k, type: u1, valid: {expr: _ <= n / 4}}, {id: a, size: n - %d * k}]"
ROOM = "seq: [{id: n, type: u1, valid: {expr: _ >= 1 and _ <= _io.size - _io.pos + %d}}, {id: a, size: n - 1}]"
LEFT = "seq: [{id: n, type: u1}, {id: x, type: u4, if: _io.size - _io.pos >= %d}]"
BITS = "seq: [{id: n, type: %s}, {id: x, type: u1, repeat: eos}]"
TEXT = """\
seq: [{id: n, type: u1}, {id: body, size: n, type: body}]
types: {body: {seq: [{id: a, type: str, encoding: UTF-8, terminator: 0, eos-error: %s}, {id: rest, size-eos: true}]}}
"""
NEXT = """\
seq: [{id: items, type: item, repeat: %s}]
types:
  item: {seq: [{id: ahead, type: ahead(_io.pos)}, {id: x, type: u1, if: ahead.look != 0}, {id: y, type: u1}]}
  ahead: {params: [{id: at, type: u4}], instances: {look: {pos: at, type: u1}}}
"""
TWICE = """\
seq: [{id: k, type: u1}, {id: a, type: a}, {id: b, type: b}]
types:
  a: {meta: {endian: {switch-on: _root.k, cases: {1: be, 2: le}}}, seq: [{id: x, type: u2}]}
  b: {meta: {endian: {switch-on: _root.k, cases: {%s}}}, seq: [{id: x, type: u2}]}
"""
LAST = """\
seq:
  - {id: n, type: u1}
  - {id: end, type: u1, valid: {min: 2}}
  - {id: items, type: item, repeat: expr, repeat-expr: n}
  - {id: rest, size: end - _io.pos}
types: {item: {seq: [{id: len, type: u1, valid: {expr: _ <= _root.end - _io.pos + %d}}, {id: data, size: len}]}}
"""
ASKED = """\
seq: [{id: a, size: %d}, {id: b, type: u1, if: has}]
instances: {mark: {pos: 4, type: u1, -column: false}, has: {value: mark == 1}}
"""
GUARDED = """\
seq: [{id: a, type: u1, if: has}]
instances:
  near: {pos: 0, type: u1, -column: false}
  far: {pos: 8, type: u1, -column: false}
  has: {value: %s}
"""
PEEK = """\
seq:
  - {id: ahead, type: ahead(_io.pos)}
  - {id: items, type: item, repeat: expr, repeat-expr: ahead.count%s}
types:
  ahead:
    params: [{id: at, type: s4}]
    instances:
      looks: {pos: at, type: look, repeat: until, repeat-until: _io.eof or _.kind != 1}
      count: {value: 'looks.last.kind == 1 ? looks.size : looks.size - 1'}
  look: {seq: [{id: kind, type: u1}, {id: len, type: u1}, {id: data, size: len}]}
  item: {seq: [{id: head, type: head}, {id: data, size: head.len}]}
  head: {seq: [{id: kind, type: u1}, {id: len, type: u1}]}
"""
MAYBE = """\
seq:
  - {id: a, type: u1}
  - {id: x, type: u1, if: a != 0}
  - {id: f, type: u1, valid: {expr: %s x == 5}}
  - {id: g, type: u1, if: f == 1 %s}
"""


@pytest.fixture
def outcome_of(library_of):
    """Return the maker of what became of one rule of a specification `demo`; None for one that is not listed."""

    def make(text: str, name: str) -> Broken | NotBroken | None:
        library = library_of(text)
        made = broken_messages(library, library.specs["demo"], 1)
        return next((one for one in made if one.breach.name == name), None)

    return make


@pytest.mark.parametrize(
    ("rule", "proven", "broken"),
    [
        pytest.param(
            "demo.part.x-eq",
            AHEAD % ("u1", "type: u1, valid: 7", "ahead == 7"),
            AHEAD % ("u1", "type: u1, valid: 7", "ahead >= 7"),
            id="looked at ahead",
        ),
        pytest.param("demo.body-content", TEXT % "false", TEXT % "true", id="a text that the end may end"),
        pytest.param("demo.ahead.look-position", NEXT % "eos", NEXT % "expr, repeat-expr: 2", id="a byte of an item"),
        pytest.param("demo.b-order", TWICE % "1: be, 2: le", TWICE % "1: be", id="an order told before"),
        pytest.param("demo.rest-negative-size", LAST % 0, LAST % 1, id="the end of the last item"),
        pytest.param("demo.items-count", PEEK % "", PEEK % " + 1", id="a list that was looked at ahead"),
        pytest.param("demo.mark-end", ASKED % 5, ASKED % 4, id="the field that asks for an instance"),
        pytest.param(
            "demo.near-end",
            GUARDED % "far == 1 and near == 1",
            GUARDED % "near == 1 and far == 1",
            id="what was asked for before",
        ),
        pytest.param(
            "demo.part.x-eq",
            AHEAD % ("u2be", "type: u2be, valid: 0x102", "ahead == 0x102"),
            AHEAD % ("u2be", "type: u2le, valid: 0x102", "ahead == 0x102"),
            id="looked at ahead in one byte order",
        ),
        pytest.param(
            "demo.part.x-expr",
            AHEAD % ("u2be", "size: 2, valid: {expr: '_ == [0x4d, 0x44]'}", "ahead == 0x4d44"),
            AHEAD % ("u2be", "size: 2, valid: {expr: '_ == [0x4d, 0x44]'}", "ahead == 0x4d45"),
            id="looked at ahead as bytes",
        ),
        pytest.param("demo.part.x-max", VERDICT % 3, VERDICT % 2, id="a verdict on what lies ahead"),
        pytest.param("demo.body-order", ORDER % "[1, 2]", ORDER % "[1, 2, 3]", id="a rule of the message's own field"),
        pytest.param("demo.item.x-end", UNTIL % 2, UNTIL % 1, id="the condition that ended no repeat"),
        pytest.param("demo.body-content", CONTENT % 3, CONTENT % 2, id="a size with room for all fields"),
        pytest.param("demo.part.x-expr", CASE % 1, CASE % 2, id="the case of a switch"),
        pytest.param(
            "demo.x-end", TAIL % "tail.length == 4", TAIL % "tail.length <= 4", id="the length of other bytes"
        ),
        pytest.param("demo.a-negative-size", BIT % 4, BIT % 2, id="one bit asked for in two ways"),
        pytest.param("demo.a-negative-size", SHARE % 4, SHARE % 5, id="a quotient"),
        pytest.param("demo.a-size", ROOM % 1, ROOM % 2, id="a rule about the room that is left"),
        pytest.param("demo.x-end", LEFT % 4, LEFT % 3, id="a condition on the room that is left"),
        pytest.param("demo.x-end", BITS % "b8", BITS % "b4", id="bits that fill their byte"),
        pytest.param(
            "demo.g-end", MAYBE % ("a != 0 and", "and a == 0"), MAYBE % ("a == 0 or", "and a == 0"), id="absent fields"
        ),
    ],
)
def test_a_proof_and_a_specification_without(outcome_of, rule, proven, broken) -> None:
    found, other = outcome_of(proven, rule), outcome_of(broken, rule)
    assert found is None or (isinstance(found, NotBroken) and found.is_proven), found
    assert isinstance(other, Broken), other
