"""Questions that were answered before: to leave them out changes nothing."""

from __future__ import annotations

from decided import known_not_zero
from program_changes import program_changes

from ksyspark.formats import find_format
from ksyspark.machine import opcodes as op
from ksyspark.machine.plan import Inline, Plan, Table


def a_plan(*program, numbers=(), flags=()) -> Plan:
    return Plan(
        program=(*program, (op.DONE,), (op.FAIL,)),
        constants=b"",
        tables=(Table(4, flags),),
        registers=9,
        numbers=numbers,
        addresses=(0,),
        encodings=(),
        root=Inline({}),
        checks=(),
        unsupported={},
    )


def known(*program) -> list[set[int]]:
    return [set(one) for one in known_not_zero(a_plan(*program))]


def test_what_was_asked_is_known_until_it_is_set_again() -> None:
    fail = 6
    assert known((op.JZ, 1, fail), (op.LOAD, 2, 0, 0), (op.JZ, 1, fail), (op.MOVE, 1, 2), (op.JZ, 1, fail))[:6] == [
        set(), {1}, {1}, {1}, set(), {1},
    ]  # fmt: skip


def test_nothing_is_known_behind_what_may_set_anything() -> None:
    assert known((op.JZ, 1, 5), (op.CALL, 0, 3), (op.JUMP, 4), (op.RETURN, 0))[2:4] == [set(), set()]
    assert known((op.JZ, 1, 3), (op.PARAM, 1, 0))[2] == set()


def test_ways_that_meet_know_what_both_know() -> None:
    assert known((op.JNZ, 1, 2), (op.JUMP, 2), (op.JUMP, 3))[2] == set()
    assert known((op.JNZ, 1, 2), (op.JUMP, 3), (op.JUMP, 3))[2] == {1}
    assert known((op.JZ, 1, 1), (op.JUMP, 2))[1] == set()


def test_a_loop_knows_what_holds_in_every_round() -> None:
    assert known((op.JZ, 1, 4), (op.MOVE, 1, 2), (op.JUMP, 0))[0] == set()


def test_only_what_is_asked_again_is_left_alone() -> None:
    plan = a_plan((op.JZ, 1, 4), (op.LOAD, 2, 0, 0), (op.JZ, 1, 4))
    checks = [one.place for one in program_changes(plan) if one.kind == "check"]
    assert checks == ["0"]
    assert "2" in {one.place for one in program_changes(plan)}


def test_plans_ask_again() -> None:
    plan = find_format("mqmde").load("plans").PLAN
    again = [
        line
        for line, facts in zip(plan.program, known_not_zero(plan), strict=True)
        if line[0] == op.JZ and line[1] in facts
    ]
    assert len(again) > 30
