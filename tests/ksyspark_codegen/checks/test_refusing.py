"""Messages that break a rule: each mode, and the official parser, is held to the field and byte of the rule."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, replace

import pytest

from ksyspark_codegen.checks.agreement import MODES, check_broken, check_officially_broken
from ksyspark_codegen.checks.finding import report

SPEC = """
meta: {id: ruled, endian: be}
seq:
  - {id: n, type: u1, valid: {max: 9}}
  - {id: items, type: item, repeat: expr, repeat-expr: n}
types:
  item: {seq: [{id: x, type: u2, valid: {any-of: [1, 2]}}]}
"""


@dataclass(frozen=True)
class Rule:
    name: str = "ruled.item.x-any-of"

    def __str__(self) -> str:
        return "ruled::item.x must be one of 1, 2"


@dataclass(frozen=True)
class Broken:
    data: bytes = bytes.fromhex("0200010003")
    field: str = "items[1].x"
    offset: int = 3
    rule: str = "max"
    breach: Rule = dataclasses.field(default_factory=Rule)
    params: dict[str, object] = dataclasses.field(default_factory=dict)


BROKEN = Broken()


@pytest.mark.parametrize("mode", MODES)
def test_sound_rooms_refuse_in_each_mode(format_of, mode) -> None:
    assert report(check_broken(format_of(SPEC), [BROKEN], mode)) == ""
    assert report(check_officially_broken(format_of(SPEC), [BROKEN])) == ""


@pytest.mark.parametrize(
    ("mode", "expected", "found"),
    [
        ("PERMISSIVE", "to be refused", "PERMISSIVE reads it"),
        ("DROPMALFORMED", "to be dropped", "it became a row"),
        ("FAILFAST", "to be refused", "FAILFAST reads it"),
    ],
)
def test_a_rule_that_the_machine_lost_is_found(planted, mode, expected, found) -> None:
    (one,) = check_broken(planted(SPEC, "plans", ", valid: {any-of: [1, 2]}", ""), [BROKEN], mode)
    assert (one.about, one.offset, one.expected, one.found, one.rule_name) == (
        "items[1].x", 3, expected, found, "ruled.item.x-any-of",
    )  # fmt: skip
    assert str(one).startswith("ruled::item.x must be one of 1, 2: items[1].x at byte 3: expected ")


@pytest.mark.parametrize("mode", ["PERMISSIVE", "FAILFAST"])
def test_a_rule_of_another_field_is_no_substitute(planted, mode) -> None:
    (one,) = check_broken(planted(SPEC, "model", "max: 9", "max: 1"), [BROKEN], mode)
    assert one.found.startswith(f"{mode}: n at byte 0: ")


@pytest.mark.parametrize("wrong", [{"field": "items[0].x"}, {"offset": 2}])
def test_the_place_is_compared(format_of, wrong) -> None:
    (one,) = check_broken(format_of(SPEC), [replace(BROKEN, **wrong)], "PERMISSIVE")
    assert "PERMISSIVE: items[1].x at byte 3" in one.found


def test_a_rule_that_the_official_parser_lost_is_found(planted) -> None:
    (one,) = check_officially_broken(planted(SPEC, "parsers", ", valid: {any-of: [1, 2]}", ""), [BROKEN])
    assert (one.rule_name, one.found) == ("ruled.item.x-any-of", "it reads the message")


def test_rules_of_instances_are_asked_of_the_official_parser(format_of) -> None:
    fmt = format_of("""
        meta: {id: looking}
        seq: [{id: inner, type: inner}]
        types: {inner: {instances: {at: {pos: 0, type: u1, valid: 7}}}}
    """)
    assert report(check_officially_broken(fmt, [replace(BROKEN, data=b"\6")])) == ""
