"""Emit switched fields: the jump to the case of a message, and the reading of each case into rows of its own."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from functools import reduce

from ksyspark.compiler.context import Build, Context, TakenBits, begin_row
from ksyspark.compiler.expressions import constant_of, evaluate
from ksyspark.compiler.fields.checks import check_field
from ksyspark.compiler.fields.spans import read_bytes
from ksyspark.compiler.instructions import Label, Unsupported
from ksyspark.compiler.operators import jump_on
from ksyspark.compiler.slots import Bytes, Choice, Optional, Part, Row, Slot
from ksyspark.compiler.values import Value, copy_span
from ksyspark.spec import model
from ksyspark.spec.model import Attribute, SimpleUse, SwitchUse, UserTypeUse, case_ids, case_key

_LARGEST_TABLE = 256
_LARGEST_OPERAND = (1 << 31) - 1


def choose(build: Build, use: SwitchUse, context: Context, entries: Mapping[str, Label], end: Label) -> None:
    """Emit the jump to a case, by table or comparisons; `entries` are labels by key, "" that of bytes of no case."""
    otherwise = entries.get("", end)
    with build.assembler.temporaries():
        on = evaluate(build, use.on, context)
        numbers: dict[int, Label] = {}
        for case in use.cases:
            target = entries[case_key(case.use)]
            if case.when is None:
                otherwise = target
                continue
            number = constant_of(build, case.when.tree, context)
            if number is not None and on.kind == "int":
                numbers.setdefault(number, target)
            else:
                # The first case that matches is taken: those before are compared first.
                _jump_by_comparison(build, on, numbers)
                context = context.conditional() if numbers else context
                numbers.clear()
                with build.assembler.temporaries():
                    jump_on(build, "==", on, evaluate(build, case.when, context), target, holds=True)
                context = context.conditional()
        _jump_by_table(build, on, numbers, otherwise)
        build.assembler.emit("JUMP", otherwise)


def _jump_by_table(build: Build, on: Value, numbers: Mapping[int, Label], otherwise: Label) -> None:
    if not numbers:
        return
    low, high = min(numbers), max(numbers)
    if low < 0 or high > _LARGEST_OPERAND or high - low > _LARGEST_TABLE:
        _jump_by_comparison(build, on, numbers)
        return
    build.assembler.emit("SWITCH", on.register, low, high - low + 1)
    for number in range(low, high + 1):
        build.assembler.emit("JUMP", numbers.get(number, otherwise), note=f"case {number}")


def _jump_by_comparison(build: Build, on: Value, numbers: Mapping[int, Label]) -> None:
    for number, target in numbers.items():
        build.assembler.emit("JEQ", on.register, build.assembler.preset(number), target)


def types_of_cases(use: SwitchUse) -> dict[str, SimpleUse]:
    """Return the types of all cases by their key. Raises Unsupported for a type used with different arguments."""
    types: dict[str, SimpleUse] = {}
    for case in use.cases:
        known = types.setdefault(case_key(case.use), case.use)
        if not isinstance(known, UserTypeUse) or not isinstance(case.use, UserTypeUse):
            continue
        if known.reference.arguments != case.use.reference.arguments:
            raise Unsupported(f"cases of one type with different arguments ({known.reference})")
    return types


class CaseReader(ABC):
    """Emit the reading of switched fields."""

    def __init__(self, build: Build) -> None:
        self._build = build
        self._asm = build.assembler

    @abstractmethod
    def part(
        self, parent: Part, attribute: Attribute, use: UserTypeUse, context: Context, row: Row, window: Bytes | None
    ) -> Slot:
        """Emit the reading of a user type into a row, from `window` where it has a stream of its own."""

    @abstractmethod
    def once(self, part: Part, attribute: Attribute, context: Context, row: Row) -> Slot:
        """Emit the reading of one value into a row."""

    def cases(
        self, part: Part, attribute: Attribute, use: SwitchUse, context: Context, row: Row, window: Bytes | None
    ) -> Slot:
        """Emit the choice of a case, and all cases, each of which has rows of its own."""
        ids = case_ids(attribute, use)
        uses = types_of_cases(use)
        entries = {key: self._asm.label() for key in ids}
        end = self._asm.label()
        choose(self._build, use, context, entries, end)
        cases, fuel, inside = {}, self._asm.fuel, context.conditional()
        before, is_complete = self._build.taken, "" in entries or any(case.when is None for case in use.cases)
        ends = [] if is_complete else [before]
        for key, name in ids.items():
            self._asm.place(entries[key])
            self._build.taken = before
            with self._asm.temporaries():
                present = self._build.flag(row)
                case_row = begin_row(self._build, f"{part.spec.id}.{attribute.id}.{name}", present)
                own = self._own_stream(attribute, uses.get(key), inside, case_row) if window is None else window
                slot = self._case(part, attribute, uses.get(key), inside, case_row, own)
            cases[key] = Optional(present, slot, case_row)
            ends.append(self._build.taken)
            self._asm.fuel = fuel
            self._asm.emit("JUMP", end)
        self._asm.place(end)
        self._build.taken = reduce(TakenBits.or_else, ends)
        return Choice(cases, ids)

    def _own_stream(self, attribute: Attribute, use: SimpleUse | None, context: Context, row: Row) -> Bytes | None:
        """Emit the bytes that one case is read from, None for a case that is read from the stream around."""
        if not attribute.delimiter.has_end or (use is not None and model.leaves_size_aside(use)):
            return None
        if use is None:
            attribute = replace(attribute, delimiter=attribute.delimiter.without_marks)
        return read_bytes(self._build, context, attribute, row)

    def _case(
        self, part: Part, attribute: Attribute, use: SimpleUse | None, context: Context, row: Row, window: Bytes | None
    ) -> Slot:
        """Emit a structure, bytes of no case, or a number or text; text in a stream of its own is all of that."""
        if isinstance(use, UserTypeUse):
            return self.part(part, attribute, use, context, row, window)
        if use is None:
            assert window is not None
            return copy_span(self._build, window, row)
        is_number = isinstance(use, model.IntegerUse | model.FloatUse)
        is_text = isinstance(use, model.StringUse) and not use.is_zero_terminated
        if not is_number and not (is_text and window is not None):
            raise Unsupported(f"a switch with the plain type {case_key(use)}")
        alone = replace(attribute, use=use, valid=None, repeat=None, condition=None)
        if window is None:
            return self.once(part, alone, context, row)
        slot = replace(copy_span(self._build, window, row), encoding=attribute.encoding or part.spec.encoding)
        check_field(self._build, context, alone, slot)
        return slot
