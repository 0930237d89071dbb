"""Parse expressions and type references. The grammar is in `grammar.lark`."""

from __future__ import annotations

from functools import cache, reduce
from importlib.resources import files

from lark import Lark, Token, Transformer, UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken, v_args
from lark.exceptions import VisitError

from ksyspark_codegen.expressions import nodes
from ksyspark_codegen.expressions.nodes import Expression, TypeReference
from ksyspark_codegen.expressions.strings import BadEscape, format_parts, unescape


class BadExpression(ValueError):
    """An expression does not follow the grammar; `column` counts from 0."""

    def __init__(self, sentence: str, column: int) -> None:
        self.column = column
        super().__init__(sentence)


@cache
def _parser() -> Lark:
    grammar = files(__package__).joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", start=["start", "declared_type"], maybe_placeholders=True)


def parse_expression(text: str) -> Expression:
    """Parse an expression. Raises BadExpression with the column of the first thing that does not fit."""
    tree: Expression = _parse(text, "start")
    return tree


def parse_type_reference(text: str) -> TypeReference:
    """Parse a `type:` value such as `a::b(1, x)` or `u4[]`. Raises BadExpression."""
    reference: TypeReference = _parse(text, "declared_type")
    return reference


def _parse(text: str, start: str):  # type: ignore[no-untyped-def]
    try:
        return _ToNodes().transform(_parser().parse(text, start=start))
    except UnexpectedInput as error:
        raise _explain(error, text) from error
    except VisitError as error:
        if isinstance(error.orig_exc, BadExpression | BadEscape):
            raise BadExpression(str(error.orig_exc), getattr(error.orig_exc, "column", 0)) from error
        raise
    except RecursionError as error:
        raise BadExpression("the expression is nested too deep", 0) from error


def _explain(error: UnexpectedInput, text: str) -> BadExpression:
    if isinstance(error, UnexpectedCharacters):
        return BadExpression(f"unexpected character {text[error.pos_in_stream or 0]!r}", error.pos_in_stream or 0)
    if isinstance(error, UnexpectedToken) and error.token.type != "$END":
        return BadExpression(f"unexpected {str(error.token)!r}", error.token.start_pos or 0)
    assert isinstance(error, UnexpectedEOF | UnexpectedToken)
    return BadExpression("the expression ends too early", len(text))


def _path(token: Token) -> tuple[tuple[str, ...], bool]:
    parts = tuple(part.strip() for part in token.split("::"))
    return (parts[1:], True) if not parts[0] else (parts, False)


@v_args(inline=True)
class _ToNodes(Transformer[Token, Expression]):
    """Turn lark's tree into nodes, bottom up."""

    def integer(self, token: Token) -> Expression:
        digits = token.replace("_", "").lower()
        base = {"0x": 16, "0o": 8, "0b": 2}.get(digits[:2], 10)
        try:
            return nodes.IntLiteral(int(digits, base), token.start_pos or 0)
        except ValueError:
            raise BadExpression(f"{token} is not a number", token.start_pos or 0) from None

    def float_number(self, token: Token) -> Expression:
        return nodes.FloatLiteral(float(token.replace("_", "")), token.start_pos or 0)

    def raw_string(self, token: Token) -> Expression:
        return nodes.StringLiteral(token[1:-1], token.start_pos or 0)

    def escaped_string(self, token: Token) -> Expression:
        return nodes.StringLiteral(unescape(token[1:-1]), token.start_pos or 0)

    def format_string(self, token: Token) -> Expression:
        start = (token.start_pos or 0) + 2
        parts = [
            parse_expression(text) if is_expression else nodes.StringLiteral(unescape(text), start + column)
            for is_expression, text, column in format_parts(token[2:-1])
        ]
        return nodes.FormatString(tuple(parts), token.start_pos or 0)

    def true(self, token: Token) -> Expression:
        return nodes.BoolLiteral(True, token.start_pos or 0)

    def false(self, token: Token) -> Expression:
        return nodes.BoolLiteral(False, token.start_pos or 0)

    @v_args(inline=False)
    def arguments(self, items: list[Expression | None]) -> tuple[Expression, ...]:
        return tuple(item for item in items if item is not None)

    @v_args(meta=True, inline=True)
    def list_literal(self, meta: object, items: tuple[Expression, ...]) -> Expression:
        return nodes.ListLiteral(items, getattr(meta, "start_pos", 0))

    def enum_label(self, token: Token) -> Expression:
        path, is_absolute = _path(token)
        return nodes.EnumLabel(path[:-1], path[-1], is_absolute, token.start_pos or 0)

    def name(self, token: Token) -> Expression:
        return nodes.Name(str(token), token.start_pos or 0)

    def member(self, of: Expression, name: Token) -> Expression:
        return nodes.Member(of, str(name), name.start_pos or 0)

    def call(self, of: Expression, name: Token, arguments: tuple[Expression, ...]) -> Expression:
        return nodes.Call(of, str(name), arguments, name.start_pos or 0)

    def subscript(self, of: Expression, index: Expression) -> Expression:
        return nodes.Subscript(of, index, of.column)

    def cast(self, of: Expression, token: Token, reference: TypeReference) -> Expression:
        return nodes.Cast(of, reference, token.start_pos or 0)

    def size_of_type(self, token: Token, reference: TypeReference) -> Expression:
        return nodes.SizeOfType(reference, token.startswith("bit"), token.start_pos or 0)

    def unary(self, operator: Token, operand: Expression) -> Expression:
        return nodes.Unary(str(operator), operand, operator.start_pos or 0)

    def binary(self, left: Expression, operator: Token, right: Expression) -> Expression:
        return nodes.Binary(str(operator), left, right, operator.start_pos or 0)

    @v_args(inline=False)
    def left_binary(self, parts: list[Expression | Token]) -> Expression:
        """Fold `a - b - c` from the left."""
        first, *rest = parts
        pairs = zip(rest[::2], rest[1::2], strict=True)
        return reduce(lambda left, pair: self.binary(left, *pair), pairs, first)  # type: ignore[arg-type, return-value]

    def ternary(self, condition: Expression, then: Expression, otherwise: Expression) -> Expression:
        return nodes.Ternary(condition, then, otherwise, condition.column)

    def type_reference(self, token: Token, array: Token | None) -> TypeReference:
        path, is_absolute = _path(token)
        return TypeReference(path, is_absolute, array is not None)

    def declared_type(
        self, token: Token, arguments: tuple[Expression, ...] | None, array: Token | None
    ) -> TypeReference:
        path, is_absolute = _path(token)
        return TypeReference(path, is_absolute, array is not None, arguments or ())
