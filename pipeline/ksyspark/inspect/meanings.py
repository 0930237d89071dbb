"""The documentation of columns: first sentence, unit, and the words for the codes of an enum."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ksyspark.errors import FormatError
from ksyspark.format import Format
from ksyspark.layout import Column, Record

# A sentence ends where a space and a capital follow: not in `3.1.1` nor in `e.g. a`.
_FIRST_SENTENCE = re.compile(r"^.*?[.!?](?=\s+[A-Z])|^.*$", re.DOTALL)


class Meanings:
    """The documentation of one format, from its schemas; empty where they cannot be loaded."""

    def __init__(self, fmt: Format) -> None:
        self._format = fmt

    def of(self, record: Record, column: Column) -> str:
        """Return the first sentence about a column."""
        metadata = self._metadata(record, column)
        words = metadata.get("comment", "").removesuffix(f"[{metadata.get('ksy.unit', '')}]").strip()
        return _first_sentence(words)

    def unit(self, record: Record, column: Column) -> str:
        """Return the unit of a column; empty for none."""
        return str(self._metadata(record, column).get("ksy.unit", ""))

    def of_code(self, record: Record, column: Column, code: int) -> str:
        """Return the first sentence about a code of an enum; empty where the specification has none."""
        return _first_sentence(self._metadata(record, column).get("ksy.enum.doc", {}).get(str(code), ""))

    def _metadata(self, record: Record, column: Column) -> Mapping[str, Any]:
        schema = self._types.get(record.name)
        if schema is None or column.id not in schema.names:
            return {}
        found: Mapping[str, Any] = schema[column.id].metadata
        return found

    @cached_property
    def _types(self) -> Mapping[str, Any]:
        try:
            found: Mapping[str, Any] = self._format.load("schemas").TYPES
        except FormatError:
            return {}
        return found


def _first_sentence(words: str) -> str:
    found = _FIRST_SENTENCE.match(words)
    return found[0].strip() if found else ""
