"""The option `where`: only messages for which a condition holds are decoded whole."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import Format
from ksyspark.layout.arrow import record_of_type
from ksyspark.layout.conditions import columns_in, evaluate
from ksyspark.layout.paths import choices_of, coded
from ksyspark.options import ReadOptions
from ksyspark.reader.messages import Messages


class Selection:
    """Find the messages that a condition selects, decoding only the columns that it needs.

    A message is left out where the condition is false, and, as in SQL, where it is null; but a message that cannot be
    read up to those columns is kept, so that it is refused like any other.
    """

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        assert options.where is not None
        record = record_of_type(fmt.layout, options.type)
        self._condition = coded(options.where, fmt.layout, record)
        columns = choices_of(fmt.layout, record, columns_in(options.where), "where")
        # Projection in brief mode: nothing behind the last column is read.
        self._decoder = fmt.decoder(DecodeOptions(columns, True, options.type, True, options.processes))

    def rows(self, messages: Messages) -> npt.NDArray[np.int64]:
        """Return the numbers of the messages to keep, in their order."""
        kept = np.zeros(len(messages), bool)
        first = 0
        for decoded in self._decoder.pieces(messages.bodies, messages.params):
            holds = evaluate(self._condition, decoded.columns)
            kept[first : first + decoded.messages] = holds.fill_null(False).to_numpy(zero_copy_only=False)
            unknown = [row for row in decoded.failures if not holds[row].is_valid]
            kept[[first + row for row in unknown]] = True
            first += decoded.messages
        kept[list(messages.failures)] = True
        return np.flatnonzero(kept)
