"""Reading a switched field: one case or none, each in rows of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from ksyspark.compiler.context import Build, Context, begin_row, new_row
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.rules import check_field
from ksyspark.compiler.slots import Bytes, Choice, Optional, Part, Row, Slot
from ksyspark.compiler.switches import choose, types_of_cases
from ksyspark.compiler.values import copied_place
from ksyspark.compiler.windows import read_window
from ksyspark.spec.model import (
    Attribute,
    FloatUse,
    IntegerUse,
    SimpleUse,
    StringUse,
    SwitchUse,
    UserTypeUse,
)
from ksyspark.spec.switch_cases import case_ids, case_key


class Reading(Protocol):
    """What reads the value of a case."""

    def part(self, parent: Part, use: UserTypeUse, context: Context, row: Row, window: Bytes | None) -> Part:
        """Emit the reading of a user type into a row, from its own bytes where it has some."""

    def once(self, part: Part, attribute: Attribute, context: Context, row: Row) -> Slot:
        """Emit the reading of one value into a row."""


class CaseReader:
    """Emit the reading of the case that a message takes."""

    def __init__(self, build: Build, reader: Reading) -> None:
        self._build = build
        self._asm = build.assembler
        self._reader = reader

    def read(
        self, part: Part, attribute: Attribute, use: SwitchUse, context: Context, row: Row, window: Bytes | None
    ) -> Slot:
        """Emit the choice of a case; each case has rows of its own."""
        ids = case_ids(attribute, use)
        uses = types_of_cases(use)
        entries = {key: self._asm.label() for key in ids}
        end = self._asm.label()
        choose(self._build, use, context, entries, end)
        cases, looks = {}, self._asm.looks
        for key, name in ids.items():
            self._asm.place(entries[key])
            with self._asm.temporaries():
                case_row = new_row(self._build, f"{part.spec.id}.{attribute.id}.{name}")
                present = self._build.flag(row)
                begin_row(self._build, case_row, present)
                is_late = window is None and attribute.delimiter.terminator is not None
                own = read_window(self._build, attribute, context, case_row) if is_late else window
                slot = self._case(part, attribute, uses.get(key), context.on_a_branch(), case_row, own)
            cases[key] = Optional(present, slot, case_row)
            self._asm.looks = looks
            self._asm.emit("JUMP", end)
        self._asm.place(end)
        return Choice(cases)

    def _case(
        self,
        part: Part,
        attribute: Attribute,
        use: SimpleUse | None,
        context: Context,
        row: Row,
        window: Bytes | None,
    ) -> Slot:
        if isinstance(use, UserTypeUse):
            return self._reader.part(part, use, context, row, window)
        if use is not None:
            return self._plain_case(part, attribute, use, context, row, window)
        assert window is not None
        return copied_place(self._build, window, row)

    def _plain_case(
        self, part: Part, attribute: Attribute, use: SimpleUse, context: Context, row: Row, window: Bytes | None
    ) -> Slot:
        """Emit a case that is a number or text. A number has no stream of its own, text with one is all of it."""
        is_number = isinstance(use, IntegerUse | FloatUse)
        is_text = isinstance(use, StringUse) and not use.is_zero_terminated
        if not is_number and not (is_text and window is not None):
            raise Unsupported(f"a switch with the plain type {case_key(use)}")
        alone = replace(attribute, use=use, valid=None, repeat=None, condition=None)
        if window is None:
            return self._reader.once(part, alone, context, row)
        slot = replace(copied_place(self._build, window, row), encoding=attribute.encoding or part.spec.encoding)
        check_field(self._build, context, alone, slot)
        return slot
