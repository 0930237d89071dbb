"""From a fault to the failure that the user reads: path, byte, a sentence, and broken rules in words."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ksyspark import sentences
from ksyspark.display import HIDDEN, show_plain
from ksyspark.errors import Failure, Note
from ksyspark.interpreter import expressions, problems, rows
from ksyspark.interpreter.objects import Fault, Object, Refused, path_of
from ksyspark.layout import Column, show_value
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import Formula


@dataclass(frozen=True, slots=True)
class Location:
    """The place of a fault in the layout; `column` is None for a part that has no column."""

    column: Column | None
    path: str
    offset: int
    is_sensitive: bool


def failure_of(fault: Fault, location: Location) -> Failure:
    """Return a fault as a failure: path and offset from the start of the message, and a sentence."""
    sentence = _sentence(fault, location)
    return Failure(location.path, location.offset, sentence.reason, sentence.expected, sentence.found)


def note_of(absence: rows.Absence) -> Note:
    """Return an instance without a value as a note. A fault that lies elsewhere is named in front of its reason."""
    fault = absence.fault
    location = locate(fault)
    failure = failure_of(fault, location)
    field = path_of(absence.holder, absence.column.id)
    reason = failure.reason if failure.field == field else f"{failure.field or 'message'}: {failure.reason}"
    octets = fault.problem.octets if isinstance(fault.problem, problems.NotText) else None
    return Note(field, failure.offset, reason, octets, location.is_sensitive)


def locate(fault: Fault) -> Location:
    """Return where in the layout a fault is."""
    holder = fault.holder
    column = column_of(holder, fault.name)
    path = path_of(holder, fault.name, fault.index) if fault.name else holder.path
    columns = (column, *(leading for _, leading in objects_above(holder)))
    is_sensitive = any(one is not None and one.sensitive for one in columns)
    start = fault.start if fault.start is not None else _first_used(holder, fault.name)
    return Location(column, path, start, is_sensitive)


def column_of(holder: Object, name: str) -> Column | None:
    """Return the column of a field, None for one that has none."""
    return next((one for one in holder.type.record.fields if one.id == name), None)


def objects_above(inner: Object) -> Iterator[tuple[Object, Column | None]]:
    """Yield the objects around an object, innermost first, each with the column that leads down."""
    while inner.holder is not None:
        yield inner.holder, column_of(inner.holder, inner.name)
        inner = inner.holder


def _first_used(holder: Object, name: str) -> int:
    """Return where the first field lies that a computed instance uses; else where its object begins."""
    attribute = holder.type.spec.instances.get(name)
    formulas = (attribute.condition, attribute.value) if attribute is not None and attribute.value is not None else ()
    used = (field for formula in formulas if formula is not None for field in own_names(formula.tree))
    return next((holder.places[field].start for field in used if field in holder.places), holder.start)


def own_names(tree: Expression) -> Iterator[str]:
    """Yield the names of an object's own fields in an expression, the value of a choice before its condition."""
    match tree:
        case nodes.Name(name):
            yield name
        case nodes.Member(nodes.Name(), "_sizeof"):
            return
        case nodes.Ternary(condition, then, otherwise):
            for part in (then, condition, otherwise):
                yield from own_names(part)
        case _:
            for part in nodes.parts_of(tree):
                yield from own_names(part)


def _sentence(fault: Fault, location: Location) -> sentences.Sentence:
    problem, is_sensitive = fault.problem, location.is_sensitive
    # What uses a sensitive field in a value is sensitive: another computed value is known to be no secret.
    is_value = location.column is not None and location.column.origin == "value"
    match problem:
        case problems.BrokenRule():
            return _broken_rule(fault, problem, location)
        case problems.DoesNotFit(value, bits) if is_sensitive or is_value:
            shown = HIDDEN if is_sensitive else show_plain(value)
            return sentences.Sentence(f"{shown} does not fit {bits} bits", f"{bits} bits", shown)
        case problems.DoesNotFit():
            return sentences.NUMBER_TOO_LARGE
        case problems.NotLogicalValue(expected, shown):
            return sentences.expected_found(expected, HIDDEN if is_sensitive else shown)
        case problems.NotANumber(text) if is_value and not is_sensitive:
            return sentences.Sentence(f"{show_plain(text)} is not a number", "a number", show_plain(text))
        case problems.NotANumber():
            return sentences.NO_NUMBER
    return problem.sentence


def _broken_rule(fault: Fault, broken: problems.BrokenRule, location: Location) -> sentences.Sentence:
    """Return what a rule wants and what the message has; values of sensitive columns as `***`."""
    column, rule = location.column, broken.rule
    shown = HIDDEN if location.is_sensitive else _show(broken.found, column)
    if rule.kind == "expr":
        return _broken_expression(fault, broken, location, shown)
    if rule.kind == "checksum":
        computed = HIDDEN if location.is_sensitive else str(broken.expected)
        return sentences.expected_found(f"{computed}, the {rule.of}", shown)
    # Another field of the message, which may be sensitive as well, can be what this one has to equal.
    is_hidden = location.is_sensitive and rule.kind in ("eq", "contents")
    expected = HIDDEN if is_hidden else _expected(fault, broken, column)
    return sentences.expected_found(expected, shown).because(column.reason if column else None)


def _broken_expression(fault: Fault, broken: problems.BrokenRule, location: Location, shown: str) -> sentences.Sentence:
    """Return what is wanted of the part of an expression that is broken: values, where it compares with some."""
    rule, column = broken.rule, location.column
    reason = column.reason if column else None
    compiler, tree = fault.holder.type.compiler, rule.formulas[0].tree
    # A rule of an object, or of no bytes, speaks of something else than that value.
    has_value = broken.found != b"" and not isinstance(broken.found, Object)

    def value_of(part: Expression) -> Any:
        closure = compiler.closure(part, rule.item, has_index=fault.index is not None)
        return closure(fault.holder, broken.found, fault.index)

    def holds(part: Expression) -> bool:
        try:
            return bool(value_of(part))
        except (problems.Failed, Refused, *problems.ARITHMETIC):
            return False

    def bound(part: Expression) -> str | None:
        """Return the value of a bound, or None if it may be a secret."""
        if location.is_sensitive or not _is_open(fault.holder, part):
            return None
        try:
            value = value_of(part)
        except (problems.Failed, Refused, *problems.ARITHMETIC):
            return None
        # What the type was given comes from other fields; secrets are bytes or texts.
        params = {one.id for one in fault.holder.type.spec.params}
        return None if params & set(own_names(part)) and not isinstance(value, int) else _show(value, column)

    parts = broken_parts(tree, holds)
    bounds = [in_bounds(part, bound) for part in parts]
    if has_value and all(bounds):
        texts = list(dict.fromkeys(text for text in bounds if text))
        is_choice = len(texts) > 1 and all(isinstance(part, nodes.Binary) and part.operator == "==" for part in parts)
        expected = sentences.one_of(texts) if is_choice else " or ".join(texts)
        if reason and all(map(is_exclusion, parts)):
            # What is excluded is what was found.
            return sentences.Sentence(f"{reason}: found {shown}", expected, shown)
        return sentences.expected_found(expected, shown).because(reason)
    if column and column.expected:
        words = [column.expected]
    else:
        words = [in_words(part, fault.name, lambda tree: compiler.is_object(tree, rule.item)) for part in parts]
    other = _other_field(fault.holder, parts, value_of)
    other = other or (shown if has_value else None)
    return sentences.broken_expression(" or ".join(dict.fromkeys(words)), other, reason)


def _other_field(holder: Object, parts: Sequence[Expression], value_of: Callable[[Expression], Any]) -> str | None:
    """Return name and value of the field of `seq` that broken parts are about, if it is not that of the rule."""
    names = {subject_of(part) for part in parts}
    name = names.pop() if len(names) == 1 else None
    if name is None or name not in {one.id for one in holder.type.spec.seq}:
        return None
    if not _is_open(holder, nodes.Name(name, 0)):
        return None
    try:
        return f"{name} {_show(value_of(nodes.Name(name, 0)), column_of(holder, name))}"
    except (problems.Failed, Refused, *problems.ARITHMETIC):
        return None


def _is_open(holder: Object, tree: Expression) -> bool:
    """Tell whether an expression is made of literals, parameters, and fields of the object that are not sensitive."""
    match tree:
        case nodes.Name(name):
            spec, column = holder.type.spec, column_of(holder, name)
            is_own = name in {*(one.id for one in spec.attributes()), *(one.id for one in spec.params)}
            return is_own and not (column is not None and column.sensitive)
        case nodes.Member():
            return False
    return all(_is_open(holder, part) for part in nodes.parts_of(tree))


def _expected(fault: Fault, broken: problems.BrokenRule, column: Column | None) -> str:
    match broken.rule.kind:
        case "any-of":
            pairs = zip(broken.rule.formulas, broken.rule.values, strict=True)
            return sentences.one_of([_listed(fault, formula, value, column) for formula, value in pairs])
        case "in-enum":
            return f"a code of {broken.rule.of}"
    words = {"min": "at least ", "max": "at most "}.get(broken.rule.kind, "")
    return f"{words}{_show(broken.expected, column)}"


def _listed(fault: Fault, formula: Formula, value: expressions.Evaluate, column: Column | None) -> str:
    """Return an allowed value as text: a literal or a field by its value, any other expression by its source text."""
    if not isinstance(formula.tree, nodes.IntLiteral | nodes.FloatLiteral | nodes.StringLiteral | nodes.BoolLiteral |
                      nodes.EnumLabel | nodes.ListLiteral | nodes.Unary | nodes.Name):  # fmt: skip
        return formula.text
    try:
        return _show(value(fault.holder, None, fault.index), column)
    except (problems.Failed, Refused):
        return formula.text


def _show(value: object, column: Column | None) -> str:
    if isinstance(value, Object):
        return value.type.spec.path[-1]
    return show_value(value, column.type if column else None)


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
    return (isinstance(tree, nodes.Name) and tree.id == "_") or any(map(mentions_value, nodes.parts_of(tree)))


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
        return f"{values[0]} is {sentences.one_of([self.value(right) for _, right in pairs])}"

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
