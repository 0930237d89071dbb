"""Fields that consist of one thing or another, and the arguments that structures get, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions.nodes import BoolLiteral
from ksyspark.spec.model import CaseUse, SimpleUse, StringUse, SwitchUse, UserTypeUse
from ksyspark.spec.yaml import ScalarNode
from ksyspark_codegen.review.sentences.catalogue import MOST_WORDS, longest
from ksyspark_codegen.review.sentences.expressions.tables import rows
from ksyspark_codegen.review.sentences.field import Field
from ksyspark_codegen.review.sentences.naming import name_of, type_name
from ksyspark_codegen.review.sentences.phrases import Phrase, name, say, value
from ksyspark_codegen.review.sentences.types import order_name, own_order, type_phrase

_MOST_ALIKE = 4


def switch_phrases(field: Field) -> Iterator[Phrase]:
    """Yield what decides, what each value leads to, and what happens with any other. Raises Unsayable."""
    use = field.attribute.use
    if not isinstance(use, SwitchUse):
        return
    yield say("depends on", of=field.value(use.on))
    yield from rows(say("means", when=when, of=of) for when, of in _grouped(field, use))
    default = next((case for case in use.cases if case.when is None), None)
    if default is not None:
        yield say("anything else", of=_of_case(field, default))
    elif len(use.cases) < 2 or not all(case.when and isinstance(case.when.tree, BoolLiteral) for case in use.cases):
        yield say("anything else unread" if field.attribute.delimiter.has_size else "anything else nothing")


def argument_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the arguments of the structure of a field, or of the structures of its cases. Raises Unsayable."""
    use, node = field.attribute.use, field.attribute.type_node
    arguments: dict[tuple[Phrase, ...], list[Phrase]] = {}
    if isinstance(use, SwitchUse):
        for case in use.cases:
            _add_arguments(field, case.use, case.node, arguments)
    elif node is not None:
        _add_arguments(field, use, node, arguments)
    for parts, structures in arguments.items():
        for start in range(0, len(structures), _MOST_ALIKE):
            yield from _given(tuple(structures[start : start + _MOST_ALIKE]), parts)


def _given(structures: tuple[Phrase, ...], parts: tuple[Phrase, ...]) -> Iterator[Phrase]:
    """Yield one sentence for all arguments, or one for each."""
    whole = say("arguments", structures=structures, parts=parts)
    if longest(whole) <= MOST_WORDS:
        yield whole
        return
    for part in parts:
        yield say("argument alone", structures=structures, name=part.part("name"), of=part.part("of"))


def _grouped(field: Field, use: SwitchUse) -> Iterator[tuple[Phrase, Phrase]]:
    """Yield (values, what they lead to); neighbours that lead to the same thing stand together, four at most."""
    whens: list[Phrase] = []
    last: Phrase | None = None
    for case in use.cases:
        if case.when is None:
            continue
        of = _of_case(field, case)
        if last is not None and (of != last or len(whens) == _MOST_ALIKE):
            yield _one_of(whens), last
            whens = []
        last = of
        whens.append(field.value(case.when))
    if last is not None:
        yield _one_of(whens), last


def _one_of(values: list[Phrase]) -> Phrase:
    return values[0] if len(values) == 1 else value("one of", parts=tuple(values))


def _of_case(field: Field, case: CaseUse) -> Phrase:
    """Return what one case is, with the byte order and the end that only this case has."""
    of = type_phrase(field.library, field.owner, case.use, field.attribute.encoding, None)
    order = own_order(field.owner, case.use)
    if order is not None:
        return value("and so", of=of, more=order_name(order))
    if isinstance(case.use, StringUse) and case.use.is_zero_terminated and field.attribute.delimiter.terminator is None:
        return value("and so", of=of, more=value("up to a zero byte"))
    return of


def _add_arguments(
    field: Field, use: SimpleUse, node: ScalarNode, arguments: dict[tuple[Phrase, ...], list[Phrase]]
) -> None:
    """Add a structure to those that get the same arguments."""
    if not isinstance(use, UserTypeUse):
        return
    spec = field.library.find_type(field.owner, use.reference.path, use.reference.is_absolute)
    if spec is None or not spec.params:
        return
    parts = tuple(
        say("argument", name=name(name_of(spec, parameter)), of=field.argument(tree, node))
        for parameter, tree in zip(spec.params, use.reference.arguments, strict=False)
    )
    structures = arguments.setdefault(parts, [])
    if name(type_name(spec)) not in structures:
        structures.append(name(type_name(spec)))
