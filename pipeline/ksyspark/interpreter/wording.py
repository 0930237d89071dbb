"""Rules of a specification in words, and which part of a rule a message breaks."""

import re
from collections.abc import Callable
from dataclasses import replace

from ksyspark.display import show_plain
from ksyspark.sentences import one_of
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.nodes import parts_of

# Where a part stands in its expression.
_COLUMN = re.compile(r"column=\d+")
Holds = Callable[[Expression], bool]
"""Whether a condition holds for the message; false too if it has no value."""


def broken_parts(rule: Expression, holds: Holds) -> tuple[Expression, ...]:
    """Return the conditions of a broken rule of which one would have to hold; more than one only of alternatives.

    Of alternatives those are left that are about the value (`_`), where there are any, and of these those that lack
    least: of `_ == 1 and is_old or _ == 2 and not is_old` the one that speaks of a message of this age.
    """
    match rule:
        case nodes.Binary("and"):
            broken = next((part for part in joined_by(rule, "and") if not holds(part)), None)
            return (rule,) if broken is None else broken_parts(broken, holds)
        case nodes.Binary("or"):
            return _alternatives(rule, holds)
        case nodes.Unary("not", nodes.Binary("or") as denied, column):
            true = next((part for part in joined_by(denied, "or") if holds(part)), None)
            return (rule,) if true is None else broken_parts(nodes.Unary("not", true, column), holds)
        case nodes.Ternary(test, then, otherwise):
            return broken_parts(then if holds(test) else otherwise, holds)
        case nodes.Binary(right=nodes.Ternary(test, then, otherwise)):
            return broken_parts(replace(rule, right=then if holds(test) else otherwise), holds)
    return (rule,)


def joined_by(tree: Expression, word: str) -> tuple[Expression, ...]:
    """Return what a chain of one operator joins, from left to right."""
    if isinstance(tree, nodes.Binary) and tree.operator == word:
        return (*joined_by(tree.left, word), *joined_by(tree.right, word))
    return (tree,)


def subject_of(tree: Expression) -> str | None:
    """Return the field of the same object that a condition is about: `dup` of `not dup`, `qos` of `qos == 1`."""
    match tree:
        case nodes.Name(name) | nodes.Binary("==" | "!=" | "<" | "<=" | ">" | ">=", nodes.Name(name)):
            return None if name == "_" else name
        case nodes.Unary("not", nodes.Name() as denied):
            return subject_of(denied)
        case nodes.Binary("or"):
            names = {subject_of(part) for part in joined_by(tree, "or")}
            return names.pop() if len(names) == 1 else None
    return None


def _alternatives(rule: Expression, holds: Holds) -> tuple[Expression, ...]:
    parts = joined_by(rule, "or")
    # One value is compared with several: `a == 1 or a == 2`.
    equals = [part for part in parts if isinstance(part, nodes.Binary) and part.operator == "=="]
    if len(equals) == len(parts) and len({_COLUMN.sub("", repr(part.left)) for part in equals}) == 1:
        return parts if mentions_value(rule) else (rule,)
    alternatives = [(part, broken_parts(part, holds)) for part in parts]
    sound = [one for one in alternatives if not all(map(is_exclusion, one[1]))]
    about_value = [one for one in sound if any(map(mentions_value, one[1]))]
    if about_value:
        lacking = [sum(not holds(one) for one in joined_by(part, "and")) for part, _ in about_value]
        nearest = [one for one, number in zip(about_value, lacking, strict=True) if number == min(lacking)]
        return tuple(leaf for _, leaves in nearest for leaf in leaves if mentions_value(leaf))
    excluding = [leaves for _, leaves in alternatives if any(map(mentions_value, leaves))]
    # Conditions under which a rule does not apply usually stand in front of it.
    return sound[-1][1] if sound else excluding[0] if excluding else alternatives[-1][1]


def is_exclusion(tree: Expression) -> bool:
    """Tell whether a condition only excludes a value: `a != 1`."""
    return isinstance(tree, nodes.Binary) and tree.operator == "!="


def mentions_value(tree: Expression) -> bool:
    """Tell whether an expression uses the value that it checks."""
    return (isinstance(tree, nodes.Name) and tree.id == "_") or any(map(mentions_value, parts_of(tree)))


_COMPARISONS = {"==": "is", "!=": "is not", "<": "is below", "<=": "is at most", ">": "is above", ">=": "is at least"}
_BOUNDS = {
    "==": "",
    "!=": "another value than ",
    "<": "less than ",
    "<=": "at most ",
    ">": "more than ",
    ">=": "at least ",
}
_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
_STREAM = {"eof": "the data ends there", "pos": "the position", "size": "the length of the data"}


def in_words(rule: Expression, field: str, is_object: Callable[[Expression], bool] = lambda _: False) -> str:
    """Return an expression in words; `field` is the name of the value that it checks.

    `is_object` tells whether an expression gives an object of a user type: `of.size` is then a field of it.
    `a != 4 or not _` becomes `a is not 4 or flag is false`; other names stay as the columns are called.
    """
    return _Words(field or "the value", is_object).condition(rule)


def in_bounds(rule: Expression, bound: Callable[[Expression], str | None]) -> str | None:
    """Return what `_ == b`, `_ >= b` and the like ask for: `b`, `at least b`; None for any other rule.

    `bound` gives the value of `b` as text, or None if it has no value or must not be shown.
    """
    match rule:
        case nodes.Binary(sign, nodes.Name("_") | nodes.Member(nodes.Name("_"), "to_i"), other) if sign in _BOUNDS:
            text = bound(other)
        case nodes.Binary(sign, other, nodes.Name("_")) if sign in _BOUNDS:
            sign, text = _TURNED.get(sign, sign), bound(other)
        case _:
            return None
    return None if text is None else f"{_BOUNDS[sign]}{text}"


def _is_condition(tree: Expression) -> bool:
    operators = (*_COMPARISONS, "and", "or", "not")
    return isinstance(tree, nodes.Binary | nodes.Unary) and tree.operator in operators


class _Words:
    def __init__(self, field: str, is_object: Callable[[Expression], bool]) -> None:
        self._field = field
        self._is_object = is_object

    def condition(self, tree: Expression) -> str:
        match tree:
            case nodes.Binary("or") if values := self._values(tree):
                return values
            case nodes.Binary("and" | "or" as word):
                return f" {word} ".join(self._inner(part) for part in joined_by(tree, word))
            case nodes.Unary("not", operand):
                return self._denied(operand)
            case nodes.Binary(sign, left, right) if sign in _COMPARISONS:
                return self._compared(left, sign, right)
            case nodes.BoolLiteral(is_so):
                return "always" if is_so else "never"
        value = self.value(tree)
        return value if value in _STREAM.values() else f"{value} is true"

    def value(self, tree: Expression) -> str:
        """Return a value: the name of a field, a number, a label, or an expression of those."""
        match tree:
            case nodes.Name("_"):
                return self._field
            case nodes.Name("_index"):
                return "the number of the item"
            case nodes.Name(name) | nodes.Member(nodes.Name("_root" | "_parent"), name):
                return name
            case nodes.Member(nodes.Member(_, "_root" | "_parent"), name):
                return name
            case nodes.Member(of, name):
                return self._member(of, name)
            case nodes.EnumLabel(_, label):
                return label
            case nodes.Cast(of):
                return self.value(of)
        if _is_condition(tree):
            return f"({self.condition(tree)})"
        return self._literal(tree) or self._computed(tree)

    def _literal(self, tree: Expression) -> str:
        match tree:
            case nodes.IntLiteral() | nodes.FloatLiteral() | nodes.BoolLiteral() | nodes.StringLiteral():
                return show_plain(tree.value)
            case nodes.ListLiteral(items) if all(isinstance(item, nodes.IntLiteral) for item in items):
                numbers = [item.value for item in items if isinstance(item, nodes.IntLiteral)]
                is_bytes = all(0 <= number <= 255 for number in numbers)
                return show_plain(bytes(numbers)) if is_bytes else ", ".join(map(str, numbers))
            case nodes.ListLiteral(items):
                return ", ".join(map(self.value, items))
        return ""

    def _member(self, of: Expression, name: str) -> str:
        if self._is_object(of):
            return f"{self.value(of)}.{name}"
        match of, name:
            case nodes.Name("_io"), _:
                return _STREAM[name]
            case _, "length" | "size":
                return f"the length of {self.value(of)}"
            case _, "first" | "last":
                return f"the {name} item of {self.value(of)}"
            case _, "min" | "max":
                return f"the {'least' if name == 'min' else 'largest'} item of {self.value(of)}"
            case _, "to_i" | "to_s":
                return self.value(of)
            case _, "reverse":
                return f"{self.value(of)} from its end"
        return f"{self.value(of)}.{name}"

    def _computed(self, tree: Expression) -> str:
        match tree:
            case nodes.Call(of, "to_i" | "to_s"):
                return self.value(of)
            case nodes.Call(of, "substring", (start, end)):
                return f"characters {self.value(start)} to {self.value(end)} of {self.value(of)}"
            case nodes.Ternary(test, then, otherwise):
                return f"{self.value(then)} (if {self.condition(test)}) or {self.value(otherwise)} (if not)"
            case nodes.Subscript(of, index):
                return f"item {self.value(index)} of {self.value(of)}"
            case nodes.Unary(sign, operand):
                return f"{sign}{self._operand(operand)}"
            case nodes.Binary(sign, left, right):
                return f"{self._operand(left)} {'//' if sign == '/' else sign} {self._operand(right)}"
            case nodes.SizeOfType(reference, in_bits):
                return f"the size of {reference} in {'bits' if in_bits else 'bytes'}"
            case nodes.FormatString(parts):
                return " + ".join(map(self.value, parts))
        raise AssertionError(f"no words for {tree}")

    def _values(self, tree: nodes.Binary) -> str:
        """Return `a is one of 1, 2` for `a == 1 or a == 2`; "" for other alternatives."""
        parts = joined_by(tree, "or")
        pairs = [(part.left, part.right) for part in parts if isinstance(part, nodes.Binary) and part.operator == "=="]
        values = list(dict.fromkeys(self.value(left) for left, _ in pairs))
        if len(pairs) < len(parts) or len(values) > 1:
            return ""
        return f"{values[0]} is {one_of([self.value(right) for _, right in pairs])}"

    def _inner(self, part: Expression) -> str:
        is_joined = isinstance(part, nodes.Binary) and part.operator in ("and", "or")
        return f"({self.condition(part)})" if is_joined else self.condition(part)

    def _denied(self, operand: Expression) -> str:
        if _is_condition(operand) or isinstance(operand, nodes.Unary):
            return f"not ({self.condition(operand)})"
        value = self.value(operand)
        return f"not: {value}" if value in _STREAM.values() else f"{value} is false"

    def _compared(self, left: Expression, sign: str, right: Expression) -> str:
        match left, sign, right:
            case nodes.Member(nodes.Name("_io")), _, _:
                pass
            # Not a field of that name.
            case nodes.Member(of, "length" | "size"), "==", nodes.IntLiteral(0) if not self._is_object(of):
                return f"{self.value(of)} is empty"
        return f"{self.value(left)} {_COMPARISONS[sign]} {self.value(right)}"

    def _operand(self, tree: Expression) -> str:
        is_compound = isinstance(tree, nodes.Binary) and tree.operator not in _COMPARISONS
        return f"({self.value(tree)})" if is_compound else self.value(tree)
