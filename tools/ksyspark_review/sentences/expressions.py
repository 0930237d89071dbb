"""Expressions in words: values, conditions, paths of fields, whole formulas."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from ksyspark.spec import data_types
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.inference import Scope, Typer
from ksyspark.spec.model import EnumSpec, Formula, TypeSpec
from ksyspark_review.sentences import idioms, phrases
from ksyspark_review.sentences.idioms import literal, operand
from ksyspark_review.sentences.phrases import Phrase, name, number, say

OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_MIRRORED = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
_WORDS = {"==": "is", "!=": "is not", "<": "less than", "<=": "at most", ">": "more than", ">=": "at least"}
_MOST_VALUES = 10
_LITERALS = (nodes.IntLiteral, nodes.StringLiteral, nodes.EnumLabel, nodes.FloatLiteral, nodes.ListLiteral)


class Unsayable(Exception):
    """A formula has no words. Its own text, which the exception carries, is shown instead."""


class Speaker:
    """Says the parts of a formula. With `enum`, numbers that it may give are said as codes with their names."""

    def __init__(self, typer: Typer, scope: Scope, formula: Formula, enum: EnumSpec | None = None) -> None:
        self.library = typer.library
        self.scope = scope
        self.owner = scope.owner
        self.formula = formula
        self._typer = typer
        self._results = _results(formula.tree)
        self._enum = enum

    def type_of(self, tree: Expression) -> data_types.DataType:
        """Return the data type of a part of the formula."""
        return self._typer.type_of(Formula(tree, self.formula.node), self.scope)

    def value(self, tree: Expression) -> Phrase:
        """Say an expression as a value. Raises Unsayable."""
        known = literal(tree)
        if known is not None:
            if self._enum is not None and id(tree) in self._results:
                return phrases.code_of(self._enum, known)
            return phrases.number_phrase(known)
        match tree:
            case nodes.Unary("not") | nodes.Binary("and" | "or" | "==" | "!=" | "<" | "<=" | ">" | ">="):
                return say("yes if", condition=self.condition(tree))
        return (
            path_phrase(self, tree)
            or idioms.idiom_of(self.value, tree)
            or _compound(self, tree)
            or _literal(self, tree)
        )

    def condition(self, tree: Expression, *, holds: bool = True) -> Phrase:
        """Say an expression of yes or no as a condition, or its opposite. Raises Unsayable."""
        match tree:
            case nodes.Unary("not", operand):
                return self.condition(operand, holds=not holds)
            case nodes.Binary("and" | "or"):
                joined_by = tree.operator if holds else {"and": "or", "or": "and"}[tree.operator]
                return _joined(self, joined_by, [_term(self, *part) for part in _flat(joined_by, tree, holds)])
            case nodes.Ternary(test, then, otherwise):
                return say(
                    "if then else",
                    condition=self.condition(test),
                    then=self.condition(then, holds=holds),
                    otherwise=self.condition(otherwise, holds=holds),
                )
            case nodes.BoolLiteral(is_true):
                return say("always" if is_true == holds else "never")
            case _:
                return _said(self, _term(self, tree, holds))


_Term = nodes.Binary | tuple[Expression, bool]
"""A comparison, its opposite already taken, or an expression and whether it holds."""


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
    if not holds and is_ordered and isinstance(speaker.type_of(left), data_types.FloatType):
        return tree, False
    if isinstance(speaker.type_of(left), data_types.BooleanType):
        return tree, holds
    return nodes.Binary(operator if holds else OPPOSITE[operator], left, right, tree.column)


def _is_literal(tree: Expression) -> bool:
    return isinstance(tree, _LITERALS) or literal(tree) is not None


def _joined(speaker: Speaker, joined_by: str, terms: list[_Term]) -> Phrase:
    """Join terms; those about one thing become one clause where there are words for it."""
    said: list[Phrase] = []
    while terms:
        attempts = (attempt(speaker, joined_by, terms) for attempt in (_one_of, _from_to, _bytes_alike))
        clause = next((clause for clause in attempts if clause is not None), None)
        count, phrase = clause or (1, _said(speaker, terms[0]))
        said.append(phrase)
        terms = terms[count:]
    said = _ranges_together(said) if joined_by == "or" else said
    if len(said) == 1:
        return said[0]
    unclear = ("and", "or", "if then else")
    parts = (say("in brackets", of=one) if one.key in unclear else one for one in said)
    return say(joined_by, parts=tuple(parts))


def _ranges_together(clauses: list[Phrase]) -> list[Phrase]:
    """Return clauses in which ranges of one thing are one clause: "x is from 1 to 3 or 7 to 9"."""
    said: list[Phrase] = []
    for of, group in groupby(clauses, lambda clause: clause.parts[0][1] if clause.key == "is from to" else clause):
        ranges = list(group)
        if len(ranges) < 2:
            said += ranges
            continue
        pairs = tuple(Phrase("from to", (("first", one.part("least")), ("last", one.part("most")))) for one in ranges)
        said.append(say("is in one of", of=of, ranges=pairs))
    return said


def _run(terms: list[_Term], fits: Callable[[nodes.Binary, nodes.Binary], bool]) -> list[nodes.Binary]:
    """Return the comparisons at the start that fit the first one."""
    comparisons: list[nodes.Binary] = []
    for term in terms:
        if not isinstance(term, nodes.Binary) or not fits(comparisons[0] if comparisons else term, term):
            break
        comparisons.append(term)
    return comparisons


def _one_of(speaker: Speaker, joined_by: str, terms: list[_Term]) -> tuple[int, Phrase] | None:
    operator = "==" if joined_by == "or" else "!="
    run = _run(
        terms,
        lambda first, comparison: (
            comparison.operator == operator
            and _is_literal(comparison.right)
            and idioms.is_same(comparison.left, first.left)
        ),
    )[:_MOST_VALUES]
    if len(run) < 2:
        return None
    values = tuple(speaker.value(one.right) for one in run)
    key = "is one of" if operator == "==" else "is none of"
    return len(run), say(key, of=speaker.value(run[0].left), values=values)


def _from_to(speaker: Speaker, joined_by: str, terms: list[_Term]) -> tuple[int, Phrase] | None:
    run = _run(terms[:2], lambda first, comparison: idioms.is_same(comparison.left, first.left))
    operators = (">=", "<=") if joined_by == "and" else ("<", ">")
    if len(run) < 2 or tuple(one.operator for one in run) != operators:
        return None
    of, least, most = speaker.value(run[0].left), speaker.value(run[0].right), speaker.value(run[1].right)
    key = "is from to" if joined_by == "and" else "is outside"
    return 2, say(key, of=of, least=least, most=most)


def _bytes_alike(speaker: Speaker, joined_by: str, terms: list[_Term]) -> tuple[int, Phrase] | None:
    operator = "==" if joined_by == "and" else "!="
    run = _run(
        terms,
        lambda first, comparison: comparison.operator == first.operator == operator and literal(comparison.right) == 0,
    )
    bytes_ = [one.left for one in run if isinstance(one.left, nodes.Subscript)]
    ordered = sorted(bytes_, key=lambda tree: literal(tree.index) or 0)
    listed = idioms.listed_bytes(speaker.value, ordered) if 1 < len(run) == len(bytes_) else None
    if listed is None:
        return None
    return len(run), say("all zero" if joined_by == "and" else "not all zero", of=listed)


def _said(speaker: Speaker, term: _Term) -> Phrase:
    if isinstance(term, nodes.Binary):
        return _comparison(speaker, term)
    tree, holds = term
    match tree:
        case nodes.Unary("not") | nodes.Binary("and" | "or") | nodes.Ternary() | nodes.BoolLiteral():
            return speaker.condition(tree, holds=holds)
        case nodes.Member(of, "eof") if isinstance(speaker.type_of(of), data_types.StreamType):
            if not isinstance(of, nodes.Name):
                raise Unsayable(speaker.formula.text)
            return say("nothing left" if holds else "more follows")
        case nodes.Binary("==" | "!=", left, right) if isinstance(speaker.type_of(left), data_types.BooleanType):
            key = "both or neither" if (tree.operator == "==") == holds else "exactly one"
            return say(key, left=speaker.condition(left), right=speaker.condition(right))
        case nodes.Binary(operator) if operator in OPPOSITE:
            return say("not so", of=_comparison(speaker, tree))
        case _:
            return say("is yes" if holds else "is no", of=speaker.value(tree))


def _comparison(speaker: Speaker, comparison: nodes.Binary) -> Phrase:
    phrase = (
        idioms.bits_condition(speaker.value, comparison.operator, comparison.left, comparison.right)
        or _of_index(comparison)
        or _of_nothing(speaker, comparison)
    )
    if phrase is not None:
        return phrase
    match comparison.left:
        case nodes.Binary("%", of, base) if literal(comparison.right) == 0 and comparison.operator in ("==", "!="):
            key = "is multiple" if comparison.operator == "==" else "is no multiple"
            return say(key, of=speaker.value(of), base=speaker.value(base))
    right = speaker.value(comparison.right)
    right = say("in brackets", of=right) if right.key == "if else" else right
    return say(_WORDS[comparison.operator], of=speaker.value(comparison.left), value=right)


def _of_index(comparison: nodes.Binary) -> Phrase | None:
    """Say `_index == 3` with places counted from 1."""
    if not isinstance(comparison.left, nodes.Name) or comparison.left.id != "_index":
        return None
    index = literal(comparison.right)
    words = {
        "==": ("entry number is", 1),
        "<": ("among first", 0),
        "<=": ("among first", 1),
        ">=": ("behind first", 0),
        ">": ("behind first", 1),
    }
    if index is None or comparison.operator not in words:
        return None
    key, more = words[comparison.operator]
    return say(key, count=index + more)


def _of_nothing(speaker: Speaker, comparison: nodes.Binary) -> Phrase | None:
    """Say `x.length == 0`, `x.size > 0` and `x == ''`."""
    key = "is empty" if comparison.operator in ("==", "<=", "<") else "is not empty"
    match comparison:
        case nodes.Binary("==" | "!=", left, nodes.StringLiteral("")):
            return say(key, of=speaker.value(left))
        case nodes.Binary(operator, nodes.Member(of, "length" | "size"), bound):
            is_bound = (operator, literal(bound)) in _NOTHING
            if is_bound and not isinstance(speaker.type_of(of), data_types.StreamType):
                return say(key, of=speaker.value(of))
    return None


_NOTHING = {("==", 0), ("!=", 0), (">", 0), (">=", 1), ("<", 1), ("<=", 0)}


def is_test_of(phrase: Phrase, subject: Phrase) -> bool:
    """Tell whether a condition compares a subject with fixed values."""
    return phrase.key in ("is", "is one of", "is empty") and phrase.part("of") == subject


BETWEEN = " › "
_MOST_WORDS = 7
_SPECIAL = ("_io", "_sizeof", "_root", "_parent")


@dataclass(frozen=True, slots=True)
class _Path:
    """The names of fields, outermost first, seen from this structure, from the top, or some levels further up."""

    names: tuple[str, ...]
    levels: int = 0
    is_from_top: bool = False


def path_phrase(speaker: Speaker, tree: Expression) -> Phrase | None:
    """Return the phrase for a field named by an expression, or None if it is no plain chain of names."""
    path = _path(speaker, tree)
    if path is None:
        return None
    if not path.names:
        return say("whole message") if path.is_from_top else say("structure around", count=path.levels)
    named = name(BETWEEN.join(path.names))
    if path.is_from_top:
        return say("at the top", of=named)
    return say("levels up", of=named, count=path.levels) if path.levels else named


def _path(speaker: Speaker, tree: Expression) -> _Path | None:
    match tree:
        case nodes.Name("_root"):
            return _Path((), is_from_top=len(speaker.owner.path) > 1)
        case nodes.Name("_parent"):
            return _Path((), 1)
        case nodes.Name(id_) if not id_.startswith("_"):
            return _Path((field_name(speaker.owner, id_),))
        case nodes.Cast(of):
            return _path(speaker, of)
        case nodes.Member(of, "_parent"):
            path = _path(speaker, of)
            return _Path((), path.levels + 1) if path and not path.names and path.levels else None
        case nodes.Member(of, id_) if id_ not in _SPECIAL:
            return _member(speaker, of, id_)
        case _:
            return None


def _member(speaker: Speaker, of: Expression, id_: str) -> _Path | None:
    holder = speaker.type_of(of)
    path = _path(speaker, of) if isinstance(holder, data_types.UserType | data_types.AnyStructType) else None
    if path is None:
        return None
    added = field_name(holder.spec, id_) if isinstance(holder, data_types.UserType) else phrases.words_of(id_)
    names = (*path.names, added)
    if len(BETWEEN.join(names).split()) > 2 * _MOST_WORDS:
        return None
    return _Path(names, path.levels, path.is_from_top)


def field_name(owner: TypeSpec, id_: str) -> str:
    """Return the name of a field of a type by its id."""
    names = (phrases.name_of(owner, part) for part in phrases.parts_of(owner) if part.id == id_)
    return next(names, phrases.words_of(id_))


_ATTRIBUTES: Mapping[tuple[type, str], str] = {
    (data_types.ArrayType, "size"): "entries of",
    (data_types.ArrayType, "first"): "first of",
    (data_types.ArrayType, "last"): "last of",
    (data_types.ArrayType, "min"): "least of",
    (data_types.ArrayType, "max"): "greatest of",
    (data_types.BytesType, "length"): "length of",
    (data_types.BytesType, "size"): "length of",
    (data_types.BytesType, "first"): "first byte of",
    (data_types.BytesType, "last"): "last byte of",
    (data_types.BytesType, "min"): "least byte of",
    (data_types.BytesType, "max"): "greatest byte of",
    (data_types.StringType, "length"): "characters of",
    (data_types.StringType, "size"): "characters of",
    (data_types.StringType, "reverse"): "backwards",
    (data_types.StringType, "to_i"): "number written in",
    (data_types.EnumType, "to_i"): "code number of",
    (data_types.FloatType, "to_i"): "whole part of",
}
# Nobody compares a longer list word by word with a document.
_MOST_LISTED = 32
_OWN = {"_index": "entries before", "_sizeof": "bytes of all", "_io": "own stream"}
_ARITHMETIC = {"-": "minus", "*": "times", "%": "remainder"}


def _compound(speaker: Speaker, tree: Expression) -> Phrase | None:
    """Return the words for an expression made of others; None for a literal."""
    match tree:
        case nodes.Name("_"):
            return say("this entry" if speaker.scope.has_index else "this value")
        case nodes.Name(id_) if id_ in _OWN:
            return say(_OWN[id_])
        case nodes.Name():
            raise Unsayable(speaker.formula.text)
        case nodes.Cast(of):
            return speaker.value(of)
        case nodes.Member() | nodes.Call():
            return _method(speaker, tree)
        case nodes.Subscript():
            return _subscript(speaker, tree)
        case nodes.Unary():
            return _unary(speaker, tree)
        case nodes.Binary():
            return idioms.bits_value(speaker.value, tree) or _arithmetic(speaker, tree)
        case nodes.Ternary(condition, then, otherwise):
            test = speaker.condition(condition)
            first = speaker.value(then)
            first = say("in brackets", of=first) if first.key in ("if else", "yes if") else first
            return say("if else", condition=test, then=first, otherwise=speaker.value(otherwise))
        case _:
            return None


def _unary(speaker: Speaker, tree: nodes.Unary) -> Phrase:
    if tree.operator == "-" and isinstance(tree.operand, nodes.FloatLiteral):
        return say("decimal number", number=f"−{tree.operand.value!r}")
    of = speaker.value(tree.operand)
    if tree.operator == "+":
        return of
    return say("turned over", of=of) if tree.operator == "~" else say("negative", of=operand(of))


def _literal(speaker: Speaker, tree: Expression) -> Phrase:
    match tree:
        case nodes.FloatLiteral(plain) | nodes.BoolLiteral(plain) | nodes.StringLiteral(plain):
            return phrases.plain_phrase(plain)
        case nodes.FormatString(parts):
            return say("texts in a row", parts=tuple(speaker.value(part) for part in parts))
        case nodes.EnumLabel() if (code := phrases.code_phrase(speaker.library, speaker.owner, tree)) is not None:
            return code
        case nodes.ListLiteral(items):
            return _list(speaker, items)
        case nodes.SizeOfType(reference, in_bits):
            return say("bits of type" if in_bits else "bytes of type", of=name(str(reference)))
        case _:
            raise Unsayable(speaker.formula.text)


def _list(speaker: Speaker, items: tuple[Expression, ...]) -> Phrase:
    codes = [literal(item) for item in items]
    known = [code for code in codes if code is not None and 0 <= code <= 255]
    if len(known) == len(items):
        return phrases.bytes_phrase(bytes(known))
    if len(items) > _MOST_LISTED:
        first, last = (speaker.value(item) for item in (items[0], items[-1]))
        return say("long list", count=len(items), first=first, last=last)
    return say("listed", parts=tuple(speaker.value(item) for item in items))


def _arithmetic(speaker: Speaker, tree: nodes.Binary) -> Phrase:
    if tree.operator == "+":
        parts = idioms.chain("+", tree)
        if isinstance(speaker.type_of(tree), data_types.StringType):
            return say("texts in a row", parts=tuple(speaker.value(part) for part in parts))
        return say("sum", parts=tuple(operand(speaker.value(part)) for part in parts))
    left, right = speaker.value(tree.left), operand(speaker.value(tree.right))
    if not (tree.operator == "-" and left.key in ("sum", "minus")):
        left = operand(left)
    if tree.operator == "/":
        key = "divided" if isinstance(speaker.type_of(tree), data_types.FloatType) else "divided down"
        return say(key, left=left, right=right)
    if tree.operator not in _ARITHMETIC:
        raise Unsayable(speaker.formula.text)
    return say(_ARITHMETIC[tree.operator], left=left, right=right)


def _subscript(speaker: Speaker, tree: nodes.Subscript) -> Phrase:
    key = "byte of" if isinstance(speaker.type_of(tree.of), data_types.BytesType) else "entry of"
    start, index = idioms.split_index(tree.index)
    if start is None and index < 0:
        raise Unsayable(speaker.formula.text)
    of = speaker.value(tree.of)
    if isinstance(start, nodes.Name) and start.id == "_index" and index in (-1, 0):
        return say("entry before this" if index else "entry of same place", of=of)
    # Places are counted from 1.
    place = number(index + 1)
    if start is not None:
        begin = operand(speaker.value(start))
        place = say("in brackets", of=say("sum", parts=(begin, place))) if index != -1 else begin
    return say(key, number=place, of=of)


def _method(speaker: Speaker, tree: nodes.Member | nodes.Call) -> Phrase:
    kind = speaker.type_of(tree.of)
    if isinstance(kind, data_types.StreamType):
        return _of_stream(speaker, tree)
    match tree.id, tree.arguments if isinstance(tree, nodes.Call) else ():
        case "_io" | "_sizeof", ():
            return say("stream of" if tree.id == "_io" else "size of", of=speaker.value(tree.of))
        case "to_s", (nodes.StringLiteral(encoding),):
            return say("read as text", of=speaker.value(tree.of), encoding=encoding)
        case "substring", (begin, end):
            return _substring(speaker, tree.of, begin, end)
        case "to_i", (base,):
            return say("number written to base", of=speaker.value(tree.of), base=speaker.value(base))
        case "to_i", () if isinstance(kind, data_types.BooleanType):
            return say("if else", condition=speaker.condition(tree.of), then=number(1), otherwise=number(0))
        case "to_i" | "to_b", () if isinstance(kind, data_types.INTEGERS):
            return speaker.value(tree.of)
        case id_, ():
            key = _ATTRIBUTES.get((type(kind), id_)) or ("as text" if id_ == "to_s" else None)
            return say(key, of=speaker.value(tree.of)) if key else _inside(speaker, tree)
        case _:
            raise Unsayable(speaker.formula.text)


def _inside(speaker: Speaker, tree: nodes.Member | nodes.Call) -> Phrase:
    """Return the words for a field in a value that is no plain path, such as `digits[0].value`."""
    if isinstance(tree, nodes.Call):
        raise Unsayable(speaker.formula.text)
    holder = speaker.type_of(tree.of)
    shown = field_name(holder.spec, tree.id) if isinstance(holder, data_types.UserType) else phrases.words_of(tree.id)
    of = speaker.value(tree.of)
    if of.key == "inside":
        path = f"{of.phrase('name').part('text')}{BETWEEN}{shown}"
        return say("inside", name=name(path), of=of.phrase("of"))
    return say("inside", name=name(shown), of=of)


def _substring(speaker: Speaker, of: Expression, begin: Expression, end: Expression) -> Phrase:
    first, last = literal(begin), literal(end)
    if first is not None and last is not None:
        return say("characters from to", first=first + 1, last=last, of=speaker.value(of))
    place, behind = operand(speaker.value(begin)), operand(speaker.value(end))
    return say("part of text", of=speaker.value(of), begin=place, end=behind)


def _of_stream(speaker: Speaker, tree: nodes.Member | nodes.Call) -> Phrase:
    words = {"size": "bytes in all", "pos": "bytes read so far"}.get(tree.id)
    match tree.of:
        case nodes.Name() if tree.id == "eof":
            return say("yes if", condition=speaker.condition(tree))
        case nodes.Name() if words:
            return say(words)
        case nodes.Member(of) if words:
            return say(f"{words} where", of=speaker.value(of))
    raise Unsayable(speaker.formula.text)


def _results(tree: Expression) -> frozenset[int]:
    """Return the identities of the nodes that may be what an expression gives."""
    if isinstance(tree, nodes.Ternary):
        return _results(tree.then) | _results(tree.otherwise)
    return frozenset({id(tree)})
