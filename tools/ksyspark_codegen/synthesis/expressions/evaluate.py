"""Compute expressions over the parts of a message, with the arithmetic of the official parsers for Python."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

from ksyspark.spec.declared_types import bits_of_attribute, bits_of_type, bits_of_use, bytes_of, size_of_type
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, TypeSpec
from ksyspark_codegen.synthesis.encoding import decode_text
from ksyspark_codegen.synthesis.message import Hypothesis, Items, Key, Part, Scope, Undefined, Window


def call_method(of: object, name: str, arguments: tuple[object, ...]) -> object:
    """Return `of.name` or `of.name(arguments)`. Raises Undefined where it has no value."""
    try:
        return _METHODS[name](of, *arguments)
    except (KeyError, ValueError, IndexError, TypeError, OverflowError) as error:
        raise Undefined(f"`{name}` of {str(of)[:40]!r}") from error


def _to_s(of: Any, encoding: str = "") -> object:
    return decode_text(of, encoding) if isinstance(of, bytes) else str(of)


_METHODS: dict[str, Callable[..., object]] = {
    "length": len,
    "size": len,
    "first": lambda of: of[0],
    "last": lambda of: of[-1],
    "min": min,
    "max": max,
    "reverse": lambda of: of[::-1],
    "substring": lambda of, start, end: of[start:end],
    "to_i": lambda of, base=10: int(of, base) if isinstance(of, str) else int(of),
    "to_s": _to_s,
}


_MOST_SHIFT = 4096

_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "%": operator.mod,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_UNARY: dict[str, Callable[[Any], Any]] = {
    "-": operator.neg,
    "+": operator.pos,
    "~": operator.invert,
    "not": operator.not_,
}


def apply_unary(sign: str, value: object) -> object:
    """Return `-x`, `+x`, `~x` or `not x`."""
    try:
        return _UNARY[sign](value)
    except TypeError as error:
        raise Undefined(str(error)) from error


def apply_binary(sign: str, left: object, right: object) -> object:
    """Return the value of an operator other than `and` and `or`. Raises Undefined where it has none."""
    if sign in ("<<", ">>"):
        return _shift(sign, left, right)
    try:
        if sign == "/":
            return _divide(left, right)
        return _BINARY[sign](left, right)
    except (ZeroDivisionError, OverflowError, TypeError) as error:
        raise Undefined(str(error)) from error


def _divide(left: Any, right: Any) -> object:
    return left // right if isinstance(left, int) and isinstance(right, int) else left / right


def _shift(sign: str, left: Any, right: Any) -> object:
    if not isinstance(left, int) or not isinstance(right, int) or not 0 <= right <= _MOST_SHIFT:
        raise Undefined(f"a shift by {right} bits")
    return left << right if sign == "<<" else left >> right


# Values under hypotheses are computed recursively, each within a dozen calls of Python.
_DEEPEST = 32


class Evaluator:
    """Evaluate expressions; a `hypothesis` takes assignments as other than they are, `used` collects those read."""

    def __init__(self, library: Library, stream: Stream) -> None:
        self._library = library
        self._stream = stream
        self.hypothesis: Mapping[Key, object] = {}
        self.used: dict[Key, None] = {}
        self.steps = 0
        self._depth = 0
        self._known: dict[tuple[int, str], tuple[object, tuple[Key, ...]]] = {}

    def value(self, tree: Expression, scope: Scope) -> object:
        """Return the value of an expression. Raises Undefined where the official parser would fail."""
        self.steps += 1
        return _RULES[type(tree)](self, tree, scope)

    def assuming(self, hypothesis: Hypothesis, tree: Expression, scope: Scope) -> object:
        """Return the value that an expression would have under other assignments; collects nothing."""
        before = self.used, self.hypothesis, self._known
        self.used, self.hypothesis, self._known = {}, hypothesis.values, hypothesis.known
        try:
            return self.value(tree, scope)
        finally:
            self.used, self.hypothesis, self._known = before

    @contextmanager
    def under(self, hypothesis: Hypothesis) -> Iterator[None]:
        """Take assignments as other than they are; values computed under others are put aside."""
        before, known = self.hypothesis, self._known
        self.hypothesis, self._known = hypothesis.values, hypothesis.known
        try:
            yield
        finally:
            self.hypothesis, self._known = before, known

    def uses(self, tree: Expression, scope: Scope) -> tuple[Key, ...]:
        """Return the assignments that the value of an expression depends on."""
        used, self.used = self.used, {}
        try:
            self.value(tree, scope)
        except Undefined:
            pass
        finally:
            found, self.used = self.used, used
        return tuple(found)

    def member(self, part: Part, name: str, scope: Scope) -> object:
        """Return `_io`, `_root`, `_parent`, a parameter, a field or an instance of an object."""
        match name:
            case "_io":
                return part.window
            case "_root":
                return part.root
            case "_parent":
                return self._parent(part)
            case "_sizeof":
                return bytes_of(bits_of_type(self._library, part.spec))
        if name in part.arguments:
            return self._argument(part, name)
        if name in part.values:
            return self._read((*part.key, name), part.values[name])
        return self._instance(part, name)

    def _parent(self, part: Part) -> Part:
        found = part.parent if part.other_parent is None else self.value(*part.other_parent)
        if not isinstance(found, Part):
            raise Undefined("the type has no parent here")
        return found

    def _argument(self, part: Part, name: str) -> object:
        if self.hypothesis and not self._stays(part, name):
            return self._kept(part, name, *part.arguments[name])
        value, keys = part.known[name]
        self.used.update(dict.fromkeys(keys))
        return value

    def _stays(self, part: Part, name: str) -> bool:
        """Tell whether a value is known that depends on nothing that the hypothesis changes."""
        known = part.known.get(name)
        return known is not None and self.hypothesis.keys().isdisjoint(known[1])

    def _kept(self, part: Part, name: str, tree: Expression, scope: Scope) -> object:
        """Compute a value once for all expressions under the same hypothesis."""
        mark = (id(part), name)
        if mark not in self._known:
            if self._depth > _DEEPEST:
                raise Undefined(f"`{name}` is computed from too many others")
            used, self.used = self.used, {}
            self._depth += 1
            try:
                value = self.value(tree, scope)
            finally:
                own, self.used = self.used, used
                self._depth -= 1
            self._known[mark] = (value, tuple(own))
        value, keys = self._known[mark]
        self.used.update(dict.fromkeys(keys))
        return value

    def _read(self, key: Key, value: object) -> object:
        if not isinstance(value, Part | Items):
            self.used[key] = None
            return self.hypothesis.get(key, value)
        return value

    def _instance(self, part: Part, name: str) -> object:
        attribute = part.spec.instances.get(name)
        if attribute is None:
            raise absent(part, next((one for one in part.spec.seq if one.id == name), None), name)
        if attribute.value is None:
            if self.hypothesis:
                raise Undefined(f"`{name}` is not read yet")
            self._stream.read_instance(part, attribute)
            if name not in part.values:
                raise absent(part, attribute, name)
            return self._read((*part.key, name), part.values[name])
        return self._value_instance(part, attribute, attribute.value.tree)

    def _value_instance(self, part: Part, attribute: Attribute, tree: Expression) -> object:
        if attribute.id in part.known and (not self.hypothesis or self._stays(part, attribute.id)):
            value, keys = part.known[attribute.id]
            self.used.update(dict.fromkeys(keys))
            return value
        scope = Scope(part, (*part.key, attribute.id))
        if self.hypothesis and attribute.condition is None:
            return self._kept(part, attribute.id, tree, scope)
        used, self.used = self.used, {}
        try:
            if attribute.condition is not None and not self.value(attribute.condition.tree, scope):
                raise absent(part, attribute, attribute.id)
            value = self.value(tree, scope)
        finally:
            own, self.used = self.used, used
            self.used.update(own)
        if not self.hypothesis:
            part.known[attribute.id] = (value, tuple(own))
        return value

    def _name(self, tree: nodes.Name, scope: Scope) -> object:
        if tree.id == "_":
            if scope.item_key is None:
                return scope.item
            return self._read(scope.item_key, scope.item)
        if tree.id == "_index":
            return scope.index
        return self.member(scope.part, tree.id, scope)

    def _cast(self, tree: nodes.Cast, scope: Scope) -> object:
        found = self.value(tree.of, scope)
        try:
            return bytes(found) if isinstance(found, list) and tree.type.path == ("bytes",) else found
        except (TypeError, ValueError) as error:
            raise Undefined(f"no bytes: {error}") from error

    def _member(self, tree: nodes.Member, scope: Scope) -> object:
        if tree.id == "_sizeof" and isinstance(tree.of, nodes.Name):
            return self._size_of_field(tree.of.id, scope.part, scope)
        if tree.id == "_sizeof" and isinstance(tree.of, nodes.Member):
            holder = self.value(tree.of.of, scope)
            return self._size_of_field(tree.of.id, holder, scope) if isinstance(holder, Part) else 0
        of = self.value(tree.of, scope)
        if isinstance(of, Part):
            return self.member(of, tree.id, scope)
        if isinstance(of, Window):
            return self._of_stream(of, tree.id, scope)
        if isinstance(of, Items) and tree.id in ("size", "first", "last"):
            return self._of_items(of, tree.id)
        return self._method(tree.of, of, tree.id, (), scope)

    def _method(self, tree: Expression, of: object, name: str, arguments: tuple[object, ...], scope: Scope) -> object:
        try:
            return call_method(of, name, arguments)
        except Undefined as error:
            digits: dict[type, object] = (
                {str: "7" * len(of), bytes: b"7" * len(of)} if isinstance(of, str | bytes) else {}
            )
            if name in ("to_i", "to_s") and of:
                raise Undefined(str(error), (tree, scope, "==", digits.get(type(of)))) from error
            raise

    def _of_items(self, items: Items, name: str) -> object:
        if name == "size":
            return self._read((*items.key, "#count"), len(items))
        index = 0 if name == "first" else len(items) - 1
        if not items:
            raise Undefined("a list without items")
        return self._read((*items.key, index), items[index])

    def _of_stream(self, window: Window, name: str, scope: Scope) -> object:
        if name == "pos":
            return window.pos if scope.at is None or window is not scope.part.window else -(-scope.at // 8)
        if name == "size":
            return self._size_of_stream(window)
        at_end, key = self._stream.is_at_end(window, scope.asker)
        return at_end if key is None else self._read(key, at_end)

    def _size_of_stream(self, window: Window) -> object:
        """Return the size of a stream; one that nothing gives yet is a choice of its own."""
        size, known = self._stream.size_of(window), window.sizer
        if window.is_size_chosen or known is None:
            return self._read((*window.key, "#size"), size)
        value = self.value(known.formula.tree, known.scope)
        return value if self.hypothesis else size

    def _call(self, tree: nodes.Call, scope: Scope) -> object:
        of, arguments = self.value(tree.of, scope), tuple(self.value(argument, scope) for argument in tree.arguments)
        return self._method(tree.of, of, tree.id, arguments, scope)

    def _subscript(self, tree: nodes.Subscript, scope: Scope) -> object:
        of, index = self.value(tree.of, scope), self.value(tree.index, scope)
        assert isinstance(index, int)
        if isinstance(of, Items):
            key = (*of.key, index)
            if key in self.hypothesis:
                return self.hypothesis[key]
            if not 0 <= index < len(of):
                raise Undefined("an index is out of range")
            return self._read(key, of[index])
        if not isinstance(of, list | bytes | str) or not -len(of) <= index < len(of):
            raise Undefined("an index is out of range")
        return of[index]

    def _list(self, tree: nodes.ListLiteral, scope: Scope) -> object:
        if all(isinstance(item, nodes.IntLiteral) and 0 <= item.value <= 255 for item in tree.items):
            return bytes(item.value for item in tree.items if isinstance(item, nodes.IntLiteral))
        return [self.value(item, scope) for item in tree.items]

    def _ternary(self, tree: nodes.Ternary, scope: Scope) -> object:
        return self.value(tree.then if self.value(tree.condition, scope) else tree.otherwise, scope)

    def _binary(self, tree: nodes.Binary, scope: Scope) -> object:
        left = self.value(tree.left, scope)
        if tree.operator in ("and", "or"):
            return self.value(tree.right, scope) if bool(left) == (tree.operator == "and") else left
        right = self.value(tree.right, scope)
        if right == 0 and tree.operator in ("/", "%"):
            raise Undefined("division by zero", (tree.right, scope, "!=", 0))
        return apply_binary(tree.operator, left, right)

    def _format_string(self, tree: nodes.FormatString, scope: Scope) -> object:
        return "".join(str(self.value(part, scope)) for part in tree.parts)

    def _size_of_type(self, tree: nodes.SizeOfType, scope: Scope) -> object:
        return size_of_type(self._library, scope.part.spec, tree)

    def _size_of_field(self, name: str, holder: Part, scope: Scope) -> object:
        spec = holder.spec
        for attribute in spec.attributes():
            if attribute.id == name and attribute.value is None:
                return bytes_of(bits_of_attribute(self._library, spec, attribute))
        for parameter in spec.params:
            if parameter.id == name:
                return bytes_of(bits_of_use(self._library, spec, parameter.use))
        whole = self.member(holder, name, scope)
        return bytes_of(bits_of_type(self._library, whole.spec)) if isinstance(whole, Part) else 0


def absent(part: Part, attribute: Attribute | None, name: str) -> Undefined:
    """Return the trouble that a field is not there: its condition must hold."""
    condition = attribute.condition if attribute else None
    needs = (condition.tree, Scope(part, (*part.key, name)), "==", True) if condition else None
    return Undefined(f"`{name}` is not there", needs)


def code_of_label(library: Library, owner: TypeSpec, tree: nodes.EnumLabel) -> int:
    """Return the code of an enum's label."""
    spec = library.find_enum(owner, tree.path, tree.is_absolute)
    assert spec is not None
    return next(code for code, value in spec.values.items() if value.label == tree.label)


_RULES: dict[type, Callable[..., object]] = {
    nodes.IntLiteral: lambda _self, tree, _scope: tree.value,
    nodes.FloatLiteral: lambda _self, tree, _scope: tree.value,
    nodes.BoolLiteral: lambda _self, tree, _scope: tree.value,
    nodes.StringLiteral: lambda _self, tree, _scope: tree.value,
    nodes.Unary: lambda self, tree, scope: apply_unary(tree.operator, self.value(tree.operand, scope)),
    nodes.Cast: Evaluator._cast,
    nodes.Name: Evaluator._name,
    nodes.Member: Evaluator._member,
    nodes.Call: Evaluator._call,
    nodes.Subscript: Evaluator._subscript,
    nodes.EnumLabel: lambda self, tree, scope: code_of_label(self._library, scope.part.spec, tree),
    nodes.ListLiteral: Evaluator._list,
    nodes.Ternary: Evaluator._ternary,
    nodes.Binary: Evaluator._binary,
    nodes.FormatString: Evaluator._format_string,
    nodes.SizeOfType: Evaluator._size_of_type,
}


class Stream(Protocol):
    """What a message under construction answers about its streams, and how it reads instances elsewhere on them."""

    def size_of(self, window: Window) -> int: ...

    def is_at_end(self, window: Window, asker: Key) -> tuple[bool, Key | None]: ...

    def read_instance(self, part: Part, attribute: Attribute) -> None: ...
