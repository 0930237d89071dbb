"""Build Arrow columns of texts that formulas compute for all rows at once."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.compiler.plan import Apply, Operand
from ksyspark.vm.arrow.formulas import Numbers
from ksyspark.vm.arrow.selection import Selection


def computed_text(operand: Operand, numbers: Numbers, rows: Selection) -> pa.Array:
    """Return the text of each row as an Arrow array of strings, null in invalid rows."""
    text = _text(operand, numbers, rows)
    array = pa.repeat(text, len(rows)) if isinstance(text, pa.Scalar) else text
    return array if rows.valid is None else pc.if_else(pa.array(rows.valid), array, pa.scalar(None, pa.string()))


def _text(operand: Operand, numbers: Numbers, rows: Selection) -> pa.Array | pa.Scalar:
    """Return the text of each row; a scalar where it is the same in all."""
    match operand:
        case str():
            return pa.scalar(operand)
        case Apply("to_s", (number,)):
            values = numbers.value(number, rows)
            return pa.scalar(str(values)) if values.ndim == 0 else pa.array(values).cast(pa.string())
        case Apply("+", parts):
            return pc.binary_join_element_wise(*(_text(part, numbers, rows) for part in parts), "")
        case Apply("?", (condition, then, otherwise)):
            chosen = numbers.value(condition, rows) != 0
            flags = pa.scalar(bool(chosen)) if chosen.ndim == 0 else pa.array(chosen)
            return pc.if_else(flags, _text(then, numbers, rows), _text(otherwise, numbers, rows))
    raise AssertionError(f"no text in {operand!r}")
