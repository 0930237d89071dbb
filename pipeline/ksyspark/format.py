"""A format: the generated modules of one specification, as every door of ksyspark takes it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import ModuleType
from typing import cast

from ksyspark.errors import FormatError
from ksyspark.layout import Layout
from ksyspark.layout.depth import with_depth
from ksyspark.modules import ModuleSource


@dataclass(frozen=True)
class Format:
    """Name a format and say where its generated modules are; small and picklable, so it ships to Spark workers.

    `depth` are the levels of recursive types that get columns (None: all that the specification has).
    """

    name: str
    modules: ModuleSource
    depth: int | None = None

    @property
    def layout(self) -> Layout:
        whole = cast(Layout, self.load("layouts").LAYOUT)
        return whole if self.depth is None else with_depth(whole, self.depth)

    def to_depth(self, depth: int | None) -> Format:
        """Return the format with so many levels of recursive types as columns; None leaves it as it is."""
        return self if depth is None else replace(self, depth=depth)

    def load(self, room: str, stem: str | None = None) -> ModuleType:
        """Import one generated module of this format: `layouts`, `schemas`, `parsers`, `traced` or `frames`."""
        return self.modules.load(room, stem or self.name)

    def parser_class(self, room: str, parser: str) -> type:
        """Return a class of the official compiler's output by `Record.parser` (`module:Outer.Inner`)."""
        stem, _, path = parser.partition(":")
        found: object = self.load(room, stem)
        for name in path.split("."):
            found = getattr(found, name, None)
        if not isinstance(found, type):
            raise FormatError(f"The format {self.name} has no class {parser} in {room}; run `ksyspark generate`.")
        return found
