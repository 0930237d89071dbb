"""Instructions that matter, and those whose work goes nowhere."""

from __future__ import annotations

import pytest
from needed import Needed
from program_changes import program_changes

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Formula, Inline, Plan, Table, Worked
from ksyspark.layout import Column, Layout, Record, Scalar

LAYOUT = Layout("x", "", {"x": Record("x", "x:X", (Column("a", Scalar("int64")),))})
# Registers 0 to 7, then the constants 5, 7, and the text of two letters at byte 1.
FIVE, SEVEN, TEXT = 8, 9, 10


def plan_of(*program) -> Plan:
    """Return a plan whose layout has a column `a` of cell 1, and none of cell 2."""
    return Plan(
        program=((op.ROW, 0, 0, 7), (op.RUN, 0, 0, 4), *program, (op.DONE,), (op.FAIL,)),
        constants=b"abcd",
        tables=(Table(4, ()),),
        registers=8,
        numbers=(5, 7, -2, 2),
        addresses=(0,),
        encodings=("ISO-8859-1",),
        root=Inline({"a": Formula("int", Worked(1, "int")), "hidden": Formula("int", Worked(2, "int"))}),
        checks=(),
        unsupported={},
    )


def needed(*program) -> list[int]:
    """Return which lines of a program matter, from 0."""
    found = Needed(plan_of(*program), LAYOUT)
    return [number for number in range(len(program)) if found.line(2 + number)]


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        (((op.U1, 0, 0, 0, 0),), []),
        (((op.U1, 0, 0, 0, 0), (op.STORE, 0, 1, 0)), [0, 1]),
        (((op.U1, 0, 0, 0, 0), (op.STORE, 0, 2, 0)), []),
        (((op.U1, 0, 0, 0, 0), (op.STORE, 0, 3, 0)), []),
        (((op.U1, 0, 0, 0, 0), (op.MOVE, 1, 0), (op.MOVE, 0, FIVE), (op.STORE, 0, 1, 1)), [0, 1, 3]),
        (((op.U1, 0, 0, 0, 0), (op.MOVE, 0, FIVE), (op.STORE, 0, 1, 0)), [1, 2]),
        (((op.U1, 0, 0, 0, 0), (op.STORE, 0, 3, 0), (op.LOAD, 1, 0, 3), (op.STORE, 0, 1, 1)), [0, 1, 2, 3]),
        (((op.U1, 0, 0, 0, 0), (op.BYTES, 0, 2, 0)), [0, 1]),
        (((op.U1, 0, 0, 0, 0), (op.ADD, 1, 0, FIVE)), [0, 1]),
        (((op.NUMBER, 0, 0, 0, 0, 8),), [0]),
        (((op.NUMBER, 0, 0, 0, 0, 8 | 16),), []),
    ],
)
def test_what_is_looked_at_or_may_fail(program, expected) -> None:
    assert needed(*program) == expected


def a_choice(cell: int):
    """Choose a number by a byte, and keep it in a cell."""
    return (
        (op.U1, 0, 0, 0, 0),  # 2
        (op.JEQ, 0, SEVEN, 6),
        (op.MOVE, 1, FIVE),
        (op.JUMP, 7),
        (op.MOVE, 1, SEVEN),
        (op.STORE, 0, cell, 1),
    )


def test_a_question_matters_where_what_it_chooses_does() -> None:
    assert [one for one in needed(*a_choice(1)) if one != 3] == [0, 1, 2, 4, 5]
    assert [one for one in needed(*a_choice(3)) if one != 3] == []


def test_a_question_matters_where_a_message_is_given_up() -> None:
    assert needed((op.U1, 0, 0, 0, 0), (op.JEQ, 0, SEVEN, 5)) == [0, 1]


def test_what_a_call_leaves_matters_behind_it() -> None:
    program = ((op.JUMP, 5), (op.U1, 0, 0, 0, 0), (op.RETURN, 1), (op.CALL, 1, 3), (op.STORE, 0, 1, 0))
    assert needed(*program) == [1, 2, 3, 4]


def test_constant_bytes_that_somebody_looks_at() -> None:
    compared = ((op.FIXED, 0, 0, 0, 0, 2), (op.SAME, 2, 0, TEXT), (op.STORE, 0, 1, 2))
    assert Needed(plan_of(*compared), LAYOUT).octets == {1, 2}
    assert Needed(plan_of(*compared[:2]), LAYOUT).octets == frozenset()
    assert Needed(plan_of((op.JSAME, 0, 0, 0, 3, 1, 4)), LAYOUT).octets == {3}


def test_what_goes_nowhere_is_not_tried() -> None:
    changes = list(program_changes(plan_of(*a_choice(3)), LAYOUT))
    seen = {(one.kind, one.place) for one in changes if one.is_seen()}
    assert {one.kind for one in changes if one.place == "3"} == {"condition", "comparison", "constant"}
    assert [kind for kind, place in seen if place == "3"] == []
    assert ("size", "1") in seen
    assert [place for kind, place in seen if place.startswith("byte")] == []
    assert [one.words for one in program_changes(plan_of(*a_choice(1)), LAYOUT) if one.place == "3" and one.is_seen()]
