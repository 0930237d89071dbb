"""Questions whose answer is known because the ways with another answer contradict themselves."""

from __future__ import annotations

from outcomes import Outcomes
from program_changes import program_changes

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Inline, Plan, Table
from ksyspark.layout import Layout, Record

# Registers 0 to 8, then the constants 0, 1 and 7 at 9, 10 and 11; the cells 1 and 3 are flags.
ZERO, ONE, SEVEN = 9, 10, 11
LAYOUT = Layout("x", "", {"x": Record("x", "x:X", ())})


def always(*program, line: int, flags=(1, 3)) -> bool | None:
    return Outcomes(plan_of(*program, flags=flags)).always(line)


def plan_of(*program, flags=(1, 3)) -> Plan:
    return Plan(
        program=((op.ROW, 0, 0, 8), *program, (op.DONE,), (op.FAIL,)),
        constants=b"",
        tables=(Table(4, flags),),
        registers=9,
        numbers=(0, 1, 7),
        addresses=(0,),
        encodings=(),
        root=Inline({}),
        checks=(),
        unsupported={},
    )


def asked_twice(*between, number: int = SEVEN):
    """Set a flag where the cell 0 is 7, then ask for the flag where it is a number."""
    return (
        (op.LOAD, 2, 0, 0),  # 1
        (op.JNE, 2, SEVEN, 4),
        (op.STORE, 0, 1, ONE),
        *between,
        (op.LOAD, 3, 0, 0),
        (op.JNE, 3, number, 8 + len(between)),
        (op.LOAD, 4, 0, 1),
        (op.JZ, 4, 9 + len(between)),  # 7 + len(between)
    )


def test_a_flag_is_set_where_it_was_set_under_the_same_condition() -> None:
    assert always(*asked_twice(), line=7) is False


def test_nothing_is_known_under_another_condition_or_behind_what_changes_it() -> None:
    assert always(*asked_twice(number=ONE), line=7) is True
    assert always(*asked_twice((op.STORE, 0, 0, 5)), line=8) is None
    assert always(*asked_twice((op.STORE, 0, 1, 5)), line=8) is None
    assert always(*asked_twice((op.ROWAT, 0, 0, 5)), line=8) is False
    assert always(*asked_twice(), line=7, flags=()) is False
    assert always(*asked_twice((op.CALL, 0, 5)), line=8) is None


def test_a_row_that_is_come_back_to_was_left_like_one_of_its_table() -> None:
    rows = (
        (op.LOAD, 2, 0, 0),  # 1
        (op.JNE, 2, SEVEN, 4),
        (op.STORE, 0, 1, ONE),
        (op.JNZ, 7, 7),  # 4
        (op.ROW, 0, 0, 8),
        (op.JUMP, 1),
        (op.ROWAT, 0, 0, 5),  # 7
        (op.LOAD, 3, 0, 0),
        (op.JNE, 3, SEVEN, 12),
        (op.LOAD, 4, 0, 1),
        (op.JZ, 4, 13),  # 11
    )
    assert always(*rows, line=11) is False


def test_what_is_never_answered_so_is_not_left_out() -> None:
    changes = [one for one in program_changes(plan_of(*asked_twice()), LAYOUT) if one.place == "7"]
    assert {one.words: one.is_seen() for one in changes} == {"JZ is JNZ": True, "JZ left out": False}


def test_the_sign_of_a_number_that_was_found_to_be_large_or_small_enough_is_known() -> None:
    number = (op.NUMBER, 2, 0, 0, 4, 4 | 16)

    def shown(*asked, code=16) -> bool:
        read = (*number[:5], 4 | code)
        return Outcomes(plan_of(read, *asked, read, flags=())).shows_sign(2 + len(asked))

    assert not shown((op.JLT, 2, ZERO, 4))
    assert shown((op.JLT, 2, ZERO, 3))
    assert shown((op.JGT, 2, SEVEN, 4))
    assert not shown((op.JGT, 2, SEVEN, 4), code=0)
    assert shown((op.JLT, 2, ZERO, 5), (op.RUN, 0, 0, 1))
    assert shown()
