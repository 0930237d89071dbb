"""Rules that plainly no message can break need none.

A size of unsigned numbers is never negative, and bits inside a byte that was begun are never cut off. Rules that cannot
be broken for other reasons stay in the list of rules; no message is found for them.
"""

from __future__ import annotations

from ksyspark.spec.expressions import Expression, names_in, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, IntegerUse, TypeSpec, UserTypeUse
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.synthesis.points import Edge

# Values are computed from others, and arguments passed on, over so many steps; deeper ones count as unknown.
_DEEPEST = 6


class Bounds:
    """Tell which rules cannot be broken; `uses` are the fields that hold objects of each type."""

    def __init__(self, library: Library, uses: dict[tuple[str, ...], list[Edge]]) -> None:
        self._library = library
        self._uses = uses

    def is_unbreakable(self, owner: TypeSpec, attribute: Attribute, kind: str) -> bool:
        """Tell whether the types of fields alone show that no message breaks a rule of a field."""
        size, pos = attribute.delimiter.size, attribute.pos
        match kind:
            case "negative-size" if size is not None:
                return self._is_natural(owner, size.tree, 0)
            case "negative-position" if pos is not None:
                return self._is_natural(owner, pos.tree, 0)
            case "end" if isinstance(attribute.use, BitsUse) and attribute.repeat is None:
                return _is_inside_a_byte(owner, attribute)
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

    def _is_natural(self, owner: TypeSpec, tree: Expression, depth: int) -> bool:
        """Tell whether an expression of a type is a whole number that is never negative."""
        match tree:
            case nodes.IntLiteral(value):
                return value >= 0
            case nodes.Name(name) if depth < _DEEPEST:
                return self._is_natural_name(owner, name, depth + 1)
            case nodes.Member(_, "size" | "length" | "pos"):
                return True
            case nodes.Member(nodes.Name(name), inner) if depth < _DEEPEST:
                target = self._type_of(owner, name)
                return target is not None and self._is_natural_name(target, inner, depth + 1)
            case nodes.Ternary(_, then, otherwise):
                return self._is_natural(owner, then, depth) and self._is_natural(owner, otherwise, depth)
            case nodes.Binary("&", left, right):
                return self._is_natural(owner, left, depth) or self._is_natural(owner, right, depth)
            case nodes.Binary("+" | "*" | "/" | "%" | "|" | "^" | "<<" | ">>", left, right):
                return self._is_natural(owner, left, depth) and self._is_natural(owner, right, depth)
        return False

    def _is_natural_name(self, owner: TypeSpec, name: str, depth: int) -> bool:
        attribute = next((one for one in owner.attributes() if one.id == name), None)
        if attribute is not None and attribute.value is not None:
            return self._is_natural(owner, attribute.value.tree, depth)
        if attribute is not None:
            use = attribute.use
            return isinstance(use, BitsUse) or (isinstance(use, IntegerUse) and not use.is_signed)
        edges = self._uses.get(owner.path, [])
        given = [(edge.owner, _argument(edge, name)) for edge in edges]
        return bool(given) and all(tree is not None and self._is_natural(one, tree, depth) for one, tree in given)

    def _type_of(self, owner: TypeSpec, name: str) -> TypeSpec | None:
        use = next((one.use for one in owner.attributes() if one.id == name), None)
        is_object = isinstance(use, UserTypeUse)
        return self._library.find_type(owner, use.reference.path, use.reference.is_absolute) if is_object else None  # type: ignore[union-attr]


def _argument(edge: Edge, name: str) -> Expression | None:
    """Return what a field gives to a parameter of the objects that it holds."""
    names = [parameter.id for parameter in edge.target.params]
    uses = [use for use, _ in simple_uses(edge.attribute)]
    use = uses[edge.case or 0]
    is_given = isinstance(use, UserTypeUse) and name in names
    return use.reference.arguments[names.index(name)] if is_given else None  # type: ignore[union-attr]


def _is_inside_a_byte(owner: TypeSpec, attribute: Attribute) -> bool:
    """Tell whether bits lie in a byte that unconditional bit fields right before them have begun."""
    bits = 0
    for one in owner.seq:
        if one is attribute:
            return bool(bits % 8) and bits % 8 + one.use.width <= 8  # type: ignore[union-attr]
        is_plain = isinstance(one.use, BitsUse) and one.repeat is None and one.condition is None
        bits = bits + one.use.width if is_plain else 0  # type: ignore[union-attr]
    return False
