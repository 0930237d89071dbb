"""Descriptions, states and the document's own names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode
from ksyspark_codegen.conventions.tree import Item, fields_of, params_of, seq_fields_of, text_of

STATUS = ("stated", "derived", "assumed")
LEFT_OVER = frozenset("behind bits data remainder stray trailing_bytes trailing_fields unused pad zero".split())
"""Ids of bytes that nothing claims: no document names them."""
_SCALAR = re.compile(r"[usf][1248](le|be)?|b\d+(le|be)?|strz?")
_MEANINGS = {
    "doc": "what it means, in a sentence",
    "doc-ref": "the place in the document, for people",
    "-source": "the document, and the line in it, as `[D1:12]`",
}


def undescribed(tree: MapNode) -> Iterator[Problem]:
    """Yield the fields and parameters of which something is not said."""
    for field in fields_of(tree):
        for key, meaning in _MEANINGS.items():
            if not _says(field.node.get(key)):
                yield field.node.place.problem(f"`{field.id}` needs `{key}`: {meaning}")
        yield from _without_status(field)
    for param in params_of(tree):
        if not _says(param.node.get("doc")):
            yield param.node.place.problem(f"the parameter `{param.id}` needs `doc`: {_MEANINGS['doc']}")
        yield from _without_status(param)
    for field in seq_fields_of(tree):
        if _is_named_by_document(field) and "-orig-id" not in field.node.entries:
            yield field.node.place.problem(f"`{field.id}` needs `-orig-id`: the name that the document gives it")


def _without_status(item: Item) -> Iterator[Problem]:
    node = item.node.get("-status")
    if node is None:
        yield item.node.place.problem(f"`{item.id}` needs `-status`: {_listed()}")
    elif text_of(node) not in STATUS:
        yield node.place.problem(f"`-status` of `{item.id}`: expected {_listed()}, found `{text_of(node)}`")


def _listed() -> str:
    *others, last = STATUS
    return f"{', '.join(others)} or {last}"


def _is_named_by_document(field: Item) -> bool:
    """Tell whether a field is a single value with a column: a document has a name for that."""
    kind = field.node.get("type")
    is_scalar = kind is None or _SCALAR.fullmatch(text_of(kind)) is not None
    column = field.node.get("-column")
    has_column = not (isinstance(column, ScalarNode) and column.value is False)
    return is_scalar and has_column and field.id not in LEFT_OVER


def _says(node: Node | None) -> bool:
    if isinstance(node, ScalarNode):
        return bool(node.text.strip())
    return isinstance(node, ListNode) and bool(node.items)
