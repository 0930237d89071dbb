"""Decode parts of sets with the shipped formats: many small messages in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import pyarrow as pa

from ksyspark.decoder import DecodeOptions, Params
from ksyspark.errors import Failure
from ksyspark.formats import find_format
from ksyspark.layout.masking import mask_columns
from ksyspark.layout.projection import Choice
from ksyspark.protocols.sas.limits import MAX_DESCRIPTION_BYTES
from ksyspark.protocols.sas.result import Row


@dataclass(frozen=True, slots=True)
class DecodedParts:
    """Decoded messages of one format: columns with sensitive values masked, and failures by row."""

    columns: pa.RecordBatch
    failures: Mapping[int, Failure]

    def rows(self) -> list[Row]:
        """Return the columns row by row, as Python values."""
        return self.columns.to_pylist()  # type: ignore[no-any-return]


class PartDecoder:
    """Decode messages of a shipped format, all columns or some."""

    def __init__(self, name: str, columns: tuple[Choice, ...] | None = None, depth: int | None = None) -> None:
        fmt = find_format(name).to_depth(depth)
        self._decoder = fmt.decoder(DecodeOptions(columns=columns))
        self._params = frozenset(param.id for param in fmt.layout.params)

    def decode(self, messages: Sequence[bytes], params: Params | None = None) -> DecodedParts:
        """Decode messages; bad ones become failures, none raises."""
        arrow = pa.large_binary() if sum(map(len, messages)) >= 1 << 31 else pa.binary()
        decoded = self._decoder.decode(pa.array(messages, arrow), params or {})
        return DecodedParts(mask_columns(decoded.columns, self._decoder.layout), decoded.failures)

    def decode_one(self, message: bytes, params: Params | None = None) -> tuple[Row, Failure | None]:
        """Decode one message of at most 16 MiB; on failure the row holds the fields in front of it."""
        if len(message) > MAX_DESCRIPTION_BYTES:
            reason = f"{len(message)} bytes, more than the {MAX_DESCRIPTION_BYTES} that are read of this kind"
            return dict.fromkeys(self._decoder.schema.names), Failure("", 0, reason)
        decoded = self.decode([message], params)
        return decoded.rows()[0], decoded.failures.get(0)

    def accepted(self, params: Params) -> Params:
        """Return those of some parameters that the format has."""
        return {name: value for name, value in params.items() if name in self._params}


@cache
def part_decoder(name: str, columns: tuple[Choice, ...] | None = None, depth: int | None = None) -> PartDecoder:
    """Return the decoder of a format's messages, recursive types to a depth; all sets share it."""
    return PartDecoder(name, columns, depth)
