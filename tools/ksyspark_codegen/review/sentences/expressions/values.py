"""Expressions as values: what a size, a count, an argument or a worked-out value is."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.types.data_types import (
    INTEGERS,
    ArrayType,
    BooleanType,
    BytesType,
    DataType,
    EnumType,
    FloatType,
    StreamType,
    StringType,
    UserType,
)
from ksyspark_codegen.review.sentences.expressions.bits import bits_value, operand
from ksyspark_codegen.review.sentences.expressions.idioms import idiom_of, split_index
from ksyspark_codegen.review.sentences.expressions.literals import bytes_phrase, code_phrase, number_phrase, text_phrase
from ksyspark_codegen.review.sentences.expressions.paths import BETWEEN, field_name, path_phrase
from ksyspark_codegen.review.sentences.expressions.speaker import Speaker, Unsayable, chain, literal
from ksyspark_codegen.review.sentences.naming import words_of
from ksyspark_codegen.review.sentences.phrases import Phrase, name, number, value

_LOGIC = ("and", "or", "==", "!=", "<", "<=", ">", ">=")
_ATTRIBUTES: Mapping[tuple[type, str], str] = {
    (ArrayType, "size"): "entries of",
    (ArrayType, "first"): "first of",
    (ArrayType, "last"): "last of",
    (ArrayType, "min"): "least of",
    (ArrayType, "max"): "greatest of",
    (BytesType, "length"): "length of",
    (BytesType, "size"): "length of",
    (BytesType, "first"): "first byte of",
    (BytesType, "last"): "last byte of",
    (BytesType, "min"): "least byte of",
    (BytesType, "max"): "greatest byte of",
    (StringType, "length"): "characters of",
    (StringType, "size"): "characters of",
    (StringType, "reverse"): "backwards",
    (StringType, "to_i"): "number written in",
    (EnumType, "to_i"): "code number of",
    (FloatType, "to_i"): "whole part of",
}
# Nobody compares a longer list word by word with a document.
_MOST_LISTED = 32
_ARITHMETIC = {"-": "minus", "*": "times", "%": "remainder"}


def value_of(speaker: Speaker, tree: Expression) -> Phrase:
    """Return the words for an expression as a value. Raises Unsayable."""
    known = literal(tree)
    if known is not None:
        return number_phrase(known)
    if _is_test(tree):
        return value("yes if", condition=speaker.condition(tree))
    return path_phrase(speaker, tree) or idiom_of(speaker, tree) or _compound(speaker, tree) or _literal(speaker, tree)


def _compound(speaker: Speaker, tree: Expression) -> Phrase | None:
    """Return the words for an expression made of others; None for a literal."""
    match tree:
        case nodes.Name(id_):
            return _special(speaker, id_)
        case nodes.Cast(of):
            return speaker.value(of)
        case nodes.Member() | nodes.Call():
            return _method(speaker, tree)
        case nodes.Subscript():
            return _subscript(speaker, tree)
        case nodes.Unary():
            return _unary(speaker, tree)
        case nodes.Binary():
            return bits_value(speaker, tree) or _arithmetic(speaker, tree)
        case nodes.Ternary(condition, then, otherwise):
            test = speaker.condition(condition)
            first = speaker.value(then)
            first = value("in brackets", of=first) if first.key in ("if else", "yes if") else first
            return value("if else", condition=test, then=first, otherwise=speaker.value(otherwise))
        case _:
            return None


def _unary(speaker: Speaker, tree: nodes.Unary) -> Phrase:
    if tree.operator == "-" and isinstance(tree.operand, nodes.FloatLiteral):
        return value("decimal number", number=f"−{tree.operand.value!r}")
    of = speaker.value(tree.operand)
    return (
        value("turned over", of=of)
        if tree.operator == "~"
        else of
        if tree.operator == "+"
        else value("negative", of=operand(of))
    )


def _is_test(tree: Expression) -> bool:
    return (isinstance(tree, nodes.Binary) and tree.operator in _LOGIC) or (
        isinstance(tree, nodes.Unary) and tree.operator == "not"
    )


def _literal(speaker: Speaker, tree: Expression) -> Phrase:
    match tree:
        case nodes.FloatLiteral(one):
            return value("decimal number", number=repr(one))
        case nodes.BoolLiteral(one):
            return value("yes" if one else "no")
        case nodes.StringLiteral(one):
            return text_phrase(one)
        case nodes.FormatString(parts):
            return value("texts in a row", parts=tuple(speaker.value(part) for part in parts))
        case nodes.EnumLabel() if (code := code_phrase(speaker.library, speaker.owner, tree)) is not None:
            return code
        case nodes.ListLiteral(items):
            return _list(speaker, items)
        case nodes.SizeOfType(reference, in_bits):
            return value("bits of type" if in_bits else "bytes of type", of=name(str(reference)))
        case _:
            raise Unsayable


def _list(speaker: Speaker, items: tuple[Expression, ...]) -> Phrase:
    codes = [literal(item) for item in items]
    known = [code for code in codes if code is not None and 0 <= code <= 255]
    if len(known) == len(items):
        return bytes_phrase(bytes(known))
    if len(items) > _MOST_LISTED:
        first, last = (speaker.value(item) for item in (items[0], items[-1]))
        return value("long list", count=len(items), first=first, last=last)
    return value("listed", parts=tuple(speaker.value(item) for item in items))


def _special(speaker: Speaker, id_: str) -> Phrase:
    words = {
        "_": "this entry" if speaker.scope.has_index else "this value",
        "_index": "entries before",
        "_sizeof": "bytes of all",
        "_io": "own stream",
    }
    if id_ not in words:
        raise Unsayable
    return value(words[id_])


def _arithmetic(speaker: Speaker, tree: nodes.Binary) -> Phrase:
    if tree.operator == "+":
        parts = chain("+", tree)
        if isinstance(speaker.type_of(tree), StringType):
            return value("texts in a row", parts=tuple(speaker.value(part) for part in parts))
        return value("sum", parts=tuple(operand(speaker.value(part)) for part in parts))
    left, right = speaker.value(tree.left), operand(speaker.value(tree.right))
    if not (tree.operator == "-" and left.key in ("sum", "minus")):
        left = operand(left)
    if tree.operator == "/":
        key = "divided" if isinstance(speaker.type_of(tree), FloatType) else "divided down"
        return value(key, left=left, right=right)
    if tree.operator not in _ARITHMETIC:
        raise Unsayable
    return value(_ARITHMETIC[tree.operator], left=left, right=right)


def _subscript(speaker: Speaker, tree: nodes.Subscript) -> Phrase:
    key = "byte of" if isinstance(speaker.type_of(tree.of), BytesType) else "entry of"
    start, index = split_index(tree.index)
    if start is None and index < 0:
        raise Unsayable
    of = speaker.value(tree.of)
    if isinstance(start, nodes.Name) and start.id == "_index" and index in (-1, 0):
        return value("entry before this" if index else "entry of same place", of=of)
    return value(key, number=_place(speaker, start, index + 1), of=of)


def _place(speaker: Speaker, start: Expression | None, more: int) -> Phrase:
    """Return a place counted from 1: a number, or what varies with a number added to it."""
    if start is None:
        return number(more)
    begin = operand(speaker.value(start))
    if more == 0:
        return begin
    return value("in brackets", of=value("sum", parts=(begin, number(more))))


def _method(speaker: Speaker, tree: nodes.Member | nodes.Call) -> Phrase:
    found = speaker.type_of(tree.of)
    if isinstance(found, StreamType):
        return _of_stream(speaker, tree)
    if isinstance(tree, nodes.Member) and tree.id == "_io":
        return value("stream of", of=speaker.value(tree.of))
    if isinstance(tree, nodes.Member) and tree.id == "_sizeof":
        return value("size of", of=speaker.value(tree.of))
    arguments = tree.arguments if isinstance(tree, nodes.Call) else ()
    match tree.id, arguments:
        case "to_s", (nodes.StringLiteral(encoding),):
            return value("read as text", of=speaker.value(tree.of), encoding=encoding)
        case "substring", (begin, end):
            return _substring(speaker, tree.of, begin, end)
        case "to_i", (base,):
            return value("number written to base", of=speaker.value(tree.of), base=speaker.value(base))
        case _, ():
            return _plain_method(speaker, tree, found)
        case _:
            raise Unsayable


def _plain_method(speaker: Speaker, tree: nodes.Member | nodes.Call, found: DataType) -> Phrase:
    if tree.id == "to_i" and isinstance(found, BooleanType):
        return value(
            "if else", condition=speaker.condition(tree.of), then=value("number", number=1), otherwise=number(0)
        )
    return _of_value(tree.id, found, speaker.value(tree.of)) or _inside(speaker, tree)


def _of_value(id_: str, found: DataType, of: Phrase) -> Phrase | None:
    """Return the words for an attribute that every value of a type has, such as the length of a text."""
    if id_ in ("to_i", "to_b") and isinstance(found, INTEGERS):
        return of
    key = _ATTRIBUTES.get((type(found), id_)) or ("as text" if id_ == "to_s" else None)
    return value(key, of=of) if key else None


def _inside(speaker: Speaker, tree: nodes.Member | nodes.Call) -> Phrase:
    """Return the words for a field in a value that is no plain path, such as `digits[0].value`."""
    if isinstance(tree, nodes.Call):
        raise Unsayable
    holder = speaker.type_of(tree.of)
    shown = field_name(holder.spec, tree.id) if isinstance(holder, UserType) else words_of(tree.id)
    of = speaker.value(tree.of)
    if of.key == "inside":
        outer, around = of.part("name"), of.part("of")
        if isinstance(outer, Phrase) and isinstance(around, Phrase):
            return value("inside", name=name(f"{outer.part('text')}{BETWEEN}{shown}"), of=around)
    return value("inside", name=name(shown), of=of)


def _substring(speaker: Speaker, of: Expression, begin: Expression, end: Expression) -> Phrase:
    first, last = literal(begin), literal(end)
    if first is not None and last is not None:
        return value("characters from to", first=first + 1, last=last, of=speaker.value(of))
    return value(
        "part of text", of=speaker.value(of), begin=operand(speaker.value(begin)), end=operand(speaker.value(end))
    )


def _of_stream(speaker: Speaker, tree: nodes.Member | nodes.Call) -> Phrase:
    words = {"size": "bytes in all", "pos": "bytes read so far", "eof": "nothing left"}
    if tree.id not in words:
        raise Unsayable
    stream = tree.of
    if isinstance(stream, nodes.Name):
        if tree.id == "eof":
            return value("yes if", condition=speaker.condition(tree))
        return value(words[tree.id])
    if isinstance(stream, nodes.Member) and tree.id in ("size", "pos"):
        return value(f"{words[tree.id]} where", of=speaker.value(stream.of))
    raise Unsayable
