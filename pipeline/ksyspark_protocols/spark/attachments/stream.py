"""Attachments of a stream: messages are held until an attachment is complete, or its time is over."""

import pickle
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import islice
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql import DataFrame, Row
from pyspark.sql.streaming.readwriter import DataStreamWriter

from ksyspark.spark.schema import spark_schema
from ksyspark_protocols.attachments.capture import QUEUE, RENDEZVOUS, SWITCHES, AttachmentOptions
from ksyspark_protocols.attachments.contents import ContentOptions
from ksyspark_protocols.sas.mq import messages as mq_messages
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.result import Diagnostics
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets
from ksyspark_protocols.sas.settings import Limits
from ksyspark_protocols.spark import RowsTask, held_state
from ksyspark_protocols.spark.attachments import sets as message_sets
from ksyspark_protocols.spark.attachments.write import transport_of, write_attachments
from ksyspark_protocols.spark.held_state import HeldState, PickledValue, batch_writer, timer_milliseconds

if TYPE_CHECKING:
    from pyspark.sql.streaming.stateful_processor import StatefulProcessorHandle, TimerValues

RELEASED = {
    QUEUE: pa.schema(
        [*message_sets.columns_of(QUEUE), (message_sets.LISTED, pa.binary()), (message_sets.LATE, pa.bool_())]
    ),
    RENDEZVOUS: pa.schema([*message_sets.columns_of(RENDEZVOUS), *message_sets.BEFORE]),
}
"""Columns of the messages that come out."""
KEYED = pa.schema([("key", pa.binary()), ("kind", pa.string()), *RELEASED[QUEUE]])
"""Messages of a queue by the base that they belong to: a header once for each base, with the kind that it lists."""

_BASE_BYTES = 16
_AT_ONCE = 256
# Where a message of Rendezvous has the name of its first field, which is its kind.
_RV_NAME = slice(9, 12)
_RV_BORDERS = (b"HDR", b"LST")


def _keyed(row: dict[str, Any], switches: MqSwitches) -> Iterator[dict[str, Any]]:
    """Yield a message with the key of its attachment; a header once for each that it lists."""
    correl_id = row["correl_id"] or b""
    (base,) = mq_messages.bases([correl_id])
    is_of_set = row["refused"] is None and base is not None
    if is_of_set and row["msg_type"] == mq_messages.NUMBERED:
        yield {**row, "key": base, "kind": "numbered"}
    elif is_of_set and row["msg_type"] == mq_messages.ATTACHMENT_HEADER:
        # A header that lists nothing comes out as it is.
        kinds = mq_messages.listed_kinds(message_sets.header_of(row), switches)[0].items() or ((correl_id, None),)
        for own_base, kind in kinds:
            yield {**row, "key": own_base, "kind": kind, message_sets.LISTED: own_base if kind else None}
    else:
        yield {**row, "key": correl_id, "kind": None}


@dataclass
class _Progress:
    """What is there of an attachment: a header that lists it, the ids of its numbered messages, its count message.

    `digests` are those of messages by id, `released` those of messages that are not held any more.
    """

    header: mq_messages.QueuedMessage | None = None
    kind: str | None = None
    ids: set[bytes] = field(default_factory=set)
    count: mq_messages.QueuedMessage | None = None
    digests: dict[bytes, set[bytes]] = field(default_factory=dict)
    released: dict[bytes, set[bytes]] = field(default_factory=dict)

    def is_other_than_released(self, row: Row) -> bool | None:
        """Return whether a message differs from the one of its id that was released, or None if none was."""
        digests = self.released.get(bytes(row.correl_id))
        return None if digests is None else _digest(row) not in digests

    def note(self, row: Row) -> None:
        message = message_sets.header_of(row.asDict())
        self.digests.setdefault(message.correl_id, set()).add(_digest(row))
        if row.kind != "numbered":
            self.header, self.kind = message, row.kind
            return
        self.ids.add(message.correl_id)
        if not message.correl_id[_BASE_BYTES:].strip(b"\0"):
            self.count = message

    def is_complete(self, switches: MqSwitches) -> bool:
        """Say whether the header, the count message and all numbers are there; the application's has the number 0."""
        if self.header is None or self.count is None:
            return False
        if self.kind == "application":
            return True
        variants = {self.header.body: self.header}
        sender = mq_messages.read_header(Diagnostics(None), self.header.correl_id, variants, 1, switches).sender
        count = mq_messages.stated_count(Diagnostics(None), self.count, sender.params("byte_order"))
        numbers = set(mq_messages.numbers_of_ids(list(self.ids), switches, sender.byte_order).values()) - {0}
        return count is not None and len(numbers) >= count and numbers.issuperset(range(1, count + 1))


def _digest(row: Row) -> bytes:
    return sha256(bytes(row.body or b"")).digest()[:16]


class _HeldMessages(HeldState):
    """Hold messages of a key, at most for some milliseconds after the first."""

    def __init__(self, format_name: str, milliseconds: int | None) -> None:
        super().__init__(milliseconds)
        self._columns = RELEASED[format_name].names

    def init(self, handle: "StatefulProcessorHandle") -> None:
        super().init(handle)
        # Pickled: the lists of Spark 4.0 pass through pandas, which knows no null of whole numbers.
        self._held = handle.getListState("messages", "message binary")

    def release(self) -> Iterator[Row]:
        """Yield all messages, and hold them no longer."""
        yield from self._held_rows()
        self._clear()

    def _hold(self, rows: Sequence[Row], timer_values: "TimerValues") -> None:
        if not rows:
            return
        if not self._held.exists():
            # What was released before is known as long as these are held.
            self.stop_timer()
            self.start_timer(timer_values)
        self._held.appendList([(pickle.dumps(self._row(row).asDict()),) for row in rows])

    def _held_rows(self) -> Iterator[Row]:
        for (pickled,) in self._held.get():
            yield Row(**pickle.loads(pickled))  # noqa: S301 (our own state)

    def _clear(self) -> None:
        self._held.clear()
        self.stop_timer()

    def _row(self, row: Row, **more: object) -> Row:
        """Return a row with the columns that come out; one that it lacks is null."""
        values = {**row.asDict(), **more}
        return Row(**{name: values.get(name) for name in self._columns})


class QueueState(_HeldMessages):
    """Hold the messages of one attachment of a queue until all of them are there."""

    def __init__(self, switches: MqSwitches, milliseconds: int | None) -> None:
        super().__init__(QUEUE, milliseconds)
        self._switches = switches

    def init(self, handle: "StatefulProcessorHandle") -> None:
        super().init(handle)
        self._progress = PickledValue(handle, "progress")

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: "TimerValues") -> Iterator[Row]:
        """Hold messages; yield what no attachment has, and all messages of one that is complete."""
        progress: _Progress = self._progress.get() or _Progress()
        while taken := list(islice(rows, _AT_ONCE)):
            yield from (self._row(row) for row in taken if row.kind is None)
            own = [(row, progress.is_other_than_released(row)) for row in taken if row.kind is not None]
            yield from (self._row(row, **{message_sets.LATE: late}) for row, late in own if late is not None)
            kept = [row for row, late in own if late is None]
            for row in kept:
                progress.note(row)
            self._hold(kept, timerValues)
        if self._held.exists():
            self._progress.update(progress)
        if progress.is_complete(self._switches):
            yield from self.release()
            self.start_timer(timerValues)

    def handleExpiredTimer(self, key: Any, timerValues: "TimerValues", expiredTimerInfo: Any) -> Iterator[Row]:
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

    def init(self, handle: "StatefulProcessorHandle") -> None:
        super().init(handle)
        self._before = handle.getValueState("before", "sets int, is_ended boolean")

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: "TimerValues") -> Iterator[Row]:
        """Hold messages; yield what is of no set, and all messages of sets that have ended."""
        arrived = sorted(rows, key=lambda row: int(row["index"]))
        yield from (self._row(row) for row in arrived if row.is_alone)
        new = [row for row in arrived if not row.is_alone]
        self._hold(new, timerValues)
        if self._closed_before()["is_ended"] or any(bytes(row.body or b"")[_RV_NAME] in _RV_BORDERS for row in new):
            yield from self._ended(timerValues)

    def _ended(self, timer_values: "TimerValues") -> Iterator[Row]:
        """Yield what is in closed sets or in none: it came before what is open."""
        held = list(self._held_rows())
        before = self._closed_before()
        sets = RendezvousSets(self._switches, self._limits)
        sets.resume("", "", before["sets_before"], is_ended=before["is_ended"])
        ended = sets.add(RendezvousMessage(bytes(row.body or b"")) for row in held).num_messages
        if ended:
            self._clear()
            self._hold(held[ended:], timer_values)
            self._before.update(sets.progress("", ""))
            yield from (self._row(row, **before) for row in held[:ended])

    def release(self) -> Iterator[Row]:
        """Let go of a set that has not ended: messages that come later begin another one."""
        before = self._closed_before()
        self._before.update((before["sets_before"] + 1, False))
        yield from (self._row(row, **before) for row in super().release())

    def _closed_before(self) -> dict[str, Any]:
        return dict(zip(dict(message_sets.BEFORE), self._before.get() or (0, False), strict=True))


_INSTEAD = "write_attachments with a name as its batch writes whole sets"


def write_attachment_stream(
    messages: DataFrame,
    dest: str,
    name: str,
    format: str | None = None,
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
    format: str | None = None,
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
    held_state.check_state(_INSTEAD)
    format_name = transport_of(messages, format, chosen)
    switches = SWITCHES[format_name].parse(chosen.switches)
    milliseconds = timer_milliseconds(timeout_seconds)
    checked_messages = message_sets.checked(messages, format_name)
    if isinstance(switches, RvSwitches):
        keys = ["subject", "sender"]
        keyed = message_sets.unwrapped_messages(checked_messages, switches, is_shortening=False)
        state: QueueState | RendezvousState = RendezvousState(switches, chosen[Limits], milliseconds)
    else:
        keys = ["key"]
        task = RowsTask(partial(_keyed, switches=switches), KEYED)
        keyed = checked_messages.mapInArrow(task.function, spark_schema(KEYED))
        state = QueueState(switches, milliseconds)
    return held_state.with_state(keyed, keys, state, spark_schema(RELEASED[format_name]), milliseconds)
