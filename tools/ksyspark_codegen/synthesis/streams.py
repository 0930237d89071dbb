"""What expressions ask of the streams of a message under construction."""

from __future__ import annotations

from typing import Protocol

from ksyspark.spec.model import Attribute
from ksyspark_codegen.synthesis.memory import Window
from ksyspark_codegen.synthesis.parts import Key, Part


class Stream(Protocol):
    """What a message under construction answers about its streams, and how it reads instances elsewhere on them."""

    def size_of(self, window: Window) -> int: ...

    def is_at_end(self, window: Window, asker: Key) -> tuple[bool, Key | None]: ...

    def read_instance(self, part: Part, attribute: Attribute) -> None: ...
