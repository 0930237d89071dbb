from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ksyspark.compiler.build import load_folder
from ksyspark.spec.inference import Typer
from ksyspark_review.diff.side import cite_as_written, number_as_text
from ksyspark_review.items import structures_of
from ksyspark_review.model import Item, Sentence, Structure, Text
from ksyspark_review.pages.phrases import Phrases
from ksyspark_review.pages.pictures import Map, drawn, map_of

ROOT = Path(__file__).parents[4]
OPTIONAL = (Sentence("if", Text("Present only at times.", "有时存在。", "Presente às vezes.")),)
REPEATED = (Sentence("repeat", Text("Repeated.", "重复。", "Repetido.")),)


def _map(*items: Item, inside: tuple[str, ...] = ()) -> Map:
    found = map_of(Phrases(), Structure("toy", "toy", "", (), (), items, None), inside)
    assert found is not None
    return found


def _drawn(one: Map) -> list[list[tuple[str, int, int, str]]]:
    return [
        [
            (piece.name, piece.column, piece.span, " ".join(piece.look.split()[3:]))
            for piece in sorted((*row.pieces, *row.rests), key=lambda piece: piece.column)
        ]
        for row in one.rows
    ]


def test_bytes_are_drawn_eight_to_a_row_and_numbered_from_1(item: Any) -> None:
    found = _map(item("a", size=4), item("b", offset=4, size=24), item("c", offset=28, size=2))
    assert _drawn(found) == [
        [("a", 1, 4, ""), ("b", 5, 4, "more")],
        [("b", 1, 8, "more less")],
        [("b", 1, 8, "more less")],
        [("b", 1, 4, "less"), ("c", 5, 2, "")],
    ]
    assert [row.label for row in found.rows] == ["1", "9", "17", "25"]
    assert [row.look for row in found.rows] == ["run", "inner", "inner", ""]


def test_what_varies_is_torn_and_ends_the_numbering(item: Any) -> None:
    found = _map(item("a", size=2), item("b", offset=2, size=None), item("c", offset=None, size=2))
    assert _drawn(found) == [[("a", 1, 2, ""), ("b", 3, 6, "torn")], [("c", 1, 2, "")]]
    assert [row.label for row in found.rows] == ["1", ""]


def test_what_may_be_missing_is_dashed_and_what_repeats_stacked(item: Any) -> None:
    found = _map(item("a", size=2, sentences=OPTIONAL), item("b", offset=None, size=None, sentences=REPEATED))
    assert _drawn(found) == [[("a", 1, 2, "dashed")], [("b", 1, 8, "torn stacked")]]


def test_of_two_fields_at_one_place_one_is_drawn_and_not_as_missing(item: Any) -> None:
    found = _map(item("a", size=8, sentences=OPTIONAL), item("b", size=8, sentences=OPTIONAL))
    assert _drawn(found) == [[("a", 1, 8, "")]]


def test_bits_are_drawn_a_byte_a_row_from_7_to_0(item: Any) -> None:
    found = _map(
        item("kind", bits=(0, 4), size=1),
        item("flag", bits=(4, 1), size=1),
        item("level", bits=(5, 11), size=2),
        item("name", offset=2, size=None),
    )
    assert found.scale == (tuple(range(7, -1, -1)),)
    assert _drawn(found) == [
        [("kind", 1, 4, ""), ("flag", 5, 1, ""), ("level", 6, 3, "more")],
        [("level", 1, 8, "less")],
        [("name", 1, 8, "torn")],
    ]
    assert [row.label for row in found.rows] == ["1", "2", "3"]


def test_a_structure_with_a_map_of_its_own_is_one_block(item: Any) -> None:
    found = _map(item("a", size=4), item("part", offset=4, size=72, structure="toy.part"), inside=("toy.part",))
    assert _drawn(found) == [[("a", 1, 4, ""), ("part", 5, 4, "")]]


def test_a_structure_without_bytes_has_no_map(item: Any, structure: Any) -> None:
    assert map_of(Phrases(), structure(item("a", kind="instance"), item("b", size=0)), ()) is None


@pytest.fixture(scope="module")
def typer() -> Typer:
    return load_folder(ROOT / "ksy")


@pytest.mark.slow
def test_every_byte_and_bit_of_the_shipped_structures_is_drawn_once_in_order(typer: Typer) -> None:
    checked = 0
    for spec_id in typer.library.specs:
        for one in structures_of(typer, spec_id, cite_as_written, number_as_text):
            found = map_of(Phrases(), one, ())
            if found is None:
                continue
            shown = [piece for row in _drawn(found) for piece in row]
            assert list(dict.fromkeys(name for name, *_ in shown)) == [part.item.name for part in drawn(one)]
            for row in _drawn(found):
                assert all(left[1] + left[2] == right[1] for left, right in pairwise(row)), one.id
            if one.size is None or (found.by_bits and any(part.item.bits is None for part in drawn(one))):
                continue
            assert sum(span for _, _, span, _ in shown) == one.size * (8 if found.by_bits else 1), one.id
            checked += 1
    assert checked > 20
