"""Numbers of many rows at once: read at noted positions, or worked out of those."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ksyspark.machine.numbers import inside_byte, read_bits, read_numbers, same_bytes
from ksyspark.machine.plan import Apply, Bits, Fixed, Formula, Number, Operand, Source, Told, Worked
from ksyspark.machine.selection import Flags, Ints, Selection

Values = NDArray[Any]

_COMPARISONS: Mapping[str, Callable[..., Values]] = {
    "==": np.equal, "!=": np.not_equal, "<": np.less, "<=": np.less_equal, ">": np.greater, ">=": np.greater_equal,
    "and": np.logical_and, "or": np.logical_or, "not": np.logical_not,
}  # fmt: skip
_ARITHMETIC: Mapping[str, Callable[..., Values]] = {
    "+": np.add, "-": np.subtract, "*": np.multiply, "&": np.bitwise_and, "|": np.bitwise_or, "^": np.bitwise_xor,
    "~": np.bitwise_not, ">>": np.right_shift,
}  # fmt: skip


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
        self.read(_leaves(checks), rows)
        kept = np.ones(len(rows), np.bool_)
        for check in checks:
            kept &= self._value(check, rows) != 0
        return kept

    def read(self, sources: Iterable[Source], rows: Selection) -> None:
        """Read numbers that lie behind the same position together."""
        runs: dict[tuple[int, int], list[Number]] = {}
        for source in sources:
            if isinstance(source, Number) and source not in rows.numbers:
                run = runs.setdefault((source.cell, source.endian), [])
                if source not in run:
                    run.append(source)
        for run in runs.values():
            self._read(run, rows)

    def _read(self, run: list[Number], rows: Selection) -> None:
        cell, endian = run[0].cell, run[0].endian
        orders = rows.column(endian) if endian >= 0 else None
        rows.numbers.update(zip(run, read_numbers(self.data, rows.column(cell), run, orders, rows.valid), strict=True))

    def column(self, source: Source, rows: Selection) -> Values:
        """Return the number of each row; 0, or anything that fits, in rows that do not count."""
        if source not in rows.numbers:
            rows.numbers[source] = self._column(source, rows)
        return rows.numbers[source]

    def _column(self, source: Source, rows: Selection) -> Values:
        match source:
            case Number():
                self._read([source], rows)
                return rows.numbers[source]
            case Bits(cell, offset):
                inside = inside_byte(source)
                if inside is None:
                    return read_bits(self.data, rows.column(cell), source, rows.valid)
                byte, shift, mask = inside
                whole = self.column(Number(cell, offset + byte, 1, is_signed=False, is_float=False, order="be"), rows)
                return (whole.astype(np.uint8, copy=False) >> np.uint8(shift)) & np.uint8(mask)
            case Worked(cell, kind):
                # A copy: the next batch uses the same cells.
                values = rows.column(cell).copy()
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
                return np.asarray(operand, np.int64)
            case Told(number):
                told: Ints = self.params[number]
                return np.asarray(told[0]) if told.size and (told == told[0]).all() else told
            case Apply("same", (Fixed(cell, offset, length), bytes() as wanted)):
                if operand not in rows.numbers:
                    at = rows.column(cell)
                    rows.numbers[operand] = same_bytes(self.data, at, offset, length, wanted, rows.valid)
                return rows.numbers[operand]
            case Apply("?", (condition, then, otherwise)):
                parts = (self._value(part, rows) for part in (condition, then, otherwise))
                return np.where(*parts)
            case Apply(operator, operands):
                return _applied(operator, [self._value(part, rows) for part in operands])
            case Number() | Bits() | Worked():
                return self.column(operand, rows)
        raise AssertionError(f"no number in {operand!r}")


def _leaves(operands: Iterable[Operand]) -> Iterator[Number]:
    for operand in operands:
        if isinstance(operand, Apply):
            yield from _leaves(operand.operands)
        elif isinstance(operand, Number):
            yield operand


def _applied(operator: str, values: list[Values]) -> Values:
    if operator in _COMPARISONS:
        return _COMPARISONS[operator](*values)
    if operator == "&" and _fits(values[1], values[0].dtype):
        narrow: Values = np.bitwise_and(values[0], values[1].astype(values[0].dtype))
        return narrow
    return _ARITHMETIC[operator](*(value.astype(np.int64, copy=False) for value in values))


def _fits(value: Values, dtype: np.dtype[Any]) -> bool:
    """Tell whether a mask is one number that the narrower type of a column holds."""
    return value.ndim == 0 and dtype.kind == "i" and 0 <= int(value) <= np.iinfo(dtype).max
