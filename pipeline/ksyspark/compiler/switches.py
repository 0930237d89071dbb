"""Switches: the jump to the case that a message takes."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions import constant_of, evaluate
from ksyspark.compiler.instructions import Label, Unsupported
from ksyspark.compiler.operators import jump_on
from ksyspark.compiler.values import Value
from ksyspark.spec.model import SimpleUse, SwitchUse, UserTypeUse
from ksyspark.spec.switch_cases import case_key

_LARGEST_TABLE = 256
_LARGEST_OPERAND = (1 << 31) - 1


def choose(build: Build, use: SwitchUse, context: Context, entries: Mapping[str, Label], end: Label) -> None:
    """Emit the jump to a case: by a table for small numbers, else by one comparison after the other.

    `entries` are where the cases begin, by their key; "" is that of bytes that no case names.
    """
    otherwise = entries.get("", end)
    with build.assembler.temporaries():
        on = evaluate(build, use.on, context)
        numbers: dict[int, Label] = {}
        for case in use.cases:
            target = entries[case_key(case.use)]
            if case.when is None:
                otherwise = target
                continue
            number = constant_of(build, case.when, context)
            if number is not None and on.kind == "int":
                numbers.setdefault(number, target)
                continue
            with build.assembler.temporaries():
                jump_on(build, "==", on, evaluate(build, case.when, context), target, holds=True)
        _jump_by_table(build, on, numbers, otherwise)
        build.assembler.emit("JUMP", otherwise)


def _jump_by_table(build: Build, on: Value, numbers: Mapping[int, Label], otherwise: Label) -> None:
    if not numbers:
        return
    low, high = min(numbers), max(numbers)
    if low < 0 or high > _LARGEST_OPERAND or high - low > _LARGEST_TABLE:
        for number, target in numbers.items():
            build.assembler.emit("JEQ", on.register, build.assembler.preset(number), target)
        return
    build.assembler.emit("SWITCH", on.register, low, high - low + 1)
    for number in range(low, high + 1):
        build.assembler.emit("JUMP", numbers.get(number, otherwise), note=f"case {number}")


def types_of_cases(use: SwitchUse) -> dict[str, SimpleUse]:
    """Return the types of all cases by their key. Raises Unsupported for one type with other arguments elsewhere."""
    found: dict[str, SimpleUse] = {}
    for case in use.cases:
        known = found.setdefault(case_key(case.use), case.use)
        if not isinstance(known, UserTypeUse) or not isinstance(case.use, UserTypeUse):
            continue
        if known.reference.arguments != case.use.reference.arguments:
            raise Unsupported(f"cases of one type with different arguments ({known.reference})")
    return found
