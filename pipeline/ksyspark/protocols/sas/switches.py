"""What the documents leave open: a choice of words each, checked."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar, Protocol, TypeVar, get_args, get_type_hints

from ksyspark.errors import OptionError


class Choices(Protocol):
    """A frozen dataclass whose fields are Literals of text, or booleans."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


_Choices = TypeVar("_Choices", bound=Choices)


def check_choices(chosen: Choices) -> None:
    """Check that every field has one of the words of its Literal. Raises OptionError."""
    for name, allowed in _allowed(type(chosen)).items():
        value = getattr(chosen, name)
        if value not in allowed:
            raise OptionError(f"{name}: expected {' or '.join(map(str, allowed))}, found {value!r}.")


def choices_from(kind: type[_Choices], given: Mapping[str, str]) -> _Choices:
    """Return the choices of a kind from texts by name, as a command line has them. Raises OptionError."""
    allowed = _allowed(kind)
    values: dict[str, object] = {}
    for name, text in given.items():
        if name not in allowed:
            close = difflib.get_close_matches(name, allowed, n=1)
            hint = f"Did you mean {close[0]}?" if close else f"There are: {', '.join(allowed)}."
            raise OptionError(f"There is no switch {name!r}. {hint}")
        by_text = {str(value).lower(): value for value in allowed[name]}
        values[name] = by_text.get(text.lower(), text)
    return kind(**values)


def _allowed(kind: type[Choices]) -> dict[str, tuple[object, ...]]:
    hints = get_type_hints(kind)
    return {one.name: (False, True) if hints[one.name] is bool else get_args(hints[one.name]) for one in fields(kind)}
