"""Samples that were written, not recorded: `written.json` holds bytes beside the values that were put into them.

Bytes are hexadecimal digits; `20*48` is a run of 48 blanks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ksyspark.layout import Layout
from ksyspark.layout.json_text import Json
from ksyspark.options.read_options import read_params

WRITTEN_FILE = "written.json"
SAMPLES = Path(__file__).parent / "samples"


@dataclass(frozen=True)
class Message:
    """A message, and the values of some of its columns by their paths: what its writer put there.

    One that must be refused has the column at which.
    """

    name: str
    data: bytes
    params: Mapping[str, object] = field(default_factory=dict)
    values: Mapping[str, object] = field(default_factory=dict)
    refused_at: str | None = None

    def __str__(self) -> str:
        return self.name

    def differences(self, row: Json) -> Iterator[str]:
        """Yield where a decoded row has other values."""
        for path, value in self.values.items():
            actual = value_at(row, path)
            if actual != value:
                yield f"{path}: expected {value!r}, found {actual!r}"


def written_in(folder: Path, layout: Layout) -> list[Message]:
    """Return the written messages of a folder of samples; none if there is no list of them."""
    file = folder / WRITTEN_FILE
    listed = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return [
        Message(
            one["name"],
            _octets(one["hex"]),
            read_params(layout, one["params"]),
            one.get("values", {}),
            one.get("field"),
        )
        for one in listed
    ]


def written_text(messages: Iterable[Message]) -> str:
    """Return the text of a list of written messages, one message a line."""
    lines = []
    for one in messages:
        says = {"field": one.refused_at} if one.refused_at else {"values": one.values}
        lines.append(
            json.dumps({"name": one.name, "hex": _digits(one.data), "params": one.params, **says}, ensure_ascii=False)
        )
    return "[\n " + ",\n ".join(lines) + "\n]\n"


def write_all(lists: Mapping[str, Iterable[Message]]) -> None:
    """Write the lists of formats beside their samples."""
    for name, messages in lists.items():
        (SAMPLES / name / WRITTEN_FILE).write_text(written_text(messages), encoding="utf-8")


def _digits(octets: bytes) -> str:
    runs = re.split(rb"((.)\2{7,})", octets, flags=re.DOTALL)
    plain = [part.hex() for part in runs[::3]]
    long = [f"{run[:1].hex()}*{len(run)}" for run in runs[1::3]]
    return " ".join(part for pair in zip(plain, [*long, ""], strict=True) for part in pair if part)


def _octets(digits: str) -> bytes:
    parts = (part.partition("*") for part in digits.split())
    return b"".join(bytes.fromhex(octets) * int(times or 1) for octets, _, times in parts)


def value_at(row: Json, path: str) -> Json:
    """Return the value at a path such as `header.items[2].name`; null where something on the way is."""
    for step in path.replace("[", ".[").split("."):
        if row is None:
            return None
        if step.startswith("["):
            assert isinstance(row, list), path
            at = int(step[1:-1])
            row = row[at] if at < len(row) else None
        else:
            assert isinstance(row, dict), path
            row = row.get(step)
    return row
