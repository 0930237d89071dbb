"""How the bytes of an object are laid out, in terms of its own fields, so that objects of two types can be compared.

Equal layouts over the same bytes take the same bytes for each field, and get the same numbers from them.
"""

from __future__ import annotations

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.nodes import parts_of
from ksyspark.spec.model import Attribute, IntegerUse, UserTypeUse
from ksyspark_codegen.synthesis.evaluate import code_of_label
from ksyspark_codegen.synthesis.points import Edge
from ksyspark_codegen.synthesis.proving.places import Scope, Site, has_stream, meaning
from ksyspark_codegen.synthesis.proving.reasons import Reasons


class _Untold(Exception):
    """A layout depends on more than the fields before."""


def layout_of(reasons: Reasons, scope: Scope) -> list[object] | None:
    """Return a mark for each field of an object, in order; None where more than the fields before decides."""
    layout = _Layout(reasons)
    try:
        layout.add(scope, ())
    except _Untold:
        return None
    return layout.marks


class _Layout:
    """The fields so far: their marks, and which field of which object has which number."""

    def __init__(self, reasons: Reasons) -> None:
        self._reasons = reasons
        self._numbers: dict[tuple[str, str], int] = {}
        self.marks: list[object] = []

    def add(self, scope: Scope, conditions: tuple[object, ...]) -> None:
        """Add the fields of an object that is there under some conditions. Raises _Untold."""
        for attribute in scope.spec.seq:
            given, own = attribute.condition, conditions
            if given is not None:
                own = (*conditions, self._told(given.tree, Site(scope, attribute)))
            self._add_field(scope, attribute, own)

    def _add_field(self, scope: Scope, attribute: Attribute, conditions: tuple[object, ...]) -> None:
        use, size = attribute.use, attribute.delimiter.size
        if attribute.repeat is not None:
            raise _Untold
        if isinstance(use, UserTypeUse) and not has_stream(attribute):
            target = self._reasons.library.find_type(scope.spec, use.reference.path, use.reference.is_absolute)
            if target is None:
                raise _Untold
            self.add(Scope(target, scope, Edge(scope.spec, attribute, None, target)), conditions)
            return
        if size is not None:
            taken: object = ("bytes", self._told(size.tree, Site(scope, attribute)))
        elif isinstance(use, IntegerUse):
            order = use.endian or scope.spec.endian if use.width > 1 else "be"
            taken = ("number", use.is_signed, use.width, order)
            if order not in ("be", "le"):
                raise _Untold
        else:
            raise _Untold
        self._numbers[scope.key, attribute.id] = len(self.marks)
        self.marks.append((conditions, taken))

    def _told(self, tree: Expression, site: Site) -> object:
        """Return what an expression is in terms of the fields so far. Raises _Untold."""
        match tree:
            case nodes.IntLiteral(value) | nodes.BoolLiteral(value) | nodes.StringLiteral(value):
                return type(value).__name__, value
            case nodes.EnumLabel():
                return "int", code_of_label(self._reasons.library, site.scope.spec, tree)
            case nodes.Ternary() | nodes.Binary() | nodes.Unary():
                word = "?" if isinstance(tree, nodes.Ternary) else tree.operator
                return word, *(self._told(part, site) for part in parts_of(tree))
        return self._named(tree, site)

    def _named(self, tree: Expression, site: Site) -> object:
        found = meaning(self._reasons.library, tree, site)
        if found is None or found.scope is not None:
            raise _Untold
        if found.tree is not None and found.site is not None:
            return self._told(found.tree, found.site)
        key = found.site.scope.key if found.site is not None else None
        if found.parameter is not None:
            return "parameter", key, found.parameter.id
        assert found.field is not None
        assert key is not None
        if (key, found.field.id) not in self._numbers:
            raise _Untold
        return "field", self._numbers[key, found.field.id]
