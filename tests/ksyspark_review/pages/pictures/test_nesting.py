from __future__ import annotations

from dataclasses import replace
from typing import Any

from ksyspark_review.model import Review
from ksyspark_review.pages.phrases import Phrases
from ksyspark_review.pages.pictures import boxes_of


def _review(review: Review, *structures: object) -> Review:
    (specification,) = review.specifications
    return replace(review, specifications=(replace(specification, structures=structures),))  # type: ignore[arg-type]


def test_structures_lie_inside_each_other(review: Review, item: Any, structure: Any) -> None:
    segment = structure(item("length"), item("part", structure="part", size=None), name="segment")
    part = structure(item("a"), item("b"), item("empty", size=0), name="part")
    root = structure(item("header", size=32), item("segment", structure="segment", size=None))
    header, outer = boxes_of(Phrases(), _review(review, root, segment, part), root)
    assert (header.name, header.inner, header.fields) == ("header", (), ())
    assert (outer.fields[0].en, outer.look) == ("1 field", "h1 torn")
    ((inner,),) = outer.inner
    assert (inner.name, inner.anchor, inner.fields[0].en) == ("part", "i-toy.part", "2 fields")


def test_a_structure_inside_itself_is_opened_once(review: Review, item: Any, structure: Any) -> None:
    root = structure(item("again", structure="toy", size=None), name="toy")
    (box,) = boxes_of(Phrases(), _review(review, root), root) or (None,)
    assert box is None, "nothing lies inside that is not drawn already"


def test_a_field_of_several_kinds_shows_them_as_one_of_these(review: Review, item: Any, structure: Any) -> None:
    left, right = structure(item("a"), name="left", size=4), structure(item("b"), item("c"), name="right")
    root = structure(item("body", size=None, cases=("left", "right")))
    (body,) = boxes_of(Phrases(), _review(review, root, left, right), root)
    assert [one.en for one in body.choice] == ["one of these"]
    assert [(one.name, one.anchor, one.look, one.fields[0].en) for one in body.inner[0]] == [
        ("left", "s-left", "h0", "1 field"),
        ("right", "s-right", "h1 torn", "2 fields"),
    ]
