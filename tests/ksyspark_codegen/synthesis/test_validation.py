"""Everything that a format is validated with: the ends of ranges, codes without label, beginnings."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark_codegen.synthesis.samples import CannotMake
from ksyspark_codegen.synthesis.validation import make_validation, number_goals_of

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


def test_the_numbers_that_are_wanted_are_told_in_words(library_of) -> None:
    library = library_of(SPEC.partition("\n")[2])
    assert {one.name: str(one) for one in number_goals_of(library, library.specs["demo"])} == {
        "demo.kind-least": "demo.kind holds the least number, 0",
        "demo.kind-most": "demo.kind holds the largest number, 15",
        "demo.kind-unknown-code": "demo.kind holds a code without label, 14",
        "demo.bounded-least": "demo.bounded holds the least number, 0",
        "demo.bounded-most": "demo.bounded holds the largest number, 15",
        "demo.item.x-least": "demo::item.x holds the least number, -32768",
        "demo.item.x-most": "demo::item.x holds the largest number, 32767",
    }


def test_messages_hold_them_where_they_are_looked_for(made) -> None:
    found = {one.goal.name: one for one in made.extremes}
    assert found["demo.kind-unknown-code"].data[0] >> 4 == 14
    least = found["demo.item.x-least"]
    index = int(least.column.removeprefix("items[").removesuffix("].x"))
    assert int.from_bytes(least.data[1 + 3 * index :][:2], signed=True) == -32768
    assert (least.column, least.value, least.field) == (f"items[{index}].x", -32768, None)


def test_a_number_that_a_rule_forbids_is_not_held(made) -> None:
    assert [one.name for one in made.not_held] == ["demo.bounded-most"]


def test_every_byte_is_a_place_to_cut(made) -> None:
    shortest = min(made.beginnings, key=lambda one: len(one.data))
    assert (shortest.data, shortest.field, shortest.is_end) == (b"", "kind", True)
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
