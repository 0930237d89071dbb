"""Parse expressions and type references into trees. The grammar is in `grammar.lark`."""

import re
from functools import cache, lru_cache, reduce
from importlib.resources import files
from math import isinf

from lark import Lark, Token, Transformer, UnexpectedCharacters, UnexpectedInput, UnexpectedToken, v_args
from lark.exceptions import VisitError

from ksyspark.spec.expressions import nodes
from ksyspark.spec.expressions.nodes import Expression, TypeReference, parts_of

_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|[0-7]{1,3}|.)", re.DOTALL)
# An expression in braces may hold strings, and these may hold braces.
_PART = re.compile(r"""\{((?:[^}'"]|'[^']*'|"(?:[^"\\]|\\.)*")*)\}|((?:[^\\{]|\\.)+)""", re.DOTALL)
_SIMPLE = dict(zip("abtnvfre\"'\\", "\a\b\t\n\v\f\r\x1b\"'\\", strict=True))

_MOST_LAYERS, _MOST_CHARACTERS, _MOST_BITS, _MOST_SHOWN = 100, 100_000, 64, 60
_TOO_DEEP = f"it is nested too deeply: more than {_MOST_LAYERS} operations in each other"


class BadExpression(ValueError):
    """An expression does not follow the grammar; `column` counts from 0."""

    def __init__(self, sentence: str, column: int) -> None:
        self.column = column
        super().__init__(sentence)


@cache
def _parser() -> Lark:
    grammar = files(__package__).joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", start=["start", "declared_type"], maybe_placeholders=True)


@lru_cache(4096)
def parse_expression(text: str) -> Expression:
    """Parse an expression. Raises BadExpression with the column of the first thing that does not fit."""
    tree: Expression = _parse(text, "start")
    _check_depth((tree,))
    return tree


@lru_cache(4096)
def parse_type_reference(text: str) -> TypeReference:
    """Parse a `type:` value such as `a::b(1, x)` or `u4[]`. Raises BadExpression."""
    reference: TypeReference = _parse(text, "declared_type")
    _check_depth(reference.arguments)
    return reference


def _check_depth(layer: tuple[Expression, ...]) -> None:
    """Refuse trees too deep for recursive functions."""
    for _ in range(_MOST_LAYERS):
        layer = tuple(part for tree in layer for part in parts_of(tree))
        if not layer:
            return
    raise BadExpression(_TOO_DEEP, 0)


def _parse(text: str, start: str):  # type: ignore[no-untyped-def]
    if len(text) > _MOST_CHARACTERS:
        raise BadExpression(f"it has {len(text)} characters, more than {_MOST_CHARACTERS}", 0)
    try:
        return _ToNodes().transform(_parser().parse(text, start=start))
    except UnexpectedInput as error:
        raise _explain(error, text) from error
    except VisitError as error:
        if isinstance(error.orig_exc, BadExpression):
            raise error.orig_exc from error
        if isinstance(error.orig_exc, RecursionError):
            raise BadExpression(_TOO_DEEP, 0) from error
        raise
    except RecursionError as error:
        raise BadExpression(_TOO_DEEP, 0) from error


def _explain(error: UnexpectedInput, text: str) -> BadExpression:
    column = getattr(error, "pos_in_stream", None) or 0
    if isinstance(error, UnexpectedCharacters):
        character = text[column]
        if character in "\"'":
            return BadExpression("a string without its end", column)
        if character == "0" and text[column + 1 : column + 2].isdigit():
            return BadExpression("a number cannot begin with 0; octal numbers begin with 0o", column)
        hint = _hint(text[column : column + 2].strip()) or _hint(character)
        return BadExpression(f"unexpected character `{character}`{hint}", column)
    if isinstance(error, UnexpectedToken) and error.token.type != "$END":
        return BadExpression(f"unexpected `{error.token}`{_hint(str(error.token))}", error.token.start_pos or 0)
    return BadExpression("it ends too early", len(text))


def _hint(text: str) -> str:
    better = {"&&": "and", "||": "or", "&": "and", "|": "or", "!": "not", "=": "==", "//": "/"}.get(text)
    return f"; did you mean `{better}`?" if better else ""


def _path(token: Token) -> tuple[tuple[str, ...], bool]:
    parts = tuple(part.strip() for part in token.split("::"))
    return (parts[1:], True) if not parts[0] else (parts, False)


def _unescaped(text: str, column: int) -> str:
    r"""Return the value of the inside of a double-quoted string: `\n`, `\e` (escape), octal `\101`, `\u20ac` ..."""

    def character(match: re.Match[str]) -> str:
        code = match.group(1)
        if code[0] == "u" and len(code) > 1:
            return chr(int(code[1:], 16))
        if code[0] in "01234567":
            return chr(int(code, 8))
        if code not in _SIMPLE:
            raise BadExpression(f"unknown escape `\\{code}`", column + match.start())
        return _SIMPLE[code]

    return _ESCAPE.sub(character, text)


@v_args(inline=True)
class _ToNodes(Transformer[Token, Expression]):
    def integer(self, token: Token) -> Expression:
        digits = token.replace("_", "").lower()
        base = {"0x": 16, "0o": 8, "0b": 2}.get(digits[:2], 10)
        try:
            number = int(digits, base)
        except ValueError:
            raise BadExpression(f"{token[:_MOST_SHOWN]} is not a number", token.start_pos or 0) from None
        if number.bit_length() > _MOST_BITS:
            raise BadExpression(f"{token[:_MOST_SHOWN]} is beyond {_MOST_BITS} bits", token.start_pos or 0)
        return nodes.IntLiteral(number, token.start_pos or 0)

    def float_number(self, token: Token) -> Expression:
        value = float(token)
        if isinf(value):
            raise BadExpression(f"{token} is too large for a floating-point number", token.start_pos or 0)
        return nodes.FloatLiteral(value, token.start_pos or 0)

    @v_args(inline=False)
    def string(self, tokens: list[Token]) -> Expression:
        """Join strings that stand side by side; single quotes have no escapes."""
        values = [
            _unescaped(token[1:-1], (token.start_pos or 0) + 1) if token[0] == '"' else token[1:-1] for token in tokens
        ]
        return nodes.StringLiteral("".join(values), tokens[0].start_pos or 0)

    def format_string(self, token: Token) -> Expression:
        parts: list[Expression] = []
        for match in _PART.finditer(token[2:-1]):
            group = 2 if match[1] is None else 1
            column = (token.start_pos or 0) + 2 + match.start(group)
            # Blanks in front of an expression in braces make its columns those of the whole text.
            tree = parse_expression(" " * column + match[1]) if group == 1 else None
            parts.append(tree or nodes.StringLiteral(_unescaped(match[2], column), column))
        return nodes.FormatString(tuple(parts), token.start_pos or 0)

    def boolean(self, word: Token) -> Expression:
        return nodes.BoolLiteral(word == "true", word.start_pos or 0)

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
        return TypeReference(*_path(token), array is not None)

    def declared_type(
        self, token: Token, arguments: tuple[Expression, ...] | None, array: Token | None
    ) -> TypeReference:
        return TypeReference(*_path(token), array is not None, arguments or ())
