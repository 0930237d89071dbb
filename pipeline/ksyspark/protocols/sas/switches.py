"""Switches for what the documents leave open: dataclasses of words, checked, and read from a command line."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Protocol, TypeVar, get_args, get_type_hints

from ksyspark.display import show_given
from ksyspark.errors import OptionError


class Switches(Protocol):
    """A frozen dataclass whose fields are made by `switch`: Literals of text, or booleans."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class SwitchDescription:
    """A switch for people: its name, the words it takes, the one it has by default, and what it decides."""

    name: str
    values: tuple[str, ...]
    default: str
    meaning: str


def switch(default: Any, meaning: str) -> Any:
    """Return a field of a class of switches: its default, and what it decides."""
    return field(default=default, metadata={"meaning": meaning})


def describe_switches(kind: type[Switches]) -> tuple[SwitchDescription, ...]:
    """Return the switches of a class in their order."""
    allowed = allowed_values(kind)
    return tuple(
        SwitchDescription(one.name, tuple(map(_text, allowed[one.name])), _text(one.default), one.metadata["meaning"])
        for one in fields(kind)
    )


_Switches = TypeVar("_Switches", bound=Switches)


def check_switches(switches: Switches) -> None:
    """Check that every field has one of the words of its Literal. Raises OptionError."""
    for name, allowed in allowed_values(type(switches)).items():
        value = getattr(switches, name)
        if value not in allowed:
            raise OptionError(f"{name}: expected {' or '.join(map(str, allowed))}, found {show_given(value)}.")


def parse_switches(kind: type[_Switches], given: Mapping[str, str]) -> _Switches:
    """Return the switches of a kind from texts by name, as a command line has them. Raises OptionError."""
    allowed = allowed_values(kind)
    values: dict[str, object] = {}
    for name, text in given.items():
        if name not in allowed:
            close = difflib.get_close_matches(name, allowed, n=1)
            hint = f"Did you mean {close[0]}?" if close else f"There are: {', '.join(allowed)}."
            raise OptionError(f"There is no switch {show_given(name)}. {hint}")
        by_text = {_text(value): value for value in allowed[name]}
        values[name] = by_text.get(text.lower(), text)
    return kind(**values)


def _text(value: object) -> str:
    """Return a value as a command line has it."""
    return str(value).lower()


def allowed_values(kind: type[Switches]) -> dict[str, tuple[object, ...]]:
    """Return the values that each switch takes."""
    hints = get_type_hints(kind)
    return {one.name: (False, True) if hints[one.name] is bool else get_args(hints[one.name]) for one in fields(kind)}
