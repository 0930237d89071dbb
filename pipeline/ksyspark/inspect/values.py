"""Single values as an engineer reads them: labels with codes, units, characters of bytes."""

from __future__ import annotations

import json
from decimal import Decimal

from ksyspark.display import show_count
from ksyspark.inspect.byte_texts import show_octets
from ksyspark.inspect.logical_text import show_logical
from ksyspark.layout import Array, Enum, Logical
from ksyspark.layout.display import show_value
from ksyspark.reference.tree import Value

_CHARACTERS = 60
# Smaller numbers look nearly the same in hexadecimal digits.
_WORTH_HEX = 256


def show_held(value: Value, unit: str = "") -> str:
    """Return what a column holds as text: `connect (1)`, `60 s`, `785 = 0x311`, `"a/b"`, `"MDE "`."""
    column_type = value.column.type.item if isinstance(value.column.type, Array) else value.column.type
    held = value.held
    if isinstance(column_type, Enum) and isinstance(held, int):
        return f"{column_type.labels.get(int(held), 'no label')} ({int(held)})"
    if isinstance(column_type, Logical):
        return show_logical(held, column_type)
    match held:
        case bool():
            return show_value(held)
        case int() | Decimal():
            return _number(int(held), unit)
        case bytes():
            return show_octets(held)
        case str():
            return _text(held)
    shown = show_value(held)
    return f"{shown} {unit}" if unit and isinstance(held, float) else shown


def _number(number: int, unit: str) -> str:
    if unit:
        return show_count(number, unit) if unit == "byte" else f"{number} {unit}"
    return f"{number} = {number:#x}" if number >= _WORTH_HEX else str(number)


def _text(text: str) -> str:
    if len(text) <= _CHARACTERS:
        return json.dumps(text, ensure_ascii=False)
    return f"{json.dumps(text[:_CHARACTERS], ensure_ascii=False)}… {len(text)} characters"
