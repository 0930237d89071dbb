"""The pictures of a page: the order of messages, nested boxes, and the map of every structure with bytes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from markupsafe import Markup

from ksyspark_codegen.review.model import Review, SpecificationVersion, Structure
from ksyspark_codegen.review.page.measures import size_of_structure
from ksyspark_codegen.review.page.phrases import Phrase, Phrases
from ksyspark_codegen.review.page.pictures.maps import Map, drawn, map_of
from ksyspark_codegen.review.page.pictures.nesting import Box, boxes_of, structures_of
from ksyspark_codegen.review.page.quotes import Citations, Sources


@dataclass(frozen=True, slots=True)
class Step:
    """A message in its order. `look` are its classes in the style sheet."""

    anchor: str
    title: Phrase
    presence: Phrase
    look: str
    sources: Sources


@dataclass(frozen=True, slots=True)
class MapFigure:
    """The map of a structure with its caption."""

    id: str
    name: str
    size: Phrase
    scale: Phrase
    map: Map


@dataclass(frozen=True, slots=True)
class SpecificationPictures:
    """Nested boxes (one picture or none) and maps of a specification; only the first of the page is `open`."""

    id: str
    title: str
    nested: tuple[tuple[Box, ...], ...]
    maps: tuple[MapFigure, ...]
    open: Markup


@dataclass(frozen=True, slots=True)
class Pictures:
    """All pictures of a page: one order of messages or none, then the specifications."""

    orders: tuple[tuple[Step, ...], ...]
    specifications: tuple[SpecificationPictures, ...]

    @property
    def mapped(self) -> frozenset[str]:
        """The ids of the structures that have a map."""
        return frozenset(figure.id for one in self.specifications for figure in one.maps)


def pictures_of(phrases: Phrases, review: Review) -> Pictures:
    """Return the pictures of a review."""
    citations, structures = Citations(phrases, review), structures_of(review)
    order = tuple(
        Step(
            anchor=f"s-{one.structure}" if one.structure in structures else "fields",
            title=phrases.of(one.title),
            presence=phrases.say(f"presence-{one.presence}"),
            look={"optional": "dashed", "repeated": "stacked", "optional-repeated": "dashed stacked"}.get(
                one.presence, ""
            ),
            sources=citations.sources(one.citations),
        )
        for one in review.order
    )
    made = (_specification(phrases, review, one, number == 0) for number, one in enumerate(review.specifications))
    return Pictures((order,) if order else (), tuple(one for one in made if one.nested or one.maps))


def _specification(phrases: Phrases, review: Review, one: SpecificationVersion, is_open: bool) -> SpecificationPictures:
    boxes = boxes_of(phrases, review, one.structures[0]) if one.structures else ()
    mapped = {id_ for id_, each in structures_of(review).items() if drawn(each)}
    maps = tuple(figure for structure in one.structures if (figure := _map(phrases, structure, mapped)) is not None)
    opened = Markup(" open") if is_open else Markup()
    return SpecificationPictures(one.id, one.title, (boxes,) if boxes else (), maps, opened)


def _map(phrases: Phrases, structure: Structure, mapped: Collection[str]) -> MapFigure | None:
    drawn = map_of(phrases, structure, mapped)
    if drawn is None:
        return None
    return MapFigure(
        id=structure.id,
        name=structure.name,
        size=size_of_structure(phrases, structure),
        scale=phrases.say("map-bits" if drawn.by_bits else "map-bytes"),
        map=drawn,
    )
