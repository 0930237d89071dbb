"""Parts of expressions with a meaning of their own in words: bits, filling up, numbers put together."""

from collections.abc import Callable, Sequence

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_review.meaning import meaning_of_tree
from ksyspark_review.sentences.phrases import Phrase, number, say

SayValue = Callable[[Expression], Phrase]
"""Says a part of an expression as a value. Raises Unsayable where no words are known for it."""


def is_same(left: Expression, other: Expression) -> bool:
    """Tell whether two expressions are the same, wherever they stand."""
    return meaning_of_tree(left) == meaning_of_tree(other)


def literal(tree: Expression) -> int | None:
    """Return the value of a whole number as it is written, with its sign or `~`; None for another expression."""
    match tree:
        case nodes.IntLiteral(value):
            return value
        case nodes.Unary("-" | "~" | "+", operand):
            inner = literal(operand)
            return None if inner is None else {"-": -inner, "~": ~inner, "+": inner}[tree.operator]
        case _:
            return None


def chain(operator: str, tree: Expression) -> list[Expression]:
    """Return the parts of `a + b + c`, from the left."""
    if isinstance(tree, nodes.Binary) and tree.operator == operator:
        right = chain(operator, tree.right) if operator in ("and", "or", "|") else [tree.right]
        return [*chain(operator, tree.left), *right]
    return [tree]


_MOST_SHIFT = 48
_SIMPLE = frozenset(
    ("name", "number", "decimal number", "at the top", "levels up", "in brackets", "this value", "this entry")
)


def bits_value(value: SayValue, tree: nodes.Binary) -> Phrase | None:
    """Return the words for a bit operation, or None if it has no words of its own."""
    match tree.operator:
        case "&":
            return _masked(value, tree)
        case ">>" if (places := literal(tree.right)) is not None:
            return say("without last bits", of=value(tree.left), count=places)
        case "<<" if (places := literal(tree.right)) is not None and 0 <= places <= _MOST_SHIFT:
            return say("times", left=operand(value(tree.left)), right=number(1 << places))
        case "<<":
            return say("shifted up", of=operand(value(tree.left)), by=operand(value(tree.right)))
        case ">>":
            return say("shifted down", of=operand(value(tree.left)), by=operand(value(tree.right)))
        case "|":
            parts = chain("|", tree)
            listed = listed_bytes(value, parts)
            if listed is not None:
                return say("laid over each other", of=listed)
            return say("bits of all", parts=tuple(value(part) for part in parts))
        case "^":
            return say("differing bits", left=value(tree.left), right=value(tree.right))
        case _:
            return None


def bits_condition(value: SayValue, operator: str, left: Expression, right: Expression) -> Phrase | None:
    """Return the words for `(x & mask) == 0`, `!= 0` and for `(a | b | c) == 0`; None for other comparisons."""
    if not isinstance(left, nodes.Binary) or operator not in ("==", "!="):
        return None
    if left.operator == "&":
        return _set_bits(value, operator, left, literal(right))
    if left.operator == "|" and literal(right) == 0:
        listed = listed_bytes(value, chain("|", left))
        if listed is not None:
            return say("all zero" if operator == "==" else "not all zero", of=listed)
    return None


def listed_bytes(value: SayValue, trees: Sequence[Expression]) -> Phrase | None:
    """Return "bytes 1 to 4 of X" for subscripts of one run of bytes; None for anything else."""
    first = trees[0]
    if not isinstance(first, nodes.Subscript):
        return None
    numbers = [literal(one.index) for one in trees if isinstance(one, nodes.Subscript) and is_same(one.of, first.of)]
    known = [one + 1 for one in numbers if one is not None]
    if len(known) != len(trees):
        return None
    base = value(first.of)
    if known == list(range(known[0], known[0] + len(known))) and len(known) > 2:
        return say("bytes from to", first=known[0], last=known[-1], of=base)
    return say("these bytes", numbers=tuple(number(one) for one in known), of=base)


def operand(phrase: Phrase) -> Phrase:
    """Return a value in brackets, unless it is too simple to be misread."""
    return phrase if phrase.key in _SIMPLE else say("in brackets", of=phrase)


def _masked(value: SayValue, tree: nodes.Binary) -> Phrase | None:
    of, mask = _of_and_mask(tree)
    if mask is None:
        return say("shared bits", left=value(tree.left), right=value(tree.right))
    if mask > 0 and mask & (mask + 1) == 0:
        width = mask.bit_length()
        if isinstance(of, nodes.Binary) and of.operator == ">>" and (places := literal(of.right)) is not None:
            shifted = value(of.left)
            if width == 1:
                return say("one bit", number=places + 1, of=shifted)
            return say("bits from to", first=places + 1, last=places + width, of=shifted)
        return say("last bits", of=value(of), count=width)
    return say("sum of bits", bits=_worths(mask), of=value(of))


def _set_bits(value: SayValue, operator: str, tree: nodes.Binary, right: int | None) -> Phrase | None:
    of, mask = _of_and_mask(tree)
    if mask is None or mask == 0:
        return None
    is_one = mask > 0 and mask & (mask - 1) == 0
    if is_one and right in (0, mask):
        is_set = (operator == "!=") == (right == 0)
        return say("bit set" if is_set else "bit not set", worth=mask, of=value(of))
    if right != 0:
        return None
    return say("some bits set" if operator == "!=" else "no bits set", bits=_worths(mask), of=value(of))


def _of_and_mask(tree: nodes.Binary) -> tuple[Expression, int | None]:
    mask = literal(tree.right)
    return (tree.left, mask) if mask is not None else (tree.right, literal(tree.left))


def _worths(mask: int) -> Phrase:
    """Return the values of the bits in a mask: "2 to 16, 64"; of a negative one, those that are missing in it."""
    if mask < 0:
        below = ~mask
        if below & (below + 1) == 0:
            return say("worth at least", worth=below + 1)
        return say("worth all but", of=_worths(below))
    runs: list[tuple[int, int]] = []
    for bit in (1 << place for place in range(mask.bit_length()) if mask >> place & 1):
        if runs and runs[-1][1] * 2 == bit:
            runs[-1] = (runs[-1][0], bit)
        else:
            runs.append((bit, bit))
    parts: list[Phrase] = []
    for low, high in runs:
        parts += [say("from to", first=low, last=high)] if high > 2 * low else map(number, sorted({low, high}))
    return say("worth", parts=tuple(parts))


_COMPARED = ("<", "<=", ">", ">=")


def idiom_of(value: SayValue, tree: Expression) -> Phrase | None:
    """Return the words for an idiom, or None if the expression is none."""
    match tree:
        case nodes.Binary("%", left, right):
            return _filling(value, left, literal(right))
        case nodes.Binary("-", left, right) if _is_stream(left, "size") and _is_stream(right, "pos"):
            return say("bytes left")
        case nodes.Binary("+"):
            return _number_of_bytes(value, chain("+", tree))
        case nodes.Ternary():
            return _smaller_or_larger(value, tree)
        case _:
            return None


def _filling(value: SayValue, left: Expression, base: int | None) -> Phrase | None:
    """Recognise `(8 - x % 8) % 8` and `-x % 8`."""
    match left:
        case nodes.Binary("-", whole, nodes.Binary("%", of, inner)) if literal(whole) == literal(inner) == base:
            return say("filling", of=value(of), base=base or 0) if base else None
        case nodes.Unary("-", of) if base and literal(of) is None:
            return say("filling", of=value(of), base=base)
        case _:
            return None


def _is_stream(tree: Expression, id_: str) -> bool:
    return isinstance(tree, nodes.Member) and tree.id == id_ and isinstance(tree.of, nodes.Name) and tree.of.id == "_io"


def _smaller_or_larger(value: SayValue, tree: nodes.Ternary) -> Phrase | None:
    """Recognise `a < b ? a : b` and its kin."""
    test = tree.condition
    if not isinstance(test, nodes.Binary) or test.operator not in _COMPARED:
        return None
    straight = is_same(test.left, tree.then) and is_same(test.right, tree.otherwise)
    crossed = is_same(test.left, tree.otherwise) and is_same(test.right, tree.then)
    if not straight and not crossed:
        return None
    key = "smaller of" if straight == test.operator.startswith("<") else "larger of"
    return say(key, left=value(test.left), right=value(test.right))


def _number_of_bytes(value: SayValue, parts: list[Expression]) -> Phrase | None:
    """Recognise `(x[3] << 24) + (x[2] << 16) + (x[1] << 8) + x[0]`, also with `* 256` and the like."""
    known = [weighted for part in parts if (weighted := _weighted_byte(part)) is not None]
    if len(known) != len(parts) or len(known) < 2:
        return None
    base, start = known[0][0], known[0][1]
    by_weight = sorted(known, key=lambda part: -part[3])
    if [one[3] for one in by_weight] != list(range(len(known) - 1, -1, -1)):
        return None
    if any(not is_same(one[0], base) or _meaning(one[1]) != _meaning(start) for one in known):
        return None
    places = [one[2] for one in by_weight]
    is_up = places == list(range(places[0], places[0] + len(places)))
    is_down = places == list(range(places[0], places[0] - len(places), -1))
    if not is_up and not is_down:
        return None
    first, last = min(places), max(places)
    key = "big number of bytes" if is_up else "little number of bytes"
    of = value(base)
    if start is None:
        return say(key, of=say("bytes from to", first=first + 1, last=last + 1, of=of))
    begin = operand(value(start))
    begin = say("sum", parts=(begin, number(first))) if first else begin
    return say(key, of=say("bytes behind", count=len(places), begin=begin, of=of))


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
    match index:
        case nodes.Binary("+" | "-", start, added) if (more := literal(added)) is not None:
            return start, more if index.operator == "+" else -more
    return index, 0


def _meaning(start: Expression | None) -> object:
    return None if start is None else meaning_of_tree(start)
