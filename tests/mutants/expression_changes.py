"""Changes to the expressions of a parser: how bytes are read, and what is worked out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

from reading_changes import reading_changes
from source_text import Found, Source

COMPARISONS = {"==": "!=", "!=": "==", "<=": "<", ">=": ">", "<": "<=", ">": ">="}
OPERATORS = {"+": "-", "-": "+", "*": "+", "//": "*", "%": "//", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<"}
_COMPARISON = re.compile("|".join(sorted(COMPARISONS, key=len, reverse=True)))
_OPERATOR = re.compile("|".join(re.escape(one) for one in sorted(OPERATORS, key=len, reverse=True)))


def expression_changes(source: Source, method: ast.FunctionDef) -> Iterator[Found]:
    """Yield every change to the expressions of a method.

    Where the smaller one of two is chosen, or the larger one, it does not matter which it is that is chosen of equals.
    """
    choosing = {node.test for node in _expressions(method) if isinstance(node, ast.IfExp) and _is_one_of_two(node)}
    for node in _expressions(method):
        if node in choosing:
            continue
        yield from reading_changes(source, node)
        yield from _of_constant(node) if isinstance(node, ast.Constant) else _of_operator(source, node)


def _is_one_of_two(node: ast.IfExp) -> bool:
    """Tell whether one of two is chosen by which of them is larger."""
    match node.test:
        case ast.Compare(left, [ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()], [right]):
            return {ast.dump(left), ast.dump(right)} == {ast.dump(node.body), ast.dump(node.orelse)}
    return False


def _of_operator(source: Source, node: ast.expr) -> Iterator[Found]:
    match node:
        case ast.Compare(left, _, [right]):
            yield from _operator(source, node, "comparison", left, right)
        case ast.BinOp(left, _, right):
            yield from _operator(source, node, "operator", left, right)
        case ast.BoolOp(_, values):
            yield from _all_or_any(source, node, values)
        case ast.IfExp(test):
            yield Found("condition", "always", node, [(test, "True")])
            yield Found("condition", "never", node, [(test, "False")])
        case ast.UnaryOp(ast.Not(), operand) if not isinstance(operand, ast.Call):
            yield Found("condition", "not is left out", node, [(node, f"bool({source.text_of(operand)})")])


def _of_constant(node: ast.Constant) -> Iterator[Found]:
    match node.value:
        case bool(value):
            yield Found("constant", f"{value} is not so", node, [(node, str(not value))])
        case int(number):
            for other in (number - 1, number + 1):
                yield Found("constant", f"{number} is {other}", node, [(node, f"({other})")])
        case bytes() | str() as text if text:
            yield Found("constant", f"{text!r} has another start", node, [(node, _other_start(text))])


def _other_start(text: bytes | str) -> str:
    if isinstance(text, bytes):
        return repr(bytes([text[0] ^ 1]) + text[1:])
    return "u" + repr(chr(ord(text[0]) ^ 1) + text[1:])


def _operator(source: Source, node: ast.expr, kind: str, left: ast.expr, right: ast.expr) -> Iterator[Found]:
    between = source.between(left, right)
    pattern, others = (_COMPARISON, COMPARISONS) if kind == "comparison" else (_OPERATOR, OPERATORS)
    found = pattern.search(source.text_of(between))
    if found:
        start = between[0] + found.start()
        piece = ((start, start + len(found[0])), others[found[0]])
        yield Found(kind, f"{found[0]} is {others[found[0]]}", node, [piece])


def _all_or_any(source: Source, node: ast.BoolOp, values: list[ast.expr]) -> Iterator[Found]:
    one, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    pieces = []
    for left, right in pairwise(values):
        between = source.between(left, right)
        pieces.append((between, re.sub(rf"\b{one}\b", other, source.text_of(between))))
    yield Found("operator", f"{one} is {other}", node, pieces)


def _expressions(method: ast.FunctionDef) -> Iterator[ast.expr]:
    """Yield what is worked out, without the texts that only name something, and what is told of a failure."""
    waiting: list[ast.AST] = [*method.body]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.Raise | ast.Return) or _is_name(node) or _is_noted(node):
            continue
        if isinstance(node, ast.expr):
            yield node
        below = ast.iter_child_nodes(node)
        waiting = [*(one for one in below if not (_reads(node) and isinstance(one, ast.Constant))), *waiting]


def _reads(node: ast.AST) -> bool:
    """Tell whether a call reads bytes or text: the numbers and names it is told are changed with it."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name)):
            return name.startswith(("read_", "bytes_")) or name == "decode"
    return False


def _is_name(node: ast.AST) -> bool:
    """Tell whether a node is a docstring, or asks for an attribute by its name."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Call(func=ast.Name(id="hasattr" | "getattr")):
            return True
        case (
            ast.If(test=ast.Call(func=ast.Name(id="hasattr")))
            | ast.UnaryOp(operand=ast.Call(func=ast.Name(id="hasattr")))
        ):
            return True
    return isinstance(node, ast.Compare) and ast.unparse(node.left) == "self._is_le"


def _is_noted(node: ast.AST) -> bool:
    """Tell whether a statement only notes where a field lies."""
    return isinstance(node, ast.Assign | ast.Expr) and ast.unparse(node).startswith("self._debug[")
