"""Groups and segmented messages of IBM MQ in a stream: segments are held until their group is whole."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from pyspark.sql import Column, DataFrame, Row
from pyspark.sql.functions import coalesce, col, lit
from pyspark.sql.streaming.readwriter import DataStreamWriter

from ksyspark.destination import Destination, WriteOptions
from ksyspark.formats import find_format
from ksyspark.options.read_options import GivenOptions
from ksyspark.spark.schema import spark_schema
from ksyspark.spark.state import check_state, with_state
from ksyspark.spark.workers import worker_errors
from ksyspark_protocols.groups import Counts, GroupOptions, LogicalDecoder
from ksyspark_protocols.ibm_mq import GROUP_MESSAGES, GROUPS, SEGMENTS, Place, are_whole
from ksyspark_protocols.spark.groups import WriteTask, by_group, segments_of
from ksyspark_protocols.spark.held_state import HeldState, PickledValue, batch_writer, timer_milliseconds

if TYPE_CHECKING:
    from pyspark.sql.streaming.stateful_processor import StatefulProcessorHandle, TimerValues

_INSTEAD = "write_groups with a name as its batch writes whole groups"


class GroupState(HeldState):
    """Hold the segments of a group until all of it is there, at most some milliseconds after the first."""

    def init(self, handle: StatefulProcessorHandle) -> None:
        super().init(handle)
        self._places = PickledValue(handle, "places")
        self._held = handle.getListState("segments", "segment binary")

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: TimerValues) -> Iterator[Row]:  # noqa: N802, N803
        """Hold segments; yield all of a group that is whole."""
        places: set[Place] = self._places.get() or set()
        if not places:
            self.start_timer(timerValues)
        for row in rows:
            places.add((row.msg_seq_number, row.offset, len(row.payload), row.msg_flags))
            # Pickled: the lists of Spark 4.0 pass through pandas, which knows no null of whole numbers.
            self._held.appendValue((pickle.dumps(tuple(row[name] for name in SEGMENTS.names)),))
        if are_whole(places):
            yield from self.release()
        else:
            self._places.update(places)

    def release(self) -> Iterator[Row]:
        for (pickled,) in self._held.get():
            yield Row(**dict(zip(SEGMENTS.names, pickle.loads(pickled), strict=True)))  # noqa: S301 (our own state)
        self._held.clear()
        self._places.clear()
        self.stop_timer()


def whole_groups(
    messages: DataFrame, queue: Column | str | None = None, *, timeout_seconds: float | None = None
) -> DataFrame:
    """Return the rows of SEGMENTS of a stream as their groups get whole, all those of a group in one batch.

    `messages` and `queue` are those of `groups`. What is not whole after `timeout_seconds` comes out as it is; without
    them it is held. A copy that comes later begins its group anew. Sets the session's state store to RocksDB, which
    this needs. Raises OptionError.
    """
    check_state(_INSTEAD)
    milliseconds = timer_milliseconds(timeout_seconds)
    keyed = segments_of(messages, queue).withColumn("queue_key", coalesce(col("queue"), lit("")))
    return with_state(keyed, ["queue_key", "group_id"], GroupState(milliseconds), spark_schema(SEGMENTS), milliseconds)


def write_group_stream(
    messages: DataFrame,
    dest: str,
    name: str,
    queue: Column | str | None = None,
    options: Mapping[str, object] | None = None,
    *,
    timeout_seconds: float | None = None,
) -> DataStreamWriter:
    """Return the writer of a stream's groups to `dest/TABLE`, to which checkpoint and trigger are added.

    Groups come as `whole_groups` gives them, in the tables `groups`, `group_messages` and, by the option `decode`,
    `decoded`; each batch is written once, under `name` and its number, whatever fails. For the trigger `availableNow`
    set `spark.sql.streaming.noDataMicroBatches.enabled` to false where there is a timeout: it never ends otherwise.
    Raises FormatError and OptionError.
    """
    own = GivenOptions(options, GroupOptions)[GroupOptions]
    decode = LogicalDecoder(find_format(own.decode)) if own.decode else None
    decoded = {} if decode is None else {"decoded": decode.schema}
    schemas = {"groups": GROUPS, "group_messages": GROUP_MESSAGES, **decoded}

    def write(batch: DataFrame, batch_name: str) -> None:
        destination = Destination(dest, tuple(schemas), WriteOptions("append", batch_name))
        with destination.job(schemas) as job, worker_errors():
            if not job.is_repeated:
                task = WriteTask(job.address, schemas, decode)
                total, moves = task.told(task.written(by_group(batch)))
                job.commit(lambda: moves, asdict(Counts.of(total["messages"], 0, total)))

    segments = whole_groups(messages, queue, timeout_seconds=timeout_seconds)
    return segments.writeStream.foreachBatch(batch_writer(name, write))
