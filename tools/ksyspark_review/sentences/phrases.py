"""Phrases before they are put into words, and the words of each language; tables of phrases."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, cast

from ksyspark.spec.load_yaml import load_tree
from ksyspark.spec.yaml import plain
from ksyspark_review.model import LANGUAGES, Language, Text

Kind = Literal["", "value", "condition"]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the catalogue with its parts.

    `kind` says what a phrase is: a value (a noun), or a condition (a clause that holds or does not). These may get a
    letter and a sentence of their own. A part is a phrase, a number, a text that is the same in each language, or a
    list of phrases.
    """

    key: str
    parts: tuple[tuple[str, Part], ...] = ()
    kind: Kind = ""

    def part(self, name: str) -> Part:
        return next(part for known, part in self.parts if known == name)

    def phrase(self, name: str) -> Phrase:
        """Return a part that is a phrase."""
        part = self.part(name)
        assert isinstance(part, Phrase)
        return part

    def inner(self) -> Iterator[Phrase]:
        """Yield the phrases directly inside."""
        for _, part in self.parts:
            if isinstance(part, Phrase):
                yield part
            elif isinstance(part, tuple):
                yield from part

    def walk(self) -> Iterator[Phrase]:
        """Yield this phrase and all inside it, outermost first."""
        yield self
        for phrase in self.inner():
            yield from phrase.walk()

    def exchanged(self, old: Phrase, new: Phrase) -> Phrase:
        """Return the phrase with another one for every equal part."""
        if self == old:
            return new
        return self.mapped(lambda inner: inner.exchanged(old, new))

    def mapped(self, change: Callable[[Phrase], Phrase]) -> Phrase:
        """Return the phrase with others for those directly inside."""

        def changed(part: Part) -> Part:
            if isinstance(part, Phrase):
                return change(part)
            return tuple(map(change, part)) if isinstance(part, tuple) else part

        return Phrase(self.key, tuple((name, changed(part)) for name, part in self.parts), self.kind)


Part = Phrase | str | int | tuple[Phrase, ...]


def say(key: str, **parts: Part) -> Phrase:
    """Make a phrase that is neither value nor condition: a sentence."""
    return Phrase(key, tuple(parts.items()))


def value(key: str, **parts: Part) -> Phrase:
    """Make a value."""
    return Phrase(key, tuple(parts.items()), "value")


def condition(key: str, **parts: Part) -> Phrase:
    """Make a condition."""
    return Phrase(key, tuple(parts.items()), "condition")


def name(text: str) -> Phrase:
    """Make the quoted name of a field, type or code list."""
    return value("name", text=text)


def number(of: int) -> Phrase:
    """Make a number."""
    return value("number", number=of)


Message = str | Mapping[str, str]
MOST_WORDS = 25

_HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")
_NAME = re.compile(r"“[^”]*”|‘[^’]*’")
_IDEOGRAPH = re.compile(r"[\u3400-\u9fff]")
_BLANK_IN_CHINESE = re.compile(r"(?<=[\u3000-\u9fff\uff00-\uffef”’)]) (?=[\u3000-\u9fff\uff00-\uffef“‘(])")
_CONTRACTION = re.compile(r"\b(?:(de|em) ([oa]s?|est[ea]s?)|(a) (os?))\b(?= )")
_CONTRACTED = {"de": "d", "em": "n", "a": "a"}
_WORD = re.compile(r"\S*\w\S*")
THIN = "\u202f"
_KNOWN = 20_000
"""Phrases whose words are kept: most fields of a format are said alike."""


@lru_cache(_KNOWN)
def text_of(sentence: Phrase) -> Text:
    """Return a sentence in every language, with a capital letter in front."""
    return Text.each(lambda language: _polished(render(sentence, language), language))


def _polished(text: str, language: Language) -> str:
    """Return a text that begins with a capital letter, without blanks inside Chinese, with Portuguese contractions."""
    if language == "zh":
        text = _BLANK_IN_CHINESE.sub("", text)
    elif language == "pt":
        contracted = (_CONTRACTION.sub(_contracted, part) for part in _NAME.split(text))
        text = "".join(part + name for part, name in zip(contracted, [*_NAME.findall(text), ""], strict=True))
    return text[:1].upper() + text[1:]


def _contracted(match: re.Match[str]) -> str:
    preposition, article = match.group(1, 2) if match[1] else match.group(3, 4)
    return _CONTRACTED[preposition] + article


def render(phrase: Phrase, language: Language) -> str:
    """Put a phrase into words. Raises KeyError for a message that the catalogue lacks."""
    message = catalogue_of(language)[phrase.key]
    if isinstance(message, Mapping):
        count = phrase.part("count")
        message = message[plural(count if isinstance(count, int) else 2, language)]
    parts = dict(phrase.parts)
    return _HOLE.sub(lambda hole: _part(parts[hole[1]], hole[2] or "list", language), message)


@cache
def catalogue_of(language: Language) -> Mapping[str, Message]:
    """Return the messages of a language by their keys."""
    text = files(__package__).joinpath("locale", f"{language}.yaml").read_text(encoding="utf-8")
    return cast(Mapping[str, Message], plain(load_tree(text, f"{language}.yaml")))


def plural(count: int, language: Language) -> str:
    """Return the form for a count, by the rules of Unicode CLDR for whole numbers: `one` or `other`."""
    if language == "zh":
        return "other"
    return "one" if count == 1 or (language == "pt" and count == 0) else "other"


def show_number(number: int) -> str:
    """Return a whole number for people: from five digits on, in groups of three with thin spaces between."""
    grouped = f"{abs(number):,}".replace(",", THIN) if abs(number) >= 10_000 else str(abs(number))
    return f"−{grouped}" if number < 0 else grouped


def count_words(text: str, language: Language) -> int:
    """Count the words of a sentence. In Chinese two characters count as one word, outside quoted names."""
    spaced = text.replace(THIN, "")
    if language != "zh":
        return len(_WORD.findall(spaced))
    outside = _NAME.sub(" ", spaced)
    in_names = sum(max(1, len(_WORD.findall(found))) for found in _NAME.findall(spaced))
    characters = len(_IDEOGRAPH.findall(outside))
    return in_names + -(-characters // 2) + len(_WORD.findall(_IDEOGRAPH.sub(" ", outside)))


@lru_cache(_KNOWN)
def longest(phrase: Phrase) -> int:
    """Return the words of a phrase in the language that needs most."""
    return max(count_words(render(phrase, language), language) for language in LANGUAGES)


def _part(part: Part, joined_by: str, language: Language) -> str:
    match part:
        case Phrase():
            return render(part, language)
        case int():
            return show_number(part)
        case str():
            return part
    # The catalogue has what stands between two parts of a list, and in front of the last.
    known, texts = catalogue_of(language), [render(one, language) for one in part]
    between, last = str(known[f"{joined_by} between"]), str(known[f"{joined_by} last"])
    return f"{between.join(texts[:-1])}{last}{texts[-1]}" if len(texts) > 1 else "".join(texts)


def table_rows(each: Iterable[Phrase]) -> Iterator[Phrase]:
    """Yield the rows of a table, as many in a sentence as fit."""
    together: list[Phrase] = []
    for row in each:
        if together and longest(say("rows", parts=(*together, row))) > MOST_WORDS:
            yield say("rows", parts=tuple(together))
            together = []
        together.append(row)
    if together:
        yield say("rows", parts=tuple(together))
