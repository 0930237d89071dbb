"""The option `explode`: one row for each item of a list, with what the rows around it have.

All is done on columns of Arrow, behind the decoder: numbers of rows are computed for each list on the way, and the
values are taken by them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.layout.paths import ColumnPath

_Numbers = npt.NDArray[np.int64]
_PIECE_ROWS = 65_536
_PIECE_BYTES = 256 << 20


@dataclass(frozen=True, slots=True)
class Items:
    """Rows of items: for each the number of the row that it was in, and its number there; -1 for a row without items.

    The columns have the same names; lists on the path are replaced by one of their items.
    """

    batch: pa.RecordBatch
    rows: _Numbers
    numbers: _Numbers


def explode(
    batch: pa.RecordBatch, path: ColumnPath, staying: Sequence[int] = (), noted: Sequence[int] = ()
) -> Iterator[Items]:
    """Yield the items of a list column, in pieces, in their order; `path` are the names of the columns that lead to it.

    A row without items is left out, but one in `noted` becomes a row with a null instead of an item, and so does any in
    `staying`. A piece has at most 65,536 rows, fewer where long values would be repeated for many items.
    """
    stays = np.zeros(batch.num_rows, bool)
    stays[list(staying)] = True
    exploding = np.flatnonzero(~stays)
    whole = batch.take(pa.array(exploding)) if stays.any() else batch
    levels = _levels(whole.to_struct_array(), path)
    # For each item, the number of its row on every level; the last level is that of the items.
    picks = [np.arange(len(levels[-1].values), dtype=np.int64)]
    for level in reversed(levels[1:]):
        picks.insert(0, level.rows[picks[0]])
    rows = exploding[picks[0]]
    stays[list(noted)] = True
    stays[rows] = False
    stays[list(staying)] = True
    rows = np.concatenate([rows, np.flatnonzero(stays)])
    order = np.argsort(rows, kind="stable")
    numbers, most = _numbered(rows[order]), _most_rows(whole, path)
    schema = exploded_schema(batch.schema, path)
    for first in range(0, max(len(order), 1), most):
        chosen = order[first : first + most]
        is_item = chosen < len(picks[0])
        of_items = [level[chosen[is_item]] for level in picks]
        columns = _columns(batch, path, levels, of_items, rows[chosen], is_item)
        yield Items(
            pa.RecordBatch.from_arrays(columns, schema=schema),
            rows[chosen],
            np.where(is_item, numbers[first : first + most], -1),
        )


def exploded_schema(schema: pa.Schema, path: ColumnPath) -> pa.Schema:
    """Return the schema of the rows of items."""
    number = schema.get_field_index(path[0])
    field = schema.field(number)
    return schema.set(number, pa.field(field.name, _exploded(field.type, path[1:])))


def _exploded(kind: pa.DataType, path: ColumnPath) -> pa.DataType:
    if pa.types.is_list(kind):
        return _exploded(kind.value_type, path) if path else kind.value_type
    if not path:
        return kind
    return pa.struct(
        [pa.field(one.name, _exploded(one.type, path[1:]) if one.name == path[0] else one.type) for one in kind]
    )


@dataclass(frozen=True, slots=True)
class _Level:
    """The items of a list on the path, and for each the number of the row around it; for the first the rows."""

    values: pa.Array
    rows: _Numbers


def _levels(rows: pa.StructArray, path: ColumnPath) -> list[_Level]:
    found, there = [_Level(rows, np.arange(len(rows), dtype=np.int64))], rows
    names = list(path)
    while names or pa.types.is_list(there.type):
        if pa.types.is_list(there.type):
            lengths = pc.fill_null(pc.list_value_length(there), 0).to_numpy().astype(np.int64)
            there = there.flatten()
            found.append(_Level(there, np.repeat(np.arange(len(lengths)), lengths)))
            if not names:
                break
        else:
            there = pc.struct_field(there, [names.pop(0)])
    return found


def _columns(
    batch: pa.RecordBatch,
    path: ColumnPath,
    levels: Sequence[_Level],
    picks: Sequence[_Numbers],
    rows: _Numbers,
    is_item: npt.NDArray[np.bool_],
) -> list[pa.Array]:
    items = _below(levels, 0, pc.struct_field(levels[0].values, [path[0]]), path[1:], picks)
    return [
        _spread(items, is_item) if name == path[0] else batch.column(number).take(pa.array(rows))
        for number, name in enumerate(batch.schema.names)
    ]


def _below(
    levels: Sequence[_Level], level: int, there: pa.Array, path: ColumnPath, picks: Sequence[_Numbers]
) -> pa.Array:
    """Return the column of items that lies below a column of a level, with what is around them."""
    if pa.types.is_list(there.type):
        values = levels[level + 1].values
        return _below(levels, level + 1, values, path, picks) if path else values.take(pa.array(picks[level + 1]))
    parts = [
        _below(levels, level, pc.struct_field(there, [one.name]), path[1:], picks)
        if one.name == path[0]
        else pc.struct_field(there, [one.name]).take(pa.array(picks[level]))
        for one in there.type
    ]
    fields = [pa.field(one.name, part.type) for one, part in zip(there.type, parts, strict=True)]
    return pa.StructArray.from_arrays(parts, fields=fields)


def _spread(items: pa.Array, is_item: npt.NDArray[np.bool_]) -> pa.Array:
    """Put nulls between items, where a row has none."""
    if is_item.all():
        return items
    return items.take(pa.array(np.cumsum(is_item) - 1, mask=~is_item))


def _numbered(rows: _Numbers) -> _Numbers:
    """Count equal neighbours from 0."""
    firsts = np.flatnonzero(np.diff(rows, prepend=-1))
    return np.arange(len(rows)) - np.repeat(firsts, np.diff(firsts, append=len(rows)))


def _most_rows(batch: pa.RecordBatch, path: ColumnPath) -> int:
    """Return how many rows a piece may have, so that what is repeated for each item stays within 256 MiB."""
    return int(max(1, min(_PIECE_ROWS, _PIECE_BYTES // (1 + _longest_around(batch.to_struct_array(), path)))))


def _longest_around(array: pa.Array, path: ColumnPath) -> int:
    """Return the bytes of the longest values that are repeated for each item."""
    if pa.types.is_list(array.type):
        return _longest_around(array.flatten(), path) if path else 0
    parts = zip(array.type, array.flatten(), strict=True)
    return sum(_longest_around(part, path[1:]) if one.name == path[0] else _longest(part) for one, part in parts)


def _longest(array: pa.Array) -> int:
    """Return the bytes of the longest values of a column, at every depth."""
    if pa.types.is_string(array.type) or pa.types.is_binary(array.type):
        return pc.max(pc.binary_length(array)).as_py() or 0
    if pa.types.is_struct(array.type):
        return sum(map(_longest, array.flatten()))
    if pa.types.is_list(array.type):
        return (pc.max(pc.list_value_length(array)).as_py() or 0) * (8 + _longest(array.flatten()))
    return 8
