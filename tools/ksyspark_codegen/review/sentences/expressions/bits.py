"""Bits in words: `flags & 16`, `(x >> 4) & 15`, and bytes laid over each other (`a | b`)."""

from __future__ import annotations

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_codegen.review.sentences.expressions.speaker import Speaker, chain, is_same, literal
from ksyspark_codegen.review.sentences.phrases import Phrase, condition, number, value

_MOST_SHIFT = 48
_SIMPLE = frozenset(
    ("name", "number", "decimal number", "at the top", "levels up", "in brackets", "this value", "this entry")
)


def bits_value(speaker: Speaker, tree: nodes.Binary) -> Phrase | None:
    """Return the words for a bit operation; None where it has no words of its own."""
    match tree.operator:
        case "&":
            return _masked(speaker, tree)
        case ">>" if (places := literal(tree.right)) is not None:
            return value("without last bits", of=speaker.value(tree.left), count=places)
        case "<<" if (places := literal(tree.right)) is not None and 0 <= places <= _MOST_SHIFT:
            return value("times", left=operand(speaker.value(tree.left)), right=number(1 << places))
        case "<<":
            return value("shifted up", of=operand(speaker.value(tree.left)), by=operand(speaker.value(tree.right)))
        case ">>":
            return value("shifted down", of=operand(speaker.value(tree.left)), by=operand(speaker.value(tree.right)))
        case "|":
            return _together(speaker, tree)
        case "^":
            return value("differing bits", left=speaker.value(tree.left), right=speaker.value(tree.right))
        case _:
            return None


def bits_condition(speaker: Speaker, operator: str, left: Expression, right: Expression) -> Phrase | None:
    """Return the words for `(x & mask) == 0`, `!= 0` and for `(a | b | c) == 0`; None for other comparisons."""
    if not isinstance(left, nodes.Binary) or operator not in ("==", "!="):
        return None
    if left.operator == "&":
        return _set_bits(speaker, operator, left, literal(right))
    if left.operator == "|" and literal(right) == 0:
        listed = listed_bytes(speaker, chain("|", left))
        if listed is not None:
            return condition("all zero" if operator == "==" else "not all zero", of=listed)
    return None


def listed_bytes(speaker: Speaker, trees: list[Expression]) -> Phrase | None:
    """Return "bytes 1 to 4 of X" for subscripts of one run of bytes; None for anything else."""
    first = trees[0]
    if not isinstance(first, nodes.Subscript):
        return None
    numbers = [
        literal(tree.index) for tree in trees if isinstance(tree, nodes.Subscript) and is_same(tree.of, first.of)
    ]
    known = [one + 1 for one in numbers if one is not None]
    if len(known) != len(trees):
        return None
    base = speaker.value(first.of)
    if known == list(range(known[0], known[0] + len(known))) and len(known) > 2:
        return value("bytes from to", first=known[0], last=known[-1], of=base)
    return value("these bytes", numbers=tuple(number(one) for one in known), of=base)


def operand(phrase: Phrase) -> Phrase:
    """Return a value in brackets, unless it is too simple to be misread."""
    return phrase if phrase.key in _SIMPLE else value("in brackets", of=phrase)


def _masked(speaker: Speaker, tree: nodes.Binary) -> Phrase | None:
    of, mask = _of_and_mask(tree)
    if mask is None:
        return value("shared bits", left=speaker.value(tree.left), right=speaker.value(tree.right))
    if mask > 0 and mask & (mask + 1) == 0:
        width = mask.bit_length()
        if isinstance(of, nodes.Binary) and of.operator == ">>" and (places := literal(of.right)) is not None:
            return _shifted(speaker, of.left, places, width)
        return value("last bits", of=speaker.value(of), count=width)
    return value("sum of bits", bits=_worths(mask), of=speaker.value(of))


def _shifted(speaker: Speaker, of: Expression, places: int, width: int) -> Phrase:
    if width == 1:
        return value("one bit", number=places + 1, of=speaker.value(of))
    return value("bits from to", first=places + 1, last=places + width, of=speaker.value(of))


def _set_bits(speaker: Speaker, operator: str, tree: nodes.Binary, right: int | None) -> Phrase | None:
    of, mask = _of_and_mask(tree)
    if mask is None or mask == 0:
        return None
    is_one = mask > 0 and mask & (mask - 1) == 0
    if is_one and right in (0, mask):
        is_set = (operator == "!=") == (right == 0)
        return condition("bit set" if is_set else "bit not set", worth=mask, of=speaker.value(of))
    if right != 0:
        return None
    return condition("some bits set" if operator == "!=" else "no bits set", bits=_worths(mask), of=speaker.value(of))


def _of_and_mask(tree: nodes.Binary) -> tuple[Expression, int | None]:
    mask = literal(tree.right)
    return (tree.left, mask) if mask is not None else (tree.right, literal(tree.left))


def _worths(mask: int) -> Phrase:
    """Return the values of the bits in a mask: "2 to 16, 64"; of a negative one, those that are missing in it."""
    if mask < 0:
        below = ~mask
        if below & (below + 1) == 0:
            return value("worth at least", worth=below + 1)
        return value("worth all but", of=_worths(below))
    runs: list[tuple[int, int]] = []
    for bit in (1 << place for place in range(mask.bit_length()) if mask >> place & 1):
        if runs and runs[-1][1] * 2 == bit:
            runs[-1] = (runs[-1][0], bit)
        else:
            runs.append((bit, bit))
    return value("worth", parts=tuple(part for low, high in runs for part in _run(low, high)))


def _run(low: int, high: int) -> list[Phrase]:
    if low == high:
        return [number(low)]
    if high == 2 * low:
        return [number(low), number(high)]
    return [value("from to", first=low, last=high)]


def _together(speaker: Speaker, tree: nodes.Binary) -> Phrase:
    parts = chain("|", tree)
    listed = listed_bytes(speaker, parts)
    if listed is not None:
        return value("laid over each other", of=listed)
    return value("bits of all", parts=tuple(speaker.value(part) for part in parts))
