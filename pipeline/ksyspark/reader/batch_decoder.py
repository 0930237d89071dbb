"""Decode a batch of messages and dress it: envelope, mode, hidden values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from ksyspark.decoder import Decoded, Decoder
from ksyspark.errors import DecodeError, Failure
from ksyspark.format import Format
from ksyspark.options import ReadOptions
from ksyspark.reader.envelope import ERROR, SOURCE, bytes_column, envelope_schema, error_column, source_column
from ksyspark.reader.hiding import Hiding
from ksyspark.reader.messages import Messages


@dataclass(frozen=True, slots=True)
class ReadBatch:
    """Rows of decoded messages, in their order.

    `messages` were read for it, `rejects` of them could not be decoded; with mode DROPMALFORMED those are no rows.
    `rows` are the messages that became rows (None: all of them).
    """

    batch: pa.RecordBatch
    messages: int
    rejects: int
    rows: pa.Array | None = None


class BatchDecoder:
    """Turn messages into record batches with the columns that a caller wants."""

    def __init__(
        self, fmt: Format, options: ReadOptions, decoder: Decoder, columns: Sequence[str] | None = None
    ) -> None:
        """Choose the columns: `columns` in that order, or the decoder's and then the envelope."""
        self._name = fmt.name
        self._options = options
        self._decoder = decoder
        self._hiding = Hiding(fmt, options, decoder.layout)
        fields = [*decoder.schema, *envelope_schema(options.corrupt_column)]
        by_name = {field.name: field for field in fields}
        self.schema = pa.schema(fields if columns is None else [by_name[name] for name in columns])

    def decode(self, messages: Messages) -> Iterator[ReadBatch]:
        """Decode a batch, piece by piece.

        With mode FAILFAST it raises DecodeError for the first reject, before any row of its piece.
        """
        first = 0
        for decoded in self._decoder.pieces(messages.bodies, messages.params):
            stop = first + decoded.messages
            yield self._read(messages if decoded.messages == len(messages) else messages.slice(first, stop), decoded)
            first = stop

    def _read(self, messages: Messages, decoded: Decoded) -> ReadBatch:
        failures = dict(sorted({**messages.failures, **decoded.failures}.items()))
        if failures and self._options.mode == "FAILFAST":
            raise self._refusal(messages, failures)
        batch = self._batch(messages, decoded, failures)
        if not failures or self._options.mode == "PERMISSIVE":
            return ReadBatch(batch, len(messages), len(failures))
        kept = pa.array(np.delete(np.arange(len(messages)), list(failures)))
        return ReadBatch(batch.take(kept), len(messages), len(failures), kept)

    def _batch(self, messages: Messages, decoded: Decoded, failures: Mapping[int, Failure]) -> pa.RecordBatch:
        columns = dict(zip(decoded.columns.schema.names, self._hiding.columns(decoded.columns).columns, strict=True))
        wanted = set(self.schema.names)
        if SOURCE in wanted:
            columns[SOURCE] = source_column(messages)
        if ERROR in wanted:
            columns[ERROR] = error_column(failures, len(messages))
        if self._options.corrupt_column in wanted:
            kept = {row: self._hiding.octets(messages, decoded, row) for row in failures}
            columns[self._options.corrupt_column] = bytes_column(kept, len(messages))
        arrays = [columns[name] for name in self.schema.names]
        if not arrays:
            return pa.RecordBatch.from_struct_array(pa.array([{}] * len(messages), pa.struct([])))
        return pa.RecordBatch.from_arrays(arrays, schema=self.schema)

    def _refusal(self, messages: Messages, failures: Mapping[int, Failure]) -> DecodeError:
        row, failure = next(iter(failures.items()))
        path = messages.slice(row, row + 1).origins[0][0]
        where = f"message {messages.indices[row]} at byte {messages.offsets[row]}"
        return DecodeError(self._name, f"{path}, {where}" if path else where, failure)
