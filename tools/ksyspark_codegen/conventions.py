"""What a specification says beyond what decoding needs: descriptions, sources, order of keys."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ksyspark.spec.load_yaml import load_tree_file
from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode


@dataclass(frozen=True, slots=True)
class Item:
    """A field, an instance or a parameter: its id and what is written of it."""

    id: str
    node: MapNode

    def text(self, key: str) -> str:
        """Return the text of a key; empty where the key is missing or holds no scalar."""
        return text_of(self.node.get(key))


def types_of(tree: MapNode) -> Iterator[MapNode]:
    """Yield all types of a specification, the message itself first."""
    yield tree
    nested = tree.get("types")
    for entry in nested if isinstance(nested, MapNode) else ():
        if isinstance(entry.value, MapNode):
            yield from types_of(entry.value)


def items_in(tree: MapNode, *keys: str) -> Iterator[Item]:
    """Yield what all types have under some keys: `seq`, `instances`, `params`."""
    for kind in types_of(tree):
        for part in map(kind.get, keys):
            listed = (node for node in items_of(part) if isinstance(node, MapNode))
            yield from (Item(text_of(node.get("id")) or "without id", node) for node in listed)
            for entry in part if isinstance(part, MapNode) else ():
                if isinstance(entry.value, MapNode):
                    yield Item(entry.key.text, entry.value)


def text_of(node: Node | None) -> str:
    """Return the text of a scalar; empty for anything else."""
    return node.text if isinstance(node, ScalarNode) else ""


def items_of(node: Node | None) -> tuple[Node, ...]:
    """Return the items of a list; none for anything else."""
    return node.items if isinstance(node, ListNode) else ()


FIELDS = ("seq", "instances")
STATUS = ("stated", "derived", "assumed")
_STATUSES = "stated, derived or assumed"
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
    for field in items_in(tree, *FIELDS):
        for key, meaning in _MEANINGS.items():
            if not _says(field.node.get(key)):
                yield field.node.place.problem(f"`{field.id}` needs `{key}`: {meaning}")
        yield from _without_status(field)
    for param in items_in(tree, "params"):
        if not _says(param.node.get("doc")):
            yield param.node.place.problem(f"the parameter `{param.id}` needs `doc`: {_MEANINGS['doc']}")
        yield from _without_status(param)
    for field in items_in(tree, "seq"):
        if _is_named_by_document(field) and "-orig-id" not in field.node.entries:
            yield field.node.place.problem(f"`{field.id}` needs `-orig-id`: the name that the document gives it")


def _without_status(item: Item) -> Iterator[Problem]:
    node = item.node.get("-status")
    if node is None:
        yield item.node.place.problem(f"`{item.id}` needs `-status`: {_STATUSES}")
    elif text_of(node) not in STATUS:
        yield node.place.problem(f"`-status` of `{item.id}`: expected {_STATUSES}, found `{text_of(node)}`")


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


META_ORDER = (
    "id title application file-extension xref tags license ks-version imports encoding endian bit-endian".split()
)
TYPE_ORDER = "meta doc doc-ref to-string params seq instances types enums".split()
ATTRIBUTE_ORDER = (
    "id io pos value size size-eos type enum terminator include consume eos-error pad-right encoding process valid "
    "contents repeat repeat-expr repeat-until if doc doc-ref"
).split()
MOST_COLUMNS = 80


def misplaced(tree: MapNode) -> Iterator[Problem]:
    """Yield the keys that stand behind one that comes later, and lines of descriptions that are too wide."""
    meta = tree.get("meta")
    if isinstance(meta, MapNode):
        yield from _out_of_order(meta, META_ORDER)
    for kind in types_of(tree):
        yield from _out_of_order(kind, TYPE_ORDER)
        yield from _too_wide(kind)
    for field in items_in(tree, *FIELDS):
        yield from _out_of_order(field.node, ATTRIBUTE_ORDER)
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


def untraced(tree: MapNode) -> Iterator[Problem]:
    """Yield the documents without an id, and citations that name no document or not its line."""
    meta = tree.get("meta")
    listed = meta.get("-source") if isinstance(meta, MapNode) else None
    if not items_of(listed):
        place = meta.place if meta else tree.place
        yield place.problem(
            "`meta` needs `-source`: a list of the documents, each with `id`, `title` and `lang`, and with `file` and "
            "`sha256` of its text or with `url`"
        )
        return
    has_lines: dict[str, bool] = {}
    for node in items_of(listed):
        id_ = text_of(node.get("id")) if isinstance(node, MapNode) else ""
        if not isinstance(node, MapNode) or not id_:
            yield node.place.problem("a document needs an `id`, as D1")
        else:
            has_lines[id_] = "file" in node.entries
    for field in items_in(tree, *FIELDS):
        yield from _of_field(field, has_lines)


def _of_field(field: Item, has_lines: Mapping[str, bool]) -> Iterator[Problem]:
    source = field.node.get("-source")
    if source is None:
        return
    cited = items_of(source)
    if not cited:
        yield source.place.problem("`-source` is a list: `[D1:12]`")
    for node in cited:
        document, _, line = text_of(node).partition(":")
        if document not in has_lines:
            yield node.place.problem(f"`meta/-source` has no document `{document}`; it has {', '.join(has_lines)}")
        elif has_lines[document] and not line.isdigit():
            yield node.place.problem(f"`{text_of(node)}` needs the line of the document's text: `{document}:12`")
        elif line and not has_lines[document]:
            yield node.place.problem(f"`{text_of(node)}` names a line, and {document} has no text: it needs `file`")
    if field.text("-status") == "stated" and not any(":" in text_of(node) for node in cited):
        yield source.place.problem(
            f"`{field.id}` is `stated`, so `-source` names a line: `[D1:12]`; else it is `derived`"
        )


def conventions_broken(folder: Path, paths: Sequence[Path] = ()) -> list[Problem]:
    """Return what the specifications of a folder lack, sorted by file and line, files named from the folder above it.

    With `paths` only these are looked at; what lies elsewhere is named by its path. Raises SpecError for a file that is
    no YAML.
    """
    root = folder.resolve().parent
    problems: set[Problem] = set()
    for path in [path.resolve() for path in paths] or folder.resolve().rglob("*.ksy"):
        tree = load_tree_file(path, path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path))
        problems.update(conventions_broken_by(tree))
        problems.update(_named_otherwise(tree, path.stem))
    return sorted(problems)


def conventions_broken_by(tree: MapNode) -> Iterator[Problem]:
    """Yield what one specification lacks."""
    yield from undescribed(tree)
    yield from untraced(tree)
    yield from misplaced(tree)


def _named_otherwise(tree: MapNode, stem: str) -> Iterator[Problem]:
    """Yield an id that is not the file's name: a name finds its specification, samples and tests by it."""
    meta = tree.get("meta")
    node = meta.get("id") if isinstance(meta, MapNode) else None
    if isinstance(node, ScalarNode) and node.text != stem:
        yield node.place.problem(f"expected the id to be the file's name `{stem}`, found `{node.text}`")
