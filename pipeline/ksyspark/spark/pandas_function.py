"""The function of a column where Spark has no `arrow_udf` (before 4.1): one of pandas, through which Arrow passes.

Spark makes Arrow of what a function of pandas returns, value by value, unless a Series says that it is Arrow already.
Spark asks of which class frames and Series are, so these are true subclasses.
"""

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import pandas as pd
import pyarrow as pa
from pandas.api.extensions import ExtensionArray, ExtensionDtype
from pyspark.sql.functions import pandas_udf  # type: ignore[attr-defined]
from pyspark.sql.types import StructType

from ksyspark.errors import OptionError


def pandas_function(decode: Callable[..., pa.StructArray], schema: StructType, kinds: Sequence[pa.DataType]) -> Any:
    """Return Spark's function of columns of some kinds, the first of them binary, of which `decode` makes structs.

    A column of int64 is given as a decimal, because pandas has floats for whole numbers beside nulls.
    """

    def decode_series(*columns: pd.Series) -> pd.DataFrame:
        return _frame(decode(*(_array(column, kind) for column, kind in zip(columns, kinds, strict=True))))

    # Spark tells the kind of a function by its annotations, and takes classes only.
    decode_series.__annotations__ = {"columns": pd.Series, "return": pd.DataFrame}
    return pandas_udf(decode_series, schema)


def _array(column: pd.Series, kind: pa.DataType) -> pa.Array:
    """Return a Series as Arrow of a kind; where it should have bytes and has none, as what it has."""
    if pa.types.is_binary(kind):
        first = next((value for value in column if value is not None), b"")
        return pa.array(column, kind if isinstance(first, bytes) else None, from_pandas=True)
    array = pa.array(column, pa.decimal128(20, 0) if pa.types.is_int64(kind) else kind, from_pandas=True)
    return array.cast(kind)


def _frame(structs: pa.StructArray) -> pd.DataFrame:
    """Return the fields of structs, none of which is null, as a DataFrame."""
    return _Frame({one.name: _ArrowValues(array) for one, array in zip(structs.type, structs.flatten(), strict=True)})


class _Frame(pd.DataFrame):  # type: ignore[misc]
    """A DataFrame of which each column is a Series of ours."""

    @property
    def _constructor(self) -> "type[_Frame]":
        return _Frame

    @property
    def _constructor_sliced(self) -> "type[_Series]":
        return _Series


class _Series(pd.Series):  # type: ignore[misc]
    """An Arrow array as a Series, of which Spark converts no value."""

    @property
    def _constructor(self) -> "type[_Series]":
        return _Series

    def apply(self, *_: object, **__: object) -> "_Series":
        return self

    map = apply


class _ArrowDtype(ExtensionDtype):  # type: ignore[misc]
    name = "arrow"
    type = object
    na_value = None

    @classmethod
    def construct_array_type(cls) -> Any:
        return _ArrowValues


class _ArrowValues(ExtensionArray):  # type: ignore[misc]
    """An Arrow array that is taken as a whole, by `__arrow_array__`."""

    def __init__(self, array: pa.Array) -> None:
        self._array = array

    @property
    def dtype(self) -> ExtensionDtype:
        return _ArrowDtype()

    @property
    def nbytes(self) -> int:
        return int(self._array.nbytes)

    def copy(self) -> "_ArrowValues":
        return self

    def isna(self) -> NoReturn:
        self._refuse()

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, item: object) -> "_ArrowValues":
        return self if item == slice(None) else self._refuse()

    def __arrow_array__(self, type: pa.DataType | None = None) -> pa.Array:
        return self._array

    @staticmethod
    def _refuse() -> NoReturn:
        raise OptionError(
            "This Spark takes what functions of pandas return in a way of its own, so that from_ksy cannot give it its "
            "columns: decode_messages(df, column, format) gives the same columns beside those of the DataFrame."
        )
