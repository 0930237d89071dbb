"""Sets of a queue on a cluster: brought together by header, assembled without their rows, rows read where they are.

Headers are small and collected first: they tell which base of correlation ids belongs to which set, and which are data
sets. Of a message with rows only its first bytes, its length and a digest travel to the worker that assembles its set.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pyarrow as pa
from pyspark.sql import Column, DataFrame
from pyspark.sql.functions import broadcast, coalesce, col, concat, length, lit, rpad, sha2, substring, unhex, when
from pyspark.sql.pandas.types import from_arrow_schema

from ksyspark.attachments.capture import refused
from ksyspark.attachments.report import closed_outcomes, part_of_set
from ksyspark.attachments.settings import OutputSettings
from ksyspark.protocols.sas.diagnostics import Origin
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.mq import MqSwitches, QueuedMessage, QueueSets
from ksyspark.protocols.sas.mq.headers import is_cut, listed_kinds
from ksyspark.protocols.sas.mq.messages import ATTACHMENT_HEADER, HEAD_BYTES, MIN_SHORTENED_BYTES, NUMBERED, Body
from ksyspark.protocols.sas.mq.numbering import MQ_ID_BYTES, bases, padded_id
from ksyspark.protocols.sas.mq.queue_sets import ROWS_TYPE_IDS
from ksyspark.protocols.sas.result import Closed
from ksyspark.spark.attachments.messages import LISTED
from ksyspark.spark.attachments.plan import PLAN, Planner
from ksyspark.spark.workers import freeze_loaded_modules

_BASE_BYTES = 16
_LISTED = pa.schema([("base", pa.binary()), ("header", pa.binary()), ("kind", pa.string())])
# Sets are assembled together until they have so many messages or bytes.
_MESSAGES_AT_ONCE, _BYTES_AT_ONCE = 4096, 16 << 20


def assembled(
    messages: DataFrame, switches: MqSwitches, limits: Limits, settings: OutputSettings, folder: str
) -> DataFrame:
    """Return what became of sets (PLAN): reports, pickled, and where the rows of data sets are.

    Contents that are held are written to the job's folder.
    """
    spark = messages.sparkSession
    listed = _listed_bases(messages, switches)
    owners: dict[bytes, tuple[bytes, str]] = {}
    for base, header, kind in listed:
        if not base:
            continue
        owners[base] = min(owners.get(base, (header, kind)), (header, kind))
    rows = [{"base": base, "header": header, "kind": kind} for base, (header, kind) in owners.items()]
    known = spark.createDataFrame(pa.Table.from_pylist(rows, schema=_LISTED))
    claimed = {base: owners[base][0] for base, header, _ in listed if base and owners[base][0] != header}
    cut_header = min((header for base, header, _ in listed if not base), default=None)
    task = _AssemblyTask(switches, limits, Planner(settings, folder), claimed, cut_header)
    return (
        _shortened(messages, known, switches)
        .repartition("set_key")
        .sortWithinPartitions("set_key", "msg_type", "correl_id", "path", "index")
        .mapInArrow(task.run, from_arrow_schema(PLAN))
    )


def numbered_bodies(messages: DataFrame) -> DataFrame:
    """Return the bytes of numbered messages by the keys of a plan."""
    is_numbered = (col("msg_type") == NUMBERED) & col("refused").isNull()
    return messages.where(is_numbered).select(col("correl_id").alias("key"), "body")


def _listed_bases(messages: DataFrame, switches: MqSwitches) -> list[tuple[bytes, bytes, str]]:
    """Return each base that a header lists, the header's id in 24 bytes, and the kind listed.

    A header that ends before the ids of all its attachments has one more base, which is empty.
    """
    headers = messages.where((col("msg_type") == ATTACHMENT_HEADER) & col("refused").isNull())
    listed = headers.select("correl_id", "body", "encoding", "ccsid").mapInArrow(
        _ListingTask(switches).run, from_arrow_schema(_LISTED)
    )
    return [(bytes(row.base), bytes(row.header), row.kind) for row in listed.distinct().collect()]


@dataclass(frozen=True)
class _ListingTask:
    """Read headers for what they list, inside a worker."""

    switches: MqSwitches

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        for batch in batches:
            rows = [one for row in batch.to_pylist() for one in self._listed(row)]
            yield pa.RecordBatch.from_pylist(rows, schema=_LISTED)

    def _listed(self, row: dict[str, Any]) -> Iterator[dict[str, Any]]:
        correl_id = row["correl_id"] or b""
        if bases([correl_id])[0] is None:
            return
        body = Body(row["body"] or b"", row["encoding"] or 0, row["ccsid"] or 0)
        kinds = listed_kinds(body, self.switches) | ({b"": ""} if is_cut(body, self.switches) else {})
        yield from ({"base": base, "header": padded_id(correl_id), "kind": kind} for base, kind in kinds.items())


def _shortened(messages: DataFrame, owners: DataFrame, switches: MqSwitches) -> DataFrame:
    """Return messages with the key of their set, those with rows of data sets shortened as `QueuedMessage` does."""
    correl_id = col("correl_id")
    base = when(length(correl_id).isin(20, MQ_ID_BYTES), substring(correl_id, 1, _BASE_BYTES))
    is_set = col("refused").isNull() & col("msg_type").isin(ATTACHMENT_HEADER, NUMBERED)
    numbered_key = coalesce(col("header"), col("base"), correl_id, lit(b""))
    header_key = when(col("base").isNull(), correl_id).otherwise(rpad(correl_id, MQ_ID_BYTES, lit(b"\0")))
    set_key = when(col("msg_type") == NUMBERED, numbered_key).otherwise(header_key)
    head = substring(col("body"), 1, HEAD_BYTES)
    is_long = length("body") >= MIN_SHORTENED_BYTES
    is_of_data_set = is_set & (col("msg_type") == NUMBERED) & (col("kind") == "data_set")
    has_rows = is_of_data_set & is_long & head.isin(*ROWS_TYPE_IDS)
    if switches.continuation != "has_type_id":
        # A message that may begin without a type identifier does not show what it holds.
        has_rows = lit(False)
    stands_for = concat(head, unhex(sha2(col("body"), 256)))
    owned = messages.withColumn("base", base).join(
        broadcast(owners.withColumnRenamed("base", "own")), col("base") == col("own"), "left"
    )
    return owned.select(
        # What is in no set needs no order, and is spread.
        when(is_set, set_key).otherwise(unhex(sha2(_bytes_of("index"), 256))).alias("set_key"),
        "msg_type",
        "correl_id",
        "encoding",
        "ccsid",
        when(has_rows, stands_for).otherwise(col("body")).alias("body"),
        when(has_rows, length("body")).otherwise(lit(-1)).alias("num_bytes"),
        "path",
        "index",
        "offset",
        "refused",
        *([LISTED] if LISTED in messages.columns else []),
    )


def _bytes_of(name: str) -> Column:
    return coalesce(col(name), lit(0)).cast("string").cast("binary")


@dataclass(frozen=True)
class _AssemblyTask:
    """Assemble sets whose messages come one set after another, inside a worker."""

    switches: MqSwitches
    limits: Limits
    planner: Planner
    owners: dict[bytes, bytes]
    cut_header: bytes | None

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        sets, closed, wanted, key, held, count = self._new(), list[Closed](), dict[str, dict[str, bytes]](), None, 0, 0
        for batch in batches:
            for row in batch.to_pylist():
                if row["set_key"] != key and (count >= _MESSAGES_AT_ONCE or held >= _BYTES_AT_ONCE):
                    yield from self._rows(Closed.of([*closed, sets.finish()]), wanted)
                    sets, closed, wanted, held, count = self._new(), [], {}, 0, 0
                key = row["set_key"]
                held, count = held + len(row["body"] or b""), count + 1
                if row.get(LISTED) is not None:
                    own = wanted.setdefault(padded_id(row["correl_id"]).hex(), {})
                    is_copy = row["body"] in own.values()
                    own[row[LISTED].hex()] = row["body"]
                    if is_copy:
                        continue
                closed.append(self._add(sets, row))
        yield from self._rows(Closed.of([*closed, sets.finish()]), wanted)

    def _new(self) -> QueueSets:
        # Sets come whole: what is open is bounded by the messages at once, and nothing is given up.
        limits = replace(self.limits, max_open=1 << 31)
        return QueueSets(self.switches, limits, owners=self.owners, cut_header=self.cut_header)

    def _add(self, sets: QueueSets, row: dict[str, Any]) -> Closed:
        origin = Origin(row["path"], row["index"] or 0, row["offset"] or 0) if row["path"] is not None else None
        if row["refused"] is not None:
            return Closed((), (refused(row["body"] or b"", row["refused"], origin),))
        message = QueuedMessage(
            row["msg_type"] or 0,
            row["correl_id"] or b"",
            row["body"] or b"",
            row["encoding"] or 0,
            row["ccsid"] or 0,
            origin,
            row["num_bytes"],
        )
        return sets.add([message])

    def _rows(self, closed: Closed, wanted: dict[str, dict[str, bytes]]) -> Iterator[pa.RecordBatch]:
        """Yield rows of the plan; of sets in `wanted` only of the attachments that are named there."""
        found = [
            (part_of_set(one) if one.set.id in wanted else one, attachment)
            for one, attachment in closed_outcomes(closed)
            if attachment is None or attachment.id in wanted.get(one.set.id, {attachment.id: b""})
        ]
        yield self.planner.batch(found, closed.strays)
