"""What every decoder promises: messages in, Arrow columns out, one failure at most a message."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

import pyarrow as pa

from ksyspark.errors import Failure
from ksyspark.layout import Layout
from ksyspark.layout.arrow import concatenated
from ksyspark.layout.projection import Choice

ParamValue = int | float | bool | str | bytes
Params = Mapping[str, ParamValue | Sequence[ParamValue | None]]
"""Parameters of a batch by id: one value for all messages, or one a message (None: the default)."""


@dataclass(frozen=True, slots=True)
class DecodeOptions:
    """How messages become columns.

    `columns` are the columns to decode (None: all), whole or with what is wanted below them; `enums_as_ints` keeps
    codes instead of labels, `type` starts at a nested type of the specification instead of its root. With `is_brief` a
    message is not validated behind the last byte that the columns need: they are the same, but failures may be missed.
    """

    columns: tuple[Choice, ...] | None = None
    enums_as_ints: bool = False
    type: str | None = None
    is_brief: bool = False


@dataclass(frozen=True, slots=True)
class Decoded:
    """So many decoded messages, row for row.

    `columns` has exactly the decoder's schema; of a failed message it holds what was read before the failure.
    `failures` tells the failed rows. `hidden` gives, for failed rows of a format with sensitive fields, the byte ranges
    [start, end) of the message that hold or may hold a sensitive value.
    """

    columns: pa.RecordBatch
    messages: int
    failures: Mapping[int, Failure] = field(default_factory=dict)
    hidden: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)


class Decoder(ABC):
    """Decode batches of messages of one format, with one set of options.

    `layout` has what was chosen of the format's as its root; `schema` is its Arrow schema.
    """

    name: str
    layout: Layout
    schema: pa.Schema

    @abstractmethod
    def pieces(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> Iterator[Decoded]:
        """Decode a batch in pieces, at least one, in order; a null message gives a row of nulls and no failure.

        Mostly one piece is all. But messages whose items have few bytes or none can become thousands of times as long:
        a piece ends where its rows take half a GiB, or its columns one. So memory is bounded for those who are done
        with a piece before they ask for the next. Raises nothing for bad messages, OptionError for parameters that the
        format does not have or that nobody tells.
        """

    def decode(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> Decoded:
        """Decode a batch as one piece. Raises OptionError, too, where that has columns of more than 2 GiB."""
        return _joined(list(self.pieces(messages, params)))


def _joined(pieces: Sequence[Decoded]) -> Decoded:
    if len(pieces) == 1:
        return pieces[0]
    starts = list(accumulate((piece.messages for piece in pieces), initial=0))
    numbered = list(zip(starts, pieces, strict=False))
    return Decoded(
        concatenated([piece.columns for piece in pieces]),
        starts[-1],
        {start + row: failure for start, piece in numbered for row, failure in piece.failures.items()},
        {start + row: ranges for start, piece in numbered for row, ranges in piece.hidden.items()},
    )
