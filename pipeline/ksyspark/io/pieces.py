"""Messages that come in pieces: the pieces of each are joined behind the header of the first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import DecodeOptions, ParamValue
from ksyspark.display import show_count
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.io.spans import Cut, Framing, Positions, Spans
from ksyspark.io.windows import Window
from ksyspark.layout.projection import Choice

if TYPE_CHECKING:
    from ksyspark.vm import MessageEnds

_NONE = -1
_INCOMPLETE = "a message in pieces that do not follow each other"


@dataclass(frozen=True, slots=True)
class _Facts:
    """What the headers of pieces say: bytes of each, of its whole message (with one header), and pieces to come.

    Of a piece with a bad header the lengths are 0, and it follows no other: it says that _NONE of them come.
    """

    lengths: Positions
    wholes: Positions
    rests: Positions

    @property
    def divided(self) -> Positions:
        """The numbers of the pieces that are not a message alone."""
        return np.flatnonzero(self.wholes > self.lengths)


class JoinedPieces(Framing):
    """Join the pieces that another framing finds, as the specification's `-pieces` says.

    A span is a whole message, the headers of its later pieces included; in the message only the first one is left. A
    message whose pieces do not follow each other is incomplete: what there is of it is one reject.
    """

    def __init__(self, fmt: Format, pieces: Framing) -> None:
        assert fmt.layout.pieces is not None
        self._pieces, self._said = pieces, fmt.layout.pieces
        self._paths = tuple(path.split(".") for path in (self._said.length, self._said.whole, self._said.rest))
        below: dict[str, dict[str, None]] = {}
        for column, *names in self._paths:
            below.setdefault(column, {}).update(dict.fromkeys(names[:1]))
        columns: list[Choice] = [(column, tuple(names)) if names else column for column, names in below.items()]
        self._decoder = fmt.decoder(DecodeOptions(tuple(columns), enums_as_ints=True, is_brief=True))

    @property
    def message_ends(self) -> MessageEnds | None:
        return self._pieces.message_ends

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        pieces = self._pieces.spans(window, is_last, params)
        if not len(pieces):
            return pieces
        facts = self._facts(self._pieces.cut(window, pieces, params).bodies, params)
        if not len(facts.divided):
            return pieces
        lasts = np.arange(len(pieces))
        failures: dict[int, Failure] = {}
        waits_from = len(pieces)
        first = 0
        for row in facts.divided.tolist():
            if row < first:
                continue
            stop, present, whole = self._follow(facts, row)
            if present < whole and stop == len(pieces) and pieces.lost is None and not is_last:
                waits_from = row
                break
            if present != whole:
                expected, actual = show_count(whole, "byte"), show_count(present, "byte")
                reason = f"{_INCOMPLETE}: they should bring {expected}, and bring {actual}"
                failures[row] = Failure("", 0, reason, expected, actual)
            lasts[row] = stop - 1
            first = stop
        return _grouped(pieces, lasts, failures, waits_from)

    def cut(self, window: Window, spans: Spans, params: Mapping[str, ParamValue]) -> Cut:
        cut = self._pieces.cut(window, spans, params)
        facts = self._facts(cut.bodies, params)
        is_divided = facts.lengths < spans.lengths
        joined = [row for row in facts.divided.tolist() if is_divided[row] and row not in cut.failures]
        if not joined:
            return cut
        values = [params.get(self._said.param)] * len(spans)
        pieces, done = [], 0
        for row in joined:
            values[row] = 1
            whole = self._joined(window, int(spans.starts[row]), int(spans.lengths[row]), params)
            pieces += [cut.bodies.slice(done, row - done), pa.array([whole], cut.bodies.type)]
            done = row + 1
        bodies = pa.concat_arrays([*pieces, cut.bodies.slice(done)])
        return Cut(bodies, cut.failures, {**cut.params, self._said.param: values})

    def _facts(self, bodies: pa.Array, params: Mapping[str, ParamValue]) -> _Facts:
        decoded = self._decoder.decode(bodies, params)
        values = (pc.struct_field(decoded.columns.column(path[0]), path[1:]).cast(pa.int64()) for path in self._paths)
        facts = _Facts(*(np.array(pc.fill_null(numbers, 0)) for numbers in values))
        bad = list(decoded.failures)
        facts.lengths[bad] = facts.wholes[bad] = 0
        facts.rests[bad] = _NONE
        return facts

    def _follow(self, facts: _Facts, row: int) -> tuple[int, int, int]:
        """Return the number behind the last piece of a message, how many bytes they bring, and how many there are.

        Pieces count down how many follow; where the first says that none does, all must name the same length.
        """
        header = self._said.len_header
        whole, left = int(facts.wholes[row]) - header, int(facts.rests[row])
        present, stop = int(facts.lengths[row]) - header, row + 1
        while present < whole and stop < len(facts.lengths):
            if facts.rests[stop] != max(left - 1, 0) or (not left and facts.wholes[stop] != facts.wholes[row]):
                break
            left = int(facts.rests[stop])
            present += int(facts.lengths[stop]) - header
            stop += 1
            if not left and present < whole and facts.rests[row]:
                break
        return stop, present, whole

    def _joined(self, window: Window, start: int, length: int, params: Mapping[str, ParamValue]) -> bytes:
        """Return the bytes of a message out of those of its pieces, which are cut again."""
        part = Window(window.data[start : start + length], 0)
        starts = self._pieces.spans(part, True, params).starts.tolist()
        edges = zip(starts, [*starts[1:], length], strict=True)
        return b"".join(part.data[at + self._said.len_header * (at > 0) : end].tobytes() for at, end in edges)


def _grouped(pieces: Spans, lasts: Positions, failures: Mapping[int, Failure], stop: int) -> Spans:
    """Return the messages of pieces before `stop`: each piece begins one up to that in `lasts`, `failures` by first."""
    firsts, row = [], 0
    while row < stop:
        firsts.append(row)
        row = int(lasts[row]) + 1
    kept = np.array(firsts, np.int64)
    starts = pieces.starts[kept]
    lengths = pieces.ends[lasts[kept]] - starts
    numbers = {first: number for number, first in enumerate(firsts)}
    named = {**pieces.failures, **failures}
    known = {numbers[first]: failure for first, failure in named.items() if first in numbers}
    if stop < len(pieces):
        return Spans(starts, lengths, int(pieces.starts[stop]), known)
    return Spans(starts, lengths, pieces.consumed, known, pieces.lost, pieces.held)
