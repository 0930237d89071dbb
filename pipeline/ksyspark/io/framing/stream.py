"""framing=stream: messages that tell where they end, back to back."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
from kaitaistruct import EndOfStreamError, KaitaiStream, NoTerminatorFoundError

from ksyspark.decoder import DecodeOptions, ParamValue
from ksyspark.decoding import make_decoder
from ksyspark.errors import Failure
from ksyspark.format import Format
from ksyspark.io.files import Window
from ksyspark.io.framing.arrays import adjacent, binary_array
from ksyspark.io.framing.cut import Cut, Positions, Spans
from ksyspark.io.framing.out_of_step import Suspects, out_of_step

if TYPE_CHECKING:
    from ksyspark.vm import MessageEnds

_LEAST_LOOK = 256
_EXPLAINED = 1 << 20


@dataclass(slots=True)
class SelfDelimiting:
    """Cut by the format's skeleton, in which bodies are skipped: the machine runs its plan over all whole messages.

    It does so with the rules that tell whether the stream is in step, where there are any; a message that breaks one is
    cut all the same, unless those behind it break them too: then the stream is lost from there on. Where every message
    has a mark at the same place, it is lost only up to the next one: what lies before that is one message, refused for
    what is wrong with its beginning.

    What the machine does not finish, the official parser of the skeleton judges: a message that goes on behind the
    window, or none. The parser gets a copy of as many bytes as the message before had, rounded up; it gets more when
    those do not do.
    """

    fmt: Format
    params: Mapping[str, ParamValue]
    _in_step: MessageEnds | None = field(init=False)
    _machine: MessageEnds | None = field(init=False)
    _parser: Any = field(init=False)
    _arguments: tuple[object, ...] = field(init=False)
    _look: int = field(default=_LEAST_LOOK, init=False)

    def __post_init__(self) -> None:
        self._parser = self.fmt.parser_class("frames", self.fmt.layout.root.parser)
        self._arguments = self._told_to_the_parser()
        self._machine, self._in_step = map(self._ends, ("FRAME", "IN_STEP"))

    def with_params(self, params: Mapping[str, ParamValue]) -> SelfDelimiting:
        """Return the same for other values of parameters. It shares the tables of this one, so one thread has both."""
        if params == self.params:
            return self
        other = copy(self)
        other.params = params
        other._arguments = other._told_to_the_parser()
        other._machine, other._in_step = (ends and ends.with_params(params) for ends in (self._machine, self._in_step))
        return other

    def _told_to_the_parser(self) -> tuple[object, ...]:
        layout = self.fmt.layout
        values = {**{param.id: param.default for param in layout.params}, **self.params}
        return tuple(values[name] for name in layout.root.params)

    def _ends(self, name: str) -> MessageEnds | None:
        from ksyspark.vm import MessageEnds  # noqa: PLC0415 (loads the compiled machine)

        plan = getattr(self.fmt.load("plans"), name)
        return MessageEnds(self.fmt, plan, self.params) if plan else None

    def spans(self, window: Window, is_last: bool) -> Spans:
        ends: list[Positions] = []
        suspects = Suspects()
        position = 0
        while position < len(window):
            whole = self._whole(window, position)
            if len(whole):
                suspects.clear()
                ends.append(whole)
                position = int(whole[-1])
                continue
            end = self._end_of_suspect(window, position)
            if end is not None:
                lost_at = suspects.add(position, end)
                if lost_at is not None:
                    ends, suspects = [_ends_before(ends, lost_at)], Suspects()
                    resumed = self._next_mark(window, lost_at)
                    if resumed is None:
                        return self._out_of_step(window, ends, lost_at) if self._is_lost(is_last) else _spans(ends)
                    end = resumed
                position = end
            else:
                length = self._length_or_mark(window, position)
                if isinstance(length, Failure):
                    found = _spans(ends)
                    return found.upto(len(found), length) if self._is_lost(is_last) else found
                if length is None and not is_last:
                    break
                suspects.clear()
                # At the end of the stream the rest is a message too: decoding it tells best what it lacks.
                position = len(window) if length is None else position + length
            ends.append(np.array([position], np.int64))
        return _spans(ends) if is_last else _decided(ends, suspects, len(window))

    def _length_or_mark(self, window: Window, position: int) -> int | Failure | None:
        """Return the bytes of a message; of one that is broken, those up to the next mark, if there is one."""
        length = self._length(window, position)
        if isinstance(length, Failure) or (length is None and self._begins_wrong(window, position)):
            resumed = self._next_mark(window, position)
            return length if resumed is None else resumed - position
        return length

    def _next_mark(self, window: Window, position: int) -> int | None:
        """Return where the next message behind a broken one begins, by its mark; None where none is in sight."""
        if self.fmt.layout.mark is None:
            return None
        offset, mark = self.fmt.layout.mark
        found = window.find(mark, position + 1 + offset)
        return None if found is None else found - offset

    def _begins_wrong(self, window: Window, position: int) -> bool:
        """Tell whether a message has other bytes where its mark should stand."""
        if self.fmt.layout.mark is None:
            return False
        offset, mark = self.fmt.layout.mark
        return not mark.startswith(window.slice(position + offset, len(mark)))

    def _is_lost(self, is_last: bool) -> bool:
        """Tell whether nothing that comes can put a stream in step again."""
        return is_last or self.fmt.layout.mark is None

    def _whole(self, window: Window, position: int) -> Positions:
        """Return the ends of the messages that the machine finds whole, and in step, from `position` on."""
        machine = self._in_step or self._machine
        return machine.after(window.data, position) if machine else np.empty(0, np.int64)

    def _end_of_suspect(self, window: Window, position: int) -> int | None:
        """Return the end of a message that is whole, but breaks a rule that tells whether the stream is in step."""
        return self._machine.first(window.data, position) if self._machine and self._in_step else None

    def _out_of_step(self, window: Window, ends: list[Positions], start: int) -> Spans:
        found = _spans(ends)
        rest = window.slice(start, min(len(window) - start, _EXPLAINED))
        return found.upto(len(found), out_of_step(self._said(rest) or Failure("", 0, "this is no message")))

    def cut(self, window: Window, spans: Spans) -> Cut:
        return Cut(binary_array(window.data, adjacent(spans.starts, spans.consumed)))

    def _length(self, window: Window, start: int) -> int | Failure | None:
        """Return the bytes of the message at `start`, None when the window ends before it does, or what is wrong."""
        rest = len(window) - start
        look = min(self._look, rest)
        while True:
            stream = KaitaiStream(BytesIO(window.slice(start, look)))
            try:
                self._parser(*self._arguments, stream)
            except (EndOfStreamError, NoTerminatorFoundError):
                if look == rest:
                    return None
                look = min(look * 8, rest)
                continue
            except Exception as error:  # noqa: BLE001 (a generated parser may raise anything; here it means: not a message)
                if look == rest:
                    return self._explained(window.slice(start, min(rest, _EXPLAINED)), error)
                # A rule may have looked at how much data there is.
                look = rest
                continue
            return self._checked(stream.pos())

    def _checked(self, length: int) -> int | Failure:
        self._look = max(_LEAST_LOOK, 1 << length.bit_length())
        return length or Failure("", 0, "the message has no bytes")

    def _explained(self, data: bytes, error: Exception) -> Failure:
        """Let the decoder say what is wrong: it knows the field, and the specification's own words."""
        return self._said(data) or Failure("", 0, " ".join(str(error).split()) or type(error).__name__)

    def _said(self, data: bytes) -> Failure | None:
        decoder = make_decoder(self.fmt, DecodeOptions(columns=()))
        return decoder.decode(pa.array([data], pa.binary()), self.params).failures.get(0)


def _spans(found: list[Positions]) -> Spans:
    """Return the spans of messages that lie back to back, by their ends."""
    ends = np.concatenate(found) if found else np.empty(0, np.int64)
    starts = np.concatenate([np.zeros(1, np.int64), ends])
    return Spans(starts[:-1], np.diff(starts), int(starts[-1]))


def _ends_before(found: list[Positions], stop: int) -> Positions:
    ends = np.concatenate(found) if found else np.empty(0, np.int64)
    return ends[ends <= stop]


def _decided(found: list[Positions], suspects: Suspects, end: int) -> Spans:
    """Return the spans of a window without the messages at its end of which more must be known."""
    start = suspects.undecided(end)
    if start is None:
        return _spans(found)
    spans = _spans([_ends_before(found, start)])
    return replace(spans, held=int(found[-1][-1]) - spans.consumed)
