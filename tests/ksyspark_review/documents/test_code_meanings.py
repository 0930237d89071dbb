"""What codes mean is said in each language: all of a page, or none of it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from ksyspark_review.documents.assemble import assemble
from ksyspark_review.documents.page_file import page_files
from ksyspark_review.model import Text

KSY = Path(__file__).parents[3] / "ksy"
HARBOUR = "{id: harbour, -source: [D1:5]}"
MEANT = '{id: harbour, -source: [D1:5], doc: "A place\\n  for ships"}'
TRANSLATED = "code-meanings:\n  - {en: A place for ships, zh: 泊船处, pt: Um lugar para navios}\n"


class SmallPage(Protocol):
    ksy: Path
    review: Path
    specification: Path

    def change(self, path: Path, old: str, new: str) -> None: ...

    def problems(self) -> list[str]: ...


@pytest.fixture
def meant(small_page: SmallPage) -> SmallPage:
    small_page.change(small_page.specification, HARBOUR, MEANT)
    return small_page


def test_a_meaning_is_shown_in_each_language(meant: SmallPage) -> None:
    meant.review.write_text(meant.review.read_text("utf-8") + TRANSLATED, "utf-8")
    (code,) = assemble(meant.ksy, meant.review).code_lists[0].codes
    assert code.meaning == Text("A place for ships", "泊船处", "Um lugar para navios")


def test_without_translations_the_meanings_are_english(meant: SmallPage) -> None:
    (code,) = assemble(meant.ksy, meant.review).code_lists[0].codes
    assert code.meaning == Text(*["A place for ships"] * 3)


def test_a_translation_voids_no_answer(meant: SmallPage) -> None:
    before = assemble(meant.ksy, meant.review)
    meant.review.write_text(meant.review.read_text("utf-8") + TRANSLATED, "utf-8")
    after = assemble(meant.ksy, meant.review)
    assert after.fingerprint == before.fingerprint
    assert after.code_lists[0].codes[0].fingerprint == before.code_lists[0].codes[0].fingerprint


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        (
            TRANSLATED.replace("for ships", "for boats"),
            "the meaning of the code `tide.station.1` has no translation: `A place for ships`",
        ),
        (TRANSLATED.replace("for ships", "for boats"), "no code means `A place for boats`"),
        (
            TRANSLATED + TRANSLATED.split("\n", 1)[1],
            "the meaning `A place for ships` is already on line 41",
        ),
        (TRANSLATED.replace(", zh: 泊船处", ""), "an entry of `code-meanings` is missing in zh"),
    ],
)
def test_what_is_missing_or_too_much_is_named(meant: SmallPage, written: str, problem: str) -> None:
    meant.review.write_text(meant.review.read_text("utf-8") + written, "utf-8")
    assert f"ksy/tide.review.yaml: {problem}" in meant.problems()


@pytest.mark.parametrize("file", page_files(KSY), ids=lambda path: path.name)
def test_shipped_meanings_are_in_three_languages(file: Path) -> None:
    review = assemble(KSY, file)
    meanings = [code.meaning for one in review.code_lists for code in one.codes if code.meaning.en]
    same = {one.en for one in meanings if one.zh == one.en}
    # Names of products, and letters, are the same in every language.
    assert all(len(text.split()) < 3 for text in same), same
    assert sum(len(one.en) for one in meanings if one.en == one.pt) < 0.1 * sum(len(one.en) for one in meanings)
