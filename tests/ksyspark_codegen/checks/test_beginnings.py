"""Messages that are cut off."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import pytest

from ksyspark_codegen.checks.agreement import check_mutated
from ksyspark_codegen.checks.finding import report

SPEC = """
meta: {id: cut, endian: be}
seq:
  - {id: n, type: u2}
  - {id: name, type: strz, encoding: ASCII}
  - {id: rest, size: n}
  - {id: more, type: u1, repeat: eos}
"""


@dataclass(frozen=True)
class Beginning:
    data: bytes
    field: str | None
    offset: int = 0
    is_sure: bool = True
    params: dict[str, object] = dataclasses.field(default_factory=dict)


BEGINNINGS = [
    Beginning(b"", "n"),
    Beginning(b"\0", "n"),
    Beginning(b"\0\2a", "name", 2),
    Beginning(b"\0\2a\0", "rest", 4),
    Beginning(b"\0\2a\0b", "rest", 4),
    Beginning(b"\0\2a\0bc", None),
]


def test_sound_rooms_tell_what_is_missing(format_of) -> None:
    assert report(check_mutated(format_of(SPEC), BEGINNINGS)) == ""


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        (Beginning(b"\0\2a\0b", "more", 4), "the reference decoder: rest at byte 4: end of data"),
        (Beginning(b"\0\2a\0b", "rest", 3), "the reference decoder: rest at byte 4: end of data"),
        (Beginning(b"\0\2a\0bc", "more", 6), "the reference decoder reads it"),
        (Beginning(b"\0\2a\0b", None), "the reference decoder: end of data"),
    ],
)
def test_another_place_is_found(format_of, wrong, found) -> None:
    assert found in report(check_mutated(format_of(SPEC), [wrong]))


@pytest.mark.parametrize("part", ["plans", "parsers", "model"])
def test_a_size_that_is_one_too_small_is_found(planted, part) -> None:
    assert check_mutated(planted(SPEC, part, "size: n", "size: 'n - 1'"), BEGINNINGS)
