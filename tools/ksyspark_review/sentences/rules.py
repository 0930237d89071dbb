"""The rules of one field, one parameter or one structure as sentences: what is accepted, how often, where it ends.

A value of three alternatives or more becomes a list of cases; where these compare a single field with fixed values, a
table in a sentence or more.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from ksyspark.spec import model
from ksyspark.spec.data_types import BooleanType, IntegerType
from ksyspark.spec.expressions import nodes
from ksyspark.spec.inference import Scope, Typer
from ksyspark_review.meaning import size_of
from ksyspark_review.model import Sentence, Text
from ksyspark_review.sentences import fields, phrases
from ksyspark_review.sentences.expressions import Speaker, Unsayable, is_test_of
from ksyspark_review.sentences.fields import Field
from ksyspark_review.sentences.idioms import literal
from ksyspark_review.sentences.phrases import Phrase, name, say

_MANY_CASES = 3


def bare(phrase: Phrase) -> Phrase:
    """Return a phrase without the brackets around it."""
    while phrase.key == "in brackets":
        phrase = phrase.phrase("of")
    return phrase


def _by_cases(sentence: Phrase) -> Iterator[Phrase]:
    """Yield a sentence, or one for each case where its value has many, or does not fit otherwise."""
    of = dict(sentence.parts).get("of")
    can_split = f"{sentence.key} by cases" in phrases.catalogue_of("en")
    if not can_split or not isinstance(of, Phrase) or of.key != "if else":
        yield sentence
        return
    cases, otherwise = _cases(of)
    if len(cases) < _MANY_CASES - 1 and phrases.is_short(sentence) and sentence.key != "depends on":
        yield sentence
        return
    lead = tuple((name, part) for name, part in sentence.parts if name != "of")
    subject = _subject(cases)
    if subject is not None:
        yield Phrase(f"{sentence.key} by table", (*lead, ("subject", subject)))
        yield from phrases.table_rows(say("gives", when=_fixed(test), of=of) for test, of in cases)
        yield say("anything else", of=otherwise)
        return
    yield Phrase(f"{sentence.key} by cases", lead)
    yield from (say("case", condition=condition, of=of) for condition, of in cases)
    yield say("otherwise", of=otherwise)


def _cases(phrase: Phrase) -> tuple[list[tuple[Phrase, Phrase]], Phrase]:
    """Return the cases (condition, value) of nested alternatives, and the value in all others."""
    cases = []
    while phrase.key == "if else":
        cases.append((bare(phrase.phrase("condition")), bare(phrase.phrase("then"))))
        phrase = phrase.phrase("otherwise")
    return cases, phrase


def _subject(cases: list[tuple[Phrase, Phrase]]) -> Phrase | None:
    """Return what all cases compare with fixed values, or None if they test different things, or are few."""
    first = dict(cases[0][0].parts).get("of")
    if not isinstance(first, Phrase) or len(cases) < _MANY_CASES:
        return None
    return first if all(is_test_of(test, first) for test, _ in cases) else None


def _fixed(test: Phrase) -> Phrase:
    if test.key == "is empty":
        return say("empty text")
    fixed = next(part for name, part in test.parts if name in ("value", "values"))
    return fixed if isinstance(fixed, Phrase) else say("one of", parts=fixed)


_BYTES_SHOWN = 8
_VALUES_SHOWN = 8
_THIS = (say("this value"), say("this entry"))


def contents_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on fixed bytes; long ones that spell no text are given in pieces."""
    contents = field.attribute.contents
    if contents is None:
        return
    if len(contents) <= _BYTES_SHOWN or not any(contents):
        yield say("always these", of=phrases.bytes_phrase(contents))
        return
    yield say("always as follows", count=len(contents))
    for start in range(0, len(contents), _BYTES_SHOWN):
        piece = contents[start : start + _BYTES_SHOWN]
        yield say("piece", first=start + 1, last=start + len(piece), of=phrases.bytes_phrase(piece))


def checksum_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on `-checksum`: of which bytes it is, and that its own count as zero among them."""
    checked, seq = field.attribute.checksum, field.owner.seq
    if checked is None:
        return
    start, end = checked.borders(seq, seq.index(field.attribute))
    by, first, last = (
        say("plain", text=checked.algorithm),
        *(phrases.name_of(field.owner, one) for one in (seq[start], seq[end - 1])),
    )
    if not checked.first:
        yield say("checksum of all before", by=by)
    elif start == end - 1:
        yield say("checksum of", by=by, of=name(first))
    else:
        yield say("checksum from to", by=by, first=name(first), last=name(last))
    if field.attribute in seq[start:end]:
        yield say("own bytes are zero")


def valid_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on what is accepted. Raises Unsayable."""
    valid = field.attribute.valid
    if valid is None:
        return
    if valid.in_enum:
        yield say("must be a known code", of=name(phrases.words_of((field.attribute.enum or ("",))[-1])))
    if valid.any_of is not None:
        yield _any_of(tuple(field.value(one, field.enum, of_item=True) for one in valid.any_of))
    if "expr" in valid.formulas:
        yield _expression(field.condition(valid.formulas["expr"], of_item=True))
    bounds = {key: field.value(formula, of_item=True) for key, formula in valid.formulas.items() if key != "expr"}
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
    tests = tuple(say("is one of", of=_THIS[0], values=group) for group in groups)
    return say("accepted only if", condition=say("or", parts=tests))


def _expression(test: Phrase) -> Phrase:
    """Return the sentence for a condition; the commonest ones have shorter words."""
    is_of_this = bool(test.parts) and test.parts[0][1] in _THIS
    if test.key == "is empty" and is_of_this:
        return say("must be empty")
    if test.key == "more follows":
        return say("more must follow")
    if test.key == "is" and is_of_this:
        return say("must be", of=bare(test.phrase("value")))
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
        if times is not None:
            yield say("repeated often", count=times)
            return
        of = field.value(repeat.formula)
        yield say("repeated as told" if of.key in ("name", "at the top", "levels up") else "repeated", of=of)
    elif _is_top_bit(field, repeat.formula):
        yield say("repeated while top bit")
    else:
        test = field.condition(repeat.formula, of_item=True)
        is_end = test.key == "nothing left"
        yield say("repeated to the end, once at least") if is_end else say("repeated until", condition=test)


def _is_top_bit(field: Field, formula: model.Formula) -> bool:
    """Recognise `_ < 128` of a byte: its top bit is not set."""
    one_byte = IntegerType(is_signed=False, width=1)
    match formula.tree:
        case nodes.Binary("<", nodes.Name("_"), bound) if literal(bound) == 128:
            return field.typer.item(field.owner, field.attribute) == one_byte
        case _:
            return False


def size_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentence on `size` or `size-eos`; the sentence on the type tells the fixed size of texts and bytes."""
    delimiter, use = field.attribute.delimiter, field.attribute.use
    if delimiter.size_eos:
        yield say("all that is left")
    if delimiter.size is None:
        return
    fixed = literal(delimiter.size.tree)
    if fixed is None:
        of = field.value(delimiter.size)
        yield say("as many bytes as" if of.key in ("name", "at the top", "levels up", "inside") else "size is", of=of)
    elif isinstance(use, model.UserTypeUse | model.SwitchUse):
        yield say("fixed size", count=fixed)


def terminator_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on `terminator`, `include`, `consume` and `eos-error`."""
    delimiter = field.attribute.delimiter
    if delimiter.terminator is None:
        return
    of = phrases.bytes_phrase(delimiter.terminator)
    if delimiter.has_size:
        yield say("cut off behind" if delimiter.include else "cut off from", of=of)
        return
    yield say("ends with, included" if delimiter.include else "ends with", of=of)
    if not delimiter.consume and not delimiter.include:
        yield say("end belongs to next")
    yield say("end required" if delimiter.eos_error else "end may be missing")


def padding_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentence on `pad-right`."""
    padding = field.attribute.delimiter.pad_right
    if padding is not None:
        is_text = isinstance(field.attribute.use, model.StringUse)
        key = "filled with blanks" if is_text and padding in (0x20, 0x40) else "filled with"
        yield say(key, of=phrases.bytes_phrase(bytes([padding])))


_Of = TypeVar("_Of")
Rule = tuple[str, Iterable[Phrase]]
"""Key of the specification, and what it says; going through that raises Unsayable where no words are found."""


def sentences_of(part: model.Attribute | model.Parameter, owner: model.TypeSpec, typer: Typer) -> tuple[Sentence, ...]:
    """Return the rules of a field, instance or parameter of a type as sentences."""
    extensions = part.about.extensions
    rules: list[Rule] = (
        [("parameter", fields.parameter_phrases(typer, owner, part))]
        if isinstance(part, model.Parameter)
        else [*_rules(Field(typer, owner, part))]
    )
    rules.append(("logical-type", fields.logical_phrases(part.about)))
    if "-encoding-errors" in extensions:
        rules.append(("encoding-errors", [say("lenient text")]))
    rules.append(("unit", _if_there(extensions.get("-unit"), fields.unit_phrase)))
    return _said(rules)


def sentences_of_type(owner: model.TypeSpec, typer: Typer) -> tuple[Sentence, ...]:
    """Return what holds for a structure as a whole: its size where it is fixed, and its byte order."""
    size = _if_there(size_of(typer.library, owner), lambda size: say("size of structure", count=size))
    order = fields.order_phrases(typer.library, owner)
    return _said([("size", size), ("endian", order), ("endian", _calculated_order(typer, owner))])


def _rules(field: Field) -> Iterator[Rule]:
    attribute = field.attribute
    order = fields.own_order(field.owner, attribute.use)
    if attribute.value is not None:
        yield "value", _if_there(attribute.value, lambda formula: _value(field, formula))
    else:
        yield "type", _type(field)
        yield "endian", [say(fields.ORDERS[order])] if order else []
        yield "type", fields.switch_phrases(field)
        yield "size", size_phrases(field)
        yield "terminator", terminator_phrases(field)
        yield "pad-right", padding_phrases(field)
        yield "process", _if_there(attribute.process, lambda process: _process(field, process))
        yield "contents", contents_phrases(field)
        yield "checksum", checksum_phrases(field)
        yield "io", _if_there(attribute.io, lambda io: say("read from", of=field.value(io)))
        yield "pos", _if_there(attribute.pos, lambda pos: _pos(field, pos))
        yield "parent", _if_there(attribute.parent, lambda parent: _parent(field, parent))
    if attribute.enum:
        yield "enum", [say("codes", of=name(phrases.words_of(attribute.enum[-1])))]
    yield "repeat", repeat_phrases(field)
    yield "if", _if_there(attribute.condition, lambda test: say("present only if", condition=field.condition(test)))
    yield "valid", valid_phrases(field)


def _if_there(of: _Of | None, phrase: Callable[[_Of], Phrase]) -> Iterator[Phrase]:
    if of is not None:
        yield phrase(of)


def _said(rules: Iterable[Rule]) -> tuple[Sentence, ...]:
    sentences: list[Sentence] = []
    for kind, said in rules:
        try:
            made = list(said)
        except Unsayable as formula:
            sentences.append(Sentence(kind, Text.same(" ".join(str(formula).split())), is_formula=True))
        else:
            parts = (part for phrase in made for part in _by_cases(phrase))
            sentences += [Sentence(kind, phrases.text_of(part)) for part in parts]
    return tuple(sentences)


def _type(field: Field) -> Iterator[Phrase]:
    attribute = field.attribute
    if isinstance(attribute.use, model.SwitchUse) or attribute.contents is not None:
        return
    size = literal(attribute.delimiter.size.tree) if attribute.delimiter.size else None
    yield say("type", of=fields.type_phrase(field.library, field.owner, attribute.use, attribute.encoding, size))


def _pos(field: Field, pos: model.Formula) -> Phrase:
    fixed = literal(pos.tree)
    return say("read behind", of=field.value(pos)) if fixed is None else say("read at", place=fixed + 1)


def _parent(field: Field, parent: model.Formula) -> Phrase:
    is_none = isinstance(parent.tree, nodes.BoolLiteral)
    return say("nothing around") if is_none else say("around is", of=field.value(parent))


def _process(field: Field, process: model.Process) -> Phrase:
    of = [field.value(model.Formula(tree, process.formula.node)) for tree in process.arguments]
    by = say("plain", text=process.name)
    if not of:
        return say("processed", by=by)
    return say("processed with", by=by, of=of[0] if len(of) == 1 else say("listed", parts=tuple(of)))


def _value(field: Field, formula: model.Formula) -> Phrase:
    of = field.value(formula, field.enum)
    if of.key in ("name", "at the top", "levels up", "inside"):
        return say("worked out same", of=of)
    if of.key == "yes if":
        return say("worked out yes", condition=of.part("condition"))
    return say("worked out", of=of)


def _calculated_order(typer: Typer, owner: model.TypeSpec) -> Iterator[Phrase]:
    if not isinstance(owner.endian, model.CalculatedEndian) or not owner.has_own_endian:
        return
    speaker = Speaker(typer, Scope(owner), owner.endian.on)
    cases = [(when, fields.order_name(case)) for when, case in owner.endian.cases if when is not None]
    otherwise = [fields.order_name(case) for when, case in owner.endian.cases if when is None]
    is_yes_or_no = isinstance(speaker.type_of(owner.endian.on.tree), BooleanType)
    if is_yes_or_no and len(cases) == 2 and not otherwise:
        otherwise.append(cases.pop()[1])
    order = otherwise[0] if otherwise else say("message is refused")
    for when, case in reversed(cases):
        fixed = Speaker(typer, Scope(owner), when).value(when.tree)
        if is_yes_or_no:
            test = speaker.condition(owner.endian.on.tree, holds=fixed.key == "yes")
        else:
            test = say("is", of=speaker.value(owner.endian.on.tree), value=fixed)
        order = say("if else", condition=test, then=case, otherwise=order)
    yield say("byte order", of=order)
