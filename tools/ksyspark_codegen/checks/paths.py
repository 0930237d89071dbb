"""The cell that a path of columns leads to, as failures spell it: `body.publish.topics[2].qos`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Record, Scalar, Struct, Union

_STEP = re.compile(r"(\w+)((?:\[\d+\])*)")


class NoColumn(Exception):
    """A path leads to no plain column: the field is shown as something else, or lies deeper than columns go."""


def column_at(layout: Layout, row: Mapping[str, object], path: str) -> tuple[ColumnType, object]:
    """Return the type and the value of the plain column at a path. Raises NoColumn.

    What a message has not got is None.
    """
    steps = [(found[1], found[2]) for found in map(_STEP.fullmatch, path.split(".")) if found]
    here: ColumnType | Record = layout.root
    cell: object = row
    for name, indices in steps:
        here, cell = _step(layout, here, cell, name)
        if indices:
            here, cell = _item(here, cell, int(indices.strip("[]")))
    if not isinstance(here, Scalar | Enum):
        raise NoColumn(path)
    return here, cell


def _step(layout: Layout, here: ColumnType | Record, cell: object, name: str) -> tuple[ColumnType, object]:
    if isinstance(here, Struct):
        here = _shown(layout, here)
    if isinstance(here, Record):
        column = _named(here, name)
        return column.type, cell.get(name) if isinstance(cell, Mapping) else None
    if isinstance(here, Union):
        case = next((case for case in here.cases if case.id == name), None)
        if case is not None:
            return case.type, cell.get(name) if isinstance(cell, Mapping) else None
    raise NoColumn(name)


def _shown(layout: Layout, struct: Struct) -> Record:
    """Return the record of a structure with a column for each member. Raises NoColumn for one that shows another."""
    if struct.shown is not None:
        raise NoColumn(struct.record)
    return layout.records[struct.record]


def _named(record: Record, name: str) -> Column:
    found = next((column for column in record.columns if column.id == name), None)
    if found is None:
        raise NoColumn(name)
    return found


def _item(here: ColumnType, cell: object, index: int) -> tuple[ColumnType, object]:
    if not isinstance(here, Array):
        raise NoColumn(str(index))
    return here.item, cell[index] if isinstance(cell, list) and index < len(cell) else None
