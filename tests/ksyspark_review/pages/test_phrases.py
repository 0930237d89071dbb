from __future__ import annotations

import re
from pathlib import Path

import pytest

import ksyspark_review
from ksyspark_review.model import LANGUAGES, Text
from ksyspark_review.pages.phrases import Phrase, Phrases, interface_counts, interface_texts

SOURCES = Path(ksyspark_review.__file__).parent
PROGRAMMER_WORDS = re.compile(r"\b(u[1248]|s[1248]|offset|enum|null|endian|boolean|integer|array|struct|string|ksy)\b")


def test_equal_texts_share_a_key_and_a_text_without_translations_has_none() -> None:
    phrases = Phrases()
    first, again = phrases.of(Text("a", "b", "c")), phrases.of(Text("a", "b", "c"))
    assert first == again == Phrase(first.key, "a")
    other = phrases.of(Text("a", "b", "d"))
    assert phrases.of(Text("72", "72", "72")) == Phrase("", "72")
    assert phrases.catalogue("pt") == {first.key: "c", other.key: "d"}


def test_a_key_does_not_depend_on_the_texts_before_it() -> None:
    phrases = Phrases()
    for number in range(50):
        phrases.of(Text(str(number), "b", "c"))
    assert phrases.of(Text("a", "b", "c")) == Phrases().of(Text("a", "b", "c"))


def test_texts_whose_digests_begin_alike_have_keys_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ksyspark_review.pages.phrases._SHORTEST", 1)
    phrases = Phrases()
    keys = {phrases.of(Text(str(number), "b", "c")).key for number in range(200)}
    assert len(keys) == 200
    assert min(map(len, keys)) == 2


def test_a_phrase_is_escaped_in_a_template() -> None:
    assert Phrase("k", "<b>").__html__() == "<span data-t=k>&lt;b&gt;</span>"
    assert Phrase("", "<b>").__html__() == "<span>&lt;b&gt;</span>"


def test_one_and_many_have_their_forms() -> None:
    phrases = Phrases()
    assert [phrases.count("bytes", number).en for number in (0, 1, 2)] == ["0 bytes", "1 byte", "2 bytes"]


def test_texts_fill_in_the_same_values_in_every_language() -> None:
    texts = {
        **interface_texts(),
        **{f"{name} {form}": text for name, many in interface_counts().items() for form, text in enumerate(many)},
    }
    wrong = [
        name
        for name, one in texts.items()
        if len({tuple(sorted(re.findall(r"\{\w+\}", one.of(language)))) for language in LANGUAGES}) > 1
    ]
    assert wrong == []


@pytest.mark.parametrize("language", ["en", "pt"])
def test_the_interface_has_no_programmers_words(language: str) -> None:
    texts = {**interface_texts(), **{name: many[1] for name, many in interface_counts().items()}}
    found = {name: one.en if language == "en" else one.pt for name, one in texts.items()}
    assert {name: text for name, text in found.items() if PROGRAMMER_WORDS.search(text)} == {}


def test_every_text_of_the_interface_is_used() -> None:
    used = "\n".join(
        path.read_text(encoding="utf-8")
        for folder, ends in (("pages", ".py"), ("templates", ".jinja"))
        for path in (SOURCES / folder).rglob("*")
        if path.suffix == ends
    )
    prefixes = re.findall(r'f"([a-z-]+-)\{', used) + re.findall(r'"([a-z]+-)"\)', used)
    names = set(re.findall(r'"([a-z0-9-]+)"', used))
    known = [*interface_texts(), *interface_counts()]
    assert [name for name in known if name not in names and not name.startswith(tuple(prefixes))] == []
