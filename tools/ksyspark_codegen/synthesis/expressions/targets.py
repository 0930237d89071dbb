"""What a name in an expression stands for, and what expressions give under other assignments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import ne

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_codegen.synthesis.encoding import encode_text
from ksyspark_codegen.synthesis.expressions.evaluate import Evaluator, apply_binary
from ksyspark_codegen.synthesis.message import (
    AssignedValue,
    Assignments,
    Bits,
    Change,
    Hypothesis,
    Items,
    Key,
    Part,
    Scope,
    Sign,
    Undefined,
    Window,
    exactly,
)

_SIZES = range(1 << 16)


def merged(change: Change, key: Key, value: object) -> Change | None:
    """Return a change with one more choice assigned, None where it contradicts. A pair is (mask, bits)."""
    assigned = _assigned(value)
    before = change.get(key)
    if before is None:
        return {**change, key: assigned}
    if isinstance(before, Bits) and isinstance(assigned, Bits):
        both = before.mask & assigned.mask
        if before.value & both != assigned.value & both:
            return None
        return {**change, key: Bits(before.mask | assigned.mask, before.value | assigned.value)}
    if isinstance(before, bytes) and isinstance(assigned, bytes) and _is_one_more(before, assigned):
        return {**change, key: assigned}
    return change if before == assigned else None


def _is_one_more(before: bytes, after: bytes) -> bool:
    """Tell whether one byte is assigned in addition to others."""
    return len(before) == len(after) and sum(map(ne, before, after)) == 1


def _assigned(value: object) -> AssignedValue:
    match value:
        case (int() as mask, int() as bits):
            return Bits(mask, bits)
        case bool() | int():
            return exactly(int(value))
        case bytes() | str() | float() | Bits():
            return value
    raise AssertionError(f"no choice can be {value!r}")


def may_give(tree: Expression, sign: Sign, value: object) -> bool:
    """Tell whether an expression may stand in a relation to a value: not, where all it can be is known and does not."""
    match tree:
        case nodes.Ternary(_, then, otherwise):
            return may_give(then, sign, value) or may_give(otherwise, sign, value)
        case nodes.IntLiteral(known) | nodes.BoolLiteral(known) | nodes.StringLiteral(known):
            try:
                return bool(apply_binary(sign, known, value))
            except Undefined:
                return False
    return True


class Hypotheses:
    """The evaluator, the assignments as they are, and the numbers that fields can hold."""

    def __init__(self, evaluator: Evaluator, assignments: Assignments, ranges: Mapping[Key, range]) -> None:
        self.evaluator = evaluator
        self._choices = assignments
        self._ranges = ranges
        self._kept: dict[int, tuple[Change, Hypothesis]] = {}

    def value(self, tree: Expression, scope: Scope, given: Change) -> object:
        """Return the value of an expression. Raises Undefined where it has none."""
        return self.evaluator.assuming(self._hypothesis(given), tree, scope)

    def holds(self, tree: Expression, scope: Scope, sign: Sign, value: object, given: Change) -> bool:
        """Tell whether an expression stands in a relation to a value."""
        try:
            return bool(apply_binary(sign, self.value(tree, scope, given), value))
        except Undefined:
            return False

    def depends(self, tree: Expression, scope: Scope, given: Change) -> bool:
        """Tell whether an expression depends on a choice at all; one without value may."""
        with self.evaluator.under(self._hypothesis(given)):
            return bool(self.evaluator.uses(tree, scope)) or self._is_undefined(tree, scope)

    def range(self, key: Key) -> range | None:
        """Return the numbers that a field can hold, where that is known; items can hold those of their field."""
        if key[-1:] == ("#size",):
            return _SIZES
        return self._ranges.get(key) or (self._ranges.get(key[:-1]) if key and isinstance(key[-1], int) else None)

    def _is_undefined(self, tree: Expression, scope: Scope) -> bool:
        try:
            self.evaluator.value(tree, scope)
        except Undefined:
            return True
        return False

    def _hypothesis(self, change: Change) -> Hypothesis:
        """Return the assignments of a change, with the values that were computed under them, for the next time."""
        if id(change) not in self._kept:
            values = {key: self._one(key, assigned) for key, assigned in change.items()}
            self._kept[id(change)] = (change, Hypothesis(values))
        return self._kept[id(change)][1]

    def _one(self, key: Key, assigned: AssignedValue) -> object:
        if not isinstance(assigned, Bits):
            return assigned
        now = self._choices.drawn.get(key, 0)
        if isinstance(now, bool):
            return bool(assigned.onto(int(now)))
        return assigned.onto(now if isinstance(now, int) else 0)


Conversion = Callable[[object], AssignedValue | None]


@dataclass(frozen=True, slots=True)
class Target:
    """Either the `key` of a choice, or `tree` at `scope`; `convert` makes its value from the wanted one."""

    key: Key | None = None
    tree: Expression | None = None
    scope: Scope | None = None
    convert: Conversion | None = None
    condition: Expression | None = None


def find_target(hypotheses: Hypotheses, tree: Expression, scope: Scope, given: Change) -> Target | None:
    """Return what a name, a member, an item or a call stands for; None where nothing can be chosen."""
    try:
        match tree:
            case nodes.Name("_"):
                return Target(scope.item_key) if scope.item_key is not None else None
            case nodes.Name(name):
                return _of_part(scope.part, name)
            case nodes.Member(of, name):
                return _of_member(hypotheses, of, name, scope, given)
            case nodes.Subscript():
                return _of_item(hypotheses, tree, scope, given)
            case nodes.Call():
                return _of_call(hypotheses, tree, scope, given)
    except Undefined:
        pass
    return None


def _of_part(part: Part, name: str) -> Target | None:
    if name in part.arguments:
        tree, scope = part.arguments[name]
        return Target(tree=tree, scope=scope)
    instance = part.spec.instances.get(name)
    if instance is not None and instance.value is not None:
        condition = instance.condition.tree if instance.condition else None
        scope = Scope(part, (*part.key, name))
        return Target(tree=instance.value.tree, scope=scope, condition=condition)
    if isinstance(part.values.get(name), Part | Items) or name.startswith("_"):
        return None
    return Target((*part.key, name))


def _of_member(hypotheses: Hypotheses, of: Expression, name: str, scope: Scope, given: Change) -> Target | None:
    whole = hypotheses.value(of, scope, given)
    if isinstance(whole, Part):
        return _of_part(whole, name)
    if isinstance(whole, Items):
        steps: dict[str, str | int] = {"size": "#count", "first": 0, "last": max(len(whole) - 1, 0)}
        return Target((*whole.key, steps[name])) if name in steps else None
    if isinstance(whole, Window):
        return _of_stream(whole, name, scope)
    if (
        isinstance(whole, bytes)
        and name in ("length", "size")
        and (target := _size_of_bytes(hypotheses, of, scope, given))
    ):
        return target
    return _of_value(of, name, whole, scope)


def _size_of_bytes(hypotheses: Hypotheses, of: Expression, scope: Scope, given: Change) -> Target | None:
    """Return the expression that gives the size of a field in bytes; None where its own value decides."""
    match of:
        case nodes.Name(name):
            part: object = scope.part
        case nodes.Member(inner, name):
            part = hypotheses.value(inner, scope, given)
        case _:
            return None
    if not isinstance(part, Part) or name in part.arguments:
        return None
    field = next((one for one in part.spec.attributes() if one.id == name and one.value is None), None)
    delimiter = field.delimiter if field is not None else None
    if delimiter is None or delimiter.size is None or delimiter.terminator or delimiter.pad_right is not None:
        return None
    return Target(tree=delimiter.size.tree, scope=Scope(part, (*part.key, name)))


def _of_stream(window: Window, name: str, scope: Scope) -> Target | None:
    if name == "eof":
        return Target((*scope.asker, "#eof"))
    if name != "size":
        return None
    if window.is_size_chosen or window.sizer is None:
        return Target((*window.key, "#size"))
    return Target(tree=window.sizer.formula.tree, scope=window.sizer.scope)


def _of_value(of: Expression, name: str, whole: object, scope: Scope) -> Target | None:
    conversions: dict[str, Conversion] = {
        "length": lambda size: _resized(whole, size),
        "size": lambda size: _resized(whole, size),
        "first": lambda byte: _with_byte(whole, 0, byte),
        "last": lambda byte: _with_byte(whole, -1, byte),
        "to_i": lambda number: _back_to(whole, number),
        "to_s": lambda text: int(str(text)) if isinstance(whole, int) and str(text).lstrip("-").isdecimal() else None,
        "reverse": lambda text: text[::-1] if isinstance(text, str) else None,
    }
    return Target(tree=of, scope=scope, convert=conversions[name]) if name in conversions else None


def _of_item(hypotheses: Hypotheses, tree: nodes.Subscript, scope: Scope, given: Change) -> Target | None:
    whole, index = hypotheses.value(tree.of, scope, given), hypotheses.value(tree.index, scope, given)
    if not isinstance(index, int):
        return None
    if isinstance(whole, Items):
        return Target((*whole.key, index)) if not any(isinstance(one, Part) for one in whole) else None
    if isinstance(whole, bytes):
        return Target(tree=tree.of, scope=scope, convert=lambda byte: _with_byte(whole, index, byte))
    return None


def _of_call(hypotheses: Hypotheses, tree: nodes.Call, scope: Scope, given: Change) -> Target | None:
    whole = hypotheses.value(tree.of, scope, given)
    if isinstance(whole, bytes) and tree.id == "to_s":
        encoding = hypotheses.value(tree.arguments[0], scope, given)
        return Target(tree=tree.of, scope=scope, convert=lambda text: encode_text(str(text), str(encoding)))
    if isinstance(whole, str) and tree.id == "to_i":
        return Target(tree=tree.of, scope=scope, convert=str)
    return None


def _resized(whole: object, size: object) -> AssignedValue | None:
    if not isinstance(size, int) or size < 0 or size > 1 << 20:
        return None
    if isinstance(whole, bytes):
        return (whole + b"x" * size)[:size]
    return (whole + "x" * size)[:size] if isinstance(whole, str) else None


def _with_byte(whole: object, index: int, byte: object) -> AssignedValue | None:
    if not isinstance(whole, bytes) or not isinstance(byte, int) or not 0 <= byte <= 255:
        return None
    index = len(whole) + index if index < 0 else index
    if index >= len(whole):
        whole += bytes(index + 1 - len(whole))
    return whole[:index] + bytes([byte]) + whole[index + 1 :]


def _back_to(whole: object, number: object) -> AssignedValue | None:
    if not isinstance(number, int):
        return None
    return str(number) if isinstance(whole, str) else float(number) if isinstance(whole, float) else number
