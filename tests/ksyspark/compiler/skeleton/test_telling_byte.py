"""The byte of messages that shows whether they tell a parameter."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.compiler.skeleton import telling_byte
from ksyspark.formats import find_format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import FileOptions, ReadOptions
from ksyspark.reader import Part, read_messages

ALL = set(range(256))
TYPES = "types: {head: {seq: [{id: kind, type: b4}, {id: low, type: b4}, {id: more, type: u1}]}}"


@pytest.mark.parametrize(
    ("seq", "condition", "at", "octets"),
    [
        ("{id: a, type: b4}, {id: b, type: b4}", "a == 1 or b == 2", 0, {*range(0x10, 0x20), *range(2, 256, 16)}),
        ("{id: a, type: b4}, {id: b, type: b4}", "a == 1 and b != 2", 0, set(range(0x10, 0x20)) - {0x12}),
        ("{id: a, type: u1}, {id: b, type: u1}", "a == 7 and b != 1", 0, {7}),
        ("{id: a, type: u1}, {id: b, type: u1}", "a == 7 or b == 1", 0, ALL),
        ("{id: a, type: u1}, {id: b, type: u1}", "b == 1", 1, {1}),
        ("{id: a, type: u4be}, {id: b, type: b12}, {id: c, type: b4}", "c == 2", 5, set(range(2, 256, 16))),
        ("{id: a, type: b4le}, {id: b, type: b4le}", "a == 1", 0, ALL),
        ("{id: a, type: u1, repeat: expr, repeat-expr: 2}", "a[0] == 1", 0, ALL),
        ("{id: a, type: u1, if: false}, {id: b, type: u1}", "b == 1", 0, ALL),
        ("{id: a, type: head}", "a.kind == 3 and a.low == 2", 0, {0x32}),
        ("{id: a, type: head, size: 2, process: xor(1)}", "a.kind == 3", 0, ALL),
        ("{id: a, type: b1}, {id: b, type: b7}", "a and b == 1", 0, {0x81}),
        ("{id: a, type: u2be}", "behind.kind == 3", 1, set(range(0x30, 0x40))),
        ("{id: a, type: u2be}", "a == 3", 0, ALL),
        ("{id: a, type: u1}", "kind == 3", 0, {3}),
        ("{id: a, type: u1}", "(_io.size == 9 ? 1 : a == 4 ? 2 : a == 5 ? 3 : 4) == 2", 0, {4}),
        ("{id: a, type: u1}", "(_io.size == 9 ? 2 : a == 4 ? 2 : a == 5 ? 3 : 4) == 2", 0, ALL),
    ],
)
def test_where_it_is_and_which_values_tell(library_of, seq, condition, at, octets) -> None:
    instances = (
        f"instances: {{told: {{value: 1, if: '{condition}'}}, behind: {{pos: 1, type: head}}, kind: {{value: a}}}}"
    )
    library = library_of(f"seq: [{seq}]\n{instances}\n{TYPES}")
    place, telling = telling_byte(library, library.specs["demo"], ["told"])
    assert (place, {octet for octet, is_telling in enumerate(telling) if is_telling}) == (at, octets)


@pytest.mark.parametrize(("name", "values"), [("mqtt", 32), ("mqtt_v3", 20), ("maxdb_tcp", 4)])
def test_no_other_message_tells_a_value(name: str, values: int, samples: Path) -> None:
    fmt = find_format(name)
    at, flags = fmt.streams.telling
    assert sum(flags) == values
    bodies = []
    for file in list_files(FileOptions(paths=(str(samples / name.removesuffix("_v3")),))):
        if file.path.endswith((".bin", ".stream")):
            options = ReadOptions.from_mapping({"framing": "stream"}, fmt.layout)
            bodies += [
                body for read in read_messages(fmt, options, Part(file)) for body in read.bodies.drop_null().to_pylist()
            ]
    kinds = {body[at]: body for body in bodies}.values()
    made = [body[:at] + bytes([octet]) + body[at + 1 :] for body in kinds for octet in range(256)]
    told = fmt.value_decoder().decode(pa.array(made, pa.binary()), {}).columns
    telling = {made[row][at] for column in told.columns for row in np.flatnonzero(column.is_valid())}
    assert telling
    assert all(flags[octet] for octet in telling)
