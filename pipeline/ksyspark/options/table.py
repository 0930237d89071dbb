"""Options as fields of dataclasses: each field names its option, how it is parsed, and what people read about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any

from ksyspark.display import show_given
from ksyspark.errors import OptionError
from ksyspark.options.parsers import InvalidValue, Parser

_UNITS = ((1 << 30, "g"), (1 << 20, "m"), (1 << 10, "k"))


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, what people read about it, how a value is parsed, and the field that it sets.

    `default` is written as a caller would write it, empty where there is none.
    """

    name: str
    doc: str
    parse: Parser
    field: str = ""
    default: str = ""

    def value(self, given: object) -> object:
        """Return the parsed value. Raises OptionError for one that does not fit."""
        try:
            return self.parse(given)
        except InvalidValue as invalid:
            raise OptionError(f"{self.name}: expected {invalid}, found {show_given(given)}.") from invalid


def option(name: str, default: object, parse: Parser, doc: str, **more: tuple[Parser, str]) -> Any:
    """Return a dataclass field that an option sets; `more` are parser and doc of other options for the same field."""
    others = tuple(Option(other, text, parser) for other, (parser, text) in more.items())
    return field(default=default, metadata={"options": (Option(name, doc, parse), *others)})


def options_of(options_class: type) -> Iterator[Option]:
    """Yield the options of a dataclass, in the order of its fields."""
    for one in fields(options_class):
        for found in one.metadata.get("options", ()):
            yield Option(found.name, found.doc, found.parse, one.name, _default_text(one.default, found.parse))


def _default_text(value: object, parse: Parser) -> str:
    """Return a default as a caller would write it: `false`, `512m`, or nothing for none."""
    if isinstance(value, bool):
        return str(value).lower()
    written = [f"{value // size}{unit}" for size, unit in _UNITS if isinstance(value, int) and value % size == 0]
    return next(filter(partial(_is_valid, parse), written), str(value)) if value else ""


def _is_valid(parse: Parser, text: str) -> bool:
    try:
        parse(text)
    except InvalidValue:
        return False
    return True
