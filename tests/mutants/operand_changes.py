"""Changes to one column that holds a value, and to the formulas over such values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bits_asked import ALL, bits_asked, shows_sign

from ksyspark.compiler.plan import (
    MIXED,
    Apply,
    Bits,
    Fixed,
    Formula,
    Items,
    Number,
    Operand,
    Present,
    Rows,
    Source,
    Span,
    Worked,
)

OTHER_ORDER = {"le": "be", "be": "le"}
OTHER_WIDTH = {1: 2, 2: 4, 4: 2, 8: 4}
OTHER_OPERATOR = {
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "and": "or", "or": "and",
    "+": "-", "-": "+", "*": "+", "&": "|", "|": "&", "^": "|",
}  # fmt: skip


def source_changes(source: Source, width: int, encodings: Sequence[str]) -> Iterator[tuple[str, str, Source]]:
    """Yield kind, words, and what a column is in its place; its row has `width` cells."""
    match source:
        case Number() | Bits() | Fixed():
            # A column of signed numbers has their width: one that is read without its sign is the same there.
            has_sign = isinstance(source, Number) and source.is_signed
            yield from (one for one in _placed(source) if not (has_sign and one[0] == "sign"))
        case Formula(kind, operand):
            for what, words, changed in operand_changes(operand):
                yield what, words, Formula(kind, changed)
        case Span() | Worked() | Items() | Rows() | Present():
            cells = width - isinstance(source, Span | Items)
            for other in (source.cell - 1, source.cell + 1):
                if 0 <= other < cells:
                    yield "slot", f"cell {source.cell} is {other}", replace(source, cell=other)
    if isinstance(source, Span | Fixed) and source.encoding not in (None, MIXED):
        for other in [one for one in encodings if one != source.encoding][:2]:
            yield "charset", f"{source.encoding} is {other}", replace(source, encoding=other)


def _placed(source: Number | Bits | Fixed) -> Iterator[tuple[str, str, Source]]:
    for other in (source.offset - 1, source.offset + 1):
        if other >= 0:
            yield "offset", f"{source.offset} is {other}", replace(source, offset=other)
    match source:
        case Number():
            yield from _number(source)
        case Bits(bit=bit, width=width, order=order):
            yield "offset", f"bit {bit} is {bit + 1}", replace(source, bit=bit + 1)
            yield "width", f"{width} bits are {width + 1}", replace(source, width=width + 1)
            yield "order", "is the other", replace(source, order=OTHER_ORDER[order])
        case Fixed(length=length):
            for other in (length - 1, length + 1):
                if other >= 0:
                    yield "size", f"{length} is {other}", replace(source, length=other)


def _number(source: Number) -> Iterator[tuple[str, str, Source]]:
    width = source.width
    yield "width", f"{width} is {OTHER_WIDTH[width]}", replace(source, width=OTHER_WIDTH[width])
    if source.endian >= 0:
        yield "order", "is always big-endian", replace(source, endian=-1, order="be")
        yield "order", "is always little-endian", replace(source, endian=-1, order="le")
    elif width > 1:
        yield "order", "is the other", replace(source, order=OTHER_ORDER[source.order])
    if not source.is_float:
        yield "sign", "is the other", replace(source, is_signed=not source.is_signed)


def operand_changes(operand: Operand, asked: int = ALL) -> Iterator[tuple[str, str, Operand]]:
    """Yield kind, words, and the formula with one part changed; bits of its value that are `asked` matter."""
    match operand:
        case bool():
            return
        case int():
            for other in (operand - 1, operand + 1):
                yield "constant", f"{operand} is {other}", other
        case bytes() if operand:
            other = bytes([operand[0] ^ 1]) + operand[1:]
            yield "constant", f"{operand.hex()} is {other.hex()}", other
        case Number() | Bits() | Fixed():
            yield from _placed(operand)  # type: ignore[misc]
        case Apply(operator, operands):
            yield from _applied(operator, operands, asked)


def _applied(operator: str, operands: tuple[Operand, ...], asked: int) -> Iterator[tuple[str, str, Operand]]:
    if operator in OTHER_OPERATOR:
        other = OTHER_OPERATOR[operator]
        kind = "comparison" if operator in ("==", "!=", "<", "<=", ">", ">=") else "operator"
        if not (operator == "-" and len(operands) == 1):
            yield kind, f"{operator} is {other}", Apply(other, operands)
    if operator == "not":
        yield "condition", "not is left out", operands[0]
    if operator == "?":
        yield "condition", "never", operands[2]
        yield "condition", "always", operands[1]
    for at, inner in enumerate(operands):
        inner_asked = bits_asked(operator, operands, at, asked)
        for kind, words, changed in operand_changes(inner, inner_asked):
            if kind == "sign" and isinstance(inner, Number) and not shows_sign(operator, operands, inner, inner_asked):
                continue
            yield kind, words, Apply(operator, (*operands[:at], changed, *operands[at + 1 :]))
