"""The columns of a table that is there, against those that an ingest would append."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pyarrow as pa
import pyarrow.parquet as pq
from pyarrow import fs
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import ArrayType, DataType, StructType

from ksyspark.errors import SourceError
from ksyspark.io.locations import locate
from ksyspark.layout.arrow import SPARK_SCHEMA

_MOST_DIFFERENCES = 5


def check_columns(table: str, wanted: StructType) -> None:
    """Raise SourceError where a table at a path or address has other columns than `wanted`, and name them.

    Names and types count; order, comments and what may be null do not. A table without files fits.
    """
    there = _columns_of(table)
    if there is None:
        return
    found = list(_differences("", there, wanted))
    if found:
        more = len(found) - _MOST_DIFFERENCES
        named = "; ".join(found[:_MOST_DIFFERENCES]) + (f"; and {more} more" if more > 0 else "")
        raise SourceError(f"{table}: has other columns than would be appended: {named}")


def _columns_of(table: str) -> StructType | None:
    """Return the columns by the first file of a table."""
    location = locate(table)
    try:
        infos = location.system.get_file_info(fs.FileSelector(location.path, allow_not_found=True, recursive=True))
        paths = sorted(info.path for info in infos if info.type == fs.FileType.File and info.base_name[0] not in "_.")
        if not paths:
            return None
        schema = pq.read_schema(paths[0], filesystem=location.system)
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{table}: cannot be read, to append to it: {error}") from error
    written = (schema.metadata or {}).get(SPARK_SCHEMA.encode())
    if written is not None:
        return StructType.fromJson(json.loads(written))
    return from_arrow_schema(schema)


def _differences(path: str, there: DataType, wanted: DataType) -> Iterator[str]:
    if isinstance(there, StructType) and isinstance(wanted, StructType):
        prefix = f"{path}." if path else ""
        for name in dict.fromkeys([*there.names, *wanted.names]):
            if name not in wanted.names:
                yield f"{prefix}{name} would be missing"
            elif name not in there.names:
                yield f"{prefix}{name} is new"
            else:
                yield from _differences(prefix + name, there[name].dataType, wanted[name].dataType)
    elif isinstance(there, ArrayType) and isinstance(wanted, ArrayType):
        yield from _differences(f"{path}[]", there.elementType, wanted.elementType)
    elif there != wanted:
        yield f"{path} is {there.simpleString()} there and would be {wanted.simpleString()}"
