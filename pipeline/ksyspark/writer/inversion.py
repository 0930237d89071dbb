"""Expressions turned round: what fields must be so that an expression has a value it does not have."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from ksyspark.interpreter.expressions import Evaluate
from ksyspark.interpreter.objects import Object, Refused, name_of
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.stream import Stream
from ksyspark.interpreter.types import PositionInstance
from ksyspark.spec.declared_types import type_of_item
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, BytesUse, IntegerUse, SimpleUse, StringUse, TypeUse, FloatUse

NO_VALUE = object()
"""What an expression is whose value cannot be had."""
# Parts of one expression that are looked at, items of a list that is made longer, and instances that name instances.
_MOST_STEPS, _MOST_ITEMS, _DEEPEST = 400, 10, 6
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
    given: Mapping[str, Any]
    old: Object | None = None
    old_row: Mapping[str, Any] = field(default_factory=dict)
    arguments: Mapping[str, Expression] = field(default_factory=dict)
    uses: dict[str, SimpleUse] = field(default_factory=dict)


GIVEN = 30
"""The rank of a value that is given. What asks for a value replaces those of its own rank and of lower ones."""


class Solver:
    """Find values of fields. `nodes` are the objects that are written.

    `chosen` are the values of fields by their keys, each with its rank and what asked for it: others of that rank do
    not change it.

    `cached` are values of instances that were computed from fields, and are not valid when one changes. `locked` tells
    whether a value was not changed because of its rank, since it was last set. `wishes` are, by the key of an object
    and the name of an instance that reads ahead, what it read and what it is to read.
    """

    def __init__(self, library: Library) -> None:
        self.nodes: dict[Object, Node] = {}
        self.chosen: dict[object, tuple[Any, int, object]] = {}
        self.cached: list[tuple[dict[str, object], str]] = []
        self.wishes: dict[object, dict[str, tuple[Any, Any]]] = {}
        self.locked = False
        self._library = library
        self._closures: dict[tuple[object, ...], tuple[Expression, Evaluate]] = {}
        self._named: dict[int, tuple[Expression, Sequence[Expression]]] = {}
        self._journal: list[tuple[Leaf | Stream, Any]] = []
        self._asker: object = None
        self._rank = self._steps = 0
        self._is_strict = False

    def begin(self, *, is_new: bool = False) -> None:
        """Forget the objects of the last draft, for another message also the values that were chosen."""
        if is_new:
            self.chosen.clear()
            self.wishes.clear()
        self.nodes.clear()
        self.cached.clear()

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

    def require(self, tree: Expression, scope: Scope, target: Any, rank: int, asker: object) -> bool:
        """Choose values of fields so that an expression has a value; tell whether it has, else nothing is changed.

        Values that obey the rules of their fields are looked for first: others may do when all is written.
        """
        if same(self.value(tree, scope), target):
            return True
        self._rank, self._asker, self._journal, is_solved = rank, asker, [], False
        if not self._is_open(tree, scope):
            return False
        for self._is_strict in (True, False):
            self._steps = _MOST_STEPS
            with self._undone_if_false() as attempt:
                attempt.holds = self._solve(tree, scope, target) and same(self.value(tree, scope), target)
            is_solved = attempt.holds or (not self._is_strict and self._with_other_counts(tree, scope, target))
            if is_solved:
                break
        for leaf, before in self._journal:
            if isinstance(leaf, Stream):
                continue
            node, value = self.nodes[leaf.holder], leaf.holder.values[leaf.name]
            if leaf.name in leaf.holder.type.instances:
                wishes = self.wishes.setdefault(node.key, {})
                wishes[leaf.name] = wishes.get(leaf.name, (before,))[0], value
            else:
                self.chosen[node.key, leaf.name] = value, rank, asker
        return is_solved

    def _with_other_counts(self, tree: Expression, scope: Scope, target: Any) -> bool:
        """Try lists of numbers of other lengths that end where their condition says so, short ones first."""
        for leaf in self._lists(tree, scope):
            attribute = attribute_of(leaf)
            if attribute is None or attribute.repeat is None or attribute.repeat.formula is None:
                continue
            until = attribute.repeat.formula.tree if attribute.repeat.kind == "until" else None
            for count in range(1, _MOST_ITEMS):
                self._steps = _MOST_STEPS
                with self._undone_if_false() as attempt:
                    if not self._set(leaf, [0] * count):
                        break
                    items = (Scope(leaf.holder, at, replace(leaf, index=at), attribute) for at in range(count))
                    attempt.holds = all(
                        until is None or self._solve(until, item, item.index == count - 1) for item in items
                    ) and self._solve(tree, scope, target) and self.value(tree, scope) == target
                if attempt.holds:
                    return True
        return False

    def _lists(self, tree: Expression, scope: Scope, depth: int = 0) -> Iterator[Leaf]:
        """Yield the lists of numbers that an expression is computed from and that may have other items."""
        for part in self._parts(tree) if depth < _DEEPEST else ():
            place = self._place(part, scope)
            if isinstance(place, Leaf):
                held = place.holder.values.get(place.name)
                if place.index is None and isinstance(held, list) and all(isinstance(one, int) for one in held):
                    yield place
            elif place is not None:
                yield from self._lists(place[0], place[1], depth + 1)

    # What an expression must be, part by part.

    def _solve(self, tree: Expression, scope: Scope, target: Any) -> bool:
        self._steps -= 1
        if self._steps < 0 or target is NO_VALUE:
            return False
        if same(self.value(tree, scope), target):
            return True
        place = self._place(tree, scope)
        if isinstance(place, Leaf):
            return self._set(place, target)
        if place is not None:
            return self._solve(*place, target)
        match tree:
            case nodes.Cast(of):
                return self._solve(of, scope, target)
            case nodes.Unary("not", operand):
                return self._solve(operand, scope, not target)
            case nodes.Unary("-", operand) if isinstance(target, int | float):
                return self._solve(operand, scope, -target)
            case nodes.Unary("~", operand) if isinstance(target, int):
                return self._solve(operand, scope, ~target)
            case nodes.Ternary(condition, then, otherwise):
                return self._ternary(condition, (then, otherwise), scope, target)
            case nodes.Binary(("and" | "or") as sign, left, right):
                # All parts of an `and` that holds, and of an `or` that does not; one part otherwise.
                is_all = (sign == "and") == bool(target)
                holds = all if is_all else any
                return holds(self._attempt(part, scope, target) for part in (left, right))
            case nodes.Binary(sign, left, right) if sign in _COMPARISONS:
                return self._compared(sign, left, right, scope, bool(target))
            case nodes.Binary(sign, left, right):
                return self._computed(tree, scope, target)
            case nodes.Member(nodes.Name("_io"), "size") if isinstance(target, int):
                return self._stretched(scope.holder, target)
            case nodes.Member(of, "size" | "length"):
                return self._resized(of, scope, target)
            case nodes.Member(of, "to_i") | nodes.Call(of, "to_i", ()):
                return self._solve(of, scope, str(target))
            case nodes.Call(of, "to_s", (nodes.StringLiteral(encoding),)) if isinstance(target, str):
                return self._solve(of, scope, target.encode(encoding, "replace"))
        return False

    def _attempt(self, tree: Expression, scope: Scope, target: Any) -> bool:
        with self._undone_if_false() as attempt:
            attempt.holds = self._solve(tree, scope, target)
        return attempt.holds

    def _ternary(
        self, condition: Expression, branches: tuple[Expression, Expression], scope: Scope, target: Any
    ) -> bool:
        """Choose the branch that the condition takes now, then the other one."""
        takes_then = bool(self.value(condition, scope))
        for is_then in (takes_then, not takes_then):
            with self._undone_if_false() as attempt:
                attempt.holds = self._solve(condition, scope, is_then) and self._solve(
                    branches[not is_then], scope, target
                ) and bool(self.value(condition, scope)) == is_then
            if attempt.holds:
                return True
        return False

    def _compared(self, sign: str, left: Expression, right: Expression, scope: Scope, target: bool) -> bool:
        sign = sign if target else _OPPOSITE[sign]
        sides = self.value(left, scope), self.value(right, scope)
        for tree, bound, is_left in ((left, sides[1], True), (right, sides[0], False)):
            if bound is NO_VALUE:
                continue
            for value in _values_for(sign if is_left else _MIRRORED[sign], bound):
                if self._attempt(tree, scope, value):
                    return True
        return False

    def _computed(self, tree: nodes.Binary, scope: Scope, target: Any) -> bool:
        """Change one side of a calculation; share a sum of several parts out by their weights."""
        one, other = self.value(tree.left, scope), self.value(tree.right, scope)
        invert = _INVERSE.get(tree.operator)
        if invert is None or not isinstance(target, int | float):
            return False
        for side, is_left in ((tree.left, True), (tree.right, False)):
            try:
                value = invert(target, one, other, is_left)
            except (TypeError, ValueError, ArithmeticError):
                continue
            with self._undone_if_false() as attempt:
                attempt.holds = self._solve(side, scope, value) and self.value(tree, scope) == target
            if attempt.holds:
                return True
        return tree.operator in "+|" and self._shared(tree.left, tree.right, scope, target)

    def _shared(self, left: Expression, right: Expression, scope: Scope, target: Any) -> bool:
        """Give each part of a sum as much as it can take, those of the largest weight first."""
        parts = sorted((*_weighted(left), *_weighted(right)), key=lambda part: -part[1])
        open_parts = [part for part in parts if self._is_open(part[0], scope)]
        fixed = [(self.value(tree, scope), weight) for tree, weight in parts if (tree, weight) not in open_parts]
        if len(open_parts) < 2 or not all(isinstance(one, int) for one in (target, *(value for value, _ in fixed))):
            return False
        rest = target - sum(value * weight for value, weight in fixed)
        with self._undone_if_false() as attempt:
            for tree, weight in open_parts:
                share = max(rest, 0) // weight
                most = _most_of(tree)
                share = share if most is None else min(share, most)
                if not self._attempt(tree, scope, share):
                    share = self.value(tree, scope)
                if not isinstance(share, int):
                    return False
                rest -= share * weight
            attempt.holds = rest == 0
        return attempt.holds

    def _is_open(self, tree: Expression, scope: Scope, depth: int = 0) -> bool:
        """Tell whether a field that an expression is computed from may get another value, or how much is written."""
        for part in self._parts(tree) if depth < _DEEPEST else ():
            if isinstance(part, nodes.Name) and part.id == "_io":
                return True
            place = self._place(part, scope)
            if isinstance(place, Leaf):
                if self._may_set(place):
                    return True
            elif place is not None and self._is_open(*place, depth + 1):
                return True
        return False

    def _resized(self, of: Expression, scope: Scope, target: Any) -> bool:
        """Cut bytes, a text or a list of numbers off, or fill it up."""
        place = self._place(of, scope)
        if place is not None and not isinstance(place, Leaf):
            return self._resized(*place, target)
        held = None if place is None else self._held(place)
        if place is None or not isinstance(held, str | bytes | list) or not isinstance(target, int) or target < 0:
            return False
        attribute = attribute_of(place)
        if isinstance(held, list) and attribute is not None and attribute.repeat and attribute.repeat.kind == "until":
            return False
        more = target - len(held)
        fill: Any = " " * more if isinstance(held, str) else bytes(max(more, 0)) if isinstance(held, bytes) else [0] * more
        return self._set(place, held[:target] + fill)

    def _stretched(self, holder: Object, target: int) -> bool:
        """Have the stream of an object another size, not less than what is written of it, where a field tells that."""
        stream = holder.stream
        while holder.holder is not None and holder.holder.stream is stream:
            holder = holder.holder
        around = holder.holder
        if around is None or target < stream.position - stream.base:
            return False
        size = next(one for one in around.type.spec.attributes() if name_of(around.type.spec, one) == holder.name).delimiter.size
        if size is None or not self._solve(size.tree, Scope(around, holder.index), target):
            return False
        self._journal.append((stream, stream.end))
        stream.end = stream.base + target
        self.forget()
        return True

    # Places of values.

    def _parts(self, tree: Expression) -> Sequence[Expression]:
        """Return the parts of an expression that may name a place."""
        if id(tree) not in self._named:
            parts = [part for part in nodes.walk(tree) if isinstance(part, nodes.Name | nodes.Member | nodes.Subscript)]
            self._named[id(tree)] = tree, parts
        return self._named[id(tree)][1]

    def _place(self, tree: Expression, scope: Scope) -> "Leaf | tuple[Expression, Scope] | None":
        """Return the field that an expression names, or the expression of the instance or parameter that it names."""
        match tree:
            case nodes.Name("_"):
                return scope.item
            case nodes.Name(name) if name not in _ITSELF:
                return self._in(scope.holder, name)
            case nodes.Member(of, name) if name not in _ITSELF:
                held = self.value(of, scope)
                if isinstance(held, list) and name in ("first", "last"):
                    place = self._place(of, scope)
                    return replace(place, index=0 if name == "first" else len(held) - 1) if isinstance(place, Leaf) else None
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
            is_simple = node is not None and instance.attribute.repeat is None
            return Leaf(holder, name) if is_simple and name in holder.values else None
        if instance is not None:
            return instance.attribute.value.tree, Scope(holder)
        if node is not None and name in node.arguments and holder.holder is not None:
            return node.arguments[name], Scope(holder.holder, holder.index)
        return Leaf(holder, name) if node is not None else None

    def _held(self, leaf: Leaf) -> Any:
        held: Any = leaf.holder.values.get(leaf.name, NO_VALUE)
        return held[leaf.index] if leaf.index is not None and isinstance(held, list | bytes) else held

    def _may_set(self, leaf: Leaf) -> bool:
        node = self.nodes[leaf.holder]
        _, rank, asker = self.chosen.get((node.key, leaf.name), (None, 0, self._asker))
        rank = max(rank, GIVEN if leaf.name in node.given else 0)
        is_locked = rank > self._rank or (rank == self._rank and asker != self._asker)
        self.locked |= is_locked
        return not is_locked

    def _set(self, leaf: Leaf, value: Any) -> bool:
        """Change a field, or an item of it, where it can hold the value. A field that is not there may come to be."""
        node, held = self.nodes[leaf.holder], self._held(leaf)
        attribute = attribute_of(leaf)
        use = node.uses.get(leaf.name, None if attribute is None else attribute.use)
        items = value if isinstance(value, list) else [value]
        is_alike = held is NO_VALUE or isinstance(held, list) == isinstance(value, list)
        is_byte = leaf.index is not None and isinstance(use, BytesUse | StringUse)
        can_hold = is_byte and fits(_BYTE, value) or all(fits(use, one) for one in items)
        if isinstance(held, Object) or not (is_alike and can_hold and self._may_set(leaf)):
            return False
        if self._is_strict and not isinstance(value, list) and not is_byte:
            if not leaf.holder.type.allows(leaf.holder, leaf.name, value, leaf.index):
                return False
        before = leaf.holder.values.get(leaf.name, NO_VALUE)
        if isinstance(before, bytes) and leaf.index is not None:
            value = before[: leaf.index] + bytes([value]) + before[leaf.index + 1 :]
        elif isinstance(before, list) and leaf.index is not None:
            value = [*before[: leaf.index], value, *before[leaf.index + 1 :]]
        self._journal.append((leaf, before))
        dict.__setitem__(leaf.holder.values, leaf.name, value)
        self.forget()
        return True

    def forget(self) -> None:
        """Drop what instances were computed from fields that have other values now."""
        changed = {(id(leaf.holder.values), leaf.name) for leaf, _ in self._journal if isinstance(leaf, Leaf)}
        for values, name in self.cached:
            if (id(values), name) not in changed:
                values.pop(name, None)
        self.cached.clear()

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

    @contextmanager
    def _undone_if_false(self) -> "Iterator[_Attempt]":
        """Set fields back at the end of a `with` block unless it noted that an attempt holds."""
        mark, attempt = len(self._journal), _Attempt()
        yield attempt
        if not attempt.holds:
            self._undo(mark)


@dataclass(slots=True)
class _Attempt:
    holds: bool = False


def attribute_of(leaf: Leaf) -> Attribute | None:
    return next((one for one in leaf.holder.type.spec.attributes() if one.id == leaf.name), None)


def same(one: Any, other: Any) -> bool:
    """Tell whether two values are the same; any NaN is as good as another."""
    return bool(one == other) or (one != one and other != other)  # noqa: PLR0124 (that is what a NaN is)


def fits(use: TypeUse | None, value: object) -> bool:
    """Tell whether a field of a type can hold a value."""
    match use:
        case IntegerUse(is_signed, width):
            least = -(1 << 8 * width - 1) if is_signed else 0
            return isinstance(value, int) and least <= value < 1 << 8 * width - is_signed
        case BitsUse(width):
            return isinstance(value, int) and 0 <= value < 1 << width
        case StringUse():
            return isinstance(value, str)
        case BytesUse():
            return isinstance(value, bytes)
        case FloatUse():
            return isinstance(value, float)
    return False


_BYTE = IntegerUse(False, 1, None)
_COMPARISONS = frozenset(("==", "!=", "<", "<=", ">", ">="))
_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}
_MIRRORED = {"==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


def _values_for(sign: str, bound: Any) -> tuple[Any, ...]:
    """Return values for which a comparison with a bound holds, the nearest first."""
    if sign == "==":
        return (bound,)
    if isinstance(bound, bool):
        return (not bound,) if sign == "!=" else ()
    if not isinstance(bound, int):
        return ()
    return {
        "!=": (bound + 1, bound - 1, 0),
        "<": (bound - 1, 0),
        "<=": (bound, 0),
        ">": (bound + 1,),
        ">=": (bound,),
    }[sign]


def _quotient(target: Any, one: Any, other: Any, is_left: bool) -> Any:
    return target * other if is_left else one // target


def _factor(target: Any, one: Any, other: Any, is_left: bool) -> Any:
    known = other if is_left else one
    return target // known if target % known == 0 else None


_INVERSE: Mapping[str, Callable[[Any, Any, Any, bool], Any]] = {
    "+": lambda target, one, other, is_left: target - (other if is_left else one),
    "-": lambda target, one, other, is_left: target + other if is_left else one - target,
    "*": _factor,
    "/": _quotient,
    "%": lambda target, one, other, is_left: one - one % other + target if is_left else None,
    "&": lambda target, one, other, is_left: one & ~other | target if is_left else other & ~one | target,
    "|": lambda target, one, other, is_left: target & ~(other if is_left else one),
    "^": lambda target, one, other, is_left: target ^ (other if is_left else one),
    "<<": lambda target, one, other, is_left: target >> other if is_left else None,
    ">>": lambda target, one, other, is_left: target << other | one & (1 << other) - 1 if is_left else None,
}
"""The value of one side of a calculation: by the result, both sides, and whether it is the left one."""


@lru_cache(maxsize=256)
def _weighted(tree: Expression) -> tuple[tuple[Expression, int], ...]:
    """Return the parts of a sum with their weights."""
    match tree:
        case nodes.Binary("+" | "|", left, right):
            return (*_weighted(left), *_weighted(right))
        case nodes.Binary("*", left, nodes.IntLiteral(weight)) if weight > 0:
            return ((left, weight),)
        case nodes.Binary("<<", left, nodes.IntLiteral(weight)):
            return ((left, 1 << weight),)
        case nodes.Ternary(_, nodes.Binary("*", _, nodes.IntLiteral(weight)), nodes.IntLiteral(0)) if weight > 0:
            return ((nodes.Binary("/", tree, nodes.IntLiteral(weight, 0), 0), weight),)
    return ((tree, 1),)


def _most_of(tree: Expression) -> int | None:
    """Return the largest value of an expression that has the lowest bits of another one, or None."""
    match tree:
        case nodes.Binary("&", _, nodes.IntLiteral(mask)):
            return mask
        case nodes.Binary("/", of, nodes.IntLiteral(weight)):
            inner = _most_of(of)
            return None if inner is None else inner // weight
        case nodes.Ternary(_, then, _):
            return _most_of(then)
        case nodes.Binary("*", of, nodes.IntLiteral(weight)):
            inner = _most_of(of)
            return None if inner is None else inner * weight
    return None
