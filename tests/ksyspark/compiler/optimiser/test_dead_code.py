"""Programs without what no way leads to."""

from __future__ import annotations

from ksyspark.compiler.instructions import Instruction, Label, Preset
from ksyspark.compiler.optimiser import eliminate_dead_code

READ = Instruction("RUN", (0, 0, 4), "")
OTHER = Instruction("RUN", (0, 1, 8), "")
END = Instruction("DONE", (), "")


def comparison(left, right, operation: str = "JEQ") -> Instruction:
    """Return a question that leads to the label 1."""
    return Instruction(operation, (left, right, Label(1)), "")


def left(*program: Instruction, **places: int) -> list[str]:
    """Return what is left, with where labels stand; `places` are labels, as l1=3."""
    kept, moved = eliminate_dead_code(program, {int(name[1:]): at for name, at in places.items()})
    return [_words(one, moved) for one in kept]


def _words(instruction, places) -> str:
    numbers = (places[part.number] if isinstance(part, Label) else part for part in instruction.operands)
    return " ".join([instruction.operation, *(str(one) for one in numbers if isinstance(one, int))])


def test_a_comparison_of_constants_is_folded():
    assert left(comparison(Preset((4,)), Preset((8,))), READ, OTHER, END, l1=2) == ["RUN 0 0 4", "RUN 0 1 8", "DONE"]
    assert left(comparison(Preset((8,)), Preset((8,))), READ, OTHER, END, l1=2) == ["JUMP 1", "RUN 0 1 8", "DONE"]
    assert left(comparison(Preset((4, 8), 1), Preset((8,)), "JLE"), READ, OTHER, END, l1=2)[0] == "JUMP 1"


def test_a_test_of_a_constant_for_zero_is_folded():
    jump = Instruction("JNZ", (Preset((1,)), Label(1)), "")
    assert left(jump, READ, OTHER, END, l1=2) == ["JUMP 1", "RUN 0 1 8", "DONE"]
    assert left(Instruction("JZ", jump.operands, ""), READ, END, l1=1) == ["RUN 0 0 4", "DONE"]


def test_a_comparison_of_registers_is_kept():
    assert left(comparison(3, Preset((8,))), READ, OTHER, END, l1=2)[0] == "JEQ 3 2"


def test_what_stands_behind_an_end_is_there_where_something_leads_to_it():
    call = Instruction("CALL", (0, Label(1)), "")
    back = Instruction("RETURN", (0,), "")
    assert left(call, END, OTHER, READ, back, l1=3) == ["CALL 0 2", "DONE", "RUN 0 0 4", "RETURN 0"]


def test_every_line_of_a_table_is_led_to():
    switch = Instruction("SWITCH", (3, 1, 2), "")
    jumps = [Instruction("JUMP", (Label(number),), "") for number in (1, 2, 3)]
    assert left(switch, *jumps, READ, OTHER, END, l1=4, l2=5, l3=6) == [
        "SWITCH 3 1 2", "JUMP 4", "JUMP 5", "JUMP 6", "RUN 0 0 4", "RUN 0 1 8", "DONE",
    ]  # fmt: skip
