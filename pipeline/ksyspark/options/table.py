"""Options as fields of dataclasses: name, default, what people read about it, and the parser of its values."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from typing import Any

from ksyspark.display import show_given
from ksyspark.errors import OptionError

Parser = Callable[[object], object]

_BYTES_OF_UNIT = {"": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30}
_SIZE = re.compile(r"(\d+)\s*([kmg]?)(?:i?b)?", re.IGNORECASE)
_PROCESS = re.compile(r"([a-z][a-z0-9_.]*)=([A-Za-z_][\w.]*:[A-Za-z_]\w*)")


class InvalidValue(Exception):
    """A value does not fit its option; the text says what was expected."""


def text(value: object) -> str:
    """Return a text that is not empty."""
    if not isinstance(value, str) or not value:
        raise InvalidValue("a text")
    return value


def integer(low: int, high: int) -> Parser:
    """Return the parser of a whole number from `low` to `high`, decimal or `0x` hexadecimal."""

    def parse(value: object) -> int:
        try:
            number = int(value, 0) if isinstance(value, str) else value
        except ValueError:
            number = None
        if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
            raise InvalidValue(f"a whole number from {low} to {high}")
        return number

    return parse


def byte_size(low: int, high: int) -> Parser:
    """Return the parser of a number of bytes; `64k`, `128m` and `1g` count in powers of 1024."""

    def parse(value: object) -> int:
        match = _SIZE.fullmatch(str(value).strip())
        size = int(match[1]) * _BYTES_OF_UNIT[match[2].lower()] if match else -1
        if isinstance(value, bool) or not low <= size <= high:
            raise InvalidValue(f"a number of bytes from {low} to {high}, such as 65536, 64k or 128m")
        return size

    return parse


def column_paths(value: object) -> tuple[tuple[str, ...], ...]:
    """Return paths of columns, each as its parts: several in a text with commas, or a sequence of texts."""
    paths = value.split(",") if isinstance(value, str) else value
    if isinstance(paths, Sequence) and paths and all(isinstance(one, str) and one.strip() for one in paths):
        return tuple(tuple(part.strip() for part in one.split(".")) for one in paths)
    raise InvalidValue("names of columns with commas between them, such as message_type, body.publish.topic_name")


def column_path(value: object) -> tuple[str, ...]:
    """Return the path of one column as its parts."""
    if isinstance(value, str) and all(part.strip() for part in value.split(".")) and "," not in value:
        return tuple(part.strip() for part in value.split("."))
    raise InvalidValue("the path of one list, such as body.subscribe.requests")


def whole_numbers(low: int, high: int) -> Parser:
    """Return the parser of one or more whole numbers: one, several in a text with commas, or a sequence."""
    number = integer(low, high)

    def parse(value: object) -> tuple[object, ...]:
        parts = value.split(",") if isinstance(value, str) else value if isinstance(value, Sequence) else [value]
        with suppress(InvalidValue):
            if parts:
                return tuple(number(part.strip() if isinstance(part, str) else part) for part in parts)
        raise InvalidValue(f"whole numbers from {low} to {high}, with commas between them")

    return parse


def boolean(value: object) -> bool:
    """Return true or false, written in any case."""
    lowered = str(value).lower()
    if lowered not in ("true", "false"):
        raise InvalidValue("true or false")
    return lowered == "true"


class OneOf:
    """The parser of one of a few words, in any case; `_` may stand for `-`."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def __call__(self, value: object) -> str:
        by_lowered = {word.lower(): word for word in self.words}
        word = by_lowered.get(str(value).lower().replace("_", "-"))
        if word is None:
            raise InvalidValue("one of " + ", ".join(self.words))
        return word


def one_number_of(*numbers: int) -> Parser:
    """Return the parser of one of a few numbers."""
    word = OneOf(*map(str, numbers))
    return lambda value: int(word(value))


def timestamp(value: object) -> datetime:
    """Return a time given in ISO 8601; without an offset it is in UTC."""
    try:
        read = value if isinstance(value, datetime) else datetime.fromisoformat(text(value))
    except ValueError as error:
        raise InvalidValue("a time such as 2024-05-31T18:00:00 (UTC, or with an offset)") from error
    return read if read.tzinfo else read.replace(tzinfo=UTC)


def several_paths(value: object) -> tuple[str, ...]:
    """Return several paths: a sequence, or the JSON array that Spark makes of `load([...])`."""
    try:
        several = json.loads(value) if isinstance(value, str) else value
    except ValueError:
        several = None
    if not isinstance(several, Sequence) or isinstance(several, str | bytes):
        raise InvalidValue("a JSON array of paths")
    return tuple(text(path) for path in several)


def one_or_several_paths(value: object) -> tuple[str, ...]:
    """Return one path, or several paths given as `several_paths` takes them."""
    is_one = hasattr(value, "__fspath__") or (isinstance(value, str) and not value.lstrip().startswith("["))
    return one_path(value) if is_one else several_paths(value)


def named_callables(value: object) -> tuple[tuple[str, str], ...]:
    """Return processes with their callables: `NAME=MODULE:CALLABLE`, or several as a JSON array."""
    with suppress(InvalidValue):
        matches = [_PROCESS.fullmatch(one) for one in one_or_several_paths(value)]
        if all(matches):
            return tuple((one[1], one[2]) for one in matches if one)
    raise InvalidValue("NAME=MODULE:CALLABLE, or several as a JSON array")


def one_path(value: object) -> tuple[str, ...]:
    """Return one path, given as text or as an `os.PathLike`, as a tuple of one."""
    return (text(value if isinstance(value, str) else getattr(value, "__fspath__", lambda: value)()),)


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, what people read about it, how a value is parsed, and the field that it sets.

    `default` is written as a caller would write it, empty if there is no default.
    """

    name: str
    doc: str
    parse: Parser
    field: str = ""
    default: str = ""

    def value(self, value: object) -> object:
        """Return the parsed value. Raises OptionError for one that does not fit."""
        try:
            return self.parse(value)
        except InvalidValue as invalid:
            raise OptionError(f"{self.name}: expected {invalid}, found {show_given(value)}.") from invalid


def option(name: str, default: object, parse: Parser, doc: str, **more: tuple[Parser, str]) -> Any:
    """Return a dataclass field that an option sets, or several (`more`); a default that is a text is parsed."""
    shown = default if isinstance(default, str) else str(default).lower() if default or default is False else ""
    others = tuple(Option(other, text, parser) for other, (parser, text) in more.items())
    value = parse(default) if isinstance(default, str) and default else default
    return field(default=value, metadata={"options": (Option(name, doc, parse, default=shown), *others)})


def options_of(options_class: type) -> Iterator[Option]:
    """Yield the options of a dataclass, in the order of its fields."""
    for member in fields(options_class):
        for known in member.metadata.get("options", ()):
            yield replace(known, field=member.name)
