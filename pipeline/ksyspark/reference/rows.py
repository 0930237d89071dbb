"""Traced objects as rows: seq fields first, then instances, depth first, in the order of the layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.logical import InvalidValue
from ksyspark.reference.cases import case_of
from ksyspark.reference.evaluation import Evaluation
from ksyspark.reference.streams import whole_of
from ksyspark.reference.traced import Traced
from ksyspark.reference.tree import stream_of
from ksyspark.reference.values import scalar_reader

Row = dict[str, object]
_Read = Callable[[object, Traced, Evaluation], object]


class RowReader:
    """Turn traced objects of a format into rows; made once, used for all messages."""

    def __init__(self, layout: Layout, classes: Mapping[str, type], *, enums_as_ints: bool) -> None:
        self._layout = layout
        self._classes = classes
        self._enums_as_ints = enums_as_ints
        self._plans: dict[str, list[tuple[Column, _Read]]] = {}

    def row(self, traced: Traced, record: Record, evaluation: Evaluation) -> Row:
        """Return the row of a traced object; the evaluation notes what failed, and the row has null there."""
        if record.name not in self._plans:
            self._plans[record.name] = [(column, self._reader(column.type)) for column in record.columns]
        return {column.id: evaluation.column(traced, column, read) for column, read in self._plans[record.name]}

    def _reader(self, column_type: ColumnType) -> _Read:
        match column_type:
            case Scalar() | Enum() | Logical():
                convert = scalar_reader(column_type, enums_as_ints=self._enums_as_ints)
                return lambda value, _holder, _evaluation: convert(value)
            case Struct(name, str() as shown):
                record = self._layout.records[name]
                return lambda value, _holder, evaluation: self.row(value, record, evaluation)[shown]
            case Struct(name):
                record = self._layout.records[name]
                return lambda value, _holder, evaluation: self.row(value, record, evaluation)
            case Raw(name):
                return self._raw_reader(self._layout.records[name])
            case Array(item):
                return _list_reader(self._reader(item))
            case Union():
                return self._union_reader(column_type)
        assert_never(column_type)

    def _raw_reader(self, record: Record) -> _Read:
        """Return what gives the bytes of a structure; it is read all the same, so that the same messages fail."""

        def read(value: object, _holder: Traced, evaluation: Evaluation) -> bytes:
            self.row(value, record, evaluation)
            return whole_of(stream_of(value))

        return read

    def _union_reader(self, union: Union) -> _Read:
        readers = {case.id: self._reader(case.type) for case in union.cases}

        def read(value: object, holder: Traced, evaluation: Evaluation) -> Row | None:
            case = case_of(union, self._classes, holder, value)
            return None if case is None else {case.id: readers[case.id](value, holder, evaluation)}

        return read


def _list_reader(read_item: _Read) -> _Read:
    def read(value: object, holder: Traced, evaluation: Evaluation) -> list[object]:
        assert isinstance(value, list)
        return [_item(read_item, item, number, holder, evaluation) for number, item in enumerate(value)]

    return read


def _item(read_item: _Read, item: object, number: int, holder: Traced, evaluation: Evaluation) -> object:
    """Return an item of a list; one that is no logical value says which it is."""
    try:
        return None if item is None else read_item(item, holder, evaluation)
    except InvalidValue as error:
        error.index = number
        raise
