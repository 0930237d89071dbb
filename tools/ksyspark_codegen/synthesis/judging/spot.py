"""The place where one value is read."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.spec.model import Attribute, Delimiter, SimpleUse
from ksyspark_codegen.synthesis.parts import Frame, Items, Key, Part


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A field of an object, or an item of it, with the type that it takes here.

    `start` is its first byte from the start of the message; `items` is the list that the value will be an item of,
    `index` its number there.
    """

    part: Part
    attribute: Attribute
    use: SimpleUse
    delimiter: Delimiter
    frame: Frame
    key: Key
    start: int
    items: Items | None
    index: int | None

    @property
    def has_stream(self) -> bool:
        """Tell whether an object here has a stream of its own."""
        delimiter = self.delimiter
        return delimiter.size is not None or delimiter.size_eos or delimiter.terminator is not None

    def begin(self, value: object) -> None:
        """Show an object to expressions while its fields are read; items are not shown yet."""
        if self.items is None and self.attribute.id:
            self.part.values[self.attribute.id] = value

    def end(self, value: object) -> None:
        """Show a value to expressions."""
        if self.items is not None:
            self.items.append(value)
        else:
            self.begin(value)
