"""The same messages by what a Python user would else take: nanoseconds of one core from bytes to seven Arrow columns.

Protobuf, Avro and Parquet hold the same values in bytes of their own. A library that is not installed is left out.
"""

from __future__ import annotations

import gc
import io
import statistics
import struct
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryDirectory
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from messages import MADE
from own_code import own_code
from rich.console import Console
from rich.table import Table

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark.layout.paths import choices_of

ROUNDS, MESSAGES = 7, 65_536
COLUMNS = ("message_type", "dup", "qos", "retain", "topic", "message_id", "payload")
OWN_COLUMNS = [
    *((name,) for name in COLUMNS[:4]),
    *(("body", "publish", name) for name in ("topic_name", "message_id", "payload")),
]
SCHEMA = pa.schema(
    zip(COLUMNS, (pa.uint8(), pa.bool_(), pa.uint8(), pa.bool_(), pa.string(), pa.uint16(), pa.binary()), strict=True)
)
Row = tuple[int, bool, int, bool, str, int | None, bytes]
Decode = Callable[[], pa.Table]


def measure(console: Console) -> None:
    """Print what each takes for a PUBLISH, and how many times as much as own code for the same columns."""
    bodies = MADE[0].different().repeated(MESSAGES).bodies
    with TemporaryDirectory(prefix="ksyspark-code-") as folder:
        decoders = {
            "ksyspark, these columns": _own(bodies, OWN_COLUMNS, folder),
            "ksyspark, all columns": _own(bodies, None, folder),
        }
        expected = _by_struct(bodies)
        decoders["struct, by hand"] = lambda: _by_struct(bodies)
        rows = [tuple(row.values()) for row in expected.to_pylist()]
        for name, make in {"construct, compiled": _construct, "protobuf": _protobuf, "Avro (fastavro)": _avro}.items():
            try:
                decoders[name] = make(bodies, rows)
            except ImportError as error:
                console.print(f"{name} is left out: {error.name} is not installed")
                continue
            assert decoders[name]().equals(expected), name
        decoders["Parquet, read again"] = _parquet(expected)
        _print(console, decoders)
        console.print(_threads(bodies, folder))


def _print(console: Console, decoders: dict[str, Decode]) -> None:
    costs: dict[str, list[float]] = {name: [] for name in decoders}
    # What others hold is no burden to a decoder whose objects the garbage collector looks through.
    gc.collect()
    gc.freeze()
    for _ in range(ROUNDS):
        for name, decode in decoders.items():
            decode()
            began = time.process_time()
            decode()
            costs[name].append((time.process_time() - began) / MESSAGES * 1e9)
    medians = {name: statistics.median(seconds) for name, seconds in costs.items()}
    own = next(iter(medians.values()))
    table = Table("PUBLISH of 126 bytes by", "ns a message", "times", title="Bytes to seven Arrow columns, one core")
    for name, cost in medians.items():
        table.add_row(name, f"{cost:,.0f}", f"{cost / own:,.1f}")
    console.print(table)


def _own(bodies: list[bytes], columns: Sequence[tuple[str, ...]] | None, folder: str) -> Decode:
    fmt = find_format("mqtt_v3")
    choices = None if columns is None else choices_of(fmt.layout, fmt.layout.root, columns)
    array = pa.array(bodies, pa.binary())
    with own_code(folder):
        decoder = fmt.decoder(DecodeOptions(choices, enums_as_ints=True))
        decoder.decode(array, {})
    return lambda: decoder.decode(array, {}).columns


def _threads(bodies: list[bytes], folder: str) -> str:
    """Tell how much faster two threads are than one, each with a decoder of its own."""
    decoders = [_own(bodies, None, folder) for _ in range(2)]
    ratios = []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(ROUNDS):
            began = time.perf_counter()
            for decode in decoders:
                decode()
            middle = time.perf_counter()
            list(pool.map(lambda decode: decode(), decoders))
            ratios.append((middle - began) / (time.perf_counter() - middle))
    return f"two threads decode {statistics.median(ratios):.2f} times as much in the same time as one"


def _table(rows: Iterable[Row]) -> pa.Table:
    columns = zip(*rows, strict=True)
    return pa.table([pa.array(column, field.type) for column, field in zip(columns, SCHEMA, strict=True)], SCHEMA)


def _by_struct(bodies: list[bytes]) -> pa.Table:
    short = struct.Struct(">H").unpack_from

    def row(body: bytes) -> Row:
        first, position, length, shift = body[0], 1, 0, 0
        while True:
            octet = body[position]
            length |= (octet & 127) << shift
            position, shift = position + 1, shift + 7
            if octet < 128:
                break
        end = position + length
        (size,) = short(body, position)
        behind = position + 2 + size
        topic, qos = body[position + 2 : behind].decode(), first >> 1 & 3
        packet = None
        if qos:
            (packet,) = short(body, behind)
            behind += 2
        return first >> 4, bool(first & 8), qos, bool(first & 1), topic, packet, body[behind:end]

    return _table(map(row, bodies))


def _construct(bodies: list[bytes], _rows: Sequence[Any]) -> Decode:
    import construct as c  # type: ignore[import-untyped]

    variable = c.Struct(
        "topic" / c.Prefixed(c.Int16ub, c.GreedyBytes),
        "packet" / c.If(c.this._.first & 6, c.Int16ub),
        "payload" / c.GreedyBytes,
    )
    parse = c.Struct("first" / c.Byte, "rest" / c.Prefixed(c.VarInt, variable)).compile().parse

    def row(body: bytes) -> Row:
        message = parse(body)
        first, rest = message.first, message.rest
        flags = first >> 4, bool(first & 8), first >> 1 & 3, bool(first & 1)
        return *flags, rest.topic.decode(), rest.packet, rest.payload

    return lambda: _table(map(row, bodies))


def _protobuf(_bodies: list[bytes], rows: Sequence[Row]) -> Decode:
    from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

    kinds = dict(zip(COLUMNS, (13, 8, 13, 8, 9, 13, 12), strict=True))
    file = descriptor_pb2.FileDescriptorProto(name="publish.proto", syntax="proto2")
    message = file.message_type.add(name="Publish")
    for number, (name, kind) in enumerate(kinds.items(), 1):
        message.field.add(name=name, number=number, type=kind, label=1)  # type: ignore[arg-type] # numbers of an enum
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    kind = message_factory.GetMessageClass(pool.FindMessageTypeByName("Publish"))
    written = [
        kind(**{name: value for name, value in zip(COLUMNS, row, strict=True) if value is not None}).SerializeToString()
        for row in rows
    ]

    def row(data: bytes) -> Row:
        read = kind.FromString(data)
        packet = read.message_id if read.HasField("message_id") else None
        return read.message_type, read.dup, read.qos, read.retain, read.topic, packet, read.payload

    return lambda: _table(map(row, written))


def _avro(_bodies: list[bytes], rows: Sequence[Row]) -> Decode:
    import fastavro

    kinds = "int", "boolean", "int", "boolean", "string", ["null", "int"], "bytes"
    fields = [{"name": name, "type": kind} for name, kind in zip(COLUMNS, kinds, strict=True)]
    schema = fastavro.parse_schema({"type": "record", "name": "publish", "fields": fields})
    file = io.BytesIO()
    fastavro.writer(file, schema, [dict(zip(COLUMNS, row, strict=True)) for row in rows])
    written = file.getvalue()
    return lambda: _table(tuple(record.values()) for record in fastavro.reader(io.BytesIO(written)))


def _parquet(table: pa.Table) -> Decode:
    file = io.BytesIO()
    pq.write_table(table, file)
    written = pa.py_buffer(file.getvalue())
    return lambda: pq.read_table(pa.BufferReader(written), use_threads=False)
