"""Messages are grown from no bytes: what an earlier field must be follows from what comes later."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis.growth import Growth
from ksyspark_codegen.synthesis.verifier import Sample, Verifier

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
    messages = messages_of(f"seq: [{{id: len, type: {kind}}}, {{id: body, size: '{size}'}}]")
    width = int(kind[1])
    for message in messages:
        assert len(message) - width >= size_of(int.from_bytes(message[:width]))
    assert len({len(message) for message in messages}) > 3


NESTED = """\
seq: [{id: n, type: u2}, {id: w, size: n, type: outer}]
types:
  outer: {seq: [{id: m, type: u1}, {id: v, size: m, type: inner}, {id: rest, size-eos: true}]}
  inner: {seq: [{id: items, type: pair, repeat: eos}]}
  pair: {seq: [{id: l, type: u1}, {id: d, size: l}]}
"""
DIGITS = """\
seq: [{id: len, type: number}, {id: body, size: len.value}]
types:
  number:
    seq: [{id: d, type: u1, repeat: until, repeat-until: _ < 128, valid: {expr: _ < 128 or _index < 1}}]
    instances: {value: {value: "d.size == 1 ? d[0] : (d[0] & 127) + (d[1] & 127) * 128"}}
"""
LOOKING_AHEAD = """\
seq: [{id: body, type: header}]
instances: {mark: {pos: 2, size: 2}, order: {value: "mark[0] != 0 ? 2 : 1"}}
types:
  header:
    meta: {endian: {switch-on: _root.order, cases: {1: be, 2: le}}}
    seq: [{id: a, type: u2}, {id: version, type: u2, valid: 2}]
"""
TAGS = """\
seq: [{id: body, type: {switch-on: tag.kind, cases: {1: first, 2: second}}}]
instances: {tag: {pos: 0, type: tag}}
types:
  tag: {seq: [{id: kind, type: u1}, {id: len, type: u1}]}
  first: {seq: [{id: kind, type: u1}, {id: len, type: u1}, {id: a, size: len}]}
  second: {seq: [{id: kind, type: u2}, {id: b, type: strz, encoding: ASCII}]}
"""
END = """\
seq:
  - {id: a, type: u2}
  - {id: b, type: u1, if: not _io.eof}
  - {id: c, type: u2, repeat: until, repeat-until: _io.eof, if: not _io.eof}
"""
PLACED = """\
seq: [{id: size, type: u1}, {id: links, type: 'link(_io.pos, _index)', repeat: until, repeat-until: not _.has_next}]
types:
  link:
    params: [{id: begin, type: s4}, {id: index, type: s4}]
    seq: [{id: kind, type: u2}, {id: more, type: u2}]
    instances: {has_next: {value: 'begin == 1 + 4 * index ? kind == 999 : false'}}
"""
SEEN_STEP_BY_STEP = """\
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
  number: {seq: [{id: kind, type: u1, valid: 1}, {id: len, type: u1}, {id: data, size: len}]}
  mark: {seq: [{id: kind, type: u1, valid: {expr: _ != 1}}, {id: len, type: u1}, {id: text, size: len}]}
enums: {many: {0: none, 1: one, 2: more}}
"""
PARAMETER = "params: [{id: p, type: bool, -default: false}]\nseq: [{id: a, type: u1, if: p}]"
LENGTH_OF_BYTES = "seq: [{id: n, type: u1}, {id: t, size: 'n == 7 ? 8 : 0'}, {id: x, type: u1, if: t.length != 0}]"
SHOWN = {
    "a stream in a stream": NESTED,
    "a size of several digits": DIGITS,
    "a byte order that is read ahead": LOOKING_AHEAD,
    "a tag that is read ahead": TAGS,
    "the end of the stream": END,
    "an item that knows where it begins": PLACED,
    "what is seen only when there are bytes": SEEN_STEP_BY_STEP,
    "a label that only a later item has": TOGETHER,
    "a count of what is read ahead": RUNS,
    "a parameter with a default": PARAMETER,
    "a size that one value gives": LENGTH_OF_BYTES,
}


def _missing(growth: Growth) -> list[str]:
    return [str(point) for mark, point in growth.points.items() if mark not in growth.covered and not _is_none(point)]


def _is_none(point) -> bool:
    """Tell whether a point wants a list without items, which a repeat with a condition at its end never is."""
    return (point.kind, point.value) == ("count", 0)


@pytest.mark.parametrize("name", SHOWN)
def test_all_there_is_is_shown(growth_of, name) -> None:
    growth = growth_of(SHOWN[name])
    assert growth.points
    assert _missing(growth) == []


@pytest.mark.parametrize("name", SHOWN)
def test_grown_messages_obey(growth_of, name) -> None:
    growth = growth_of(SHOWN[name])
    verifier = Verifier(growth.library, growth.spec.root)
    samples = [message.sample for message in growth.messages]
    assert [sample for sample in samples if verifier.read(sample.data, sample.params).fault is not None] == []


RULES = {
    "of three fields": "seq: [{id: a, type: u1}, {id: b, type: u1}, {id: c, type: u1, valid: {expr: _ == a + b}}]",
    "of sizes in two parts": "seq: [{id: hi, type: b4}, {id: lo, type: b12}, {id: b, size: (hi << 12) | lo}]",
    "of two contents": "seq: [{id: n, type: u1}, {id: a, size: n}, {id: b, type: str, size: n, encoding: ASCII}]",
    "of floats": "seq: [{id: f, type: f8, valid: {min: 0.5, max: 2.0}}, {id: n, type: s8, valid: {max: -5}}]",
    "of texts": """\
seq:
  - {id: magic, contents: AB}
  - {id: name, type: strz, encoding: UTF-8}
  - {id: code, type: str, size: 6, pad-right: 0x2a, encoding: IBM1047, valid: '"AB"'}
  - {id: line, terminator: 10, include: true}
""",
    "of a field far away": """\
seq: [{id: n, type: u1, valid: {expr: _ == far.a}}]
instances: {far: {pos: 3, type: far}}
types: {far: {seq: [{id: a, type: u1}, {id: len, type: u1}, {id: data, size: len}]}}
""",
}


@pytest.mark.parametrize("name", RULES)
def test_rules_are_obeyed(messages_of, name) -> None:
    assert len(set(messages_of(RULES[name]))) > 2


def test_texts_are_ended_or_only_filled_up(messages_of) -> None:
    messages = messages_of("seq: [{id: a, type: str, size: 8, encoding: ASCII, terminator: 0, pad-right: 32}]", 100)
    assert {0 in message for message in messages if message.endswith(b" ")} == {False, True}


def test_what_two_rules_forbid_is_told(growth_of) -> None:
    growth = growth_of("seq: [{id: a, type: u1, valid: 5}, {id: b, type: u1, valid: {expr: _ > 3 and a < 5}}]")
    assert growth.messages == []
    assert "`_ > 3 and a < 5`" in growth.rewriter.last


CASES = """\
seq:
  - {id: kind, type: u1}
  - {id: n, type: u1}
  - {id: body, size: n, type: {switch-on: kind, cases: {1: first, 2: second}}}
types:
  first: {seq: [{id: a, type: u1, valid: 7}]}
  second: {seq: [{id: word, size: 5, valid: {expr: '_[0] * _[1] * _[2] == 1113121 and _[3] * _[4] == 9991'}}]}
"""
HARD = bytes([101, 103, 107, 97, 103])


def test_messages_at_hand_show_what_is_hard_to_grow(library_of) -> None:
    library = library_of(CASES)
    point = ("demo",), "body", "case", 1
    for samples, is_shown in (([], False), ([Sample(b"\2\5" + HARD, {})], True)):
        growth = Growth(library, library.specs["demo"], 1)
        growth.begin({"demo": samples})
        growth.cover()
        assert (point in growth.covered) == is_shown
    assert len(growth.messages) > 1
