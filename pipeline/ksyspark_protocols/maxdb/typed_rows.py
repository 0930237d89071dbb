"""Rows of one statement as a table with a typed column for each of its own, and the rows of single packets."""

import re
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import DecodeOptions, Params
from ksyspark.errors import OptionError
from ksyspark.formats import Format
from ksyspark_protocols.conversation import CONNECTION_TYPE, PLACE, WHICH, Connections
from ksyspark_protocols.maxdb.conversation import MaxdbConversations
from ksyspark_protocols.maxdb.packets import PACKET_ALONE
from ksyspark_protocols.maxdb.tables import ROWS
from ksyspark_protocols.maxdb.values import decimal_type

PACKET_ROWS = pa.schema([("packet", pa.int64()), ("direction", pa.string()), *ROWS])
"""Rows of single packets: `packet` is the number of the packet, `direction` `inputs` or `results`."""

_ARROW_TYPES: Mapping[str, pa.DataType] = {
    "string": pa.string(),
    "binary": pa.binary(),
    "date": pa.date32(),
    "timestamp_ntz": pa.timestamp("us"),
    "interval day to second": pa.duration("us"),
    "boolean": pa.bool_(),
    "double": pa.float64(),
    "smallint": pa.int16(),
    "int": pa.int32(),
}
_DECIMAL = re.compile(r"decimal\((\d+),(\d+)\)")


def typed_rows(rows: pa.Table, statement: str | None = None) -> pa.Table:
    """Return rows of a table `results` or `inputs` with one typed column for each value, in the order of the rows.

    Only those of `statement`; None stands for rows of one statement. Raises OptionError if there are no rows, or if
    they are not all described alike.
    """
    chosen = rows if statement is None else rows.filter(pc.equal(rows.column("statement"), statement))
    values = chosen.column("values")
    arrays, fields = [], []
    for name, kind in types_of_all(chosen.column("types").to_pylist(), statement).items():
        texts = pc.map_lookup(values, pa.scalar(name), "first")
        array = _typed(texts.combine_chunks() if isinstance(texts, pa.ChunkedArray) else texts, kind)
        arrays.append(array)
        fields.append(pa.field(name, array.type))
    return pa.Table.from_arrays(arrays, schema=pa.schema(fields))


def types_of_all(described: Iterable[Sequence[Mapping[str, str]]], statement: str | None) -> dict[str, str]:
    """Return the types that hold the values of all rows, by name, out of their `types`; decimals are widened.

    Raises OptionError if there are no rows, or if they are described in different ways.
    """
    of = f" of {statement!r}" if statement else ""
    kinds = {tuple((one["name"], one["type"]) for one in types) for types in described}
    if not kinds:
        raise OptionError(f"There are no rows{of}.")
    names = {tuple(name for name, _ in kind) for kind in kinds}
    types = [_widened({kind for _, kind in column}) for column in zip(*kinds, strict=False)]
    if len(names) > 1 or None in types:
        raise OptionError(f"The rows{of} are described in {len(kinds)} ways; choose those of one way by their `types`.")
    return dict(zip(names.pop(), types, strict=True))  # type: ignore[arg-type]


def _widened(kinds: set[str]) -> str | None:
    if len(kinds) == 1:
        return kinds.pop()
    matches = [_DECIMAL.fullmatch(one) for one in kinds - {"string"}]
    digits = [(int(match[1]), int(match[2])) for match in matches if match]
    if len(digits) < len(matches):
        return None
    holding = decimal_type(max(whole - behind for whole, behind in digits), max(behind for _, behind in digits))
    return "string" if "string" in kinds else holding


def packet_rows(fmt: Format, packets: pa.Array, params: Params | None = None) -> pa.Table:
    """Return the rows in packets (binary) that carry the description of their values, with the schema PACKET_ROWS.

    `fmt` is the format `maxdb_packet`. Values that only an earlier packet describes are left out.
    """
    decoded = fmt.decoder(DecodeOptions(columns=PACKET_ALONE.columns)).decode(packets, params or {}).columns
    assert PACKET_ALONE.select is not None
    messages = pa.Table.from_batches([PACKET_ALONE.select(decoded)])
    for field in reversed(list(PLACE)):
        messages = messages.add_column(0, field, pa.nulls(len(packets), field.type))
    # Each packet stands for a connection of its own.
    conversations = MaxdbConversations(Connections.of(pa.array([{"path": ""}] * len(packets), CONNECTION_TYPE)))
    tables = [conversations.add(messages, np.arange(len(packets))), conversations.close()]
    named = [(name, one[name]) for one in tables for name in ("inputs", "results") if name in one]
    parts = [PACKET_ROWS.empty_table()]
    for direction, rows in named:
        columns = [rows.column(WHICH), pa.repeat(pa.scalar(direction), len(rows)), *rows.drop_columns([WHICH]).columns]
        parts.append(pa.Table.from_arrays(columns, schema=PACKET_ROWS))
    whole = pa.concat_tables(parts)
    return whole.take(pa.array(np.argsort(np.array(whole.column("packet")), kind="stable")))


def _typed(texts: pa.Array, kind: str) -> pa.Array:
    if kind == "binary":
        return pa.array([None if one is None else bytes.fromhex(one) for one in texts.to_pylist()], pa.binary())
    if kind == "interval day to second":
        parts = pc.split_pattern(texts, ":")
        numbers = [pc.list_element(parts, index).cast(pa.int64()) for index in range(3)]
        seconds = pc.add(pc.add(pc.multiply(numbers[0], 3600), pc.multiply(numbers[1], 60)), numbers[2])
        return pc.multiply(seconds, 1_000_000).cast(pa.duration("us"))
    digits = _DECIMAL.fullmatch(kind)
    return texts.cast(pa.decimal128(int(digits[1]), int(digits[2])) if digits else _ARROW_TYPES[kind])
