"""YAML trees in which every key and value knows its file, line, column and path."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from ksyspark.spec.problems import Problem

YamlScalar = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a file: line and column from 1, YAML path such as `/seq/0/id`."""

    file: str
    line: int
    column: int
    path: str

    def problem(self, sentence: str, rule: str = "error", mend: str = "") -> Problem:
        return Problem(self.file, self.line, self.column, self.path, sentence, rule, mend)


@dataclass(frozen=True, slots=True)
class ScalarNode:
    """A scalar with its YAML 1.2 value and its text; `source` is the text as the file has it, quoted and escaped."""

    place: Place
    value: YamlScalar
    text: str
    source: str = ""

    def at(self, index: int) -> Place:
        """Return the place of index `index` in the text, or that of the whole scalar where escapes hide it."""
        position = _find_position(self.source, self.text, index)
        if position is None:
            return self.place
        lines, column = position
        before = 1 if lines else self.place.column
        return Place(self.place.file, self.place.line + lines, before + column, self.place.path)


@dataclass(frozen=True, slots=True)
class ListNode:
    """A sequence."""

    place: Place
    items: "tuple[Node, ...]"

    def __iter__(self) -> "Iterator[Node]":
        return iter(self.items)


@dataclass(frozen=True, slots=True)
class Entry:
    """One key of a map with its value."""

    key: ScalarNode
    value: "Node"


@dataclass(frozen=True, slots=True)
class MapNode:
    """A mapping, by the text of its keys, in the order of the file."""

    place: Place
    entries: Mapping[str, Entry]

    def get(self, key: str) -> "Node | None":
        entry = self.entries.get(key)
        return entry.value if entry else None

    def places(self) -> dict[str, Place]:
        return {key: entry.value.place for key, entry in self.entries.items()}

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries.values())


Node = ScalarNode | ListNode | MapNode


def plain(node: Node) -> object:
    """Return the tree as plain Python data; keys keep their YAML values."""
    match node:
        case ScalarNode():
            return node.value
        case ListNode():
            return [plain(item) for item in node]
        case MapNode():
            return {entry.key.value: plain(entry.value) for entry in node}


def _find_position(source: str, text: str, index: int) -> tuple[int, int] | None:
    """Return (lines down, index in that line) inside a scalar's YAML source for an index of its text.

    YAML folds lines and drops indents but keeps all other characters in order, so these are counted. None if that
    does not hold, as with escapes.
    """
    # The characters of the value begin behind a quote, or below the line of `|` or `>`.
    start = source.find("\n") + 1 if source[:1] in ("|", ">") else int(source[:1] in ("'", '"'))
    body = "".join(source[start:].split())
    if not source or not body.startswith("".join(text.split())):
        return None
    visible = [position for position in range(start, len(source)) if not source[position].isspace()]
    # Behind the last character is the end of the text.
    visible.append(visible[-1] + 1 if visible else start)
    position = visible[min(len("".join(text[:index].split())), len(visible) - 1)]
    above = source[:position]
    return above.count("\n"), position - (above.rfind("\n") + 1)


def scalar(place: Place, value: str | int | bool) -> ScalarNode:
    """Return a scalar. It has no source in the file, so that problems inside its text point to the whole place."""
    return ScalarNode(place, value, str(value).lower() if isinstance(value, bool) else str(value))


def map_of(place: Place, parts: Mapping[str, Node]) -> MapNode:
    """Return a map of named parts; the keys have the places of the parts."""
    return MapNode(place, {name: Entry(scalar(node.place, name), node) for name, node in parts.items()})


def replaced(node: MapNode, **parts: Node | None) -> MapNode:
    """Return a map with other values for some keys, which keep their order; None removes a key."""
    entries = {key: entry for key, entry in node.entries.items() if parts.get(key, entry) is not None}
    for key, value in parts.items():
        if value is not None:
            name = entries[key].key if key in entries else scalar(value.place, key)
            entries[key] = Entry(name, value)
    return MapNode(node.place, entries)


def only(node: MapNode, keys: Collection[str]) -> MapNode:
    """Return a map with some of its keys."""
    return MapNode(node.place, {key: entry for key, entry in node.entries.items() if key in keys})
