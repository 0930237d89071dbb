"""What a message under construction is made of: objects of types, lists, and the places expressions stand in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ksyspark.spec.expressions import Expression
from ksyspark.spec.model import Endian, TypeSpec
from ksyspark_codegen.synthesis.memory import Window

Key = tuple[str | int, ...]
"""The name of one choice: the path of the field it is made for; `#count`, `#eof` ... tell other choices than its value.

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
class Supposed:
    """Choices to be taken as other than they are, and values that were worked out so."""

    values: Mapping[Key, object]
    known: dict[tuple[int, str], tuple[object, tuple[Key, ...]]] = field(default_factory=dict)
