"""Rows of recursive types in the order of a flat list, and the columns that tell their place in it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.compiler.plan import Present, Source, Tree, Way
from ksyspark.layout import Column, Record
from ksyspark.vm.cell_columns import FilledTable, Selection
from ksyspark.vm.compiled import Ints, compiled_later


@dataclass(frozen=True, slots=True)
class Descent:
    """What one way leads to: the row that each begins at, the row that it reaches, and its numbers in the lists."""

    above: Ints
    rows: Ints
    numbers: dict[int, Ints]
    """By the number of the step."""

    def path(self, way: Way) -> pa.Array:
        """Return the path of each: names of columns, and in lists the number of the item."""
        parts: list[pa.Array | str] = []
        for number, step in enumerate(way):
            parts += ["." * bool(number and step.path), step.path]
            if step.is_list:
                parts += ["[", pa.array(self.numbers[number]).cast(pa.string()), "]"]
        return pc.binary_join_element_wise(pa.repeat(pa.scalar(""), self.rows.size), *parts, "")


def scattered_rows(table: FilledTable, list_cell: int, first: Ints, counts: Ints) -> Ints:
    """Return the rows of lists that do not lie side by side, one list behind the other."""
    lists = table.column(list_cell)
    order = np.argsort(lists, kind="stable")
    begins = np.searchsorted(lists[order], first)
    offsets = np.cumsum(counts) - counts
    return order.take(np.repeat(begins - offsets, counts) + np.arange(counts.sum()))


def descend(tables: Sequence[FilledTable], table: int, way: Way) -> Descent:
    """Go a way from all rows of a table."""
    above = rows = np.arange(len(tables[table]))
    numbers: dict[int, Ints] = {}
    for number, step in enumerate(way):
        cells = tables[table].column(step.cell)[rows]
        if step.is_list:
            counts = tables[table].column(step.cell + 1)[rows]
            taken, ends = np.repeat(np.arange(rows.size), counts), np.cumsum(counts)
            index = np.arange(taken.size) - np.repeat(ends - counts, counts)
            if step.list_cell is None:
                rows = cells[taken] + index
            else:
                rows = scattered_rows(tables[step.table], step.list_cell, cells, counts)
        else:
            taken = np.flatnonzero(cells)
            rows = cells[taken] - 1
        above, numbers = above[taken], {key: found[taken] for key, found in numbers.items()}
        if step.is_list:
            numbers[number] = index
        table = step.table
    return Descent(above, rows, numbers)


class Shape(NamedTuple):
    """Of each row its level from 1, the number of rows from it downwards, and its place where all stand depth first."""

    depths: Ints
    sizes: Ints
    places: Ints


@dataclass(frozen=True)
class TreeRows:
    """The rows of one tree in a batch: `trees` are all of the plan, by their table."""

    tree: Tree
    tables: Sequence[FilledTable]
    trees: "dict[int, TreeRows]"

    def __len__(self) -> int:
        return len(self.tables[self.tree.table])

    @cached_property
    def _inside(self) -> list[Descent]:
        return [descend(self.tables, self.tree.table, way) for way in self.tree.inside]

    @cached_property
    def parents(self) -> Ints:
        """The row that each lies in directly, -1 on level 1."""
        parents = np.full(len(self), -1, np.int64)
        for nested in self._inside:
            parents[nested.rows] = nested.above
        return parents

    @cached_property
    def shape(self) -> "Shape":
        depths, sizes, places = (np.zeros(len(self), np.int64) for _ in range(3))
        compiled_later("arrow.preorder", "preorder")(self.parents, self._siblings(), depths, sizes, places)
        return Shape(depths, sizes, places)

    @cached_property
    def depth_first(self) -> Ints:
        order = np.empty(len(self), np.int64)
        order[self.shape.places] = np.arange(len(self))
        return order

    def _siblings(self) -> Ints:
        """Return all rows by their parent, those of one parent in the order of columns and items."""
        if self.tree.has_order:
            return np.argsort(self.parents, kind="stable")
        ways = self.tree.inside
        keys = np.zeros((2 * max(map(len, ways), default=0), len(self)), np.int64)
        for way, nested in zip(ways, self._inside, strict=True):
            for number in range(len(way)):
                # The first of the ways that are the same up to here.
                keys[2 * number, nested.rows] = next(
                    n for n, other in enumerate(ways) if other[: number + 1] == way[: number + 1]
                )
                keys[2 * number + 1, nested.rows] = nested.numbers.get(number, 0)
        return np.lexsort((*keys[::-1], self.parents))

    @cached_property
    def paths(self) -> pa.Array:
        """The path of each row from its parent, on level 1 from the message."""
        paths = [(one.rows, one.path(way)) for way, one in zip(self.tree.inside, self._inside, strict=True)]
        for table, way in self.tree.outside:
            nested = descend(self.tables, table, way)
            path = nested.path(way)
            if table:
                path = pc.binary_join_element_wise(self.trees[table].paths_of_message.take(nested.above), path, ".")
            paths.append((nested.rows, path))
        places = np.full(len(self), -1, np.int64)
        rows = np.concatenate([np.empty(0, np.int64), *(rows for rows, _ in paths)])
        places[rows] = np.arange(rows.size)
        values = pa.concat_arrays([pa.array([], pa.string()), *(one.cast(pa.string()) for _, one in paths)])
        return values.take(pa.array(places, mask=places < 0))

    @cached_property
    def paths_of_message(self) -> pa.Array:
        paths, last = self.paths, int(self.shape.depths.max(initial=0))
        for depth in range(2, last + 1):
            rows = np.flatnonzero(self.shape.depths == depth)
            longer = pc.binary_join_element_wise(paths.take(self.parents[rows]), paths.take(rows), ".")
            paths = pc.replace_with_mask(paths, self.shape.depths == depth, longer)
        return paths


def trees_of(trees: Sequence[Tree], tables: Sequence[FilledTable]) -> Mapping[int, TreeRows]:
    """Return the rows of all trees of a batch, by their table."""
    rows: dict[int, TreeRows] = {}
    rows |= {tree.table: TreeRows(tree, tables, rows) for tree in trees}
    return rows


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
                ids = self._ids - self.tree.shape.places[self.items] + self.tree.shape.places[parents]
                return pa.array(ids.astype(np.int32), mask=parents < 0)
            case "_depth":
                return pa.array(self.tree.shape.depths[self.items].astype(np.int32))
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
    sizes[numbers != 0] = tree.shape.sizes[heads]
    ends = np.concatenate([[0], np.cumsum(sizes)])
    starts = np.repeat(tree.shape.places[heads] - ends[:-1][numbers != 0], tree.shape.sizes[heads])
    items = tree.depth_first[starts + np.arange(ends[-1])]
    offsets = ends[first]
    table = tree.tables[tree.tree.table]
    is_all = items.size == len(table) and bool((items[1:] > items[:-1]).all())
    rows = Selection(table, None if is_all else items, above=lambda: np.repeat(above.messages(), np.diff(offsets)))
    return FlatLists(tree, above, rows, items, offsets)
