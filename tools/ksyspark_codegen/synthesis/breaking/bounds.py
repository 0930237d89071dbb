"""Plain interval checks: rules that no value of the fields involved can break need no message.

Only what a few intervals show is left out: a size of unsigned numbers is never negative, bits inside a byte that was
begun are never cut off, `_io.size >= 8 ? 8 : 0` never reaches behind the end. Rules that cannot be broken for other
reasons stay in the list of rules; no message is found for them.
"""

from __future__ import annotations

from dataclasses import replace

from ksyspark.spec.expressions import Expression, names_in, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, IntegerUse, TypeSpec, UserTypeUse
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.synthesis.points import Edge

Interval = tuple[int | None, int | None]
"""The least and the largest number; None where there is no bound, or none is known."""

_UNKNOWN: Interval = (None, None)
_TRUTH: Interval = (0, 1)
_STREAM_SIZE = nodes.Member(nodes.Name("_io", 0), "size", 0)
# Values are computed from others, and arguments passed on, over so many steps; deeper ones count as unknown.
_DEEPEST = 6


class Bounds:
    """Compute intervals of expressions; `uses` are the fields that hold objects of each type."""

    def __init__(self, library: Library, uses: dict[tuple[str, ...], list[Edge]]) -> None:
        self._library = library
        self._uses = uses

    def is_unbreakable(self, owner: TypeSpec, attribute: Attribute, kind: str) -> bool:
        """Tell whether intervals alone show that no message breaks a rule of a field."""
        size, pos = attribute.delimiter.size, attribute.pos
        match kind:
            case "negative-size" if size is not None:
                return _is_at_least(self.of(owner, size.tree), 0)
            case "negative-position" if pos is not None:
                return _is_at_least(self.of(owner, pos.tree), 0)
            case "end" if isinstance(attribute.use, BitsUse) and attribute.repeat is None:
                return _is_inside_a_byte(owner, attribute)
            case "end" | "size" if size is not None and attribute.repeat is None:
                begins_stream = pos is not None and self.of(owner, pos.tree) == (0, 0)
                return self.of(owner, size.tree)[1] == 0 or (begins_stream and self._fits(owner, size.tree))
        return False

    def depends_on_message(self, owner: TypeSpec, tree: Expression, depth: int = 0) -> bool:
        """Tell whether an expression depends on the message, or on parameters of the top type."""
        parameters = {parameter.id for parameter in owner.params}
        edges = self._uses.get(owner.path, [])
        for name in sorted(names_in(tree)):
            if name not in parameters or depth == _DEEPEST or not edges:
                return True
            given = ((edge, _argument(edge, name)) for edge in edges)
            if any(one is None or self.depends_on_message(edge.owner, one, depth + 1) for edge, one in given):
                return True
        return False

    def of(self, owner: TypeSpec, tree: Expression, depth: int = 0) -> Interval:
        """Return the interval of an expression of a type; unknown for anything but whole numbers and truth values."""
        if depth > _DEEPEST:
            return _UNKNOWN
        match tree:
            case nodes.IntLiteral(value) | nodes.BoolLiteral(value):
                return int(value), int(value)
            case nodes.Name(name):
                return self._of_name(owner, name, depth + 1)
            case nodes.Member(_, "size" | "length" | "pos"):
                return 0, None
            case nodes.Member(nodes.Name(name), inner):
                return self._of_member(owner, name, inner, depth + 1)
            case nodes.Ternary(_, then, otherwise):
                return _either(self.of(owner, then, depth), self.of(owner, otherwise, depth))
            case nodes.Unary("not") | nodes.Binary("and" | "or" | "==" | "!=" | "<" | "<=" | ">" | ">="):
                return _TRUTH
            case nodes.Binary(sign, left, right):
                return _computed(sign, self.of(owner, left, depth), self.of(owner, right, depth))
        return _UNKNOWN

    def _of_name(self, owner: TypeSpec, name: str, depth: int) -> Interval:
        attribute = next((one for one in owner.attributes() if one.id == name), None)
        if attribute is not None and attribute.value is not None:
            return self.of(owner, attribute.value.tree, depth)
        if attribute is not None:
            return _of_use(attribute)
        found: Interval | None = None
        for edge in self._uses.get(owner.path, []):
            given = _argument(edge, name)
            one = _UNKNOWN if given is None else self.of(edge.owner, given, depth)
            found = one if found is None else _either(found, one)
        return found or _UNKNOWN

    def _of_member(self, owner: TypeSpec, name: str, inner: str, depth: int) -> Interval:
        use = next((one.use for one in owner.attributes() if one.id == name), None)
        if not isinstance(use, UserTypeUse):
            return _UNKNOWN
        target = self._library.find_type(owner, use.reference.path, use.reference.is_absolute)
        return _UNKNOWN if target is None else self._of_name(target, inner, depth)

    def _fits(self, owner: TypeSpec, tree: Expression) -> bool:
        """Tell whether a size is at most that of the stream, because a condition compares it before."""
        match tree:
            case nodes.Ternary(nodes.Binary(sign, size, limit), then, otherwise) if _same(size, _STREAM_SIZE):
                kept, other = (then, otherwise) if sign in (">", ">=", "==") else (otherwise, then)
                rest = _computed("-", self.of(owner, limit), self.of(owner, kept))
                return (_same(kept, limit) or _is_at_least(rest, 0)) and self._fits(owner, other)
        return _same(tree, _STREAM_SIZE) or self.of(owner, tree)[1] == 0


def _same(one: Expression, other: Expression) -> bool:
    """Tell whether two expressions are equal, wherever they stand."""
    return type(one) is type(other) and (
        one.id == other.id and _same(one.of, other.of)
        if isinstance(one, nodes.Member) and isinstance(other, nodes.Member)
        else replace(one, column=0) == replace(other, column=0)
    )


def _argument(edge: Edge, name: str) -> Expression | None:
    """Return what a field tells a parameter of the objects that it holds."""
    names = [parameter.id for parameter in edge.target.params]
    uses = [use for use, _ in simple_uses(edge.attribute)]
    use = uses[edge.case or 0]
    is_told = isinstance(use, UserTypeUse) and name in names
    return use.reference.arguments[names.index(name)] if is_told else None  # type: ignore[union-attr]


def _of_use(attribute: Attribute) -> Interval:
    match attribute.use:
        case IntegerUse(is_signed, width):
            return -(1 << 8 * width - 1) * is_signed, (1 << 8 * width - is_signed) - 1
        case BitsUse(width):
            return 0, (1 << width) - 1
    return _UNKNOWN


def _is_at_least(interval: Interval, number: int) -> bool:
    return interval[0] is not None and interval[0] >= number


def _either(one: Interval, other: Interval) -> Interval:
    low = None if one[0] is None or other[0] is None else min(one[0], other[0])
    return low, None if one[1] is None or other[1] is None else max(one[1], other[1])


def _computed(sign: str, left: Interval, right: Interval) -> Interval:
    """Return the interval of a sum, difference, product, remainder or mask."""
    (low, high), (least, most) = left, right
    match sign:
        case "+":
            return _plus(low, least), _plus(high, most)
        case "-":
            return _plus(low, _negative(most)), _plus(high, _negative(least))
        case "*" | "|" | "^" | "<<" if _is_at_least(left, 0) and _is_at_least(right, 0):
            return 0, None
        case "/" | ">>" if _is_at_least(left, 0) and _is_at_least(right, 0):
            return 0, high
        case "%" if _is_at_least(right, 1):
            return 0, _plus(most, -1)
        case "&" if _is_at_least(left, 0) or _is_at_least(right, 0):
            tops = [top for bottom, top in (left, right) if bottom is not None and bottom >= 0 and top is not None]
            return 0, min(tops, default=None)
    return _UNKNOWN


def _plus(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else one + other


def _negative(one: int | None) -> int | None:
    return None if one is None else -one


def _is_inside_a_byte(owner: TypeSpec, attribute: Attribute) -> bool:
    """Tell whether bits lie in a byte that unconditional bit fields right before them have begun."""
    bits = 0
    for one in owner.seq:
        if one is attribute:
            return bool(bits % 8) and bits % 8 + one.use.width <= 8  # type: ignore[union-attr]
        is_plain = isinstance(one.use, BitsUse) and one.repeat is None and one.condition is None
        bits = bits + one.use.width if is_plain else 0  # type: ignore[union-attr]
    return False
