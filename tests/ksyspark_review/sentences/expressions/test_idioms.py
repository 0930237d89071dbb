"""Idioms of expressions have their own words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

SaidOf = Callable[..., list[str]]

FIELDS = """
params:
  - {id: is_old, type: bool}
seq:
  - {id: kind, -orig-id: IC type, type: u1, enum: kind}
  - {id: len_x, -orig-id: length of x, type: u2}
  - {id: flags, type: u4}
  - {id: raw, size: 8}
  - {id: name, type: str, size: 8}
  - {id: counts, type: u2, repeat: expr, repeat-expr: 3}
  - {id: parts, type: part, repeat: eos}
types:
  part: {seq: [{id: last, type: b1}]}
enums:
  kind: {1: {id: check, -orig-id: CHECK}, 2: foreign_key}
instances:
  x: {value: '%s'}
"""


@pytest.mark.parametrize(
    ("expression", "sentence"),
    [
        ("len_x", "the same as “length of x”."),
        ("len_x * 2 + 1", "(“length of x” × 2) + 1."),
        ("len_x - (flags - 1)", "“length of x” − (“flags” − 1)."),
        ("(8 - len_x % 8) % 8", "what fills “length of x” up to the next multiple of 8."),
        ("-len_x % 4", "what fills “length of x” up to the next multiple of 4."),
        ("len_x < 8 ? len_x : 8", "the smaller of “length of x” and 8."),
        ("len_x > 8 ? len_x : 8", "the larger of “length of x” and 8."),
        ("_io.size - _io.pos", "the number of bytes left."),
        ("flags & 15", "the number in the last 4 bits of “flags”."),
        ("(flags >> 4) & 15", "the number in bits 5 to 8 of “flags”, counted from the right."),
        ("(flags >> 4) & 1", "bit 5 of “flags”, counted from the right."),
        ("flags & 0x16", "the sum of the bits worth 2, 4 or 16 in “flags”."),
        ("flags << 8", "“flags” × 256."),
        ("(flags & 16) != 0", "yes if the bit worth 16 is set in “flags”; otherwise no."),
        ("(flags & 16) == 0", "yes if the bit worth 16 is not set in “flags”; otherwise no."),
        ("(flags & 0xe0) != 0", "yes if a bit worth 32 to 128 is set in “flags”; otherwise no."),
        ("raw[0] * 256 + raw[1]", "bytes 1 to 2 of “raw” as a number, most significant byte first."),
        ("(raw[3] << 8) + raw[2]", "bytes 3 to 4 of “raw” as a number, least significant byte first."),
        ("(raw[0] | raw[1] | raw[2]) == 0", "yes if bytes 1 to 3 of “raw” are all zero; otherwise no."),
        ("raw[0] == 0 and raw[1] == 0", "yes if bytes 1 and 2 of “raw” are all zero; otherwise no."),
        ("raw[0] != 0 or raw[1] != 0", "yes if not all of bytes 1 and 2 of “raw” are zero; otherwise no."),
        (
            "(len_x >= 1 and len_x <= 5) or (len_x >= 8 and len_x <= 9)",
            "yes if “length of x” is from 1 to 5 or 8 to 9; otherwise no.",
        ),
        ("raw == [0x4d, 0x44]", "yes if “raw” is the bytes 4D 44 (‘MD’); otherwise no."),
        ("raw == [0xd4, 0xc4]", "yes if “raw” is the bytes D4 C4 (‘MD’ in EBCDIC); otherwise no."),
        ("raw == [0, 0, 0]", "yes if “raw” is 3 zero bytes; otherwise no."),
        ('name == "AB  "', "yes if “name” is ‘AB’ and 2 blanks; otherwise no."),
        ('name == ""', "yes if “name” is empty; otherwise no."),
        ("raw.length > 0", "yes if “raw” is not empty; otherwise no."),
        ("len_x == 1 or len_x == 3", "yes if “length of x” is 1 or 3; otherwise no."),
        ("len_x != 1 and len_x != 3", "yes if “length of x” is neither 1 nor 3; otherwise no."),
        ("not (len_x == 1 or len_x == 3)", "yes if “length of x” is neither 1 nor 3; otherwise no."),
        ("len_x >= 1 and len_x <= 5", "yes if “length of x” is from 1 to 5; otherwise no."),
        ("len_x < 1 or len_x > 5", "yes if “length of x” is below 1 or above 5; otherwise no."),
        ("not (len_x > 5)", "yes if “length of x” is at most 5; otherwise no."),
        ("5 < len_x", "yes if “length of x” is more than 5; otherwise no."),
        ("len_x % 4 == 0", "yes if “length of x” is a multiple of 4; otherwise no."),
        ("len_x % 4", "the remainder of “length of x” ÷ 4."),
        ("len_x / 4", "“length of x” ÷ 4, rounded down."),
        ("kind == kind::foreign_key", "yes if “IC type” is “foreign key” (2); otherwise no."),
        ("kind != kind::check", "yes if “IC type” is not “CHECK” (1); otherwise no."),
        ("kind.to_i", "the code of “IC type”."),
        ("is_old.to_i", "1 if “is old” is yes, otherwise 0."),
        ("not is_old", "yes if “is old” is no; otherwise no."),
        ("is_old == (flags == 1)", "yes if either both hold or neither: “is old” is yes; “flags” is 1; otherwise no."),
        ("counts[1]", "entry 2 of “counts”."),
        ("counts[len_x]", "entry (“length of x” + 1) of “counts”."),
        ("counts[len_x - 1]", "entry “length of x” of “counts”."),
        ("counts.size", "the number of entries of “counts”."),
        ("counts.max", "the greatest of “counts”."),
        ("parts.last.last", "the same as “last” in the last of “parts”."),
        ("name.length", "the number of characters of “name”."),
        ("name.substring(0, 2)", "characters 1 to 2 of “name”."),
        ("name.to_i", "the number written in “name”."),
        ('raw.to_s("UTF-8")', "“raw” read as text in UTF-8."),
        ("len_x == 1 ? 7 : 8", "7 if “length of x” is 1, otherwise 8."),
        ("0x4d444520", "1\u202f296\u202f319\u202f776 (‘MDE␣’)."),
    ],
)  # fmt: skip
def test_values(said_of: SaidOf, expression: str, sentence: str) -> None:
    assert said_of(FIELDS % expression, "x") == [f"Worked out, not stored: {sentence}"]


def test_brackets_keep_and_apart_from_or(said_of: SaidOf) -> None:
    assert said_of(FIELDS % "is_old and (flags == 1 or _io.eof)", "x") == [
        "Worked out, not stored: yes if “is old” is yes and (“flags” is 1 or nothing is left); otherwise no."
    ]


def test_alternatives_become_cases_in_the_order_that_counts(said_of: SaidOf) -> None:
    assert said_of(FIELDS % "len_x < 5 ? 1 : flags == 2 ? 3 : 4", "x") == [
        "Worked out, not stored; the first case that fits counts.",
        "If “length of x” is less than 5: 1.",
        "If “flags” is 2: 3.",
        "Otherwise: 4.",
    ]


def test_fixed_values_of_one_field_become_a_table(said_of: SaidOf) -> None:
    assert said_of(FIELDS % "len_x == 1 ? 10 : len_x == 2 or len_x == 3 ? 20 : len_x == 4 ? 30 : 0", "x") == [
        "Worked out from “length of x”, not stored.",
        "1 gives 10; 2 or 3 gives 20; 4 gives 30.",
        "Anything else: 0.",
    ]


def test_a_worked_out_code_is_told_with_its_name(said_of: SaidOf) -> None:
    text = FIELDS % "len_x == 1 ? 2 : 1" + "    enum: kind\n"
    text = text.replace(
        "x: {value: 'len_x == 1 ? 2 : 1'}\n    enum: kind", "x: {value: 'len_x == 1 ? 2 : 1', enum: kind}"
    )
    assert said_of(text, "x", "value") == [
        "Worked out, not stored: “foreign key” (2) if “length of x” is 1, otherwise “CHECK” (1)."
    ]
