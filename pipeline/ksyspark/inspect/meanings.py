"""The documentation of columns: first sentence, unit, and the words for the codes of an enum."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Record, Struct

# A sentence ends where a space and a capital follow: not in `3.1.1` nor in `e.g. a`.
_FIRST_SENTENCE = re.compile(r"^.*?[.!?](?=\s+[A-Z])|^.*$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Meanings:
    """The documentation of one layout; technical fields have none."""

    layout: Layout

    def of(self, record: Record, column: Column) -> str:
        """Return the first sentence about a column."""
        return _first_sentence(column.doc) if column in record.columns else ""

    def unit(self, record: Record, column: Column) -> str:
        """Return the unit of a column, or of the member that stands for it; empty for none."""
        if column not in record.columns:
            return ""
        member = self._member(column.type)
        return column.unit or (member.unit if member else None) or ""

    def of_code(self, record: Record, column: Column, code: int) -> str:
        """Return the first sentence about a code of an enum; empty where the specification has none."""
        if column not in record.columns:
            return ""
        member = self._member(column.type)
        enum = _item(member.type if member else column.type)
        return _first_sentence(enum.docs.get(code, "")) if isinstance(enum, Enum) else ""

    def _member(self, column_type: ColumnType) -> Column | None:
        struct = _item(column_type)
        return self.layout.value_member(struct) if isinstance(struct, Struct) else None


def _item(column_type: ColumnType) -> ColumnType:
    return column_type.item if isinstance(column_type, Array) else column_type


def _first_sentence(words: str) -> str:
    found = _FIRST_SENTENCE.match(words)
    return found[0].strip() if found else ""
