"""Expressions compiled to Python closures, and what they compute, within bounds."""

import operator
from collections.abc import Callable, Mapping
from functools import singledispatchmethod
from typing import Any

from ksyspark.interpreter.objects import Object
from ksyspark.interpreter.problems import DoesNotFit, Failed, NotANumber, NotText, absent, unknown_encoding
from ksyspark.sentences import Sentence
from ksyspark.spec import data_types, inference, model, yaml
from ksyspark.spec.declared_types import bits_of_type, bytes_of, size_of_type
from ksyspark.spec.expressions import Expression, nodes

_LEAST, _MOST = -1 << 63, (1 << 64) - 1
_BITS = 64
# A character takes up to four bytes, an item of a list as long as so many.
_WEIGHT = 4
# Comparing is so many times as fast as making; the machine, which compares byte by byte, gives up earlier.
_COMPARED_AT_ONCE = 64


def checked(holder: Object, value: Any) -> Any:
    """Return what an expression computed. Raises Failed for a number beyond 64 bits and for too much text in all."""
    if type(value) is int:
        if not _LEAST <= value <= _MOST:
            raise Failed(DoesNotFit(value, _BITS))
    elif type(value) is str:
        holder.stream.fuel.compute(_WEIGHT * len(value))
    return value


def compared(holder: Object, left: Any, right: Any) -> tuple[Any, Any]:
    """Return two values to compare. Raises Failed where a message compares too many bytes in all."""
    if isinstance(left, bytes | str) and isinstance(right, bytes | str):
        holder.stream.fuel.compute(min(len(left), len(right)) // _COMPARED_AT_ONCE)
    return left, right


def divide(left: Any, right: Any) -> Any:
    """Return the quotient, of integers rounded towards minus infinity."""
    return left // right if isinstance(left, int) and isinstance(right, int) else left / right


def shift_left(left: int, right: int) -> int:
    """Return a shifted number. Raises OverflowError for a shift by more than 64 bits, before the number is made."""
    if left and right > _BITS:
        raise OverflowError
    return left << right if left else left << min(right, 0)


def decode(data: bytes, encoding: str) -> str:
    """Return bytes as text. Raises Failed."""
    try:
        return data.decode(encoding)
    except LookupError:
        raise Failed(unknown_encoding(encoding)) from None
    except UnicodeDecodeError as error:
        sentence = Sentence(f"bytes are not valid {encoding}: {error.reason} at byte {error.start}")
        raise Failed(NotText("encoding", sentence, data)) from None


def _to_i(_holder: Object, value: Any, base: int = 10) -> int:
    try:
        number = int(value, base) if isinstance(value, str) else int(value)
    except ValueError:
        if not isinstance(value, str):
            raise
        # Python refuses to convert thousands of decimal digits, and so do we.
        raise Failed(NotANumber(value)) from None
    if not _LEAST <= number <= _MOST:
        raise OverflowError
    return number


def _to_s(holder: Object, value: Any, encoding: str = "") -> str:
    if not isinstance(value, bytes):
        return str(value)
    holder.stream.fuel.compute(len(value))
    return decode(value, encoding)


def _least_or_most(choose: Callable[[Any], Any]) -> Callable[[Object, Any], Any]:
    def chosen(holder: Object, of: Any) -> Any:
        holder.stream.fuel.compute(_WEIGHT * len(of))
        return choose(of)

    return chosen


METHODS: Mapping[str, Callable[..., Any]] = {
    "length": lambda _holder, of: len(of),
    "size": lambda _holder, of: len(of),
    "first": lambda _holder, of: of[0],
    "last": lambda _holder, of: of[-1],
    "min": _least_or_most(min),
    "max": _least_or_most(max),
    "reverse": lambda holder, of: checked(holder, of[::-1]),
    "substring": lambda holder, of, start, end: checked(holder, of[start:end]),
    "to_i": _to_i,
    "to_s": _to_s,
}
"""Methods by name, of numbers, bytes, texts and lists; the first argument is the object that computes."""

Evaluate = Callable[[Object, Any, Any], Any]
# The specification is checked: no problem is reported at this place.
_NOWHERE = yaml.ScalarNode(yaml.Place("", 0, 0, ""), "", "")

_BINARY: Mapping[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": divide,
    "%": operator.mod,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<<": shift_left,
    ">>": operator.rshift,
}
_COMPARISONS: Mapping[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
LITERALS = nodes.IntLiteral, nodes.BoolLiteral, nodes.StringLiteral, nodes.ListLiteral, nodes.EnumLabel
_UNARY: Mapping[str, Callable[[Any], Any]] = {
    "-": operator.neg,
    "+": operator.pos,
    "~": operator.invert,
    "not": operator.not_,
}


class ExpressionCompiler:
    """Make closures of the expressions of one type."""

    def __init__(self, typer: inference.Typer, owner: model.TypeSpec) -> None:
        self._typer = typer
        self._owner = owner

    def closure(
        self, tree: Expression, item: data_types.DataType | None = None, *, has_index: bool = False
    ) -> Evaluate:
        """Return the closure of an expression; `item` is the type of `_`, where there is one."""
        return _Compilation(self._typer, inference.Scope(self._owner, item, has_index)).of(tree)

    def is_object(self, tree: Expression, item: data_types.DataType | None = None) -> bool:
        kind = self._typer.type_of(model.Formula(tree, _NOWHERE), inference.Scope(self._owner, item, has_index=True))
        return isinstance(kind, data_types.UserType | data_types.AnyStructType)


class _Compilation:
    def __init__(self, typer: inference.Typer, scope: inference.Scope) -> None:
        self._typer = typer
        self._scope = scope

    @singledispatchmethod
    def of(self, tree: Expression) -> Evaluate:
        raise AssertionError(f"no closure for {tree}")

    @of.register(nodes.IntLiteral | nodes.FloatLiteral | nodes.BoolLiteral | nodes.StringLiteral)
    def _literal(
        self, tree: nodes.IntLiteral | nodes.FloatLiteral | nodes.BoolLiteral | nodes.StringLiteral
    ) -> Evaluate:
        return constant(tree.value)

    @of.register
    def _enum_label(self, tree: nodes.EnumLabel) -> Evaluate:
        spec = self._typer.library.find_enum(self._scope.owner, tree.path, tree.is_absolute)
        assert spec is not None
        return constant(spec.codes[tree.label])

    @of.register
    def _list(self, tree: nodes.ListLiteral) -> Evaluate:
        if all(isinstance(item, nodes.IntLiteral) and 0 <= item.value <= 255 for item in tree.items):
            return constant(bytes(item.value for item in tree.items if isinstance(item, nodes.IntLiteral)))
        items = [self.of(item) for item in tree.items]
        return lambda holder, item, index: [one(holder, item, index) for one in items]

    @of.register
    def _format_string(self, tree: nodes.FormatString) -> Evaluate:
        parts = [self.of(part) for part in tree.parts]
        return lambda holder, item, index: checked(holder, "".join(str(part(holder, item, index)) for part in parts))

    @of.register
    def _unary(self, tree: nodes.Unary) -> Evaluate:
        apply, operand = _UNARY[tree.operator], self.of(tree.operand)
        return lambda holder, item, index: checked(holder, apply(operand(holder, item, index)))

    @of.register
    def _binary(self, tree: nodes.Binary) -> Evaluate:
        left, right = self.of(tree.left), self.of(tree.right)
        if tree.operator == "and":
            return lambda holder, item, index: left(holder, item, index) and right(holder, item, index)
        if tree.operator == "or":
            return lambda holder, item, index: left(holder, item, index) or right(holder, item, index)
        if tree.operator in _COMPARISONS:
            compare = _COMPARISONS[tree.operator]
            if self._is_cheap(tree.left) or self._is_cheap(tree.right):
                return lambda holder, item, index: compare(left(holder, item, index), right(holder, item, index))
            return lambda holder, item, index: compare(
                *compared(holder, left(holder, item, index), right(holder, item, index))
            )
        apply = _BINARY[tree.operator]
        if nodes.is_short_text(tree, lambda side: isinstance(self._type_of(side), data_types.NUMBERS)):
            return lambda holder, item, index: apply(left(holder, item, index), right(holder, item, index))
        return lambda holder, item, index: checked(holder, apply(left(holder, item, index), right(holder, item, index)))

    @of.register
    def _ternary(self, tree: nodes.Ternary) -> Evaluate:
        condition, then, otherwise = self.of(tree.condition), self.of(tree.then), self.of(tree.otherwise)
        return lambda holder, item, index: (then if condition(holder, item, index) else otherwise)(holder, item, index)

    @of.register
    def _cast(self, tree: nodes.Cast) -> Evaluate:
        if not isinstance(tree.of, nodes.ListLiteral):
            return self.of(tree.of)
        items = [self.of(item) for item in tree.of.items]
        make = bytes if isinstance(self._type_of(tree), data_types.BytesType) else list
        return lambda holder, item, index: make([one(holder, item, index) for one in items])

    @of.register
    def _subscript(self, tree: nodes.Subscript) -> Evaluate:
        of, at = self.of(tree.of), self.of(tree.index)
        return lambda holder, item, index: of(holder, item, index)[at(holder, item, index)]

    @of.register
    def _size_of_type(self, tree: nodes.SizeOfType) -> Evaluate:
        return constant(size_of_type(self._typer.library, self._scope.owner, tree))

    @of.register
    def _name(self, tree: nodes.Name) -> Evaluate:
        if tree.id == "_":
            return lambda _holder, item, _index: item
        if tree.id == "_index":
            return lambda _holder, _item, index: index
        if tree.id == "_sizeof":
            return constant(bytes_of(bits_of_type(self._typer.library, self._scope.owner)))
        if tree.id in _OF_OBJECT:
            get = _OF_OBJECT[tree.id]
            return lambda holder, _item, _index: get(holder)
        name = tree.id
        return lambda holder, _item, _index: member(holder, name)

    @of.register
    def _member(self, tree: nodes.Member) -> Evaluate:
        if tree.id == "_sizeof":
            return constant(bytes_of(self._typer.bits_of(model.Formula(tree.of, _NOWHERE), self._scope)))
        of, name, kind = self.of(tree.of), tree.id, self._type_of(tree.of)
        if isinstance(kind, data_types.UserType | data_types.AnyStructType):
            get = _OF_OBJECT.get(name)
            if get is not None:
                return lambda holder, item, index: get(_object(of(holder, item, index), name))
            return lambda holder, item, index: member(_object(of(holder, item, index), name), name)
        if isinstance(kind, data_types.StreamType):
            of_stream = _OF_STREAM[name]
            return lambda holder, item, index: of_stream(of(holder, item, index))
        apply = METHODS[name]
        return lambda holder, item, index: apply(holder, of(holder, item, index))

    @of.register
    def _call(self, tree: nodes.Call) -> Evaluate:
        of, arguments = self.of(tree.of), [self.of(argument) for argument in tree.arguments]
        apply = METHODS[tree.id]
        return lambda holder, item, index: apply(
            holder, of(holder, item, index), *[argument(holder, item, index) for argument in arguments]
        )

    def _type_of(self, tree: Expression) -> data_types.DataType:
        return self._typer.type_of(model.Formula(tree, _NOWHERE), self._scope)

    def _is_cheap(self, side: Expression) -> bool:
        """Tell whether a comparison with this costs the same for all messages: with a literal, or with a number."""
        kinds = (*data_types.NUMBERS, data_types.BooleanType, data_types.EnumType)
        return isinstance(side, LITERALS) or isinstance(self._type_of(side), kinds)


def member(holder: Object, name: str) -> Any:
    """Return a parameter, field or instance. Raises Failed if the object has none, Refused if it cannot be read."""
    values = holder.values
    if name in values and name not in holder.failed:
        return values[name]
    instance = holder.type.instances.get(name)
    if instance is None:
        raise Failed(absent(name, is_parameter=any(parameter.id == name for parameter in holder.type.spec.params)))
    return instance.get(holder)


def constant(value: object) -> Evaluate:
    """Return the closure of a value that is the same for all objects."""
    return lambda _holder, _item, _index: value


def _object(value: object, name: str) -> Object:
    if not isinstance(value, Object):
        raise Failed(absent(name))
    return value


_OF_OBJECT: Mapping[str, Callable[[Object], Any]] = {
    "_io": lambda owner: owner.stream,
    "_parent": lambda owner: owner.parent,
    "_root": lambda owner: owner.root,
}
_OF_STREAM: Mapping[str, Callable[[Any], Any]] = {
    "eof": lambda stream: stream.is_at_end,
    "pos": lambda stream: stream.visit() - stream.base,
    "size": lambda stream: stream.size,
}
