"""The rules of one field, one parameter or one structure as sentences."""

from collections.abc import Callable, Iterable, Iterator

from ksyspark.spec.data_types import BooleanType
from ksyspark.spec.expressions.nodes import BoolLiteral
from ksyspark.spec.inference import Scope, Typer
from ksyspark.spec.model import Attribute, CalculatedEndian, Formula, Parameter, SwitchUse, TypeSpec
from ksyspark_review.meaning import size_of
from ksyspark_review.model import Sentence, Text
from ksyspark_review.sentences import accepted, fields
from ksyspark_review.sentences.expressions import FormulaSpeaker
from ksyspark_review.sentences.idioms import Unsayable, literal
from ksyspark_review.sentences.naming import words_of
from ksyspark_review.sentences.phrases import Phrase, condition, name, say, value
from ksyspark_review.sentences.splitting import Splitter

Rule = tuple[str, Callable[[], Iterable[Phrase]], Formula | None]
"""Key of the specification, what says it, and the formula to show where no words are found."""


def sentences_of(part: Attribute | Parameter, owner: TypeSpec, typer: Typer) -> tuple[Sentence, ...]:
    """Return the rules of a field, instance or parameter of a type as sentences."""
    return _said(_every_rule(part, owner, typer))


def _every_rule(part: Attribute | Parameter, owner: TypeSpec, typer: Typer) -> Iterator[Rule]:
    if isinstance(part, Parameter):
        yield "parameter", lambda: fields.parameter_phrases(typer, owner, part), None
    else:
        yield from _rules(fields.Field(typer, owner, part))
    yield "logical-type", lambda: fields.logical_phrases(part.about), None
    yield "encoding-errors", lambda: fields.lenient_phrases(part.about), None
    yield "unit", lambda: fields.unit_phrases(part.about), None


def sentences_of_type(owner: TypeSpec, typer: Typer) -> tuple[Sentence, ...]:
    """Return what holds for a structure as a whole: its size where it is fixed, and its byte order."""
    formula = owner.endian.on if isinstance(owner.endian, CalculatedEndian) else None
    rules: list[Rule] = [
        ("size", lambda: _size_of_type(typer, owner), None),
        ("endian", lambda: fields.order_phrases(typer.library, owner), None),
        ("endian", lambda: _calculated_order(typer, owner), formula),
    ]
    return _said(rules)


def _rules(field: fields.Field) -> Iterator[Rule]:
    attribute = field.attribute
    use = attribute.use
    on = use.on if isinstance(use, SwitchUse) else None
    if attribute.value is not None:
        yield "value", lambda: _value(field), attribute.value
    else:
        yield "type", lambda: _type(field), None
        yield "endian", lambda: _own_order(field), None
        yield "type", lambda: fields.switch_phrases(field), on
        yield "type", lambda: fields.argument_phrases(field), None
        yield "size", lambda: accepted.size_phrases(field), attribute.delimiter.size
        yield "terminator", lambda: accepted.terminator_phrases(field), None
        yield "pad-right", lambda: accepted.padding_phrases(field), None
        yield "process", lambda: _process(field), attribute.process.formula if attribute.process else None
        yield "contents", lambda: accepted.contents_phrases(field), None
        yield "io", lambda: _io(field), attribute.io
        yield "pos", lambda: _pos(field), attribute.pos
        yield "parent", lambda: _parent(field), attribute.parent
    yield "enum", lambda: _codes(field), None
    yield "repeat", lambda: accepted.repeat_phrases(field), attribute.repeat.formula if attribute.repeat else None
    yield "if", lambda: _condition(field), attribute.condition
    formulas = [*attribute.valid.all_formulas()] if attribute.valid else []
    yield "valid", lambda: accepted.valid_phrases(field), formulas[0] if formulas else None


def _said(rules: Iterable[Rule]) -> tuple[Sentence, ...]:
    splitter = Splitter()
    sentences: list[Sentence] = []
    for kind, phrases, formula in rules:
        try:
            made = list(phrases())
        except Unsayable:
            text = " ".join(formula.text.split()) if formula else kind
            sentences.append(Sentence(kind, Text(text, text, text), is_formula=True))
        else:
            sentences += [sentence for phrase in made for sentence in splitter.sentences(kind, phrase)]
    return tuple(sentences)


def _type(field: fields.Field) -> Iterator[Phrase]:
    attribute = field.attribute
    if isinstance(attribute.use, SwitchUse) or attribute.contents is not None:
        return
    size = literal(attribute.delimiter.size.tree) if attribute.delimiter.size else None
    yield say("type", of=fields.type_phrase(field.library, field.owner, attribute.use, attribute.encoding, size))


def _own_order(field: fields.Field) -> Iterator[Phrase]:
    order = fields.own_order(field.owner, field.attribute.use) if field.attribute.value is None else None
    if order is not None:
        yield fields.order_phrase(order)


def _codes(field: fields.Field) -> Iterator[Phrase]:
    if field.attribute.enum:
        yield say("codes", of=name(words_of(field.attribute.enum[-1])))


def _condition(field: fields.Field) -> Iterator[Phrase]:
    if field.attribute.condition is not None:
        yield say("present only if", condition=field.condition(field.attribute.condition))


def _pos(field: fields.Field) -> Iterator[Phrase]:
    pos = field.attribute.pos
    if pos is None:
        return
    fixed = literal(pos.tree)
    yield say("read behind", of=field.value(pos)) if fixed is None else say("read at", place=fixed + 1)


def _io(field: fields.Field) -> Iterator[Phrase]:
    if field.attribute.io is not None:
        yield say("read from", of=field.value(field.attribute.io))


def _parent(field: fields.Field) -> Iterator[Phrase]:
    parent = field.attribute.parent
    if parent is not None:
        is_none = isinstance(parent.tree, BoolLiteral)
        yield say("nothing around") if is_none else say("around is", of=field.value(parent))


def _process(field: fields.Field) -> Iterator[Phrase]:
    process = field.attribute.process
    if process is None:
        return
    of = [field.argument(tree, process.formula.node) for tree in process.arguments]
    by = value("plain", text=process.name)
    if of:
        yield say("processed with", by=by, of=of[0] if len(of) == 1 else value("listed", parts=tuple(of)))
    else:
        yield say("processed", by=by)


def _value(field: fields.Field) -> Iterator[Phrase]:
    if field.attribute.value is None:
        return
    of = field.value(field.attribute.value, field.enum)
    if of.key in ("name", "at the top", "levels up", "inside"):
        yield say("worked out same", of=of)
    elif of.key == "yes if":
        yield say("worked out yes", condition=of.part("condition"))
    else:
        yield say("worked out", of=of)


def _size_of_type(typer: Typer, owner: TypeSpec) -> Iterator[Phrase]:
    size = size_of(typer.library, owner)
    if size is not None:
        yield say("size of structure", count=size)


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
        fixed = FormulaSpeaker(typer, Scope(owner), when).whole_value()
        if is_yes_or_no:
            test = speaker.condition(owner.endian.on.tree, holds=fixed.key == "yes")
        else:
            test = condition("is", of=speaker.whole_value(), value=fixed)
        order = value("if else", condition=test, then=case, otherwise=order)
    yield say("byte order", of=order)
