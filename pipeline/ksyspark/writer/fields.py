"""Fields that are written: where their values stand, which of them may change, and changes that can be undone."""

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ksyspark.interpreter.expressions import Evaluate
from ksyspark.interpreter.objects import Object, Refused
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.stream import Stream
from ksyspark.interpreter.types import PositionInstance
from ksyspark.spec.declared_types import type_of_item
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, BytesUse, FloatUse, IntegerUse, StringUse, TypeUse, UserTypeUse

NO_VALUE = object()
"""What an expression is whose value cannot be had."""
# Instances that name instances, which are followed; places that are looked for in a message, and more for each object.
_DEEPEST, _MOST_PLACES, _PLACES_OF_OBJECT = 6, 400_000, 200
_ITSELF = frozenset(("_", "_index", "_io", "_parent", "_root", "_sizeof"))


@dataclass(frozen=True, slots=True)
class Leaf:
    """A field that may get another value, or an item of it."""

    holder: Object
    name: str
    index: int | None = None


@dataclass(frozen=True, slots=True)
class Scope:
    """Where an expression stands: its object, the item, what `_` is, and the field that has it."""

    holder: Object
    index: int | None = None
    item: Leaf | None = None
    attribute: Attribute | None = None


@dataclass(slots=True)
class Node:
    """What is known of an object: values that are given, its path in the message, and what gave its parameters.

    `old` is the object of the template that it stands for, `old_row` the row of that, `uses` the types that its fields
    have taken.
    """

    key: object
    path: str
    asked: Mapping[str, Any]
    old: Object | None = None
    old_row: Mapping[str, Any] = field(default_factory=dict)
    arguments: Mapping[str, Expression] = field(default_factory=dict)
    uses: dict[str, TypeUse] = field(default_factory=dict)


TOLD, GIVEN, CONTENT = 20, 30, 99
"""The ranks of computed columns, none of which changes those of objects that its fields lie in; of numbers that are
given, which what asks replaces at this rank or above; of texts, bytes and lists that are given, which stay."""


class Fields:
    """The values of fields of one message. `nodes` are the objects that are written.

    `chosen` are values by the keys of fields, each with its rank and what asked for it: others of that rank do not
    change it. `cached` are values of instances that were computed from fields, and are not valid when one changes.
    `meets_length` tells whether a computed length kept its value, since it was last set. `wishes` are, by the
    key of an object, the name of an instance that reads ahead, and a field that it reads there: what this read, and is
    to read. `told` are, by object, expressions of its computed columns that have the value that is given.
    """

    def __init__(self, library: Library) -> None:
        self.nodes: dict[Object, Node] = {}
        self.chosen: dict[object, tuple[Any, int, object]] = {}
        self.cached: list[tuple[dict[str, object], str]] = []
        self.told: dict[Object, list[tuple[Expression, Scope, Any]]] = {}
        self.wishes: dict[object, dict[tuple[str, int, str], tuple[Leaf, Any, Any]]] = {}
        self.meets_length = False
        self.is_lenient = self.is_settled = False
        self.only: Leaf | None = None
        self._library = library
        self._closures: dict[tuple[object, ...], tuple[Expression, Evaluate]] = {}
        self._named: dict[int, tuple[Expression, Sequence[Expression]]] = {}
        self._journal: list[tuple[Leaf | Stream, Any]] = []
        self._asker: object = None
        self._rank = 0
        self._spent = 0

    def begin(self, *, is_new: bool = False) -> None:
        """Forget the objects of the last draft, for another message also the values that were chosen."""
        if is_new:
            self._spent = 0
            self.chosen.clear()
            self.wishes.clear()
        self.nodes.clear()
        self.cached.clear()
        self.told.clear()

    @property
    def state(self) -> object:
        """What was chosen and what is read ahead, to be compared with a later state."""
        return dict(self.chosen), {key: dict(wishes) for key, wishes in self.wishes.items()}

    def value(self, tree: Expression, scope: Scope) -> Any:
        """Return the value of an expression, or NO_VALUE."""
        spec, attribute = scope.holder.type.spec, scope.attribute
        key = spec.path, id(tree), id(attribute)
        if key not in self._closures:
            item = None if attribute is None else type_of_item(self._library, spec, attribute)
            self._closures[key] = tree, scope.holder.type.compiler.closure(tree, item, has_index=True)
        try:
            item = None if scope.item is None else self._held(scope.item)
            return self._closures[key][1](scope.holder, item, scope.index)
        except (Failed, Refused, *ARITHMETIC):
            return NO_VALUE

    def counts(self, tree: Expression) -> bool:
        """Tell whether an expression asks how long something is."""
        members = (part for part in self._parts(tree) if isinstance(part, nodes.Member))
        return any(part.id in ("size", "length") for part in members)

    def names(self, tree: Expression, name: str) -> bool:
        """Tell whether an expression has a name: `_` is the item that it judges, `_io` the stream."""
        return any(isinstance(part, nodes.Name) and part.id == name for part in self._parts(tree))

    def is_by_room(self, holder: Object) -> bool:
        """Tell whether which fields an object has depends on how much room there is."""
        seq = holder.type.spec.seq
        return any(one.condition is not None and self.names(one.condition.tree, "_io") for one in seq)

    def _leaves(self, tree: Expression, scope: Scope, depth: int = 0) -> Iterator[Leaf]:
        """Yield the fields that an expression is computed from, also by way of instances and parameters."""
        for part in self._parts(tree) if depth < _DEEPEST else ():
            place = self._place(part, scope)
            if isinstance(place, Leaf):
                yield place
            elif place is not None:
                yield from self._leaves(*place, depth + 1)

    def _is_open(self, tree: Expression, scope: Scope) -> bool:
        """Tell whether a field that an expression is computed from may get another value, or how much is written."""
        return self.names(tree, "_io") or any(map(self._may_set, self._leaves(tree, scope)))

    def _parts(self, tree: Expression) -> Sequence[Expression]:
        """Return the parts of an expression that may name a place."""
        if id(tree) not in self._named:
            parts = [part for part in nodes.walk(tree) if isinstance(part, nodes.Name | nodes.Member | nodes.Subscript)]
            self._named[id(tree)] = tree, parts
        return self._named[id(tree)][1]

    @property
    def _is_exhausted(self) -> bool:
        """Whether so many places were looked for that a message would take too long."""
        return self._spent > _MOST_PLACES + _PLACES_OF_OBJECT * len(self.nodes)

    def _place(self, tree: Expression, scope: Scope) -> "Leaf | tuple[Expression, Scope] | None":
        """Return the field that an expression names, or the expression of the instance or parameter that it names."""
        self._spent += 1
        match tree:
            case nodes.Name("_"):
                return scope.item
            case nodes.Name(name) if name not in _ITSELF:
                return self._in(scope.holder, name)
            case nodes.Member(of, name) if name not in _ITSELF:
                held = self.value(of, scope)
                if isinstance(held, list) and name in ("first", "last"):
                    place, at = self._place(of, scope), 0 if name == "first" else len(held) - 1
                    return replace(place, index=at) if isinstance(place, Leaf) else None
                return self._in(held, name) if isinstance(held, Object) else None
            case nodes.Subscript(of, index):
                place, at = self._place(of, scope), self.value(index, scope)
                return replace(place, index=at) if isinstance(place, Leaf) and isinstance(at, int) else None
            case nodes.Cast(of):
                return self._place(of, scope)
        return None

    def _in(self, holder: Object, name: str) -> "Leaf | tuple[Expression, Scope] | None":
        instance, node = holder.type.instances.get(name), self.nodes.get(holder)
        if isinstance(instance, PositionInstance):
            return Leaf(holder, name) if instance.attribute.repeat is None and name in holder.values else None
        if instance is not None and instance.attribute.value is not None:
            return instance.attribute.value.tree, Scope(holder)
        if node is not None and name in node.arguments and holder.holder is not None:
            return node.arguments[name], Scope(holder.holder, holder.index)
        return Leaf(holder, name)

    def _held(self, leaf: Leaf) -> Any:
        held: Any = leaf.holder.values.get(leaf.name, NO_VALUE)
        if leaf.index is None or not isinstance(held, list | bytes):
            return held
        return held[leaf.index] if 0 <= leaf.index < len(held) else NO_VALUE

    def _may_set(self, leaf: Leaf) -> bool:
        node = self.nodes.get(leaf.holder)
        if node is None:
            # A place that is no number moves until the message is settled.
            *_, (holder, name) = self._from_node(leaf)
            pos = holder.type.spec.instances[name].pos if name in holder.type.spec.instances else None
            return self.is_settled or (pos is not None and isinstance(pos.tree, nodes.IntLiteral))
        _, rank, asker = self.chosen.get((node.key, leaf.name), (None, 0, self._asker))
        asked = node.asked.get(leaf.name)
        if asked is not None:
            rank = max(rank, GIVEN if _is_number(leaf, asked) else CONTENT)
        self.meets_length |= max(self._rank, GIVEN) < rank < CONTENT
        return rank < self._rank or (rank == self._rank and asker == self._asker)

    def _set(self, leaf: Leaf, value: Any) -> bool:
        """Change a field, or an item of it, where it can hold the value. A field that is not there may come to be."""
        node, held = self.nodes.get(leaf.holder), self._held(leaf)
        attribute = attribute_of(leaf)
        use = None if attribute is None else attribute.use
        use = use if node is None else node.uses.get(leaf.name, use)
        items = value if isinstance(value, list) else [value]
        is_alike = held is NO_VALUE or isinstance(held, list) == isinstance(value, list)
        is_byte = leaf.index is not None and isinstance(use, BytesUse | StringUse)
        is_other = self.only is not None and self.only != leaf and self._held(self.only) is not leaf.holder
        if is_other or (held is NO_VALUE and leaf.index is not None):
            return False
        can_hold = (is_byte and fits(_BYTE, value)) or all(fits(use, one) for one in items)
        if isinstance(held, Object) or not (is_alike and can_hold and self._may_set(leaf)):
            return False
        is_judged = not (isinstance(value, list) or is_byte or (self.is_lenient and is_bounded(attribute)))
        if is_judged and not leaf.holder.type.allows(leaf.holder, leaf.name, value, leaf.index):
            return False
        before = leaf.holder.values.get(leaf.name, NO_VALUE)
        if isinstance(before, bytes) and leaf.index is not None:
            value = before[: leaf.index] + bytes([value]) + before[leaf.index + 1 :]
        elif isinstance(before, list) and leaf.index is not None:
            value = [*before[: leaf.index], value, *before[leaf.index + 1 :]]
        self._journal.append((leaf, before))
        dict.__setitem__(leaf.holder.values, leaf.name, value)
        self.forget()
        return leaf.index is None or attribute is None or self._may_follow(leaf, attribute)

    def _may_follow(self, leaf: Leaf, attribute: Attribute) -> bool:
        """Tell whether an item of a list that ends by a condition may have its value: the last one alone ends it."""
        repeat, held = attribute.repeat, leaf.holder.values[leaf.name]
        if repeat is None or repeat.kind != "until" or repeat.formula is None or not isinstance(held, list):
            return True
        ends = self.value(repeat.formula.tree, Scope(leaf.holder, leaf.index, leaf, attribute))
        return ends is NO_VALUE or bool(ends) == (leaf.index == len(held) - 1)

    def _begin_choice(self, rank: int, asker: object) -> None:
        self._rank, self._asker, self._journal = rank, asker, []

    def _keep_choice(self) -> None:
        """Have fields the values that were chosen also in the drafts that follow."""
        for leaf, before in self._journal:
            if isinstance(leaf, Stream):
                continue
            node, value = self.nodes.get(leaf.holder), leaf.holder.values[leaf.name]
            if node is None or leaf.name in leaf.holder.type.instances:
                self._wish(leaf, before, value)
            else:
                self.chosen[node.key, leaf.name] = value, self._rank, self._asker

    def _wish(self, leaf: Leaf, before: Any, after: Any) -> None:
        """Note what an instance that reads ahead, or a field of its object, read and is to read."""
        place, (*_, (holder, name)) = leaf.holder.places.get(leaf.name), self._from_node(leaf)
        if place is not None and holder in self.nodes and name in holder.places:
            wishes = self.wishes.setdefault(self.nodes[holder].key, {})
            offset = place.start - holder.places[name].start
            wish = wishes.get((name, offset, leaf.name))
            wishes[name, offset, leaf.name] = leaf, before if wish is None else wish[1], after

    def _from_node(self, leaf: Leaf) -> Iterator[tuple[Object, str]]:
        """Yield where a field lies that is read ahead, up to the instance of an object that is written."""
        holder, name = leaf.holder, leaf.name
        yield holder, name
        while holder not in self.nodes and holder.holder is not None:
            holder, name = holder.holder, holder.name
            yield holder, name

    def forget(self) -> None:
        """Drop what instances were computed from fields that have other values now."""
        changed = set[tuple[int, str]]()
        for leaf, _ in self._journal:
            if isinstance(leaf, Leaf):
                changed |= {(id(holder.values), name) for holder, name in self._from_node(leaf)}
        for values, name in self.cached:
            if (id(values), name) not in changed:
                values.pop(name, None)
        self.cached.clear()

    def _keeps_told(self) -> bool:
        """Tell whether computed columns of objects with fields that change still have the values that are given."""
        holders = {one for leaf, _ in self._journal if isinstance(leaf, Leaf) for one in around(leaf.holder)}
        told = [place for holder in holders for place in self.told.get(holder, ())]
        return all(same(self.value(tree, scope), target) for tree, scope, target in told)

    def _undo(self, mark: int) -> None:
        while len(self._journal) > mark:
            leaf, before = self._journal.pop()
            if isinstance(leaf, Stream):
                leaf.end = before
            elif before is NO_VALUE:
                leaf.holder.values.pop(leaf.name, None)
            else:
                dict.__setitem__(leaf.holder.values, leaf.name, before)
            self.forget()

    def _attempt(self, holds: Callable[[], bool]) -> bool:
        """Set fields back unless an attempt holds."""
        mark = len(self._journal)
        if not (is_kept := holds()):
            self._undo(mark)
        return is_kept


def around(holder: Object | None) -> Iterator[Object]:
    """Yield an object, and those that it lies in."""
    while holder is not None:
        yield holder
        holder = holder.holder


def _is_number(leaf: Leaf, asked: object) -> bool:
    """Tell whether a value is a number, or the digits of one, which end by a condition."""
    attribute = attribute_of(leaf) if isinstance(asked, list) else None
    ends = attribute is not None and attribute.repeat is not None and attribute.repeat.kind == "until"
    return isinstance(asked, int) or (ends and isinstance(asked, list) and all(isinstance(one, int) for one in asked))


_BYTE = IntegerUse(False, 1, None)


def is_bounded(attribute: Attribute | None) -> bool:
    """Tell whether the rule of a field has a bound, which may be another one when all lengths are there."""
    rule = None if attribute is None or attribute.valid is None else attribute.valid.formulas.get("expr")
    parts = () if rule is None else nodes.walk(rule.tree)
    return any(isinstance(part, nodes.Binary) and part.operator in ("<", "<=") for part in parts)


def attribute_of(leaf: Leaf) -> Attribute | None:
    """Return the field that a value is of, or None if it is a parameter."""
    return next((one for one in leaf.holder.type.spec.attributes() if one.id == leaf.name), None)


def same(value: Any, other: Any) -> bool:
    """Tell whether two values are the same; a NaN is, where the other one has its bits or is none in particular."""
    are_nans = value != value and other != other  # noqa: PLR0124 (that is what a NaN is)
    same_bits = are_nans and struct.pack(">d", other) in (struct.pack(">d", value), struct.pack(">d", float("nan")))
    return bool(value == other) or same_bits


_HELD: Mapping[type, type] = {StringUse: str, BytesUse: bytes, FloatUse: float, UserTypeUse: type(None)}


def fits(use: TypeUse | None, value: object) -> bool:
    """Tell whether a field of a type can hold a value."""
    match use:
        case IntegerUse(is_signed, width):
            least = -(1 << 8 * width - 1) if is_signed else 0
            return isinstance(value, int) and least <= value < 1 << 8 * width - is_signed
        case BitsUse(width):
            return isinstance(value, int) and 0 <= value < 1 << width
    return type(use) in _HELD and isinstance(value, _HELD[type(use)])
