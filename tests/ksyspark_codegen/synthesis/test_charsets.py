"""Texts of made messages tell their encoding: some hold characters that other encodings have elsewhere."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis.encoding import telling_of


@pytest.mark.parametrize(
    ("encoding", "other"),
    [("ISO-8859-1", "windows-1252"), ("IBM037", "IBM500"), ("UTF-8", "ISO-8859-1"), ("IBM437", "IBM850")],
)
def test_some_characters_lie_elsewhere(encoding, other) -> None:
    assert any(letter.encode(encoding).decode(other, "replace") != letter for letter in telling_of(encoding))


@pytest.mark.parametrize("encoding", ["ASCII", "IBM1047"])
def test_none_where_it_is_not_known(encoding) -> None:
    assert telling_of(encoding) == ()


@pytest.mark.parametrize("encoding", ["UTF-8", "UTF-16LE", "IBM500"])
def test_made_texts_hold_them(messages_of, encoding) -> None:
    messages = messages_of(f"seq: [{{id: n, type: u1}}, {{id: a, type: str, size: n, encoding: {encoding}}}]", 30)
    texts = [message[1 : 1 + message[0]].decode(encoding) for message in messages]
    assert any(letter in text for text in texts for letter in telling_of(encoding))
