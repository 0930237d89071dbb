"""Flat lists of recursive types: all rows below a value, depth first, with the columns that tell their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import pyarrow as pa

from ksyspark.compiler.plan import Present, Source, Tree
from ksyspark.layout import Column, Record
from ksyspark.vm.arrow.selection import Selection
from ksyspark.vm.arrow.trees import TreeRows
from ksyspark.vm.compiled import Ints
from ksyspark.vm.filled import FilledTable


def trees_of(trees: Sequence[Tree], tables: Sequence[FilledTable]) -> Mapping[int, TreeRows]:
    """Return the rows of all trees of a batch, by their table."""
    found: dict[int, TreeRows] = {}
    found |= {tree.table: TreeRows(tree, tables, found) for tree in trees}
    return found


@dataclass(frozen=True)
class FlatLists:
    """The lists of some rows (`above`): their items (`rows`, numbered `items`), where each begins and the last ends."""

    tree: TreeRows
    above: Selection
    rows: Selection
    items: Ints
    offsets: Ints

    def source(self, record: Record, column: Column) -> Source | None:
        """Return where a column of the items lies: of one of their types, or if there is one only, in its columns."""
        kinds = {name: (cell, inline) for name, cell, inline in self.tree.tree.kinds}
        for node in record.nodes:
            cell, inline = kinds.get(node.type, (0, None))
            if inline is not None and node.column == column.id:
                return Present(cell, inline)
            if inline is not None and not node.column:
                return inline.columns.get(column.id)
        return None

    def place(self, name: str) -> pa.Array | None:
        """Return one of the columns that tell the place of each item; None for others."""
        match name:
            case "_id":
                return pa.array(self._ids.astype(np.int32))
            case "_parent_id":
                parents = self.tree.parents[self.items]
                ids = self._ids - self.tree.places[self.items] + self.tree.places[parents]
                return pa.array(ids.astype(np.int32), mask=parents < 0)
            case "_depth":
                return pa.array(self.tree.depths[self.items].astype(np.int32))
            case "_path":
                return self.tree.paths.take(pa.array(self.items))
        return None

    @cached_property
    def _ids(self) -> Ints:
        return np.arange(self.items.size) - np.repeat(self.offsets[:-1], np.diff(self.offsets))


def flat_lists(tree: TreeRows, above: Selection, first: Ints, numbers: Ints) -> FlatLists:
    """Return the lists of some rows, each of those of `numbers` from its `first` on: rows plus 1, 0 for none."""
    heads = numbers[numbers != 0] - 1
    sizes = np.zeros(numbers.size, np.int64)
    sizes[numbers != 0] = tree.sizes[heads]
    ends = np.concatenate([[0], np.cumsum(sizes)])
    starts = np.repeat(tree.places[heads] - ends[:-1][numbers != 0], tree.sizes[heads])
    items = tree.depth_first[starts + np.arange(ends[-1])]
    offsets = ends[first]
    table = tree.tables[tree.tree.table]
    is_all = items.size == len(table) and bool((items[1:] > items[:-1]).all())
    rows = Selection(table, None if is_all else items, above=lambda: np.repeat(above.messages(), np.diff(offsets)))
    return FlatLists(tree, above, rows, items, offsets)
