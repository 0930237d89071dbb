"""What in a specification is against the style guide of Kaitai, or lacks what ours say beyond it; keys put in order."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ksyspark.spec import read_map
from ksyspark.spec.load_yaml import load_tree, load_tree_file
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode, plain

RULES = "error count-name doc doc-width file-name key-order license offset-name reserved-key size-name title".split()
"""The names of the rules; `error` stands for those of the language."""
ATTRIBUTE_ORDER = (
    "id -orig-id io pos value size size-eos type enum terminator include consume eos-error pad-right encoding process "
    "valid contents repeat repeat-expr repeat-until if doc doc-ref"
).split()
MOST_COLUMNS = 80
_PREFIXES = {"repeat-expr": ("count-name", "num_"), "size": ("size-name", "len_"), "pos": ("offset-name", "ofs_")}
_ALL_PREFIXES = tuple(prefix for _, prefix in _PREFIXES.values())
_NAMES = re.compile(r"(?:\w+\.)*[a-z]\w*")


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


def items_below(kind: MapNode, key: str) -> Iterator[Item]:
    """Yield the fields, instances or parameters that a type has below a key."""
    below = kind.get(key)
    for node in items_of(below):
        if isinstance(node, MapNode):
            yield Item(text_of(node.get("id")) or "without id", node)
    for entry in below if isinstance(below, MapNode) else ():
        if isinstance(entry.value, MapNode):
            yield Item(entry.key.text, entry.value)


def fields_of(tree: MapNode, *keys: str) -> Iterator[Item]:
    """Yield the fields and instances of all types, or what they have below some keys."""
    for kind in types_of(tree):
        for key in keys or ("seq", "instances"):
            yield from items_below(kind, key)


def text_of(node: Node | None) -> str:
    """Return the text of a scalar; empty for anything else."""
    return node.text if isinstance(node, ScalarNode) else ""


def items_of(node: Node | None) -> tuple[Node, ...]:
    """Return the items of a list; none for anything else."""
    return node.items if isinstance(node, ListNode) else ()


def against_style(tree: MapNode, stem: str) -> Iterator[Problem]:
    """Yield what in a specification is against the style guide; `stem` is the name of its file without `.ksy`."""
    for node, order in _with_order(tree):
        yield from _out_of_order(node, order)
    for kind in types_of(tree):
        yield from _too_wide(kind)
        yield from _misnamed(kind, tree)
    for field in fields_of(tree):
        yield from _too_wide(field.node)
        yield from _without_doc(field, "")
    for param in fields_of(tree, "params"):
        yield from _without_doc(param, "the parameter ")
    meta = tree.get("meta")
    if isinstance(meta, MapNode):
        yield from _of_meta(meta, stem)


def _with_order(tree: MapNode) -> Iterator[tuple[MapNode, Sequence[str]]]:
    """Yield the maps whose keys have an order, each in front of those inside it."""
    for kind in types_of(tree):
        yield kind, read_map.TYPE_ORDER
        meta = kind.get("meta")
        if isinstance(meta, MapNode):
            yield meta, read_map.META_ORDER
    for field in fields_of(tree):
        yield field.node, ATTRIBUTE_ORDER


def _out_of_order(node: MapNode, order: Sequence[str]) -> Iterator[Problem]:
    keys = [entry.key for entry in node if entry.key.text in order]
    for before, after in pairwise(keys):
        if order.index(after.text) < order.index(before.text):
            mend = "`ksyspark lint --fix` moves keys that have lines of their own"
            sentence = f"expected `{after.text}` before `{before.text}`, by the order of the style guide"
            yield after.place.problem(sentence, "key-order", mend)


def _too_wide(node: MapNode) -> Iterator[Problem]:
    doc = node.get("doc")
    if doc is not None and any(len(line) > MOST_COLUMNS for line in text_of(doc).splitlines()):
        sentence = f"a line of `doc` has more than {MOST_COLUMNS} characters"
        yield doc.place.problem(sentence, "doc-width", "fold it under `doc: |`")


def _without_doc(item: Item, word: str) -> Iterator[Problem]:
    if not item.text("doc").strip():
        yield item.node.place.problem(f"{word}`{item.id}` has no `doc`", "doc", "say what it means, in a sentence")


def _misnamed(kind: MapNode, tree: MapNode) -> Iterator[Problem]:
    """Yield the fields that tell a count, a size or an offset, and are not named so; a document's own name may stay."""
    for user in (*items_below(kind, "seq"), *items_below(kind, "instances")):
        for key, (rule, prefix) in _PREFIXES.items():
            path = user.text(key).split(".")
            if not _NAMES.fullmatch(user.text(key)) or any(name.startswith(_ALL_PREFIXES) for name in path):
                continue
            field = _called(path, kind, tree)
            if field and "value" not in field.node.entries and not field.text("-orig-id").endswith(field.id):
                place = (field.node.get("id") or field.node).place
                sentence = f"`{field.id}` is the `{key}` of `{user.id}`"
                yield place.problem(sentence, rule, f"let its name begin with `{prefix}`, as `{prefix}{user.id}`")


def _called(path: Sequence[str], kind: MapNode, tree: MapNode) -> Item | None:
    """Return the field of a name in a type, or of a path the only one of its last name; None if it is not sure."""
    among = fields_of(tree) if len(path) > 1 else (*items_below(kind, "seq"), *items_below(kind, "instances"))
    called = [item for item in among if item.id == path[-1]]
    return called[0] if len(called) == 1 else None


def _of_meta(meta: MapNode, stem: str) -> Iterator[Problem]:
    if not meta.entries.keys() & {"title", "application", "file-extension", "xref"}:
        yield meta.place.problem("`meta` has no `title`", "title", "say what it is, in a few words")
    if "license" not in meta.entries:
        yield meta.place.problem("`meta` has no `license`", "license", "write an SPDX expression, such as `MIT`")
    for key in {"ks-debug", "ks-opaque-types"} & meta.entries.keys():
        place = meta.entries[key].key.place
        yield place.problem(f"`{key}` is for tests of the compiler", "reserved-key", f"remove `{key}`")
    node = meta.get("id")
    if isinstance(node, ScalarNode) and node.text != stem:
        sentence = f"expected the id to be the file's name `{stem}`, found `{node.text}`"
        yield node.place.problem(sentence, "file-name", "rename the file or the id")


def in_order(text: str, name: str) -> str:
    """Return a specification with its keys in the order of the style guide, and an end of its last line.

    Comments above a key go with it. Keys that have no order stay behind the key in front of them. A map on one line
    stays as it is, and so does the text where it would say something else. Raises SpecError if it is no YAML.
    """
    tree, lines = load_tree(text, name), (text.removesuffix("\n") + "\n").splitlines(keepends=True)
    # A map that aliases repeat is one map of the text.
    maps = {(node.place.line, node.place.column): (node, order) for node, order in _with_order(tree)}
    for node, order in reversed([*maps.values()]):
        if any(_out_of_order(node, order)):
            _reorder(lines, node, order)
    ordered = "".join(lines)
    try:
        return ordered if plain(load_tree(ordered, name)) == plain(tree) else text
    except SpecError:
        return text


def _reorder(lines: list[str], node: MapNode, order: Sequence[str]) -> None:
    """Put the lines of the keys of a map in order, in the lines that the map has."""
    keys = [entry.key.place for entry in node]
    starts, indent = [key.line - 1 for key in keys], keys[0].column - 1
    begins = [lines[start][:indent] for start in starts]
    if len({*starts}) < len(starts) or any(begin.strip() for begin in begins[1:]) or begins[0].strip() not in ("", "-"):
        return
    starts = [starts[0], *(_with_comments(lines, start, indent) for start in starts[1:])]
    stop = _end(lines, keys[-1].line, indent)
    blocks = [lines[start:stop] for start, stop in zip(starts, [*starts[1:], stop], strict=True)]
    blocks[0][0] = " " * indent + blocks[0][0][indent:]
    ranks, rank = list[int](), -1
    for entry in node:
        rank = order.index(entry.key.text) if entry.key.text in order else rank
        ranks.append(rank)
    moved = [blocks[number] for number in sorted(range(len(blocks)), key=ranks.__getitem__)]
    # Comments above the key that comes first stand above the dash of an item.
    first = next(at for at, line in enumerate(moved[0]) if not line.lstrip().startswith("#") and line.strip())
    dash = begins[0].partition("-")[0]
    moved[0][:first] = [dash + line.lstrip(" ") for line in moved[0][:first]]
    moved[0][first] = begins[0] + moved[0][first][indent:]
    lines[starts[0] : stop] = [line for block in moved for line in block]


def _with_comments(lines: Sequence[str], start: int, indent: int) -> int:
    """Return where the comments directly above a line begin that are indented as it is."""
    while lines[start - 1].startswith(" " * indent + "#"):
        start -= 1
    return start


def _end(lines: Sequence[str], start: int, indent: int) -> int:
    """Return the line behind the value of a key, without the empty lines and comments that follow it."""
    stop = start
    for number in range(start, len(lines)):
        line = lines[number]
        depth = len(line) - len(line.lstrip())
        if line.strip() and not (depth > indent or (depth == indent and re.match(r" *-\s", line))):
            break
        if line.strip():
            stop = number + 1
    return stop


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
            value = field.node.get(key)
            if not (text_of(value).strip() or items_of(value)):
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
