"""Changes to the source of a generated parser: a piece of the text is replaced, all else stays as it was."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Set
from functools import partial

from changes import Change, Room
from expression_changes import expression_changes
from source_text import Source
from statement_changes import statement_changes


def parser_changes(text: str, room: Room, classes: Set[str], seen: Set[str]) -> Iterator[Change]:
    """Yield every change to the classes of a parser that messages can hold, each named with those around it.

    What only fetches instances, or keeps them, is left alone, and so are instances that are not `seen`.
    """
    source = Source(text)
    for method in _methods(source.tree, "", classes, seen):
        for found in (*statement_changes(source, method), *expression_changes(source, method)):
            place = f"{method.name}, line {found.node.lineno}"
            broken = partial(source.broken_at, found.node)
            yield Change(room, found.kind, place, found.words, partial(source.replaced, found.pieces), broken)
    if room == "parsers":
        yield from _labels(source)


def _methods(node: ast.AST, outer: str, classes: Set[str], seen: Set[str]) -> Iterator[ast.FunctionDef]:
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.ClassDef):
            yield from _methods(one, f"{outer}.{one.name}".lstrip("."), classes, seen)
        elif isinstance(one, ast.FunctionDef) and outer in classes and _is_tried(one, seen):
            yield one


def _is_tried(method: ast.FunctionDef, seen: Set[str]) -> bool:
    is_property = any(isinstance(one, ast.Name) and one.id == "property" for one in method.decorator_list)
    return method.name in seen if is_property else method.name.startswith("_read")


def _labels(source: Source) -> Iterator[Change]:
    """A label of an enumeration with a code that is one more."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef) and [ast.unparse(base) for base in node.bases] == ["IntEnum"]:
            for line in node.body:
                if isinstance(line, ast.Assign):
                    altered = partial(source.replaced, [(line.value, f"{source.text_of(line.value)} + 1")])
                    words = f"{source.text_of(line)} is one more"
                    yield Change("parsers", "label", f"line {line.lineno}", words, altered, altered)
