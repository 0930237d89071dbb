"""Small specifications, each with one construct: rows are written back, with and without the message as it was."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from ksyspark.formats import Format

HEAD = "meta: {id: demo, endian: be, encoding: UTF-8}\n"


@pytest.fixture
def demo(format_of) -> Callable[[str], Format]:
    """Return the maker of a format from a specification without `meta`."""
    return lambda text: format_of(HEAD + text)


PLAIN = {
    "numbers": ("seq: [{id: a, type: u2le}, {id: b, type: s4}, {id: c, type: f4}, {id: d, type: f8le}]", 18),
    "bits": (
        "seq: [{id: a, type: b3}, {id: b, type: b7}, {id: c, type: b1}, {id: d, type: u1}, {id: e, type: b4le}]",
        4,
    ),
    "contents": ("seq: [{contents: [1, 2]}, {id: a, type: u1}]", None),
    "a terminated text": ("seq: [{id: a, type: strz}, {id: b, type: str, terminator: 59, include: true}]", None),
    "a filled text": ("seq: [{id: a, type: str, size: 6, pad-right: 0x20}, {id: b, size: 5, terminator: 0}]", None),
    "a list that ends": (
        "seq: [{id: a, type: u1, repeat: until, repeat-until: _ > 99}, {id: b, size-eos: true}]",
        None,
    ),
    "a list of the rest": ("seq: [{id: a, type: u2, repeat: eos}]", 8),
    "xor": ("seq: [{id: a, size: 4, process: xor(0x5a)}, {id: b, size: 2, process: rol(3)}]", 6),
    "a place elsewhere": ("seq: [{id: at, type: u1}]\ninstances: {a: {pos: at, size: 3}}", None),
}
BYTES = {
    "bits": b"A@C\4",
    "contents": b"\1\2\7",
    "a terminated text": "häuser\0x;".encode(),
    "a filled text": b"ab    xy\0\0\0",
    "a list that ends": b"\1\2\xc8rest",
    "a place elsewhere": b"\5\0\0\0\0abc",
}


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("is_template", [True, False])
def test_what_was_read_is_written_back(demo, name, is_template) -> None:
    text, length = PLAIN[name]
    data = BYTES.get(name) or bytes(range(0x41, 0x41 + (length or 0)))
    fmt = demo(text)
    row = fmt.decoder().decode([data], {}).columns.to_pylist()[0]
    encoded = fmt.encoder().encode([row], {}, [data] if is_template else None)
    assert (encoded.messages.to_pylist(), encoded.failures, encoded.untold) == ([data], {}, {})


SIZES = {
    "len": b"\5hello",
    "len - 4": b"\x09hello",
    "len * 2 + 1": b"\2hello",
    "len >> 2": b"\x14hello",
    "(len & 0xf0) >> 4": b"\x50hello",
    "len == 255 ? 0 : len + 2": b"\3hello",
    "0x10 - len": b"\x0bhello",
    "(len ^ 0x55) - 1": b"\x53hello",
    "far.len": b"\5hello",
}


@pytest.mark.parametrize("size", SIZES)
def test_a_length_without_a_value_follows_its_content(demo, size) -> None:
    fmt = demo(f"seq: [{{id: len, type: u1}}, {{id: body, size: '{size}'}}]\ninstances: {{far: {{value: _root}}}}")
    [data] = fmt.encoder().encode([{"body": b"hello"}], {}).messages.to_pylist()
    [row] = fmt.decoder().decode([data], {}).columns.to_pylist()
    assert (row["body"], len(data)) == (b"hello", 6)


DIGITS = """\
seq: [{id: len, type: number}, {id: body, size: len.value}]
types:
  number:
    -column: value
    seq: [{id: d, -column: false, type: u1, repeat: until, repeat-until: _ < 128}]
    instances: {value: {value: 'd.size == 1 ? d[0] : (d[0] & 127) + (d[1] & 127) * 128'}}
"""


@pytest.mark.parametrize("length", [0, 1, 127, 128, 300, 16383])
def test_a_length_of_several_digits_is_shared_out(demo, length) -> None:
    [data] = demo(DIGITS).encoder().encode([{"body": bytes(length)}], {}).messages.to_pylist()
    digits = bytes([length]) if length < 128 else bytes([length & 127 | 128, length >> 7])
    assert data == digits + bytes(length)


@pytest.mark.parametrize("number", [-1, -(2**40), 2**40 + 5])
def test_a_negative_number_is_shared_out_over_its_halves(demo, number) -> None:
    fmt = demo("""\
seq: [{id: high, -column: false, type: s4}, {id: low, -column: false, type: u4}]
instances: {n: {value: high * 4294967296 + low}}
""")
    assert fmt.encoder().encode([{"n": number}], {}).messages.to_pylist() == [number.to_bytes(8, "big", signed=True)]


SWITCH = """\
seq:
  - {id: kind, type: u1, enum: kinds}
  - {id: has_more, type: u1}
  - {id: n, type: u1}
  - {id: body, type: {switch-on: kind, cases: {'kinds::text': text, 'kinds::pair': pair}}}
  - {id: more, type: u1, if: has_more != 0}
  - {id: items, type: u2, repeat: expr, repeat-expr: n}
types:
  text: {seq: [{id: len, type: u1}, {id: word, type: str, size: len}]}
  pair: {seq: [{id: a, type: u1}, {id: b, type: u1}]}
enums: {kinds: {3: text, 4: pair}}
"""


def test_cases_conditions_and_counts_are_told_by_what_is_given(demo) -> None:
    fmt = demo(SWITCH)
    rows = [{"body": {"text": {"word": "ab"}}, "items": [1, 2]}, {"body": {"pair": {"a": 1, "b": 2}}, "more": 9}]
    assert fmt.encoder().encode(rows, {}).messages.to_pylist() == [b"\3\0\2\2ab\0\1\0\2", b"\4\1\0\1\2\x09"]


def test_a_template_keeps_what_no_column_has(demo) -> None:
    fmt = demo("seq: [{id: a, -column: false, type: u2}, {id: len, type: u1}, {id: t, type: strz, size: len}]")
    data = b"\7\7\6ab\0xyz"
    encoded = fmt.encoder().encode([{"t": "ab"}, {"t": "abc"}, {"t": "abcdefg"}], {}, [data] * 3)
    assert encoded.messages.to_pylist() == [data, b"\7\7\6abc\0\0\0", b"\7\7\7abcdefg"]


def test_an_empty_text_has_the_fill_of_its_field(demo) -> None:
    fmt = demo("""\
seq:
  - {id: name, -column: false, type: str, size: 4, terminator: 0, pad-right: 0x20}
  - {id: rest, -column: false, size: 2, terminator: 0}
instances: {kind: {value: "name == '' ? 1 : 0"}}
""")
    assert fmt.encoder().encode([{"kind": 1}], {}).messages.to_pylist() == [b"    \0\0"]


def test_a_text_that_is_null_does_not_come_back(demo) -> None:
    fmt = demo("seq: [{id: n, type: u1}, {id: t, type: strz}]")
    encoded = fmt.encoder().encode(
        [{"n": 2, "t": None}, {"n": 2, "t": ""}, {"n": 2}, {"n": 1, "t": None}], {}, [b"\1secret\0"] * 4
    )
    assert encoded.messages.to_pylist() == [None, b"\2\0", b"\2secret\0", None]
    assert encoded.failures[0].field == "t"


def test_the_byte_order_is_found_that_says_what_is_given(demo) -> None:
    fmt = demo("""\
seq: [{id: body, type: body}]
instances: {mark: {pos: 0, type: u1}, order: {value: 'mark != 0 ? 2 : 1'}}
types:
  body:
    meta: {endian: {switch-on: _root.order, cases: {1: be, 2: le}}}
    seq: [{id: version, type: u2}, {id: n, type: u2}]
""")
    rows = [{"body": {"version": 1, "n": 5}, "order": order} for order in (1, 2)]
    assert fmt.encoder().encode(rows, {}).messages.to_pylist() == [b"\0\1\0\5", b"\1\0\5\0"]


INVERSE = """\
seq:
  - {id: len, -inverse: t.size + 1, type: u1}
  - {id: t, size: len - 1}
  - {id: again, -inverse: len, type: u1, valid: {expr: _ == len}}
  - {id: version, -default: 7, type: u1}
"""


def test_fields_have_their_inverse_or_their_default(demo) -> None:
    assert demo(INVERSE).encoder().encode([{"t": b"abc"}], {}).messages.to_pylist() == [b"\4abc\4\7"]


ALIGNED = """\
seq:
  - {id: total, type: u1, valid: {expr: '_ >= 2 and _ <= _io.size'}}
  - {id: len, type: u1, valid: {expr: _ <= total - 2}}
  - {id: text, size: len}
  - id: fill
    size: 'total - _io.pos < (4 - len % 4) % 4 ? total - _io.pos : (4 - len % 4) % 4'
  - {id: rest, size: total - _io.pos}
"""


@pytest.mark.parametrize("template", [b"\6\2ab\0\0", None])
def test_fill_moves_no_length_and_bounds_follow(demo, template) -> None:
    row = {"total": 6, "len": 2, "text": b"abcde", "fill": b"\0\0", "rest": b""}
    encoded = demo(ALIGNED).encoder(derive="lengths").encode([row], {}, [template])
    assert encoded.messages.to_pylist() == [b"\x0a\5abcde\0\0\0"]
    assert {one.field for one in encoded.overruled[0]} == {"total", "len", "fill"}


USUAL = """\
seq: [{id: total, type: u1}, {id: body, size: total - 1, type: body}]
types:
  body:
    seq: [{id: number, -column: false, type: number}, {id: word, -column: false, type: word}]
    instances: {n: {value: number.data.value}, text: {value: word.text}}
  number:
    seq: [{id: name, type: strz}, {id: len, type: u1}, {id: data, size: len, type: data}]
    instances:
      is_usual: {-default: true, value: len == 2}
      name_differs: {-default: false, value: "name != 'n'"}
  data:
    seq:
      - {id: width, size: 0, valid: {expr: _io.size == 4 or _io.size == 2 or _io.size == 1}}
      - {id: n1, type: s1, if: _io.size == 1}
      - {id: n2, type: s2, if: _io.size == 2}
      - {id: n4, type: s4, if: _io.size == 4}
    instances: {value: {value: '_io.size == 4 ? n4 : _io.size == 2 ? n2 : n1'}}
  word:
    seq: [{id: text, type: strz, consume: false, eos-error: false}, {id: ending, size-eos: true}]
"""


def test_members_have_their_usual_values_where_no_column_tells_others(demo) -> None:
    encoded = demo(USUAL).encoder().encode([{"body": {"n": 7, "text": "ab"}}, {"body": {"n": 70_000}}], {})
    assert encoded.messages.to_pylist() == [b"\x09n\0\2\0\7ab\0", b"\x09n\0\4\0\1\x11\x70\0"]


def test_the_message_as_it_was_keeps_what_is_unusual(demo) -> None:
    old = b"\x08m\0\1\7ab\0"
    encoded = demo(USUAL).encoder(derive="lengths").encode([{"body": {"n": 7, "text": "abc"}}], {}, [old])
    assert encoded.messages.to_pylist() == [b"\x09m\0\1\7abc\0"]


@pytest.mark.parametrize(
    ("total", "data"), [(8, b"\x08n\0\1\7ab\0"), (9, b"\x09n\0\2\0\7ab\0"), (11, b"\x0bn\0\2\0\7ab\0\0\0")]
)
def test_what_no_column_tells_makes_up_for_a_size_that_is_given(demo, total, data) -> None:
    encoded = demo(USUAL).encoder().encode([{"total": total, "body": {"n": 7, "text": "ab"}}], {})
    assert encoded.messages.to_pylist() == [data]


def test_a_size_that_cannot_be_made_up_for_is_refused(demo) -> None:
    encoded = demo(USUAL).encoder().encode([{"total": 6, "body": {"n": 7, "text": "ab"}}], {})
    assert encoded.messages.to_pylist() == [None]
    assert encoded.failures[0].reason == "size: total - 1 is 5, must be 8"


def test_a_text_that_ends_by_a_zero_byte_has_it_where_its_size_is_free(demo) -> None:
    fmt = demo("seq: [{id: len, type: u1}, {id: t, type: strz, size: len}]")
    rows = [{"t": "ab"}, {"len": 2, "t": "ab"}, {"len": 4, "t": "ab"}]
    assert fmt.encoder().encode(rows, {}).messages.to_pylist() == [b"\3ab\0", b"\2ab", b"\4ab\0\0"]


def test_a_list_is_as_long_as_a_column_says(demo) -> None:
    fmt = demo("""\
seq: [{id: n, -column: false, type: u1}, {id: parts, -column: false, type: part, repeat: expr, repeat-expr: n}]
instances: {count: {value: parts.size}}
types: {part: {seq: [{id: x, -default: 9, type: u1}]}}
""")
    assert fmt.encoder().encode([{"count": 3}], {}).messages.to_pylist() == [b"\3\x09\x09\x09"]


def test_a_column_may_ask_for_what_is_written_behind_it(demo) -> None:
    fmt = demo("""\
seq: [{id: flags, type: flags}, {id: method, type: u1}]
types:
  flags:
    seq: [{id: bits, -column: false, type: u1}]
    instances: {mode: {value: bits, if: _parent.method == 8}}
""")
    assert fmt.encoder().encode([{"flags": {"mode": 3}, "method": 8}], {}).messages.to_pylist() == [b"\3\x08"]


def test_two_columns_may_read_the_same_place(demo) -> None:
    fmt = demo("seq: [{id: at, type: u1}]\ninstances: {all: {pos: at, size: 4}, head: {pos: at, size: 2}}")
    rows = [{"at": 2, "all": b"abcd", "head": b"ab"}, {"at": 2, "all": b"abcd", "head": b"xy"}]
    assert fmt.encoder().encode(rows, {}).messages.to_pylist() == [b"\2\0abcd", None]


def test_missing_values_of_sas_are_written_and_changed(demo) -> None:
    fmt = demo("seq: [{id: x, -column: false, type: f8}]\ninstances: {m: {-logical-type: sas_missing, value: x}}")
    old = bytes.fromhex("fffffd0000000000")
    encoded = fmt.encoder().encode([{"m": "."}, {"m": ".B"}, {"m": ".A"}], {}, [None, old, old])
    assert [one.hex() for one in encoded.messages.to_pylist()] == [
        "fffffe0000000000",
        "fffffc0000000000",
        "fffffd0000000000",
    ]


REFUSED = {
    "a length": ({"len": 4, "body": b"hello"}, "body", "size: len is 4, must be 5"),
    "a value that is too large": ({"len": 300, "body": b""}, "len", "300 does not fit into u1"),
    "a misspelled column": ({"lenn": 3}, "lenn", "there is no such column. Did you mean len?"),
    "digits that are none": ({"body": "xyz"}, "body", "expected hexadecimal digits, found 'xyz'"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_inconsistent_rows_are_refused_with_path_and_reason(demo, name) -> None:
    row, path, reason = REFUSED[name]
    encoded = demo("seq: [{id: len, type: u1}, {id: body, size: len}]").encoder().encode([row], {})
    assert encoded.messages.to_pylist() == [None]
    assert (encoded.failures[0].field, encoded.failures[0].reason) == (path, reason)


def test_computed_lengths_are_listed(demo) -> None:
    fmt = demo("seq: [{id: len, type: u1}, {id: body, size: len}]\ninstances: {twice: {value: len * 2}}")
    row = {"len": 4, "body": b"hello", "twice": 8}
    encoded = fmt.encoder(derive="lengths").encode([row], {})
    assert encoded.messages.to_pylist() == [b"\5hello"]
    assert [(one.field, one.expected, one.found) for one in encoded.overruled[0]] == [
        ("len", "4", "5"),
        ("twice", "8", "10"),
    ]


UNTOLD = """
seq:
  - {id: magic, size: 1, valid: {any-of: ["[0x4d]", "[0x6d]"]}}
  - {id: two, type: u1, valid: 2}
  - {id: usual, type: u1, -default: 7}
  - {id: least, type: u1, valid: {min: 3}}
  - {id: len, type: u1}
  - {id: name, type: str, size: len}
  - {id: is_more, type: u1}
  - {id: more, type: pair, if: is_more != 0}
  - {id: pairs, type: pair, repeat: eos}
types: {pair: {seq: [{id: a, type: u1}, {id: b, type: u1}]}}
"""


def test_columns_that_nothing_tells_are_named(demo) -> None:
    """Not those that follow from others, are the same in all messages, or have a default of their own."""
    rows = [{"name": "x", "pairs": [{"a": 1}, {"a": 1, "b": 2}]}, {"least": 4, "name": None, "more": {"a": 5, "b": 6}}]
    encoded = demo(UNTOLD).encoder().encode(rows, {})
    assert encoded.messages.to_pylist() == [b"M\2\7\3\1x\0\1\0\1\2", b"M\2\7\4\0\1\5\6"]
    assert encoded.untold == {0: ("least", "is_more", "pairs[0].b"), 1: ("name", "pairs")}


def test_nothing_is_computed_where_that_is_asked(demo) -> None:
    encoded = demo("seq: [{id: a, type: u1}]").encoder(derive="none").encode([{}], {})
    assert str(encoded.failures[0]) == "a at byte 0: it has no value, and derive=none computes none"


SECRET = "seq: [{id: len, type: u1}, {id: word, -sensitive: true, type: str, size: len}]"


def test_masked_values_are_written_as_long_as_they_were_or_refused(demo) -> None:
    fmt, data = demo(SECRET), b"\6secret"
    refused = fmt.encoder().encode([{"word": "***"}], {}, [data])
    assert refused.failures[0].field == "word"
    assert "--mask word=WITH" in refused.failures[0].reason
    masked = fmt.encoder(masks={"word": "xy"}).encode([{"word": "***"}, {"word": "abc"}], {}, [data, data])
    assert masked.messages.to_pylist() == [b"\6xyxyxy", b"\3xyx"]


def test_work_is_bounded(demo) -> None:
    fmt = demo("seq: [{id: n, type: u8}, {id: a, size: n << 40}, {id: b, type: u1, repeat: expr, repeat-expr: n}]")
    encoded = fmt.encoder().encode([{"n": 2**40}, {"a": b"abc"}, {"n": 2**63}], {})
    assert len(encoded.failures) == 3


def test_a_length_far_beyond_its_content_is_refused(demo) -> None:
    fmt = demo(
        "seq: [{id: n, type: u4}, {id: a, size: n, type: a}]\ntypes: {a: {seq: [{id: b, type: u1, repeat: eos}]}}"
    )
    encoded = fmt.encoder().encode([{"n": 2**31, "a": {"b": [1]}}, {"n": 3, "a": {"b": [1, 0, 0]}}], {})
    assert encoded.messages.to_pylist() == [None, b"\0\0\0\3\1\0\0"]
    assert str(encoded.failures[0]) == "a at byte 0: size: n is 2147483648, must be 1"


def test_fill_that_makes_up_for_a_size_is_bounded(demo) -> None:
    fmt = demo("seq: [{id: n, type: u4}, {id: a, size: n, type: a}]\ntypes: {a: {seq: [{id: b, size-eos: true}]}}")
    encoded = fmt.encoder().encode([{"n": 2**31}, {"n": 2}], {})
    assert encoded.messages.to_pylist() == [None, b"\0\0\0\2\0\0"]


def test_a_byte_that_is_not_there_is_no_value(demo) -> None:
    fmt = demo("seq: [{id: a, size-eos: true}]\ninstances: {b: {value: 'a[3] + 1'}}")
    encoded = fmt.encoder().encode([{"b": 5}, {"a": b"abcd", "b": 101}], {})
    assert encoded.messages.to_pylist() == [None, b"abcd"]
    assert encoded.failures[0].reason == "value: a[3] + 1 has no value, must be 5"


def test_rows_are_not_changed(demo) -> None:
    row = {"body": {"text": {"word": "ab"}}, "items": [1, 2]}
    before = copy.deepcopy(row)
    demo(SWITCH).encoder(derive="lengths").encode([row], {})
    assert row == before


def test_computed_lengths_never_change_what_is_given(demo) -> None:
    fmt = demo("""\
seq: [{id: data, size-eos: true}]
instances: {front: {pos: 0, size: _io.size - data.size + 2}}
""")
    row = {"data": b"abcdef", "front": b"ab"}
    assert fmt.encoder(derive="lengths").encode([row], {}, [b"abc"]).messages.to_pylist() == [b"abcdef"]
    refused = fmt.encoder(derive="lengths").encode([{**row, "front": b"abc"}], {}, [b"abc"])
    assert refused.messages.to_pylist() == [None]


def test_a_row_without_any_column_of_the_format_is_refused(demo) -> None:
    fmt = demo("seq: [{id: kind, type: u1, -default: 3}, {id: rest, size-eos: true}]")
    empty, other = fmt.encoder().written([{"rest": b""}, {}], {})
    assert (empty.data, other.data) == (b"\3", None)
    assert other.failure.reason == "the row has no column of demo: kind, rest"


def test_a_row_of_nulls_is_no_message_unless_all_follows(demo) -> None:
    """What decoders give for a message that is null."""
    text = "seq: [{{id: a, type: u1}}, {{id: b, type: u1, if: {0}}}]"
    [written] = demo(text.format("a > 7")).encoder().written([{"a": None, "b": None}], {})
    assert (written.data, written.failure.reason) == (None, "the row has no value of demo: a, b")
    [written] = demo("seq: [{contents: M}, {id: b, type: u1, if: not _io.eof}]").encoder().written([{"b": None}], {})
    assert written.data == b"M"


def test_what_is_counted_from_the_end_lies_behind_all_others(demo) -> None:
    text = "seq: [{id: a, size: 2}]\ninstances: {tail: {pos: _io.size - 3, size: 3}}"
    encoded = demo(text).encoder().encode([{"a": b"ab", "tail": b"xyz"}], {})
    assert encoded.messages.to_pylist() == [b"abxyz"]
