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


_PARTS = {"plans": ("plan", "streams"), "layouts": ("layout",)}


@dataclass(frozen=True)
class PlantedFormat(Format):
    """A format that takes the official parsers of one folder from another format."""

    other: Format | None = None
    folder: str = ""

    def parser_class(self, folder: str, parser: str) -> type:
        if self.other is not None and folder == self.folder:
            return self.other.parser_class(folder, parser)
        return super().parser_class(folder, parser)


@pytest.fixture(scope="session")
def planted(format_of) -> Planted:
    """Return the maker of a format of which the plans, the layout or one folder of parsers are those of another text.

    That text is the format's with a part replaced.
    """

    def make(text: str, room: str, right: str, wrong: str) -> Format:
        assert right in text
        sound, faulty = format_of(text), format_of(text.replace(right, wrong))
        parts = {**dict(sound.source.parts), **{name: faulty.source.read("", name) for name in _PARTS.get(room, ())}}
        return PlantedFormat(sound.name, CompiledInMemory(tuple(parts.items())), None, faulty, room)

    return make


@pytest.fixture(scope="session")
def message() -> type[Message]:
    """Return the class of messages."""
    return Message
