"""framing=fixed: messages of one size, back to back."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ksyspark.io.files import Window
from ksyspark.io.framing.arrays import adjacent, binary_array
from ksyspark.io.framing.cut import Cut, Spans
from ksyspark.io.framing.end_of_data import end_of_data


@dataclass(frozen=True, slots=True)
class Fixed:
    """Cut messages of `size` bytes; fewer at the end of the stream are a message that breaks off."""

    size: int

    def spans(self, window: Window, is_last: bool) -> Spans:
        count, rest = divmod(len(window), self.size)
        broken = is_last and rest > 0
        starts = np.arange(count + broken, dtype=np.int64) * self.size
        lengths = np.full(count + broken, self.size, np.int64)
        if not broken:
            return Spans(starts, lengths, count * self.size)
        lengths[-1] = rest
        return Spans(starts, lengths, len(window), {count: end_of_data(self.size, rest)})

    def cut(self, window: Window, spans: Spans) -> Cut:
        return Cut(binary_array(window.data, adjacent(spans.starts, spans.consumed), spans.failures), spans.failures)
