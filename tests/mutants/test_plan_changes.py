"""Changes to plans: each gives another plan, whose lines and cells are ones that the machine has."""

from __future__ import annotations

from dataclasses import replace

import pytest
from changes import drawn
from column_changes import column_changes
from program_changes import program_changes

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.opcodes import CELLS, SPANS
from ksyspark.compiler.plan import Apply, Bits, Fixed, Formula, Inline, Number, Plan, Present, Rows, Span, Table, Worked
from ksyspark.layout import Column, Layout, Record, Scalar, Struct
from ksyspark_formats import FORMATS

# The columns of plans below: `a`, which may be a structure with `b`.
LAYOUT = Layout("x", "", {
    "x": Record("x", "x:X", (Column("a", Struct("y")),)), "y": Record("y", "y:Y", (Column("b", Scalar("int64")),)),
})  # fmt: skip
FORMATS_TRIED = ["mqtt_v3", "mqmde", "sas_mq_string"]


def a_plan(*program, root=None, checks=()) -> Plan:
    """Return a plan with one table of four cells, two registers, and the constants 5 and 7 behind them."""
    return Plan(
        program=(*program, (op.DONE,), (op.FAIL,)),
        constants=b"\x41",
        tables=(Table(4, ()),),
        registers=2,
        numbers=(5, 7),
        addresses=(0,),
        encodings=("UTF-8", "IBM037"),
        root=Inline(root or {}),
        checks=checks,
        unsupported={},
    )


def lines_of(kind, *program):
    """Return what stands on the first line after each change of a kind to it."""
    plan = a_plan(*program)
    found = [one for one in program_changes(plan, LAYOUT) if one.kind == kind and one.place == "0"]
    return [one.altered().program[0] for one in found]


@pytest.mark.parametrize(
    ("kind", "line", "expected"),
    [
        ("size", (op.RUN, 0, 1, 3), [(op.RUN, 0, 1, 2), (op.RUN, 0, 1, 4)]),
        ("offset", (op.U1, 0, 0, 1, 0), [(op.U1, 0, 0, 1, 1)]),
        ("width", (op.NUMBER, 0, 0, 1, 0, 4 | 32), [(op.NUMBER, 0, 0, 1, 0, 8 | 32)]),
        ("order", (op.NUMBER, 0, 0, 1, 0, 4 | 32), [(op.NUMBER, 0, 0, 1, 0, 4)]),
        ("sign", (op.NUMBER, 0, 0, 1, 0, 4 | 32), [(op.NUMBER, 0, 0, 1, 0, 4 | 16 | 32)]),
        ("order", (op.U2BE, 0, 0, 1, 0), [(op.NUMBER, 0, 0, 1, 0, 2)]),
        ("check", (op.JNE, 0, 2, 2), [(op.JUMP, 1)]),
        ("check", (op.TEXTAT, 0, 1, 0), [(op.JUMP, 1)]),
        ("condition", (op.JNE, 0, 2, 1), [(op.JUMP, 1)]),
        ("comparison", (op.JLT, 0, 2, 2), [(op.JLE, 0, 2, 2)]),
        ("comparison", (op.EQ, 0, 0, 2), [(op.NE, 0, 0, 2)]),
        ("operator", (op.ADD, 0, 0, 2), [(op.SUB, 0, 0, 2)]),
        ("charset", (op.TEXTAT, 0, 1, 0), [(op.TEXTAT, 0, 1, 1)]),
        ("slot", (op.RUN, 0, 1, 3), [(op.RUN, 0, 2, 3)]),
        ("slot", (op.REST, 0, 2), [(op.REST, 0, 1)]),
        ("padding", (op.UNPAD, 0, 1, 0), [(op.UNPAD, 0, 1, 1), (op.JUMP, 1)]),
    ],
)
def test_one_instruction(kind, line, expected) -> None:
    assert lines_of(kind, line) == expected


def test_a_stream_is_not_closed_where_that_can_be_seen() -> None:
    read, close = (op.RUN, 0, 1, 3), (op.CLOSE, 0)
    places = [
        one.place
        for one in program_changes(a_plan(close, read, close, (op.JUMP, 4), close), LAYOUT)
        if one.kind == "window"
    ]
    assert places == ["0"]


def test_a_stream_is_not_closed_where_a_caller_can_see_that() -> None:
    def places(*behind):
        called = ((op.CALL, 0, 3), *behind, (op.DONE,), (op.CLOSE, 0), (op.RETURN, 0))
        return [one.place for one in program_changes(a_plan(*called), LAYOUT) if one.kind == "window"]

    assert places((op.RUN, 0, 1, 3)) == ["3"]
    assert places((op.LOAD, 0, 0, 1)) == []


def test_streams_that_calls_open_again_and_again_are_not_counted_without_end() -> None:
    called = ((op.CALL, 0, 3), (op.CALL, 0, 3), (op.DONE,), (op.OPEN, 0, 0, 1), (op.CALL, 0, 3), (op.CLOSE, 0))
    plan = a_plan(*called, (op.RETURN, 0))
    assert [one.place for one in program_changes(plan, LAYOUT) if one.kind == "window"] == []


def test_a_text_is_judged_by_a_set_in_which_other_bytes_are_text() -> None:
    def kinds(*encodings):
        plan = replace(a_plan((op.TEXTAT, 0, 1, 0)), encodings=encodings)
        return [one.kind for one in program_changes(plan, LAYOUT) if one.kind in ("charset", "check")]

    assert kinds("UTF-8", "IBM037") == ["charset", "check"]
    assert kinds("UTF-8") == ["check"]
    assert kinds("IBM500", "IBM037") == []


def test_a_flag_is_left_unset_and_nothing_else() -> None:
    plan = replace(a_plan((op.STORE, 0, 3, 4)), tables=(Table(4, (3,)),), numbers=(5, 7, 1))
    found = [one for one in program_changes(plan, LAYOUT) if one.kind == "constant"]
    assert [one.words for one in found if one.place == "0"] == ["STORE 1 is 0"]


def test_columns_that_the_layout_does_not_have_are_left_alone() -> None:
    plan = a_plan(root={"technical": Worked(0, "int"), "a": Inline({"b": Worked(1, "int"), "c": Worked(2, "int")})})
    assert {one.place for one in column_changes(plan, LAYOUT) if "byte" not in one.place} == {"a.b"}


@pytest.mark.parametrize(("program", "places"), [(((op.ROW, 1, 0, 0),), {"a", "a.b"}), ((), {"a"})])
def test_columns_of_rows_that_nothing_begins_are_left_alone(program, places) -> None:
    plan = a_plan(*program, root={"a": Rows(1, 1, Inline({"b": Worked(1, "int")}))})
    plan = replace(plan, tables=(*plan.tables, Table(4, ())))
    changes = [*column_changes(plan, LAYOUT)]
    assert {one.place for one in changes if "byte" not in one.place} == places


def test_a_constant_is_changed_for_one_instruction_only() -> None:
    plan = a_plan((op.MOVE, 0, 2), (op.MOVE, 1, 2))
    less, more = (one.altered() for one in program_changes(plan, LAYOUT) if one.kind == "constant" and one.place == "0")
    assert (less.numbers, more.numbers) == ((5, 7, 4), (5, 7, 6))
    assert less.program[0] == more.program[0] == (op.MOVE, 0, 4)
    assert less.program[1] == (op.MOVE, 1, 2)


def test_a_length_gets_one_more_behind_the_program() -> None:
    plan = a_plan((op.BYTES, 0, 1, 0))
    longer = next(one.altered() for one in program_changes(plan, LAYOUT) if one.words.endswith("+1"))
    assert longer.numbers == (5, 7, 1, 0)
    assert longer.program[0] == (op.JUMP, 3)
    assert longer.program[3:] == ((op.ADD, 5, 0, 4), (op.BYTES, 0, 1, 5), (op.JUMP, 1))


def test_cases_are_swapped() -> None:
    switch = ((op.SWITCH, 0, 1, 2), (op.JUMP, 4), (op.JUMP, 3), (op.DONE,))
    swapped = next(one for one in program_changes(a_plan(*switch), LAYOUT) if one.kind == "case")
    assert swapped.altered().program[1:3] == ((op.JUMP, 3), (op.JUMP, 4))


@pytest.mark.parametrize(
    ("source", "kind", "expected"),
    [
        (Number(0, 1, 2, False, False, "be"), "order", [Number(0, 1, 2, False, False, "le")]),
        (Number(0, 1, 2, False, False, "be"), "sign", [Number(0, 1, 2, True, False, "be")]),
        (Number(0, 1, 2, True, False, "be"), "sign", []),
        (Number(0, 0, 2, False, False, "be"), "offset", [Number(0, 1, 2, False, False, "be")]),
        (Bits(0, 0, 4, 2, "be"), "width", [Bits(0, 0, 4, 3, "be")]),
        (Fixed(0, 0, 0, None), "size", [Fixed(0, 0, 1, None)]),
        (Span(0, "UTF-8"), "charset", [Span(0, "IBM037")]),
        (Worked(3, "int"), "slot", [Worked(2, "int")]),
        (Present(0, Span(1, None)), "condition", [Span(1, None)]),
        (Formula("bool", Apply("<", (Worked(0, "int"), 0))), "comparison",
         [Formula("bool", Apply("<=", (Worked(0, "int"), 0)))]),
    ],
)  # fmt: skip
def test_one_column(source, kind, expected) -> None:
    plan = a_plan(root={"a": source})
    found = [
        one.altered().root.columns["a"] for one in column_changes(plan, LAYOUT) if one.kind == kind and one.place == "a"
    ]
    assert found == expected


@pytest.mark.parametrize(
    ("mask", "shift", "is_tried"), [(7, 8, False), (255, 8, False), (511, 8, True), (7, 14, True), (-1, 0, True)]
)
def test_a_sign_above_the_bits_that_are_asked_for_is_left_alone(mask, shift, is_tried) -> None:
    number = Number(0, 1, 2, True, False, "be")
    plan = a_plan(root={"a": Formula("int", Apply("&", (Apply(">>", (number, shift)), mask)))})
    assert ("sign" in [one.kind for one in column_changes(plan, LAYOUT) if one.place == "a"]) is is_tried
    readings = [int.from_bytes(b"\xff\xff", signed=is_signed) for is_signed in (True, False)]
    assert (len({one >> shift & mask for one in readings}) == 2) is is_tried


@pytest.mark.parametrize(("inverse", "other", "is_tried"), [(4095, 0, False), (4095, 1, True), (0x8000, 0, True)])
def test_whether_any_bit_is_set_shows_no_sign(inverse, other, is_tried) -> None:
    number = Number(0, 1, 2, True, False, "be")
    masked = Apply("&", (number, Apply("~", (inverse,))))
    plan = a_plan(root={"a": Formula("bool", Apply("!=", (masked, other)))})
    assert ("sign" in [one.kind for one in column_changes(plan, LAYOUT) if one.place == "a"]) is is_tried


@pytest.mark.parametrize(
    ("operator", "other", "is_tried"),
    [
        ("==", 0, False), ("!=", 32767, False), ("==", 32768, True), ("==", -1, True), ("<", 7, True),
        ("&", 65535, False), ("&", 65536, True), ("&", -1, True), ("+", 1, True),
    ],
)  # fmt: skip
def test_a_sign_that_no_number_shows_is_left_alone(operator, other, is_tried) -> None:
    number = Number(0, 1, 2, True, False, "be")
    plan = a_plan(root={"a": Formula("int", Apply(operator, (number, other)))})
    assert ("sign" in [one.kind for one in column_changes(plan, LAYOUT) if one.place == "a"]) is is_tried
    for octets in (b"\0\0", b"\x7f\xff", b"\x80\0", b"\xff\xff", b"\xff\xfe"):
        readings = [int.from_bytes(octets, signed=is_signed) for is_signed in (True, False)]
        told = {eval(f"one {operator} other", {"one": one, "other": other}) for one in readings}
        assert is_tried or len(told) == 1


def test_a_rule_behind_the_machine_is_left_out() -> None:
    plan = a_plan(checks=(Apply("==", (Worked(0, "int"), 0)),))
    assert next(one for one in column_changes(plan, LAYOUT) if one.kind == "check").altered().checks == ()


def test_a_column_is_left_out_where_it_is_broken() -> None:
    plan = a_plan(root={"a": Inline({"b": Worked(0, "int")})})
    assert next(iter(column_changes(plan, LAYOUT))).broken().root == Inline({"a": Inline({})})


@pytest.mark.parametrize("name", FORMATS_TRIED)
def test_every_change_is_one_and_stays_inside_the_plan(name) -> None:
    plan = FORMATS[name].load("plans").PLAN
    for change in [*program_changes(plan, LAYOUT), *column_changes(plan, FORMATS[name].layout)]:
        altered = change.altered()
        assert altered != plan, str(change)
        assert replace(altered, program=(), root=plan.root, checks=(), numbers=(), constants=b"") == replace(
            plan, program=(), checks=(), numbers=(), constants=b""
        )
        for line, before in zip(altered.program, plan.program, strict=False):
            assert line == before or is_inside(altered, line), str(change)


def is_inside(plan, line) -> bool:
    """Tell whether the cells that an instruction names are ones of its table."""
    cells = [(plan.addresses[line[1 + address]], line[1 + cell]) for address, cell in CELLS.get(line[0], ())]
    return all(0 <= cell < plan.tables[table].width - (line[0] in SPANS) for table, cell in cells)


def test_the_same_changes_are_drawn_for_the_same_seed() -> None:
    plan = FORMATS["mqmde"].load("plans").PLAN
    drawings = [[str(one) for one in drawn(program_changes(plan, LAYOUT), 2, seed)] for seed in ("a", "a", "b")]
    assert drawings[0] == drawings[1] != drawings[2]
    assert len(drawings[0]) == len(set(drawings[0]))
    kinds = [one.kind for one in drawn(program_changes(plan, LAYOUT), 2, "a")]
    assert max(map(kinds.count, kinds)) == 2


@pytest.mark.parametrize(("one", "other", "is_tried"), [(164, 180, False), (164, 32768, True), (-1, 180, True)])
def test_a_sign_that_neither_of_two_numbers_shows_is_left_alone(one, other, is_tried) -> None:
    number = Number(0, 1, 2, True, False, "be")
    chosen = Apply("?", (Apply("==", (Worked(3, "int"), 7)), one, other))
    plan = a_plan(checks=(Apply("==", (number, chosen)),))
    assert ("sign" in [change.kind for change in column_changes(plan, LAYOUT)]) is is_tried
