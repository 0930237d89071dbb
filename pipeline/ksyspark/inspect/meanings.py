"""What the specification says about a column: unit and first sentence, from the generated Spark schemas."""

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
    """Look up the words of a format; empty where its schemas cannot be loaded."""

    def __init__(self, fmt: Format) -> None:
        self._format = fmt

    def of(self, record: Record, column: Column) -> str:
        """Return the first sentence about a column, and its unit in brackets."""
        schema = self._types.get(record.name)
        if schema is None or column.id not in schema.names:
            return ""
        metadata = schema[column.id].metadata
        comment = _FIRST_SENTENCE.match(metadata.get("comment", ""))
        unit = f"[{metadata['ksy.unit']}]" if "ksy.unit" in metadata else ""
        sentence = comment[0].removesuffix(unit).strip() if comment else ""
        return " ".join(filter(None, (sentence, unit)))

    @cached_property
    def _types(self) -> Mapping[str, Any]:
        try:
            found: Mapping[str, Any] = self._format.load("schemas").TYPES
        except FormatError:
            return {}
        return found
