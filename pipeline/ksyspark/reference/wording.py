"""Rules of a specification in words, for people who read no expressions."""

from __future__ import annotations

import ast

from ksyspark.layout.display import show_value

_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "is",
    ast.NotEq: "is not",
    ast.Lt: "is below",
    ast.LtE: "is at most",
    ast.Gt: "is above",
    ast.GtE: "is at least",
    ast.In: "is one of",
}
_STREAM = {"is_eof": "the data ends there", "pos": "the position", "size": "the length of the data"}


def in_words(rule: str, field: str) -> str:
    """Return a Python expression of a traced parser in words; `field` is the name of what it judges.

    `a != 4 or not _` becomes `a is not 4 or flag is false`; other names stay as the columns are called.
    """
    try:
        tree = ast.parse(rule.strip(), mode="eval").body
    except SyntaxError:
        return rule
    return _Words(field or "the value").condition(tree)


class _Words:
    def __init__(self, field: str) -> None:
        self._field = field

    def condition(self, tree: ast.expr) -> str:
        """Return what must be so."""
        match tree:
            case ast.BoolOp(op, parts):
                word = " and " if isinstance(op, ast.And) else " or "
                return word.join(self._inner(part) for part in parts)
            case ast.UnaryOp(ast.Not(), operand):
                return self._denied(operand)
            case ast.Compare(left, [op], [right]):
                return self._compared(left, op, right)
            case ast.Constant(bool()):
                return "always" if tree.value else "never"
        value = self.value(tree)
        return value if value in _STREAM.values() else f"{value} is true"

    def value(self, tree: ast.expr) -> str:
        """Return a value: the name of a field, a number, a label, or an expression of those."""
        match tree:
            case ast.Name("_"):
                return self._field
            case ast.Name("i"):
                return "the number of the item"
            case ast.Constant(held):
                return show_value(held)
            case ast.Attribute(ast.Attribute(ast.Name("self"), "_io"), name):
                return _STREAM.get(name, name)
            case ast.Attribute(of, name):
                return self._member(of, name)
        return self._worked_out(tree)

    def _worked_out(self, tree: ast.expr) -> str:
        match tree:
            case ast.Call(ast.Name("int"), [argument]) | ast.Call(ast.Name("int"), [argument, _]):
                return self.value(argument)
            case ast.Call(ast.Name("len"), [argument]):
                return f"the length of {self.value(argument)}"
            case ast.Call(ast.Attribute(ast.Attribute(ast.Name("self"), "_io"), name), []):
                return _STREAM.get(name, name)
            case ast.IfExp(test, body, orelse):
                return f"{self.value(body)} (if {self.condition(test)}) or {self.value(orelse)} (if not)"
            case ast.Subscript(of, index):
                return f"item {self.value(index)} of {self.value(of)}"
            case ast.BinOp(left, op, right):
                return f"{self._operand(left)} {_sign(op)} {self._operand(right)}"
            case ast.List(items):
                return ", ".join(map(self.value, items))
        return ast.unparse(tree)

    def _member(self, of: ast.expr, name: str) -> str:
        match of:
            case ast.Name("self") | ast.Attribute(_, "_root" | "_parent"):
                return name
            case ast.Attribute(_, enum) | ast.Name(enum) if enum[:1].isupper():
                return name
        return f"{self.value(of)}.{name}"

    def _inner(self, part: ast.expr) -> str:
        return f"({self.condition(part)})" if isinstance(part, ast.BoolOp) else self.condition(part)

    def _denied(self, operand: ast.expr) -> str:
        if isinstance(operand, ast.BoolOp | ast.Compare | ast.UnaryOp):
            return f"not ({self.condition(operand)})"
        value = self.value(operand)
        return f"not: {value}" if value in _STREAM.values() else f"{value} is false"

    def _compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        match left, op, right:
            case ast.Call(ast.Name("len"), [argument]), ast.Eq(), ast.Constant(0):
                return f"{self.value(argument)} is empty"
        return f"{self.value(left)} {_COMPARISONS.get(type(op), 'fits')} {self.value(right)}"

    def _operand(self, tree: ast.expr) -> str:
        return f"({self.value(tree)})" if isinstance(tree, ast.BinOp) else self.value(tree)


def _sign(op: ast.operator) -> str:
    """Return the sign of an operator."""
    shown = ast.unparse(ast.BinOp(ast.Name("a"), op, ast.Name("b")))
    return shown.removeprefix("a ").removesuffix(" b")
