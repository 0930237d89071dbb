"""What a plain reader raises for a value that breaks the rules of its logical type."""

from __future__ import annotations


class NotLogical(Exception):
    """A value breaks a rule: what is `expected`, and what is `found`; `index` is the item of a repeated field."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected = expected
        self.found = found
        self.index: int | None = None
