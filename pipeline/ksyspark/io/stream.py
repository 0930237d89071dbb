"""framing=stream: messages back to back that say where they end, some in pieces, which are joined.

The interpreter finds what the machine cannot.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
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
from ksyspark.layout.paths import choices_of

if TYPE_CHECKING:
    from ksyspark.compiler.plan import Plan
    from ksyspark.interpreter.message import ExtentReader
    from ksyspark.interpreter.objects import Fault
    from ksyspark.vm import MessageEnds

# Bytes that the decoder is given to explain a failure.
_EXPLAINED_BYTES = 1 << 20
MOST_UNCHECKED = 1 << 20
"""The longest message whose length is believed although it breaks a rule."""
NO_LENGTH = 0


class MessageLength:
    """Read single messages by the format's skeleton, in which bodies are skipped."""

    def __init__(self, fmt: Format) -> None:
        self._fmt = fmt
        self._defaults = {param.id: param.default for param in fmt.layout.params if param.default is not None}

    def at(self, data: bytes, start: int, params: Mapping[str, ParamValue]) -> int | None:
        """Return the length of the message at `start`, or None if it goes on behind the data.

        NO_LENGTH if it breaks a rule on which its length depends, or has no bytes.
        """
        end = self._end(data, start, None, params)
        if isinstance(end, int):
            return end - start
        return None if end.problem.kind in ("end", "terminator") else NO_LENGTH

    def unchecked(self, data: bytes, start: int, params: Mapping[str, ParamValue]) -> int | None:
        """Return the length that the message at `start` states, whatever it breaks; None for none, or one too long."""
        stop = min(start + MOST_UNCHECKED, len(data))
        end = self._end(data, start, stop, params, unchecked=True)
        return end - start if isinstance(end, int) and end > start else None

    def stated(self, data: bytes, params: Mapping[str, ParamValue]) -> int | None:
        """Return the length that a message states of which `data` has the beginning, or None if it states no length.

        It states one if what is missing belongs to a field of the message itself, which then is its last one.
        """
        from ksyspark.interpreter.problems import EndOfData  # noqa: PLC0415 (slow to import, and rarely needed)

        fault = self._end(data, 0, None, params)
        if isinstance(fault, int) or not isinstance(fault.problem, EndOfData) or fault.start is None:
            return None
        return fault.start + fault.problem.needed if fault.holder.holder is None else None

    def explain(self, window: Window, start: int, params: Mapping[str, ParamValue]) -> Failure:
        """Return what the decoder finds wrong with the message at `start`: it knows the field and the rule."""
        data = window.slice(start, min(len(window) - start, _EXPLAINED_BYTES))
        decoder = self._fmt.decoder(DecodeOptions(columns=()))
        failure = decoder.decode(pa.array([data], pa.binary()), params).failures.get(0)
        if failure is not None:
            return failure
        return Failure("", 0, "this is no message" if self._end(data, 0, None, params) else "the message has no bytes")

    @cached_property
    def _reader(self) -> "ExtentReader":
        from ksyspark.interpreter.message import ExtentReader  # noqa: PLC0415 (slow to import, and rarely needed)

        skeleton = self._fmt.streams.skeleton
        assert skeleton is not None
        return ExtentReader(skeleton, self._fmt.name)

    def _end(
        self, data: bytes, start: int, stop: int | None, params: Mapping[str, ParamValue], *, unchecked: bool = False
    ) -> "int | Fault":
        return self._reader.end(data, {**self._defaults, **params}, start, stop, unchecked=unchecked)


# So many suspects within so many bytes mean that the stream is out of step.
SUSPECTS_IN_A_ROW = 8
SUSPECT_BYTES = 1 << 20


class SelfDelimiting(Framing):
    """Cut by the format's skeleton, in which bodies are skipped.

    - The machine finds all complete messages that keep the rules by which the stream is known to be in step.
    - A message that breaks such a rule is a suspect. It is cut all the same; but where 8 follow each other within a
      MiB, the stream is out of step from the first of them on, and lost.
    - Where every message has the same bytes at the same place (a mark), a lost stream is resynchronised by the next
      mark: what lies before it is one message, refused for what is wrong with its beginning.
    - A message that breaks a rule on which its length depends is cut all the same where a sound message lies behind
      the length that it states, or the stream ends there; else the stream is lost.
    - Of what the machine does not finish, `MessageLength` says whether it goes on behind the window or is no message.

    Work is bounded by the bytes of a window: no byte is copied twice, and of each position the machine and the
    interpreter are asked a fixed number of times.
    """

    def __init__(self, fmt: Format) -> None:
        self._fmt = fmt
        self.mark = fmt.layout.mark
        self.length = MessageLength(fmt)

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        return _WindowCutter(self, window, is_last, params).spans()

    @cached_property
    def message_ends(self) -> "MessageEnds | None":
        streams = self._fmt.streams
        return self._find_ends(streams.checked_message_end or streams.message_end)

    @cached_property
    def ends_of_suspects(self) -> "MessageEnds | None":
        """What finds the ends also of messages that show that the reader may be out of step, or None if none do."""
        streams = self._fmt.streams
        return self._find_ends(streams.message_end) if streams.checked_message_end else None

    def _find_ends(self, plan: "Plan | None") -> "MessageEnds | None":
        from ksyspark.vm import MessageEnds  # noqa: PLC0415 (loads the compiled machine)

        return MessageEnds(self._fmt.layout, plan, {}) if plan else None


class Suspects:
    """Messages in a row that have an end but begin as no message does.

    One alone is a bad message; several close together are a stream that is out of step, or no stream at all.
    """

    def __init__(self) -> None:
        self._starts: list[int] = []

    def clear(self) -> None:
        """Forget the suspects, because a good message follows them."""
        self._starts.clear()

    def add(self, start: int, end: int) -> int | None:
        """Add a suspect; return where the stream went out of step, or None while it may be in step."""
        self._starts = [*self._starts[1 - SUSPECTS_IN_A_ROW :], start]
        too_many = len(self._starts) == SUSPECTS_IN_A_ROW and end - self._starts[0] <= SUSPECT_BYTES
        return self._starts[0] if too_many else None

    def undecided(self, end: int) -> int | None:
        """Return the first suspect that bytes behind `end` may still show to be out of step, or None."""
        return next((start for start in self._starts[1 - SUSPECTS_IN_A_ROW :] if end - start < SUSPECT_BYTES), None)


class _WindowCutter:
    """Cut one window into messages."""

    def __init__(
        self, framing: SelfDelimiting, window: Window, is_last: bool, params: Mapping[str, ParamValue]
    ) -> None:
        self._framing, self._mark = framing, framing.mark
        self._window, self._is_last, self._params = window, is_last, params
        self._machine = framing.message_ends and framing.message_ends.with_params(params)
        self._ends: list[Positions] = []
        self._suspects = Suspects()
        self._stated: dict[int, int | None] = {}
        self._sound: dict[int, bool] = {}
        # The window from where the interpreter was needed first, and that position.
        self._copy: tuple[bytes, int] | None = None

    def spans(self) -> Spans:
        position = 0
        while position < len(self._window):
            complete = self._machine.after(self._window.data, position) if self._machine else np.empty(0, np.int64)
            if len(complete):
                self._suspects.clear()
                self._ends.append(complete)
                position = int(complete[-1])
                continue
            suspect = self._end_of_suspect(position)
            end = self._end_of_other(position) if suspect is None else self._end_in_step(position, suspect)
            if isinstance(end, Spans):
                return end
            position = end
            self._ends.append(np.array([end], np.int64))
        return _spans(self._ends) if self._is_last else self._decided()

    def _end_of_suspect(self, position: int) -> int | None:
        """Return the end of a message that is complete but breaks a rule of step, or None."""
        ends = self._framing.ends_of_suspects
        return ends.with_params(self._params).first(self._window.data, position) if ends else None

    def _end_in_step(self, position: int, end: int) -> int | Spans:
        """Return the end of a suspect. If it shows that the stream is out of step: the next mark, or else all spans."""
        lost_at = self._suspects.add(position, end)
        if lost_at is None:
            return end
        # A suspect is an array of its own.
        while self._ends and self._ends[-1][-1] > lost_at:
            self._ends.pop()
        self._suspects = Suspects()
        resynchronised = self._next_mark(lost_at)
        if resynchronised is not None:
            return resynchronised
        return self._lost(lost_at, f", and the next {SUSPECTS_IN_A_ROW - 1} messages begin wrong too")

    def _end_of_other(self, position: int) -> int | Spans:
        """Return the end of a message that the machine does not finish: the next mark if it is broken, or all spans."""
        if position and not self._is_last and self._suspects.undecided(len(self._window)) is None:
            # The next window begins here: mostly it has the rest, and the interpreter is not needed.
            return _spans(self._ends)
        length = self._length_at(position)
        if length == NO_LENGTH or (length is None and self._begins_wrong(position)):
            resynchronised = self._next_mark(position)
            if resynchronised is not None:
                length = resynchronised - position
        if length == NO_LENGTH:
            length = self._stated_length(position)
            if length == NO_LENGTH:
                return self._lost(position)
        if length is None and not self._is_last:
            return self._decided()
        self._suspects.clear()
        # At the end of the stream the rest is a message too: decoding it says best what it lacks.
        return len(self._window) if length is None else position + length

    def _stated_length(self, position: int) -> int | None:
        """Return the length that a broken message states, if a sound message behind it bears it out, or the end.

        Up to 7 broken ones may lie between. NO_LENGTH if it is not borne out; None if later bytes decide that.
        """
        waits = not self._is_last and len(self._window) - position <= MOST_UNCHECKED
        first, end = None, position
        for _ in range(SUSPECTS_IN_A_ROW):
            stated = self._unchecked_length(end)
            if stated is None:
                return None if waits else NO_LENGTH
            end += stated
            first = first or stated
            if end == len(self._window):
                return first if self._is_last else None
            if self._is_sound(end):
                return first
        return NO_LENGTH

    def _is_sound(self, position: int) -> bool:
        """Tell whether a complete message is at `position` that keeps all rules that count for its length."""
        if position not in self._sound:
            machine = self._machine
            end = machine.first(self._window.data, position) if machine else self._length_at(position)
            self._sound[position] = bool(end)
        return self._sound[position]

    def _length_at(self, position: int) -> int | None:
        return self._framing.length.at(*self._copied(position), self._params)

    def _unchecked_length(self, position: int) -> int | None:
        if position not in self._stated:
            self._stated[position] = self._framing.length.unchecked(*self._copied(position), self._params)
        return self._stated[position]

    def _copied(self, position: int) -> tuple[bytes, int]:
        """Return bytes of the window, copied once, and where a position lies in them; positions ascend."""
        if self._copy is None:
            self._copy = self._window.slice(position, len(self._window) - position), position
        data, start = self._copy
        return data, position - start

    def _lost(self, position: int, more: str = "") -> Spans:
        """Return the messages so far; the rest is lost unless a mark may follow behind the window."""
        spans = _spans(self._ends)
        if self._mark is not None and not self._is_last:
            return spans
        failure = self._framing.length.explain(self._window, position, self._params)
        return spans.first(len(spans), replace(failure, reason=failure.reason + more))

    def _next_mark(self, position: int) -> int | None:
        """Return where the message with the next mark begins, or None."""
        if self._mark is None:
            return None
        offset, octets = self._mark
        at = self._window.find(octets, position + 1 + offset)
        return None if at is None else at - offset

    def _begins_wrong(self, position: int) -> bool:
        """Say whether the message at `position` has other bytes where its mark should stand."""
        if self._mark is None:
            return False
        offset, octets = self._mark
        return not octets.startswith(self._window.slice(position + offset, len(octets)))

    def _decided(self) -> Spans:
        """Return the messages so far, without suspects at their end that only the bytes behind can judge."""
        start = self._suspects.undecided(len(self._window))
        if start is None:
            return _spans(self._ends)
        ends = np.concatenate(self._ends)
        spans = _spans([ends[ends <= start]])
        return replace(spans, held=int(ends[-1]) - spans.consumed)


def _spans(ends: list[Positions]) -> Spans:
    """Return the spans of messages that lie back to back, by their ends."""
    starts = np.concatenate([np.zeros(1, np.int64), *ends])
    return Spans(starts[:-1], np.diff(starts), int(starts[-1]))


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
        self._paths = tuple(tuple(path.split(".")) for path in (self._said.length, self._said.whole, self._said.rest))
        columns = choices_of(fmt.layout, fmt.layout.root, self._paths)
        self._decoder = fmt.decoder(DecodeOptions(columns, enums_as_ints=True, is_brief=True))

    @property
    def message_ends(self) -> "MessageEnds | None":
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
