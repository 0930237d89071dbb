"""Objects, lists, the places that expressions stand in, and the names of these places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ksyspark.spec.expressions import Expression
from ksyspark.spec.model import Endian, TypeSpec
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


@dataclass(slots=True, eq=False)
class Part:
    """An object of a user type, as far as it is read; `values` are its parameters and fields.

    `parent` is the object around it, `other_parent` what it calls `_parent` where its field says so.
    """

    spec: TypeSpec
    key: Key
    parent: Part | None
    window: Window
    endian: Endian | None = None
    values: dict[str, object] = field(default_factory=dict)
    arguments: Mapping[str, tuple[Expression, Scope]] = field(default_factory=dict)
    known: dict[str, tuple[object, tuple[Key, ...]]] = field(default_factory=dict)
    starts: dict[Key, int] = field(default_factory=dict)
    other_parent: tuple[Expression, Scope] | None = None

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
class Scope:
    """What names in an expression mean: the object around it, the field it stands in, the item and its number.

    Never changed; not frozen because so many are made, which then takes three times as long. `at` is where the object's
    stream stood, in bits, for an expression that is looked at again later.
    """

    part: Part
    asker: Key
    item: object = None
    item_key: Key | None = None
    index: int | None = None
    at: int | None = None

    def of_item(self, item: object, key: Key | None, at: int | None = None) -> Scope:
        """Return the place with another item."""
        return Scope(self.part, self.asker, item, key, self.index, at)

    def standing(self, at: int) -> Scope:
        """Return the place while the object's stream stands there, in bits, however far it is read later."""
        return Scope(self.part, self.asker, self.item, self.item_key, self.index, at)


@dataclass(slots=True, eq=False)
class Hypothesis:
    """Assignments to be taken as other than they are, and the values computed under them."""

    values: Mapping[Key, object]
    known: dict[tuple[int, str], tuple[object, tuple[Key, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class ValueRules:
    """The rules that a value was checked by, at their place: each an expression over `_` and whether it must hold."""

    scope: Scope
    rules: tuple[tuple[Expression, bool], ...]
