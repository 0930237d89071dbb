"""The order of keys that the style guide of Kaitai gives, and the width of descriptions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import MapNode
from ksyspark_codegen.conventions.tree import fields_of, text_of, types_of

META = "id title application file-extension xref tags license ks-version imports encoding endian bit-endian".split()
TYPE = "meta doc doc-ref to-string params seq instances types enums".split()
ATTRIBUTE = (
    "id io pos value size size-eos type enum terminator include consume eos-error pad-right encoding process valid "
    "contents repeat repeat-expr repeat-until if doc doc-ref"
).split()
MOST_COLUMNS = 80


def misplaced(tree: MapNode) -> Iterator[Problem]:
    """Yield the keys that stand behind one that comes later, and lines of descriptions that are too wide."""
    meta = tree.get("meta")
    if isinstance(meta, MapNode):
        yield from _out_of_order(meta, META)
    for one in types_of(tree):
        yield from _out_of_order(one, TYPE)
        yield from _too_wide(one)
    for field in fields_of(tree):
        yield from _out_of_order(field.node, ATTRIBUTE)
        yield from _ours_too_late(field.node)
        yield from _too_wide(field.node)


def _out_of_order(node: MapNode, order: Sequence[str]) -> Iterator[Problem]:
    keys = [entry.key for entry in node if entry.key.text in order]
    for before, after in pairwise(keys):
        if order.index(after.text) < order.index(before.text):
            yield after.place.problem(f"`{after.text}` stands before `{before.text}`, by the order of the style guide")


def _ours_too_late(node: MapNode) -> Iterator[Problem]:
    """Yield the keys of ours that stand behind a key of the language other than `id`."""
    before = ""
    for entry in node:
        key = entry.key.text
        if not key.startswith("-"):
            before = key if key != "id" else before
        elif before:
            yield entry.key.place.problem(f"`{key}` stands before `{before}`: keys of ours follow `id`")


def _too_wide(node: MapNode) -> Iterator[Problem]:
    doc = node.get("doc")
    if doc is not None and any(len(line) > MOST_COLUMNS for line in text_of(doc).splitlines()):
        yield doc.place.problem(f"a line of `doc` has more than {MOST_COLUMNS} characters; fold it under `doc: |`")
