"""Objects, lists, the places that expressions stand in, and the names of these places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.nodes import parts_of
from ksyspark.spec.model import Attribute, Endian, TypeSpec
from ksyspark_codegen.synthesis.message.memory import Window


class Undefined(Exception):
    """An expression has no value: the official parser would fail there.

    `needs` is what must be otherwise: an expression, its place, a sign and a value, as a `Constraint` has them.
    """

    def __init__(self, words: str, needs: tuple[Any, Any, Any, object] | None = None) -> None:
        super().__init__(words)
        self.needs = needs


Key = tuple[str | int, ...]
"""The name of one choice: the path of the field it is made for; `#count`, `#eof` ... name others than its value.

Keys look as the paths of failures do: the case of a switch is a step of its own.
"""

Route = tuple[str, ...]
"""The fields that lead to an object, whatever items are passed: a plan has instructions of its own for each."""


def route_of(key: Key) -> Route:
    """Return the fields that lead to a choice, and its own."""
    return tuple(step for step in key if isinstance(step, str))


@dataclass(slots=True, eq=False)
class Part:
    """An object of a user type, as far as it is read; `values` are its parameters and fields."""

    spec: TypeSpec
    key: Key
    parent: Part | None
    window: Window
    endian: Endian | None = None
    values: dict[str, object] = field(default_factory=dict)
    arguments: Mapping[str, tuple[Expression, Frame]] = field(default_factory=dict)
    known: dict[str, tuple[object, tuple[Key, ...]]] = field(default_factory=dict)
    starts: dict[Key, int] = field(default_factory=dict)

    @property
    def root(self) -> Part:
        """Return `_root`: the outermost object around that is of the same specification; imports have their own."""
        found = self
        while found.parent is not None and found.parent.spec.path[0] == self.spec.path[0]:
            found = found.parent
        return found


class Items(list[object]):
    """The items of a repeated field; `key` names the field."""

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key


@dataclass(slots=True, eq=False)
class Frame:
    """The place of an expression: the object around it, the field that asks, the item and its number in a repeat.

    Never changed; not frozen because so many are made, which then takes three times as long. `at` is where the object's
    stream stood, in bits, for an expression that is looked at again later.
    """

    part: Part
    asker: Key
    item: object = None
    item_key: Key | None = None
    index: int | None = None
    at: int | None = None

    def of_item(self, item: object, key: Key | None, at: int | None = None) -> Frame:
        """Return the place with another item."""
        return Frame(self.part, self.asker, item, key, self.index, at)

    def standing(self, at: int) -> Frame:
        """Return the place while the object's stream stands there, in bits, however far it is read later."""
        return Frame(self.part, self.asker, self.item, self.item_key, self.index, at)


@dataclass(slots=True, eq=False)
class Hypothesis:
    """Assignments to be taken as other than they are, and the values computed under them."""

    values: Mapping[Key, object]
    known: dict[tuple[int, str], tuple[object, tuple[Key, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class ValueRules:
    """The rules that a value was checked by, at their place: each an expression over `_` and whether it must hold."""

    frame: Frame
    rules: tuple[tuple[Expression, bool], ...]


def path_of(key: Key) -> str:
    """Return a key as a path: `body.fields[2].data`."""
    text = ""
    for step in key:
        text += f"[{step}]" if isinstance(step, int) else f".{_id(step)}"
    return text.removeprefix(".")


def name_of(owner: TypeSpec, attribute: Attribute) -> str:
    """Return the id of a field, or how failures name one without."""
    return attribute.id or _id(f"#{owner.seq.index(attribute)}")


def is_hidden(key: Key) -> bool:
    """Tell whether an object lies in a field without id, to which no column leads."""
    return any(isinstance(step, str) and step.startswith("#") for step in key)


def _id(step: str) -> str:
    return f"_unnamed{step[1:]}" if step.startswith("#") else step


def own_names(tree: Expression) -> Iterator[str]:
    """Yield the names of an object's own fields in an expression, in the order of the text in Python."""
    match tree:
        case nodes.Name(name):
            yield name
        case nodes.Member(nodes.Name(), "_sizeof"):
            return
        case nodes.Ternary(condition, then, otherwise):
            for part in (then, condition, otherwise):
                yield from own_names(part)
        case _:
            for part in parts_of(tree):
                yield from own_names(part)
