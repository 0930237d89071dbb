"""Changes to the statements of a parser: rules, conditions, cases, repeats, places, and which field gets what."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise

from source_text import Found, Source


def statement_changes(source: Source, method: ast.FunctionDef) -> Iterator[Found]:
    """Yield every change to the statements of a method."""
    for node in ast.walk(method):
        match node:
            case ast.If():
                yield from _of_if(source, node)
            case ast.For(iter=ast.Call(args=[count])):
                for more in ("- 1", "+ 1"):
                    yield Found("repeat", f"{more}", node, [(count, f"({source.text_of(count)}) {more}")])
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr="seek"), args=[place])):
                yield Found("seek", "one further", node, [(place, f"({source.text_of(place)}) + 1")])
                yield Found("seek", "left out", node, [(node, "pass")])
        for body in (getattr(node, "body", None), getattr(node, "orelse", None)):
            if isinstance(body, list):
                yield from _columns(source, body)


def _of_if(source: Source, node: ast.If) -> Iterator[Found]:
    text = source.text_of(node.test)
    if "hasattr(" in text or text.startswith("self._is_le"):
        return
    if isinstance(node.body[0], ast.Raise):
        yield Found("check", "left out", node, [(node.test, "False")])
    elif text.startswith("_on == "):
        yield from _case(source, node)
    elif isinstance(node.body[0], ast.Break):
        yield Found("repeat", "ends after the first", node, [(node.test, "True")])
    else:
        yield Found("condition", "always", node, [(node.test, "True")])
        yield Found("condition", "never", node, [(node.test, "False")])


def _case(source: Source, node: ast.If) -> Iterator[Found]:
    yield Found("case", f"{source.text_of(node.test)} left out", node, [(node.test, "False")])
    match node.orelse:
        case [ast.If(test=other, body=body)] if _dump(node.body) != _dump(body):
            one, two = source.text_of(node.test), source.text_of(other)
            yield Found("case", f"{one} and {two} swapped", node, [(node.test, two), (other, one)])


def _columns(source: Source, body: list[ast.stmt]) -> Iterator[Found]:
    """Two fields that lie side by side get each other's values."""
    fields = [node for node in body if isinstance(node, ast.Assign) and _name(node).isidentifier()]
    for one, two in pairwise(fields):
        if _name(one) != _name(two):
            pieces = [(one.targets[0], f"self.{_name(two)}"), (two.targets[0], f"self.{_name(one)}")]
            yield Found("column", f"{_name(one)} swapped with {_name(two)}", one, pieces)  # type: ignore[arg-type]


def _name(node: ast.Assign) -> str:
    """Return the field that a statement sets; nothing for what only helps to read."""
    match node.targets:
        case [ast.Attribute(value=ast.Name(id="self"), attr=name)] if not name.startswith("_"):
            return name
    return ""


def _dump(body: list[ast.stmt]) -> list[str]:
    return [ast.dump(one) for one in body]
