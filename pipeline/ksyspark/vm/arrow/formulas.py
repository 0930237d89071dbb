"""Numbers and texts of many rows at once: read from the messages, or computed by the formulas of a plan."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from ksyspark.compiler.plan import Apply, Bits, Computed, Fixed, Formula, Number, Operand, Parameter, Source
from ksyspark.vm.arrow.numbers import inside_byte, read_bits, same_bytes
from ksyspark.vm.cell_columns import Selection
from ksyspark.vm.compiled import Bytes, Flags, Ints

Values = NDArray[Any]

_SIGNED = (np.int8, np.int16, np.int32, np.int64)


def _signed(value: Values) -> Values:
    match value.dtype.kind:
        case "i":
            return value
        case "b":
            return value.view(np.int8)
        case _:
            return value.astype(np.int16 if value.dtype == np.uint8 else np.int64)


def _on_signed(function: Callable[..., Values]) -> Callable[..., Values]:
    """Apply a function whose results on signed numbers fit the operands' type and do not depend on its width."""
    return lambda *values: function(*map(_signed, values))


def _on_words(function: Callable[..., Values]) -> Callable[..., Values]:
    return lambda *values: function(*(value.astype(np.int64, copy=False) for value in values))


def _select(condition: Values, then: Values, otherwise: Values) -> Values:
    """Return `then` where a condition holds, else `otherwise`, by a bit mask: faster than np.where."""
    mask = np.negative(condition.astype(np.bool_, copy=False).view(np.int8))
    chosen_if, chosen_else = _signed(then), _signed(otherwise)
    chosen: Values = chosen_else ^ ((chosen_if ^ chosen_else) & mask)
    return chosen


_OPERATORS: Mapping[str, Callable[..., Values]] = {
    "==": np.equal, "!=": np.not_equal, "<": np.less, "<=": np.less_equal, ">": np.greater, ">=": np.greater_equal,
    "and": np.logical_and, "or": np.logical_or, "not": np.logical_not, "?": _select,
    "&": _on_signed(np.bitwise_and), "|": _on_signed(np.bitwise_or), "^": _on_signed(np.bitwise_xor),
    "~": _on_signed(np.bitwise_not), ">>": _on_signed(np.right_shift),
    "+": _on_words(np.add), "-": _on_words(np.subtract), "*": _on_words(np.multiply),
}  # fmt: skip


@dataclass(frozen=True)
class Numbers:
    """Read and compute the numbers of one batch.

    `params` has a row a parameter. What is the same for all messages is a single number (an array without dimensions).
    `functions` keeps what computes operands for the next batch, by their identity.
    """

    data: Bytes
    params: Ints
    functions: dict[int, "Compute"]
    _params: dict[int, Values] = field(default_factory=dict)

    def holds(self, checks: tuple[Operand, ...], rows: Selection) -> Flags:
        passed = np.ones(len(rows), np.bool_)
        for check in checks:
            passed &= self.value(check, rows) != 0
        return passed

    def column(self, source: Source, rows: Selection) -> Values:
        """Return the number of each row; undefined in invalid rows."""
        match source:
            case Number():
                return rows.column(source)
            case Bits():
                values = rows.numbers.get(source)
                if values is None:
                    values = rows.numbers[source] = self._bits(source, rows)
                return values
            case Computed(cell, kind):
                values = rows.column(cell)
                return values.view(np.float64) if kind == "float" else values
            case Formula(_, operand):
                value = self.value(operand, rows)
                return np.full(len(rows), value) if value.ndim == 0 else value
        raise AssertionError(f"no number in {source}")

    def _bits(self, source: Bits, rows: Selection) -> Values:
        inside = inside_byte(source)
        if inside is None:
            return read_bits(self.data, rows.column(source.cell), source, rows.valid)
        byte, shift, mask = inside
        return (self.column(byte, rows) >> np.uint8(shift)) & np.uint8(mask)

    def value(self, operand: Operand, rows: Selection) -> Values:
        """Return the value of a formula in each row; a single number where all are the same."""
        compute = self.functions.get(id(operand))
        if compute is None:
            compute = self.functions[id(operand)] = _function(operand)
        return compute(self, rows)

    def param(self, number: int) -> Values:
        if number not in self._params:
            values: Ints = self.params[number]
            is_one = values.size and (values == values[0]).all()
            self._params[number] = np.asarray(values[0]) if is_one else values
        return self._params[number]

    def same(self, run: Fixed, literal: bytes, rows: Selection) -> Flags:
        """Tell in which rows a run of bytes is that one."""
        number = _as_number(run, literal)
        if number is None:
            return same_bytes(self.data, rows.column(run.cell), run.offset, run.length, literal, rows.valid)
        return np.equal(self.column(number, rows), _constant(int.from_bytes(literal, "big", signed=True)))


Compute = Callable[[Numbers, Selection], Values]


def _function(operand: Operand) -> Compute:
    """Return what computes an operand: the choice by its kind is made once for all batches."""
    match operand:
        case int():
            constant = _constant(operand)
            return lambda _numbers, _rows: constant
        case Parameter(number):
            return lambda numbers, _rows: numbers.param(number)
        case Apply("same", (Fixed() as run, bytes() as literal)):
            return lambda numbers, rows: numbers.same(run, literal, rows)
        case Apply(operator, operands):
            function, parts = _OPERATORS[operator], [_function(part) for part in operands]
            return lambda numbers, rows: function(*[part(numbers, rows) for part in parts])
        case Number() | Bits() | Computed():
            return lambda numbers, rows: numbers.column(operand, rows)
    raise AssertionError(f"no number in {operand!r}")


def _as_number(run: Fixed, literal: bytes) -> Number | None:
    """Return the number whose comparison replaces that of a run of bytes, or None if no number does.

    The number is 0 in rows that lack the run, so `literal` must not be zero bytes.
    """
    if run.length != len(literal) or run.length not in {1, 2, 4, 8} or not any(literal):
        return None
    return Number(run.cell, run.offset, run.length, is_signed=True, is_float=False, order="be")


@lru_cache(maxsize=4096)
def _constant(number: int) -> Values:
    """Return a number in the smallest type that holds it, so that it does not widen other operands."""
    return np.asarray(number, next(one for one in _SIGNED if np.iinfo(one).min <= number <= np.iinfo(one).max))


def computed_text(operand: Operand, numbers: Numbers, rows: Selection) -> pa.Array:
    """Return the text of each row as an Arrow array of strings, null in invalid rows."""
    text = _joined_text(operand, numbers, rows)
    array = pa.repeat(text, len(rows)) if isinstance(text, pa.Scalar) else text
    return array if rows.valid is None else pc.if_else(pa.array(rows.valid), array, pa.scalar(None, pa.string()))


def _joined_text(operand: Operand, numbers: Numbers, rows: Selection) -> pa.Array | pa.Scalar:
    """Return the text of each row; a scalar where it is the same in all."""
    match operand:
        case str():
            return pa.scalar(operand)
        case Apply("to_s", (number,)):
            values = numbers.value(number, rows)
            return pa.scalar(str(values)) if values.ndim == 0 else pa.array(values).cast(pa.string())
        case Apply("+", parts):
            return pc.binary_join_element_wise(*(_joined_text(part, numbers, rows) for part in parts), "")
        case Apply("?", (condition, then, otherwise)):
            chosen = numbers.value(condition, rows) != 0
            flags = pa.scalar(bool(chosen)) if chosen.ndim == 0 else pa.array(chosen)
            return pc.if_else(flags, _joined_text(then, numbers, rows), _joined_text(otherwise, numbers, rows))
    raise AssertionError(f"no text in {operand!r}")
