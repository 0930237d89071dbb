"""Formats with a fault planted in one part: made of two specifications that differ in one thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pytest

from ksyspark.formats import CompiledInMemory, Format


@dataclass(frozen=True)
class Message:
    """A message written by hand."""

    data: bytes
    params: Mapping[str, object] = field(default_factory=dict)


Planted = Callable[[str, str, str, str], Format]


_PARTS = {"plans": ("plan", "streams"), "layouts": ("layout",), "model": ("library",)}


@pytest.fixture(scope="session")
def planted(format_of) -> Planted:
    """Return the maker of a format of which the plans, the layout, the model or the parsers are those of another text.

    That text is the format's with a part replaced.
    """

    def make(text: str, part: str, right: str, wrong: str) -> Format:
        assert right in text
        sound, faulty = format_of(text), format_of(text.replace(right, wrong))
        parts = {**dict(sound.source.parts), **{name: faulty.source.read("", name) for name in _PARTS.get(part, ())}}
        path = (faulty if part == "parsers" else sound).source.path
        return Format(sound.name, CompiledInMemory(tuple(parts.items()), path))

    return make


@pytest.fixture(scope="session")
def message() -> type[Message]:
    """Return the class of messages."""
    return Message
