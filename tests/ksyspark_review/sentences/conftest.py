"""Specifications whose sentences are looked at: all that are shipped, and small ones in the tests themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from ksyspark.spec.inference import Typer
from ksyspark.spec.load import load_specifications
from ksyspark_review.sentences.rules import sentences_of

ROOT = Path(__file__).parents[3]
SaidOf = Callable[..., list[str]]


@pytest.fixture(scope="session")
def shipped() -> Typer:
    """Give all shipped specifications."""
    return load_specifications(sorted((ROOT / "ksy").glob("*/*.ksy")), ROOT)


@pytest.fixture
def typer_of(tmp_path: Path) -> Callable[[str], Typer]:
    """Load a specification from its text; its id is `t`."""

    def load(text: str) -> Typer:
        path = tmp_path / "t.ksy"
        head = "meta: {id: t, endian: be, encoding: UTF-8, bit-endian: be}\n"
        path.write_text(head + dedent(text), encoding="utf-8")
        return load_specifications([path], tmp_path)

    return load


@pytest.fixture
def said_of(typer_of: Callable[[str], Typer]) -> SaidOf:
    """Say one part of a specification's top type, all of it or the rules of one kind."""

    def say(text: str, name: str, kind: str = "", language: str = "en") -> list[str]:
        typer = typer_of(text)
        owner = typer.library.specs["t"].root
        part = next(one for one in (*owner.params, *owner.attributes()) if one.id == name)
        return [one.text.of(language) for one in sentences_of(part, owner, typer) if kind in ("", one.kind)]

    return say
