"""From a fault to the failure that the user reads: path, byte, and a sentence."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ksyspark import sentences
from ksyspark.display import HIDDEN, show_plain
from ksyspark.errors import Failure, Note
from ksyspark.interpreter import expressions, problems, rows, wording
from ksyspark.interpreter.objects import Fault, Object, Refused, path_of
from ksyspark.layout import Column
from ksyspark.layout.layout import show_value
from ksyspark.sentences import Sentence
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.nodes import parts_of
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
            for part in parts_of(tree):
                yield from own_names(part)


def _sentence(fault: Fault, location: Location) -> Sentence:
    problem, is_sensitive = fault.problem, location.is_sensitive
    # What uses a sensitive field in a value is sensitive: another computed value is known to be no secret.
    is_value = location.column is not None and location.column.origin == "value"
    match problem:
        case problems.BrokenRule():
            return _broken_rule(fault, problem, location)
        case problems.DoesNotFit(value, bits) if is_sensitive or is_value:
            return sentences.does_not_fit(HIDDEN if is_sensitive else show_plain(value), bits)
        case problems.DoesNotFit():
            return sentences.NUMBER_TOO_LARGE
        case problems.NotLogicalValue(expected, shown):
            return sentences.expected_found(expected, HIDDEN if is_sensitive else shown)
        case problems.NotANumber(text):
            return sentences.no_number(show_plain(text)) if is_value and not is_sensitive else sentences.NO_NUMBER
    return problem.sentence


def _broken_rule(fault: Fault, broken: problems.BrokenRule, location: Location) -> Sentence:
    """Return what a rule wants and what the message has; values of sensitive columns as `***`."""
    column, rule = location.column, broken.rule
    shown = HIDDEN if location.is_sensitive else _show(broken.found, column)
    if rule.kind == "expr":
        return _broken_expression(fault, broken, location, shown)
    # Another field of the message, which may be sensitive as well, can be what this one has to equal.
    is_hidden = location.is_sensitive and rule.kind in ("eq", "contents")
    expected = HIDDEN if is_hidden else _expected(fault, broken, column)
    return sentences.expected_found(expected, shown).because(column.reason if column else None)


def _broken_expression(fault: Fault, broken: problems.BrokenRule, location: Location, shown: str) -> Sentence:
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

    parts = wording.broken_parts(tree, holds)
    bounds = [wording.in_bounds(part, bound) for part in parts]
    if has_value and all(bounds):
        texts = list(dict.fromkeys(text for text in bounds if text))
        is_choice = len(texts) > 1 and all(isinstance(part, nodes.Binary) and part.operator == "==" for part in parts)
        expected = sentences.one_of(texts) if is_choice else " or ".join(texts)
        if reason and all(map(wording.is_exclusion, parts)):
            # What is excluded is what was found.
            return Sentence(f"{reason}: found {shown}", expected, shown)
        return sentences.expected_found(expected, shown).because(reason)
    if column and column.expected:
        words = [column.expected]
    else:
        words = [wording.in_words(part, fault.name, lambda tree: compiler.is_object(tree, rule.item)) for part in parts]
    other = _other_field(fault.holder, parts, value_of)
    return sentences.broken_expression(
        " or ".join(dict.fromkeys(words)), other or (shown if has_value else None), reason
    )


def _other_field(holder: Object, parts: Sequence[Expression], value_of: Callable[[Expression], Any]) -> str | None:
    """Return name and value of the field of `seq` that broken parts are about, if it is not that of the rule."""
    names = {wording.subject_of(part) for part in parts}
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
    return all(_is_open(holder, part) for part in parts_of(tree))


def _expected(fault: Fault, broken: problems.BrokenRule, column: Column | None) -> str:
    match broken.rule.kind:
        case "any-of":
            pairs = zip(broken.rule.formulas, broken.rule.values, strict=True)
            return sentences.one_of([_listed(fault, formula, value, column) for formula, value in pairs])
        case "in-enum":
            return f"a code of {broken.rule.enum}"
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
