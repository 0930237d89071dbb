"""Hide sensitive values, in columns and in the bytes that are kept of a reject."""

from __future__ import annotations

import pyarrow as pa

from ksyspark.decoder import Decoded
from ksyspark.format import Format
from ksyspark.layout import Layout
from ksyspark.layout.arrow import record_of_type
from ksyspark.layout.masking import has_sensitive, mask_bytes, mask_columns
from ksyspark.options import ReadOptions
from ksyspark.reader.messages import Messages


class Hiding:
    """Replace sensitive values of a format, unless the options show them or there are none."""

    def __init__(self, fmt: Format, options: ReadOptions, layout: Layout) -> None:
        """`layout` is that of the columns; bytes may hold sensitive values that no column shows."""
        self._layout = layout
        record = record_of_type(fmt.layout, options.type)
        sensitive = any(one.sensitive or has_sensitive(fmt.layout, one.type) for one in record.columns)
        self._is_needed = sensitive and not options.show_sensitive

    def columns(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """Return decoded columns with `***` for sensitive values."""
        return mask_columns(batch, self._layout) if self._is_needed else batch

    def octets(self, messages: Messages, decoded: Decoded, row: int) -> bytes:
        """Return the bytes of a reject; nobody knows where in an uncut message the sensitive ones are."""
        if row in messages.raw:
            raw = messages.raw[row]
            return mask_bytes(raw, [(0, len(raw))]) if self._is_needed else raw
        body: bytes = messages.bodies[row].as_py()
        return mask_bytes(body, decoded.hidden.get(row, ())) if self._is_needed else body
