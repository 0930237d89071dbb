"""Mutate the fields that an expression of an object is computed from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.model import Attribute, CalculatedEndian, SwitchUse, TypeSpec
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.inversion import inverted_at
from ksyspark_codegen.synthesis.breaking.patches import Proposal, patched
from ksyspark_codegen.synthesis.message.assignments import AssignedValue, Change, Sign
from ksyspark_codegen.synthesis.message.parts import Frame, Key, Part, Undefined
from ksyspark_codegen.synthesis.mutation.combining import in_turn

_COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
_CHANGES, _ASKERS = 2, 12


def mutated_expressions(objects: Sequence[tuple[Base, Part]]) -> Iterator[tuple[Base, Proposal]]:
    """Yield messages in which an expression of objects of one kind, or a link of one, has another value.

    Each condition of a chain is inverted alone; the sides of a comparison become equal, and one off in both directions.
    The links take turns with the messages, so that each link is mutated in each message.
    """
    links = [(asker, link) for asker, tree in _expressions(objects[0][1].spec) for link in walk(tree)]
    for shift in range(len(objects)):
        for number, (asker, link) in enumerate(links):
            base, part = objects[(number + shift) % len(objects)]
            yield from ((base, found) for found in _mutated(base, link, Frame(part, (*part.key, asker))))


def mutated_throughout(base: Base, parts: Sequence[Part]) -> Iterator[tuple[Base, Proposal]]:
    """Yield messages in which an expression, or a link of one, has another value in all objects of a type.

    A change inside one object is made in all objects that have such a field; a change in an object around them is made
    once for each such object. One value of each link comes first, then a second of each.
    """
    links = [(asker, link) for asker, tree in _expressions(parts[0].spec) for link in walk(tree)]
    return in_turn(_mutated_in_all(base, parts, asker, link) for asker, link in links)


def _mutated_in_all(base: Base, parts: Sequence[Part], asker: str, link: Expression) -> Iterator[tuple[Base, Proposal]]:
    askers = list({one.parent.key if one.parent else (): one for one in parts}.values())[:_ASKERS]
    for sign, side, value in _wanted(base, link, Frame(askers[0], (*askers[0].key, asker))):
        change: dict[Key, AssignedValue] = {}
        for one in askers:
            frame = Frame(one, (*one.key, asker))
            if _value(base, side, frame) != value:
                for found in islice(inverted_at(base, side, frame, sign, value), 1):
                    change = {**_moved(base, found, one, parts), **found, **change}
        proposal = patched(base, change) if change else None
        if proposal is not None:
            yield base, proposal


def _moved(base: Base, change: Change, one: Part, parts: Sequence[Part]) -> Change:
    """Return for all objects what was changed inside one of them."""
    inside = {key[len(one.key) :]: value for key, value in change.items() if key[: len(one.key)] == one.key}
    moved = {(*other.key, *rest): value for other in parts for rest, value in inside.items()}
    return {key: value for key, value in moved.items() if key in base.values}


def _mutated(base: Base, link: Expression, frame: Frame) -> Iterator[Proposal]:
    for sign, side, value in _wanted(base, link, frame):
        for change in islice(inverted_at(base, side, frame, sign, value), _CHANGES):
            found = patched(base, change)
            if found is not None:
                yield found


def _expressions(owner: TypeSpec) -> Iterator[tuple[str, Expression]]:
    """Yield the expressions of a type, each with the name of its field; those over items are rules."""
    if isinstance(owner.endian, CalculatedEndian):
        yield "_endian", owner.endian.on.tree
    for attribute in owner.attributes():
        yield from ((attribute.id, tree) for tree in _of_attribute(attribute))


def _of_attribute(attribute: Attribute) -> Iterator[Expression]:
    repeat = attribute.repeat.formula if attribute.repeat and attribute.repeat.kind == "expr" else None
    for formula in (attribute.condition, attribute.value, repeat, attribute.delimiter.size, attribute.pos):
        if formula is not None:
            yield formula.tree
    if isinstance(attribute.use, SwitchUse):
        on = attribute.use.on.tree
        yield from (nodes.Binary("==", on, case.when.tree, 0) for case in attribute.use.cases if case.when)
    for formula in attribute.valid.all_formulas() if attribute.valid else ():
        yield formula.tree


def _wanted(base: Base, link: Expression, frame: Frame) -> Iterator[tuple[Sign, Expression, object]]:
    """Yield which value an expression should have for once."""
    match link:
        case nodes.Binary(sign, left, right) if sign in _COMPARISONS:
            yield "==", link, True
            yield "==", link, False
            value = _value(base, right, frame)
            if isinstance(value, int) and not isinstance(value, bool):
                yield from (("==", left, value + more) for more in (-1, 0, 1))
        case nodes.Name() | nodes.Member() if isinstance(_value(base, link, frame), bool):
            yield "==", link, not _value(base, link, frame)


def _value(base: Base, tree: Expression, frame: Frame) -> object:
    try:
        return base.verdict.evaluator.value(tree, frame)
    except Undefined:
        return None
