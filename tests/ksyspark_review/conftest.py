"""The page's decoder held against the interpreter: what both make of messages, in one form."""

from __future__ import annotations

import json
import struct
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from ksyspark.decoder import arguments_of
from ksyspark.interpreter.failures import locate
from ksyspark.interpreter.message import Interpreter
from ksyspark.interpreter.objects import Object, Value, items, path_of, whole
from ksyspark.layout import Array, Enum, Layout, Logical, Record, Scalar
from ksyspark.layout.lower import lower
from ksyspark.logical import value_reader
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark_codegen.kaitai import find_node

HARNESS = Path(__file__).with_name("decode_lines.js")
# Kinds of problems that only one of them tells apart. What the page calls `range` is an item that is not there.
REFERENCE_KINDS = {"contents": "eq", "range": "large"}
PAGE_KINDS = {
    "range": "value",
    "absent": "value",
    "no-number": "value",
    "division": "value",
    "number": "value",
    "negative-position": "negative",
}


@dataclass(frozen=True)
class Asked:
    """A message and its parameters."""

    specification: str
    data: bytes
    params: Mapping[str, Any]


@dataclass(frozen=True)
class Read:
    """What was made of a message: where and why it is refused, or its values with their places."""

    refusal: tuple[str, int, str] | None
    values: Sequence[Sequence[object]]


def page_reads(script: Path, asked: Iterable[Asked]) -> list[Read]:
    """Read messages with the decoder of a page's script."""
    lines = [
        json.dumps({"specification": one.specification, "parameters": _plain(one.params), "hex": one.data.hex()})
        for one in asked
    ]
    done = subprocess.run(
        [find_node().node, str(HARNESS), str(script)],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    answers = [json.loads(line) for line in done.stdout.split("\n") if line]
    return [Read(tuple(one["refusal"]) if one["refusal"] else None, one["values"]) for one in answers]


def _plain(params: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: value for name, value in params.items() if value is not None}
    return {name: value.hex() if isinstance(value, bytes) else value for name, value in found.items()}


class Reference:
    """The interpreter of one specification."""

    def __init__(self, library: Library, layout: Layout) -> None:
        self.layout = layout
        self.interpreter = Interpreter(library, layout)

    def read(self, one: Asked) -> Read:
        params = {name: [value] for name, value in one.params.items()}
        message = self.interpreter.read(one.data, arguments_of(self.layout, self.layout.root, params, 0))
        if message.fault is not None:
            location = locate(message.fault)
            return Read((location.path, location.offset, message.fault.problem.kind), [])
        return Read(None, list(self._values(message.root, self.layout.root)))

    def _values(self, holder: Object, record: Record) -> Iterator[list[object]]:
        for column in record.columns:
            found = whole(holder, column)
            if found is None:
                continue
            path = path_of(holder, column.id)
            if isinstance(column.type, Array):
                assert isinstance(found.held, list)
                yield _placed(path, found, f"{len(found.held)} items")
                for index, item in enumerate(items(holder, found)):
                    yield from self._value(f"{path}[{index}]", item)
            else:
                yield from self._value(path, found)

    def _value(self, path: str, value: Value) -> Iterator[list[object]]:
        taken = value.case.id if value.case else ""
        if isinstance(value.held, Object):
            yield _placed(path, value, taken, "parts")
            yield from self._values(value.held, value.held.type.record)
            return
        column_type = value.column.type.item if isinstance(value.column.type, Array) else value.column.type
        if value.case:
            assert isinstance(value.case.type, Scalar)
            column_type = value.case.type
        yield _placed(path, value, taken, _text(column_type, value.held))


def _placed(path: str, value: Value, *rest: object) -> list[object]:
    # The script's JSON has null for a place that is not there.
    return [path, value.start, value.end, *rest]


def _text(column_type: object, held: Any) -> str:
    match column_type:
        case Enum(labels=labels):
            return labels.get(int(held)) or str(int(held))
        case Logical(name, base):
            return f"{_text(base, held)} {_meaning(value_reader(name)(held))}"
        case Scalar("binary"):
            return bytes(held).hex()
        case Scalar("float32" | "float64"):
            return _double(held)
        case Scalar("bool"):
            return str(bool(held)).lower()
    return str(held)


def _meaning(value: object) -> str:
    match value:
        case None:
            return "undefined"
        case float():
            return _double(value)
        case Decimal():
            return format(value, "f")
    return str(value)


def _double(number: float) -> str:
    return "nan" if number != number else struct.pack(">d", number).hex().lstrip("0") or "0"


def differences(asked: Sequence[Asked], page: Sequence[Read], reference: Sequence[Read]) -> list[str]:
    """Return a line for each message of which the page makes something else than the interpreter."""
    return [
        f"{one.specification} {dict(one.params)} {one.data.hex()[:400]}: {found}"
        for one, left, right in zip(asked, page, reference, strict=True)
        if (found := _difference(left, right))
    ]


def _difference(page: Read, reference: Read) -> str:
    if page.refusal is None or reference.refusal is None:
        if page.refusal != reference.refusal:
            return f"page {page.refusal}, interpreter {reference.refusal}"
        pairs = zip(page.values, reference.values, strict=False)
        first = next((f"page {one}, interpreter {other}" for one, other in pairs if one != other), "")
        counts = f"page {len(page.values)} values, interpreter {len(reference.values)}"
        return first or ("" if len(page.values) == len(reference.values) else counts)
    same = _comparable(page.refusal, PAGE_KINDS) == _comparable(reference.refusal, REFERENCE_KINDS)
    return "" if same else f"page {page.refusal}, interpreter {reference.refusal}"


def _comparable(refusal: tuple[str, int, str], kinds: Mapping[str, str]) -> tuple[str, int, str]:
    field, start, kind = refusal
    return field, start, kinds.get(kind, kind)


Apart = Callable[[Typer, Path, Sequence[Asked]], list[str]]


@pytest.fixture(scope="session")
def asked() -> type[Asked]:
    """Return the class of messages with their parameters."""
    return Asked


@pytest.fixture(scope="session")
def apart() -> Apart:
    """Return the function that tells what a page's script reads otherwise than the interpreter."""

    def compare(typer: Typer, script: Path, messages: Sequence[Asked]) -> list[str]:
        names = {one.specification for one in messages}
        readers = {name: Reference(typer.library, lower(typer, typer.library.specs[name])) for name in names}
        read = [readers[one.specification].read(one) for one in messages]
        return differences(messages, page_reads(script, messages), read)

    return compare
