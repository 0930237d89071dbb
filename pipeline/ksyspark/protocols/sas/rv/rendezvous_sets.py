"""Collect the messages of Rendezvous by subject and sender, and close their sets as they end."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain

from ksyspark.protocols.sas.alternatives import Alternatives
from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.limits import MAX_DESCRIPTION_BYTES, Limits, closed_early, in_batches
from ksyspark.protocols.sas.result import Closed, MessageSet, Stray
from ksyspark.protocols.sas.rv.arrivals import Arrival, Shortener, arrivals
from ksyspark.protocols.sas.rv.assembly import Assembler
from ksyspark.protocols.sas.rv.envelopes import unwrap
from ksyspark.protocols.sas.rv.field_remarks import report_remarks
from ksyspark.protocols.sas.rv.members import Member, RendezvousMessage
from ksyspark.protocols.sas.rv.messages import KINDS, RvSwitches, report_failure
from ksyspark.protocols.sas.rv.sections import possible_counts

_Key = tuple[str, str]
# Kinds that begin an attachment.
_FIRST_KINDS = ("DAT", "FDC")
# What may mend a set of which a code is said.
_BYTES = ("size_78", "field_id")
_SWITCHES_BY_CODE = {
    "RV_FIELD_PAST_END": _BYTES,
    "RV_SIZE_TOO_SMALL": _BYTES,
    "RV_SCALAR_WIDTH": _BYTES,
    "RV_TYPE_UNKNOWN": _BYTES,
    "FIELD_TYPE_UNEXPECTED": _BYTES,
    "FIELD_COUNT": _BYTES,
    "MESSAGE_KIND_UNKNOWN": _BYTES,
    "TEXT_INVALID": ("charset",),
}
# How many senders are remembered for each set that may be open.
_SENDERS_PER_OPEN_SET = 10
# Rows and records; all other kinds describe them.
_CONTENT_KINDS = ("ATO", "ATX", "ATB")


@dataclass(slots=True)
class _OpenSet:
    """Messages since a header, or since the first message of a set without one.

    `num_listed` is the number of attachments that the header states. Beyond `limit` bytes all messages are dropped;
    they are still counted.
    """

    id: str
    limit: int
    num_listed: int = 0
    members: list[Member] = field(default_factory=list)
    num_messages: int = 0
    is_too_large: bool = False
    held_bytes: int = 0
    _description_bytes: int = 0
    _num_sections: int = 0
    _since_last: list[str] = field(default_factory=list)

    def add(self, arrival: Arrival) -> None:
        """Keep a message."""
        self.num_messages += 1
        self._num_sections += arrival.kind in ("DAT", "FDC")
        if self.is_too_large:
            return
        member = arrival.member(self.num_messages)
        self._since_last.append(arrival.kind)
        self.members.append(member)
        self.held_bytes += arrival.held_bytes
        self._description_bytes += 0 if arrival.kind in _CONTENT_KINDS else len(member.data)
        if self.held_bytes > self.limit or self._description_bytes > MAX_DESCRIPTION_BYTES:
            self.is_too_large = True
            self.members.clear()
            self._since_last.clear()

    def ends_attachment(self, count: int | None) -> bool:
        """Return whether the LST that was just added ends one attachment of several, and not the set."""
        possible = possible_counts(self._since_last)
        self._since_last.clear()
        return self._num_sections < self.num_listed and count in possible

    def assemble(self, switches: RvSwitches, diagnostics: Diagnostics) -> MessageSet:
        """Assemble the set."""
        if not self.is_too_large:
            return Assembler(self.id, self.members, switches, diagnostics).assemble()
        expected, found = f"at most {self.limit} bytes", f"{self.num_messages} messages"
        diagnostics.add("SET_TOO_LARGE", expected=expected, found=found)
        return MessageSet(self.id, None, (), (), {}, self.num_messages, False, tuple(diagnostics.items))

    def assemble_anew(self, switches: RvSwitches) -> MessageSet:
        """Assemble the set of the same messages by other switches, which decide what kinds they are."""
        messages = [_unread(one.message) for one in self.members]
        arrived = (arrivals(batch, switches) for batch in in_batches(messages, _size))
        members = [arrival.member(number) for number, arrival in enumerate(chain.from_iterable(arrived), 1)]
        return Assembler(self.id, members, switches, Diagnostics(self.id)).assemble()


def _unread(message: RendezvousMessage) -> RendezvousMessage:
    """Return a message to be read by other switches; of one without its bytes nothing bad is known by these."""
    if message.known is None:
        return message
    return replace(
        message, known=replace(message.known, observations=replace(message.known.observations, num_invalid=0))
    )


def _size(message: RendezvousMessage) -> int:
    return len(message.data)


@dataclass(frozen=True, slots=True)
class _History:
    """How many sets of a sender are closed, whether an LST closed the last, and whether attachments were to come."""

    num_sets: int = 0
    is_ended: bool = False
    is_short: bool = False


_NO_HISTORY = _History()


class RendezvousSets:
    """Collect the messages of any number of subjects and senders into sets of attachments.

    A set goes from its header (HDR) to its last message (LST). No field ties messages together, so that the messages of
    one subject and sender have to come in the order in which they were sent. There is no time-out; the caller decides
    when to call `finish`. Each message that went in comes out once, in a set or as a stray.
    """

    def __init__(
        self, switches: RvSwitches | None = None, limits: Limits | None = None, *, keep_rows: bool = True
    ) -> None:
        """Begin with no messages. Without `keep_rows` the rows of data sets are not held: `planned_rows` are there."""
        self._shortener = None if keep_rows else Shortener()
        self._switches = switches or RvSwitches()
        self._limits = limits or Limits()
        self._alternatives = Alternatives(self._switches, _SWITCHES_BY_CODE)
        self._open: OrderedDict[_Key, _OpenSet] = OrderedDict()
        # What was of a sender before; least recently closed first.
        self._history: OrderedDict[_Key, _History] = OrderedDict()

    def add(self, messages: Iterable[RendezvousMessage]) -> Closed:
        """Add messages; return the sets that they end, and messages that belong to no set."""
        return Closed.of(closed for batch in in_batches(messages, _size) for closed in self._add_batch(batch))

    def resume(self, subject: str, sender: str, num_sets: int, *, is_ended: bool) -> None:
        """Go on where other messages of a sender have ended: so many sets are closed, the last one by an LST or not."""
        key = subject, sender
        if key not in self._open and key not in self._history:
            self._history[key] = _History(num_sets, is_ended)

    def progress(self, subject: str, sender: str) -> tuple[int, bool]:
        """Return how many sets of a sender are closed, and whether the last one by an LST."""
        history = self._history.get((subject, sender), _NO_HISTORY)
        return history.num_sets, history.is_ended

    def finish(self) -> Closed:
        """Close and return all sets that are open, by subject and sender."""
        return Closed.of([self._close(key) for key in sorted(self._open)])

    def _add_batch(self, batch: list[RendezvousMessage]) -> Iterator[Closed]:
        unwrapped = list(unwrap(batch, self._switches))
        strays = tuple(one for one in unwrapped if isinstance(one, Stray))
        yield Closed((), strays)
        for arrival in arrivals([one for one in unwrapped if isinstance(one, RendezvousMessage)], self._switches):
            yield from self._add(self._shortener.shorten(arrival) if self._shortener else arrival)

    def _add(self, arrival: Arrival) -> Iterator[Closed]:
        key = arrival.key
        if arrival.kind == "HDR" and key in self._open:
            yield self._close(key, "SET_INTERLEAVED")
        if key not in self._open:
            if arrival.kind != "HDR" and (self._is_ended(key) or arrival.kind not in KINDS):
                yield Closed((), (self._stray(arrival),))
                return
            self._open[key] = _OpenSet(self._new_id(key), self._limits.max_held_bytes, arrival.num_listed)
        self._open.move_to_end(key)
        self._open[key].add(arrival)
        if arrival.kind == "LST" and not self._continues(self._open[key], arrival):
            yield self._close(key, is_ended=True, count=arrival.count)
        while len(self._open) > self._limits.max_open:
            yield closed_early(self._close(next(iter(self._open))), self._limits)

    def _continues(self, open_set: _OpenSet, arrival: Arrival) -> bool:
        return self._switches.lst == "per_attachment" and open_set.ends_attachment(arrival.count)

    def _new_id(self, key: _Key) -> str:
        return " ".join([*(part for part in key if part), f"#{self._history.get(key, _NO_HISTORY).num_sets + 1}"])

    def _is_ended(self, key: _Key) -> bool:
        return self._history.get(key, _NO_HISTORY).is_ended

    def _stray(self, arrival: Arrival) -> Stray:
        diagnostics = Diagnostics(None, origins={None: arrival.message.origin})
        if self._is_ended(arrival.key):
            diagnostics.add("MSG_AFTER_LST", found=arrival.kind or None)
            if self._history[arrival.key].is_short and arrival.kind in _FIRST_KINDS:
                diagnostics.add("READING_ALTERNATIVE", found="with --switch lst=per_attachment the set goes on here")
        elif arrival.failure is not None:
            report_failure(diagnostics, None, arrival.failure, arrival.message.data)
        else:
            diagnostics.add("MESSAGE_KIND_UNKNOWN", offset=8, found=repr(arrival.kind))
        report_remarks(diagnostics, [arrival.member(0)], self._switches)
        first, *remarks = diagnostics.items
        return Stray(arrival.message.data, first, tuple(remarks), arrival.message.num_bytes)

    def _close(self, key: _Key, code: str | None = None, *, is_ended: bool = False, count: int | None = None) -> Closed:
        """Close one set, and remember whether its sender has ended it by an LST with a count."""
        open_set = self._open.pop(key)
        diagnostics = Diagnostics(open_set.id)
        if code is not None:
            diagnostics.add(code)
        is_short = is_ended and open_set.ends_attachment(count)
        self._history[key] = _History(self._history.pop(key, _NO_HISTORY).num_sets + 1, is_ended, is_short)
        if len(self._history) > _SENDERS_PER_OPEN_SET * self._limits.max_open:
            self._history.popitem(last=False)
        closed = open_set.assemble(self._switches, diagnostics)
        return Closed((self._alternatives.with_hint(closed, open_set.held_bytes, open_set.assemble_anew),))
