"""Read messages of a review file by their specification, and find fields in them by path."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ksyspark.errors import KsysparkError
from ksyspark.interpreter import Interpreter, Message
from ksyspark.interpreter.expressions import member
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.faults import Refused
from ksyspark.interpreter.objects import Object, Place
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.layout import Array, Column, Enum
from ksyspark.layout.arrow import record_of_type
from ksyspark.layout.lower import lower
from ksyspark.options.params import read_params
from ksyspark.parameters import BadArgument, arguments_of
from ksyspark.spec.library import Library
from ksyspark.spec.problems import did_you_mean
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.review.documents.entries import MessageEntry

_STEP = re.compile(r"([a-z][a-z0-9_]*)(?:\[([0-9]+)\])?\Z")


class NotFound(Exception):
    """A message cannot be read, or has no field of a path; the text says why."""


@dataclass(frozen=True, slots=True)
class Found:
    """A field of a message: what it holds as text, and its bytes [start, end), None for one that is computed."""

    text: str
    start: int | None
    end: int | None


class Decoding:
    """Messages of the specifications of a page; each specification is lowered once, when a message needs it."""

    def __init__(self, typer: Typer) -> None:
        self._typer = typer
        self._interpreters: dict[tuple[str, str], Interpreter] = {}

    def read(self, entry: MessageEntry) -> ReadMessage:
        """Return a message that its specification accepts. Raises NotFound."""
        interpreter = self._interpreter(entry)
        try:
            params = read_params(interpreter.layout, {key: one.text for key, one in entry.parameters.items()})
            arguments = arguments_of(interpreter.layout, interpreter.record, params, 0)
        except (KsysparkError, BadArgument) as error:
            raise NotFound(str(error)) from error
        message = interpreter.read(entry.data, arguments)
        if message.fault is not None:
            failure = failure_of(message.fault, locate(message.fault))
            raise NotFound(f"the message is refused at `{failure.field}`, byte {failure.offset}: {failure.reason}")
        return ReadMessage(message)

    def _interpreter(self, entry: MessageEntry) -> Interpreter:
        key = (entry.specification.text, entry.type)
        if key not in self._interpreters:
            library: Library = self._typer.library
            if key[0] not in library.specs:
                hint = did_you_mean(key[0], library.specs, f"the page has {', '.join(library.specs)}")
                raise NotFound(f"there is no specification `{key[0]}`{hint}")
            layout = lower(self._typer, library.specs[key[0]])
            try:
                record = record_of_type(layout, entry.type or None)
            except KsysparkError as error:
                raise NotFound(str(error)) from error
            self._interpreters[key] = Interpreter(library, layout, record)
        return self._interpreters[key]


@dataclass(frozen=True)
class ReadMessage:
    """A message that was read whole."""

    message: Message

    def find(self, path: str) -> Found:
        """Return the field or instance of a path such as `segments[0].parts[1].kind`. Raises NotFound."""
        held: object = self.message.root
        column: Column | None = None
        place: Place | None = None
        for step in path.split("."):
            match = _STEP.match(step)
            if match is None or not isinstance(held, Object):
                raise NotFound(f"the message has no field `{path}`: `{step}` is not one")
            holder, name, index = held, match[1], match[2]
            held = _member(holder, name, path)
            column = _column(holder, name)
            place = holder.places.get(name)
            if index is not None:
                held, place = _item(held, place, int(index), path)
        return Found(_text(held, column, path), place.start if place else None, place.end if place else None)


def _member(holder: Object, name: str, path: str) -> object:
    try:
        return member(holder, name)
    except (Failed, Refused, *ARITHMETIC) as error:
        raise NotFound(f"the message has no field `{path}`: `{name}` is not there") from error


def _column(holder: Object, name: str) -> Column | None:
    return next((column for column in holder.type.record.fields if column.id == name), None)


def _item(held: object, place: Place | None, index: int, path: str) -> tuple[object, Place | None]:
    if not isinstance(held, list) or index >= len(held):
        raise NotFound(f"the message has no field `{path}`: there is no item {index}")
    return held[index], place.items[index] if place is not None and place.items else None


def _text(held: object, column: Column | None, path: str) -> str:
    """Return a value as review files write it: numbers in digits, labels of codes, bytes in hexadecimal digits."""
    kind = column.type if column else None
    kind = kind.item if isinstance(kind, Array) else kind
    match held:
        case bool():
            return str(held).lower()
        case int() if isinstance(kind, Enum):
            return kind.labels.get(int(held), str(int(held)))
        case int():
            return str(int(held))
        case bytes() | bytearray() | memoryview():
            return bytes(held).hex()
        case list():
            return ", ".join(_text(one, column, path) for one in held)
        case Object():
            return ""
        case _:
            return str(held)
