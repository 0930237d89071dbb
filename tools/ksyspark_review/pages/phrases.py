"""Texts of a page in three languages, found by key; sizes and positions in words."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from markupsafe import Markup

from ksyspark.escaping import visible
from ksyspark_review.model import LANGUAGES, Item, Language, Structure, Text

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
# Two of a page's texts seldom begin with the same so many digits.
_SHORTEST = 5


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text on the page. In a template it is an element of its own; `t` and `en` put it on another element."""

    key: str
    en: str

    @property
    def t(self) -> Markup:
        """The attribute by which the script finds the text in other languages."""
        return Markup(" data-t={}").format(self.key) if self.key else Markup()

    def __html__(self) -> str:
        return Markup("<span{}>{}</span>").format(self.t, visible(self.en))


class Phrases:
    """The texts that one page uses. Equal texts share a key.

    A key follows from its text alone, so that a new text changes no other line of the page.
    """

    def __init__(self) -> None:
        self._keys: dict[Text, str] = {}
        self._texts: dict[str, Text] = {}

    def of(self, text: Text) -> Phrase:
        """Return the phrase of a text; one that is the same in every language needs no key."""
        if text.en == text.zh == text.pt:
            return Phrase("", text.en)
        if text not in self._keys:
            key = next(key for key in _keys_for(text) if key not in self._texts)
            self._keys[text], self._texts[key] = key, text
        return Phrase(self._keys[text], text.en)

    def say(self, name: str, **values: object) -> Phrase:
        """Return a text of the interface, with values filled in."""
        return self.of(self.text(name, **values))

    def count(self, name: str, number: int) -> Phrase:
        """Return a text of the interface that has a form for one and a form for any other number."""
        forms = interface_counts()[name]
        chosen = forms[0] if number == 1 else forms[1]
        return self.of(_filled(chosen, {"n": number}))

    @staticmethod
    def text(name: str, **values: object) -> Text:
        """Return a text of the interface in all languages, with values filled in."""
        return _filled(interface_texts()[name], values)

    def catalogue(self, language: Language) -> dict[str, str]:
        """Return the texts used so far in one language, by key."""
        return {key: visible(text.of(language)) for text, key in self._keys.items()}


@cache
def interface_texts() -> Mapping[str, Text]:
    """Return the texts of the interface by name."""
    return {name: _text(entry, name) for name, entry in _tables()["texts"].items()}


@cache
def interface_counts() -> Mapping[str, tuple[Text, Text]]:
    """Return the texts that count something, by name: the form for one, the form for other numbers."""
    return {
        name: (
            Text(**{language: entry[language][0] for language in LANGUAGES}),
            Text(**{language: entry[language][-1] for language in LANGUAGES}),
        )
        for name, entry in _tables()["counts"].items()
    }


@cache
def _tables() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    folder = files("ksyspark_review") / "templates"
    tables: dict[str, dict[str, dict[str, str]]] = {"texts": {}, "counts": {}}
    for name in ("texts.toml", "counts.toml"):
        tables[name.removesuffix(".toml")].update(tomllib.loads((folder / name).read_text(encoding="utf-8")))
    return tables


def _text(entry: Mapping[str, str], name: str) -> Text:
    missing = [language for language in LANGUAGES if not entry.get(language)]
    assert not missing, f"the text {name!r} of the pages has no {', '.join(missing)}"
    return Text(en=entry["en"], zh=entry["zh"], pt=entry["pt"])


def _filled(text: Text, values: Mapping[str, object]) -> Text:
    return Text(*(text.of(language).format(**values) for language in LANGUAGES)) if values else text


def _keys_for(text: Text) -> Iterator[str]:
    """Yield keys for a text, the shortest first: digits of its digest behind a letter."""
    number = int.from_bytes(hashlib.sha256(f"{text.en}\0{text.zh}\0{text.pt}".encode()).digest(), "big")
    key = "t"
    while number:
        number, last = divmod(number, len(_DIGITS))
        key += _DIGITS[last]
        if len(key) > _SHORTEST:
            yield key


def size_of(phrases: Phrases, item: Item) -> Phrase:
    """Say how long an item is: bits, bytes, or that it varies."""
    if item.bits is not None:
        return phrases.count("bits", item.bits[1])
    if item.size is None:
        return phrases.say("varies")
    return phrases.count("bytes", item.size)


def size_of_structure(phrases: Phrases, structure: Structure) -> Phrase:
    """Say how long a structure is."""
    return phrases.say("length-varies") if structure.size is None else phrases.count("bytes", structure.size)


def position_of(phrases: Phrases, item: Item) -> Phrase | None:
    """Say where an item lies: bytes 9 to 12, or byte 1, bits 7 to 4, or None if it has no fixed place or no bytes."""
    if item.kind != "field" or item.offset is None:
        return None
    first = item.offset + 1
    if item.bits is not None:
        return _bits(phrases, first, *item.bits)
    match item.size:
        case None:
            return phrases.say("from-byte", first=first)
        case 0:
            return phrases.say("no-bytes")
        case 1:
            return phrases.say("at-byte", first=first)
        case size:
            return phrases.say("at-bytes", first=first, last=first + size - 1)


def _bits(phrases: Phrases, byte: int, first: int, width: int) -> Phrase:
    """Bits have the numbers 7 (leftmost) to 0, as in the pictures."""
    if first + width > 8:
        return phrases.say("at-bits-over", byte=byte, first=7 - first, width=width)
    if width == 1:
        return phrases.say("at-bit", byte=byte, first=7 - first)
    return phrases.say("at-bits", byte=byte, first=7 - first, last=8 - first - width)
