"""Find the next message behind a gap of a stream: a guess, checked by reading on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from ksyspark.decoder import DecodeOptions, Decoder, ParamValue
from ksyspark.formats import Format
from ksyspark.io import Window
from ksyspark.io.spans import Positions, Spans, binary_array
from ksyspark.reader.capture.assembly import Run
from ksyspark.reader.stream_reader import StreamReader
from ksyspark.reader.stream_values import StreamParams

if TYPE_CHECKING:
    from ksyspark.vm import MessageEnds

SEARCHED_BYTES = 64 << 10
"""Bytes behind a gap at each of which a message may begin; beyond them only at the beginning of a segment."""
_READ_BYTES = 1 << 20
_MOST_READ = 8
# Messages in a row that make a place believable which is not the beginning of a segment.
_ENOUGH = 3


class Resynchroniser:
    """Find where messages of a format begin in a run of bytes.

    They are sound where all of them fit the format; where no parameters are known, also where all fit one of `others`,
    which end their messages alike.
    """

    def __init__(self, fmt: Format, streams: StreamReader, others: Sequence[Format] = ()) -> None:
        self._fmt, self._streams, self._others = fmt, streams, others

    def find(self, run: Run, known: StreamParams) -> int | None:
        """Return the first place of a run at which a sound message begins, or None.

        At the beginning of a segment one message is enough, elsewhere three in a row, or two up to the run's end.
        """
        for place in run.places.tolist():
            if self._messages_at(run, place - run.start, known):
                return int(place)
        for at in self._candidates(run, known):
            count, end = self._complete_at(run, at, known)
            enough = _ENOUGH if end < len(run.data) else _ENOUGH - 1
            if count >= enough and self._messages_at(run, at, known):
                return run.start + at
        return None

    def _candidates(self, run: Run, known: StreamParams) -> Iterator[int]:
        """Yield positions at which a complete message may begin, other than beginnings of segments."""
        first = set(run.places.tolist())
        ends = self._ends and self._ends.with_params(self._params(known))
        for at in range(min(len(run.data), SEARCHED_BYTES)):
            if run.start + at not in first and (ends is None or ends.first(run.data, at) is not None):
                yield at

    def _complete_at(self, run: Run, at: int, known: StreamParams) -> tuple[int, int]:
        spans = self._spans(run, at, known)
        return len(spans), at + (int(spans.ends[-1]) if len(spans) else 0)

    def _messages_at(self, run: Run, at: int, known: StreamParams) -> bool:
        """Say whether complete messages begin at a position of a run, the first of which have no failure."""
        spans = self._spans(run, at, known)
        count = min(len(spans), _MOST_READ)
        if not count:
            return False
        edges: Positions = np.append(spans.starts[:count], spans.ends[count - 1]) + at
        bodies = binary_array(run.data, edges)
        if not self._decoder.decode(bodies, self._params(known)).failures:
            return True
        others = () if known.values else self._other_decoders
        return any(not other.decode(bodies, {}).failures for other in others)

    def _spans(self, run: Run, at: int, known: StreamParams) -> Spans:
        window = Window(run.data[at : at + _READ_BYTES], 0)
        return self._streams.spans(window, self._params(known))

    def _params(self, known: StreamParams) -> dict[str, ParamValue]:
        return {**known.values, **self._streams.given}

    @cached_property
    def _ends(self) -> MessageEnds | None:
        from ksyspark.vm import MessageEnds  # noqa: PLC0415 (loads the compiled machine)

        plan = self._fmt.streams.checked_message_end or self._fmt.streams.message_end
        return MessageEnds(self._fmt.layout, plan, {}) if plan else None

    @cached_property
    def _decoder(self) -> Decoder:
        return self._fmt.decoder(DecodeOptions(columns=()))

    @cached_property
    def _other_decoders(self) -> tuple[Decoder, ...]:
        return tuple(other.decoder(DecodeOptions(columns=())) for other in self._others)
