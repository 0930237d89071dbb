"""framing=file: the whole file is one message."""

from __future__ import annotations

from ksyspark.io.files import Window
from ksyspark.io.framing.arrays import adjacent, binary_array
from ksyspark.io.framing.cut import Cut, Spans, spans_of


class WholeFile:
    """Take everything as one message; an empty file is an empty message."""

    def spans(self, window: Window, is_last: bool) -> Spans:
        return spans_of([0], [len(window)], len(window)) if is_last else spans_of([], [], 0)

    def cut(self, window: Window, spans: Spans) -> Cut:
        return Cut(binary_array(window.data, adjacent(spans.starts, spans.consumed)))
