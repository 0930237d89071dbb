"""Single messages of a folder of samples, each with what it says: values of columns, or where it must be refused.

`malformed.json` has those that must be refused, or must not; `written.json` those that a program wrote, with what it
put there; `decided.json` those of which a person said how they are read. Bytes are hexadecimal digits; `20*48` is a
run of 48 blanks.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ksyspark.decoder import ParamValue
from ksyspark.layout import Layout
from ksyspark.layout.json_text import Json
from ksyspark.options.read_options import read_params

MALFORMED_FILE, WRITTEN_FILE, DECIDED_FILE = "malformed.json", "written.json", "decided.json"
CASE_FILES = (MALFORMED_FILE, WRITTEN_FILE, DECIDED_FILE)


@dataclass(frozen=True)
class Case:
    """A message, and the values of some of its columns by their paths.

    One that must be refused has the column at which, and a part of the reason. `by` says who decided that, `source`
    where it stands.
    """

    name: str
    data: bytes
    params: Mapping[str, ParamValue] = field(default_factory=dict)
    values: Mapping[str, Json] = field(default_factory=dict)
    refused_at: str | None = None
    reason: str = ""
    by: str = ""
    source: str = ""

    def __str__(self) -> str:
        return self.name

    def differences(self, row: Json) -> Iterator[tuple[str, Json, Json]]:
        """Yield where a decoded row has other values: path, expected, found."""
        for path, value in self.values.items():
            actual = value_at(row, path)
            if actual != value:
                yield path, value, actual


def cases_in(folder: Path, layout: Layout, files: Sequence[str] = CASE_FILES) -> list[Case]:
    """Return the single messages of a folder of samples; none of a file that is not there.

    Parameters are written as in JSON lines: bytes in hexadecimal. Raises OptionError for one that the format lacks.
    """
    paths = [path for name in files if (path := folder / name).is_file()]
    return [_case(layout, **entry) for path in paths for entry in json.loads(path.read_text(encoding="utf-8"))]


def _case(layout: Layout, name: str, hex: str, params: Mapping[str, object], **said: Any) -> Case:  # noqa: A002
    said["reason"] = said.pop("reason_contains", None) or ""
    return Case(name, _octets(hex), read_params(layout, params), refused_at=said.pop("field", None), **said)


def cases_text(cases: Iterable[Case]) -> str:
    """Return the text of a list of messages, one a line."""
    lines = []
    for case in cases:
        says: dict[str, object] = {"values": case.values}
        if case.refused_at is not None:
            says = {"field": case.refused_at, **({"reason_contains": case.reason} if case.reason else {})}
        decided = {"by": case.by, "source": case.source} if case.by else {}
        entry = {"name": case.name, "hex": _digits(case.data), "params": json_params(case.params), **says, **decided}
        lines.append(json.dumps(entry, ensure_ascii=False))
    return "[\n " + ",\n ".join(lines) + "\n]\n"


def json_params(params: Mapping[str, object]) -> dict[str, object]:
    """Return the parameters that are given as JSON lines have them: bytes in hexadecimal."""
    return {
        name: value.hex() if isinstance(value, bytes) else value for name, value in params.items() if value is not None
    }


def _digits(octets: bytes) -> str:
    runs = re.split(rb"((.)\2{7,})", octets, flags=re.DOTALL)
    plain = [part.hex() for part in runs[::3]]
    long = [f"{run[:1].hex()}*{len(run)}" for run in runs[1::3]]
    return " ".join(part for pair in zip(plain, [*long, ""], strict=True) for part in pair if part)


def _octets(digits: str) -> bytes:
    parts = (part.partition("*") for part in digits.split())
    return b"".join(bytes.fromhex(octets) * int(times or 1) for octets, _, times in parts)


def value_at(row: object, path: str) -> Json:
    """Return the value at a path such as `header.items[2].name`; null where something on the way is."""
    for step in path.replace("[", ".[").split("."):
        if isinstance(row, list) and step.startswith("["):
            at = int(step[1:-1])
            row = row[at] if at < len(row) else None
        else:
            row = row.get(step) if isinstance(row, dict) else None
    return row  # type: ignore[return-value]
