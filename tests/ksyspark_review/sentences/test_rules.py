"""Each key of a specification has its sentence; hand-written ones stand in front; what has no words is a formula."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ksyspark.spec.inference import Typer
from ksyspark_review.sentences.rules import sentences_of, sentences_of_type

SaidOf = Callable[..., list[str]]


def field(keys: str) -> str:
    return f"seq:\n  - {{id: n, type: u1}}\n  - {{id: x, {keys}}}\nenums:\n  kind: {{1: one, 2: two}}\n"


@pytest.mark.parametrize(
    ("keys", "sentences"),
    [
        ("type: s4", ["Whole number, 4 bytes, may be negative."]),
        ("type: u1", ["Whole number, 1 byte, never negative."]),
        ("type: u2le", ["Whole number, 2 bytes, never negative.", "Least significant byte first."]),
        ("type: u2be", ["Whole number, 2 bytes, never negative."]),
        ("type: f8", ["Number with a fraction, 8 bytes."]),
        ("type: b4", ["4 bits, read as a number."]),
        ("type: b1", ["1 bit: 1 means yes, 0 means no."]),
        ("size: 4", ["4 bytes, kept as they are."]),
        ("size: 0", ["No bytes; only a place where something is checked."]),
        ("size: n", ["Bytes, kept as they are.", "As many bytes as “n” says."]),
        ("size: n + 1", ["Bytes, kept as they are.", "Its size in bytes is “n” + 1."]),
        ("size-eos: true", ["Bytes, kept as they are.", "Takes all bytes that are left."]),
        ("type: str, size: 4, encoding: ASCII", ["Text in ASCII, 4 bytes."]),
        (
            "type: strz",
            [
                "Text in UTF-8.",
                "Ends before the byte 00, which is not part of it.",
                "Without this end mark the message is refused.",
            ],
        ),
        (
            "type: str, terminator: 10, consume: false, eos-error: false",
            [
                "Text in UTF-8.",
                "Ends before the byte 0A, which is not part of it.",
                "This end mark is left for what follows.",
                "Without this end mark it takes all that is left.",
            ],
        ),
        (
            "type: str, size: 4, terminator: 0, include: true, pad-right: 32",
            [
                "Text in UTF-8, 4 bytes.",
                "If the byte 00 occurs, all behind it is cut off; otherwise nothing is.",
                "Blanks at its end are filling and are cut off.",
            ],
        ),
        ("contents: MD", ["Always the bytes 4D 44 (‘MD’); anything else is refused."]),
        (
            "contents: [1, 2, 3, 4, 5, 6, 7, 8, 9]",
            [
                "Always these 9 bytes; anything else is refused.",
                "Bytes 1 to 8: the bytes 01 02 03 04 05 06 07 08.",
                "Bytes 9 to 9: the byte 09.",
            ],
        ),
    ],
)
def test_what_a_field_holds(said_of: SaidOf, keys: str, sentences: list[str]) -> None:
    assert said_of(field(keys), "x") == sentences


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("72", "Must be 72; anything else is refused."),
        ("{min: 1}", "Must be at least 1; anything less is refused."),
        ("{max: 5}", "Must be at most 5; anything more is refused."),
        ("{min: 1, max: n}", "Must be from 1 to “n”; anything else is refused."),
        ("{any-of: [1, 2, 3]}", "Must be 1, 2 or 3; anything else is refused."),
        ("{expr: _ != 3}", "Must not be 3; otherwise refused."),
        ("{expr: '_ == (n == 1 ? 3 : 4)'}", "Must be 3 if “n” is 1, otherwise 4; anything else is refused."),
        ("{expr: _ > 3 or n == 1}", "Accepted only if this value is more than 3 or “n” is 1; otherwise refused."),
        ("{expr: not _io.eof}", "More bytes must follow; otherwise the message is refused."),
        (
            "{expr: _ < 128 or _index < 3}, repeat: eos",
            "Accepted only if this entry is less than 128 or this entry is among the first 3; otherwise refused.",
        ),
    ],
)
def test_what_is_accepted(said_of: SaidOf, rule: str, sentence: str) -> None:
    assert said_of(field(f"type: u1, valid: {rule}"), "x", "valid") == [sentence]


def test_a_long_list_is_not_said_item_by_item(said_of: SaidOf) -> None:
    items = ", ".join(f"[{number}.5, {number}]" for number in range(162))
    [sentence] = said_of(f"instances: {{table: {{value: '[{items}]'}}}}\n", "table")
    assert sentence == (
        "Worked out, not stored: the list of 162 entries, from the list 0.5 and 0 to the list 161.5 and 161."
    )
    assert len(said_of("instances: {table: {value: '[256, 2, 3]'}}\n", "table")[0]) < 80


def test_codes_that_are_accepted(said_of: SaidOf) -> None:
    text = field("type: u1, enum: kind, valid: {in-enum: true}")
    assert said_of(text, "x")[1:] == [
        "Its codes are in the list “kind”.",
        "Must be a code of the list “kind”; anything else is refused.",
    ]


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ("repeat: eos", "Repeated until nothing is left."),
        ("repeat: expr, repeat-expr: 4", "Repeated 4 times."),
        ("repeat: expr, repeat-expr: n", "Repeated as many times as “n” says."),
        ("repeat: expr, repeat-expr: n - 1", "Number of repeats: “n” − 1."),
        ("repeat: until, repeat-until: _io.eof", "Repeated until nothing is left, at least once."),
        (
            "repeat: until, repeat-until: _ < 128",
            "One more follows while the top bit of the last one is set; otherwise it ends.",
        ),
        (
            "repeat: until, repeat-until: _ == 0 or _index == 3",
            "Repeated until, after an entry, this entry is 0 or this is entry 4; otherwise one more follows.",
        ),
    ],
)
def test_how_often_a_field_is_repeated(said_of: SaidOf, keys: str, sentence: str) -> None:
    assert said_of(field(f"type: u1, {keys}"), "x", "repeat") == [sentence]


def test_when_a_field_is_present(said_of: SaidOf) -> None:
    text = field("type: u1, if: n != 2")
    assert said_of(text, "x", "if") == ["Present only if “n” is not 2; otherwise left out."]
    assert said_of(text, "x", "if", "zh") == ["仅当“n”不为 2 时存在；否则没有。"]
    assert said_of(text, "x", "if", "pt") == ["Presente somente se “n” não é 2; caso contrário ausente."]


SWITCH = """
seq:
  - {id: kind, type: u1, enum: kind}
  - id: body
    type: {switch-on: kind, cases: {'kind::one': 'part(kind.to_i, true)', 'kind::two': %s}}
types:
  part:
    params: [{id: told, type: u1}, {id: is_last, type: bool}]
    seq: [{id: y, type: u2}]
enums:
  kind: {1: one, 2: two}
"""


def test_what_an_alternative_depends_on(said_of: SaidOf) -> None:
    text = SWITCH % "strz"
    assert said_of(text.replace("    type: {switch", "    size: 8\n    type: {switch"), "body") == [
        "What stands here depends on “kind”.",
        "“one” (1) means the structure “part”; “two” (2) means text in UTF-8, up to a zero byte.",
        "Anything else is kept as it is, unread.",
        "It takes 8 bytes.",
    ]


def test_alternatives_that_are_numbers_tell_their_byte_order(said_of: SaidOf) -> None:
    found = said_of(SWITCH % "u4le", "body")
    assert found[1].endswith("; “two” (2) means whole number, 4 bytes, never negative, least significant byte first.")
    assert "With anything else, nothing stands here." in found


ORDER_OF_INNER = (
    "Numbers are stored least significant byte first if “mark” (of the whole message) is 1, "
    "otherwise most significant byte first."
)


def test_byte_order_of_a_structure(typer_of: Callable[[str], Typer]) -> None:
    text = """
    seq: [{id: mark, type: u1}, {id: body, type: inner}]
    types:
      inner:
        meta: {endian: {switch-on: _root.mark, cases: {1: le, _: be}}}
        seq: [{id: x, type: u2}, {id: y, type: deeper}]
        types:
          deeper: {seq: [{id: z, type: u2}]}
    """
    typer = typer_of(text)
    inner = typer.library.types["t", "inner"]
    assert [one.text.en for one in sentences_of_type(inner, typer)] == [
        "Always 4 bytes.",
        ORDER_OF_INNER,
    ]
    assert [one.text.en for one in sentences_of_type(inner.types["deeper"], typer)][1:] == [
        "Numbers are stored as told for “inner”."
    ]


def test_parameters_say_who_gives_them(said_of: SaidOf) -> None:
    text = """
    params: [{id: level, type: u1, -default: 4, -stream-value: told_level}]
    seq: [{id: x, type: u1}]
    instances: {told_level: {value: x}}
    """
    assert said_of(text, "level") == [
        "Given by whoever reads the message: a whole number.",
        "Where it is not given, 4 is taken.",
        "In a series of messages, “told level” of the first one gives it.",
    ]


def test_places_are_counted_from_1(said_of: SaidOf) -> None:
    assert said_of("instances: {x: {pos: 4, size: 2}}", "x", "pos") == ["Read from byte 5 on."]


def test_what_has_no_words_is_shown_as_it_is_written(typer_of: Callable[[str], Typer]) -> None:
    text = """
    seq: [{id: x, type: inner}]
    types:
      inner: {seq: [{id: y, type: u1, if: not _parent._io.eof}]}
    """
    typer = typer_of(text)
    inner = typer.library.types["t", "inner"]
    found = sentences_of(inner.seq[0], inner, typer)
    assert [(one.kind, one.text.en, one.is_formula) for one in found][1:] == [("if", "not _parent._io.eof", True)]
