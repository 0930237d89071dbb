"""Specifications of all kinds are said without an exception, in sentences of 25 words at most."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from ksyspark.spec.inference import Typer
from ksyspark.spec.load import load_specifications
from ksyspark_review.items import structures_of
from ksyspark_review.meaning import written_types
from ksyspark_review.model import LANGUAGES, Citation, Sentence
from ksyspark_review.sentences.phrases import MOST_WORDS, count_words

TESTS = Path(__file__).parents[2]
GOLDEN = sorted((TESTS / "golden").glob("*/*.ksy"))
CONSTRUCTS = TESTS / "ksyspark/vm/constructs"


def said(typer: Typer) -> Iterator[Sentence]:
    for spec_id in typer.library.specs:
        for structure in structures_of(typer, spec_id, lambda _, source: Citation(source), lambda _: ""):
            yield from structure.sentences
            for item in structure.items:
                assert item.sentences, item.id
                yield from item.sentences


def long_ones(sentences: list[Sentence]) -> list[str]:
    each = ((one.text.of(language), language) for one in sentences for language in LANGUAGES)
    return [text for text, language in each if count_words(text, language) > MOST_WORDS]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_specifications(path: Path) -> None:
    sentences = list(said(load_specifications([path])))
    assert not [one.text.en for one in sentences if one.is_formula]
    assert long_ones(sentences) == []


@pytest.mark.parametrize("name", sorted(path.stem for path in CONSTRUCTS.glob("*.yaml")))
def test_every_construct_of_the_language(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.ksy"
    path.write_text(runpy.run_path(str(CONSTRUCTS / "load.py"))["specification"](name), encoding="utf-8")
    typer = load_specifications([path], tmp_path)
    sentences = list(said(typer))
    assert len(sentences) > len(written_types(typer.library, name))
    assert not [one.text.en for one in sentences if one.is_formula]
    assert long_ones(sentences) == []


def test_names_of_many_words_count_as_one(tmp_path: Path) -> None:
    """A sentence cannot be cut inside a name."""
    name = "a_name_of_a_field_that_goes_on_and_on_as_if_it_were_a_sentence_of_its_own"
    path = tmp_path / "t.ksy"
    fields = "".join(f"  - {{id: {name}_{letter}, type: u1}}\n" for letter in "xyz")
    test = " or ".join(f"({name}_{letter} + 1) * 2 > 7" for letter in "xyz")
    path.write_text(f"meta: {{id: t}}\nseq:\n{fields}  - {{id: last, type: u1, if: {test}}}\n", encoding="utf-8")
    sentences = list(said(load_specifications([path], tmp_path)))
    assert long_ones(sentences) == []
    assert any(f"“{name}_z”" in one.text.en for one in sentences)
