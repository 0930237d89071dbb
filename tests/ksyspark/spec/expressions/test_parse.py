"""The expression language: precedence, literals, and where a broken expression breaks."""

from __future__ import annotations

import pytest

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.parse import BadExpression, parse_expression, parse_type_reference


def shape(tree: Expression) -> str:  # noqa: C901 (one line for each kind of node)
    """Write a tree with all its brackets."""
    match tree:
        case (
            nodes.IntLiteral(value) | nodes.FloatLiteral(value) | nodes.BoolLiteral(value) | nodes.StringLiteral(value)
        ):
            return repr(value)
        case nodes.Name(id_):
            return id_
        case nodes.EnumLabel(path, label, is_absolute):
            return "::" * is_absolute + "::".join((*path, label))
        case nodes.Unary(operator, operand):
            return f"({operator} {shape(operand)})"
        case nodes.Binary(operator, left, right):
            return f"({shape(left)} {operator} {shape(right)})"
        case nodes.Ternary(condition, then, otherwise):
            return f"({shape(condition)} ? {shape(then)} : {shape(otherwise)})"
        case nodes.Member(of, id_):
            return f"{shape(of)}.{id_}"
        case nodes.Call(of, id_, arguments):
            return f"{shape(of)}.{id_}({', '.join(map(shape, arguments))})"
        case nodes.Subscript(of, index):
            return f"{shape(of)}[{shape(index)}]"
        case nodes.Cast(of, reference):
            return f"{shape(of)}.as<{reference}>"
        case nodes.SizeOfType(reference, in_bits):
            return f"{'bit' * in_bits}sizeof<{reference}>"
        case nodes.ListLiteral(items):
            return f"[{', '.join(map(shape, items))}]"
        case nodes.FormatString(parts):
            return f"f({', '.join(map(shape, parts))})"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a or b and c", "(a or (b and c))"),
        ("a and b or c", "((a and b) or c)"),
        ("not a and b", "((not a) and b)"),
        ("not a == b", "(not (a == b))"),
        ("not not a", "(not (not a))"),
        ("a == b | c", "(a == (b | c))"),
        ("a | b ^ c & d", "(a | (b ^ (c & d)))"),
        ("a & b << c", "(a & (b << c))"),
        ("a << b + c", "(a << (b + c))"),
        ("a + b * c", "(a + (b * c))"),
        ("a - b - c", "((a - b) - c)"),
        ("a / b * c % d", "(((a / b) * c) % d)"),
        ("-a * b", "((- a) * b)"),
        ("- -a", "(- (- a))"),
        ("~a + 1", "((~ a) + 1)"),
        ("-a.b", "(- a.b)"),
        ("-a[0].b(1)", "(- a[0].b(1))"),
        ("(a + b) * c", "((a + b) * c)"),
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
        ("a or b ? c + 1 : d == e", "((a or b) ? (c + 1) : (d == e))"),
        ("a.as<b::c>.d", "a.as<b::c>.d"),
        ("a. as < u4 [ ] > [0]", "a.as<u4[]>[0]"),
        ("sizeof<a::b> + bitsizeof<b3>", "(sizeof<a::b> + bitsizeof<b3>)"),
        ("a < b", "(a < b)"),
        ("a::b == ::c::d::e", "(a::b == ::c::d::e)"),
        ("a ? b::c : d::e", "(a ? b::c : d::e)"),
        ("[1, 2,]", "[1, 2]"),
        ("[]", "[]"),
        ("[[1], a]", "[[1], a]"),
        ("orange or android", "(orange or android)"),
        ("nothing", "nothing"),
        ("truely", "truely"),
        ("_.a + _index + _io.pos", "((_.a + _index) + _io.pos)"),
        ("a.substring(1, b.length)", "a.substring(1, b.length)"),
        ("a\n  +\tb", "(a + b)"),
        ("a <= b", "(a <= b)"),
        ("a >> b >= c", "((a >> b) >= c)"),
    ],
)
def test_precedence(text: str, expected: str) -> None:
    assert shape(parse_expression(text)) == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0", 0), ("42", 42), ("1_000", 1000), ("0x1F", 31), ("0X1f", 31), ("0xdead_BEEF", 0xDEADBEEF), ("0b101", 5),
        ("0B1_0", 2), ("0o17", 15), ("18446744073709551615", 2**64 - 1), ("1.0", 1.0), (".5", 0.5), ("1.", 1.0),
        ("1e3", 1000.0), ("1.5E-3", 0.0015), ("2e+2", 200.0), ("true", True), ("false", False),
        ("'a\\n'", "a\\n"), ("'it''s'", "its"), ('"a" "b" \'c\'', "abc"), ('""', ""),
        (r'"\a\b\t\n\v\f\r\e\"\'\\"', "\a\b\t\n\v\f\r\x1b\"'\\"), (r'"\101\0\377"', "A\0\xff"), (r'"€"', "€"),
    ],
)  # fmt: skip
def test_literals(text: str, value: object) -> None:
    tree = parse_expression(text)
    assert isinstance(tree, nodes.IntLiteral | nodes.FloatLiteral | nodes.BoolLiteral | nodes.StringLiteral)
    assert tree.value == value
    assert type(tree.value) is type(value)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('f"a"', "f('a')"),
        ('f""', "f()"),
        ('f"{a}{b + 1}"', "f(a, (b + 1))"),
        ('f"x\\n{a}}"', "f('x\\n', a, '}')"),
        ('f"{\'}\'}{"}"}"', "f('}', '}')"),
    ],
)
def test_interpolated_strings(text: str, expected: str) -> None:
    assert shape(parse_expression(text)) == expected


@pytest.mark.parametrize(
    ("text", "column", "sentence"),
    [
        ("", 0, "it ends too early"),
        ("a +", 3, "it ends too early"),
        ("(a", 2, "it ends too early"),
        ("a b", 2, "unexpected `b`"),
        ("a == b == c", 7, "unexpected `==`"),
        ("a && b", 3, "unexpected `&`; did you mean `and`?"),
        ("a || b", 3, "unexpected `|`; did you mean `or`?"),
        ("a = b", 2, "unexpected character `=`; did you mean `==`?"),
        ("!a", 0, "unexpected character `!`; did you mean `not`?"),
        ("a // b", 3, "unexpected `/`"),
        ("a @ b", 2, "unexpected character `@`"),
        ("a + 'b", 4, "a string without its end"),
        ('a + "b\\', 4, "a string without its end"),
        ('a + "b\\q"', 6, "unknown escape `\\q`"),
        ('"\\x41"', 1, "unknown escape `\\x`"),
        ('f"ab\\q"', 4, "unknown escape `\\q`"),
        ('f"a{b +}"', 7, "it ends too early"),
        ('f"a{b c}"', 6, "unexpected `c`"),
        ("a + 010", 4, "a number cannot begin with 0; octal numbers begin with 0o"),
        ("a + 0x1_0000_0000_0000_0000", 4, "0x1_0000_0000_0000_0000 is beyond 64 bits"),
        (f"a + 0x{'f' * 5000}", 4, f"0x{'f' * 58} is beyond 64 bits"),
        (f"a + {'9' * 5000}", 4, f"{'9' * 60} is not a number"),
        ("a + 1e999", 4, "1e999 is too large for a floating-point number"),
        ("a + 0x_", 4, "0x_ is not a number"),
        ("a.as<>", 5, "unexpected `>`"),
        ("a[1", 3, "it ends too early"),
        ("[1,,2]", 3, "unexpected `,`"),
        ("f(1)", 1, "unexpected `(`"),
        ("(" * 2000, 2000, "it ends too early"),
        ("(" * 2000 + "1" + ")" * 2000, 0, "it is nested too deeply: more than 100 operations in each other"),
        ("+".join(["1"] * 2000), 0, "it is nested too deeply: more than 100 operations in each other"),
    ],
)
def test_broken_expressions_have_a_column(text: str, column: int, sentence: str) -> None:
    with pytest.raises(BadExpression) as caught:
        parse_expression(text)
    assert (str(caught.value), caught.value.column) == (sentence, column)


@pytest.mark.parametrize(
    ("text", "column"),
    [("abc", 0), ("  abc", 2), ("a.bc", 2), ("a + bc", 2), ("not a", 0), ("x ? y : z", 0), ("a::b", 0), ('f"{a}"', 0)],
)
def test_nodes_know_their_columns(text: str, column: int) -> None:
    assert parse_expression(text).column == column


def test_columns_inside_interpolated_strings_are_those_of_the_whole() -> None:
    tree = parse_expression('f"ab{cd}"')
    assert isinstance(tree, nodes.FormatString)
    assert [part.column for part in tree.parts] == [2, 5]


@pytest.mark.parametrize(
    ("text", "path", "is_absolute", "is_array", "arguments"),
    [
        ("a", ("a",), False, False, 0),
        ("a::b", ("a", "b"), False, False, 0),
        ("::a", ("a",), True, False, 0),
        ("::a::b", ("a", "b"), True, False, 0),
        ("a(1, b.c)", ("a",), False, False, 2),
        ("a::b(1)", ("a", "b"), False, False, 1),
        ("a()", ("a",), False, False, 0),
        ("u4[]", ("u4",), False, True, 0),
    ],
)
def test_type_references(text: str, path: tuple[str, ...], is_absolute: bool, is_array: bool, arguments: int) -> None:
    reference = parse_type_reference(text)
    assert (reference.path, reference.is_absolute, reference.is_array, len(reference.arguments)) == (
        path, is_absolute, is_array, arguments,
    )  # fmt: skip


@pytest.mark.parametrize("text", ["", "a b", "a(", "a(1", "a::", "1a", "a-b", "a[1]"])
def test_broken_type_references_are_refused(text: str) -> None:
    with pytest.raises(BadExpression):
        parse_type_reference(text)
