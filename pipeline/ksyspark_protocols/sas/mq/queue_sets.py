"""Collect the messages of a queue, in any order, until their sets are taken or the queue ends."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from ksyspark_protocols.sas.mq import messages as mq_messages
from ksyspark_protocols.sas.mq.assembly import AssembledSet, Assembler, stray
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.headers import HeaderIndex, is_cut, listed_kinds
from ksyspark_protocols.sas.result import Closed, MessageSet
from ksyspark_protocols.sas.settings import MAX_DESCRIPTION_BYTES, Alternatives, Limits, closed_early, in_batches

ROWS_TYPE_IDS = (b"\3\0\0\0", b"\0\0\0\3")
"""Type identifier of observations in both byte orders."""

_NUMBERS = ("id_layout", "seq_order")
_CONVENTIONS = ("string_length", "long_bytes", "byte_order")
# The switches that may mend a set with a diagnostic of a code.
_SWITCHES_BY_CODE = {
    "SEQ_MISSING": _NUMBERS,
    "SEQ_BEYOND_COUNT": _NUMBERS,
    "SEQ_DUPLICATE_DIFFERENT": _NUMBERS,
    "COUNT_MISSING": _NUMBERS,
    "COUNT_MISMATCH": _NUMBERS,
    "TYPE_ID_UNKNOWN": ("continuation", *_CONVENTIONS),
    "VAR_COUNT_MISMATCH": ("continuation", *_CONVENTIONS),
    "OBS_COUNT_MISMATCH": ("continuation", "short_numeric"),
    "OBS_LENGTH_MISMATCH": ("short_numeric",),
    "OBS_PARTIAL_ROW": ("continuation", "short_numeric"),
    "LENGTH_PAST_END": ("record_split", *_CONVENTIONS),
    "LENGTH_NEGATIVE": ("record_split", *_CONVENTIONS),
    "STRING_NOT_TERMINATED": _CONVENTIONS,
    "FILE_SIZE_MISMATCH": ("descriptor", "record_split", *_CONVENTIONS),
    "TRAILING_BYTES": ("descriptor", *_CONVENTIONS),
    "TEXT_INVALID": ("charset",),
}
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
        self._index = HeaderIndex()
        self._index.owners.update(owners or {})
        self._cut_header = cut_header
        self._keep_rows = keep_rows
        # Bases that headers list as data sets.
        self._data_sets: set[bytes] = set()
        self._alternatives = Alternatives(self._switches, _SWITCHES_BY_CODE)
        # Keys of both, least recently used first.
        self._recent: OrderedDict[bytes, None] = OrderedDict()

    def add(self, messages: Iterable[mq_messages.QueuedMessage]) -> Closed:
        """Add messages; return those that belong to no set, and sets that were closed to keep within the limits."""
        return Closed.joined(closed for batch in in_batches(messages) for closed in self._add_batch(batch))

    def finish(self) -> Closed:
        """Close and return all that is open: sets in the order of their headers' ids, then orphans."""
        sets = [self._close(self._hinted(self._assemble(one))) for one in sorted(self._headers)]
        orphans = [self._close_orphans(one) for one in sorted(self._groups)]
        return Closed.joined([*sets, *orphans])

    def _add_batch(self, batch: list[mq_messages.QueuedMessage]) -> Iterator[Closed]:
        others = (one for one in batch if one.msg_type not in _SET_TYPES)
        yield Closed(
            (), tuple(stray(mq_messages.Body.of(one), "MSG_TYPE_UNKNOWN", f"{one.msg_type}") for one in others)
        )
        kept = [one for one in batch if one.msg_type in _SET_TYPES]
        for message, base in zip(kept, mq_messages.bases([one.correl_id for one in kept]), strict=True):
            if base is None:
                actual = f"a correlation id of {len(message.correl_id)} bytes"
                yield Closed((), (stray(mq_messages.Body.of(message), "ORPHAN_MESSAGE", actual),))
                continue
            self._add(message, base)
            yield from self._close_beyond_limits()

    def _add(self, message: mq_messages.QueuedMessage, base: bytes) -> None:
        is_header = message.msg_type == mq_messages.ATTACHMENT_HEADER
        key = mq_messages.padded_id(message.correl_id) if is_header else base
        groups = self._headers if is_header else self._groups
        limit = self._limits.max_held_bytes
        if not is_header and not self._keep_rows and base in self._data_sets and self._holds_rows(message):
            message = message.shortened()
        groups.setdefault(key, mq_messages.Group(min(limit, MAX_DESCRIPTION_BYTES) if is_header else limit)).add(
            message
        )
        if is_header:
            body = mq_messages.Body.of(message)
            kinds = listed_kinds(body, self._switches)
            if is_cut(body, self._switches):
                self._cut_header = min(key, self._cut_header or key)
            self._data_sets |= {one for one, kind in kinds.items() if kind == "data_set"}
            self._index.add(key, set(kinds))
        for owner in (key, self._index.owners.get(base, key)):
            if owner in self._headers or owner in self._groups:
                self._recent[owner] = None
                self._recent.move_to_end(owner)

    def _holds_rows(self, message: mq_messages.QueuedMessage) -> bool:
        # A message that may begin without a type identifier does not show what it holds.
        is_told = self._switches.continuation == "has_type_id"
        is_long = message.num_bytes < 0 and len(message.body) >= mq_messages.MIN_SHORTENED_BYTES
        return is_told and is_long and message.body[: mq_messages.HEAD_BYTES] in ROWS_TYPE_IDS

    def _close_beyond_limits(self) -> Iterator[Closed]:
        """Close what is least recently used, a whole set if its header is there."""
        while len(self._recent) > self._limits.max_open:
            oldest = next(iter(self._recent))
            if oldest in self._headers:
                yield closed_early(self._close(self._hinted(self._assemble(oldest))), self._limits)
            elif self._index.owners.get(oldest) in self._headers:
                # The group is as recent as its set: every message of the set also moves the header to the end.
                self._recent.move_to_end(oldest)
            else:
                yield closed_early(self._close_orphans(oldest), self._limits)

    def _hinted(self, assembled: AssembledSet) -> AssembledSet:
        """Name a switch by which a set that is not whole would be."""
        header_id = assembled.header_id
        num_bytes = sum(self._groups[base].held_bytes for base in self._index.listed[header_id] & self._groups.keys())

        def assemble(at: int, switches: MqSwitches) -> MessageSet:
            sets = self._assembler(switches).assemble(header_id, self._headers[header_id]).sets
            return sets[min(at, len(sets) - 1)]

        hinted = (
            self._alternatives.with_hint(one, num_bytes, partial(assemble, at)) for at, one in enumerate(assembled.sets)
        )
        return replace(assembled, sets=tuple(hinted))

    def _assembler(self, switches: MqSwitches | None = None) -> Assembler:
        return Assembler(self._groups, self._index.owners, switches or self._switches, self._cut_header)

    def _assemble(self, header_id: bytes) -> AssembledSet:
        return self._assembler().assemble(header_id, self._headers[header_id])

    def _close(self, assembled: AssembledSet) -> Closed:
        del self._headers[assembled.header_id], self._recent[assembled.header_id]
        for base in assembled.bases:
            del self._groups[base], self._recent[base]
        self._index.remove(assembled.header_id)
        return Closed(assembled.sets, assembled.strays)

    def _close_orphans(self, base: bytes) -> Closed:
        closed = self._assembler().assemble_orphans(base)
        sets = tuple(self._hinted_orphan(base, one) for one in closed.sets)
        del self._groups[base], self._recent[base]
        return replace(closed, sets=sets)

    def _hinted_orphan(self, base: bytes, orphan: MessageSet) -> MessageSet:
        def assemble(switches: MqSwitches) -> MessageSet:
            return next(iter(self._assembler(switches).assemble_orphans(base).sets), orphan)

        return self._alternatives.with_hint(orphan, self._groups[base].held_bytes, assemble)
