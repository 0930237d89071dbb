"""Typed look-ups in the YAML of a review file; mistakes are collected, not raised."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from ksyspark.spec.parse.reader import Reader
from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode
from ksyspark_codegen.review.documents.entries import Written
from ksyspark_codegen.review.model import LANGUAGES, Text

_RANGE = re.compile(r"([1-9][0-9]*)(?:-([1-9][0-9]*))?\Z")
_Entry = TypeVar("_Entry")
NO_TEXT = Text("", "", "")


def required(reader: Reader, node: MapNode, key: str, what: str) -> str:
    """Return the text of a key that must be there and not be empty."""
    found = reader.text(node, key)
    if not found:
        reader.say(node.place, f"expected `{key}` in {what}")
    return found


def texts(reader: Reader, node: MapNode, key: str, what: str) -> Text:
    """Return a text in the three languages of the pages, each of which must be there."""
    found = reader.map(node, key)
    if found is None:
        reader.say(node.place, f"expected `{key}` in {what}, in {', '.join(LANGUAGES)}")
        return NO_TEXT
    return text_of(reader, found, f"`{key}` of {what}")


def text_of(reader: Reader, node: MapNode, what: str) -> Text:
    """Return the text of a map from language to words."""
    reader.keys(node, frozenset(LANGUAGES), what)
    words = {language: reader.text(node, language).strip() for language in LANGUAGES}
    missing = [language for language, found in words.items() if not found]
    if missing:
        reader.say(node.place, f"{what} is missing in {', '.join(missing)}")
    return Text(**words)


def written_list(reader: Reader, node: MapNode, key: str) -> tuple[Written, ...]:
    """Return the words of a list, or the one that stands alone, with their places."""
    value = node.get(key)
    items = value.items if isinstance(value, ListNode) else (value,) if value else ()
    return tuple(one for item in items if (one := written(reader, item, key)) is not None)


def written(reader: Reader, node: Node | None, key: str) -> Written | None:
    """Return a scalar's text with its place."""
    if isinstance(node, ScalarNode) and node.value is not None:
        return Written(node.text, node.place)
    if node is not None:
        reader.say(node.place, f"expected text in `{key}`")
    return None


def written_map(reader: Reader, node: MapNode, key: str) -> Mapping[str, Written]:
    """Return the scalars of a map by their keys."""
    found = reader.map(node, key)
    named = {entry.key.text: written(reader, entry.value, key) for entry in found or ()}
    return {name: one for name, one in named.items() if one is not None}


def named_entries(
    reader: Reader, node: MapNode, key: str, read: Callable[[Reader, MapNode], _Entry]
) -> tuple[_Entry, ...]:
    """Return the entries of a list; each has an `id` of its own."""
    entries, first = [], dict[str, int]()
    for item in reader.maps(node, key):
        id_ = required(reader, item, "id", f"an entry of `{key}`")
        if id_ in first:
            reader.say(item.place, f"the id `{id_}` is already used on line {first[id_]}")
        first.setdefault(id_, item.place.line)
        entries.append(read(reader, item))
    return tuple(entries)


def line_numbers(reader: Reader, node: Node | None, what: str) -> Iterator[tuple[int, ScalarNode]]:
    """Yield the numbers of a list such as `[1, 5, "95-97"]`, each with the item that says so."""
    if node is None:
        return
    if not isinstance(node, ListNode):
        reader.say(node.place, f'expected a list of lines for {what}, such as `[1, 5, "95-97"]`')
        return
    for item in node:
        match = _RANGE.match(item.text) if isinstance(item, ScalarNode) else None
        if match is None or not isinstance(item, ScalarNode):
            reader.say(item.place, f"expected a line or a range of lines for {what}, such as `95-97`")
            continue
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first or last - first > 100_000:
            reader.say(item.place, f"the range `{item.text}` runs backwards, or is too long")
            continue
        yield from ((number, item) for number in range(first, last + 1))


def hexadecimal(reader: Reader, node: MapNode, what: str) -> bytes:
    """Return the bytes of `hex`; blanks between them mean nothing."""
    text = required(reader, node, "hex", what)
    try:
        return bytes.fromhex(text)
    except ValueError:
        reader.say(node.entries["hex"].value.place, "expected hexadecimal digits, two for each byte")
        return b""
