"""Instructions whose result is known already are removed, also where several paths join."""

from __future__ import annotations

from ksyspark.compiler.instructions import Instruction, Label
from ksyspark.compiler.optimiser import shorten

LOAD = Instruction("LOAD", (1, 0, 7), "")
OTHER = Instruction("LOAD", (1, 0, 8), "")
STORE = Instruction("STORE", (0, 9, 2), "")
END = Instruction("DONE", (), "")


def skip(to: int) -> Instruction:
    """Jump where register 0 is 0."""
    return Instruction("JZ", (0, Label(to)), "")


def jump(to: int) -> Instruction:
    return Instruction("JUMP", (Label(to),), "")


def left(program: list[Instruction], **places: int) -> list[str]:
    """Return the operations that are left; `places` are labels, as l1=3."""
    kept, _ = shorten(program, {int(name[1:]): at for name, at in places.items()})
    return [one.operation for one in kept]


def test_a_value_is_not_loaded_again():
    assert left([LOAD, LOAD, END]) == ["LOAD", "DONE"]
    assert left([LOAD, OTHER, LOAD, END]) == ["LOAD", "LOAD", "LOAD", "DONE"]


def test_facts_are_intersected_where_paths_meet():
    assert left([LOAD, skip(1), STORE, LOAD, END], l1=3) == ["LOAD", "JZ", "STORE", "DONE"]
    assert left([skip(1), LOAD, STORE, LOAD, END], l1=3) == ["JZ", "LOAD", "STORE", "LOAD", "DONE"]
    assert left([LOAD, skip(1), OTHER, LOAD, END], l1=3) == ["LOAD", "JZ", "LOAD", "LOAD", "DONE"]


def test_behind_a_jump_counts_what_comes_to_the_label():
    assert left([LOAD, skip(1), OTHER, jump(2), LOAD, END, LOAD, END], l1=4, l2=6) == [
        "LOAD", "JZ", "LOAD", "JUMP", "DONE", "LOAD", "DONE",
    ]  # fmt: skip


def test_nothing_is_known_where_a_later_jump_or_a_call_leads_to():
    assert left([LOAD, LOAD, skip(1), END], l1=1) == ["LOAD", "LOAD", "JZ", "DONE"]
    call = Instruction("CALL", (3, Label(1)), "")
    assert left([call, LOAD, LOAD, END], l1=2) == ["CALL", "LOAD", "LOAD", "DONE"]


def test_what_a_switch_leads_to_knows_nothing():
    switch = Instruction("SWITCH", (2, 0, 1), "")
    assert left([LOAD, switch, jump(1), LOAD, END], l1=4) == ["LOAD", "SWITCH", "JUMP", "LOAD", "DONE"]


def test_a_register_that_was_stored_holds_the_cell():
    stored = Instruction("STORE", (0, 7, 1), "")
    assert left([stored, LOAD, END]) == ["STORE", "DONE"]
    assert left([stored, STORE, LOAD, END]) == ["STORE", "STORE", "DONE"]
    assert left([stored, Instruction("STORE", (3, 7, 2), ""), LOAD, END]) == ["STORE", "STORE", "LOAD", "DONE"]


def test_labels_move_with_what_is_left():
    kept, places = shorten([LOAD, skip(1), LOAD, STORE, END], {1: 3})
    assert [one.operation for one in kept] == ["LOAD", "JZ", "STORE", "DONE"]
    assert places == {1: 2}


def test_a_register_that_is_not_zero_is_not_tested_again():
    assert left([LOAD, skip(1), skip(1), END], l1=3) == ["LOAD", "JZ", "DONE"]
    stored = Instruction("STORE", (0, 9, 0), "")
    assert left([skip(1), stored, skip(1), END], l1=3) == ["JZ", "STORE", "DONE"]


def test_a_register_that_was_zero_or_was_set_is_tested_again():
    loaded = Instruction("LOAD", (0, 0, 7), "")
    assert left([skip(1), loaded, skip(1), END], l1=3) == ["JZ", "LOAD", "JZ", "DONE"]
    assert left([skip(1), STORE, skip(2), END], l1=2, l2=3) == ["JZ", "STORE", "JZ", "DONE"]
    pair = Instruction("FIXED", (0, 0, 7, 0, 4), "")
    other_half = Instruction("JZ", (1, Label(1)), "")
    assert left([other_half, pair, other_half, END], l1=3) == ["JZ", "FIXED", "JZ", "DONE"]


def test_a_jump_to_the_next_instruction_is_left_out_but_not_from_a_table() -> None:
    assert left([OTHER, jump(1), LOAD, END], l1=2) == ["LOAD", "LOAD", "DONE"]
    switch = Instruction("SWITCH", (2, 0, 1), "")
    assert left([switch, jump(1), LOAD, END], l1=2) == ["SWITCH", "JUMP", "LOAD", "DONE"]


def test_a_jump_brings_along_what_is_known() -> None:
    assert left([LOAD, skip(2), jump(1), END, LOAD, END], l1=4, l2=4) == ["LOAD", "JZ", "JUMP", "DONE", "DONE"]
