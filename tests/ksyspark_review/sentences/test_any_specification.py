"""Specifications of all kinds are said without an exception."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from ksyspark.spec.inference import Typer
from ksyspark.spec.load import load_specifications
from ksyspark_review.items import structures_of
from ksyspark_review.meaning import written_types
from ksyspark_review.model import Citation, Sentence

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


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_specifications(path: Path) -> None:
    sentences = list(said(load_specifications([path])))
    assert not [one.text.en for one in sentences if one.is_formula]


@pytest.mark.parametrize("name", sorted(path.stem for path in CONSTRUCTS.glob("*.yaml")))
def test_every_construct_of_the_language(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.ksy"
    path.write_text(runpy.run_path(str(CONSTRUCTS / "load.py"))["specification"](name), encoding="utf-8")
    typer = load_specifications([path], tmp_path)
    sentences = list(said(typer))
    assert len(sentences) > len(written_types(typer.library, name))
    assert not [one.text.en for one in sentences if one.is_formula]
