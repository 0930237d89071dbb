"""Sets of a queue and of Rendezvous on a cluster: assembled without their rows, which `rows` reads later."""

import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow as pa
from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as sf

from ksyspark.spark import schema, versions, workers
from ksyspark_protocols.attachments.capture import RENDEZVOUS, queued_message, refused
from ksyspark_protocols.attachments.contents import ContentOptions
from ksyspark_protocols.attachments.report import closed_outcomes, part_of_set
from ksyspark_protocols.sas.diagnostics import Origin
from ksyspark_protocols.sas.mq import messages as mq_messages
from ksyspark_protocols.sas.mq.assembly import stray
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.headers import is_cut, listed_kinds
from ksyspark_protocols.sas.mq.queue_sets import ROWS_TYPE_IDS, QueueSets
from ksyspark_protocols.sas.result import Closed, Stray
from ksyspark_protocols.sas.rv.arrivals import Shortener, arrivals
from ksyspark_protocols.sas.rv.envelopes import unwrap
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches, unreadable
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets
from ksyspark_protocols.sas.rv.rows import ValueReader
from ksyspark_protocols.sas.settings import Limits, in_batches
from ksyspark_protocols.spark.attachments.messages import BEFORE, LATE, LISTED, columns_of
from ksyspark_protocols.spark.attachments.rows import PLAN, Contents, Planner

_BASE_BYTES = 16
_LISTED = pa.schema([("base", pa.binary()), ("header", pa.binary()), ("kind", pa.string())])
# Sets are assembled together until they have so many messages or bytes.
_QUEUE_MESSAGES_AT_ONCE, _QUEUE_BYTES_AT_ONCE = 4096, 16 << 20


def queue_plan(
    messages: DataFrame, switches: MqSwitches, limits: Limits, settings: ContentOptions, folder: str
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
    known = versions.dataframe_of(spark, pa.Table.from_pylist(rows, schema=_LISTED))
    claimed = {base: owners[base][0] for base, header, _ in listed if base and owners[base][0] != header}
    cut_header = min((header for base, header, _ in listed if not base), default=None)
    task = _QueueTask(switches, limits, Planner(settings, folder), claimed, cut_header)
    return (
        _shortened(messages, known, switches)
        .repartition("set_key")
        .sortWithinPartitions("set_key", "msg_type", "correl_id", "path", "index")
        .mapInArrow(task.function, schema.spark_schema(PLAN))
    )


def numbered_bodies(messages: DataFrame) -> DataFrame:
    """Return the bytes of numbered messages by the keys of a plan."""
    is_numbered = (sf.col("msg_type") == mq_messages.NUMBERED) & sf.col("refused").isNull()
    return messages.where(is_numbered).select(sf.col("correl_id").alias("key"), "body")


def _listed_bases(messages: DataFrame, switches: MqSwitches) -> list[tuple[bytes, bytes, str]]:
    """Return each base that a header lists, the header's id in 24 bytes, and the kind listed.

    A header that ends before the ids of all its attachments has one more base, which is empty.
    """
    headers = messages.where((sf.col("msg_type") == mq_messages.ATTACHMENT_HEADER) & sf.col("refused").isNull())
    listed = headers.select("correl_id", "body", "encoding", "ccsid").mapInArrow(
        _ListingTask(switches).function, schema.spark_schema(_LISTED)
    )
    return [(bytes(row.base), bytes(row.header), row.kind) for row in listed.distinct().collect()]


@dataclass(frozen=True)
class _ListingTask(workers.Task):
    """Read headers for what they list, inside a worker."""

    switches: MqSwitches

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        workers.freeze_loaded_modules()
        for batch in batches:
            rows = [one for row in batch.to_pylist() for one in self._listed(row)]
            yield pa.RecordBatch.from_pylist(rows, schema=_LISTED)

    def _listed(self, row: dict[str, Any]) -> Iterator[dict[str, Any]]:
        correl_id = row["correl_id"] or b""
        if mq_messages.bases([correl_id])[0] is None:
            return
        body = mq_messages.Body(row["body"] or b"", row["encoding"] or 0, row["ccsid"] or 0)
        kinds = listed_kinds(body, self.switches) | ({b"": ""} if is_cut(body, self.switches) else {})
        yield from (
            {"base": base, "header": mq_messages.padded_id(correl_id), "kind": kind} for base, kind in kinds.items()
        )


def _shortened(messages: DataFrame, owners: DataFrame, switches: MqSwitches) -> DataFrame:
    """Return messages with the key of their set, those with rows of data sets shortened as `QueuedMessage` does."""
    correl_id = sf.col("correl_id")
    base = sf.when(sf.length(correl_id).isin(20, mq_messages.MQ_ID_BYTES), sf.substring(correl_id, 1, _BASE_BYTES))
    is_set = sf.col("refused").isNull() & sf.col("msg_type").isin(mq_messages.ATTACHMENT_HEADER, mq_messages.NUMBERED)
    numbered_key = sf.coalesce(sf.col("header"), sf.col("base"), correl_id, sf.lit(b""))
    padded = sf.substring(sf.concat(correl_id, sf.lit(b"\0" * mq_messages.MQ_ID_BYTES)), 1, mq_messages.MQ_ID_BYTES)
    header_key = sf.when(sf.col("base").isNull(), correl_id).otherwise(padded)
    set_key = sf.when(sf.col("msg_type") == mq_messages.NUMBERED, numbered_key).otherwise(header_key)
    head = sf.substring(sf.col("body"), 1, mq_messages.HEAD_BYTES)
    is_long = sf.length("body") >= mq_messages.MIN_SHORTENED_BYTES
    is_of_data_set = is_set & (sf.col("msg_type") == mq_messages.NUMBERED) & (sf.col("kind") == "data_set")
    has_rows = is_of_data_set & is_long & head.isin(*ROWS_TYPE_IDS)
    if switches.continuation != "has_type_id":
        # A message that may begin without a type identifier does not show what it holds.
        has_rows = sf.lit(False)
    stands_for = sf.concat(head, sf.unhex(sf.sha2(sf.col("body"), 256)))
    owned = messages.withColumn("base", base).join(
        sf.broadcast(owners.withColumnRenamed("base", "own")), sf.col("base") == sf.col("own"), "left"
    )
    return owned.select(
        # What is in no set needs no order, and is spread.
        sf.when(is_set, set_key).otherwise(sf.unhex(sf.sha2(_bytes_of("index"), 256))).alias("set_key"),
        "msg_type",
        "correl_id",
        "encoding",
        "ccsid",
        "format",
        sf.when(has_rows, stands_for).otherwise(sf.col("body")).alias("body"),
        sf.when(has_rows, sf.length("body")).otherwise(sf.lit(-1)).alias("num_bytes"),
        "path",
        "index",
        "offset",
        "refused",
        *(name for name in (LISTED, LATE) if name in messages.columns),
    )


def _bytes_of(name: str) -> Column:
    return sf.coalesce(sf.col(name), sf.lit(0)).cast("string").cast("binary")


@dataclass(frozen=True)
class _QueueTask(workers.Task):
    """Assemble sets whose messages come one set after another, inside a worker."""

    switches: MqSwitches
    limits: Limits
    planner: Planner
    owners: dict[bytes, bytes]
    cut_header: bytes | None

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        workers.freeze_loaded_modules()
        yield from self.planner.batches(self._closed(batches))

    def _closed(self, batches: Iterator[pa.RecordBatch]) -> Iterator[tuple[Contents, Closed]]:
        sets, closed, listed, key, held, count = self._new(), list[Closed](), dict[str, dict[str, bytes]](), None, 0, 0
        late: dict[str, dict[str, bytes]] = {}
        for batch in batches:
            for row in batch.to_pylist():
                if row["set_key"] != key and (count >= _QUEUE_MESSAGES_AT_ONCE or held >= _QUEUE_BYTES_AT_ONCE):
                    yield _listed_contents(Closed.joined([*closed, sets.finish()]), listed)
                    sets, closed, listed, held, count = self._new(), [], {}, 0, 0
                key = row["set_key"]
                held, count = held + len(row["body"] or b""), count + 1
                if row.get(LISTED) is not None:
                    # A header comes once for each base that it lists; what is late is told once for each place.
                    is_late = row.get(LATE) is not None
                    name = f"{row['path']} {row['index']}" if is_late else mq_messages.padded_id(row["correl_id"]).hex()
                    own = (late if is_late else listed).setdefault(name, {})
                    is_copy = row["body"] in own.values()
                    own[row[LISTED].hex()] = row["body"]
                    if is_copy:
                        continue
                closed.append(self._add(sets, row))
        yield _listed_contents(Closed.joined([*closed, sets.finish()]), listed)

    def _new(self) -> QueueSets:
        return QueueSets(self.switches, self.limits, owners=self.owners, cut_header=self.cut_header)

    def _add(self, sets: QueueSets, row: dict[str, Any]) -> Closed:
        if row["refused"] is not None:
            return Closed((), (refused(row["body"] or b"", row["refused"], _origin(row)),))
        message = queued_message(row, _origin(row))
        if row.get(LATE) is not None:
            code = "LATE_COPY_DIFFERENT" if row[LATE] else "LATE_COPY_SAME"
            return Closed((), (stray(mq_messages.Body.of(message), code, f"correlation id {message.correl_id.hex()}"),))
        return sets.add([message])


def _listed_contents(closed: Closed, listed: dict[str, dict[str, bytes]]) -> tuple[Contents, Closed]:
    """Return the attachments of sets; of sets in `listed` only those that are named there."""
    contents = []
    for outcome, attachment in closed_outcomes(closed):
        # Behind its header's id the number of a further sender may stand.
        own = listed.get(outcome.set.id.partition(" ")[0])
        if attachment is None or own is None or attachment.id in own:
            contents.append((outcome if own is None else part_of_set(outcome), attachment))
    return contents, closed


_SENDER = ["subject", "sender"]
# The key of the bytes that a message is in, from where on, how long it is, and what is known of it if it is left there.
_LEFT = [("key", pa.binary()), ("at", pa.int32()), ("num_bytes", pa.int32()), ("known", pa.binary())]
_HELD = pa.schema([*columns_of(RENDEZVOUS), *BEFORE, *_LEFT])
_ROWS_AT_ONCE = 32
_RENDEZVOUS_MESSAGES_AT_ONCE, _RENDEZVOUS_BYTES_AT_ONCE = 1024, 8 << 20


def rendezvous_plan(
    messages: DataFrame, switches: RvSwitches, limits: Limits, settings: ContentOptions, folder: str
) -> DataFrame:
    """Return what became of sets (PLAN): reports, pickled, and where the rows of data sets are."""
    planner = Planner(settings, folder, ValueReader(switches))
    return (
        _keyed(messages)
        .mapInArrow(_ShorteningTask(switches).function, schema.spark_schema(_HELD))
        .repartition(*_SENDER)
        .sortWithinPartitions(*_SENDER, "index")
        .mapInArrow(_RendezvousTask(switches, limits, planner).function, schema.spark_schema(PLAN))
    )


def message_bodies(messages: DataFrame) -> DataFrame:
    """Return the bytes of messages by the keys of a plan."""
    return _keyed(messages).where(sf.col("refused").isNull()).select("key", "body")


def _keyed(messages: DataFrame) -> DataFrame:
    """Return messages with a key that no other ones have but their copies."""

    def digits(value: Column) -> Column:
        return sf.lpad(sf.hex(value), 16, "0")

    return messages.withColumns({name: sf.coalesce(sf.col(name), sf.lit("")) for name in _SENDER}).withColumn(
        "key",
        sf.unhex(sf.concat(digits(sf.coalesce(sf.col("index"), sf.lit(0))), digits(sf.xxhash64(*_SENDER, "body")))),
    )


@dataclass(frozen=True)
class _ShorteningTask(workers.Task):
    """Take messages out of envelopes, and copy no rows, inside a worker."""

    switches: RvSwitches

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        workers.freeze_loaded_modules()
        shortener = Shortener()
        for batch in batches:
            for rows in in_batches(_rows_of(batch), _size):
                yield pa.RecordBatch.from_pylist(list(self._held(rows, shortener)), schema=_HELD)

    def _held(self, rows: list[dict[str, Any]], shortener: Shortener) -> Iterator[dict[str, Any]]:
        read = [row for row in rows if row["refused"] is None]
        unwrapped = list(unwrap([_message(row) for row in read], self.switches))
        arrived = arrivals([one for one in unwrapped if isinstance(one, RendezvousMessage)], self.switches)
        yield from (row for row in rows if row["refused"] is not None)
        for row, opened in zip(read, unwrapped, strict=True):
            if isinstance(opened, Stray):
                yield row
                continue
            message = shortener.shorten(next(arrived)).message
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
class _RendezvousTask(workers.Task):
    """Assemble the sets of senders that come one after another, inside a worker."""

    switches: RvSwitches
    limits: Limits
    planner: Planner

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        workers.freeze_loaded_modules()
        yield from self.planner.batches((list(closed_outcomes(one)), one) for one in self._closed(batches))

    def _closed(self, batches: Iterator[pa.RecordBatch]) -> Iterator[Closed]:
        sets = RendezvousSets(self.switches, self.limits)
        waiting: list[dict[str, Any]] = []
        held = 0
        for batch in batches:
            for row in batch.to_pylist():
                if len(waiting) >= _RENDEZVOUS_MESSAGES_AT_ONCE or held >= _RENDEZVOUS_BYTES_AT_ONCE:
                    yield _added(sets, waiting, is_finished=any(row[name] != waiting[-1][name] for name in _SENDER))
                    waiting, held = [], 0
                waiting.append(row)
                held += _size(row)
        yield _added(sets, waiting, is_finished=True)


def _added(sets: RendezvousSets, rows: list[dict[str, Any]], *, is_finished: bool) -> Closed:
    """Add messages to sets; if it `is_finished` they are the last of their senders."""
    strays = tuple(
        unreadable(row["body"] or b"", row["refused"], _origin(row)) for row in rows if row["refused"] is not None
    )
    for row in rows:
        if row.get("sets_before") is not None:
            sets.resume(row["subject"], row["sender"], row["sets_before"], is_ended=bool(row["is_ended"]))
    added = sets.add([_message(row) for row in rows if row["refused"] is None])
    return Closed.joined([Closed((), strays), added, *([sets.finish()] if is_finished else [])])


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
