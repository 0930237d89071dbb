"""The ends of ranges and codes without a label."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import pytest

from ksyspark.layout import Scalar
from ksyspark_codegen.checks.agreement import check_extremes, plain_type_at
from ksyspark_codegen.checks.finding import report

SPEC = """
meta: {id: wide, endian: be}
seq:
  - {id: a, type: u8}
  - {id: items, type: item, repeat: expr, repeat-expr: 2}
  - {id: kind, type: u1, enum: kind}
  - {id: last, type: u1, valid: {max: 9}}
types:
  item: {seq: [{id: x, type: s2}]}
enums: {kind: {1: one}}
"""


@dataclass(frozen=True)
class Goal:
    name: str = "wide.a-most"

    def __str__(self) -> str:
        return "wide.a holds the largest number"


@dataclass(frozen=True)
class Extreme:
    column: str
    value: int
    last: int = 0
    field: str | None = None
    offset: int = 12
    goal: Goal = dataclasses.field(default_factory=Goal)
    params: dict[str, object] = dataclasses.field(default_factory=dict)

    @property
    def data(self) -> bytes:
        return b"\xff" * 8 + b"\x7f\xff\x80\x00" + b"\xfe" + bytes([self.last])


EXTREMES = [
    Extreme("a", (1 << 64) - 1),
    Extreme("items[0].x", 32767),
    Extreme("items[1].x", -32768),
    Extreme("kind", 254),
    Extreme("items[1].x", -32768, 10, "last", 13),
]


def test_sound_rooms_hold_all(format_of) -> None:
    assert report(check_extremes(format_of(SPEC), EXTREMES)) == ""


@pytest.mark.parametrize(
    ("part", "right", "wrong"),
    [
        ("model", "type: u8", "type: s8"),
        ("model", "type: s2", "type: u2"),
        ("layouts", "type: s2", "type: s1"),
        ("plans", "type: s2", "type: s2le"),
    ],
)
def test_a_number_that_is_wrapped_is_found(planted, part, right, wrong) -> None:
    found = check_extremes(planted(SPEC, part, right, wrong), EXTREMES)
    assert {one.rule_name for one in found} == {"wide.a-most"}
    assert any(one.rule == "wide.a holds the largest number" for one in found)


def test_a_code_that_has_a_label_after_all_is_found(planted) -> None:
    (one, *_) = check_extremes(planted(SPEC, "layouts", "1: one", "254: one"), [Extreme("kind", 253)])
    assert (one.about, one.expected) == ("kind", "'253'")


@pytest.mark.parametrize("wrong", [Extreme("a", (1 << 64) - 1, 10), Extreme("a", (1 << 64) - 1, 0, "last", 13)])
def test_a_refusal_that_is_not_expected_is_found_and_one_that_is_missing(format_of, wrong) -> None:
    assert check_extremes(format_of(SPEC), [wrong])


def test_paths_lead_to_plain_columns(format_of) -> None:
    layout = format_of(SPEC).layout
    assert plain_type_at(layout, "items[1].x") == Scalar("int16")
    assert not [one for one in ("items", "items[0]", "items[0].y", "b", "a[0]", "a.b") if plain_type_at(layout, one)]
