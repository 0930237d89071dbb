"""Expressions of a traced parser in the words of the specification, as far as Python's tree tells them."""

from __future__ import annotations

import ast
import re


def readable(expression: str) -> str:
    """Return a Python expression of a traced parser nearly as the specification writes it."""
    try:
        tree = ast.parse(expression.strip(), mode="eval")
    except SyntaxError:
        return expression
    return ast.unparse(_Reword().visit(tree))


def snake_case(name: str) -> str:
    """Return the id that the official compiler made a class name of: `MessageType` -> `message_type`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class _Reword(ast.NodeTransformer):
    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        match node:
            case ast.Attribute(ast.Name("self"), name):
                return ast.Name(name)
            case ast.Attribute(ast.Attribute(_, enum) | ast.Name(enum), name) if enum[:1].isupper():
                return ast.Name(f"{snake_case(enum)}::{name}")
        return ast.Attribute(self.visit(node.value), node.attr)

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if isinstance(node.value, bytes):
            return ast.Name(f"[{', '.join(f'0x{byte:02x}' for byte in node.value)}]")
        return ast.Constant(node.value)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        match node:
            case ast.Call(ast.Name("int"), [argument]):
                return ast.Attribute(self.visit(argument), "to_i")
            case ast.Call(ast.Name("len"), [argument]):
                return ast.Attribute(self.visit(argument), "size")
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name("_index" if node.id == "i" else node.id)

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        condition, then, otherwise = (ast.unparse(self.visit(part)) for part in (node.test, node.body, node.orelse))
        return ast.Name(f"({condition} ? {then} : {otherwise})")
