"""Rows of values cut by their description, LONG values joined from portions, and rows that wait for portions."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.display import show_count
from ksyspark.errors import OptionError
from ksyspark.layout.arrow import columns as columns_of
from ksyspark_protocols.conversation import WHICH
from ksyspark_protocols.maxdb import values as maxdb_values

MOST_LONG_BYTES = 64 << 20
"""The longest LONG value that is put together."""
DESCRIPTOR_BYTES = 40

_MODES = "datapart alldata lastdata nodata no_more_data last_putval data_trunc close error startpos_invalid".split()
_WITH_BYTES = ("datapart", "alldata", "lastdata", "data_trunc")
_ENDING = ("alldata", "lastdata", "no_more_data")


@dataclass(frozen=True, slots=True)
class Descriptor:
    """What a descriptor says: the kernel's name of the value, the mode of this portion, and where its bytes lie.

    `start` is the next place in the value from 1, `position` that of the portion in its part from 1.
    """

    key: bytes
    mode: str
    whole: int
    start: int
    is_unicode: bool
    position: int
    length: int

    @classmethod
    def of_bytes(cls, data: bytes, order: maxdb_values.Order) -> "Descriptor":
        """Return the descriptor of 40 bytes in a row."""

        def number(at: int) -> int:
            return int.from_bytes(data[at : at + 4], order, signed=True)

        mode = _MODES[data[27]] if data[27] < len(_MODES) else str(data[27])
        return cls(data[:16], mode, number(16), number(20), bool(data[24] & 64), number(32), number(36))

    @classmethod
    def of_row(cls, row: Mapping[str, Any]) -> "Descriptor":
        return cls(
            (row["descriptor"] or b"") + (row["tabid"] or b""),
            row["valmode"] or "",
            row["maxlen"] or 0,
            row["intern_pos"] or 0,
            bool(row["unicode"]),
            row["valpos"] or 0,
            row["vallen"] or 0,
        )

    def portion(self, body: bytes) -> bytes:
        """Return the bytes of the portion in the body of its part, as far as they are there."""
        if self.mode not in _WITH_BYTES or self.length <= 0 or self.position <= 0:
            return b""
        return body[self.position - 1 : self.position - 1 + self.length]


@dataclass(slots=True)
class LongValue:
    """A LONG value of a row: its portions so far, and whether more of them may come."""

    described: maxdb_values.Field
    is_open: bool = True
    is_unicode: bool = False
    whole: int = 0
    size: int = 0
    remark: str | None = None
    is_null: bool = False
    _portions: list[bytes] = field(default_factory=list)

    def add(self, descriptor: Descriptor, portion: bytes) -> None:
        """Take a portion, or what a descriptor says without one."""
        self.is_unicode |= descriptor.is_unicode
        self.whole = max(self.whole, descriptor.whole)
        missing = descriptor.length - len(portion) if descriptor.mode in _WITH_BYTES else 0
        if missing > 0:
            self.remark = f"a portion lacks {show_count(missing, 'byte')}"
        if self.size + len(portion) > MOST_LONG_BYTES:
            self.remark, self.is_open, self._portions = f"longer than {MOST_LONG_BYTES} bytes", False, []
            return
        self._portions.append(portion)
        self.size += len(portion)
        if descriptor.mode in _ENDING:
            self.is_open = False
        elif descriptor.mode in ("error", "startpos_invalid", "data_trunc"):
            self.is_open, self.remark = False, self.remark or f"the kernel says {descriptor.mode}"

    def restart(self) -> None:
        """Forget what was read, because the client reads from the beginning again."""
        self._portions, self.size, self.is_open = [], 0, True

    def text(self) -> tuple[str | None, str | None]:
        """Return the value as text as far as it was sent, and what is missing or wrong."""
        if self.is_null:
            return None, self.remark
        data, remark = b"".join(self._portions), self.remark
        if self.is_open and not remark:
            whole = f" of {self.whole}" if self.whole > self.size else ""
            remark = f"incomplete: {self.size}{whole} bytes were sent"
        meaning = self.described.text_meaning
        if self.is_unicode and meaning == "text":
            meaning = "wide_text"
        if meaning == "bytes":
            return data.hex(), remark
        is_cut = meaning == "wide_text" and len(data) % 2 and remark
        text = maxdb_values.text_of(data[:-1] if is_cut else data, meaning, self.described)
        return text, remark if text is not None else maxdb_values.unreadable(meaning, data)


TYPES = pa.list_(pa.struct(columns_of(pa.string(), "name type")))

ROWS = pa.schema(
    [
        *columns_of(pa.int64(), "session_id command row"),
        *columns_of(pa.timestamp("us", "UTC"), "time"),
        *columns_of(pa.string(), "statement"),
        *columns_of(maxdb_values.ROW_MAP, "values"),
        *columns_of(TYPES, "types"),
        *columns_of(maxdb_values.ROW_MAP, "remarks"),
    ]
)
"""One row a row of values: `inputs` of requests, `results` of replies.

`row` counts from 0 in the command. `statement` is the one that describes the values: for a FETCH the SELECT. `values`
are texts by name, null for NULL; `types` are the names in their order with types to which Spark can cast the texts;
`remarks` say why a value is null that is not NULL.
"""

_SCHEMA = pa.schema([(WHICH, pa.int64()), *ROWS])
_VARDATA_REMARKS = {
    "default": maxdb_values.DEFAULT_REMARK,
    "long_reference": "a LONG value",
    "special_null": "special NULL",
    "absent": "the row has no such field",
}
_ABSENT: tuple[str, bytes | None] = ("absent", None)


class NoRows(Exception):
    """A body is not what its description says; `expected` and `found` are texts for people."""

    def __init__(self, reason: str, expected: str, actual: str) -> None:
        super().__init__(reason, expected, actual)
        self.reason, self.expected, self.found = reason, expected, actual


@dataclass(frozen=True, slots=True)
class Origin:
    """Where rows come from: the connection's position, the session, command, its time in microseconds, statement."""

    which: int
    session_id: int | None
    command: int
    time: int | None
    statement: str | None


@dataclass(slots=True)
class FixedRows:
    """Rows of fixed width, back to back in `data`, and by row and field the LONG values that lie elsewhere."""

    origin: Origin
    description: maxdb_values.Description
    first: int
    data: bytes
    longs: list[dict[int, LongValue]] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.data) // self.description.row_bytes


@dataclass(slots=True)
class VariableRows:
    """Rows of vardata: the fields of each, as they were decoded."""

    origin: Origin
    description: maxdb_values.Description
    first: int
    rows: Sequence[Sequence[Mapping[str, Any]]]

    def __len__(self) -> int:
        return len(self.rows)


def cut_rows(
    origin: Origin, description: maxdb_values.Description, body: bytes, count: int, first: int, *, is_request: bool
) -> tuple[FixedRows, list[tuple[Descriptor, LongValue]]]:
    """Return `count` rows in a body, and the LONG values with their descriptors. Raises NoRows.

    In a request the bytes of LONG values follow their row, in a reply all rows.
    """
    width = description.row_bytes
    if not description.is_sound:
        raise NoRows("rows whose description has no place for some value", "positions from 1 on", "others")
    sizes = show_count(count * width, "byte"), show_count(len(body), "byte")
    told = f"{show_count(count, 'row')} of {show_count(width, 'byte')}"
    if not description.longs:
        if len(body) != count * width:
            raise NoRows(f"{told}, as the description says", *sizes)
        return FixedRows(origin, description, first, body), []
    cut = FixedRows(origin, description, first, b"")
    rows, described, at = [], list[tuple[Descriptor, LongValue]](), 0
    for _ in range(count):
        row = body[at : at + width]
        if len(row) < width:
            raise NoRows(f"{told} and LONG values", *sizes)
        values = dict(_longs(description, row, body))
        rows.append(row)
        cut.longs.append({position: value for position, (_, value) in values.items()})
        described += [(one, value) for one, value in values.values() if one is not None]
        ends = [one.position - 1 + one.length for one, _ in values.values() if one is not None and one.portion(body)]
        at = max([at + width, *ends]) if is_request else at + width
    cut.data = b"".join(rows)
    return cut, described


def _longs(
    description: maxdb_values.Description, row: bytes, body: bytes
) -> Iterator[tuple[int, tuple[Descriptor | None, LongValue]]]:
    for position in description.longs:
        field = description.fields[position]
        assert field.start is not None
        define, data = row[field.start], row[field.start + 1 : field.start + 1 + DESCRIPTOR_BYTES]
        if define > maxdb_values.FIRST_WITHOUT_VALUE or len(data) < DESCRIPTOR_BYTES:
            remark = maxdb_values.MARKS.get(define)
            yield position, (None, LongValue(field, is_open=False, is_null=True, remark=remark))
            continue
        descriptor, value = Descriptor.of_bytes(data, field.code.order), LongValue(field)
        value.add(descriptor, descriptor.portion(body))
        yield position, (descriptor, value)


def rows_table(batches: Sequence[FixedRows | VariableRows]) -> pa.Table:
    """Return rows of ROWS behind their connections' positions, in order; those of one description are read together."""
    groups: dict[tuple[type, maxdb_values.Description], list[FixedRows | VariableRows]] = {}
    for batch in batches:
        if len(batch):
            groups.setdefault((type(batch), batch.description), []).append(batch)
    tables = [_table(description, group) for (_, description), group in groups.items()]
    if len(tables) < 2:
        return tables[0] if tables else _SCHEMA.empty_table()
    return pa.concat_tables(tables).sort_by([(name, "ascending") for name in (WHICH, "command", "row")])


def _table(description: maxdb_values.Description, group: Sequence[FixedRows | VariableRows]) -> pa.Table:
    names = [one.name for one in description.fields]
    values = _values(description, group)
    types = [
        {"name": one.name, "type": _exact_type(one, texts)}
        for one, texts in zip(description.fields, values.texts, strict=True)
    ]
    counts = np.array([len(one) for one in group])
    repeated = pa.array(np.repeat(np.arange(len(group)), counts))
    total = len(repeated)

    def of_origin(name: str, column: str) -> pa.Array:
        kind = _SCHEMA.field(column).type
        return pa.array([getattr(one.origin, name) for one in group], kind).take(repeated)

    columns = [
        of_origin("which", WHICH),
        of_origin("session_id", "session_id"),
        of_origin("command", "command"),
        pa.array(np.concatenate([np.arange(one.first, one.first + len(one)) for one in group]), pa.int64()),
        of_origin("time", "time"),
        of_origin("statement", "statement"),
        maxdb_values.value_maps(names, values.texts, total),
        pa.array([types], TYPES).take(pa.array(np.zeros(total, np.int64))),
        maxdb_values.remark_maps(names, values.remarks, total),
    ]
    return pa.Table.from_arrays(columns, schema=_SCHEMA)


def _exact_type(field: maxdb_values.Field, texts: pa.Array) -> str:
    """Return the type in Spark that holds values of a field as they are: that of its description where it can."""
    kind = field.spark_type
    if field.meaning != "number":
        return kind
    with suppress(pa.ArrowInvalid):
        if kind == "double":
            long = texts.filter(pc.greater(pc.utf8_length(texts), maxdb_values.DOUBLE_DIGITS)).to_pylist()
            is_held = all(Decimal(repr(float(text))) == Decimal(text) for text in long)
        else:
            # The description of a long FLOAT says nothing of its point.
            is_held = kind != "string" and _typed(texts, kind) is not None
        if is_held:
            return kind
    return maxdb_values.narrowest_type(texts)


def _values(description: maxdb_values.Description, group: Sequence[FixedRows | VariableRows]) -> maxdb_values.Values:
    fixed = [one for one in group if isinstance(one, FixedRows)]
    if not fixed:
        return _variable_values(
            description, [row for one in group if isinstance(one, VariableRows) for row in one.rows]
        )
    octets = np.frombuffer(b"".join(one.data for one in fixed), np.uint8)
    values = maxdb_values.fixed_values(octets.reshape(-1, description.row_bytes), description)
    longs = [row for one in fixed for row in one.longs]
    for position in description.longs:
        texts = [row[position].text() for row in longs]
        values.texts[position] = pa.array([text for text, _ in texts], pa.string())
        values.remarks |= {(row, position): remark for row, (_, remark) in enumerate(texts) if remark}
    return values


def _variable_values(
    description: maxdb_values.Description, rows: Sequence[Sequence[Mapping[str, Any]]]
) -> maxdb_values.Values:
    values = maxdb_values.Values([])
    for position, described in enumerate(description.fields):
        number = position if described.number is None else described.number
        pairs = [(row[number]["kind"], row[number]["value"]) if 0 <= number < len(row) else _ABSENT for row in rows]
        texts, faults = maxdb_values.texts_of(
            pa.array([data for _, data in pairs], pa.large_binary()), described.text_meaning, described
        )
        values.texts.append(texts)
        for row, (kind, _) in enumerate(pairs):
            if kind in _VARDATA_REMARKS:
                values.remarks[row, position] = _VARDATA_REMARKS[kind]
        for row in np.flatnonzero(faults).tolist():
            values.remarks[row, position] = maxdb_values.unreadable(described.text_meaning, pairs[row][1] or b"")
    return values


MOST_HELD_BYTES = 64 << 20
"""Bytes of rows and LONG values that wait; beyond them the oldest are given out as they are."""
_BYTES_EACH = 1 << 10


def take_complete(held: list[FixedRows | VariableRows], *, is_last: bool) -> list[FixedRows | VariableRows]:
    """Take the rows that are complete out of those that are held, in their order; all of them at the end."""
    waiting = [] if is_last else [one for one in held if _is_open(one)]
    size = sum(map(_bytes_of_row, waiting))
    while size > MOST_HELD_BYTES:
        size -= _bytes_of_row(waiting.pop(0))
    kept = set(map(id, waiting))
    taken = [one for one in held if id(one) not in kept]
    held[:] = waiting
    return taken


def _is_open(rows: FixedRows | VariableRows) -> bool:
    return isinstance(rows, FixedRows) and any(one.is_open for row in rows.longs for one in row.values())


def _bytes_of_row(rows: FixedRows | VariableRows) -> int:
    if not isinstance(rows, FixedRows):
        return _BYTES_EACH
    return _BYTES_EACH + len(rows.data) + sum(one.size for row in rows.longs for one in row.values())


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
_DIGITS = {"smallint": "decimal(5,0)", "int": "decimal(10,0)"}


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
    """Return types that hold all rows' values, by name. Raises OptionError without rows, or if descriptions differ."""
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
    matches = [_DECIMAL.fullmatch(_DIGITS.get(one, one)) for one in kinds - {"string", "double"}]
    digits = [(int(match[1]), int(match[2])) for match in matches if match]
    if len(digits) < len(matches):
        return None
    holding = maxdb_values.decimal_type(
        max((whole - behind for whole, behind in digits), default=0), max((behind for _, behind in digits), default=0)
    )
    # Not every decimal is a double, nor the other way round.
    return "string" if kinds & {"string", "double"} else holding


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
