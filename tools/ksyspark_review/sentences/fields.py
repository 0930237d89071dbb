"""What a field holds, in words: types, cases, parameters, logical type and unit."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from ksyspark.spec import model
from ksyspark.spec.data_types import EnumType
from ksyspark.spec.declared_types import default_of, type_of_parameter
from ksyspark.spec.expressions.nodes import BoolLiteral
from ksyspark.spec.inference import Scope, Typer
from ksyspark.spec.library import Library
from ksyspark.spec.logical_types import read_logical
from ksyspark_review.sentences import phrases
from ksyspark_review.sentences.expressions import Speaker
from ksyspark_review.sentences.phrases import Phrase, name, number, say


@dataclass(frozen=True, slots=True)
class Field:
    """A field or instance of the type `owner`."""

    typer: Typer
    owner: model.TypeSpec
    attribute: model.Attribute

    @property
    def library(self) -> Library:
        return self.typer.library

    def value(self, formula: model.Formula, enum: model.EnumSpec | None = None, *, of_item: bool = False) -> Phrase:
        """Say one of its formulas as a value. Raises Unsayable. With `of_item` its `_` is the item just read."""
        return Speaker(self.typer, self._scope(of_item), formula, enum).value(formula.tree)

    def condition(self, formula: model.Formula, *, of_item: bool = False) -> Phrase:
        """Say one of its formulas as a condition. Raises Unsayable. With `of_item` its `_` is the item just read."""
        return Speaker(self.typer, self._scope(of_item), formula).condition(formula.tree)

    @property
    def enum(self) -> model.EnumSpec | None:
        path = self.attribute.enum
        return self.library.find_enum(self.owner, path) if path else None

    def _scope(self, of_item: bool) -> Scope:
        if of_item:
            return self.typer.item_scope(self.owner, self.attribute)
        return Scope.of_attribute(self.owner, self.attribute)


def logical_phrases(about: model.Documentation) -> Iterator[Phrase]:
    """Yield the sentence on `-logical-type`."""
    written = about.extensions.get("-logical-type")
    named = read_logical(written) if isinstance(written, str) else None
    if named is None:
        return
    of, known = name(phrases.words_of(named.name)), f"meaning {named.name}"
    if named.arguments:
        yield say("meaning with arguments", of=of, arguments=tuple(say("plain", text=one) for one in named.arguments))
    else:
        yield say(known) if known in phrases.catalogue_of("en") else say("meaning", of=of)


def unit_phrase(unit: object) -> Phrase:
    """Return the sentence on `-unit`."""
    known = f"unit {unit}"
    return say(known) if known in phrases.catalogue_of("en") else say("unit", of=say("plain", text=str(unit)))


_KINDS: Mapping[type, str] = {
    model.IntegerUse: "whole number",
    model.BitsUse: "whole number",
    model.FloatUse: "fraction",
    model.StringUse: "some text",
}
_WORDS = {
    "bool": "yes or no",
    "bytes": "plain bytes",
    "struct": "any structure",
    "io": "bytes of a part",
    "any": "anything",
}


def parameter_phrases(typer: Typer, owner: model.TypeSpec, parameter: model.Parameter) -> Iterator[Phrase]:
    """Yield who gives the value, what it is, and which default holds."""
    of = _type(typer, owner, parameter)
    if parameter.is_array:
        of = say("list of", of=of)
    yield say("given from outside" if len(owner.path) == 1 else "told by the structure around", of=of)
    default = _default(typer, owner, parameter)
    if default is not None:
        yield say("where not given", of=default)
    stream = parameter.about.extensions.get("-stream-value")
    if isinstance(stream, str):
        yield say("from first message", of=name(phrases.words_of(stream)))


def _type(typer: Typer, owner: model.TypeSpec, parameter: model.Parameter) -> Phrase:
    if parameter.enum:
        return say("code of", of=name(phrases.words_of(parameter.enum[-1])))
    if isinstance(parameter.use, model.UserTypeUse) and not parameter.word:
        return _structure(typer.library, owner, parameter.use)
    return say(_KINDS.get(type(parameter.use)) or _WORDS.get(parameter.word, "plain bytes"))


def _default(typer: Typer, owner: model.TypeSpec, parameter: model.Parameter) -> Phrase | None:
    declared = type_of_parameter(typer.library, owner, parameter)
    match default_of(declared, parameter):
        case int() as default if not isinstance(default, bool):
            return phrases.code_of(declared.spec, default) if isinstance(declared, EnumType) else number(default)
        case bool() | float() | bytes() | str() as default:
            return phrases.plain_phrase(default)
        case _:
            return None


ORDERS: dict[model.Endian, str] = {"be": "most significant first", "le": "least significant first"}


def type_phrase(
    library: Library, owner: model.TypeSpec, use: model.SimpleUse, encoding: str | None, size: int | None
) -> Phrase:
    """Return what one value is: a noun. `size` is the fixed number of bytes of a text or of bytes."""
    match use:
        case model.IntegerUse(is_signed, width):
            return say("whole number, may be negative" if is_signed else "whole number, never negative", count=width)
        case model.FloatUse(width):
            return say("number with fraction", count=width)
        case model.BitsUse(1):
            return say("one bit, yes or no")
        case model.BitsUse(width):
            return say("bits as number", count=width)
        case model.StringUse():
            encoded = encoding or owner.encoding or "ASCII"
            if size is None:
                return say("text", encoding=encoded)
            return say("text of fixed size", encoding=encoded, count=size)
        case model.BytesUse():
            if size == 0:
                return say("no bytes at all")
            return say("plain bytes") if size is None else say("bytes of fixed size", count=size)
        case model.UserTypeUse():
            return _structure(library, owner, use)


def _structure(library: Library, owner: model.TypeSpec, use: model.UserTypeUse) -> Phrase:
    target = library.find_type(owner, use.reference.path, use.reference.is_absolute)
    words = phrases.type_name(target) if target else phrases.words_of(use.reference.path[-1])
    return say("structure", of=name(words))


def own_order(owner: model.TypeSpec, use: model.TypeUse) -> model.Endian | None:
    """Return the byte order that a number has itself and that is not that of its structure."""
    if not isinstance(use, model.IntegerUse | model.FloatUse) or use.width == 1 or use.endian == owner.endian:
        return None
    return use.endian


def _has_order(owner: model.TypeSpec) -> bool:
    """Tell whether the byte order of a type matters for one of its fields."""
    return any(
        isinstance(use, model.IntegerUse | model.FloatUse) and use.width > 1 and use.endian is None
        for attribute in owner.attributes()
        if attribute.value is None
        for use, _ in model.simple_uses(attribute)
    )


def order_phrases(library: Library, owner: model.TypeSpec) -> Iterator[Phrase]:
    """Yield the sentences on the byte order of a structure whose own expression does not decide it."""
    if owner.has_own_endian and isinstance(owner.endian, model.CalculatedEndian):
        return
    if _has_order(owner):
        if isinstance(owner.endian, model.CalculatedEndian):
            around = next((one for one in library.scopes(owner) if one.has_own_endian), owner)
            yield say("order as in", of=name(phrases.type_name(around)))
        elif owner.endian is not None:
            yield say(ORDERS[owner.endian])
    if owner.bit_endian == "le" and any(isinstance(one.use, model.BitsUse) for one in owner.attributes()):
        yield say("bits from the right")


def order_name(order: model.Endian) -> Phrase:
    """Return the byte order as a value of a case."""
    return say(f"{ORDERS[order]} value")


_MOST_ALIKE = 4


def switch_phrases(field: Field) -> Iterator[Phrase]:
    """Yield what decides, what each value leads to, and what happens with any other. Raises Unsayable."""
    use = field.attribute.use
    if not isinstance(use, model.SwitchUse):
        return
    yield say("depends on", of=field.value(use.on))
    yield from phrases.table_rows(say("means", when=when, of=of) for when, of in _grouped(field, use))
    default = next((case for case in use.cases if case.when is None), None)
    if default is not None:
        yield say("anything else", of=_of_case(field, default))
    elif len(use.cases) < 2 or not all(case.when and isinstance(case.when.tree, BoolLiteral) for case in use.cases):
        yield say("anything else unread" if field.attribute.delimiter.has_size else "anything else nothing")


def _grouped(field: Field, use: model.SwitchUse) -> Iterator[tuple[Phrase, Phrase]]:
    """Yield (values, what they lead to); neighbours that lead to the same thing stand together, four at most."""
    cases = [(case.when, _of_case(field, case)) for case in use.cases if case.when is not None]
    for of, group in groupby(cases, lambda case: case[1]):
        whens = [field.value(when) for when, _ in group]
        for start in range(0, len(whens), _MOST_ALIKE):
            values = whens[start : start + _MOST_ALIKE]
            yield values[0] if len(values) == 1 else say("one of", parts=tuple(values)), of


def _of_case(field: Field, case: model.CaseUse) -> Phrase:
    """Return what one case is, with the byte order and the end that only this case has."""
    use = case.use
    of, order = (
        type_phrase(field.library, field.owner, use, field.attribute.encoding, None),
        own_order(field.owner, use),
    )
    if order is not None:
        return say("and so", of=of, more=order_name(order))
    if isinstance(use, model.StringUse) and use.is_zero_terminated and field.attribute.delimiter.terminator is None:
        return say("and so", of=of, more=say("up to a zero byte"))
    return of
