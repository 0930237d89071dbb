"""The columns of a table that is there, against those that a run would append."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
import pyarrow.parquet as pq
from pyarrow import fs

from ksyspark.errors import SourceError
from ksyspark.io.locations import locate

_MOST_DIFFERENCES = 5
_SMALL = {pa.large_string(): pa.string(), pa.large_binary(): pa.binary()}


def check_columns(table: str, wanted: pa.Schema) -> None:
    """Raise SourceError where a table at a path or address has other columns than `wanted`, and name them.

    Names and types count; order, comments, units of time and what may be null do not. A table without files fits.
    """
    there = _columns_of(table)
    if there is None:
        return
    found = list(_differences("", pa.struct(list(there)), pa.struct(list(wanted))))
    if found:
        more = len(found) - _MOST_DIFFERENCES
        named = "; ".join(found[:_MOST_DIFFERENCES]) + (f"; and {more} more" if more > 0 else "")
        raise SourceError(f"{table}: has other columns than would be appended: {named}")


def _columns_of(table: str) -> pa.Schema | None:
    """Return the columns by the first file of a table."""
    location = locate(table)
    try:
        infos = location.system.get_file_info(fs.FileSelector(location.path, allow_not_found=True, recursive=True))
        paths = sorted(info.path for info in infos if info.type == fs.FileType.File and info.base_name[0] not in "_.")
        return pq.read_schema(paths[0], filesystem=location.system) if paths else None
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{table}: cannot be read, to append to it: {error}") from error


def _differences(path: str, there: pa.DataType, wanted: pa.DataType) -> Iterator[str]:
    if pa.types.is_struct(there) and pa.types.is_struct(wanted):
        prefix = f"{path}." if path else ""
        own, new = _fields(there), _fields(wanted)
        for name in dict.fromkeys([*own, *new]):
            if name not in new:
                yield f"{prefix}{name} would be missing"
            elif name not in own:
                yield f"{prefix}{name} is new"
            else:
                yield from _differences(prefix + name, own[name], new[name])
    elif _is_list(there) and _is_list(wanted):
        yield from _differences(f"{path}[]", there.value_type, wanted.value_type)
    elif pa.types.is_map(there) and pa.types.is_map(wanted):
        yield from _differences(f"{path}[key]", there.key_type, wanted.key_type)
        yield from _differences(f"{path}[]", there.item_type, wanted.item_type)
    elif not _is_same(there, wanted):
        yield f"{path} is {there} there and would be {wanted}"


def _fields(kind: pa.StructType) -> dict[str, pa.DataType]:
    return {one.name: one.type for one in kind}


def _is_list(kind: pa.DataType) -> bool:
    return bool(pa.types.is_list(kind) or pa.types.is_large_list(kind))


def _is_same(there: pa.DataType, wanted: pa.DataType) -> bool:
    """Say whether columns of two types without parts are the same for Spark."""
    if pa.types.is_timestamp(there) and pa.types.is_timestamp(wanted):
        return (there.tz is None) == (wanted.tz is None)
    return bool(_SMALL.get(there, there) == _SMALL.get(wanted, wanted))
