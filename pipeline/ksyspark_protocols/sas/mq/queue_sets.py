"""Collect the messages of a queue, in any order, until their sets are taken or the queue ends."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from ksyspark_protocols.sas.mq import messages as mq_messages
from ksyspark_protocols.sas.mq.assembly import Assembler, listed_kinds
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.result import Closed, MessageSet, Stray, stray
from ksyspark_protocols.sas.settings import MAX_DESCRIPTION_BYTES, Alternatives, Limits, in_batches

ROWS_TYPE_IDS = (b"\3\0\0\0", b"\0\0\0\3")
"""Type identifier of observations in both byte orders."""

_SET_TYPES = (mq_messages.ATTACHMENT_HEADER, mq_messages.NUMBERED)


class QueueSets:
    """Collect the messages of one queue into sets of attachments.

    Messages may come in any order, and the messages of several sets may be mixed: `finish` returns the same. There is
    no time-out. Each message that went in comes out once, in a set or as a stray. An example, in which the id of a
    numbered message is its base and a number (0: the count):

        add  A 2                 group A holds number 2; no header is known
        add  header H: A, B, X   A, B (attachments) and X (the application message) belong to H; A is there
        add  A 1, A 0 "2"        A is complete, but H is not: B and X have no group
        add  C 1, finish         no header lists C: it becomes a set of its own, with HEADER_MISSING
    """

    def __init__(
        self,
        switches: MqSwitches | None = None,
        limits: Limits | None = None,
        *,
        keep_rows: bool = True,
        owners: Mapping[bytes, bytes] | None = None,
        cut_header: bytes | None = None,
    ) -> None:
        """Begin with no messages.

        Without `keep_rows` the rows of a data set whose header came first are not held: its `planned_rows` tell where
        they are. `owners` are ids of headers, of this queue but held elsewhere, by bases that they own; `cut_header` is
        the id of one that may list more.
        """
        self._switches = switches or MqSwitches()
        self._limits = limits or Limits()
        # Headers by their ids in 24 bytes, all other messages by their base of 16.
        self._headers: dict[bytes, mq_messages.Group] = {}
        self._groups: dict[bytes, mq_messages.Group] = {}
        # Where several headers list a base, it belongs to the one with the least id, whichever came first.
        self._owners = dict(owners or {})
        self._listed: dict[bytes, set[bytes]] = {}
        self._cut_header = cut_header
        self._keep_rows = keep_rows
        # Bases that headers list as data sets.
        self._data_sets: set[bytes] = set()
        self._alternatives = Alternatives(self._switches)

    def add(self, messages: Iterable[mq_messages.QueuedMessage | Stray]) -> Closed:
        """Add messages; return those that belong to no set, and strays among them as they are."""
        return Closed((), tuple(one for batch in in_batches(messages) for one in self._add_batch(batch)))

    def finish(self) -> Closed:
        """Close and return all that is there: sets in the order of their headers' ids, then orphans."""
        of_headers = [self._close_header(header_id) for header_id in sorted(self._headers)]
        return Closed.joined(of_headers + [self._close_orphan(base) for base in sorted(self._groups)])

    def _add_batch(self, batch: list[mq_messages.QueuedMessage | Stray]) -> Iterator[Stray]:
        messages = [one for one in batch if not isinstance(one, Stray)]
        kept = [one for one in messages if one.msg_type in _SET_TYPES]
        for message in messages:
            if message.msg_type not in _SET_TYPES:
                yield stray(message.body, message.origin, "MSG_TYPE_UNKNOWN", f"{message.msg_type}")
        for message, base in zip(kept, mq_messages.bases([one.correl_id for one in kept]), strict=True):
            if base is None:
                actual = f"a correlation id of {len(message.correl_id)} bytes"
                yield stray(message.body, message.origin, "ORPHAN_MESSAGE", actual)
            elif message.msg_type == mq_messages.ATTACHMENT_HEADER:
                self._add_header(message)
            else:
                is_shortened = not self._keep_rows and base in self._data_sets and self._holds_rows(message)
                group = self._groups.setdefault(base, mq_messages.Group(self._limits.max_held_bytes))
                group.add(message.shortened() if is_shortened else message)
        yield from (one for one in batch if isinstance(one, Stray))

    def _add_header(self, message: mq_messages.QueuedMessage) -> None:
        key = mq_messages.padded_id(message.correl_id)
        limit = min(self._limits.max_held_bytes, MAX_DESCRIPTION_BYTES)
        self._headers.setdefault(key, mq_messages.Group(limit)).add(message)
        kinds, is_cut = listed_kinds(message, self._switches)
        if is_cut:
            self._cut_header = min(key, self._cut_header or key)
        self._data_sets |= {one for one, kind in kinds.items() if kind == "data_set"}
        self._listed.setdefault(key, set()).update(kinds)
        self._owners |= {base: min(self._owners.get(base, key), key) for base in kinds}

    def _holds_rows(self, message: mq_messages.QueuedMessage) -> bool:
        # A message that may begin without a type identifier does not show what it holds.
        is_told = self._switches.continuation == "has_type_id"
        is_long = message.num_bytes < 0 and len(message.body) >= mq_messages.MIN_SHORTENED_BYTES
        return is_told and is_long and message.body[: mq_messages.HEAD_BYTES] in ROWS_TYPE_IDS

    def _close_header(self, header_id: bytes) -> Closed:
        """Close the sets of a header id, each with the name of a switch by which one that is not whole would be."""

        def assemble(at: int, switches: MqSwitches) -> MessageSet:
            sets = self._assembler(switches).assemble(header_id, self._headers[header_id])[0].sets
            return sets[min(at, len(sets) - 1)]

        closed, taken = self._assembler(self._switches).assemble(header_id, self._headers[header_id])
        num_bytes = sum(self._groups[base].held_bytes for base in self._listed[header_id] & self._groups.keys())
        hinted = self._alternatives.with_hint
        sets = tuple(hinted(one, num_bytes, partial(assemble, at)) for at, one in enumerate(closed.sets))
        del self._headers[header_id]
        for base in taken:
            del self._groups[base]
        return replace(closed, sets=sets)

    def _close_orphan(self, base: bytes) -> Closed:
        def assemble(orphan: MessageSet, switches: MqSwitches) -> MessageSet:
            return next(iter(self._assembler(switches).assemble_orphans(base).sets), orphan)

        closed = self._assembler(self._switches).assemble_orphans(base)
        num_bytes = self._groups[base].held_bytes
        sets = tuple(self._alternatives.with_hint(one, num_bytes, partial(assemble, one)) for one in closed.sets)
        del self._groups[base]
        return replace(closed, sets=sets)

    def _assembler(self, switches: MqSwitches) -> Assembler:
        return Assembler(self._groups, self._owners, switches, self._cut_header)
