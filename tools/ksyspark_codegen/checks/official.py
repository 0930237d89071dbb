"""The official Kaitai parser of a format, as its compiler wrote it: what it reads must be what the columns hold."""

import atexit
import hashlib
import importlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from kaitaistruct import KaitaiStream

from ksyspark.charsets import register_charsets
from ksyspark.decoder import ParamValue, arguments_of
from ksyspark.errors import FormatError
from ksyspark.formats import CompiledInMemory, Format
from ksyspark.layout import Array, Column, ColumnType, Enum, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.logical import value_reader
from ksyspark.spec.load import load_specification
from ksyspark_codegen.checks.finding import Difference, difference_of
from ksyspark_codegen.targets.parsers import parser_files


def parser_class(fmt: Format, parser: str) -> type:
    """Return the class of the official parser that `Record.parser` names (`module:Outer.Inner`).

    Needs Node for a format given by path. Raises FormatError for a class that is not there, SpecError for what the
    official compiler alone refuses, ToolMissing where it cannot run.
    """
    stem, _, path = parser.partition(":")
    source = fmt.source
    package = (
        _compiled(source.path, source.import_paths, bool(fmt.layout.cuts))
        if isinstance(source, CompiledInMemory)
        else f"{source.package}.parsers"
    )
    try:
        part: object = importlib.import_module(f"{package}.{stem}")
    except ModuleNotFoundError as error:
        raise FormatError(f"The generated module {error.name} is missing; run `ksyspark generate`.") from error
    for name in path.split("."):
        part = getattr(part, name, None)
    if not isinstance(part, type):
        raise FormatError(f"The official parser of {fmt.name} has no class {parser}; run `ksyspark generate`.")
    return part


@cache
def _compiled(path: str, import_paths: tuple[str, ...], is_flat: bool) -> str:
    """Return the name of a package with the parsers of a specification and its imports."""
    library = load_specification(Path(path), import_paths, is_flat=is_flat)[0].library
    files = {name.removeprefix("parsers/"): text for name, text in parser_files(library)}
    # The name follows from the texts, so that two versions of one format never share a module.
    package = f"_ksyspark_parsers_{hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:16]}"
    for name, text in files.items():
        module = Path(_folder().name, package, name)
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text(text, encoding="utf-8")
    importlib.invalidate_caches()
    return package


@cache
def _folder() -> TemporaryDirectory[str]:
    """Return a folder of packages that can be imported; it is removed when Python ends."""
    folder = TemporaryDirectory(prefix="ksyspark-parsers-")
    atexit.register(folder.cleanup)
    sys.path.append(folder.name)
    return folder


_Item = tuple[object, "int | None", int]
"""An item of a flat list: the object, the number of the one that it lies in, its level."""


def no_official_parser(fmt: Format) -> str:
    """Return the first reason why the official parser of a format cannot be used, "" where it can."""
    return next(map(str, fmt.library.no_parser(fmt.name)), "")


class OfficialParser:
    """Read messages with the official parser, which shares nothing with the decoders; compare it with rows."""

    def __init__(self, fmt: Format) -> None:
        register_charsets()
        self._layout = fmt.layout
        self._is_lenient = fmt.layout.instance_errors == "note"
        self._class_of = cache(lambda record: parser_class(fmt, self._layout.records[record].parser))

    def read(self, data: bytes, params: Mapping[str, ParamValue]) -> object:
        """Return the object of a message. Raises whatever the official parser raises."""
        one_each: Mapping[str, Sequence[ParamValue]] = {name: [value] for name, value in params.items()}
        arguments = arguments_of(self._layout, self._layout.root, one_each, 0).values()
        return self._class_of(self._layout.name)(*arguments, KaitaiStream(BytesIO(data)))

    def end_of(self, data: bytes, params: Mapping[str, ParamValue]) -> int:
        """Return where the last field of a message ends. Raises whatever the official parser raises."""
        stream: KaitaiStream = getattr(self.read(data, params), "_io")  # noqa: B009 (the objects are not typed)
        return int(stream.pos())

    def refusal(self, data: bytes, params: Mapping[str, ParamValue]) -> Exception | None:
        """Return why a message cannot be read, an instance cannot be computed, or a value has another type, or None."""
        try:
            self._look(self._layout.root, self.read(data, params))
        except Exception as error:  # noqa: BLE001 (whatever the official parser raises refuses the message)
            return error
        return None

    def _look(self, record: Record, parsed: object) -> None:
        for column in record.columns:
            value = _member(parsed, column)
            inner = column.type.item if isinstance(column.type, Array) else column.type
            for item in value if isinstance(value, list) else [value]:
                if isinstance(inner, Logical) and item is not None:
                    _plain(inner, item)
                records = self._layout.structs(column.type)
                inside = next((one for one in records if isinstance(item, self._class_of(one.name))), None)
                if inside is not None:
                    self._look(self._plain(inside, item), item)

    def _plain(self, record: Record, parsed: object) -> Record:
        """Return the record of an object with all its columns, where another one is that of items of a flat list."""
        types = (node.type for node in record.nodes if isinstance(parsed, self._class_of(node.type)))
        return self._layout.records[next(types)] if record.nodes else record

    def difference(self, parsed: object, row: Mapping[str, object]) -> Difference | None:
        """Return where a row first holds something else than the object, or None if all is equal.

        Instances are computed here, so this raises whatever the official parser raises, unless the format takes note of
        instances that fail. Columns may have what was read of such an instance; of a list the official parser keeps the
        complete items, which must be the same.
        """
        return self._of_record(self._layout.root, parsed, row, "")

    def _of_record(self, record: Record, parsed: object, row: object, path: str) -> Difference | None:
        if not isinstance(row, Mapping):
            return Difference(path, f"a {record.name}", row)
        kept = _kept_of_failed(record, parsed) if self._is_lenient else {}
        for column in (one for one in record.columns if not one.id.startswith("_")):
            own = f"{path}.{column.id}".removeprefix(".")
            if column.id in kept:
                difference = self._of_part(column.type, kept[column.id], row[column.id], own)
            else:
                difference = self._of_value(column.type, _member(parsed, column, self._is_lenient), row[column.id], own)
            if difference is not None:
                return difference
        return None

    def _of_part(self, column_type: ColumnType, values: object, cell: object, path: str) -> Difference | None:
        """Compare what was read of an instance that failed: the columns may have one more item, an incomplete one."""
        is_flat = isinstance(column_type, Array) and any(one.nodes for one in self._layout.structs(column_type))
        if not isinstance(column_type, Array) or is_flat or cell is None:
            return None
        if not isinstance(values, list) or not isinstance(cell, list) or not 0 <= len(cell) - len(values) <= 1:
            return Difference(path, values, cell)
        return self._of_items(column_type.item, values, cell[: len(values)], path)

    def _of_value(self, column_type: ColumnType, value: object, cell: object, path: str) -> Difference | None:
        if value is None:
            return None if cell is None else Difference(path, None, cell)
        match column_type:
            case Array(Struct(name)) if self._layout.records[name].nodes:
                return self._of_flat(self._layout.records[name], value, cell, path)
            case Array(item):
                return self._of_items(item, value, cell, path)
            case Struct(value_member=str()):
                member = self._layout.value_member(column_type)
                assert member is not None
                return self._of_value(member.type, _member(value, member, self._is_lenient), cell, path)
            case Struct(name):
                return self._of_record(self._layout.records[name], value, cell, path)
            case Union():
                return self._of_case(column_type, value, cell, path)
            case Raw():
                return None if isinstance(cell, bytes) else Difference(path, "bytes of a level without columns", cell)
        return difference_of(_plain(column_type, value), cell, path)

    def _of_items(self, item: ColumnType, values: object, cells: object, path: str) -> Difference | None:
        assert isinstance(values, list)
        if not isinstance(cells, list) or len(cells) != len(values):
            return Difference(path, f"{len(values)} items", cells)
        pairs = enumerate(zip(values, cells, strict=True))
        differences = (self._of_value(item, value, cell, f"{path}[{index}]") for index, (value, cell) in pairs)
        return next((one for one in differences if one is not None), None)

    def _of_flat(self, record: Record, value: object, cell: object, path: str) -> Difference | None:
        """Compare an object that contains objects of its type, or several, with the items of a flat list."""
        items = list(self._flat(record, value, None, 1))
        if not isinstance(cell, list) or len(cell) != len(items):
            return Difference(path, f"{len(items)} items", cell)
        places = [(number, parent, depth) for number, (_, parent, depth) in enumerate(items)]
        numbers = [(one["_id"], one["_parent_id"], one["_depth"]) for one in cell]
        if places != numbers:
            return Difference(path, places, numbers)
        for (item, _, _), row in zip(items, cell, strict=True):
            node = next(node for node in record.nodes if isinstance(item, self._class_of(node.type)))
            own = row[node.column] if node.column else row
            difference = self._of_record(self._layout.records[node.record], item, own, f"{path}[{row['_id']}]")
            if difference is not None:
                return difference
        return None

    def _flat(self, record: Record, value: object, parent: int | None, depth: int) -> Iterator[_Item]:
        """Yield objects on all levels, depth first, each with the number of the one that it lies in and its level."""
        first = 0 if parent is None else parent + 1
        for item in value if isinstance(value, list) else [value]:
            if item is None:
                continue
            yield item, parent, depth
            number, first = first, first + 1
            for below in self._directly_below(record, item):
                for inner in self._flat(record, below, first - 1, depth + 1):
                    yield (inner[0], number, inner[2]) if inner[2] == depth + 1 else inner
                    first += 1

    def _directly_below(self, record: Record, parsed: object) -> Iterator[object]:
        """Yield what lies on the next level, through structures that are no items themselves."""
        plain = next(
            name
            for name, record in self._layout.records.items()
            if not record.is_of_flat_list and type(parsed) is self._class_of(name)
        )
        for column in self._layout.records[plain].columns:
            held = None if column.origin == "value" else _member(parsed, column, self._is_lenient)
            for item in held if isinstance(held, list) else [held]:
                if any(isinstance(item, self._class_of(node.type)) for node in record.nodes):
                    yield item
                elif item is not None and not isinstance(item, int | float | str | bytes):
                    yield from self._directly_below(record, item)

    def _of_case(self, union: Union, value: object, cell: object, path: str) -> Difference | None:
        cells = cell if isinstance(cell, Mapping) else {}
        taken = [case for case in union.cases if cells.get(case.id) is not None]
        kinds = [case.type.record for case in union.cases if isinstance(case.type, Struct)]
        if not taken and self._layout.cuts and not any(isinstance(value, self._class_of(kind)) for kind in kinds):
            # What the case leads to are items of the next level, which stand in the list that has this one.
            return None
        if len(taken) != 1:
            return Difference(path, f"one case with {type(value).__name__}", [case.id for case in taken])
        case = taken[0]
        if isinstance(case.type, Struct | Raw) and not isinstance(value, self._class_of(case.type.record)):
            return Difference(path, type(value).__name__, case.id)
        return self._of_value(case.type, value, cells[case.id], f"{path}.{case.id}")


def _kept_of_failed(record: Record, parsed: object) -> dict[str, object]:
    """Return what the official parser keeps of instances that cannot be read, and take it out of the object.

    It would give that to whoever asks for the instance again, as if nothing had been wrong.
    """
    kept = dict[str, object]()
    for column in record.columns:
        if column.origin == "pos":
            try:
                getattr(parsed, column.id)
            except Exception:  # noqa: BLE001 (whatever the official parser raises is a failure of the instance)
                kept[column.id] = vars(parsed).pop(f"_m_{column.id}", None)
    return kept


def _member(parsed: object, column: Column, is_lenient: bool = False) -> object:
    """Return a field, or None if its condition left it out: the parser then has no attribute; or an instance.

    A text with `-encoding-errors: note` that the parser cannot decode is None, as it is in a column; with `is_lenient`
    so is each instance for which the parser raises something.
    """
    if column.origin == "seq":
        return vars(parsed).get(column.id)
    try:
        return getattr(parsed, column.id)
    except Exception as error:
        if is_lenient or (column.is_lenient and isinstance(error, UnicodeDecodeError)):
            return None
        raise


def _plain(column_type: ColumnType, value: object) -> object:
    """Return a value of the official parser as a column must hold it."""
    match column_type:
        case Enum():
            # A code without a label stays a number there, and its digits in the column.
            return value.name if isinstance(value, IntEnum) else str(int(value))  # type: ignore[call-overload]
        case Logical(name):
            return value_reader(name)(bytes(value) if isinstance(value, bytearray) else value)
        case Scalar("bool"):
            return bool(value)
        case Scalar("string" | "binary" | "float32" | "float64"):
            return float(value) if "float" in column_type.arrow else value  # type: ignore[arg-type]
    return int(value)  # type: ignore[call-overload]
