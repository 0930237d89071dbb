"""Find single messages of files: all of them, one by its number, or the one that holds a byte."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.display import show_count
from ksyspark.errors import Failure
from ksyspark.format import Format
from ksyspark.io.files import list_files
from ksyspark.options import ReadOptions
from ksyspark.reader import Messages, Part, read_messages


@dataclass(frozen=True, slots=True)
class Found:
    """One message: its bytes and parameters, and where it comes from as a `title`.

    `refused` says why the framing could not cut it; its bytes are then as they lie in the file.
    """

    title: str
    data: bytes
    params: Mapping[str, ParamValue]
    refused: Failure | None = None


def messages_in_files(
    fmt: Format, options: ReadOptions, index: int | None = None, offset: int | None = None
) -> Iterator[Found]:
    """Yield the messages of all files, or of each the one with a number, or the one that holds a byte of the file.

    Reading a file ends with the message that was asked for. Raises SourceError.
    """
    for file in list_files(options.files):
        for messages in read_messages(fmt, options, Part(file)):
            rows = _rows(messages, index, offset)
            yield from (_found(file.path, messages, row) for row in rows)
            if rows and (index is not None or offset is not None):
                break


def _rows(messages: Messages, index: int | None, offset: int | None) -> list[int]:
    kept = np.ones(len(messages), np.bool_)
    if index is not None:
        kept &= messages.indices == index
    if offset is not None:
        kept &= (messages.offsets <= offset) & (offset < messages.offsets + np.maximum(messages.lengths, 1))
    return [int(row) for row in np.flatnonzero(kept)]


def _found(path: str, messages: Messages, row: int) -> Found:
    body = messages.bodies[row].as_py()
    data = body if body is not None else messages.raw.get(row, b"")
    params = {name: _one(value, row) for name, value in messages.params.items()}
    told = {name: value for name, value in params.items() if value is not None}
    size = show_count(int(messages.lengths[row]), "byte")
    title = f"{path}, message {messages.indices[row]} at byte {messages.offsets[row]}, {size}"
    return Found(title, data, told, messages.failures.get(row))


def _one(value: object, row: int) -> ParamValue | None:
    """Return the parameter of one message: told for all of them, or one a message."""
    if isinstance(value, int | float | bool | str | bytes):
        return value
    return value[row]  # type: ignore[index, no-any-return]
