"""Streams with data sets of any number of rows, for tests and benchmarks; no file of them is kept."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

import make_messages as by
import numpy as np
import numpy.typing as npt

MESSAGE_BYTES = 32_000
# Name, bytes of a text (0: a number), format.
VARIABLES = (
    *((f"X{number}", 0, "BEST") for number in range(5)),
    ("BORN", 0, "DATE"),
    ("SEEN", 0, "DATETIME"),
    *((f"T{width}", width, "$CHAR") for width in (4, 8, 16, 32)),
)
_HEAD = [("name", "S5"), ("id", ">u2"), ("type", "u1"), ("size", "u1")]


def _value(width: int) -> list[tuple[str, object]]:
    """Return the fields of one value: its type, and the value with the zero byte of a text behind it."""
    data = [("data", f"S{width + 1}")] if width else [("data", ">f8")]
    return [("vtype", np.dtype([*_HEAD, ("data", ">i4")])), ("value", np.dtype([*_HEAD, *data]))]


ROW = np.dtype([(name, np.dtype(_value(width))) for name, width, _ in VARIABLES])
ROWS_IN_MESSAGE = (MESSAGE_BYTES - 34) // ROW.itemsize


def write_stream(path: Path, sets: Iterable[int], seed: int = 1) -> None:
    """Write sets with one data set each, of so many rows, as messages in a row."""
    with path.open("wb") as file:
        for number, count in enumerate(sets):
            for message in messages_of(count, f"D{number}", seed):
                file.write(message)


def messages_of(count: int, member: str, seed: int = 1, rows_in_message: int = ROWS_IN_MESSAGE) -> Iterator[bytes]:
    """Yield the messages of a set with one data set of so many rows."""
    yield by.header(1, by.entry(1, "WORK", member, "", 0, 1))
    definition = list(by.DEFINITION)
    definition[6:8] = by.i32(count), by.i32(len(VARIABLES))
    yield by.sent("DAT", *definition)
    variables = (
        by.variable(name, "2" if width else "1", width or 8, "", (shown, 0, 0)) for name, width, shown in VARIABLES
    )
    yield by.sent("VAR", by.i32(len(VARIABLES)), by.i32(2), *(part for one in variables for part in one))
    num_messages = 0
    for rows in rows_of(count, seed, rows_in_message):
        # The number of fields and their size are known: only the values differ from message to message.
        front = by.sent("ATO", by.i32(len(rows)), by.i32(3))
        yield struct.pack(">I", len(front) + rows.nbytes) + front[4:] + rows.tobytes()
        num_messages += 1
    yield by.sent("LST", by.i32(3 + num_messages))


def values_of(rows: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    """Return the values alone of the rows of a message."""
    kinds = [(name, f"S{width}" if width else "<f8") for name, width, _ in VARIABLES]
    values = np.zeros(len(rows), kinds)
    for name, _ in kinds:
        values[name] = rows[name]["value"]["data"]
    return values


def rows_of(count: int, seed: int = 1, rows_in_message: int = ROWS_IN_MESSAGE) -> Iterator[npt.NDArray[np.void]]:
    """Yield the fields of the rows of each message."""
    random = np.random.default_rng(seed)
    for start in range(0, count, rows_in_message):
        yield _rows(min(rows_in_message, count - start), random)


def _rows(count: int, random: np.random.Generator) -> npt.NDArray[np.void]:
    """Return the fields of so many rows; their identifiers go on through the message."""
    rows = np.zeros(count, ROW)
    first = np.arange(count) * 2 * len(VARIABLES) + 3
    for at, (name, width, shown) in enumerate(VARIABLES):
        for part, (field, code, size) in enumerate(
            [("vtype", 11, 4), ("value", 8 if width else 13, width + 1 if width else 8)]
        ):
            fields = rows[name][field]
            fields["name"], fields["id"] = b"\6ATO", first + 2 * at + part
            fields["type"], fields["size"] = code, size
        rows[name]["vtype"]["data"] = 2 if width else 1
        if width:
            texts = np.char.add("t", random.integers(0, 10**4, count).astype(str)).astype(f"S{width}")
            rows[name]["value"]["data"] = np.char.ljust(texts, width)
        else:
            numbers = np.round(random.uniform(0, 20_000, count), 2)
            rows[name]["value"]["data"] = np.floor(numbers) if shown == "DATE" else numbers
    return rows
