"""Phrases: sentences and their parts before they are put into words of a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

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
        for one in self.inner():
            yield from one.walk()

    def exchanged(self, old: Phrase, new: Phrase) -> Phrase:
        """Return the phrase with another one for every equal part."""
        if self == old:
            return new
        return Phrase(self.key, tuple((name, _exchanged(part, old, new)) for name, part in self.parts), self.kind)


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


def _exchanged(part: Part, old: Phrase, new: Phrase) -> Part:
    if isinstance(part, Phrase):
        return part.exchanged(old, new)
    return tuple(one.exchanged(old, new) for one in part) if isinstance(part, tuple) else part
