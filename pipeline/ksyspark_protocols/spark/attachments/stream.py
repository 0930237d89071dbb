"""Attachments of a stream: messages are held until an attachment is complete, or its time is over."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql import DataFrame, Row
from pyspark.sql.streaming.readwriter import DataStreamWriter

from ksyspark.spark.schema import spark_schema
from ksyspark.spark.state import check_state, with_state
from ksyspark.spark.workers import Task, freeze_loaded_modules
from ksyspark_protocols.attachments.capture import QUEUE, RENDEZVOUS, SWITCHES, AttachmentOptions
from ksyspark_protocols.attachments.contents import ContentOptions
from ksyspark_protocols.sas.diagnostics import Diagnostics
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.headers import listed_kinds, read_header
from ksyspark_protocols.sas.mq.messages import ATTACHMENT_HEADER, NUMBERED, Body, bases, numbers_of_ids, stated_count
from ksyspark_protocols.sas.result import Stray
from ksyspark_protocols.sas.rv.envelopes import unwrap
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets
from ksyspark_protocols.sas.settings import Limits, parse_switches
from ksyspark_protocols.spark.attachments.messages import BEFORE, LATE, LISTED, checked, columns_of
from ksyspark_protocols.spark.attachments.write import transport_of, write_attachments
from ksyspark_protocols.spark.held_state import HeldState, PickledValue, batch_writer, timer_milliseconds

if TYPE_CHECKING:
    from pyspark.sql.streaming.stateful_processor import StatefulProcessorHandle, TimerValues

RELEASED = {
    QUEUE: pa.schema([*columns_of(QUEUE), (LISTED, pa.binary()), (LATE, pa.bool_())]),
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
class SplitTask(Task):
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
            listed = listed_kinds(Body(row["body"] or b"", row["encoding"] or 0, row["ccsid"] or 0), self.switches)
            # A header that lists nothing comes out as it is.
            for own_base, kind in listed.items() or ((correl_id, None),):
                yield {**row, "key": own_base, "kind": kind, LISTED: own_base if kind else None}
        else:
            yield {**row, "key": correl_id, "kind": None}


@dataclass(frozen=True)
class UnwrappingTask(Task):
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
    """What is there of an attachment: a header that lists it, the ids of its numbered messages, its count message.

    `digests` are those of the messages of an id, `released` of those that are held no longer.
    """

    header: tuple[bytes, Body] | None = None
    kind: str | None = None
    ids: set[bytes] = field(default_factory=set)
    count: Body | None = None
    digests: dict[bytes, set[bytes]] = field(default_factory=dict)
    released: dict[bytes, set[bytes]] = field(default_factory=dict)

    def is_other_than_released(self, row: Row) -> bool | None:
        """Return whether a message differs from the one of its id that was released, or None if none was."""
        digests = self.released.get(bytes(row.correl_id))
        return None if digests is None else _digest(row) not in digests

    def note(self, row: Row) -> None:
        body = Body(bytes(row.body or b""), row.encoding or 0, row.ccsid or 0)
        correl_id = bytes(row.correl_id)
        self.digests.setdefault(correl_id, set()).add(_digest(row))
        if row.kind != "numbered":
            self.header, self.kind = (correl_id, body), row.kind
            return
        self.ids.add(correl_id)
        if not correl_id[_BASE_BYTES:].strip(b"\0"):
            self.count = body

    def is_complete(self, switches: MqSwitches) -> bool:
        """Say whether the header, the count message and all numbers are there; the application's has the number 0."""
        if self.header is None or self.count is None:
            return False
        if self.kind == "application":
            return True
        correl_id, body = self.header
        sender = read_header(Diagnostics(None), correl_id, {body.data: body}, 1, switches).sender
        count = stated_count(Diagnostics(None), self.count, sender.params("byte_order"))
        numbers = set(numbers_of_ids(list(self.ids), switches, sender.byte_order).values()) - {0}
        return count is not None and len(numbers) >= count and numbers.issuperset(range(1, count + 1))


def _digest(row: Row) -> bytes:
    return sha256(bytes(row.body or b"")).digest()[:16]


class _HeldMessages(HeldState):
    """Hold messages of a key, at most for some milliseconds after the first."""

    def __init__(self, format_name: str, milliseconds: int | None) -> None:
        super().__init__(milliseconds)
        self._columns = RELEASED[format_name].names

    def init(self, handle: StatefulProcessorHandle) -> None:
        super().init(handle)
        # Pickled: the lists of Spark 4.0 pass through pandas, which knows no null of whole numbers.
        self._held = handle.getListState("messages", "message binary")

    def release(self) -> Iterator[Row]:
        """Yield all messages, and hold them no longer."""
        yield from self._held_rows()
        self._clear()

    def _hold(self, rows: Sequence[Row], timer_values: TimerValues) -> None:
        if not rows:
            return
        if not self._held.exists():
            # What was released before is known as long as these are held.
            self.stop_timer()
            self.start_timer(timer_values)
        self._held.appendList([(pickle.dumps(self._values(row)),) for row in rows])

    def _held_rows(self) -> Iterator[Row]:
        for (pickled,) in self._held.get():
            yield Row(**dict(zip(self._columns, pickle.loads(pickled), strict=True)))  # noqa: S301 (our own state)

    def _clear(self) -> None:
        self._held.clear()
        self.stop_timer()

    def _values(self, row: Row) -> tuple[Any, ...]:
        """Return the values of the columns that come out; one that the row lacks is null."""
        values = row.asDict()
        return tuple(values.get(name) for name in self._columns)

    def _row(self, row: Row) -> Row:
        return Row(**dict(zip(self._columns, self._values(row), strict=True)))


class QueueState(_HeldMessages):
    """Hold the messages of one attachment of a queue until all of them are there."""

    def __init__(self, switches: MqSwitches, milliseconds: int | None) -> None:
        super().__init__(QUEUE, milliseconds)
        self._switches = switches

    def init(self, handle: StatefulProcessorHandle) -> None:
        super().init(handle)
        self._progress = PickledValue(handle, "progress")

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: TimerValues) -> Iterator[Row]:  # noqa: N802, N803
        """Hold messages; yield what no attachment has, and all messages of one that is complete."""
        progress: _Progress = self._progress.get() or _Progress()
        while taken := list(islice(rows, _AT_ONCE)):
            yield from (self._row(row) for row in taken if row.kind is None)
            own = [(row, progress.is_other_than_released(row)) for row in taken if row.kind is not None]
            yield from (Row(**{**self._row(row).asDict(), LATE: late}) for row, late in own if late is not None)
            kept = [row for row, late in own if late is None]
            for row in kept:
                progress.note(row)
            self._hold(kept, timerValues)
        if self._held.exists():
            self._progress.update(progress)
        if progress.is_complete(self._switches):
            yield from self.release()
            self.start_timer(timerValues)

    def handleExpiredTimer(self, key: Any, timerValues: TimerValues, expiredTimerInfo: Any) -> Iterator[Row]:  # noqa: N802, N803
        """Yield what is held; copies of that are known as long again."""
        if self._held.exists():
            yield from self.release()
            self.start_timer(timerValues)
        else:
            self._progress.clear()

    def release(self) -> Iterator[Row]:
        progress = self._progress.get() or _Progress()
        yield from super().release()
        self._progress.update(_Progress(released={**progress.released, **progress.digests}))


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
        held = list(self._held_rows())
        before = self._closed_before()
        sets = RendezvousSets(self._switches, self._limits)
        sets.resume("", "", before[0], is_ended=before[1])
        ended = sets.add(RendezvousMessage(bytes(row.body or b"")) for row in held).num_messages
        if ended:
            self._clear()
            self._hold(held[ended:], timer_values)
            self._before.update(sets.progress("", ""))
            yield from (_with_before(row, before) for row in held[:ended])

    def release(self) -> Iterator[Row]:
        """Let go of a set that has not ended: messages that come later begin another one."""
        before = self._closed_before()
        self._before.update((before[0] + 1, False))
        yield from (_with_before(row, before) for row in super().release())

    def _closed_before(self) -> tuple[int, bool]:
        sets, is_ended = self._before.get() or (0, False)
        return sets, is_ended


def _with_before(row: Row, before: tuple[int, bool]) -> Row:
    """Return a message with what was of its sender before."""
    return Row(**{**row.asDict(), **dict(zip(dict(BEFORE), before, strict=True))})


_INSTEAD = "write_attachments with a name as its batch writes whole sets"


def write_attachment_stream(
    messages: DataFrame,
    dest: str,
    name: str,
    format: str | None = None,  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
    *,
    timeout_seconds: float | None = None,
) -> DataStreamWriter:
    """Return the writer of a stream's attachments to a folder, to which checkpoint and trigger are added.

    `messages` are a stream with the columns of `write_attachments`. An attachment of a queue is written when its
    header, its count message and all numbers are there, one of Rendezvous with its set, at the last message (LST). What
    is not complete after `timeout_seconds` is written as it is; without them it is held. For the trigger `availableNow`
    set `spark.sql.streaming.noDataMicroBatches.enabled` to false: it never ends otherwise, and what is too late is
    written with the next messages. Each batch is written once, under `name` and its number, whatever fails. `options`
    are ContentOptions and those of `complete_attachments`. Raises FormatError and OptionError.
    """
    released = complete_attachments(messages, format, options, timeout_seconds=timeout_seconds)

    def write(batch: DataFrame, batch_name: str) -> None:
        how = {**(options or {}), "saveMode": "append", "batch": batch_name}
        write_attachments(batch.sparkSession, batch, dest, format, how)

    return released.writeStream.foreachBatch(batch_writer(name, write))


def complete_attachments(
    messages: DataFrame,
    format: str | None = None,  # noqa: A002
    options: Mapping[str, object] | None = None,
    *,
    timeout_seconds: float | None = None,
) -> DataFrame:
    """Return the messages of a stream's attachments as they get complete, for `write_attachments` of each batch.

    Each attachment of a queue brings a copy of its header, in which the column `attachment` holds its base. Sets the
    session's state store to RocksDB, which this needs. `options` are Limits and switches (`switch.NAME`), beside those
    of contents, which are written later. Raises FormatError and OptionError.
    """
    chosen = AttachmentOptions(options, ContentOptions, Limits)
    check_state(_INSTEAD)
    format_name = transport_of(messages, format, chosen)
    switches = parse_switches(SWITCHES[format_name], chosen.switches)
    milliseconds = timer_milliseconds(timeout_seconds)
    checked_messages = checked(messages, format_name)
    if isinstance(switches, RvSwitches):
        keys = ["subject", "sender"]
        keyed = checked_messages.mapInArrow(UnwrappingTask(switches).function, spark_schema(UNWRAPPED))
        state: QueueState | RendezvousState = RendezvousState(switches, chosen[Limits], milliseconds)
    else:
        keys = ["key"]
        keyed = checked_messages.mapInArrow(SplitTask(switches).function, spark_schema(KEYED))
        state = QueueState(switches, milliseconds)
    return with_state(keyed, keys, state, spark_schema(RELEASED[format_name]), milliseconds)
