"""Messages of Rendezvous as they come, in the order of each subject and sender; sets of them as they end."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ksyspark.errors import Failure
from ksyspark.protocols.sas.batches import in_batches
from ksyspark.protocols.sas.decoded import part_reader
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.giving_up import given_up
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.result import Closed, Row, Stray
from ksyspark.protocols.sas.rv.closing import SetCloser
from ksyspark.protocols.sas.rv.kinds import FORMAT
from ksyspark.protocols.sas.rv.message import KINDS, RendezvousMessage
from ksyspark.protocols.sas.rv.open_set import OpenSet
from ksyspark.protocols.sas.rv.refusals import say_refusal
from ksyspark.protocols.sas.rv.switches import RvSwitches

_Key = tuple[str, str]
_NONE_BEFORE = (0, False)
# So many times as many senders are remembered as may have open sets.
_SENDERS = 10
_NEEDED = ("kind", ("body", (("header", ("num_attachments",)), ("last", ("num_messages",)))))


@dataclass(frozen=True, slots=True)
class _Seen:
    """A message and the little that is known of it before its set is closed."""

    message: RendezvousMessage
    kind: str
    failure: Failure | None
    listed: int
    last: int | None

    @property
    def key(self) -> _Key:
        return self.message.subject, self.message.sender


class RendezvousSets:
    """Collect the messages of any number of subjects and senders into sets of attachments.

    A set goes from its header (HDR) to its last message (LST). The fields of messages tie nothing together, so the
    messages of one subject and sender have to come in the order in which they were sent. Nothing is closed for its age;
    when to call `finish` is the caller's policy. Each message that went in comes out once, in a set or as a stray.
    """

    def __init__(self, switches: RvSwitches | None = None, limits: Limits | None = None) -> None:
        self._switches = switches or RvSwitches()
        self._limits = limits or Limits()
        self._open: OrderedDict[_Key, OpenSet] = OrderedDict()
        # How many sets of a sender are closed, and whether an LST closed the last; the oldest are forgotten.
        self._before: OrderedDict[_Key, tuple[int, bool]] = OrderedDict()

    def add(self, messages: Iterable[RendezvousMessage]) -> Closed:
        """Take messages; return the sets that they end, and those that belong to no set."""
        return Closed.of(
            closed for batch in in_batches(messages) for one in self._seen(batch) for closed in self._add(one)
        )

    def finish(self) -> Closed:
        """Close and return all sets that are open, by subject and sender."""
        return Closed.of([self._close(key) for key in sorted(self._open)])

    def _seen(self, batch: list[RendezvousMessage]) -> Iterator[_Seen]:
        read = part_reader(FORMAT, _NEEDED).read([one.data for one in batch], self._switches.params())
        for at, (message, row) in enumerate(zip(batch, read.rows(), strict=True)):
            failure = read.failures.get(at)
            body: Row = {} if failure else row["body"] or {}
            header, last = body.get("header"), body.get("last")
            listed = header["num_attachments"]["value"] if header else 0
            yield _Seen(message, row["kind"] or "", failure, listed, last["num_messages"]["value"] if last else None)

    def _add(self, seen: _Seen) -> Iterator[Closed]:
        key = seen.key
        if seen.kind == "HDR" and key in self._open:
            yield self._close(key, "SET_INTERLEAVED")
        if key not in self._open:
            if seen.kind != "HDR" and (self._is_ended(key) or seen.kind not in KINDS):
                yield Closed((), (self._stray(seen),))
                return
            self._open[key] = OpenSet(self._new_id(key), self._limits.max_held_bytes, seen.listed)
        self._open.move_to_end(key)
        self._open[key].add(seen.kind, seen.message.data, seen.failure)
        if seen.kind == "LST" and not self._goes_on(self._open[key], seen):
            yield self._close(key, is_ended=True)
        yield from self._beyond_limits()

    def _goes_on(self, open_set: OpenSet, seen: _Seen) -> bool:
        return self._switches.lst == "per_attachment" and open_set.ends_attachment(seen.last)

    def _beyond_limits(self) -> Iterator[Closed]:
        """Close the set that was added to longest ago."""
        while len(self._open) > self._limits.max_open:
            yield given_up(self._close(next(iter(self._open))), self._limits)

    def _new_id(self, key: _Key) -> str:
        return " ".join([*(part for part in key if part), f"#{self._before.get(key, _NONE_BEFORE)[0] + 1}"])

    def _is_ended(self, key: _Key) -> bool:
        return self._before.get(key, _NONE_BEFORE)[1]

    def _stray(self, seen: _Seen) -> Stray:
        found = Findings(None)
        if self._is_ended(seen.key):
            found.say("MSG_AFTER_LST", found=seen.kind or None)
        elif seen.failure is not None:
            say_refusal(found, None, seen.failure)
        else:
            found.say("MESSAGE_KIND_UNKNOWN", offset=8, found=repr(seen.kind))
        return Stray(seen.message.data, found.said[0])

    def _close(self, key: _Key, code: str | None = None, *, is_ended: bool = False) -> Closed:
        """Close one set, and note whether its sender has ended it."""
        closing = self._open.pop(key)
        found = Findings(closing.id)
        if code is not None:
            found.say(code)
        self._before[key] = self._before.pop(key, _NONE_BEFORE)[0] + 1, is_ended
        if len(self._before) > _SENDERS * self._limits.max_open:
            self._before.popitem(last=False)
        return Closed((SetCloser(closing, self._switches, found).close(),))
