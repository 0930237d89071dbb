"""Messages of a queue as they come, in any order; sets of them when they are asked for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator

from ksyspark.protocols.sas.batches import in_batches
from ksyspark.protocols.sas.giving_up import given_up
from ksyspark.protocols.sas.limits import LONGEST_DESCRIPTION, Limits
from ksyspark.protocols.sas.mq.assembling import Assembled, SetMaker, stray
from ksyspark.protocols.sas.mq.claims import Claims
from ksyspark.protocols.sas.mq.group import Body, Group
from ksyspark.protocols.sas.mq.headers import claimed_bases
from ksyspark.protocols.sas.mq.message import ATTACHMENT_HEADER, NUMBERED, QueuedMessage
from ksyspark.protocols.sas.mq.numbering import bases, padded
from ksyspark.protocols.sas.mq.switches import MqSwitches
from ksyspark.protocols.sas.result import Closed

_OF_SETS = (ATTACHMENT_HEADER, NUMBERED)


class QueueSets:
    """Collect the messages of one queue into sets of attachments.

    Messages may come in any order and sets may be mixed: what comes out of `finish` is the same. Nothing is closed for
    its age; when to call `take_complete` or `finish` is the caller's policy. Each message that went in comes out once,
    in a set or as a stray.
    """

    def __init__(self, switches: MqSwitches | None = None, limits: Limits | None = None) -> None:
        self._switches = switches or MqSwitches()
        self._limits = limits or Limits()
        # Headers by their ids in 24 bytes, all other messages by the base of 16.
        self._headers: dict[bytes, Group] = {}
        self._groups: dict[bytes, Group] = {}
        self._claims = Claims()
        # Keys of both, the one that was added to longest ago first.
        self._ages: OrderedDict[bytes, None] = OrderedDict()

    def add(self, messages: Iterable[QueuedMessage]) -> Closed:
        """Take messages; return those that belong to no set, and sets that were closed to keep within the limits."""
        return Closed.of(closed for batch in in_batches(messages) for closed in self._batch(batch))

    def take_complete(self) -> Closed:
        """Close and return the sets of which nothing can be missing: header, application's message, all attachments.

        Each open set that could be such a one is put together. What comes later of it belongs to no set.
        """
        return Closed.of(self._taken_complete())

    def finish(self) -> Closed:
        """Close and return all that is open: sets by their headers' ids, then what no header claims."""
        sets = [self._closed(self._with_header(one)) for one in sorted(self._headers)]
        rest = [self._unclaimed(one) for one in sorted(self._groups)]
        return Closed.of([*sets, *rest])

    def _batch(self, batch: list[QueuedMessage]) -> Iterator[Closed]:
        left = (one for one in batch if one.msg_type not in _OF_SETS)
        yield Closed((), tuple(stray(one.body, "MSG_TYPE_UNKNOWN", f"{one.msg_type}") for one in left))
        kept = [one for one in batch if one.msg_type in _OF_SETS]
        for one, base in zip(kept, bases([one.correl_id for one in kept]), strict=True):
            if base is None:
                seen = f"a correlation id of {len(one.correl_id)} bytes"
                yield Closed((), (stray(one.body, "ORPHAN_MESSAGE", seen),))
                continue
            self._add(one, base)
            yield from self._beyond_limits()

    def _add(self, message: QueuedMessage, base: bytes) -> None:
        is_header = message.msg_type == ATTACHMENT_HEADER
        key = padded(message.correl_id) if is_header else base
        groups = self._headers if is_header else self._groups
        limit = self._limits.max_held_bytes
        groups.setdefault(key, Group(min(limit, LONGEST_DESCRIPTION) if is_header else limit)).add(message)
        if is_header:
            body = Body(message.body, message.encoding, message.ccsid)
            self._claims.add(key, claimed_bases(body, self._switches))
        for one in (key, self._claims.owners.get(base, key)):
            if one in self._headers or one in self._groups:
                self._ages[one] = None
                self._ages.move_to_end(one)

    def _taken_complete(self) -> Iterator[Closed]:
        for header_id in sorted(self._headers):
            if self._claims.listed[header_id] <= self._groups.keys():
                made = self._with_header(header_id)
                if made.set.is_complete and made.set.application:
                    yield self._closed(made)

    def _beyond_limits(self) -> Iterator[Closed]:
        """Close what was added to longest ago, whole sets where a header is there."""
        while len(self._ages) > self._limits.max_open:
            oldest = next(iter(self._ages))
            if oldest in self._headers:
                yield given_up(self._closed(self._with_header(oldest)), self._limits)
            elif self._claims.owners.get(oldest) in self._headers:
                # It is as old as its set: the header, which is added to with each message of the set.
                self._ages.move_to_end(oldest)
            else:
                yield given_up(self._unclaimed(oldest), self._limits)

    def _maker(self) -> SetMaker:
        return SetMaker(self._groups, self._claims.owners, self._switches)

    def _with_header(self, header_id: bytes) -> Assembled:
        return self._maker().with_header(header_id, self._headers[header_id])

    def _closed(self, made: Assembled) -> Closed:
        """Let go what a set was made of."""
        del self._headers[made.header_id], self._ages[made.header_id]
        for base in made.bases:
            del self._groups[base], self._ages[base]
        self._claims.remove(made.header_id)
        return Closed((made.set,), made.strays)

    def _unclaimed(self, base: bytes) -> Closed:
        made = self._maker().unclaimed(base)
        del self._groups[base], self._ages[base]
        return made
