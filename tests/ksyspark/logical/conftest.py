"""Compare the array converters with the readers of single values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pyarrow as pa
import pytest

from ksyspark.logical import Converted, InvalidValue, converter, logical_type, value_reader

Held = Callable[..., Converted]


def _plain(name: str, values: Sequence[object]) -> tuple[pa.Array, list[bool]]:
    """Return what the reader of single values returns for each value, and which values it rejects."""
    read, expected, faults = value_reader(name), [], []
    for value in values:
        try:
            expected.append(None if value is None else read(value))
            faults.append(False)
        except InvalidValue:
            expected.append(None)
            faults.append(True)
    return pa.array(expected, logical_type(name).arrow), faults


@pytest.fixture(scope="session")
def agreed() -> Held:
    """Return the function that converts values by both converters, compares the results and returns them."""

    def convert(name: str, values: Sequence[object], arrow: pa.DataType | None = None) -> Converted:
        array = pa.array(values, arrow or _arrow_of(values))
        converted = converter(name)(array)
        converted.values.validate(full=True)
        expected, faults = _plain(name, values)
        assert converted.values.type == expected.type
        different = [row for row in range(len(values)) if converted.values[row].as_py() != expected[row].as_py()]
        assert [(values[row], converted.values[row], expected[row]) for row in different[:5]] == []
        assert converted.faults.tolist() == faults
        return converted

    return convert


def _arrow_of(values: Sequence[object]) -> pa.DataType:
    kinds = {type(value) for value in values if value is not None}
    return pa.binary() if bytes in kinds else pa.string() if str in kinds else pa.float64()
