"""The ends of ranges and codes without a label: columns hold them as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from ksyspark.decoder import DecodeOptions
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Record, Scalar, Struct, Union
from ksyspark_codegen.checks.decoders import HANDED_OVER, decoders_of
from ksyspark_codegen.checks.finding import Finding, finding_in
from ksyspark_codegen.checks.messages import octets_of, params_of
from ksyspark_codegen.synthesis.validation.extremes import Extreme


def check_extremes(fmt: Format, extremes: Sequence[Extreme]) -> list[Finding]:
    """Decode messages with an extreme number each, with labels and with codes; the column must hold that number.

    A code without label must be its digits. Messages that another field cannot put up with must be refused for that
    field, and keep the number. Fields without a column of their own are not looked at.
    """
    array, params = octets_of(extremes), params_of(fmt, extremes)
    found: list[Finding] = []
    for enums_as_ints in (False, True):
        for name, decoder in decoders_of(fmt, DecodeOptions(enums_as_ints=enums_as_ints)).items():
            decoded = decoder.decode(array, params)
            for number, row in enumerate(decoded.columns.to_pylist()):
                one, failure = extremes[number], decoded.failures.get(number)
                found += _refused_elsewhere(name, one, failure)
                if failure is not HANDED_OVER:
                    found += _held(fmt, name, one, row, enums_as_ints=enums_as_ints)
    return found


def _refused_elsewhere(name: str, one: Extreme, failure: Failure | None) -> Iterator[Finding]:
    if one.field is None:
        if failure is not None:
            yield _finding(one, "to be read", f"the {name} decoder: {failure}")
    elif failure is None:
        yield _finding(one, f"to be refused at {one.field}", f"the {name} decoder reads it")
    elif failure is not HANDED_OVER and (failure.field, failure.offset) != (one.field, one.offset):
        yield _finding(one, f"to be refused at {one.field}, byte {one.offset}", f"the {name} decoder: {failure}")


def _held(fmt: Format, name: str, one: Extreme, row: Mapping[str, object], *, enums_as_ints: bool) -> Iterator[Finding]:
    try:
        column_type, cell = column_at(fmt.layout, row, one.column)
    except NoColumn:
        return
    wanted: object = one.value
    if isinstance(column_type, Enum) and not enums_as_ints:
        wanted = column_type.labels.get(one.value) or str(one.value)
    held = int(cell) if isinstance(cell, Decimal | bool) else cell
    if held != wanted or isinstance(wanted, int) != isinstance(held, int):
        yield _finding(one, f"{wanted!r}", f"{cell!r} of the {name} decoder")


def _finding(one: Extreme, expected: str, found: str) -> Finding:
    return finding_in(one, one.column, expected, found, None, one.wanted)


_STEP = re.compile(r"(\w+)((?:\[\d+\])*)")


class NoColumn(Exception):
    """A path leads to no plain column: the field is displayed as another value, or lies deeper than columns go."""


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
        here = _record_of(layout, here)
    if isinstance(here, Record):
        column = _named(here, name)
        return column.type, cell.get(name) if isinstance(cell, Mapping) else None
    if isinstance(here, Union):
        case = next((case for case in here.cases if case.id == name), None)
        if case is not None:
            return case.type, cell.get(name) if isinstance(cell, Mapping) else None
    raise NoColumn(name)


def _record_of(layout: Layout, struct: Struct) -> Record:
    """Return the record of a structure with a column for each member. Raises NoColumn for one that shows another."""
    if struct.value_member is not None:
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
