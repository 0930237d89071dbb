"""The words of each language: one YAML file a language in `locale/`, read once.

A message is a text with `{parts}`. One that depends on a number has forms instead, `one` and `other`, chosen by its
part `count`. `{parts:or}` joins a list of phrases by the messages `or between` and `or last`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import cast

from ksyspark.spec.yaml import plain
from ksyspark.spec.yaml.load import load_tree
from ksyspark_codegen.review.model import LANGUAGES, Language, Text
from ksyspark_codegen.review.sentences.phrases import Part, Phrase

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
    return Text(**{language: _capital(_polished(render(sentence, language), language)) for language in LANGUAGES})


def _polished(text: str, language: Language) -> str:
    """Return a text without the joints of its parts: no blanks inside Chinese, contractions in Portuguese."""
    if language == "zh":
        return _BLANK_IN_CHINESE.sub("", text)
    if language != "pt":
        return text
    outside = _NAME.split(text)
    contracted = (_CONTRACTION.sub(_contracted, part) for part in outside)
    return "".join(part + name for part, name in zip(contracted, [*_NAME.findall(text), ""], strict=True))


def _contracted(found: re.Match[str]) -> str:
    preposition, article = found.group(1, 2) if found[1] else found.group(3, 4)
    return _CONTRACTED[preposition] + article


def render(phrase: Phrase, language: Language) -> str:
    """Put a phrase into words. Raises KeyError for a message that the catalogue lacks."""
    message = messages(language)[phrase.key]
    if isinstance(message, Mapping):
        count = phrase.part("count")
        message = message[plural(count if isinstance(count, int) else 2, language)]
    parts = dict(phrase.parts)
    return _HOLE.sub(lambda hole: _part(parts[hole[1]], hole[2] or "list", language), message)


@cache
def messages(language: Language) -> Mapping[str, Message]:
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
        case _:
            return _joined([render(one, language) for one in part], joined_by, language)


def _joined(texts: list[str], joined_by: str, language: Language) -> str:
    """Join a list; the catalogue has what stands between two parts, and in front of the last."""
    known = messages(language)
    between, last = str(known[f"{joined_by} between"]), str(known[f"{joined_by} last"])
    if len(texts) < 2:
        return "".join(texts)
    return f"{between.join(texts[:-1])}{last}{texts[-1]}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
