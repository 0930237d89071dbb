"""Lines are found again by what they say before where they stood."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from ksyspark.spec.load_yaml import load_tree
from ksyspark.spec.problems import SpecError
from ksyspark.spec.yaml import plain
from ksyspark_review.documents.full_text import Retraced, quoted, read_text, retrace
from ksyspark_review.documents.page import trace_page
from ksyspark_review.items import structures_of


class SmallPage(Protocol):
    ksy: Path
    review: Path
    specification: Path
    document: Path

    def change(self, path: Path, old: str, new: str) -> None: ...
    def problems(self) -> list[str]: ...


def taken(page: SmallPage) -> Retraced:
    """Take the lines of the document, and write what changes."""
    found = retrace(page.ksy, page.review, read_text(page.document))
    for path, text in found.files.items():
        path.write_text(text, encoding="utf-8")
    return found


def fingerprints(page: SmallPage) -> dict[str, str]:
    traced = trace_page(page.ksy, page.review)
    structures = structures_of(traced.typer, "tide", traced.sources.cite, traced.sources.line_text)
    return {item.id: item.fingerprint for one in structures for item in one.items}


def test_the_same_document_changes_nothing(small_page: SmallPage) -> None:
    first = taken(small_page)
    assert (first.quoted, first.moves.moved, first.moves.lost, first.unaccounted) == (3, {}, (), ())
    assert taken(small_page).files == {}
    assert small_page.problems() == []


def test_lines_are_written_where_there_were_none(small_page: SmallPage) -> None:
    review = small_page.review.read_text(encoding="utf-8")
    start, end = review.index("    total-lines"), review.index("    fates")
    small_page.review.write_text(review[:start] + review[end:], encoding="utf-8")
    taken(small_page)
    assert small_page.problems() == []


def test_an_inserted_line_moves_every_number_and_voids_no_answer(small_page: SmallPage) -> None:
    before = fingerprints(small_page)
    small_page.change(small_page.document, "\n\nStation", "\n\nA new heading\nStation")
    found = taken(small_page)
    assert found.moves.moved == {3: 4, 4: 5, 5: 6, 6: 7}
    assert found.unaccounted == (3,)
    small_page.change(small_page.review, "heading: [1]", "heading: [1, 3]")
    assert small_page.problems() == []
    assert fingerprints(small_page) == before
    assert "-source: [D1:4]" in small_page.specification.read_text(encoding="utf-8")


def test_a_removed_line_is_told_and_leaves_its_field_without_one(small_page: SmallPage) -> None:
    small_page.change(small_page.document, "Height: two bytes\n", "")
    found = taken(small_page)
    assert found.moves.lost == (4,)
    assert found.moves.moved == {5: 4, 6: 5}


def test_lines_that_changed_places_are_not_mixed_up(small_page: SmallPage) -> None:
    small_page.change(
        small_page.document, "Station: one byte\nHeight: two bytes\n", "Height: two bytes\nStation: one byte\n"
    )
    found = taken(small_page)
    assert len(found.moves.lost) == 1


def test_the_full_text_is_compared_to_the_byte(small_page: SmallPage) -> None:
    assert retrace(small_page.ksy, small_page.review, read_text(small_page.document)).files == {}
    small_page.change(small_page.document, "Station: one byte", "Station: one  byte")
    changed = retrace(small_page.ksy, small_page.review, read_text(small_page.document))
    assert changed.moves.lost == (3,)
    assert changed.files.keys() == {small_page.review, small_page.specification}


def test_a_text_of_no_document_is_refused(small_page: SmallPage, tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="cannot be read"):
        read_text(tmp_path / "missing.txt")
    (tmp_path / "bad.txt").write_bytes(b"\xff")
    with pytest.raises(SpecError, match="expected UTF-8 text, byte 0 is not"):
        read_text(tmp_path / "bad.txt")


@pytest.mark.parametrize(
    "text", ["plain", 'a "quote"', "tab\tand\\", "thin\u202fand\u00a0blank", "# no comment: {a}", "", "  x "]
)
def test_a_quote_is_read_back_as_it_was(text: str, tmp_path: Path) -> None:
    assert plain(load_tree(f"line: {quoted(text)}", "x.yaml")) == {"line": text}
