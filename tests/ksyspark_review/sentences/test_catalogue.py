"""Words of the languages: the same messages in each, plurals, numbers, joints."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from ksyspark_review.model import LANGUAGES, Language
from ksyspark_review.sentences.phrases import (
    Message,
    catalogue_of,
    name,
    number,
    plural,
    render,
    say,
    show_number,
    text_of,
)


def forms(message: Message) -> list[str]:
    return [*message.values()] if isinstance(message, Mapping) else [message]


def holes(message: Message) -> set[str]:
    return {hole for form in forms(message) for hole in re.findall(r"\{(\w+)", form)}


@pytest.mark.parametrize("language", ["zh", "pt"])
def test_every_language_has_the_same_messages(language: Language) -> None:
    assert list(catalogue_of(language)) == list(catalogue_of("en"))


def test_punctuation_between_chinese_characters_is_chinese() -> None:
    texts = [form for message in catalogue_of("zh").values() for form in forms(message)]
    assert [text for text in texts if re.search(r"[\u4e00-\u9fff}”] ?[,;:](?![^{]*\})", text)] == []


@pytest.mark.parametrize("language", ["zh", "pt"])
def test_every_message_has_the_same_parts(language: Language) -> None:
    """A count may be told in words only: "the structure around this one"."""
    english = catalogue_of("en")
    assert [
        key
        for key, message in catalogue_of(language).items()
        if holes(message) - {"count"} != holes(english[key]) - {"count"}
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_with_forms_has_those_of_its_language(language: Language) -> None:
    wanted = {plural(count, language) for count in range(10)}
    assert {frozenset(one) for one in catalogue_of(language).values() if isinstance(one, Mapping)} == {
        frozenset(wanted)
    }


@pytest.mark.parametrize(
    ("language", "one"), [("en", [1]), ("pt", [0, 1]), ("zh", [])], ids=["English", "Portuguese", "Chinese"]
)
def test_plural_rules_are_those_of_unicode(language: Language, one: list[int]) -> None:
    assert [count for count in [0, 1, 2, 5, 21, 101, 1000000] if plural(count, language) == "one"] == one


@pytest.mark.parametrize(
    ("of", "shown"), [(0, "0"), (8322, "8322"), (13488, "13\u202f488"), (-2097152, "−2\u202f097\u202f152")]
)
def test_long_numbers_are_grouped(of: int, shown: str) -> None:
    assert show_number(of) == shown


def test_lists_are_joined_in_the_words_of_each_language() -> None:
    phrase = say("one of", parts=(number(1), number(2), number(3)))
    assert [render(phrase, language) for language in LANGUAGES] == ["1, 2 or 3", "1、2 或 3", "1, 2 ou 3"]


def test_portuguese_contracts_outside_names() -> None:
    of = say("last bits", of=say("this value"), count=4)
    assert text_of(say("type", of=of)).pt == "O número nos últimos 4 bits deste valor."
    assert "“de o”" in text_of(say("type", of=say("length of", of=name("de o")))).pt


def test_chinese_has_no_blanks_between_its_characters() -> None:
    text = text_of(say("as many bytes as", of=name("len"))).zh
    assert text == "字节数由“len”给出。"
