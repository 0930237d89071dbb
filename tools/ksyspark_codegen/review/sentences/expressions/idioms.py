"""Arithmetic that has a meaning of its own: filling up to a multiple, what is left, numbers put together from bytes."""

from __future__ import annotations

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_codegen.review.sentences.expressions.bits import operand
from ksyspark_codegen.review.sentences.expressions.speaker import Speaker, chain, is_same, literal
from ksyspark_codegen.review.sentences.phrases import Phrase, number, value

_COMPARED = ("<", "<=", ">", ">=")


def idiom_of(speaker: Speaker, tree: Expression) -> Phrase | None:
    """Return the words for an idiom; None where the expression is none."""
    match tree:
        case nodes.Binary("%", left, right):
            return _filling(speaker, left, literal(right))
        case nodes.Binary("-", left, right):
            return _what_is_left(left, right)
        case nodes.Binary("+"):
            return _number_of_bytes(speaker, chain("+", tree))
        case nodes.Ternary():
            return _smaller_or_larger(speaker, tree)
        case _:
            return None


def _filling(speaker: Speaker, left: Expression, base: int | None) -> Phrase | None:
    """Recognise `(8 - x % 8) % 8` and `-x % 8`."""
    match left:
        case nodes.Binary("-", whole, nodes.Binary("%", of, inner)) if literal(whole) == literal(inner) == base:
            return value("filling", of=speaker.value(of), base=base or 0) if base else None
        case nodes.Unary("-", of) if base and literal(of) is None:
            return value("filling", of=speaker.value(of), base=base)
        case _:
            return None


def _what_is_left(left: Expression, right: Expression) -> Phrase | None:
    """Recognise `_io.size - _io.pos`, alone or with more taken away."""
    if _is_stream(left, "size") and _is_stream(right, "pos"):
        return value("bytes left")
    return None


def _is_stream(tree: Expression, id_: str) -> bool:
    return isinstance(tree, nodes.Member) and tree.id == id_ and isinstance(tree.of, nodes.Name) and tree.of.id == "_io"


def _smaller_or_larger(speaker: Speaker, tree: nodes.Ternary) -> Phrase | None:
    """Recognise `a < b ? a : b` and its kin."""
    test = tree.condition
    if not isinstance(test, nodes.Binary) or test.operator not in _COMPARED:
        return None
    straight = is_same(test.left, tree.then) and is_same(test.right, tree.otherwise)
    crossed = is_same(test.left, tree.otherwise) and is_same(test.right, tree.then)
    if not straight and not crossed:
        return None
    is_smaller = straight == test.operator.startswith("<")
    return value(
        "smaller of" if is_smaller else "larger of", left=speaker.value(test.left), right=speaker.value(test.right)
    )


def _number_of_bytes(speaker: Speaker, parts: list[Expression]) -> Phrase | None:
    """Recognise `(x[3] << 24) + (x[2] << 16) + (x[1] << 8) + x[0]`, also with `* 256` and the like."""
    found = [_weighted_byte(part) for part in parts]
    known = [one for one in found if one is not None]
    if len(known) != len(parts) or len(known) < 2:
        return None
    base, start = known[0][0], known[0][1]
    by_weight = sorted(known, key=lambda one: -one[3])
    if [one[3] for one in by_weight] != list(range(len(known) - 1, -1, -1)):
        return None
    if any(not is_same(one[0], base) or not _same_start(one[1], start) for one in known):
        return None
    places = [one[2] for one in by_weight]
    is_up = places == list(range(places[0], places[0] + len(places)))
    is_down = places == list(range(places[0], places[0] - len(places), -1))
    if not is_up and not is_down:
        return None
    first, last = min(places), max(places)
    key = "big number of bytes" if is_up else "little number of bytes"
    of = speaker.value(base)
    if start is None:
        return value(key, of=value("bytes from to", first=first + 1, last=last + 1, of=of))
    begin = operand(speaker.value(start))
    behind = value("bytes behind", count=len(places), begin=_plus(begin, first), of=of)
    return value(key, of=behind)


def _plus(begin: Phrase, more: int) -> Phrase:
    return value("sum", parts=(begin, number(more))) if more else begin


def _weighted_byte(tree: Expression) -> tuple[Expression, Expression | None, int, int] | None:
    """Return (bytes, start or None, index behind the start, power of 256) of one byte with its weight."""
    power = 0
    if isinstance(tree, nodes.Binary) and tree.operator in ("<<", "*"):
        by = literal(tree.right)
        weights = {8 * one: one for one in range(8)} if tree.operator == "<<" else {256**one: one for one in range(8)}
        if by is None or by not in weights:
            return None
        power, tree = weights[by], tree.left
    if not isinstance(tree, nodes.Subscript):
        return None
    start, index = split_index(tree.index)
    return tree.of, start, index, power


def split_index(index: Expression) -> tuple[Expression | None, int]:
    """Return an index as (what varies or None, number added to it)."""
    known = literal(index)
    if known is not None:
        return None, known
    if isinstance(index, nodes.Binary) and index.operator == "+" and (added := literal(index.right)) is not None:
        return index.left, added
    if isinstance(index, nodes.Binary) and index.operator == "-" and (less := literal(index.right)) is not None:
        return index.left, -less
    return index, 0


def _same_start(one: Expression | None, other: Expression | None) -> bool:
    if one is None or other is None:
        return one is other
    return is_same(one, other)
