"""Read conditions on columns from text, as in SQL."""

from functools import cache
from typing import Any

from lark import Lark, Transformer, UnexpectedInput, UnexpectedToken, v_args

from ksyspark.errors import OptionError
from ksyspark.layout.conditions import Comparison, Condition, Junction, Membership, Negation, NullTest, Value

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
    NUMBER: /-?(0x[0-9a-f]+|[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?)/i
    TEXT: /'([^']|'')*'/
    OCTETS.2: /x'([0-9a-f]{2})*'/i
    NAME: /(?!(and|or|not|in|is|null)\b)[a-z_]\w*/i
    %ignore /\s+/
"""
_MOST_CHARACTERS = 10_000
_EXAMPLE = "`message_type = 'publish' and qos > 0`"


def parse_condition(text: str) -> Condition:
    """Return the condition that a text says. Raises OptionError with the column of what does not fit."""
    if len(text) > _MOST_CHARACTERS:
        raise OptionError(f"where: expected at most {_MOST_CHARACTERS} characters, found {len(text)}.")
    try:
        condition: Condition = _Builder().transform(_parser().parse(text))
    except UnexpectedInput as error:
        is_end = isinstance(error, UnexpectedToken) and error.token.type == "$END"
        rest = "its end" if is_end else f"{text[error.pos_in_stream :][:20]!r} at character {error.column}"
        raise OptionError(f"where: expected a condition such as {_EXAMPLE}, found {rest}.") from error
    except RecursionError as error:
        raise OptionError("where: the condition is nested too deeply.") from error
    return condition


@cache
def _parser() -> Lark:
    return Lark(_GRAMMAR, parser="lalr")


@v_args(inline=True)
class _Builder(Transformer[Any, Any]):
    def any_of(self, *parts: Condition) -> Condition:
        return Junction(True, parts)

    def all_of(self, *parts: Condition) -> Condition:
        return Junction(False, parts)

    negation = Negation

    def comparison(self, column: tuple[str, ...], operator: str, value: Value) -> Condition:
        return Comparison(column, str(operator), value)

    def membership(self, column: tuple[str, ...], negated: object, *values: Value) -> Condition:
        condition = Membership(column, values)
        return Negation(condition) if negated else condition

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
