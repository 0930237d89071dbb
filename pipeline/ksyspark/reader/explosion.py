"""The option `explode`: one row for each item of a list, with what the rows around it have.

All is done on columns of Arrow, behind the decoder: numbers of rows are computed for each list on the way, and the
values are taken by them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Positions
from ksyspark.layout.paths import ColumnPath

_PIECE_ROWS = 65_536
_PIECE_BYTES = 256 << 20


@dataclass(frozen=True, slots=True)
class Items:
    """Rows of items, with the number of the row that each was in, and its number there; -1 for a row without items."""

    batch: pa.RecordBatch
    rows: Positions
    numbers: Positions


def explode(
    batch: pa.RecordBatch,
    path: ColumnPath,
    refused: Mapping[int, str] | None = None,
    noted: Sequence[int] = (),
    of_rejects: Sequence[str] = (),
) -> Iterator[Items]:
    """Yield the items of a list column, in pieces, in their order; `path` are the names of the columns that lead to it.

    A row without items is left out, but one in `noted` becomes a row with a null instead of an item. `refused` are rows
    of messages that were refused, with the path of the field that failed: each becomes rows of its complete items, and
    behind them one of the reject, with the item that the failure left incomplete, or null. Only that one has
    the columns `of_rejects`. A piece has at most 65,536 rows, fewer where long values would be repeated for many items.
    """
    refused = refused or {}
    levels = _levels(batch.to_struct_array(), path)
    # For each item, the number of its row on every level; the last level is that of the items.
    picks = [np.arange(len(levels[-1].values), dtype=np.int64)]
    for level in reversed(levels[1:]):
        picks.insert(0, level.rows[picks[0]])
    incomplete = {row: _incomplete(levels, path, row, field) for row, field in refused.items()}
    rows, items = _rows_and_items(picks, incomplete, noted)
    is_reject = np.arange(len(rows)) >= len(rows) - len(incomplete)
    own = batch.select([name for name in batch.schema.names if name not in of_rejects])
    order = np.argsort(rows, kind="stable")
    # What is repeated for each item stays within 256 MiB.
    most = max(1, min(_PIECE_ROWS, _PIECE_BYTES // (1 + _longest_around(own.to_struct_array(), path))))
    firsts = np.searchsorted(picks[0], rows)
    schema = exploded_schema(batch.schema, path)
    for first in range(0, max(len(order), 1), most):
        chosen = order[first : first + most]
        is_item = items[chosen] >= 0
        of_items = [level[items[chosen][is_item]] for level in picks]
        shown = pa.array(rows[chosen], mask=np.isin(rows[chosen], list(refused)) & ~is_reject[chosen])
        below = _below(levels, 0, pc.struct_field(levels[0].values, [path[0]]), path[1:], of_items)
        # Nulls between items, where a row has none.
        nulls = pa.array(np.cumsum(is_item) - 1, mask=~is_item)
        columns = [
            (below if is_item.all() else below.take(nulls))
            if name == path[0]
            else batch.column(name).take(shown if name in of_rejects else pa.array(rows[chosen]))
            for name in batch.schema.names
        ]
        yield Items(
            pa.RecordBatch.from_arrays(columns, schema=schema),
            rows[chosen],
            np.where(is_item, items[chosen] - firsts[chosen], -1),
        )


def _rows_and_items(
    picks: Sequence[Positions], incomplete: Mapping[int, int], noted: Sequence[int]
) -> tuple[Positions, Positions]:
    """Return the row of each item, and the item (-1: none): complete ones, rows with notes alone, then rejects."""
    rejects, broken = (np.array(list(numbers), np.int64) for numbers in (incomplete, incomplete.values()))
    without = np.setdiff1d(np.array(noted, np.int64), np.concatenate([picks[0], rejects]))
    sound = np.setdiff1d(picks[-1], broken)
    rows = np.concatenate([picks[0][sound], without, rejects])
    return rows, np.concatenate([sound, np.full(len(without), -1), broken])


def exploded_schema(schema: pa.Schema, path: ColumnPath) -> pa.Schema:
    """Return the schema of the rows of items."""
    number, nothing = schema.get_field_index(path[0]), pa.RecordBatch.from_pylist([], schema).to_struct_array()
    levels = _levels(nothing, path)
    kind = _below(levels, 0, nothing.field(number), path[1:], [level.rows for level in levels]).type
    return schema.set(number, pa.field(path[0], kind))


@dataclass(frozen=True, slots=True)
class _Level:
    """The items of a list on the path, and for each the number of the row around it; for the first the rows."""

    values: pa.Array
    rows: Positions


def _levels(rows: pa.StructArray, path: ColumnPath) -> list[_Level]:
    levels, there = [_Level(rows, np.arange(len(rows), dtype=np.int64))], rows
    names = list(path)
    while names or pa.types.is_list(there.type):
        if pa.types.is_list(there.type):
            lengths = pc.fill_null(pc.list_value_length(there), 0).to_numpy().astype(np.int64)
            there = there.flatten()
            levels.append(_Level(there, np.repeat(np.arange(len(lengths)), lengths)))
            if not names:
                break
        else:
            there = pc.struct_field(there, [names.pop(0)])
    return levels


def _incomplete(levels: Sequence[_Level], path: ColumnPath, row: int, field: str) -> int:
    """Return the item of a refused message in which a field failed; -1 if that lies in none."""
    names, there = list(path), row
    lists = iter(levels[1:])
    for part in field.split("."):
        name, *indices = re.split(r"[\[\]]+", part.rstrip("]"))
        if name != names[0] and len(names) == len(path):
            return -1
        # The path of a field also names a structure for which one member stands.
        if name != names[0]:
            continue
        names.pop(0)
        if indices:
            level = next(lists)
            items = np.flatnonzero(level.rows == there)
            if int(indices[0]) >= len(items):
                return -1
            there = int(items[int(indices[0])])
        if not names:
            break
    last = next(lists, None)
    if names or last is None:
        return -1 if names else there
    is_flat = pa.types.is_struct(last.values.type) and last.values.type.get_field_index("_parent_id") >= 0
    items = np.flatnonzero(last.rows == there)
    # The items of a flat list have paths of their own; reading ends in the last one.
    return int(items[-1]) if is_flat and len(items) else -1


def _below(
    levels: Sequence[_Level], level: int, there: pa.Array, path: ColumnPath, picks: Sequence[Positions]
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
