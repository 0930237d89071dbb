"""What a stream holds of attachments that are not complete, and when it lets go of them."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import pyarrow as pa
from pyspark.sql import Row
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.streaming.stateful_processor import (
    ExpiredTimerInfo,
    StatefulProcessor,
    StatefulProcessorHandle,
    TimerValues,
)

from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.mq import MqSwitches
from ksyspark.protocols.sas.mq.headers import listed_kinds, read_header
from ksyspark.protocols.sas.mq.messages import ATTACHMENT_HEADER, NUMBERED, Body
from ksyspark.protocols.sas.mq.numbering import bases, numbers_of_ids, stated_count
from ksyspark.protocols.sas.result import Stray
from ksyspark.protocols.sas.rv import RendezvousMessage, RendezvousSets, RvSwitches
from ksyspark.protocols.sas.rv.envelopes import unwrap
from ksyspark.spark.attachments.messages import BEFORE, LISTED, QUEUE, RENDEZVOUS, columns_of
from ksyspark.spark.workers import freeze_loaded_modules

RELEASED = {
    QUEUE: columns_of(QUEUE).append(pa.field(LISTED, pa.binary())),
    RENDEZVOUS: pa.schema([*columns_of(RENDEZVOUS), *BEFORE]),
}
"""Columns of the messages that come out."""
KEYED = pa.schema([("key", pa.binary()), ("kind", pa.string()), *RELEASED[QUEUE]])
"""Messages of a queue by the base that they belong to: a header once for each base, with the kind that it lists."""

UNWRAPPED = columns_of(RENDEZVOUS).append(pa.field("is_alone", pa.bool_()))
"""Messages of Rendezvous, taken out of envelopes; `is_alone` for one of no set, whatever comes before and behind it."""

_BASE_BYTES = 16
_AT_ONCE = 256
# Where a message of Rendezvous has the name of its first field, which is its kind.
_RV_NAME = slice(9, 12)
_RV_BORDERS = (b"HDR", b"LST")


@dataclass(frozen=True)
class SplitTask:
    """Give each message the key of its attachment, inside a worker."""

    switches: MqSwitches

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        for batch in batches:
            rows = [keyed for row in batch.to_pylist() for keyed in self._keyed(row)]
            yield pa.RecordBatch.from_pylist(rows, schema=KEYED)

    def _keyed(self, row: dict[str, Any]) -> Iterator[dict[str, Any]]:
        correl_id = row["correl_id"] or b""
        (base,) = bases([correl_id])
        is_of_set = row["refused"] is None and base is not None
        if is_of_set and row["msg_type"] == NUMBERED:
            yield {**row, "key": base, "kind": "numbered"}
        elif is_of_set and row["msg_type"] == ATTACHMENT_HEADER:
            body = Body(row["body"] or b"", row["encoding"] or 0, row["ccsid"] or 0)
            listed = listed_kinds(body, self.switches)
            # A header that lists nothing comes out as it is.
            for one, kind in listed.items() or ((correl_id, None),):
                yield {**row, "key": one, "kind": kind, LISTED: one if kind else None}
        else:
            yield {**row, "key": correl_id, "kind": None}


@dataclass(frozen=True)
class UnwrappingTask:
    """Take messages out of the envelopes of daemons, inside a worker."""

    switches: RvSwitches

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        for batch in batches:
            rows = batch.to_pylist()
            messages = [RendezvousMessage(row["body"] or b"", row["subject"] or "") for row in rows]
            unwrapped = zip(rows, messages, unwrap(messages, self.switches), strict=True)
            yield pa.RecordBatch.from_pylist([self._row(*one) for one in unwrapped], schema=UNWRAPPED)

    def _row(self, row: dict[str, Any], message: RendezvousMessage, inner: RendezvousMessage | Stray) -> dict[str, Any]:
        if row["refused"] is not None or isinstance(inner, Stray):
            return {**row, "subject": message.subject, "sender": row["sender"] or "", "is_alone": True}
        return {
            **row,
            "subject": inner.subject,
            "sender": row["sender"] or "",
            "body": inner.data,
            "offset": (row["offset"] or 0) + inner.offset,
            "is_alone": False,
        }


@dataclass
class _Progress:
    """What is there of an attachment: a header that lists it, the ids of its numbered messages, its count message."""

    header: tuple[bytes, Body] | None = None
    kind: str | None = None
    ids: set[bytes] = field(default_factory=set)
    count: Body | None = None

    def note(self, row: Row) -> None:
        """Note a message."""
        body = Body(bytes(row.body or b""), row.encoding or 0, row.ccsid or 0)
        correl_id = bytes(row.correl_id)
        if row.kind != "numbered":
            self.header, self.kind = (correl_id, body), row.kind
            return
        self.ids.add(correl_id)
        if not correl_id[_BASE_BYTES:].strip(b"\0"):
            self.count = body

    def is_complete(self, switches: MqSwitches) -> bool:
        """Say whether the header, the count message and all numbers are there."""
        if self.header is None or self.count is None:
            return False
        correl_id, body = self.header
        sender = read_header(Diagnostics(None), correl_id, {body.data: body}, 1, switches).sender
        count = stated_count(Diagnostics(None), self.count, sender.params("byte_order"))
        numbers = set(numbers_of_ids(list(self.ids), switches, sender.byte_order).values()) - {0}
        return count is not None and len(numbers) >= count and numbers.issuperset(range(1, count + 1))


class _HeldMessages(StatefulProcessor):
    """Hold messages of a key, at most for some milliseconds after the first."""

    def __init__(self, format_name: str, milliseconds: int | None) -> None:
        self._columns = RELEASED[format_name].names
        self._milliseconds = milliseconds
        self._schema = from_arrow_schema(RELEASED[format_name])

    def init(self, handle: StatefulProcessorHandle) -> None:
        freeze_loaded_modules()
        self._handle = handle
        self._held = handle.getListState("messages", self._schema)

    def handleExpiredTimer(  # noqa: N802 (the name is Spark's)
        self,
        key: Any,
        timerValues: TimerValues,  # noqa: N803
        expiredTimerInfo: ExpiredTimerInfo,  # noqa: N803
    ) -> Iterator[Row]:
        """Let go of what is held, as it is."""
        yield from self._release()

    def _hold(self, rows: Sequence[Row], timer_values: TimerValues) -> None:
        if not rows:
            return
        if self._milliseconds is not None and not self._held.exists():
            self._handle.registerTimer(timer_values.getCurrentProcessingTimeInMs() + self._milliseconds)
        self._held.appendList([self._values(row) for row in rows])

    def _release(self) -> Iterator[Row]:
        for values in self._held.get():
            yield Row(**dict(zip(self._columns, values, strict=True)))
        self._clear()

    def _clear(self) -> None:
        self._held.clear()
        if self._milliseconds is not None:
            for timer in list(self._handle.listTimers()):
                self._handle.deleteTimer(timer)

    def _values(self, row: Row) -> tuple[Any, ...]:
        return tuple(row[name] for name in self._columns)

    def _row(self, row: Row) -> Row:
        return Row(**{name: row[name] for name in self._columns})


class QueueState(_HeldMessages):
    """Hold the messages of one attachment of a queue until all of them are there."""

    def __init__(self, switches: MqSwitches, milliseconds: int | None) -> None:
        super().__init__(QUEUE, milliseconds)
        self._switches = switches

    def init(self, handle: StatefulProcessorHandle) -> None:
        super().init(handle)
        self._progress = handle.getValueState("progress", "progress binary")

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: TimerValues) -> Iterator[Row]:  # noqa: N802, N803
        """Hold messages; yield what no attachment has, and all messages of one that is complete."""
        found = self._progress.get()
        progress: _Progress = pickle.loads(found[0]) if found else _Progress()  # noqa: S301 (our own state)
        while taken := list(islice(rows, _AT_ONCE)):
            kept = [row for row in taken if row.kind is not None]
            yield from (self._row(row) for row in taken if row.kind is None)
            for row in kept:
                progress.note(row)
            self._hold(kept, timerValues)
        if progress.kind == "application":
            self._clear()
        elif progress.is_complete(self._switches):
            yield from self._release()
        elif self._held.exists():
            self._progress.update((pickle.dumps(progress),))

    def _clear(self) -> None:
        super()._clear()
        self._progress.clear()


class RendezvousState(_HeldMessages):
    """Hold the messages of one sender on one subject until their set has ended."""

    def __init__(self, switches: RvSwitches, limits: Limits, milliseconds: int | None) -> None:
        super().__init__(RENDEZVOUS, milliseconds)
        self._switches = switches
        self._limits = limits

    def init(self, handle: StatefulProcessorHandle) -> None:
        super().init(handle)
        self._before = handle.getValueState("before", "sets int, is_ended boolean")

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: TimerValues) -> Iterator[Row]:  # noqa: N802, N803
        """Hold messages; yield what is of no set, and all messages of sets that have ended."""
        arrived = sorted(rows, key=lambda row: int(row["index"]))
        yield from (self._row(row) for row in arrived if row.is_alone)
        new = [row for row in arrived if not row.is_alone]
        self._hold(new, timerValues)
        _, is_ended = self._closed_before()
        if is_ended or any(bytes(row.body or b"")[_RV_NAME] in _RV_BORDERS for row in new):
            yield from self._ended(timerValues)

    def _ended(self, timer_values: TimerValues) -> Iterator[Row]:
        """Yield what is in closed sets or in none: it came before what is open."""
        held = [Row(**dict(zip(self._columns, values, strict=True))) for values in self._held.get()]
        before = self._closed_before()
        sets = RendezvousSets(self._switches, self._limits)
        sets.resume("", "", before[0], is_ended=before[1])
        ended = sets.add(RendezvousMessage(bytes(row.body or b"")) for row in held).num_messages
        if ended:
            self._clear()
            self._hold(held[ended:], timer_values)
            self._before.update(sets.progress("", ""))
            yield from (_told(row, before) for row in held[:ended])

    def _release(self) -> Iterator[Row]:
        """Let go of a set that has not ended: messages that come later begin another one."""
        before = self._closed_before()
        self._before.update((before[0] + 1, False))
        yield from (_told(row, before) for row in super()._release())

    def _closed_before(self) -> tuple[int, bool]:
        found = self._before.get()
        return (found[0], found[1]) if found else (0, False)

    def _values(self, row: Row) -> tuple[Any, ...]:
        given = row.asDict()
        return tuple(given.get(name) for name in self._columns)

    def _row(self, row: Row) -> Row:
        return Row(**dict(zip(self._columns, self._values(row), strict=True)))


def _told(row: Row, before: tuple[int, bool]) -> Row:
    """Return a message with what was of its sender before."""
    return Row(**{**row.asDict(), **dict(zip(dict(BEFORE), before, strict=True))})
