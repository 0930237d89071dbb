"""Read conditions on columns from text, as in SQL. The grammar is in `conditions.lark`."""

from functools import cache
from importlib.resources import files
from typing import Any

from lark import Lark, Transformer, UnexpectedInput, UnexpectedToken, v_args

from ksyspark.errors import OptionError
from ksyspark.layout.conditions import Comparison, Condition, Junction, Membership, Negation, NullTest, Value

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
    grammar = files(__package__).joinpath("conditions.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr")


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
