"""What our own specifications say beyond the style guide: sources, and how sure they are."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ksyspark.spec.load_yaml import load_tree_file
from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode
from ksyspark_codegen.style import Item, against_style, fields_of, items_of, text_of

STATUS = ("stated", "derived", "assumed")
_STATUSES = "stated, derived or assumed"
LEFT_OVER = frozenset("behind bits data remainder stray trailing_bytes trailing_fields unused pad zero".split())
"""Ids of bytes that nothing claims: no document names them."""
_SCALAR = re.compile(r"[usf][1248](le|be)?|b\d+(le|be)?|strz?")
_MEANINGS = {
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
    for param in fields_of(tree, "params"):
        yield from _without_status(param)
    for field in fields_of(tree, "seq"):
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


def misplaced(tree: MapNode) -> Iterator[Problem]:
    """Yield the keys of ours that stand behind a key of the language other than `id`."""
    for field in fields_of(tree):
        before = ""
        for key in (entry.key for entry in field.node if entry.key.text not in ("id", "-orig-id")):
            if not key.text.startswith("-"):
                before = key.text
            elif before:
                yield key.place.problem(f"expected `{key.text}` before `{before}`: keys of ours follow `id`")


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
    for field in fields_of(tree):
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
        name = path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
        problems.update(conventions_broken_by(load_tree_file(path, name), path.stem))
    return sorted(problems)


def conventions_broken_by(tree: MapNode, stem: str) -> Iterator[Problem]:
    """Yield what one specification lacks; `stem` is the name of its file without `.ksy`."""
    yield from against_style(tree, stem)
    yield from undescribed(tree)
    yield from untraced(tree)
    yield from misplaced(tree)
