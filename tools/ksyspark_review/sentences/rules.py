"""The rules of one field, one parameter or one structure as sentences."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from ksyspark.spec.data_types import BooleanType
from ksyspark.spec.expressions.nodes import BoolLiteral
from ksyspark.spec.inference import Scope, Typer
from ksyspark.spec.model import Attribute, CalculatedEndian, Formula, Parameter, Process, SwitchUse, TypeSpec
from ksyspark_review.meaning import size_of
from ksyspark_review.model import Sentence, Text
from ksyspark_review.sentences import accepted, fields
from ksyspark_review.sentences.expressions import FormulaSpeaker
from ksyspark_review.sentences.idioms import Unsayable, literal
from ksyspark_review.sentences.naming import words_of
from ksyspark_review.sentences.phrases import Phrase, condition, name, say, value
from ksyspark_review.sentences.splitting import Splitter

_Of = TypeVar("_Of")
Rule = tuple[str, Iterable[Phrase], Formula | None]
"""Key of the specification, what it says, and the formula to show where no words are found: Unsayable is raised."""


def sentences_of(part: Attribute | Parameter, owner: TypeSpec, typer: Typer) -> tuple[Sentence, ...]:
    """Return the rules of a field, instance or parameter of a type as sentences."""
    extensions = part.about.extensions
    rules: list[Rule] = (
        [("parameter", fields.parameter_phrases(typer, owner, part), None)]
        if isinstance(part, Parameter)
        else [*_rules(fields.Field(typer, owner, part))]
    )
    rules.append(("logical-type", fields.logical_phrases(part.about), None))
    if "-encoding-errors" in extensions:
        rules.append(("encoding-errors", [say("lenient text")], None))
    rules.append(("unit", _if_there(extensions.get("-unit"), fields.unit_phrase), None))
    return _said(rules)


def sentences_of_type(owner: TypeSpec, typer: Typer) -> tuple[Sentence, ...]:
    """Return what holds for a structure as a whole: its size where it is fixed, and its byte order."""
    formula = owner.endian.on if isinstance(owner.endian, CalculatedEndian) else None
    size = _if_there(size_of(typer.library, owner), lambda size: say("size of structure", count=size))
    return _said(
        [
            ("size", size, None),
            ("endian", fields.order_phrases(typer.library, owner), None),
            ("endian", _calculated_order(typer, owner), formula),
        ]
    )


def _rules(field: fields.Field) -> Iterator[Rule]:
    attribute = field.attribute
    use, repeat, process = attribute.use, attribute.repeat, attribute.process
    order = fields.own_order(field.owner, use)
    if attribute.value is not None:
        yield "value", _if_there(attribute.value, lambda formula: _value(field, formula)), attribute.value
    else:
        yield "type", _type(field), None
        yield "endian", [fields.order_phrase(order)] if order else [], None
        yield "type", fields.switch_phrases(field), use.on if isinstance(use, SwitchUse) else None
        yield "type", fields.argument_phrases(field), None
        yield "size", accepted.size_phrases(field), attribute.delimiter.size
        yield "terminator", accepted.terminator_phrases(field), None
        yield "pad-right", accepted.padding_phrases(field), None
        yield "process", _if_there(process, lambda call: _process(field, call)), process.formula if process else None
        yield "contents", accepted.contents_phrases(field), None
        yield "io", _if_there(attribute.io, lambda io: say("read from", of=field.value(io))), attribute.io
        yield "pos", _if_there(attribute.pos, lambda pos: _pos(field, pos)), attribute.pos
        yield "parent", _if_there(attribute.parent, lambda parent: _parent(field, parent)), attribute.parent
    yield "enum", _if_there(attribute.enum or None, lambda path: say("codes", of=name(words_of(path[-1])))), None
    yield "repeat", accepted.repeat_phrases(field), repeat.formula if repeat else None
    test = attribute.condition
    yield "if", _if_there(test, lambda test: say("present only if", condition=field.condition(test))), test
    formulas = [*attribute.valid.all_formulas()] if attribute.valid else []
    yield "valid", accepted.valid_phrases(field), formulas[0] if formulas else None


def _if_there(of: _Of | None, phrase: Callable[[_Of], Phrase]) -> Iterator[Phrase]:
    if of is not None:
        yield phrase(of)


def _said(rules: Iterable[Rule]) -> tuple[Sentence, ...]:
    splitter = Splitter()
    sentences: list[Sentence] = []
    for kind, phrases, formula in rules:
        try:
            made = list(phrases)
        except Unsayable:
            text = " ".join(formula.text.split()) if formula else kind
            sentences.append(Sentence(kind, Text.same(text), is_formula=True))
        else:
            sentences += [sentence for phrase in made for sentence in splitter.sentences(kind, phrase)]
    return tuple(sentences)


def _type(field: fields.Field) -> Iterator[Phrase]:
    attribute = field.attribute
    if isinstance(attribute.use, SwitchUse) or attribute.contents is not None:
        return
    size = literal(attribute.delimiter.size.tree) if attribute.delimiter.size else None
    yield say("type", of=fields.type_phrase(field.library, field.owner, attribute.use, attribute.encoding, size))


def _pos(field: fields.Field, pos: Formula) -> Phrase:
    fixed = literal(pos.tree)
    return say("read behind", of=field.value(pos)) if fixed is None else say("read at", place=fixed + 1)


def _parent(field: fields.Field, parent: Formula) -> Phrase:
    is_none = isinstance(parent.tree, BoolLiteral)
    return say("nothing around") if is_none else say("around is", of=field.value(parent))


def _process(field: fields.Field, process: Process) -> Phrase:
    of = [field.value(Formula(tree, process.formula.node)) for tree in process.arguments]
    by = value("plain", text=process.name)
    if not of:
        return say("processed", by=by)
    return say("processed with", by=by, of=of[0] if len(of) == 1 else value("listed", parts=tuple(of)))


def _value(field: fields.Field, formula: Formula) -> Phrase:
    of = field.value(formula, field.enum)
    if of.key in ("name", "at the top", "levels up", "inside"):
        return say("worked out same", of=of)
    if of.key == "yes if":
        return say("worked out yes", condition=of.part("condition"))
    return say("worked out", of=of)


def _calculated_order(typer: Typer, owner: TypeSpec) -> Iterator[Phrase]:
    if not isinstance(owner.endian, CalculatedEndian) or not owner.has_own_endian:
        return
    speaker = FormulaSpeaker(typer, Scope(owner), owner.endian.on)
    cases = [(when, fields.order_name(case)) for when, case in owner.endian.cases if when is not None]
    otherwise = [fields.order_name(case) for when, case in owner.endian.cases if when is None]
    is_yes_or_no = isinstance(speaker.type_of(owner.endian.on.tree), BooleanType)
    if is_yes_or_no and len(cases) == 2 and not otherwise:
        otherwise.append(cases.pop()[1])
    order = otherwise[0] if otherwise else value("message is refused")
    for when, case in reversed(cases):
        fixed = FormulaSpeaker(typer, Scope(owner), when).value(when.tree)
        if is_yes_or_no:
            test = speaker.condition(owner.endian.on.tree, holds=fixed.key == "yes")
        else:
            test = condition("is", of=speaker.value(owner.endian.on.tree), value=fixed)
        order = value("if else", condition=test, then=case, otherwise=order)
    yield say("byte order", of=order)
