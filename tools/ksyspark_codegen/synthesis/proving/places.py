"""Objects of a message as far as their types show them, and what names mean there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Parameter, SimpleUse, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.synthesis.points import Edge


@dataclass(frozen=True, eq=False)
class Scope:
    """An object of a type: `up` is the object around it and `edge` the field it stands in, None where any may be.

    `is_message` tells that there is no object around it, `is_last` that it is the last item of its list, `is_before`
    that it is the item before the one that is looked at, where others are any. `message` is the type of whole messages
    where objects around are not told, but `_root` surely is a message. Two scopes with one key are the same object.
    """

    spec: TypeSpec
    up: Scope | None = None
    edge: Edge | None = None
    is_message: bool = False
    is_last: bool = False
    message: TypeSpec | None = None
    is_before: bool = False

    @cached_property
    def key(self) -> str:
        if self.up is None or self.edge is None:
            return ""
        step = self.edge.attribute.id or f"#{self.edge.attribute.place.path}"
        case = "" if self.edge.case is None else f"<{self.edge.case}>"
        item = "" if self.edge.attribute.repeat is None else f"[{self.item}]"
        return f"{self.up.key}{step}{case}{item}."

    @property
    def item(self) -> str:
        """Return which item of its list it is, empty for any."""
        return "last" if self.is_last else "before" if self.is_before else ""

    @property
    def before(self) -> Scope | None:
        """Return the item before this one, of a repeat with a condition at its end; None for others, or further on."""
        repeat = self.edge.attribute.repeat if self.edge is not None else None
        is_any = repeat is not None and repeat.kind == "until" and not self.item
        return replace(self, is_before=True) if is_any else None

    @cached_property
    def stream(self) -> Scope:
        """Return the object with whose stream this one is read: its own where it has a size or an end."""
        if self.up is None or self.edge is None or has_stream(self.edge.attribute):
            return self
        return self.up.stream

    @property
    def use(self) -> SimpleUse | None:
        """Return the type as the field around names it."""
        if self.edge is None:
            return None
        return [use for use, _ in simple_uses(self.edge.attribute)][self.edge.case or 0]

    @property
    def root(self) -> Scope | None:
        """Return `_root`, the outermost object around of the same specification; None where any may be."""
        found = self._outermost
        return found if found.up is not None or found.is_message else None

    def parameter_of_root(self, name: str) -> Parameter | None:
        """Return a parameter of the message that `_root` surely is, although the objects between are not told."""
        found = self._outermost
        message = found.message if self.root is None else None
        return next((one for one in message.params if one.id == name), None) if message is not None else None

    @property
    def _outermost(self) -> Scope:
        found = self
        while found.up is not None and found.up.spec.path[0] == self.spec.path[0]:
            found = found.up
        return found

    def argument(self, name: str) -> Expression | None:
        """Return what a parameter is told by the field around."""
        use = self.use
        if not isinstance(use, UserTypeUse):
            return None
        names = [parameter.id for parameter in self.spec.params]
        return use.reference.arguments[names.index(name)] if name in names else None


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """The place of an expression: the object, and the field or instance that asks.

    The stream stands at the start of the object `inside`, or behind the field where `is_behind`; else it is not told.
    """

    scope: Scope
    attribute: Attribute | None = None
    inside: Scope | None = None
    is_behind: bool = False

    @property
    def key(self) -> str:
        name = self.attribute.id or self.attribute.place.path if self.attribute else ""
        return f"{self.scope.key}{name}{'>' * self.is_behind}{f'<{self.inside.item}' if self.inside else ''}"


@dataclass(frozen=True, slots=True, eq=False)
class Meaning:
    """What a name stands for: an object; the value of a field or parameter; another expression, maybe an argument.

    A parameter without `site` is one of the whole message.
    """

    scope: Scope | None = None
    field: Attribute | None = None
    parameter: Parameter | None = None
    tree: Expression | None = None
    site: Site | None = None


def has_stream(attribute: Attribute) -> bool:
    """Tell whether objects of a field have streams of their own."""
    delimiter = attribute.delimiter
    return delimiter.size is not None or delimiter.size_eos or delimiter.terminator is not None


def meaning(library: Library, tree: Expression, site: Site) -> Meaning | None:
    """Return what a name, a member or a cast stands for, None for anything else."""
    match tree:
        case nodes.Name("_") if site.inside is not None and site.is_behind and site.inside.before is not None:
            return Meaning(scope=site.inside.before)
        case nodes.Subscript(of, index) if (one := _item_before(of, index, site)) is not None:
            return Meaning(scope=one)
        case nodes.Name("_") if site.attribute is not None:
            return _of_field(library, site.scope, site.attribute)
        case nodes.Name(name):
            return member(library, site.scope, name)
        case nodes.Member(nodes.Name("_root"), name) if (told := site.scope.parameter_of_root(name)) is not None:
            return Meaning(parameter=told)
        case nodes.Member(of, name):
            whole = meaning(library, of, site)
            return member(library, whole.scope, name) if whole is not None and whole.scope is not None else None
        case nodes.Cast(of):
            whole = meaning(library, of, site)
            return whole if whole is not None and whole.scope is not None else None
    return None


def _item_before(of: Expression, index: Expression, site: Site) -> Scope | None:
    """Return the item before the one that arguments are told, if an expression names that."""
    match of, index:
        case nodes.Name(name), nodes.Binary("-", nodes.Name("_index"), nodes.IntLiteral(1)):
            is_own = site.inside is not None and site.attribute is not None and site.attribute.id == name
            return site.inside.before if is_own and site.inside is not None else None
    return None


def member(library: Library, scope: Scope, name: str) -> Meaning | None:
    """Return what a name stands for inside an object."""
    if name in ("_parent", "_root"):
        found = scope.up if name == "_parent" else scope.root
        return Meaning(scope=found) if found is not None else None
    for parameter in scope.spec.params:
        if parameter.id == name:
            told = scope.argument(name)
            if told is not None and scope.up is not None and scope.edge is not None:
                return Meaning(parameter=parameter, tree=told, site=Site(scope.up, scope.edge.attribute, scope))
            return Meaning(parameter=parameter, site=Site(scope))
    attribute = next((one for one in scope.spec.attributes() if one.id == name), None)
    return _of_field(library, scope, attribute) if attribute is not None else None


def _of_field(library: Library, scope: Scope, attribute: Attribute) -> Meaning | None:
    if attribute.value is not None:
        return Meaning(tree=attribute.value.tree, site=Site(scope, attribute))
    use = attribute.use
    if attribute.repeat is not None or isinstance(use, SwitchUse):
        return None
    if isinstance(use, UserTypeUse):
        target = library.find_type(scope.spec, use.reference.path, use.reference.is_absolute)
        return Meaning(scope=Scope(target, scope, Edge(scope.spec, attribute, None, target))) if target else None
    return Meaning(field=attribute, site=Site(scope, attribute))


def is_position(tree: Expression) -> bool:
    """Tell whether an expression is `_io.pos`."""
    return (
        isinstance(tree, nodes.Member) and tree.id == "pos" and isinstance(tree.of, nodes.Name) and tree.of.id == "_io"
    )
