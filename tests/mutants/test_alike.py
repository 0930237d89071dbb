"""Numbers that may be others, and nobody notices: what is asked of them is answered alike."""

from __future__ import annotations

import pytest
from alike import Alike, Pair
from pairs import pair_of
from ranges import Range

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Inline, Plan, Table

# Registers 0 to 7, then these constants; a number is set on line 0, and the message is given up on line 9.
CONSTANTS = (0, 1, 5, 127, 128, 1 << 20)
ZERO, ONE, FIVE, MOST, HIGH, MASK = range(8, 14)
U1, U2, S2, U4 = (op.U1, 0, 0, 0, 0), (op.U2BE, 0, 0, 0, 0), (op.NUMBER, 0, 0, 0, 0, 18), (op.NUMBER, 0, 0, 0, 0, 4)
GIVE_UP = 9


def plan_of(*program) -> Plan:
    filled = [*program, (op.DONE,)]
    return Plan(
        program=(*filled, *[(op.DONE,)] * (GIVE_UP - len(filled)), (op.FAIL,)),
        constants=b"",
        tables=(Table(4, ()),),
        registers=8,
        numbers=CONSTANTS,
        addresses=(0,),
        encodings=("ISO-8859-1", "UTF-8"),
        root=Inline({}),
        checks=(),
        unsupported={},
    )


@pytest.mark.parametrize(
    ("kind", "number", "behind", "is_unseen"),
    [
        ("sign", U1, [], True),
        ("sign", U1, [(op.STORE, 0, 0, 0)], False),
        ("sign", U1, [(op.MOVE, 0, ONE), (op.STORE, 0, 0, 0)], True),
        ("sign", U1, [(op.MOVE, 1, 0), (op.STORE, 0, 0, 1)], False),
        ("sign", U1, [(op.AND, 1, 0, MOST), (op.STORE, 0, 0, 1)], True),
        ("sign", U1, [(op.AND, 1, 0, MASK), (op.STORE, 0, 0, 1)], False),
        ("sign", U1, [(op.JEQ, 0, FIVE, GIVE_UP)], True),
        ("sign", U1, [(op.JEQ, 0, HIGH, GIVE_UP)], False),
        ("sign", U1, [(op.JLT, 0, FIVE, GIVE_UP)], False),
        ("sign", U1, [(op.JGT, MASK, 0, GIVE_UP)], True),
        ("sign", U1, [(op.JLT, 0, FIVE, GIVE_UP), (op.JGT, 0, FIVE, GIVE_UP), (op.STORE, 0, 0, 0)], True),
        ("sign", U1, [(op.JLT, 0, FIVE, GIVE_UP), (op.JGT, 0, MASK, GIVE_UP)], False),
        ("sign", U1, [(op.EQ, 1, 0, FIVE), (op.STORE, 0, 0, 1)], True),
        ("sign", U1, [(op.LT, 1, 0, FIVE), (op.STORE, 0, 0, 1)], False),
        ("sign", U1, [(op.SWITCH, 0, 3, 2), (op.JUMP, 5), (op.JUMP, 6), (op.RUN, 0, 1, 1)], True),
        ("sign", U1, [(op.SWITCH, 0, 127, 2), (op.JUMP, 5), (op.JUMP, 6), (op.RUN, 0, 1, 1)], False),
        ("sign", U4, [(op.BYTES, 0, 1, 0)], True),
        ("sign", U2, [(op.BYTES, 0, 1, 0)], False),
        ("sign", S2, [(op.JLT, 0, ZERO, GIVE_UP), (op.STORE, 0, 0, 0)], False),
        ("order", U2, [(op.JLT, 0, ONE, GIVE_UP)], True),
        ("order", U2, [(op.JNZ, 0, GIVE_UP)], True),
        ("order", U2, [(op.JEQ, 0, ONE, GIVE_UP)], False),
        ("order", U2, [(op.STORE, 0, 0, 0)], False),
        ("width", U2, [], False),
    ],
)
def test_a_number_read_otherwise(kind, number, behind, is_unseen) -> None:
    pair = pair_of(kind, number, None)
    found = pair is not None and Alike(plan_of(number, *behind)).is_unseen(0, 0, pair)
    assert found is is_unseen


def test_a_text_without_wrong_bytes_asks_for_none() -> None:
    fixed, pair = (op.FIXED, 0, 0, 0, 1, 2), Pair(Range(0), Range(0))
    assert [Alike(plan_of(fixed, (op.TEXT, 0, encoding))).is_unseen(0, 1, pair) for encoding in (0, 1)] == [True, False]


def test_another_constant_is_copied() -> None:
    pair = pair_of("constant", (op.MOVE, 0, FIVE), (5, 6))
    assert pair is not None
    asked = [[(op.JEQ, 0, one, GIVE_UP)] for one in (ONE, FIVE)]
    assert [Alike(plan_of((op.MOVE, 0, FIVE), *each)).is_unseen(0, 0, pair) for each in asked] == [True, False]


def test_numbers_of_eight_bytes_are_given_up_on_both_ways_or_seen() -> None:
    number = (op.NUMBER, 0, 0, 0, 0, 8)
    pair = pair_of("sign", number, None)
    assert pair is not None
    for behind, is_unseen in (((op.JLT, 0, ZERO, GIVE_UP), True), ((op.JGT, 0, ZERO, GIVE_UP), False)):
        assert Alike(plan_of(number, behind)).is_unseen(0, 0, pair) is is_unseen


def test_behind_a_call_a_number_is_asked_for() -> None:
    called = [(op.NUMBER, 0, 0, 0, 0, 2), (op.CALL, 0, 4), (op.JLT, 0, FIVE, GIVE_UP), (op.DONE,), (op.RETURN, 0)]
    pair = pair_of("sign", called[0], None)
    assert pair is not None
    assert not Alike(plan_of(*called)).is_unseen(0, 0, pair)
    assert Alike(plan_of(*called[:2], (op.DONE,), *called[3:])).is_unseen(0, 0, pair)
