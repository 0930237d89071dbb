"""Names in the official compiler's Python: those that are invalid there, hide what a parser needs, or conflict."""

from __future__ import annotations

import keyword
from collections.abc import Iterator, Mapping

from ksyspark.spec.model import EnumSpec, TypeSpec
from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import Place

_NEEDED_CLASSES = frozenset({"KaitaiStruct", "KaitaiStream", "BytesIO", "IntEnum"})
# A parameter is a local name of `__init__`, which uses these itself.
_NEEDED_IN_INIT = frozenset({"self", "super", "collections", "dict"})
# As instances these would hide methods of the class.
_NEEDED_METHODS = frozenset({"close", "from_file", "from_bytes", "from_io"})
# `enum` refuses it as a member.
_NO_MEMBERS = frozenset({"mro"})
OWN_PREFIX = "ksyspark_"
"""Ids with this prefix are kept for the code generator."""


def class_name(id_: str) -> str:
    """Return the name of the official compiler's class for an id: `mqtt_v3` -> `MqttV3`."""
    return "".join(part[:1].upper() + part[1:] for part in id_.split("_"))


def check_python_name(place: Place, name: str) -> Iterator[Problem]:
    """Report Python keywords, for which the official compiler writes invalid Python."""
    if keyword.iskeyword(name):
        yield place.problem(
            f"`{name}` is a word of the Python language, in which a parser cannot have that name; try `{name}_`"
        )


def check_parameter_name(place: Place, name: str) -> Iterator[Problem]:
    """Report parameters that hide what the generated `__init__` uses."""
    if name in _NEEDED_IN_INIT:
        yield place.problem(f"a parameter cannot be named `{name}`: the parser in Python needs that name")


def check_instance_name(place: Place, name: str) -> Iterator[Problem]:
    """Report instances that hide methods of the parser's class."""
    if name in _NEEDED_METHODS:
        yield place.problem(f"an instance cannot be named `{name}`: the parser in Python has a method of that name")


def check_label(place: Place, name: str) -> Iterator[Problem]:
    """Report labels that cannot be members of a Python enum."""
    yield from check_python_name(place, name)
    if name in _NO_MEMBERS:
        yield place.problem(f"a label cannot be named `{name}`: no Python enum can have it")


def check_class_name(place: Place, name: str) -> Iterator[Problem]:
    """Report types and enums whose class would be a Python word, or hide a class that parsers need."""
    python = class_name(name)
    if keyword.iskeyword(python) or python in _NEEDED_CLASSES:
        yield place.problem(f"`{name}` would become the class {python}, which Python needs itself; rename it")


def check_class_names(
    types: Mapping[str, TypeSpec], enums: Mapping[str, EnumSpec], places: Mapping[str, Place]
) -> Iterator[Problem]:
    """Report types and enums of one type that would become one class: `a_1` and `a1`, or a type and an enum `kind`."""
    first: dict[str, tuple[str, str]] = {}
    for what, name in (*(("type", name) for name in types), *(("enum", name) for name in enums)):
        python = class_name(name)
        # A name that is none is a problem of its own, and empty.
        if name and python in first:
            other, its_name = first[python]
            line = places[f"{other}s/{its_name}"].line
            sentence = f"`{name}` would become the class {python}, as the {other} `{its_name}` on line {line} does"
            yield places[f"{what}s/{name}"].problem(f"{sentence}; rename one")
        first.setdefault(python, (what, name))
