"""Expressions of yes or no as conditions: clauses that hold or do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.types.data_types import BooleanType, FloatType, StreamType
from ksyspark_codegen.review.sentences.expressions.bits import bits_condition, listed_bytes
from ksyspark_codegen.review.sentences.expressions.speaker import Speaker, Unsayable, is_same, literal
from ksyspark_codegen.review.sentences.phrases import Phrase, condition, value

OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_MIRRORED = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
_WORDS = {"==": "is", "!=": "is not", "<": "less than", "<=": "at most", ">": "more than", ">=": "at least"}
_MOST_VALUES = 10
_LITERALS = (nodes.IntLiteral, nodes.StringLiteral, nodes.EnumLabel, nodes.FloatLiteral, nodes.ListLiteral)


@dataclass(frozen=True, slots=True)
class _Comparison:
    operator: str
    left: Expression
    right: Expression


_Term = _Comparison | tuple[Expression, bool]
"""A comparison, its opposite already taken, or an expression and whether it holds."""


def condition_of(speaker: Speaker, tree: Expression, holds: bool) -> Phrase:
    """Return the words for an expression as a condition, or for its opposite. Raises Unsayable."""
    match tree:
        case nodes.Unary("not", operand):
            return speaker.condition(operand, holds=not holds)
        case nodes.Binary("and" | "or"):
            joined_by = tree.operator if holds else {"and": "or", "or": "and"}[tree.operator]
            return _joined(speaker, joined_by, [_term(speaker, *part) for part in _flat(joined_by, tree, holds)])
        case nodes.Ternary(test, then, otherwise):
            return condition(
                "if then else",
                condition=speaker.condition(test),
                then=speaker.condition(then, holds=holds),
                otherwise=speaker.condition(otherwise, holds=holds),
            )
        case nodes.BoolLiteral(is_true):
            return condition("always" if is_true == holds else "never")
        case _:
            return _said(speaker, _term(speaker, tree, holds))


def _flat(joined_by: str, tree: Expression, holds: bool) -> Iterator[tuple[Expression, bool]]:
    """Yield the parts that `joined_by` joins when opposites are taken inward."""
    match tree:
        case nodes.Unary("not", operand):
            yield from _flat(joined_by, operand, not holds)
        case nodes.Binary("and" | "or", left, right) if (tree.operator == joined_by) == holds:
            yield from _flat(joined_by, left, holds)
            yield from _flat(joined_by, right, holds)
        case _:
            yield tree, holds


def _term(speaker: Speaker, tree: Expression, holds: bool) -> _Term:
    if not isinstance(tree, nodes.Binary) or tree.operator not in OPPOSITE:
        return tree, holds
    left, right, operator = tree.left, tree.right, tree.operator
    if _is_literal(left) and not _is_literal(right):
        left, right, operator = right, left, _MIRRORED[operator]
    is_ordered = operator not in ("==", "!=")
    if not holds and is_ordered and isinstance(speaker.type_of(left), FloatType):
        return tree, False
    if isinstance(speaker.type_of(left), BooleanType):
        return tree, holds
    return _Comparison(operator if holds else OPPOSITE[operator], left, right)


def _is_literal(tree: Expression) -> bool:
    return isinstance(tree, _LITERALS) or literal(tree) is not None


def _joined(speaker: Speaker, joined_by: str, terms: list[_Term]) -> Phrase:
    """Join terms; those about one thing become one clause where there are words for it."""
    found: list[Phrase] = []
    while terms:
        count, phrase = _first_clause(speaker, joined_by, terms)
        found.append(phrase)
        terms = terms[count:]
    found = _ranges_together(found) if joined_by == "or" else found
    return found[0] if len(found) == 1 else condition(joined_by, parts=tuple(_bracketed(one) for one in found))


def _ranges_together(clauses: list[Phrase]) -> list[Phrase]:
    """Return clauses in which ranges of one thing are one clause: "x is from 1 to 3 or 7 to 9"."""
    found: list[Phrase] = []
    for of, group in groupby(clauses, lambda one: one.parts[0][1] if one.key == "is from to" else one):
        ranges = list(group)
        if len(ranges) < 2:
            found += ranges
            continue
        pairs = tuple(Phrase("from to", (("first", one.part("least")), ("last", one.part("most")))) for one in ranges)
        found.append(condition("is in one of", of=of, ranges=pairs))
    return found


def _bracketed(phrase: Phrase) -> Phrase:
    return condition("condition in brackets", of=phrase) if phrase.key in ("and", "or", "if then else") else phrase


def _first_clause(speaker: Speaker, joined_by: str, terms: list[_Term]) -> tuple[int, Phrase]:
    """Return how many terms the first clause takes, and its words."""
    for attempt in (_one_of, _from_to, _bytes_alike):
        found = attempt(speaker, joined_by, terms)
        if found is not None:
            return found
    return 1, _said(speaker, terms[0])


def _run(terms: list[_Term], fits: Callable[[_Comparison, _Comparison], bool]) -> list[_Comparison]:
    """Return the comparisons at the start that fit the first one."""
    first = terms[0]
    found: list[_Comparison] = []
    for term in terms:
        if not isinstance(first, _Comparison) or not isinstance(term, _Comparison) or not fits(first, term):
            break
        found.append(term)
    return found


def _one_of(speaker: Speaker, joined_by: str, terms: list[_Term]) -> tuple[int, Phrase] | None:
    wanted = "==" if joined_by == "or" else "!="
    run = _run(
        terms,
        lambda first, one: one.operator == wanted and _is_literal(one.right) and is_same(one.left, first.left),
    )[:_MOST_VALUES]
    if len(run) < 2:
        return None
    values = tuple(speaker.value(one.right) for one in run)
    key = "is one of" if wanted == "==" else "is none of"
    return len(run), condition(key, of=speaker.value(run[0].left), values=values)


def _from_to(speaker: Speaker, joined_by: str, terms: list[_Term]) -> tuple[int, Phrase] | None:
    run = _run(terms[:2], lambda first, one: is_same(one.left, first.left))
    wanted = (">=", "<=") if joined_by == "and" else ("<", ">")
    if len(run) < 2 or tuple(one.operator for one in run) != wanted:
        return None
    of, least, most = speaker.value(run[0].left), speaker.value(run[0].right), speaker.value(run[1].right)
    key = "is from to" if joined_by == "and" else "is outside"
    return 2, condition(key, of=of, least=least, most=most)


def _bytes_alike(speaker: Speaker, joined_by: str, terms: list[_Term]) -> tuple[int, Phrase] | None:
    wanted = "==" if joined_by == "and" else "!="
    run = _run(terms, lambda first, one: one.operator == first.operator == wanted and literal(one.right) == 0)
    ordered = sorted((one.left for one in run), key=_place)
    listed = listed_bytes(speaker, ordered) if len(run) > 1 else None
    if listed is None:
        return None
    return len(run), condition("all zero" if joined_by == "and" else "not all zero", of=listed)


def _place(tree: Expression) -> int:
    return (literal(tree.index) or 0) if isinstance(tree, nodes.Subscript) else 0


def _said(speaker: Speaker, term: _Term) -> Phrase:
    if isinstance(term, _Comparison):
        return _comparison(speaker, term)
    tree, holds = term
    match tree:
        case nodes.Unary("not") | nodes.Binary("and" | "or") | nodes.Ternary() | nodes.BoolLiteral():
            return speaker.condition(tree, holds=holds)
        case nodes.Member(of, "eof") if isinstance(speaker.type_of(of), StreamType):
            if not isinstance(of, nodes.Name):
                raise Unsayable
            return condition("nothing left" if holds else "more follows")
        case nodes.Binary("==" | "!=", left, right) if isinstance(speaker.type_of(left), BooleanType):
            key = "both or neither" if (tree.operator == "==") == holds else "exactly one"
            return condition(key, left=speaker.condition(left), right=speaker.condition(right))
        case nodes.Binary(operator, left, right) if operator in OPPOSITE:
            return condition("not so", of=_comparison(speaker, _Comparison(operator, left, right)))
        case _:
            return condition("is yes" if holds else "is no", of=speaker.value(tree))


def _comparison(speaker: Speaker, one: _Comparison) -> Phrase:
    found = bits_condition(speaker, one.operator, one.left, one.right) or _of_index(one) or _of_nothing(speaker, one)
    if found is not None:
        return found
    match one.left:
        case nodes.Binary("%", of, base) if literal(one.right) == 0 and one.operator in ("==", "!="):
            key = "is multiple" if one.operator == "==" else "is no multiple"
            return condition(key, of=speaker.value(of), base=speaker.value(base))
    right = speaker.value(one.right)
    right = value("in brackets", of=right) if right.key == "if else" else right
    return condition(_WORDS[one.operator], of=speaker.value(one.left), value=right)


def _of_index(one: _Comparison) -> Phrase | None:
    """Say `_index == 3` with places counted from 1."""
    if not isinstance(one.left, nodes.Name) or one.left.id != "_index":
        return None
    found = literal(one.right)
    words = {
        "==": ("entry number is", 1),
        "<": ("among first", 0),
        "<=": ("among first", 1),
        ">=": ("behind first", 0),
        ">": ("behind first", 1),
    }
    if found is None or one.operator not in words:
        return None
    key, more = words[one.operator]
    return condition(key, count=found + more)


def _of_nothing(speaker: Speaker, one: _Comparison) -> Phrase | None:
    """Say `x.length == 0`, `x.size > 0` and `x == ''`."""
    is_none = one.operator in ("==", "<=", "<")
    if isinstance(one.right, nodes.StringLiteral) and not one.right.value and one.operator in ("==", "!="):
        return condition("is empty" if is_none else "is not empty", of=speaker.value(one.left))
    bound = {("==", 0), ("!=", 0), (">", 0), (">=", 1), ("<", 1), ("<=", 0)}
    if not isinstance(one.left, nodes.Member) or one.left.id not in ("length", "size"):
        return None
    if (one.operator, literal(one.right)) not in bound or isinstance(speaker.type_of(one.left.of), StreamType):
        return None
    return condition("is empty" if is_none else "is not empty", of=speaker.value(one.left.of))


def is_test_of(phrase: Phrase, subject: Phrase) -> bool:
    """Tell whether a condition compares a subject with fixed values."""
    return phrase.key in ("is", "is one of", "is empty") and phrase.part("of") == subject
