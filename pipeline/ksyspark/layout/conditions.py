"""Conditions on columns, as in SQL: `message_type = 'publish' and body.publish.topic_name in ('a', 'b')`.

A condition is true, false or null, by SQL's rules: what is compared with null is null. Columns are paths without lists.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from lark import Lark, Transformer, UnexpectedInput, UnexpectedToken, v_args

from ksyspark.errors import OptionError

Value = int | float | str | bytes | bool

_GRAMMAR = r"""
    ?start: any_of
    ?any_of: all_of ("or"i all_of)*
    ?all_of: _not ("and"i _not)*
    _not: negation | test
    negation: "not"i _not
    ?test: "(" any_of ")" | comparison | membership | null_test | flag
    comparison: column OPERATOR _value
    membership: column [NOT] "in"i "(" _value ("," _value)* ")"
    null_test: column "is"i [NOT] "null"i
    flag: column
    column: NAME ("." NAME)*
    _value: number | text | octets | truth
    number: NUMBER
    text: TEXT
    octets: OCTETS
    truth: TRUTH
    OPERATOR: "<=" | ">=" | "<>" | "!=" | "==" | "=" | "<" | ">"
    NOT.2: /not\b/i
    TRUTH.2: /(true|false)\b/i
    NUMBER: /-?(0x[0-9a-f]+|\d+(\.\d+)?(e[-+]?\d+)?)/i
    TEXT: /'([^']|'')*'/
    OCTETS.2: /x'([0-9a-f]{2})*'/i
    NAME: /(?!(and|or|not|in|is|null)\b)[a-z_]\w*/i
    %ignore /\s+/
"""
_COMPARE = {
    "=": pc.equal,
    "==": pc.equal,
    "!=": pc.not_equal,
    "<>": pc.not_equal,
    "<": pc.less,
    "<=": pc.less_equal,
    ">": pc.greater,
    ">=": pc.greater_equal,
}
_MOST_CHARACTERS = 10_000
# A time without it is in UTC.
_ZONE = re.compile(r"(Z|[+-]\d\d(:?\d\d)?)$")
_EXAMPLE = "`message_type = 'publish' and qos > 0`"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A column compared with a value; `operator` as SQL writes it."""

    column: tuple[str, ...]
    operator: str
    value: Value


@dataclass(frozen=True, slots=True)
class Membership:
    """A column that has one of some values."""

    column: tuple[str, ...]
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class NullTest:
    """A column without a value."""

    column: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Negation:
    """The opposite of a condition."""

    of: Condition


@dataclass(frozen=True, slots=True)
class Junction:
    """Two conditions or more of which all hold, or (`is_any`) at least one."""

    is_any: bool
    parts: tuple[Condition, ...]


Condition = Comparison | Membership | NullTest | Negation | Junction


def parse_condition(text: str) -> Condition:
    """Return the condition that a text says. Raises OptionError with the column of what does not fit."""
    if len(text) > _MOST_CHARACTERS:
        raise OptionError(f"where: expected at most {_MOST_CHARACTERS} characters, found {len(text)}.")
    try:
        condition: Condition = _Builder().transform(_parser().parse(text))
    except UnexpectedInput as error:
        is_end = isinstance(error, UnexpectedToken) and error.token.type == "$END"
        found = "its end" if is_end else f"{text[error.pos_in_stream :][:20]!r} at character {error.column}"
        raise OptionError(f"where: expected a condition such as {_EXAMPLE}, found {found}.") from error
    except RecursionError as error:
        raise OptionError("where: the condition is nested too deeply.") from error
    return condition


def columns_in(condition: Condition) -> Iterator[tuple[str, ...]]:
    """Yield the paths of the columns that a condition needs."""
    match condition:
        case Negation(of):
            yield from columns_in(of)
        case Junction(_, parts):
            for part in parts:
                yield from columns_in(part)
        case _:
            yield condition.column


def evaluate(condition: Condition, rows: pa.RecordBatch) -> pa.BooleanArray:
    """Return for each row whether a condition is true, false or null.

    Raises OptionError for a value that cannot be compared with its column.
    """
    match condition:
        case Comparison(column, operator, value):
            found = _column(rows, column)
            return _COMPARE[operator](found, _scalar(value, found.type, column))
        case Membership(column, values):
            found = _column(rows, column)
            each = pa.array([_scalar(value, found.type, column).as_py() for value in values], found.type)
            return pc.if_else(pc.is_valid(found), pc.is_in(found, each), None)
        case NullTest(column):
            return pc.is_null(_column(rows, column))
        case Negation(of):
            return pc.invert(evaluate(of, rows))
        case Junction(is_any, parts):
            join = pc.or_kleene if is_any else pc.and_kleene
            return reduce(join, [evaluate(part, rows) for part in parts])


def _column(rows: pa.RecordBatch, path: Sequence[str]) -> pa.Array:
    """Return a column by its path; null where something around it is null."""
    found = rows.column(path[0])
    for name in path[1:]:
        found = pc.struct_field(found, name)
    return found


def _scalar(value: Value, kind: pa.DataType, path: Sequence[str]) -> pa.Scalar:
    try:
        if _can_be_compared(value, kind):
            if isinstance(value, str) and pa.types.is_timestamp(kind) and kind.tz and not _ZONE.search(value):
                value += "Z"
            return pa.scalar(value).cast(kind)
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError, OverflowError):
        pass
    shown = f"0x{value.hex()}" if isinstance(value, bytes) else repr(value)
    raise OptionError(f"where: the column {'.'.join(path)} is {kind}; {shown} cannot be compared with it.")


def _can_be_compared(value: Value, kind: pa.DataType) -> bool:
    tests: tuple[Callable[[pa.DataType], bool], ...]
    match value:
        case bool():
            tests = (pa.types.is_boolean,)
        case bytes():
            tests = pa.types.is_binary, pa.types.is_large_binary
        case str():
            tests = pa.types.is_string, pa.types.is_large_string, pa.types.is_temporal
        case _:
            tests = pa.types.is_integer, pa.types.is_floating, pa.types.is_decimal
    return any(test(kind) for test in tests)


@cache
def _parser() -> Lark:
    return Lark(_GRAMMAR, parser="lalr")


@v_args(inline=True)
class _Builder(Transformer[Any, Any]):
    """Turn a parse tree into a condition."""

    def any_of(self, *parts: Condition) -> Condition:
        return Junction(True, parts)

    def all_of(self, *parts: Condition) -> Condition:
        return Junction(False, parts)

    negation = Negation

    def comparison(self, column: tuple[str, ...], operator: str, value: Value) -> Condition:
        return Comparison(column, str(operator), value)

    def membership(self, column: tuple[str, ...], negated: object, *values: Value) -> Condition:
        found = Membership(column, values)
        return Negation(found) if negated else found

    def null_test(self, column: tuple[str, ...], negated: object) -> Condition:
        return Negation(NullTest(column)) if negated else NullTest(column)

    def flag(self, column: tuple[str, ...]) -> Condition:
        return Comparison(column, "=", True)

    def column(self, *names: str) -> tuple[str, ...]:
        return tuple(map(str, names))

    def number(self, text: str) -> Value:
        try:
            return int(text, 0)
        except ValueError:
            return float(text)

    def text(self, text: str) -> Value:
        return text[1:-1].replace("''", "'")

    def octets(self, text: str) -> Value:
        return bytes.fromhex(text[2:-1])

    def truth(self, text: str) -> Value:
        return text.lower() == "true"
