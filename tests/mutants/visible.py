"""Which instances of parsers can be seen: in a column, in a rule, or in how something else is read."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass


@dataclass(frozen=True)
class ParserClass:
    """A class of a parser: its methods that read or work out, and the names of what its constructor is told."""

    methods: Mapping[str, ast.FunctionDef]
    parameters: tuple[str, ...]


def visible_names(texts: Iterable[str], columns: Set[str]) -> frozenset[str]:
    """Return the names that matter where these columns are looked at; more than that rather than fewer.

    Names are taken for the same wherever they stand. What is told to a constructor matters where the parameter does.
    """
    classes = {name: found for text in texts for name, found in _classes(ast.parse(text))}
    seen: frozenset[str] = frozenset(columns)
    while True:
        used = {name for one in classes.values() for name in _used(one, classes, seen)}
        if used <= seen:
            return seen
        seen |= used


def _classes(tree: ast.Module) -> Iterator[tuple[str, ParserClass]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            methods = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
            begin = methods.pop("__init__", None)
            parameters = [one.arg for one in begin.args.args[1:]] if begin else []
            yield node.name, ParserClass(methods, tuple(parameters))


def _used(one: ParserClass, classes: Mapping[str, ParserClass], seen: Set[str]) -> Iterator[str]:
    """Yield the names in methods that matter: those that read, and the instances that are seen."""
    for name, method in one.methods.items():
        if name.startswith("_read") or name in seen:
            for statement in method.body:
                yield from _names(statement, classes, seen)


def _names(node: ast.AST, classes: Mapping[str, ParserClass], seen: Set[str]) -> Iterator[str]:
    if isinstance(node, ast.Attribute):
        yield node.attr
    made = classes.get(node.func.attr) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
    if made is None or not isinstance(node, ast.Call):
        for inner in ast.iter_child_nodes(node):
            yield from _names(inner, classes, seen)
        return
    for number, argument in enumerate(node.args):
        if number >= len(made.parameters) or made.parameters[number] in seen or made.parameters[number].startswith("_"):
            yield from _names(argument, classes, seen)
