"""Sets of Rendezvous on a cluster: assembled without their rows, which are read where they are.

Messages are looked at in parallel. Those of one sender on a subject go in their order to the worker that assembles its
sets; of one with rows only what is known of its values does.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow as pa
from pyspark.sql import Column, DataFrame
from pyspark.sql.functions import coalesce, col, concat, hex, lit, lpad, unhex, xxhash64  # noqa: A004 (the name is Spark's)
from pyspark.sql.pandas.types import from_arrow_schema

from ksyspark.attachments.report import closed_outcomes
from ksyspark.attachments.settings import OutputSettings
from ksyspark.protocols.sas.diagnostics import Origin
from ksyspark.protocols.sas.limits import Limits, in_batches
from ksyspark.protocols.sas.result import Closed, Stray
from ksyspark.protocols.sas.rv import RendezvousMessage, RendezvousSets, RvSwitches, unreadable
from ksyspark.protocols.sas.rv.arrivals import Shortener, arrivals
from ksyspark.protocols.sas.rv.envelopes import unwrap
from ksyspark.protocols.sas.rv.observations import ValueReader
from ksyspark.spark.attachments.messages import BEFORE, RENDEZVOUS, columns_of
from ksyspark.spark.attachments.plan import PLAN, Planner
from ksyspark.spark.workers import freeze_loaded_modules

_SENDER = ["subject", "sender"]
# The key of the bytes that a message is in, from where on, how long it is, and what is known of it if it is left there.
_LEFT = [("key", pa.binary()), ("at", pa.int32()), ("num_bytes", pa.int32()), ("known", pa.binary())]
_HELD = pa.schema([*columns_of(RENDEZVOUS), *BEFORE, *_LEFT])
_ROWS_AT_ONCE = 32
_MESSAGES_AT_ONCE, _BYTES_AT_ONCE = 1024, 8 << 20


def assembled(
    messages: DataFrame, switches: RvSwitches, limits: Limits, settings: OutputSettings, folder: str
) -> DataFrame:
    """Return what became of sets (PLAN): reports, pickled, and where the rows of data sets are."""
    planner = Planner(settings, folder, ValueReader(switches))
    return (
        _keyed(messages)
        .mapInArrow(_ShorteningTask(switches).run, from_arrow_schema(_HELD))
        .repartition(*_SENDER)
        .sortWithinPartitions(*_SENDER, "index")
        .mapInArrow(_AssemblyTask(switches, limits, planner).run, from_arrow_schema(PLAN))
    )


def message_bodies(messages: DataFrame) -> DataFrame:
    """Return the bytes of messages by the keys of a plan."""
    return _keyed(messages).where(col("refused").isNull()).select("key", "body")


def _keyed(messages: DataFrame) -> DataFrame:
    """Return messages with a key that no other ones have but their copies."""

    def digits(value: Column) -> Column:
        return lpad(hex(value), 16, "0")

    named = messages.withColumns({name: coalesce(col(name), lit("")) for name in _SENDER})
    return named.withColumn(
        "key", unhex(concat(digits(coalesce(col("index"), lit(0))), digits(xxhash64(*_SENDER, "body"))))
    )


@dataclass(frozen=True)
class _ShorteningTask:
    """Take messages out of envelopes, and leave those with rows where they are, inside a worker."""

    switches: RvSwitches

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        shortener = Shortener()
        for batch in batches:
            for rows in in_batches(_rows_of(batch), _size):
                yield pa.RecordBatch.from_pylist(list(self._held(rows, shortener)), schema=_HELD)

    def _held(self, rows: list[dict[str, Any]], shortener: Shortener) -> Iterator[dict[str, Any]]:
        read = [row for row in rows if row["refused"] is None]
        unwrapped = list(unwrap([_message(row) for row in read], self.switches))
        inner = [one for one in unwrapped if isinstance(one, RendezvousMessage)]
        found = arrivals(inner, self.switches)
        yield from (row for row in rows if row["refused"] is not None)
        for row, one in zip(read, unwrapped, strict=True):
            if isinstance(one, Stray):
                yield row
                continue
            message = shortener.shorten(next(found)).message
            yield {
                **row,
                "subject": message.subject,
                "body": message.data,
                "offset": message.origin.offset if message.origin else row["offset"],
                "at": message.offset,
                "num_bytes": message.num_bytes,
                "known": None if message.known is None else pickle.dumps(message.known),
            }


@dataclass(frozen=True)
class _AssemblyTask:
    """Assemble the sets of senders that come one after another, inside a worker."""

    switches: RvSwitches
    limits: Limits
    planner: Planner

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        sets = RendezvousSets(self.switches, self.limits)
        waiting: list[dict[str, Any]] = []
        held = 0
        for batch in batches:
            for row in batch.to_pylist():
                if len(waiting) >= _MESSAGES_AT_ONCE or held >= _BYTES_AT_ONCE:
                    is_other = any(row[name] != waiting[-1][name] for name in _SENDER)
                    yield from self._rows(_added(sets, waiting, is_finished=is_other))
                    waiting, held = [], 0
                waiting.append(row)
                held += _size(row)
        yield from self._rows(_added(sets, waiting, is_finished=True))

    def _rows(self, closed: Closed) -> Iterator[pa.RecordBatch]:
        if closed.num_messages:
            yield self.planner.batch(list(closed_outcomes(closed)), closed.strays)


def _added(sets: RendezvousSets, rows: list[dict[str, Any]], *, is_finished: bool) -> Closed:
    """Add messages to sets; the last ones of their senders where it `is_finished`."""
    strays = tuple(
        unreadable(row["body"] or b"", row["refused"], _origin(row)) for row in rows if row["refused"] is not None
    )
    for row in rows:
        if row.get("sets_before") is not None:
            sets.resume(row["subject"], row["sender"], row["sets_before"], is_ended=bool(row["is_ended"]))
    added = sets.add([_message(row) for row in rows if row["refused"] is None])
    return Closed.of([Closed((), strays), added, *([sets.finish()] if is_finished else [])])


def _message(row: dict[str, Any]) -> RendezvousMessage:
    known = row.get("known")
    return RendezvousMessage(
        row["body"] or b"",
        row["subject"],
        row["sender"],
        _origin(row),
        pickle.loads(known) if known else None,  # noqa: S301 (made by our own workers)
        row["key"],
        row.get("at") or 0,
        row.get("num_bytes") or 0,
    )


def _origin(row: dict[str, Any]) -> Origin | None:
    return Origin(row["path"], row["index"] or 0, row["offset"] or 0) if row["path"] is not None else None


def _rows_of(batch: pa.RecordBatch) -> Iterator[dict[str, Any]]:
    """Yield the rows of a batch, of which only some are held twice."""
    for start in range(0, len(batch), _ROWS_AT_ONCE):
        yield from batch.slice(start, _ROWS_AT_ONCE).to_pylist()


def _size(row: dict[str, Any]) -> int:
    return len(row["body"] or b"")
