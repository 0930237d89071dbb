"""Static type inference: the data type of every expression, field and instance of a library.

An expression that has no type is a problem, noted in `Typer.problems`; its type is then UnknownType, about which
nothing more is reported.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, singledispatchmethod

from ksyspark.spec import data_types, declared_types, problems, recursion
from ksyspark.spec.data_types import INTEGERS, DataType, UnknownType, UserType, show
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.model import Attribute, Formula, TypeSpec

_OF_LITERALS: dict[type, DataType] = {
    nodes.FloatLiteral: data_types.FloatType(),
    nodes.BoolLiteral: data_types.BooleanType(),
    nodes.StringLiteral: data_types.StringType(),
}


@dataclass(frozen=True, slots=True)
class Scope:
    """What names mean in one expression.

    `owner` is the type that the expression stands in, `item` the type of `_`; `_index` exists where `has_index`.
    """

    owner: TypeSpec
    item: DataType | None = None
    has_index: bool = False

    @classmethod
    def of_attribute(cls, owner: TypeSpec, attribute: Attribute) -> "Scope":
        """Return the scope of an attribute's own expressions: `_index` exists where it is repeated."""
        return cls(owner, has_index=attribute.repeat is not None)


class Typer:
    """A library with the data types of its fields and expressions. `problems` holds each type error once."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.problems: dict[problems.Problem, None] = {}
        self._instances: dict[tuple[tuple[str, ...], str], DataType | None] = {}
        self._parents: dict[tuple[str, ...], DataType] = {}

    def type_of(self, formula: Formula, scope: Scope) -> DataType:
        """Return the type of an expression as it stands in `scope`."""
        return _Inference(self, formula, scope).infer(formula.tree)

    def field(self, owner: TypeSpec, name: str) -> DataType | None:
        """Return the type of a param, field or instance of a type, or None if it has no such name."""
        for parameter in owner.params:
            if parameter.id == name:
                return declared_types.type_of_parameter(self.library, owner, parameter)
        attribute = owner.attribute(name)
        return None if attribute is None else self.attribute(owner, attribute)

    def bits_of(self, formula: Formula, scope: Scope) -> int | None:
        """Return the bits of what an expression before `._sizeof` names, or None if they are not always as many."""
        return _Inference(self, formula, scope).bits(formula.tree)

    def attribute(self, owner: TypeSpec, attribute: Attribute) -> DataType:
        """Return the type of a field or instance, `repeat` included. Unknown names give UnknownType."""
        if attribute.value is None:
            item = self.item(owner, attribute)
            return data_types.ArrayType(item) if attribute.repeat else item
        key = (owner.path, attribute.id)
        if key not in self._instances:
            self._instances[key] = None
            kind = self.type_of(attribute.value, Scope(owner))
            spec = self.library.find_enum(owner, attribute.enum) if attribute.enum else None
            if spec and isinstance(kind, INTEGERS):
                kind = data_types.EnumType(spec, kind)
            self._instances[key] = kind
        known = self._instances[key]
        if known is None:
            self.problems[attribute.value.problem(0, f"`{attribute.id}` is computed from itself")] = None
        return known or UnknownType()

    def item(self, owner: TypeSpec, attribute: Attribute) -> DataType:
        return declared_types.type_of_item(self.library, owner, attribute)

    def item_scope(self, owner: TypeSpec, attribute: Attribute) -> Scope:
        """Return the scope of `valid: expr` and `repeat-until`, in which `_` is the item just read."""
        return replace(Scope.of_attribute(owner, attribute), item=self.item(owner, attribute))

    def parent(self, owner: TypeSpec) -> DataType:
        """Return the type of `_parent` inside a type; one that can be several types needs a cast."""
        if owner.path not in self._parents:
            # Where the parent of a type is said by means of itself, it is not known.
            self._parents[owner.path] = data_types.AnyStructType("its type depends on itself")
            self._parents[owner.path] = self._parent_in(self._uses.get(owner.path, ()))
        return self._parents[owner.path]

    @cached_property
    def _uses(self) -> Mapping[tuple[str, ...], Sequence[tuple[TypeSpec, Attribute]]]:
        """The fields and instances of each type. The top type of a specification has no parent and is left out."""
        users: dict[tuple[str, ...], list[tuple[TypeSpec, Attribute]]] = {}
        for owner, attribute in all_attributes(self.library):
            for used in self.library.types_in(owner, attribute):
                if len(used.path) > 1:
                    users.setdefault(used.path, []).append((owner, attribute))
        return users

    def _parent_in(self, uses: Sequence[tuple[TypeSpec, Attribute]]) -> DataType:
        parents: dict[tuple[str, ...], TypeSpec] = {}
        for user, attribute in uses:
            if attribute.parent is None:
                parents[user.path] = user
            elif not isinstance(attribute.parent.tree, nodes.BoolLiteral):
                kind = self.type_of(attribute.parent, Scope.of_attribute(user, attribute))
                if not isinstance(kind, UserType):
                    return kind if isinstance(kind, data_types.AnyStructType) else UnknownType()
                parents[kind.spec.path] = kind.spec
        if len(parents) == 1:
            return UserType(next(iter(parents.values())))
        names = ", ".join(sorted(parent.id for parent in parents.values()))
        if names:
            return data_types.AnyStructType(f"the parent is one of {names}")
        return data_types.AnyStructType("no field gives it one" if uses else "no type uses this one")


class _Inference:
    """Inference over the tree of one expression, with one method for each kind of node."""

    def __init__(self, typer: Typer, formula: Formula, scope: Scope) -> None:
        self._typer = typer
        self._library = typer.library
        self._formula = formula
        self._scope = scope

    def _wrong(self, tree: Expression, sentence: str) -> DataType:
        self._typer.problems[self._formula.problem(tree.column, sentence)] = None
        return UnknownType()

    @singledispatchmethod
    def infer(self, tree: Expression) -> DataType:
        raise AssertionError(f"no rule for {tree}")

    @infer.register
    def _integer(self, tree: nodes.IntLiteral) -> DataType:
        """Infer a literal: one of 64 bits without sign needs the column of a `u8`."""
        return data_types.CalculatedInteger() if tree.value < 1 << 63 else data_types.IntegerType(False, 8)

    @infer.register
    def _literal(self, tree: nodes.FloatLiteral | nodes.BoolLiteral | nodes.StringLiteral) -> DataType:
        return _OF_LITERALS[type(tree)]

    @infer.register
    def _unary(self, tree: nodes.Unary) -> DataType:
        operand = self.infer(tree.operand)
        sentence = f"`{tree.operator}` cannot work on {show(operand)}"
        return data_types.type_of_unary(tree.operator, operand) or self._wrong(tree, sentence)

    @infer.register
    def _binary(self, tree: nodes.Binary) -> DataType:
        left, right = self.infer(tree.left), self.infer(tree.right)
        sentence = f"`{tree.operator}` cannot work on {show(left)} and {show(right)}"
        return data_types.type_of_binary(tree.operator, left, right) or self._wrong(tree, sentence)

    @infer.register
    def _ternary(self, tree: nodes.Ternary) -> DataType:
        condition = self.infer(tree.condition)
        if not isinstance(condition, data_types.BooleanType | UnknownType):
            self._wrong(tree.condition, f"expected true or false before `?`, found {show(condition)}")
        then, otherwise = self.infer(tree.then), self.infer(tree.otherwise)
        both = data_types.merge(then, otherwise)
        return both or self._wrong(tree, f"both sides of `:` must agree, found {show(then)} and {show(otherwise)}")

    @infer.register
    def _format_string(self, tree: nodes.FormatString) -> DataType:
        for part in tree.parts:
            kind = self.infer(part)
            if not isinstance(kind, (*INTEGERS, data_types.StringType, UnknownType)):
                self._wrong(part, f"text cannot be made of {show(kind)}")
        return data_types.StringType()

    @infer.register
    def _list(self, tree: nodes.ListLiteral) -> DataType:
        """Infer a list; one of literals from 0 to 255 is bytes, as in the official compiler."""
        if not tree.items:
            return self._wrong(tree, "an empty list has no type")
        if all(_is_byte_literal(item) for item in tree.items):
            return data_types.BytesType()
        kinds = [self.infer(item) for item in tree.items]
        is_byte = [isinstance(kind, data_types.IntegerType) and kind.width == 1 for kind in kinds]
        if all(_is_byte_literal(item) or is_field for item, is_field in zip(tree.items, is_byte, strict=True)):
            return self._wrong(tree, "a list of bytes with fields needs a cast: `[ ... ].as<bytes>`")
        merged = kinds[0]
        for item, kind in zip(tree.items[1:], kinds[1:], strict=True):
            both = data_types.merge(merged, kind)
            if both is None:
                sentence = f"expected {show(merged)} in the list, found {show(kind)}"
                return data_types.ArrayType(self._wrong(item, sentence))
            merged = both
        return data_types.ArrayType(merged)

    @infer.register
    def _enum_label(self, tree: nodes.EnumLabel) -> DataType:
        spec = self._library.find_enum(self._scope.owner, tree.path, tree.is_absolute)
        if spec is None:
            return self._wrong(tree, f"there is no enum `{'::'.join(tree.path)}`")
        if tree.label not in spec.codes:
            hint = problems.did_you_mean(tree.label, spec.codes)
            return self._wrong(tree, f"the enum `{'::'.join(tree.path)}` has no label `{tree.label}`{hint}")
        return data_types.EnumType(spec, data_types.CalculatedInteger())

    @infer.register
    def _subscript(self, tree: nodes.Subscript) -> DataType:
        of, index = self.infer(tree.of), self.infer(tree.index)
        if not isinstance(index, (*INTEGERS, UnknownType)):
            self._wrong(tree.index, f"expected a whole number between `[` and `]`, found {show(index)}")
        match of:
            case data_types.ArrayType(item):
                return item
            case data_types.BytesType():
                return data_types.IntegerType(False, 1)
            case UnknownType():
                return of
            case _:
                return self._wrong(tree, f"`[ ]` needs a list or bytes, found {show(of)}")

    @infer.register
    def _cast(self, tree: nodes.Cast) -> DataType:
        """Infer a cast, which is also how an empty list, or one of bytes that are fields, gets a type."""
        target = declared_types.type_of_reference(self._library, self._scope.owner, tree.type)
        if isinstance(target, UnknownType):
            hint = declared_types.suggest_type(self._library, self._scope.owner, tree.type.path[0])
            self._wrong(tree, f"there is no type `{tree.type}`{hint}")
        if isinstance(tree.of, nodes.ListLiteral) and isinstance(target, data_types.ArrayType | data_types.BytesType):
            declared = target.item if isinstance(target, data_types.ArrayType) else data_types.IntegerType(False, 1)
            for item in tree.of.items:
                kind = self.infer(item)
                if not data_types.can_assign(declared, kind):
                    self._wrong(item, f"expected {show(declared)} in the list, found {show(kind)}")
            return target
        return _cast_to(target, self.infer(tree.of))

    @infer.register
    def _name(self, tree: nodes.Name) -> DataType:
        if tree.id == "_":
            sentence = "`_` means nothing here; it is the value in `valid: expr` and `repeat-until`"
            return self._scope.item or self._wrong(tree, sentence)
        if tree.id == "_index":
            sentence = "`_index` exists only in a repeated field"
            return data_types.CalculatedInteger() if self._scope.has_index else self._wrong(tree, sentence)
        return self._field_of(tree, self._scope.owner, tree.id)

    def _field_of(self, tree: Expression, owner: TypeSpec, name: str) -> DataType:
        match name:
            case "_io":
                return data_types.StreamType()
            case "_root":
                return UserType(self._library.types[owner.path[:1]])
            case "_parent":
                return self._typer.parent(owner)
            case "_sizeof":
                return self._static_size(tree, declared_types.bits_of_type(self._library, owner), owner.id)
        kind = self._typer.field(owner, name)
        if kind is not None:
            return kind
        if recursion.is_raw(owner):
            origin, depth = recursion.origin_of(owner)[-1], recursion.depth_of(owner)
            words = f"the `{origin}` of level {depth} stays bytes, unless with recursion=flat"
            return self._wrong(tree, f"`{name}` cannot be looked up: {words}")
        known = [part.id for part in owner.params] + [part.id for part in owner.attributes() if part.id]
        hint = problems.did_you_mean(name, known)
        return self._wrong(tree, f"there is no field `{name}` in the type `{owner.id}`{hint}")

    @infer.register
    def _member(self, tree: nodes.Member) -> DataType:
        if tree.id == "_sizeof" and isinstance(tree.of, nodes.Name):
            return self._static_size(tree, self.bits(tree.of), tree.of.id)
        of = self.infer(tree.of)
        match of:
            case UnknownType():
                return of
            case _ if tree.id == "_sizeof" and isinstance(tree.of, nodes.Member):
                return self._static_size(tree, self.bits(tree.of), tree.of.id)
            case UserType(spec):
                return self._field_of(tree, spec, tree.id)
            case data_types.AnyStructType(reason) if tree.id in ("_io", "_parent"):
                return data_types.StreamType() if tree.id == "_io" else data_types.AnyStructType(reason)
            case data_types.AnyStructType(reason):
                return self._wrong(tree, f"`{tree.id}` cannot be looked up, {reason}; cast it with `.as<type>`")
        method = data_types.methods_of(of).get((tree.id, 0))
        return method.result if method else self._no_method(tree, of, tree.id, 0)

    @infer.register
    def _call(self, tree: nodes.Call) -> DataType:
        of = self.infer(tree.of)
        arguments = [self.infer(argument) for argument in tree.arguments]
        if isinstance(of, UnknownType):
            return of
        method = data_types.methods_of(of).get((tree.id, len(arguments)))
        if method is None or (not arguments and (tree.id, 1) not in data_types.methods_of(of)):
            return self._no_method(tree, of, tree.id, len(arguments))
        if isinstance(of, data_types.BytesType) and not isinstance(tree.arguments[0], nodes.StringLiteral):
            self._wrong(tree.arguments[0], "`to_s` needs the name of its encoding as a string")
        for declared, kind, argument in zip(method.arguments, arguments, tree.arguments, strict=True):
            if not data_types.can_assign(declared, kind):
                self._wrong(argument, f"expected {show(declared)} for `{tree.id}`, found {show(kind)}")
        return method.result

    def _no_method(self, tree: Expression, of: DataType, name: str, count: int) -> DataType:
        known = ", ".join(sorted({known for known, _ in data_types.methods_of(of)})) or "nothing"
        with_arguments = f" with {count} argument{'s' * (count > 1)}" if count else ""
        return self._wrong(tree, f"{show(of)} has no `{name}`{with_arguments}; it has {known}")

    @infer.register
    def _size_of_type(self, tree: nodes.SizeOfType) -> DataType:
        kind = declared_types.type_of_reference(self._library, self._scope.owner, tree.type)
        if isinstance(kind, UnknownType):
            return self._wrong(tree, f"there is no type `{tree.type}`")
        has_size = isinstance(kind, (*data_types.NUMBERS, data_types.BooleanType, UserType))
        if not has_size or tree.type.path == ("bool",):
            return self._wrong(tree, f"`{tree.type}` has no size of its own")
        return self._static_size(tree, declared_types.bits_of_data_type(self._library, kind), str(tree.type))

    def bits(self, of: Expression) -> int | None:
        """Return the bits of a field, a parameter or an object, or None if they are not always as many."""
        owner = self._scope.owner
        holder = self.infer(of.of) if isinstance(of, nodes.Member) else UserType(owner)
        if isinstance(of, nodes.Name | nodes.Member) and isinstance(holder, UserType):
            attribute = holder.spec.attribute(of.id)
            if attribute is not None and attribute.value is None and attribute.repeat is None:
                return declared_types.bits_of_attribute(self._library, holder.spec, attribute)
        if isinstance(of, nodes.Name) and of.id not in ("_root", "_parent"):
            uses = (parameter.use for parameter in owner.params if parameter.id == of.id)
            return next((declared_types.bits_of_use(self._library, owner, use) for use in uses), None)
        whole = self.infer(of)
        return declared_types.bits_of_type(self._library, whole.spec) if isinstance(whole, UserType) else None

    def _static_size(self, tree: Expression, bits: int | None, name: str) -> DataType:
        """Return the type of a size in `bits`; None stands for a size that varies, which is a problem."""
        if bits is None:
            return self._wrong(tree, f"the size of `{name}` is not always the same")
        return data_types.CalculatedInteger()


def _cast_to(target: DataType, kind: DataType) -> DataType:
    """Return the type of a cast value: of an unrolled type, the level on which the value is known to be."""
    if not isinstance(target, UserType):
        return target
    candidates = data_types.structures_of(kind) if isinstance(kind, UserType | data_types.AnyStructType) else ()
    levels = [spec for spec in candidates if recursion.is_same_type(spec, target.spec)]
    return UserType(levels[0]) if len(levels) == 1 else target


def _is_byte_literal(item: Expression) -> bool:
    return isinstance(item, nodes.IntLiteral) and item.value <= 255
