"""The text of a Python module, changed by pieces: the rest, which is read as text too, keeps its form."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

Piece = tuple[ast.AST | tuple[int, int], str]


@dataclass(frozen=True)
class Found:
    """A change that was found: its kind, in words, the statement or expression, and what replaces which pieces."""

    kind: str
    words: str
    node: ast.stmt | ast.expr
    pieces: list[Piece]


class Source:
    """A module's text and its tree. Places are counted in bytes, as Python's own are."""

    def __init__(self, text: str) -> None:
        self._octets = text.encode()
        self.tree = ast.parse(text)
        self._lines = [0]
        for line in self._octets.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._statements = {
            inner: node
            for node in ast.walk(self.tree)
            if isinstance(node, ast.stmt)
            for inner in ast.iter_child_nodes(node)
            if isinstance(inner, ast.expr)
        }

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Return where a node begins and ends."""
        return (
            self._lines[node.lineno - 1] + node.col_offset,  # type: ignore[attr-defined]
            self._lines[node.end_lineno - 1] + node.end_col_offset,  # type: ignore[attr-defined]
        )

    def text_of(self, node: ast.AST | tuple[int, int]) -> str:
        start, end = node if isinstance(node, tuple) else self.span(node)
        return self._octets[start:end].decode()

    def between(self, one: ast.AST, two: ast.AST) -> tuple[int, int]:
        """Return where the text between two nodes is."""
        return self.span(one)[1], self.span(two)[0]

    def replaced(self, pieces: Sequence[Piece]) -> str:
        """Return the text with pieces replaced."""
        octets = self._octets
        spans = [(one if isinstance(one, tuple) else self.span(one), new) for one, new in pieces]
        for (start, end), new in sorted(spans, reverse=True):
            octets = octets[:start] + new.encode() + octets[end:]
        return octets.decode()

    def broken_at(self, node: ast.stmt | ast.expr) -> str:
        """Return the text in which an expression, or all that a statement works out, fails when it is asked for."""
        if isinstance(node, ast.expr):
            return self.replaced([(node, f"((1 // 0) or ({self.text_of(node)}))")])
        start, _ = self.span(node)
        return self.replaced([((start, start), "1 // 0; ")] if _is_simple(node) else [(_head(node), "1 // 0")])


def _is_simple(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign | ast.Expr | ast.Raise | ast.Return)


def _head(node: ast.stmt) -> ast.expr:
    """Return what a compound statement asks."""
    if isinstance(node, ast.If | ast.While):
        return node.test
    assert isinstance(node, ast.For)
    return node.iter
