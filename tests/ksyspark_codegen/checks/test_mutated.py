"""Messages of which nothing is known, and mutated ones."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import pytest

from ksyspark_codegen.checks.agreement import check_alike, check_mutated
from ksyspark_codegen.checks.finding import report

SPEC = """
meta: {id: alike, endian: be}
params: [{id: most, type: u1, -default: 9}]
seq:
  - {id: kind, type: u1, valid: {max: most}}
  - {id: n, type: s2, valid: {min: -1}}
  - {id: name, size: 2, type: str, encoding: UTF-8, pad-right: 0x20}
instances:
  is_long: {value: n > 5 or kind == 3}
"""


@dataclass(frozen=True)
class Mutated:
    data: bytes
    field: str | None = None
    offset: int = 0
    is_sure: bool = True
    params: dict[str, object] = dataclasses.field(default_factory=dict)


MESSAGES = [
    Mutated(b"\2\0\5ab"),
    Mutated(b"\3\0\4a "),
    Mutated(b"\2\0\6a!"),
    Mutated(b"\x0a\0\1ab", "kind", 0),
    Mutated(b"\x0a\0\1ab", params={"most": 10}),
    Mutated(b"\2\xff\xfeab", "n", 1),
    Mutated(b"\2\0\1\xc1\xc1", "name", 3),
    Mutated(b"", is_sure=False),
]


def test_sound_rooms_find_the_same(format_of) -> None:
    assert report(check_mutated(format_of(SPEC), MESSAGES)) == ""


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        (Mutated(b"\2\0\5"), "expected to be read, found the reference decoder: end of data"),
        (Mutated(b"\2\0\5ab", "n", 1), "n at byte 1: expected to be refused, found the reference decoder reads it"),
        (Mutated(b"\x0a\0\1ab", "n", 1), "expected to be refused there, found the reference decoder: kind at byte 0"),
    ],
)
def test_another_outcome_is_found(format_of, wrong, found) -> None:
    assert found in report(check_mutated(format_of(SPEC), [wrong]))
    assert check_mutated(format_of(SPEC), [dataclasses.replace(wrong, is_sure=False)]) == []


@pytest.mark.parametrize("part", ["plans", "parsers", "model"])
@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("n > 5", "n >= 5"),
        ("or kind == 3", "or kind == 4"),
        ("max: most", "max: 'most + 1'"),
        ("min: -1", "min: -2"),
        ("pad-right: 0x20", "pad-right: 0x21"),
        ("encoding: UTF-8", "encoding: ISO-8859-1"),
    ],
)
def test_a_fault_in_one_part_is_found(planted, part, right, wrong) -> None:
    assert check_alike(planted(SPEC, part, right, wrong), MESSAGES)


def test_another_number_in_an_error_is_found(planted) -> None:
    broken = [Mutated(b"\2\xff\xfeab", "n", 1)]
    finding = report(
        check_alike(planted(SPEC, "model", "type: s2, valid: {min: -1}", "type: u2, valid: {max: 9}"), broken)
    )
    assert "expected -2 to be reported, as the official parser does, found 65534" in finding
