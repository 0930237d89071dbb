"""Invert expressions: find values of fields with which an expression has the value that is asked of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from operator import invert, neg, not_, pos
from typing import Any

from ksyspark.interpreter.expressions import shift_left
from ksyspark.interpreter.objects import Object, name_of
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import Attribute, UserTypeUse
from ksyspark.writer.fields import NO_VALUE, TOLD, Fields, Leaf, Scope, around, attribute_of, same

# Parts of one expression that are looked at, and what an instance counts; items and bytes of what is made longer, bytes
# of what is made narrower.
_MOST_STEPS, _STEPS_OF_NAME, _MOST_ITEMS, _LONGEST, _WIDEST = 400, 8, 10, 1 << 20, 8


class Solver(Fields):
    """Find values of fields so that expressions have the values that they must have."""

    _steps = 0

    def require(self, tree: Expression, scope: Scope, target: Any, rank: int, asker: object) -> bool:
        """Choose values of fields so that an expression has a value; tell whether it has, else nothing is changed."""
        if same(self.value(tree, scope), target):
            return True
        self._begin_choice(rank, asker)
        if self._is_exhausted or not self._is_open(tree, scope):
            return False
        self._steps = _MOST_STEPS

        def solves() -> bool:
            return self._solve(tree, scope, target) and same(self.value(tree, scope), target) and self._keeps_told()

        is_solved = self._attempt(solves) or self._with_other_counts(tree, scope, target)
        if not is_solved and (self.is_settled or rank != TOLD):
            # A rule may ask for lengths that change, too: the reader judges when all have.
            self._steps, self.is_lenient = _MOST_STEPS, True
            is_solved, self.is_lenient = self._attempt(solves), False
        self._keep_choice()
        return is_solved

    def _with_other_counts(self, tree: Expression, scope: Scope, target: Any) -> bool:
        """Try lists of numbers of other lengths that end where their condition says so, short ones first."""
        for leaf in self._leaves(tree, scope):
            attribute, held = attribute_of(leaf), leaf.holder.values.get(leaf.name)
            is_whole = leaf.index is None and isinstance(held, list) and all(isinstance(one, int) for one in held)
            if not is_whole or attribute is None or attribute.repeat is None or attribute.repeat.formula is None:
                continue
            for count in range(1, _MOST_ITEMS):
                self._steps = _MOST_STEPS
                if self._attempt(partial(self._with_count, leaf, attribute, count, (tree, scope, target))):
                    return True
        return False

    def _with_count(self, leaf: Leaf, attribute: Attribute, count: int, goal: tuple[Expression, Scope, Any]) -> bool:
        if not self._set(leaf, [0] * count):
            return False
        repeat, items = attribute.repeat, (replace(leaf, index=at) for at in range(count))
        if repeat is not None and repeat.formula is not None and repeat.kind == "until":
            for item in items:
                scope = Scope(leaf.holder, item.index, item, attribute)
                if not self._solve(repeat.formula.tree, scope, item.index == count - 1):
                    return False
        return self._solve(*goal) and bool(self.value(*goal[:2]) == goal[2])

    # What an expression must be, part by part.

    def _solve(self, tree: Expression, scope: Scope, target: Any) -> bool:
        """Change what an expression is computed from; the caller sees whether it has the value then."""
        self._steps -= 1
        if self._steps < 0 or target is NO_VALUE or self._is_exhausted:
            return False
        if same(self.value(tree, scope), target):
            return True
        place = self._place(tree, scope)
        if place is None:
            return self._inside(tree, scope, target)
        if isinstance(place, Leaf):
            return self._set(place, target)
        # Instances and parameters may name each other without end.
        self._steps -= _STEPS_OF_NAME
        is_solved = self._solve(*place, target)
        if is_solved and isinstance(tree, nodes.Name) and place[1].holder is not scope.holder:
            # An object has its parameters as they were when it was begun.
            self._journal.append((Leaf(scope.holder, tree.id), scope.holder.values.get(tree.id, NO_VALUE)))
            dict.__setitem__(scope.holder.values, tree.id, target)
            self.forget()
        return is_solved

    def _inside(self, tree: Expression, scope: Scope, target: Any) -> bool:
        """Change the parts of an expression that names no field itself."""
        match tree:
            case nodes.Cast(of):
                return self._solve(of, scope, target)
            case nodes.Unary(sign, operand) if isinstance(target, int):
                return self._solve(operand, scope, _UNARY[sign](target))
            case nodes.Ternary(condition, then, otherwise):
                return self._ternary(condition, (then, otherwise), scope, target)
            case nodes.Binary():
                return self._binary(tree, scope, target)
            case nodes.Member(of, name):
                return self._member(of, name, scope, target)
            case nodes.Call(of, "to_s", (nodes.StringLiteral(encoding),)) if isinstance(target, str):
                return self._solve(of, scope, target.encode(encoding, "replace"))
        return False

    def _binary(self, tree: nodes.Binary, scope: Scope, target: Any) -> bool:
        sign, left, right = tree.operator, tree.left, tree.right
        if sign in ("and", "or"):
            # All parts of an `and` that holds, and of an `or` that does not; one part otherwise.
            holds = all if (sign == "and") == bool(target) else any
            return holds(self._attempt(partial(self._solve, part, scope, target)) for part in (left, right))
        if sign in _OPPOSITE:
            return self._compared(sign if target else _OPPOSITE[sign], left, right, scope)
        return self._computed(tree, scope, target)

    def _member(self, of: Expression, name: str, scope: Scope, target: Any) -> bool:
        if name == "to_i":
            is_text = isinstance(self.value(of, scope), str)
            return self._solve(of, scope, str(target) if is_text else target)
        if name not in ("size", "length") or not isinstance(target, int) or not 0 <= target < _LONGEST:
            return False
        is_of_stream = isinstance(of, nodes.Name) and of.id == "_io"
        return self._stretched(scope.holder, target) if is_of_stream else self._resized(of, scope, target)

    def _ternary(
        self, condition: Expression, branches: tuple[Expression, Expression], scope: Scope, target: Any
    ) -> bool:
        """Choose the branch that the condition takes now, then the other one."""
        takes_then = bool(self.value(condition, scope))

        def holds(is_then: bool) -> bool:
            return (
                self._solve(condition, scope, is_then)
                and self._solve(branches[not is_then], scope, target)
                and bool(self.value(condition, scope)) == is_then
            )

        return any(self._attempt(partial(holds, is_then)) for is_then in (takes_then, not takes_then))

    def _compared(self, sign: str, left: Expression, right: Expression, scope: Scope) -> bool:
        sides = self.value(left, scope), self.value(right, scope)
        for tree, bound, is_left in ((left, sides[1], True), (right, sides[0], False)):
            if bound is NO_VALUE:
                continue
            for value in _values_for(sign if is_left else _MIRRORED[sign], bound):
                if self._attempt(partial(self._solve, tree, scope, value)):
                    return True
        return False

    def _computed(self, tree: nodes.Binary, scope: Scope, target: Any) -> bool:
        """Change one side of a calculation; share a sum of several parts out by their weights."""
        first, second = self.value(tree.left, scope), self.value(tree.right, scope)
        side_of = _INVERSE.get(tree.operator)
        if side_of is None or not isinstance(target, int | float):
            return False
        for side, is_left in ((tree.left, True), (tree.right, False)):
            try:
                value = side_of(target, first, second, is_left)
            except (TypeError, ValueError, ArithmeticError):
                continue
            if self._attempt(partial(self._by_side, side, value, tree, scope, target)):
                return True
        return tree.operator in "+|" and self._shared(tree.left, tree.right, scope, target)

    def _by_side(self, side: Expression, value: Any, tree: Expression, scope: Scope, target: Any) -> bool:
        return self._solve(side, scope, value) and bool(self.value(tree, scope) == target)

    def _shared(self, left: Expression, right: Expression, scope: Scope, target: Any) -> bool:
        """Give each part of a sum as much as it can take, those of the largest weight first."""
        parts = sorted((*_weighted(left), *_weighted(right)), key=lambda part: -part[1])
        open_parts = [part for part in parts if self._is_open(part[0], scope)]
        fixed = [(self.value(tree, scope), weight) for tree, weight in parts if (tree, weight) not in open_parts]
        if len(open_parts) < 2 or not all(isinstance(one, int) for one in (target, *(value for value, _ in fixed))):
            return False
        rest = target - sum(value * weight for value, weight in fixed)
        return self._attempt(partial(self._share, open_parts, rest, scope))

    def _share(self, parts: Sequence[tuple[Expression, int]], rest: int, scope: Scope) -> bool:
        for tree, weight in parts:
            share, most = rest // weight, _most_of(tree)
            share = share if most is None else min(share, most)
            is_given = self._attempt(partial(self._solve, tree, scope, share))
            has: Any = share if is_given else self.value(tree, scope)
            if not isinstance(has, int):
                return False
            rest -= has * weight
        return rest == 0

    def _resized(self, of: Expression, scope: Scope, target: int) -> bool:
        """Cut bytes, a text or a list of numbers off, or fill it up."""
        place = self._place(of, scope)
        if place is not None and not isinstance(place, Leaf):
            return self._resized(*place, target)
        held = None if place is None else self._held(place)
        if place is None or not isinstance(held, str | bytes | list):
            return False
        attribute = attribute_of(place)
        if isinstance(held, list) and attribute is not None and attribute.repeat and attribute.repeat.kind == "until":
            return False
        is_of_objects = attribute is not None and isinstance(attribute.use, UserTypeUse)
        fill: Any = (
            " " if isinstance(held, str) else b"\0" if isinstance(held, bytes) else [None if is_of_objects else 0]
        )
        kept = held[:0] if is_of_objects else held[:target]
        return self._set(place, kept + fill * (target - len(kept)))

    def _stretched(self, holder: Object, target: int) -> bool:
        """Have the stream of an object another size, not less than what is written of it, where a field tells that."""
        stream = holder.stream
        while holder.holder is not None and holder.holder.stream is stream:
            holder = holder.holder
        outer = holder.holder
        if target < stream.position - stream.base and not self.is_by_room(holder):
            return False
        if outer is not None:
            attributes = outer.type.spec.attributes()
            size = next(one for one in attributes if name_of(outer.type.spec, one) == holder.name).delimiter.size
            if size is None or not self._solve(size.tree, Scope(outer, holder.index), target):
                return False
        else:
            stream.data, stream.limit = stream.data.ljust(target, b"\0"), max(stream.limit, target)
        self._journal.append((stream, stream.end))
        stream.end = stream.base + target
        self.forget()
        return True

    def absorb(self, holder: Object, more: int, rank: int) -> None:
        """Have an object more bytes, or less, in what no column tells: narrower values, and bytes up to an end."""
        self._begin_choice(rank, None)
        inside = [one for one in self.nodes if holder in around(one)]
        for node in filter(self.is_by_room, inside):
            size = node.stream.end - node.stream.base
            widths = range(1, min(size, _WIDEST)) if more < 0 else ()
            width = next((width for width in widths if self._attempt(partial(self._narrowed, node, width))), size)
            more += size - width
        ends = (Leaf(node, part.id) for node in inside for part in node.type.spec.seq if part.delimiter.size_eos)
        any(self._attempt(partial(self._lengthened, leaf, more)) for leaf in ends)
        self._keep_choice()

    def _lengthened(self, leaf: Leaf, more: int) -> bool:
        """Have bytes another length, which no computed column tells."""
        held = self._held(leaf)
        if not isinstance(held, bytes) or not 0 <= len(held) + more < _LONGEST:
            return False
        return self._set(leaf, held[: len(held) + more].ljust(len(held) + more, b"\0")) and self._keeps_told()

    def _narrowed(self, holder: Object, width: int) -> bool:
        """Have an object another size, with which it holds what it held, and obeys its rules."""
        self._steps = _MOST_STEPS
        told = [place for one in around(holder) for place in self.told.get(one, ())]
        if not (self._stretched(holder, width) and all(self._solve(*place) for place in told) and self._keeps_told()):
            return False
        rules = [(one, one.valid.formulas.get("expr")) for one in holder.type.spec.seq if one.valid is not None]
        places = [(rule.tree, Scope(holder, None, Leaf(holder, one.id), one)) for one, rule in rules if rule]
        return all(self.value(*place) is not False for place in places)


_UNARY: Mapping[str, Callable[[Any], Any]] = {"not": not_, "-": neg, "+": pos, "~": invert}
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
    less, more = (bound - 1, 0), (bound + 1,)
    return {"!=": (*more, *less), "<": less, "<=": (bound, 0), ">": more, ">=": (bound,)}[sign]


def _factor(target: Any, known: Any) -> Any:
    return target // known if target % known == 0 else None


_INVERSE: Mapping[str, Callable[[Any, Any, Any, bool], Any]] = {
    "+": lambda target, first, second, is_left: target - (second if is_left else first),
    "-": lambda target, first, second, is_left: target + second if is_left else first - target,
    "*": lambda target, first, second, is_left: _factor(target, second if is_left else first),
    "/": lambda target, first, second, is_left: target * second if is_left else first // target,
    "%": lambda target, first, second, is_left: first - first % second + target if is_left else None,
    "&": lambda target, first, second, is_left: first & ~second | target if is_left else second & ~first | target,
    "|": lambda target, first, second, is_left: target & ~(second if is_left else first),
    "^": lambda target, first, second, is_left: target ^ (second if is_left else first),
    "<<": lambda target, _first, second, is_left: target >> second if is_left else None,
    ">>": lambda target, first, second, is_left: (
        shift_left(target, second) | first & shift_left(1, second) - 1 if is_left else None
    ),
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
