"""Messages as a set of tables: one of the messages, one of each list at any depth, joined by keys.

Single values of what is around a list are columns of the table that has the list, named by their path: `header.width`
becomes `header_width`. Each row has `_message`, the number of its message in the run, from 0; a row of a list has
`_id`, its number in its table, `_parent_id`, the `_id` (or `_message`) of the row that has the list, and `_index`, its
place in it. A list of single values has the column `value`.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import Decoder
from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.parquet import Compression, Files, ParquetOptions, TableFiles, is_list
from ksyspark.display import hint, show_given
from ksyspark.errors import FormatError, OptionError
from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.io.spans import Positions
from ksyspark.options.read_options import GivenOptions, ReadOptions, format_of
from ksyspark.reader import Split, parts_of, read_split
from ksyspark.reader.batches import BatchDecoder

REJECTS = "rejects"
Tables = Mapping[str, pa.Table]
_Path = tuple[str, ...]
_KEYS = {"_message": pa.int64(), "_id": pa.int64(), "_parent_id": pa.int64(), "_index": pa.int64()}


@dataclass(frozen=True, slots=True)
class TableShape:
    """One table of a set: its name, the path of its list (empty for messages), and the table that has the list.

    `columns` are the single values by name: where they stand in an item, as names of structs, and their types. `lists`
    are the paths of lists in an item, with the names of their tables.
    """

    name: str
    path: str
    parent: str | None
    columns: Mapping[str, tuple[_Path, pa.DataType]]
    lists: Mapping[_Path, str]

    @property
    def schema(self) -> pa.Schema:
        keys = _KEYS if self.parent else {"_message": pa.int64()}
        return pa.schema([*keys.items(), *((name, kind) for name, (_, kind) in self.columns.items())])


def shapes_of(name: str, schema: pa.Schema) -> list[TableShape]:
    """Return the tables of messages with some columns, those of messages first, each before those of its lists."""
    shapes: list[TableShape] = []
    taken = {REJECTS}

    def add(path: _Path, parent: str | None, fields: Sequence[pa.Field]) -> str:
        own = _unused("_".join(path)[-150:].lstrip("_") if path else name, taken)
        columns: dict[str, tuple[_Path, pa.DataType]] = {}
        lists: dict[_Path, str] = {}
        shapes.append(TableShape(own, ".".join(path), parent, columns, lists))
        names = set(_KEYS)
        for place, kind in _leaves(fields):
            if is_list(kind):
                item = kind.value_field
                items = list(item.type) if pa.types.is_struct(item.type) else [item.with_name("value")]
                lists[place] = add((*path, *place), own, items)
            else:
                columns[_unused("_".join(place), names)] = (place, kind)
        return own

    add((), None, list(schema))
    return shapes


def _leaves(fields: Sequence[pa.Field], above: _Path = ()) -> Iterator[tuple[_Path, pa.DataType]]:
    for member in fields:
        place = (*above, member.name)
        if pa.types.is_struct(member.type):
            yield from _leaves(list(member.type), place)
        else:
            yield place, member.type


def _unused(name: str, taken: set[str]) -> str:
    """Return a name that no other has, with a number behind it if it must be."""
    number, chosen = 2, name
    while chosen in taken:
        number, chosen = number + 1, f"{name}_{number}"
    taken.add(chosen)
    return chosen


@dataclass
class TableSet:
    """Cut batches into the tables of a set, numbered from `first` on; `only` those of paths (empty: all)."""

    shapes: Sequence[TableShape]
    rejects: pa.Schema
    only: Sequence[str] = ()
    first: int = 0
    _rows: dict[str, int] = field(init=False, default_factory=dict)
    _begins: dict[str, int] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._shapes = {shape.name: shape for shape in self.shapes}
        paths = [shape.path or shape.name for shape in self.shapes]
        for path in self.only:
            if path not in paths:
                raise OptionError(f"There is no table {show_given(path)}.{hint(path, paths)}")
        chosen = [name for path, name in zip(paths, self._shapes, strict=True) if not self.only or path in self.only]
        self.schemas = {name: self._shapes[name].schema for name in chosen} | {REJECTS: self.rejects}

    def split(self, batch: pa.RecordBatch, messages: Positions, more_of: str = "") -> Tables:
        """Return the rows of messages with some numbers by table, or of one message more of its list `more_of`."""
        ids, tables, rejects = pa.array(messages), dict[str, pa.Table](), dict[str, pa.Table]()
        if "_error" in batch.schema.names and (refused := batch.column("_error").is_valid()).true_count:
            rows, good = batch.filter(refused), pc.invert(refused)
            arrays = [ids.filter(refused), *(rows.column(name) for name in self.rejects.names[1:])]
            rejects[REJECTS] = pa.Table.from_arrays(arrays, schema=self.rejects)
            batch, ids = batch.filter(good), ids.filter(good)
        self._add(self.shapes[0], batch.to_struct_array(), {"_message": ids}, ids, tables, more_of)
        return {**tables, **rejects}

    def _add(
        self,
        shape: TableShape,
        items: pa.Array,
        keys: Mapping[str, pa.Array],
        ids: pa.Array,
        tables: dict[str, pa.Table],
        more_of: str = "",
    ) -> None:
        """Add the rows of some items and of all lists in them; `ids` are by what lists name the rows."""
        if shape.name in self.schemas and not more_of:
            arrays = [_member(items, place) for place, _ in shape.columns.values()]
            tables[shape.name] = pa.Table.from_arrays([*keys.values(), *arrays], schema=shape.schema)
        for place, name in shape.lists.items():
            if more_of and place not in ((more_of,), ("_notes",)):
                continue
            lists = _member(items, place)
            parents = pc.list_parent_indices(lists)
            first = self._rows.get(name, self.first)
            self._rows[name] = first + len(parents)
            begin = self._begins[name] = self._begins[name] if more_of else first
            own_ids = pa.array(np.arange(first, first + len(parents)))
            below = {
                "_message": keys["_message"].take(parents),
                "_id": own_ids,
                "_parent_id": ids.take(parents),
                "_index": pa.array(_places(lists) + first - begin, pa.int64()),
            }
            self._add(self._shapes[name], pc.list_flatten(lists), below, own_ids, tables)


def _member(items: pa.Array, place: _Path) -> pa.Array:
    """Return the values of a member of structs, null where a struct around them is."""
    if not pa.types.is_struct(items.type):
        return items
    for name in place:
        items = pc.struct_field(items, name)
    return items


def _places(lists: pa.Array) -> Positions:
    lengths = np.asarray(pc.list_value_length(lists).fill_null(0).to_numpy(zero_copy_only=False), np.int64)
    return np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)


@dataclass
class Counts:
    """What a run has read, and how many rows its tables have."""

    messages: int = 0
    rejects: int = 0
    rows: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, _messages: int = 0, _rejects: int = 0, **rows: int) -> "Counts":
        """Return counts that `by_name` gave."""
        return cls(_messages, _rejects, rows)

    def by_name(self) -> dict[str, int]:
        """Return the counts by name, those of rows by table."""
        return {"_messages": self.messages, "_rejects": self.rejects, **self.rows}


@dataclass(frozen=True, slots=True)
class TableSource:
    """The messages of files, which are read as a set of tables."""

    fmt: Format
    options: ReadOptions
    decoder: Decoder
    files: Split
    set: TableSet

    def tables(self, counts: Counts) -> Iterator[Tables]:
        """Yield rows of the tables; adds to the counts. Raises SourceError, and DecodeError with mode FAILFAST."""
        for read in read_split(self.fmt, self.options, self.files, self.decoder, by_item=True):
            rows = np.arange(len(read.batch)) if read.rows is None else read.rows.to_numpy(zero_copy_only=False)
            rows = rows.astype(np.int64) + self.set.first + counts.messages - read.continues
            tables = self.set.split(read.batch, rows, read.more_of)
            counts.messages, counts.rejects = counts.messages + read.messages, counts.rejects + read.rejects
            for name, table in tables.items():
                counts.rows[name] = counts.rows.get(name, 0) + table.num_rows
            yield tables


def open_tables(
    format: Format | str, paths: Sequence[str], only: Sequence[str] = (), options: Mapping[str, object] | None = None
) -> TableSource:
    """Return the messages of files as a set of tables; types that contain themselves are flat lists unless options say.

    `only` are paths of lists as the specification names them, such as `chunks.body.entries`, or the name of the format
    for its messages. Raises FormatError, OptionError, and SourceError for files that there are not.
    """
    named = dict(options or {})
    if any(name.lower() == "explode" for name in named):
        raise OptionError("explode: each list has a table of its own.")
    fmt = format_of(format, named)
    if fmt.layout.depth > 1 and named.keys().isdisjoint(("recursion", "maxRecursionDepth")):
        with suppress(FormatError):
            fmt = format_of(format, {**named, "recursion": "flat"})
    read_options = ReadOptions.from_mapping({**named, "paths": list(paths)}, fmt.layout)
    fmt = read_options.shape(fmt)
    decoder = fmt.decoder(read_options.decode_options())
    return TableSource(
        fmt,
        read_options,
        decoder,
        Split(tuple(parts_of(read_options, list_files(read_options.files)))) if paths else Split(()),
        table_set(fmt.name, BatchDecoder(fmt, read_options, decoder).schema, only),
    )


def table_set(name: str, schema: pa.Schema, only: Sequence[str] = ()) -> TableSet:
    """Return the set of tables of messages with some columns, those of their envelope among them."""
    refused = [member for member in schema if member.name in ("_source", "_error", "_corrupt_record")]
    records = pa.schema([member for member in schema if member not in refused or member.name == "_source"])
    rejects = pa.schema([pa.field("_message", pa.int64()), *refused])
    return TableSet(shapes_of(name, records), rejects, only.split(",") if isinstance(only, str) else only)


def tables(
    paths: str | os.PathLike[str] | Sequence[str | os.PathLike[str]],
    format: Format | str,
    only: Sequence[str] = (),
    **options: object,
) -> dict[str, pa.Table]:
    """Return the messages of files as tables by name, in memory; `rejects` says why of each refused message.

    Raises FormatError, OptionError, SourceError, and DecodeError with mode FAILFAST.
    """
    listed = [paths] if isinstance(paths, str | os.PathLike) else list(paths)
    source = open_tables(format, [os.fspath(path) for path in listed], only, options)
    parts: dict[str, list[pa.Table]] = {name: [schema.empty_table()] for name, schema in source.set.schemas.items()}
    for rows in source.tables(Counts()):
        for name, table in rows.items():
            parts[name].append(table)
    return {name: pa.concat_tables(tables) for name, tables in parts.items()}


def _write(source: TableSource, folder: str, compression: Compression) -> tuple[Files, Mapping[str, int]]:
    counts, files = Counts(), TableFiles(folder, source.set.schemas, compression)
    for rows in source.tables(counts):
        files.write(rows)
    return files.close(), counts.by_name()


def write_tables(
    format: Format | str,
    paths: Sequence[str],
    dest: str,
    only: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    write: Callable[[TableSource, str, Compression], tuple[Files, Mapping[str, int]]] = _write,
) -> Written[Counts]:
    """Write the tables of a set to the folders `dest/TABLE`, which hold what they held before until all is written.

    `options` are those of a read, WriteOptions and ParquetOptions. `write` makes the files of a source in a folder.
    Memory is that of a batch of messages. Raises FormatError, OptionError, SourceError.
    """
    chosen = GivenOptions(options, WriteOptions, ParquetOptions)
    if chosen[WriteOptions].save_mode == "append":
        raise OptionError("saveMode=append: keys of tables are those of one run; write each run to its own folder.")
    source = open_tables(format, paths, only, chosen.rest)
    schemas, compression = source.set.schemas, chosen[ParquetOptions].compression
    destination = Destination(dest, tuple(schemas), chosen[WriteOptions])
    return destination.write_tables(schemas, compression, lambda folder: write(source, folder, compression), Counts.of)


def ddl_of(table_set: TableSet) -> str:
    """Return SQL that makes the tables of a set, with their keys and DuckDB's words for types."""
    from duckdb import from_arrow  # noqa: PLC0415 (takes a while to import)

    shapes = {shape.name: shape for shape in table_set.shapes}
    statements = []
    for name, schema in table_set.schemas.items():
        parent = shapes[name].parent if name in shapes else None
        types = from_arrow(schema.empty_table()).types
        lines = [f"{_quoted(column)} {kind}" for column, kind in zip(schema.names, types, strict=True)]
        lines.append(f"PRIMARY KEY ({_quoted('_id' if parent else '_message')})")
        if parent in table_set.schemas:
            target = _quoted("_id" if shapes[parent].parent else "_message")
            lines.append(f'FOREIGN KEY ("_parent_id") REFERENCES {_quoted(parent)} ({target})')
        statements.append(f"CREATE TABLE {_quoted(name)} (\n  " + ",\n  ".join(lines) + "\n);\n")
    return "\n".join(statements)


def drawing_of(table_set: TableSet) -> str:
    """Return a drawing of a set of tables in Mermaid, which Markdown shows: which list hangs on which table."""
    lines = ["```mermaid", "erDiagram"]
    for shape in table_set.shapes:
        if shape.name in table_set.schemas:
            lines.append(f"  {_quoted(shape.name)}")
            if shape.parent in table_set.schemas:
                lines.append(f"  {_quoted(shape.parent)} ||--o{{ {_quoted(shape.name)} : {_quoted(shape.path)}")
    return "\n".join([*lines, "```"]) + "\n"


def _quoted(name: str | None) -> str:
    return '"' + (name or "").replace('"', '""') + '"'
