"""Changes to the source of a generated parser: a piece of the text is replaced, all else stays as it was."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Set
from functools import partial

from changes import Change, Room
from expression_changes import expression_changes
from source_text import Source
from statement_changes import statement_changes


def parser_changes(text: str, room: Room, classes: Set[str]) -> Iterator[Change]:
    """Yield every change to the classes of a parser that messages can hold, each named with those around it.

    What only fetches instances, or keeps them, is left alone.
    """
    source = Source(text)
    for method in _methods(source.tree, "", classes):
        for found in (*statement_changes(source, method), *expression_changes(source, method)):
            place = f"{method.name}, line {found.node.lineno}"
            broken = partial(source.broken_at, found.node)
            yield Change(room, found.kind, place, found.words, partial(source.replaced, found.pieces), broken)
    if room == "parsers":
        yield from _labels(source)


def _methods(node: ast.AST, outer: str, classes: Set[str]) -> Iterator[ast.FunctionDef]:
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.ClassDef):
            yield from _methods(one, f"{outer}.{one.name}".lstrip("."), classes)
        elif (
            isinstance(one, ast.FunctionDef)
            and outer in classes
            and (_is_property(one) or one.name.startswith("_read"))
        ):
            yield one


def _is_property(method: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "property" for one in method.decorator_list)


def _labels(source: Source) -> Iterator[Change]:
    """A label of an enumeration with the code of another one, or one that nothing has."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef) and any(isinstance(base, ast.Name) for base in node.bases):
            for line in node.body:
                if (
                    isinstance(line, ast.Assign)
                    and isinstance(line.value, ast.Constant)
                    and node.bases[0].id == "IntEnum"
                ):  # type: ignore[attr-defined]
                    altered = partial(source.replaced, [(line.value, str(int(line.value.value) + 1))])
                    words = f"{source.text_of(line)} is one more"
                    yield Change("parsers", "label", f"line {line.lineno}", words, altered, altered)
