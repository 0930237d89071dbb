"""Numbers of many rows at once: read at noted positions, or worked out of those."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ksyspark.compiler.plan import Apply, Bits, Fixed, Formula, Number, Operand, Source, Told, Worked
from ksyspark.vm.numbers import inside_byte, read_bits, read_numbers, same_bytes
from ksyspark.vm.selection import Flags, Ints, Selection

Values = NDArray[Any]

_COMPARISONS: Mapping[str, Callable[..., Values]] = {
    "==": np.equal, "!=": np.not_equal, "<": np.less, "<=": np.less_equal, ">": np.greater, ">=": np.greater_equal,
    "and": np.logical_and, "or": np.logical_or, "not": np.logical_not,
}  # fmt: skip
# What these give of numbers with a sign fits their type, and is the same number whatever that type is.
_BITWISE: Mapping[str, Callable[..., Values]] = {
    "&": np.bitwise_and, "|": np.bitwise_or, "^": np.bitwise_xor, "~": np.bitwise_not, ">>": np.right_shift,
}  # fmt: skip
_ARITHMETIC: Mapping[str, Callable[..., Values]] = {"+": np.add, "-": np.subtract, "*": np.multiply}
_SIGNED = (np.int8, np.int16, np.int32, np.int64)


@dataclass(frozen=True)
class Numbers:
    """Read and work out the numbers of one batch.

    `params` has a row a parameter. Where all messages are told the same, it is one number in formulas.
    """

    data: NDArray[np.uint8]
    params: Ints
    _same_for_all: dict[int, Values] = field(default_factory=dict)

    def holds(self, checks: tuple[Operand, ...], rows: Selection) -> Flags:
        """Tell which rows keep all rules."""
        kept = np.ones(len(rows), np.bool_)
        for check in checks:
            kept &= self._value(check, rows) != 0
        return kept

    def read(self, sources: Iterable[Number], rows: Selection) -> None:
        """Read numbers, all that are still to be read together."""
        left = [source for source in dict.fromkeys(sources) if source not in rows.numbers]
        if left:
            found = read_numbers(self.data, rows, left)
            rows.numbers.update(zip(left, found, strict=True))

    def column(self, source: Source, rows: Selection) -> Values:
        """Return the number of each row; 0, or anything that fits, in rows that do not count."""
        if source not in rows.numbers:
            rows.numbers[source] = self._column(source, rows)
        return rows.numbers[source]

    def _column(self, source: Source, rows: Selection) -> Values:
        match source:
            case Number():
                self.read([source], rows)
                return rows.numbers[source]
            case Bits(cell):
                inside = inside_byte(source)
                if inside is None:
                    return read_bits(self.data, rows.column(cell), source, rows.valid)
                byte, shift, mask = inside
                return (self.column(byte, rows) >> np.uint8(shift)) & np.uint8(mask)
            case Worked(cell, kind):
                values = rows.column(cell)
                return values.view(np.float64) if kind == "float" else values
            case Formula(_, operand):
                value = self._value(operand, rows)
                return np.full(len(rows), value) if value.ndim == 0 else value
        raise AssertionError(f"no number in {source}")

    def _value(self, operand: Operand, rows: Selection) -> Values:
        """Return the value of a formula; one number where it is the same for all rows, which is kept."""
        found = self._same_for_all.get(id(operand))
        if found is None:
            found = self._worked_out(operand, rows)
            if found.ndim == 0:
                self._same_for_all[id(operand)] = found
        return found

    def _worked_out(self, operand: Operand, rows: Selection) -> Values:
        match operand:
            case int():
                return _constant(operand)
            case Told(number):
                told: Ints = self.params[number]
                return np.asarray(told[0]) if told.size and (told == told[0]).all() else told
            case Apply("same", (Fixed() as run, bytes() as wanted)):
                if operand not in rows.numbers:
                    rows.numbers[operand] = self._same(run, wanted, rows)
                return rows.numbers[operand]
            case Apply("?", parts):
                return _chosen(*(self._value(part, rows) for part in parts))
            case Apply(operator, operands):
                return _applied(operator, [self._value(part, rows) for part in operands])
            case Number() | Bits() | Worked():
                return self.column(operand, rows)
        raise AssertionError(f"no number in {operand!r}")

    def _same(self, run: Fixed, wanted: bytes, rows: Selection) -> Flags:
        number = _as_number(run, wanted)
        if number is None:
            return same_bytes(self.data, rows.column(run.cell), run.offset, run.length, wanted, rows.valid)
        return np.equal(self.column(number, rows), _constant(int.from_bytes(wanted, "big", signed=True)))


def leaves(operand: Operand) -> Iterator[Number]:
    """Iterate over the numbers that an operand is worked out of; bits and bytes that no number tells are left out."""
    match operand:
        case Number():
            yield operand
        case Bits():
            inside = inside_byte(operand)
            if inside is not None:
                yield inside[0]
        case Apply("same", (Fixed() as run, bytes() as wanted)):
            number = _as_number(run, wanted)
            if number is not None:
                yield number
        case Apply(_, operands):
            for part in operands:
                yield from leaves(part)


def _as_number(run: Fixed, wanted: bytes) -> Number | None:
    """Return the number that tells whether a run of bytes is the one wanted.

    In a row that does not have the run it is 0, which then must not be wanted.
    """
    if run.length != len(wanted) or run.length not in {1, 2, 4, 8} or not any(wanted):
        return None
    return Number(run.cell, run.offset, run.length, is_signed=True, is_float=False, order="be")


@lru_cache(maxsize=4096)
def _constant(number: int) -> Values:
    """Return a number as the least type that holds it, so that it does not make other numbers wider."""
    return np.asarray(number, next(one for one in _SIGNED if np.iinfo(one).min <= number <= np.iinfo(one).max))


def _chosen(condition: Values, then: Values, otherwise: Values) -> Values:
    """Return `then` where a condition holds. All bits of a mask, and no jump, choose between the bits of numbers."""
    mask = np.negative(condition.astype(np.bool_, copy=False).view(np.int8))
    one, other = _signed(then), _signed(otherwise)
    chosen: Values = other ^ ((one ^ other) & mask)
    return chosen


def _applied(operator: str, values: list[Values]) -> Values:
    if operator in _COMPARISONS:
        return _COMPARISONS[operator](*values)
    if operator in _BITWISE:
        return _BITWISE[operator](*(_signed(value) for value in values))
    return _ARITHMETIC[operator](*(value.astype(np.int64, copy=False) for value in values))


def _signed(value: Values) -> Values:
    match value.dtype.kind:
        case "i":
            return value
        case "b":
            return value.view(np.int8)
        case _:
            return value.astype(np.int16 if value.dtype == np.uint8 else np.int64)
