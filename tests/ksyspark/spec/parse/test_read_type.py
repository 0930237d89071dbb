"""The parts of a specification as they are read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    BitsUse,
    BytesUse,
    CalculatedEndian,
    FloatUse,
    IntegerUse,
    StringUse,
    SwitchUse,
    TypeUse,
    UserTypeUse,
)

Load = Callable[..., Library]


@pytest.mark.parametrize(
    ("text", "use"),
    [
        ("u1", IntegerUse(False, 1, None)), ("s1", IntegerUse(True, 1, None)), ("u2", IntegerUse(False, 2, None)),
        ("u4le", IntegerUse(False, 4, "le")), ("s8be", IntegerUse(True, 8, "be")), ("f4", FloatUse(4, None)),
        ("f8le", FloatUse(8, "le")), ("b1", BitsUse(1, None)), ("b12le", BitsUse(12, "le")),
        ("b64be", BitsUse(64, "be")),
        ("str", StringUse(False)), ("strz", StringUse(True)),
    ],
)  # fmt: skip
def test_types_of_values(library_of: Load, text: str, use: TypeUse) -> None:
    [field] = library_of(f"seq: [{{id: a, type: {text}, size: 1}}]").specs["demo"].root.seq
    assert field.use == use


def test_bytes_switches_and_user_types(library_of: Load) -> None:
    root = (
        library_of("""
seq:
  - {id: raw, size: 4}
  - {id: one, type: part(1)}
  - id: some
    type:
      switch-on: raw
      cases: {1: part(2), _: u1}
types:
  part: {params: [{id: p, type: u1}]}
""")
        .specs["demo"]
        .root
    )
    raw, own, some = (field.use for field in root.seq)
    assert raw == BytesUse()
    assert isinstance(own, UserTypeUse)
    assert (own.reference.path, len(own.reference.arguments)) == (("part",), 1)
    assert isinstance(some, SwitchUse)
    assert [case.when is None for case in some.cases] == [False, True]
    assert some.cases[0].place.path == "/seq/2/type/cases/1"


def test_defaults_are_inherited(library_of: Load) -> None:
    root = (
        library_of("""meta: {id: demo, endian: be, bit-endian: le, encoding: ASCII}
types:
  inner:
    meta: {endian: le}
    types:
      deep: {meta: {encoding: UTF-8}}
""")
        .specs["demo"]
        .root
    )
    inner = root.types["inner"]
    deep = inner.types["deep"]
    assert (root.endian, root.bit_endian, root.encoding) == ("be", "le", "ASCII")
    assert (inner.endian, inner.bit_endian, inner.encoding) == ("le", "le", "ASCII")
    assert (deep.endian, deep.bit_endian, deep.encoding) == ("le", "le", "UTF-8")
    assert deep.path == ("demo", "inner", "deep")


def test_byte_order_can_be_worked_out(library_of: Load) -> None:
    root = (
        library_of("""meta: {id: demo, endian: {switch-on: order, cases: {1: le, _: be}}}
seq: [{id: order, type: u1}]
""")
        .specs["demo"]
        .root
    )
    assert isinstance(root.endian, CalculatedEndian)
    assert [(when.text if when else "_", order) for when, order in root.endian.cases] == [("1", "le"), ("_", "be")]


@pytest.mark.parametrize(
    ("encoding", "terminator"),
    [("UTF-8", b"\0"), ("IBM037", b"\0"), ("UTF-16LE", b"\0\0"), ("UTF-16BE", b"\0\0"), ("UTF-32LE", b"\0\0\0\0")],
)
def test_strz_ends_with_a_zero_of_its_width(library_of: Load, encoding: str, terminator: bytes) -> None:
    for text in (
        f"meta: {{id: demo, encoding: {encoding}}}\nseq: [{{id: a, type: strz}}]",
        f"meta: {{id: demo}}\nseq: [{{id: a, type: strz, encoding: {encoding}}}]",
    ):
        [field] = library_of(text).specs["demo"].root.seq
        assert field.delimiter.terminator == terminator


def test_a_terminator_of_its_own_is_one_byte(library_of: Load) -> None:
    text = (
        "seq: [{id: a, type: strz, terminator: 65, include: true, consume: false, eos-error: false, "
        "encoding: UTF-16LE}]"
    )
    delimiter = library_of(text).specs["demo"].root.seq[0].delimiter
    assert (delimiter.terminator, delimiter.include, delimiter.consume, delimiter.eos_error) == (
        b"A",
        True,
        False,
        False,
    )


@pytest.mark.parametrize(
    ("text", "contents"),
    [("MD", b"MD"), ("ä", "ä".encode()), ("[77, 0x44]", b"MD"), ("[M, 0, DE, 0xff]", b"M\0DE\xff"), ("'77'", b"77")],
)
def test_contents(library_of: Load, text: str, contents: bytes) -> None:
    assert library_of(f"seq: [{{id: a, contents: {text}}}]").specs["demo"].root.seq[0].contents == contents


def test_valid_in_all_forms(library_of: Load) -> None:
    fields = (
        library_of("""
seq:
  - {id: short, type: u8, valid: 18446744073709551615}
  - {id: long, type: s1, valid: {eq: -1}}
  - {id: range, type: u1, valid: {min: 1, max: 2, -reason: one or two}}
  - {id: listed, type: u1, valid: {any-of: [1, short]}}
  - {id: known, type: u1, enum: e, valid: {in-enum: true}}
  - {id: free, type: u1, valid: {expr: _ > 1}}
enums: {e: {1: x}}
""")
        .specs["demo"]
        .root.seq
    )
    rules = [field.valid for field in fields]
    assert all(rules)
    assert [sorted(rule.formulas) for rule in rules if rule] == [["eq"], ["eq"], ["max", "min"], [], [], ["expr"]]
    assert [rule.in_enum for rule in rules if rule] == [False, False, False, False, True, False]
    assert [rule.reason for rule in rules if rule][2] == "one or two"
    assert [formula.text for formula in (rules[3].any_of or ()) if rules[3]] == ["1", "short"]  # type: ignore[union-attr]


def test_enums_keep_codes_labels_and_words(library_of: Load) -> None:
    enum = (
        library_of("""
enums:
  kind:
    -1: below
    0x10: {id: high, doc: Far up., -orig-id: HIGH}
    9223372036854775807: {id: top}
""")
        .specs["demo"]
        .root.enums["kind"]
    )
    assert {code: value.label for code, value in enum.values.items()} == {-1: "below", 16: "high", 2**63 - 1: "top"}
    assert enum.values[16].about.doc == "Far up."
    assert enum.values[16].about.extensions == {"-orig-id": "HIGH"}


def test_words_are_kept(library_of: Load) -> None:
    root = (
        library_of("""
doc: |
  Two lines
  of text.
doc-ref: [https://example.org Page, 'RFC 1, 2']
-note: {a: [1, 2]}
seq: [{id: a, type: u1, doc: 5, -unit: s}]
""")
        .specs["demo"]
        .root
    )
    assert root.about.doc == "Two lines\nof text."
    assert root.about.doc_refs == ("https://example.org Page", "RFC 1, 2")
    assert root.about.extensions == {"-note": {"a": [1, 2]}}
    assert (root.seq[0].about.doc, root.seq[0].about.extensions) == ("5", {"-unit": "s"})


def test_extension_keys_are_free_wherever_keys_are_words(problems_of: Callable[..., list[str]]) -> None:
    text = """meta: {id: demo, -a: 1, endian: {switch-on: one, cases: {1: le, _: be}, -a: 1}}
-a: 1
params: [{id: level, type: u1, -a: 1}]
seq:
  - {id: one, type: u1, -a: 1, valid: {eq: 1, -a: 1}}
  - {id: some, type: {switch-on: one, cases: {1: u1, _: part}, -a: 1}}
instances: {two: {value: 1, -a: 1}, three: {pos: 0, type: u1, -a: 1}}
types: {part: {meta: {-a: 1}, -a: 1}}
enums: {kind: {1: {id: x, -a: 1}}}
"""
    assert problems_of(text) == []


def test_an_empty_specification_is_sound(problems_of: Callable[..., list[str]]) -> None:
    assert problems_of("") == []
    assert problems_of("seq: []\ntypes: {part: {}}\ninstances: {one: {value: 1}}\n") == []
