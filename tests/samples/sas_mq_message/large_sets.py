"""Captures with data sets of any number of rows, for tests and benchmarks; no file of them is kept."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
from sender import APPLICATION_ID, HEADER_ID, Sender, Variable

BODY_BYTES = 32_000
VARIABLES = (
    *(Variable(f"X{number}", 1, 8) for number in range(5)),
    Variable("BORN", 1, 8, format="DATE", width=9),
    Variable("SEEN", 1, 8, format="DATETIME", width=20),
    *(Variable(f"T{width}", 2, width) for width in (4, 8, 16, 32)),
)
ROW = np.dtype([(one.name, "<f8" if one.type_code == 1 else f"S{one.value_bytes}") for one in VARIABLES])


def rows_of(count: int, seed: int = 1) -> npt.NDArray[np.void]:
    """Return so many rows as a sender has them, texts padded with blanks."""
    random = np.random.default_rng(seed)
    rows = np.zeros(count, ROW)
    if not count:
        return rows
    for variable in VARIABLES:
        if variable.type_code == 1:
            rows[variable.name] = np.round(random.uniform(0, 20_000, count), 2)
        else:
            texts = np.char.add("t", random.integers(0, 10**4, count).astype(str)).astype(f"S{variable.value_bytes}")
            rows[variable.name] = np.char.ljust(texts, variable.value_bytes)
    rows["BORN"] = np.floor(rows["BORN"])
    return rows


def write_capture(path: Path, sets: Iterable[int], body_bytes: int = BODY_BYTES) -> None:
    """Write sets with one data set each, of so many rows, as jsonl; `body_bytes` of rows in a message."""
    sender = Sender()
    with path.open("w") as file:
        for number, count in enumerate(sets):
            for line in _lines(sender, number.to_bytes(4, "big"), count, body_bytes):
                file.write(line)


def _lines(sender: Sender, number: bytes, count: int, body_bytes: int) -> Iterator[str]:
    header, application, base = (one[:12] + number for one in (HEADER_ID, APPLICATION_ID, b"\x44" * 16))
    entry = sender.attachment(1, base, ("WORK", f"D{int.from_bytes(number)}", ""), 0, 1)
    ids = (header + sender.header(entry)[16:]).replace(APPLICATION_ID, application)
    yield _line(100_000, sender.number_id(header, 0), ids)
    yield _line(100_001, sender.number_id(application, 0), b"application")
    definition = sender.definition(rows=count, variables=len(VARIABLES), row_bytes=ROW.itemsize)
    bodies = [sender.int(1) + definition, sender.int(2) + b"".join(map(sender.variable, VARIABLES))]
    for at, body in enumerate(bodies, 1):
        yield _line(100_001, sender.number_id(base, at), body)
    data = memoryview(rows_of(count).tobytes())
    starts = range(0, len(data), body_bytes)
    for at, start in enumerate(starts, 3):
        yield _line(100_001, sender.number_id(base, at), sender.int(3) + data[start : start + body_bytes])
    yield _line(100_001, sender.number_id(base, 0), sender.int(2 + len(starts)))


def _line(msg_type: int, correl_id: str, body: bytes) -> str:
    one = {"msg_type": msg_type, "correl_id": correl_id, "encoding": 546, "ccsid": 819}
    return json.dumps({**one, "body": base64.b64encode(body).decode()}) + "\n"
