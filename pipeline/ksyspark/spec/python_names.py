"""Names in the official compiler's Python: those that are invalid there, hide what a parser needs, or conflict."""

import keyword
from collections.abc import Iterator, Mapping

from ksyspark.spec import model, problems, yaml

_NEEDED_CLASSES = frozenset({"KaitaiStruct", "KaitaiStream", "BytesIO", "IntEnum"})
_TAKEN = {
    # A parameter is a local name of `__init__`, which uses these itself.
    "a parameter": (frozenset({"self", "super", "collections", "dict"}), "the parser in Python needs that name"),
    # As instances these would hide methods of the class.
    "an instance": (
        frozenset({"close", "from_file", "from_bytes", "from_io"}),
        "the parser in Python has a method of that name",
    ),
    "a label": (frozenset({"mro"}), "no Python enum can have it"),
}
OWN_PREFIX = "ksyspark_"
"""Ids with this prefix are kept for the code generator."""


def class_name(id_: str) -> str:
    """Return the name of the official compiler's class for an id: `mqtt_v3` -> `MqttV3`."""
    return "".join(part[:1].upper() + part[1:] for part in id_.split("_"))


def check_name(place: yaml.Place, name: str, what: str) -> Iterator[problems.Problem]:
    """Report a name for which the official compiler writes no usable Python.

    `what` has it: a field, a parameter, an instance, a label, a type, an enum, or a specification.
    """
    if keyword.iskeyword(name) and what not in ("a type", "an enum"):
        yield place.problem(
            f"`{name}` is a word of the Python language, in which a parser cannot have that name; try `{name}_`"
        )
    names, reason = _TAKEN.get(what, (frozenset(), ""))
    if name in names:
        yield place.problem(f"{what} cannot be named `{name}`: {reason}")
    python = class_name(name)
    is_class = what in ("a type", "an enum", "a specification")
    if is_class and (keyword.iskeyword(python) or python in _NEEDED_CLASSES):
        yield place.problem(f"`{name}` would become the class {python}, which Python needs itself; rename it")


def check_class_names(
    types: Mapping[str, model.TypeSpec], enums: Mapping[str, model.EnumSpec]
) -> Iterator[problems.Problem]:
    """Report types and enums of one type that would become one class: `a_1` and `a1`, or a type and an enum `kind`."""
    first: dict[str, str] = {}
    parts: tuple[model.TypeSpec | model.EnumSpec, ...] = (*types.values(), *enums.values())
    for part in parts:
        name, python = part.path[-1], class_name(part.path[-1])
        # A name that is none is a problem of its own, and empty.
        if name and python in first:
            yield part.place.problem(
                f"`{name}` would become the class {python}, as the {first[python]} does; rename one"
            )
        what = "enum" if isinstance(part, model.EnumSpec) else "type"
        first.setdefault(python, f"{what} `{name}` on line {part.place.line}")
