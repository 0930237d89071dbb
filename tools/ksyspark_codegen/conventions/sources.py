"""Documents that a specification follows, and the lines of them that its fields cite."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import MapNode
from ksyspark_codegen.conventions.tree import Item, fields_of, items_of, text_of


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
