"""Decode parts of sets with the formats there are: many small messages in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import pyarrow as pa

from ksyspark.decoder import DecodeOptions, Params
from ksyspark.decoding import make_decoder
from ksyspark.errors import Failure
from ksyspark.formats import find_format
from ksyspark.layout.masking import mask_columns
from ksyspark.layout.projection import Choice
from ksyspark.protocols.sas.limits import LONGEST_DESCRIPTION
from ksyspark.protocols.sas.result import Row


@dataclass(frozen=True, slots=True)
class PartRead:
    """Messages of one kind, decoded: columns with sensitive values hidden, and why some were refused."""

    columns: pa.RecordBatch
    failures: Mapping[int, Failure]

    def rows(self) -> list[Row]:
        """Return the columns row by row, as Python values."""
        return self.columns.to_pylist()  # type: ignore[no-any-return]


class PartReader:
    """Decode messages of a format by its name, whole or some columns."""

    def __init__(self, name: str, columns: tuple[Choice, ...] | None = None) -> None:
        fmt = find_format(name)
        self._decoder = make_decoder(fmt, DecodeOptions(columns=columns))
        self._params = frozenset(param.id for param in fmt.layout.params)

    def read(self, messages: Sequence[bytes], params: Params | None = None) -> PartRead:
        """Decode messages. Raises nothing for bad ones."""
        decoded = self._decoder.decode(pa.array(messages, _binary(messages)), params or {})
        return PartRead(mask_columns(decoded.columns, self._decoder.layout), decoded.failures)

    def known(self, params: Params) -> Params:
        """Return those of some parameters that the format has."""
        return {name: value for name, value in params.items() if name in self._params}

    def read_one(self, message: bytes, params: Params | None = None) -> tuple[Row, Failure | None]:
        """Decode one message; of a refused one the row holds what was read before. More than 16 MiB are refused."""
        if len(message) > LONGEST_DESCRIPTION:
            reason = f"{len(message)} bytes, more than the {LONGEST_DESCRIPTION} that are read of this kind"
            return dict.fromkeys(self._decoder.schema.names), Failure("", 0, reason)
        read = self.read([message], params)
        return read.rows()[0], read.failures.get(0)


@cache
def part_reader(name: str, columns: tuple[Choice, ...] | None = None) -> PartReader:
    """Return the reader of a format's messages; one for all sets."""
    return PartReader(name, columns)


def _binary(messages: Sequence[bytes]) -> pa.DataType:
    return pa.large_binary() if sum(map(len, messages)) >= 1 << 31 else pa.binary()
