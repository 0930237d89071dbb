"""What is accepted and what is refused (`valid`, `contents`), and how often a field is repeated, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions import nodes
from ksyspark.spec.model import Formula
from ksyspark.spec.types.data_types import IntegerType
from ksyspark_codegen.review.sentences.expressions.literals import bytes_phrase
from ksyspark_codegen.review.sentences.expressions.speaker import literal
from ksyspark_codegen.review.sentences.field import Field
from ksyspark_codegen.review.sentences.naming import words_of
from ksyspark_codegen.review.sentences.phrases import Phrase, condition, name, say, value
from ksyspark_codegen.review.sentences.splitting import bare

_BYTES_SHOWN = 8
_VALUES_SHOWN = 8
_THIS = (value("this value"), value("this entry"))


def contents_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on fixed bytes; long ones that spell no text are given in pieces."""
    contents = field.attribute.contents
    if contents is None:
        return
    if len(contents) <= _BYTES_SHOWN or not any(contents):
        yield say("always these", of=bytes_phrase(contents))
        return
    yield say("always as follows", count=len(contents))
    for start in range(0, len(contents), _BYTES_SHOWN):
        piece = contents[start : start + _BYTES_SHOWN]
        yield say("piece", first=start + 1, last=start + len(piece), of=bytes_phrase(piece))


def valid_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on what is accepted. Raises Unsayable."""
    valid = field.attribute.valid
    if valid is None:
        return
    if valid.in_enum:
        yield say("must be a known code", of=name(words_of((field.attribute.enum or ("",))[-1])))
    if valid.any_of is not None:
        yield _any_of(tuple(field.value_of_item(one, field.enum) for one in valid.any_of))
    if "expr" in valid.formulas:
        yield _expression(field.condition_of_item(valid.formulas["expr"]))
    bounds = {key: field.value_of_item(formula) for key, formula in valid.formulas.items() if key != "expr"}
    match bounds:
        case {"eq": of}:
            yield say("must be", of=of)
        case {"min": least, "max": most}:
            yield say("must be from to", least=least, most=most)
        case {"min": least}:
            yield say("must be at least", of=least)
        case {"max": most}:
            yield say("must be at most", of=most)


def _any_of(values: tuple[Phrase, ...]) -> Phrase:
    if len(values) == 1:
        return say("must be", of=values[0])
    if len(values) <= _VALUES_SHOWN:
        return say("must be one of", values=values)
    groups = [values[start : start + _VALUES_SHOWN] for start in range(0, len(values), _VALUES_SHOWN)]
    tests = tuple(condition("is one of", of=_THIS[0], values=group) for group in groups)
    return say("accepted only if", condition=condition("or", parts=tests))


def _expression(test: Phrase) -> Phrase:
    """Return the sentence for a condition; the commonest ones have shorter words."""
    is_of_this = bool(test.parts) and test.parts[0][1] in _THIS
    if test.key == "is empty" and is_of_this:
        return say("must be empty")
    if test.key == "more follows":
        return say("more must follow")
    if test.key == "is" and is_of_this:
        of = test.part("value")
        return say("must be", of=bare(of) if isinstance(of, Phrase) else of)
    if test.key == "is not" and is_of_this:
        return say("must not be", of=test.parts[1][1])
    if test.key == "is from to" and is_of_this:
        return say("must be from to", least=test.parts[1][1], most=test.parts[2][1])
    return say("accepted only if", condition=test)


def repeat_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentence on how often a field is repeated. Raises Unsayable."""
    repeat = field.attribute.repeat
    if repeat is None:
        return
    if repeat.kind == "eos" or repeat.formula is None:
        yield say("repeated to the end")
    elif repeat.kind == "expr":
        times = literal(repeat.formula.tree)
        of = field.value(repeat.formula) if times is None else None
        if of is None:
            yield say("repeated often", count=times or 0)
        else:
            yield say("repeated as told" if of.key in ("name", "at the top", "levels up") else "repeated", of=of)
    elif _is_top_bit(field, repeat.formula):
        yield say("repeated while top bit")
    else:
        test = field.condition_of_item(repeat.formula)
        is_end = test.key == "nothing left"
        yield say("repeated to the end, once at least") if is_end else say("repeated until", condition=test)


def _is_top_bit(field: Field, formula: Formula) -> bool:
    """Recognise `_ < 128` of a byte: its top bit is not set."""
    one_byte = IntegerType(is_signed=False, width=1)
    match formula.tree:
        case nodes.Binary("<", nodes.Name("_"), bound) if literal(bound) == 128:
            return field.typer.item(field.owner, field.attribute) == one_byte
        case _:
            return False
