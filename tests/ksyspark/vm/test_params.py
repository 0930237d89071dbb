"""Parameters of a column of Arrow are the cells that the same values in a list are."""

from __future__ import annotations

from decimal import Decimal

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.decoder import ParamColumn
from ksyspark.vm.tables import param_cells

PARAMS = """
    meta: {{id: given}}
    params: [{{id: value, type: {type}{more}}}]
    seq: [{{id: x, type: u1}}]
"""
MAX = (1 << 64) - 1


@pytest.mark.parametrize(
    ("kind", "more", "values"),
    [
        ("u1", "", pa.array([3, None, 3, 300, -1], pa.int16())),
        ("u1", "", pa.array([7, 3, 300, -1, 255], pa.int64()).slice(1)),
        ("b1", "", pa.array([0, 1, 2], pa.int8())),
        ("u8", "", pa.array([3, 1 << 63], pa.uint64())),
        ("s4", ", -default: 7", pa.array([3, None, 3, 5, -1], pa.int32())),
        ("u8", "", pa.array([Decimal(3), None, Decimal(MAX)], pa.decimal128(20, 0))),
        ("b1", "", pa.array([True, None, False])),
        ("str", "", pa.array(["one", None, "", "one", "zwölf"])),
        ("str", ", -default: two", pa.array(["one", None, "", "one"]).slice(1)),
        ("bytes", "", pa.array([b"\0", None, b"", b"\0"])),
        ("s4", "", pa.array([], pa.int32())),
    ],
)
def test_a_column_is_what_its_values_are(format_of, kind, more, values) -> None:
    (declared,) = format_of(PARAMS.format(type=kind, more=more)).layout.params
    column = ParamColumn(values)
    listed = [int(one) if isinstance(one, Decimal) else one for one in values.to_pylist()]
    assert list(column) == listed
    assert list(column[1:]) == listed[1:]
    cells = param_cells([declared], {"value": column}, len(values), b"abc")
    expected = param_cells([declared], {"value": listed}, len(values), b"abc")
    assert cells.is_missing.tolist() == expected.is_missing.tolist()
    read = ~cells.is_missing
    if declared.type.arrow in {"string", "binary"}:
        assert _spans(cells, read) == _spans(expected, read)
    else:
        assert cells.cells[:, read].tolist() == expected.cells[:, read].tolist()


def _spans(cells, read: np.ndarray) -> list[bytes]:
    """Return the bytes that parameters stand for: where they lie in the pool may differ."""
    starts, lengths = cells.cells[:, read]
    return [cells.constants[-1 - start :][:length] for start, length in zip(starts, lengths, strict=True)]
