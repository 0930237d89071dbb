"""Mutants of a rule: a field with another width, sign, range ..., said by the same sentences as the field itself."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ksyspark.spec import model
from ksyspark.spec.expressions.nodes import Binary, IntLiteral, Unary
from ksyspark.spec.inference import Typer
from ksyspark_codegen.mutants.changes import widths_beside
from ksyspark_review.items import item_id
from ksyspark_review.meaning import digest, written_types
from ksyspark_review.model import Option, Text
from ksyspark_review.sentences.fields import Field, order_phrase
from ksyspark_review.sentences.idioms import literal
from ksyspark_review.sentences.phrases import text_of
from ksyspark_review.sentences.rules import sentences_of

MOST_WRONG = 2
ORDER = "order"
_CHARACTER_SETS = ("ASCII", "IBM037", "UTF-8", "ISO-8859-1", "UTF-16BE")
_NEIGHBOURS: Mapping[str, tuple[str, ...]] = {
    "IBM037": ("IBM273", "ASCII"),
    "ISO-8859-1": ("windows-1252", "UTF-8"),
    "windows-1252": ("ISO-8859-1", "UTF-8"),
}


@dataclass(frozen=True, slots=True)
class Variants:
    """What a field says of one thing, and what its mutants say of it."""

    about: str
    right: Text
    wrong: tuple[Text, ...]

    def options(self, salt: str) -> tuple[tuple[Option, ...], str]:
        """Return right and wrong answers in an order that tells nothing, with the id of the right one."""
        texts = sorted((self.right, *self.wrong[:MOST_WRONG]), key=lambda text: digest(salt, text.en))
        options = tuple(Option(str(number), text) for number, text in enumerate(texts))
        return options, str(texts.index(self.right))


def fields_of(typer: Typer, names: Iterable[str]) -> Mapping[str, Field]:
    """Return the fields and instances of specifications by the ids of their items."""
    return {
        item_id(owner, attribute): Field(typer, owner, attribute)
        for name in names
        for owner in written_types(typer.library, name)
        for attribute in owner.attributes()
    }


def said_of(field: Field, attribute: model.Attribute | None = None) -> Mapping[str, Text]:
    """Return what a field says, or a mutant of it, by the key of the specification; sentences of one key are joined."""
    said: dict[str, list[Text]] = {}
    for sentence in sentences_of(attribute or field.attribute, field.owner, field.typer):
        said.setdefault(sentence.kind, []).append(sentence.text)
    return {kind: joined(texts) for kind, texts in said.items()}


def joined(texts: list[Text]) -> Text:
    """Return sentences in a row; in Chinese nothing stands between them."""
    return Text.each(lambda language: ("" if language == "zh" else " ").join(text.of(language) for text in texts))


def variants_of(field: Field, about: str = "") -> Variants | None:
    """Return the variants of a field about one thing, or about the first of KINDS that it has; None if it has none."""
    for kind in (about,) if about else (*KINDS, ORDER):
        made = _order(field) if kind == ORDER else _said(field, kind) if kind in KINDS else None
        if made is not None:
            return made
    return None


def mutant_sentences(field: Field) -> tuple[str, Text, Text] | None:
    """Return what is wrong of a mutant, all it says, and what it should have said; None if nothing can be wrong."""
    said = said_of(field)
    for kind in KINDS:
        for mutant in KINDS[kind](field.attribute, field.owner):
            other = said_of(field, mutant)
            if other != said and other.keys() == said.keys():
                right = joined([text for key, text in said.items() if other[key] != text])
                return kind, joined(list(other.values())), right
    return None


def _said(field: Field, kind: str) -> Variants | None:
    """Return what a field and its mutants of a kind say otherwise."""
    said = said_of(field)
    others = [said_of(field, mutant) for mutant in KINDS[kind](field.attribute, field.owner)]
    shared = [key for key in said if all(key in other for other in others)]
    keys = [key for key in shared if any(other[key] != said[key] for other in others)]
    if not keys:
        return None
    right = joined([said[key] for key in keys])
    wrong = dict.fromkeys(joined([other[key] for key in keys]) for other in others)
    wrong.pop(right, None)
    return Variants(kind, right, tuple(wrong)) if wrong else None


def _order(field: Field) -> Variants | None:
    """Return both byte orders of a number of several bytes, or None where no order is fixed."""
    use = field.attribute.use
    if not isinstance(use, model.IntegerUse | model.FloatUse) or use.width == 1 or use.endian not in ("be", "le"):
        return None
    other: model.Endian = "le" if use.endian == "be" else "be"
    return Variants(ORDER, text_of(order_phrase(use.endian)), (text_of(order_phrase(other)),))


def _widths(part: model.Attribute, _: model.TypeSpec) -> Iterator[model.Attribute]:
    """Yield the neighbouring widths of a number; texts and bytes with 4 more, and 4 less where some are left."""
    match part.use:
        case model.IntegerUse(_, width) | model.FloatUse(width):
            for other in widths_beside(width, is_float=isinstance(part.use, model.FloatUse)):
                yield replace(part, use=replace(part.use, width=other))
        case model.StringUse() | model.BytesUse() if part.delimiter.size is not None:
            size = literal(part.delimiter.size.tree)
            for other in (size - 4, size + 4) if size is not None else ():
                if other > 0:
                    formula = _numbered(part.delimiter.size, other)
                    yield replace(part, delimiter=replace(part.delimiter, size=formula))


def _signs(part: model.Attribute, _: model.TypeSpec) -> Iterator[model.Attribute]:
    if isinstance(part.use, model.IntegerUse):
        yield replace(part, use=replace(part.use, is_signed=not part.use.is_signed))


def _fixed(part: model.Attribute, _: model.TypeSpec) -> Iterator[model.Attribute]:
    """Yield other fixed values: one and four more or less; other fixed bytes: the last one differs."""
    if part.contents:
        for change in (1, 4):
            yield replace(part, contents=bytes([*part.contents[:-1], part.contents[-1] ^ change]))
    fixed = part.valid.formulas.get("eq") if part.valid else None
    number = None if fixed is None else literal(fixed.tree)
    if fixed is not None and number is not None:
        for other in (number + 1, number - 1 if number > 0 else number + 2, number + 4):
            yield _with_rule(part, "eq", _numbered(fixed, other))


def _ranges(part: model.Attribute, _: model.TypeSpec) -> Iterator[model.Attribute]:
    """Yield ranges with a digit fewer and a digit more, and with a bound one off."""
    for key in ("max", "min"):
        bound = part.valid.formulas.get(key) if part.valid else None
        number = None if bound is None else literal(bound.tree)
        if bound is None or number is None:
            continue
        others = (number // 10, number * 10 + 9) if abs(number) >= 10 else (number + 1, number - 1)
        for other in others:
            yield _with_rule(part, key, _numbered(bound, other))


def _conditions(part: model.Attribute, _: model.TypeSpec) -> Iterator[model.Attribute]:
    """Yield a condition that is negated, and one that lacks a part of an `and` or `or`."""
    if part.condition is None:
        return
    tree = part.condition.tree
    if isinstance(tree, Binary) and tree.operator in ("and", "or"):
        for rest in (tree.left, tree.right):
            yield replace(part, condition=replace(part.condition, tree=rest))
    negated = tree.operand if isinstance(tree, Unary) and tree.operator == "not" else Unary("not", tree, tree.column)
    yield replace(part, condition=replace(part.condition, tree=negated))


def _character_sets(part: model.Attribute, owner: model.TypeSpec) -> Iterator[model.Attribute]:
    if isinstance(part.use, model.StringUse):
        known = part.encoding or owner.encoding or "ASCII"
        for other in _NEIGHBOURS.get(known, tuple(one for one in _CHARACTER_SETS if one != known)):
            yield replace(part, encoding=other)


def _counts(part: model.Attribute, _: model.TypeSpec) -> Iterator[model.Attribute]:
    formula = part.repeat.formula if part.repeat and part.repeat.kind == "expr" else None
    times = literal(formula.tree) if formula else None
    if part.repeat and formula and times is not None:
        for other in (times + 1, times - 1 if times > 1 else times + 2):
            yield replace(part, repeat=replace(part.repeat, formula=_numbered(formula, other)))


def _with_rule(part: model.Attribute, key: str, formula: model.Formula) -> model.Attribute:
    assert part.valid is not None
    return replace(part, valid=replace(part.valid, formulas={**part.valid.formulas, key: formula}))


def _numbered(formula: model.Formula, number: int) -> model.Formula:
    return replace(formula, tree=IntLiteral(number, 0) if number >= 0 else Unary("-", IntLiteral(-number, 0), 0))


KINDS: Mapping[str, Callable[[model.Attribute, model.TypeSpec], Iterator[model.Attribute]]] = {
    "fixed": _fixed,
    "range": _ranges,
    "condition": _conditions,
    "count": _counts,
    "character set": _character_sets,
    "width": _widths,
    "sign": _signs,
}
"""What may be wrong of a rule, the weightiest first, and what makes mutants of it."""
