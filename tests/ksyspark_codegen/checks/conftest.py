"""Formats with a fault planted in one room: made of two specifications that differ in one thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import cast

import pytest

from ksyspark.format import Format
from ksyspark.modules import GeneratedModules


@dataclass(frozen=True)
class Message:
    """A message written by hand."""

    data: bytes
    params: Mapping[str, object] = field(default_factory=dict)


Planted = Callable[[str, str, str, str], Format]


@pytest.fixture(scope="session")
def planted(format_of) -> Planted:
    """Return the maker of a format of a text, of which one room is that of the text with a part replaced."""

    def make(text: str, room: str, right: str, wrong: str) -> Format:
        assert right in text
        sound, faulty = (cast(GeneratedModules, format_of(one).modules) for one in (text, text.replace(right, wrong)))
        taken = {path: source for path, source in faulty.texts.items() if path.startswith(f"{room}/")}
        return Format(format_of(text).name, GeneratedModules({**sound.texts, **taken}))

    return make


@pytest.fixture(scope="session")
def message() -> type[Message]:
    """Return the class of messages."""
    return Message
