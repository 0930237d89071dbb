"""Texts of made messages tell their encoding: some hold characters that other encodings have elsewhere."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis.encoding import telling_of
from ksyspark_codegen.synthesis.solver import Solver


@pytest.mark.parametrize(
    ("encoding", "other"),
    [("ISO-8859-1", "windows-1252"), ("IBM037", "IBM500"), ("UTF-8", "ISO-8859-1"), ("IBM437", "IBM850")],
)
def test_some_characters_lie_elsewhere(encoding, other) -> None:
    found = [one.encode(encoding).decode(other, "replace") != one for one in telling_of(encoding)]
    assert any(found)


@pytest.mark.parametrize("encoding", ["ASCII", "IBM1047"])
def test_none_where_it_is_not_known(encoding) -> None:
    assert telling_of(encoding) == ()


@pytest.mark.parametrize("encoding", ["UTF-8", "UTF-16LE", "IBM500"])
def test_made_texts_hold_them_and_keep_their_size(library_of, encoding) -> None:
    library = library_of(f"seq: [{{id: a, type: str, size: 8, encoding: {encoding}}}]")
    solver = Solver(library, library.specs["demo"], 1, {})
    texts = [made.data.decode(encoding) for made in (solver.one() for _ in range(30)) if made is not None]
    assert len(texts) == 30
    assert any(one in text for text in texts for one in telling_of(encoding))


def test_texts_are_ended_or_only_filled_up(messages_of) -> None:
    made = messages_of("seq: [{id: a, type: str, size: 8, encoding: ASCII, terminator: 0, pad-right: 32}]")
    assert {0 in one for one in made if one.endswith(b"  ")} == {False, True}
