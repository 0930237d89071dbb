"""Attachments of a stream: messages are held until an attachment is complete, or its time is over.

State is held for each attachment of a queue (by the base of its correlation ids), and for each subject and sender of
Rendezvous. What comes out are the messages of complete attachments, and each batch of the stream writes them as a batch
of its own: a batch that is repeated after a failure changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pyspark.sql import DataFrame
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.streaming.readwriter import DataStreamWriter

from ksyspark.attachments.capture import SWITCHES
from ksyspark.attachments.settings import OutputSettings
from ksyspark.errors import FormatError, OptionError
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.rv import RvSwitches
from ksyspark.protocols.sas.switches import parse_switches
from ksyspark.spark.attachments.messages import QUEUE, RENDEZVOUS, checked
from ksyspark.spark.attachments.state import (
    KEYED,
    RELEASED,
    UNWRAPPED,
    QueueState,
    RendezvousState,
    SplitTask,
    UnwrappingTask,
)
from ksyspark.spark.attachments.write import write_attachments

_STATE_STORE = "spark.sql.streaming.stateStore.providerClass"
_ROCKS_DB = "org.apache.spark.sql.execution.streaming.state.RocksDBStateStoreProvider"


def write_attachment_stream(
    messages: DataFrame,
    dest: str,
    name: str,
    format: str | None = None,  # noqa: A002 (the word of all doors)
    switches: Mapping[str, str] | None = None,
    settings: OutputSettings | None = None,
    *,
    timeout_seconds: float | None = None,
) -> DataStreamWriter:
    """Return the writer of a stream's attachments to a folder, to which checkpoint and trigger are added.

    `messages` are a stream with the columns of `write_attachments`. An attachment of a queue is written when its
    header, its count message and all numbers are there, one of Rendezvous with its set, at the last message (LST). What
    is not complete after `timeout_seconds` is written as it is; without them it is held. For the trigger `availableNow`
    set `spark.sql.streaming.noDataMicroBatches.enabled` to false: it never ends otherwise, and what is too late is
    written with the next messages. Each batch is written once,
    under `name` and its number, whatever fails. Messages of the application itself are not written. Raises FormatError
    and OptionError.
    """
    format_name = format or (QUEUE if "correl_id" in messages.columns else RENDEZVOUS)
    released = complete_attachments(messages, format_name, switches, timeout_seconds=timeout_seconds)
    return released.writeStream.foreachBatch(_batch_writer(dest, name, format_name, switches, settings))


def complete_attachments(
    messages: DataFrame,
    format: str | None = None,  # noqa: A002
    switches: Mapping[str, str] | None = None,
    *,
    timeout_seconds: float | None = None,
) -> DataFrame:
    """Return the messages of a stream's attachments as they get complete, for `write_attachments` of each batch.

    Each attachment of a queue brings a copy of its header, in which the column `attachment` holds its base. Sets the
    session's state store to RocksDB, which this needs. Raises FormatError and OptionError.
    """
    format_name = format or (QUEUE if "correl_id" in messages.columns else RENDEZVOUS)
    if format_name not in SWITCHES:
        raise FormatError(f"Messages of {format_name} carry no attachments; those of {' and '.join(SWITCHES)} do.")
    if timeout_seconds is not None and timeout_seconds <= 0:
        raise OptionError(f"timeout_seconds: expected more than 0, found {timeout_seconds}.")
    chosen = parse_switches(SWITCHES[format_name], switches or {})
    milliseconds = None if timeout_seconds is None else int(timeout_seconds * 1000)
    checked_messages = checked(messages, format_name)
    messages.sparkSession.conf.set(_STATE_STORE, _ROCKS_DB)
    if isinstance(chosen, RvSwitches):
        keys = ["subject", "sender"]
        keyed = checked_messages.mapInArrow(UnwrappingTask(chosen).run, from_arrow_schema(UNWRAPPED))
        state: QueueState | RendezvousState = RendezvousState(chosen, Limits(), milliseconds)
    else:
        keys = ["key"]
        keyed = checked_messages.mapInArrow(SplitTask(chosen).run, from_arrow_schema(KEYED))
        state = QueueState(chosen, milliseconds)
    return keyed.groupBy(*keys).transformWithState(
        statefulProcessor=state,
        outputStructType=from_arrow_schema(RELEASED[format_name]),
        outputMode="Append",
        timeMode="None" if milliseconds is None else "ProcessingTime",
    )


def _batch_writer(
    dest: str, name: str, format_name: str, switches: Mapping[str, str] | None, settings: OutputSettings | None
) -> Callable[[DataFrame, int], None]:
    def write(batch: DataFrame, number: int) -> None:
        # Computed again, the batch would change the state again; computed in part, Spark waits for the rest.
        kept = batch.persist()
        try:
            if kept.count():
                write_attachments(
                    kept.sparkSession,
                    kept,
                    dest,
                    format_name,
                    switches=switches,
                    settings=settings,
                    save_mode="append",
                    batch=f"{name} {number}",
                )
        finally:
            kept.unpersist()

    return write
