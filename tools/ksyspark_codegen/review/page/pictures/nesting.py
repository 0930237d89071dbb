"""Nested boxes: which structure lies inside which, each opened once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ksyspark_codegen.review.model import Item, Review, Structure
from ksyspark_codegen.review.page.measures import size_of, size_of_structure
from ksyspark_codegen.review.page.phrases import Phrase, Phrases
from ksyspark_codegen.review.page.pictures.maps import hue_of, is_optional, is_repeated

_DEPTH = 4


@dataclass(frozen=True, slots=True)
class Box:
    """A field with the boxes inside: `inner` is one list of them or none; `choice` says that only one of them is there.

    `fields` counts the plain fields; `look` are classes of the style sheet.
    """

    item: str
    anchor: str
    name: str
    size: Phrase
    look: str
    fields: tuple[Phrase, ...]
    choice: tuple[Phrase, ...]
    inner: tuple[tuple[Box, ...], ...]


def structures_of(review: Review) -> Mapping[str, Structure]:
    """Return every structure of a page by its id."""
    return {one.id: one for specification in review.specifications for one in specification.structures}


def boxes_of(phrases: Phrases, review: Review, root: Structure) -> tuple[Box, ...]:
    """Return the boxes inside a structure; none where no field of it is a structure with fields of its own."""
    boxes = _Nesting(phrases, structures_of(review)).inside(root, 1)
    return boxes if any(box.inner or box.fields for box in boxes) else ()


class _Nesting:
    def __init__(self, phrases: Phrases, structures: Mapping[str, Structure]) -> None:
        self._phrases = phrases
        self._structures = structures
        self._opened: set[str] = set()

    def inside(self, owner: Structure, depth: int) -> tuple[Box, ...]:
        """Return a box for each field that is a structure; other fields have boxes in the outermost one only."""
        self._opened.add(owner.id)
        fields = [(number, item) for number, item in enumerate(owner.items, start=1) if _has_bytes(item)]
        return tuple(self._box(item, number, depth) for number, item in fields if depth == 1 or self._types(item))

    def _types(self, item: Item) -> list[Structure]:
        return [self._structures[id_] for id_ in (item.structure, *item.cases) if id_ in self._structures]

    def _box(self, item: Item, number: int, depth: int) -> Box:
        types, size = self._types(item), size_of(self._phrases, item)
        if len(types) > 1:
            boxes = tuple(self._case(one, order, depth + 1) for order, one in enumerate(types, start=1))
            return self._made(item, number, size, (), (self._phrases.say("one-of"),), boxes)
        if not types:
            return self._made(item, number, size, (), (), ())
        size = size_of_structure(self._phrases, types[0]) if item.size is None else size
        return self._made(item, number, size, self._fields(types[0]), (), self._open(types[0], depth))

    def _case(self, one: Structure, number: int, depth: int) -> Box:
        size = size_of_structure(self._phrases, one)
        boxes = self._open(one, depth)
        look = f"h{hue_of(number)}" + ("" if one.size is not None else " torn")
        inner = (boxes,) if boxes else ()
        return Box("", f"s-{one.id}", one.name, size, look, self._fields(one), (), inner)

    def _open(self, one: Structure, depth: int) -> tuple[Box, ...]:
        """Return what is inside a structure, the first time that it is met and not too deep."""
        if one.id in self._opened or depth >= _DEPTH:
            return ()
        return self.inside(one, depth + 1)

    def _fields(self, one: Structure) -> tuple[Phrase, ...]:
        count = sum(1 for item in one.items if _has_bytes(item) and not self._types(item))
        return (self._phrases.count("fields", count),) if count else ()

    def _made(
        self, item: Item, number: int, size: Phrase, fields: tuple[Phrase, ...], choice: tuple[Phrase, ...],
        boxes: tuple[Box, ...],
    ) -> Box:  # fmt: skip
        marks = {"torn": item.size is None, "dashed": is_optional(item), "stacked": is_repeated(item)}
        look = " ".join([f"h{hue_of(number)}", *(key for key, on in marks.items() if on)])
        return Box(item.id, f"i-{item.id}", item.name, size, look, fields, choice, (boxes,) if boxes else ())


def _has_bytes(item: Item) -> bool:
    return item.kind == "field" and item.size != 0
