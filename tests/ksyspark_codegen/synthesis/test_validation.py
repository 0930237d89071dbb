"""Everything that a format is validated with: the ends of ranges, beginnings."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark_codegen.synthesis.samples import CannotMake, make_validation

SPEC = """\
meta: {id: demo, endian: be}
seq:
  - {id: kind, type: b4, enum: kind}
  - {id: bounded, type: b4, valid: {max: 9}}
  - {id: items, type: item, repeat: expr, repeat-expr: 2}
  - {id: name, type: strz, encoding: ASCII}
types:
  item: {seq: [{id: x, type: s2}, {id: is_set, type: b1}]}
enums: {kind: {1: one, 15: last}}
"""


@pytest.fixture
def path(tmp_path) -> Path:
    (tmp_path / "demo.ksy").write_text(SPEC)
    return tmp_path / "demo.ksy"


@pytest.fixture
def made(path):
    return make_validation(path, seed=3, count=40)


def test_numbers_are_the_least_and_the_largest_of_their_width(made) -> None:
    held = {(one.data[0] >> 4, one.field) for one in made.extremes}
    assert held >= {(0, None), (15, None)}
    assert {one.data[1:3] for one in made.extremes} >= {b"\x80\x00", b"\x7f\xff"}
    assert {one.field for one in made.extremes} == {None, "bounded"}


def test_every_byte_is_a_place_to_cut(made) -> None:
    shortest = min(made.beginnings, key=lambda one: len(one.data))
    assert (shortest.data, shortest.field) == (b"", "kind")
    lengths = {len(one.data) for one in made.beginnings}
    assert lengths == set(range(max(lengths) + 1))


def test_the_parts_are_there(made) -> None:
    assert len(made.obeying) == 40
    assert {one.breach.name for one in made.broken} >= {"demo.bounded-max", "demo.name-terminator", "demo.item.x-end"}


def test_equal_seeds_give_equal_messages(path, made) -> None:
    assert make_validation(path, seed=3, count=40) == made


def test_a_specification_without_messages(tmp_path) -> None:
    path = tmp_path / "never.ksy"
    path.write_text("meta: {id: never}\nseq: [{id: a, type: u1, valid: {expr: _ > 3 and _ < 2}}]\n")
    with pytest.raises(CannotMake, match="_ > 3 and _ < 2"):
        make_validation(path)
