"""Messages and their sets on a cluster: read or checked, and assembled without their rows, which `rows` reads later."""

import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any

import pyarrow as pa
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as sf

from ksyspark.errors import OptionError
from ksyspark.formats import Format
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Messages, Split, read_messages
from ksyspark.spark import versions, workers
from ksyspark.spark.schema import spark_schema
from ksyspark_protocols.attachments import capture as captures
from ksyspark_protocols.attachments.contents import ContentOptions
from ksyspark_protocols.attachments.report import closed_outcomes, part_of_set
from ksyspark_protocols.sas.mq import messages as mq_messages
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.queue_sets import ROWS_TYPE_IDS, QueueSets
from ksyspark_protocols.sas.result import Closed, Stray, stray
from ksyspark_protocols.sas.rv.arrivals import Shortener, arrivals, unwrap
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets
from ksyspark_protocols.sas.settings import Limits, in_batches
from ksyspark_protocols.spark import RowsTask, pieces
from ksyspark_protocols.spark.attachments.rows import PLAN, Contents, Planner

LISTED = "attachment"
"""Column of a stream's headers: the base of the one attachment, of all that are listed, whose messages are there."""
LATE = "late"
"""Column of a stream's messages that come after their attachment was released: whether they differ from it."""

BEFORE = [("sets_before", pa.int32()), ("is_ended", pa.bool_())]
"""Columns of a stream's messages of Rendezvous: how many sets of their sender are closed, the last by an LST or not."""

_TYPES = {
    **dict.fromkeys(("msg_type", "encoding", "ccsid"), pa.int32()),
    **dict.fromkeys(("correl_id", "body"), pa.binary()),
    **dict.fromkeys(("index", "offset"), pa.int64()),
}
# Only the first messages of a window are looked at together: bodies of a batch are held twice.
_BATCH_BYTES = 8 << 20


def columns_of(format_name: str) -> pa.Schema:
    """Return the columns of messages: envelope, body, their place, and why one could not be read (`refused`)."""
    names = (*captures.ENVELOPE[format_name], "body", "path", "index", "offset", "refused")
    return pa.schema([(name, _TYPES.get(name, pa.string())) for name in names])


def captured(spark: SparkSession, capture: captures.Capture, named: Mapping[str, object]) -> DataFrame:
    """Return the messages of a capture. Raises SourceError."""
    if capture.is_parquet:
        table = spark.read.parquet(*(file.address for file in capture.files))
        names = captures.checked_envelope(capture.fmt.name, table.columns, capture.files[0].path)
        place = (
            sf.regexp_replace(sf.col("_metadata.file_path"), "^file:/*", "/").alias("path"),
            sf.col("_metadata.row_index").alias("index"),
            sf.lit(0).cast("long").alias("offset"),
        )
        return checked(table.select(*names, *place), capture.fmt.name)
    splits = workers.plan(spark, capture.fmt, capture.options, capture.files, named)
    task = _ReadTask(capture.fmt, capture.options)
    messages = workers.one_task_each(spark, splits).mapInArrow(
        task.function, spark_schema(columns_of(capture.fmt.name))
    )
    # A container may hold no message; bytes that could not be read are there.
    return messages.where(sf.col("body").isNotNull())


def checked(df: DataFrame, format_name: str) -> DataFrame:
    """Return a caller's messages with `columns_of`, null if they are missing, and the columns of streams that it has.

    Raises OptionError where a column is missing: `body`; of a queue `msg_type` and `correl_id` (binary, or text of
    hexadecimal digits); of Rendezvous `index`, the order in which a sender sent.
    """
    captures.checked_envelope(format_name, df.columns, "The DataFrame")
    if format_name == captures.RENDEZVOUS and "index" not in df.columns:
        raise OptionError("The DataFrame needs a column index: the order in which each sender's messages were sent.")

    def column(name: str, type_name: str) -> Column:
        if name not in df.columns:
            return sf.lit(None).cast(type_name).alias(name)
        is_text = name == "correl_id" and df.schema[name].dataType.typeName() == "string"
        return (sf.unhex(sf.col(name)) if is_text else sf.col(name)).cast(type_name).alias(name)

    fields = spark_schema(columns_of(format_name)).fields
    own = [column(field.name, field.dataType.simpleString()) for field in fields]
    return df.select(*own, *(name for name in (LISTED, LATE, *dict(BEFORE)) if name in df.columns))


@dataclass(frozen=True)
class _ReadTask(workers.Task):
    """Read the messages of splits, inside a worker."""

    fmt: Format
    options: ReadOptions

    def read(self, split: Split) -> Iterator[pa.RecordBatch]:
        workers.freeze_loaded_modules()
        for part in split.parts:
            for messages in read_messages(self.fmt, self.options, part):
                yield from self._rows(messages)

    def _rows(self, messages: Messages) -> Iterator[pa.RecordBatch]:
        """Yield a batch a few MiB: all messages of a window at once would be held by Java, too."""
        rows, schema = max(len(messages) * _BATCH_BYTES // max(messages.nbytes, 1), 1), columns_of(self.fmt.name)
        for start in range(0, len(messages), rows):
            columns = captures.message_columns(self.fmt.name, messages.slice(start, min(start + rows, len(messages))))
            arrays = (one if isinstance(one, pa.Array) else pa.array(one) for one in columns.values())
            cast = [array.cast(field.type) for array, field in zip(arrays, schema, strict=True)]
            yield pa.RecordBatch.from_arrays(cast, schema=schema)


_BASE_BYTES = 16
_LISTED = pa.schema([("base", pa.binary()), ("header", pa.binary()), ("kind", pa.string())])
# Sets are assembled together until they have so many messages or bytes.
_QUEUE_MESSAGES_AT_ONCE, _QUEUE_BYTES_AT_ONCE = 4096, 16 << 20


def queue_plan(
    messages: DataFrame, switches: MqSwitches, limits: Limits, settings: ContentOptions, folder: str
) -> tuple[DataFrame, DataFrame]:
    """Return what became of sets (PLAN): reports, pickled, and where rows are; beside it the bytes by keys of a plan.

    Contents that are held are written to the job's folder.
    """
    spark = messages.sparkSession
    listed = _listed_bases(messages, switches)
    owners: dict[bytes, tuple[bytes, str]] = {}
    for base, header, kind in listed:
        if base:
            owners[base] = min(owners.get(base, (header, kind)), (header, kind))
    rows = [{"base": base, "header": header, "kind": kind} for base, (header, kind) in owners.items()]
    known = versions.dataframe_of(spark, pa.Table.from_pylist(rows, schema=_LISTED))
    claimed = {base: owners[base][0] for base, header, _ in listed if base and owners[base][0] != header}
    cut_header = min((header for base, header, _ in listed if not base), default=None)
    task = _QueueTask(switches, limits, Planner(settings, folder), claimed, cut_header)
    plan = (
        _shortened(messages, known, switches)
        .repartition("set_key")
        .sortWithinPartitions("set_key", "msg_type", "correl_id", "path", "index")
        .mapInArrow(task.function, spark_schema(PLAN))
    )
    is_numbered = (sf.col("msg_type") == mq_messages.NUMBERED) & sf.col("refused").isNull()
    return plan, messages.where(is_numbered).select(sf.col("correl_id").alias("key"), "body")


def _listed_bases(messages: DataFrame, switches: MqSwitches) -> list[tuple[bytes, bytes, str]]:
    """Return each base that a header lists (an empty one of a cut header), its id in 24 bytes, and the kind listed."""
    headers = messages.where((sf.col("msg_type") == mq_messages.ATTACHMENT_HEADER) & sf.col("refused").isNull())
    listed = headers.select("correl_id", "body", "encoding", "ccsid").mapInArrow(
        RowsTask(partial(_listed, switches=switches), _LISTED).function, spark_schema(_LISTED)
    )
    return [(bytes(row.base), bytes(row.header), row.kind) for row in listed.distinct().collect()]


def header_of(row: Mapping[str, Any]) -> mq_messages.QueuedMessage:
    """Return the message in the row of a header."""
    described = bytes(row["correl_id"] or b""), bytes(row["body"] or b""), row["encoding"] or 0, row["ccsid"] or 0
    return mq_messages.QueuedMessage(mq_messages.ATTACHMENT_HEADER, *described)


def _listed(row: dict[str, Any], switches: MqSwitches) -> Iterator[dict[str, Any]]:
    header = header_of(row)
    if mq_messages.bases([header.correl_id])[0] is not None:
        kinds, is_cut = mq_messages.listed_kinds(header, switches)
        kinds |= {b"": ""} if is_cut else {}
        key = mq_messages.padded_id(header.correl_id)
        yield from ({"base": base, "header": key, "kind": kind} for base, kind in kinds.items())


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
    owners = owners.withColumnRenamed("base", "own")
    owned = messages.withColumn("base", base).join(sf.broadcast(owners), sf.col("base") == sf.col("own"), "left")
    # What is in no set needs no order, and is spread.
    spread = sf.unhex(sf.sha2(sf.coalesce(sf.col("index"), sf.lit(0)).cast("string").cast("binary"), 256))
    added = {
        "set_key": sf.when(is_set, set_key).otherwise(spread),
        "body": sf.when(has_rows, stands_for).otherwise(sf.col("body")),
        "num_bytes": sf.when(has_rows, sf.length("body")).otherwise(sf.lit(-1)),
    }
    return owned.withColumns(added).drop("base", *owners.columns)


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
                    # A header comes once for each base that it lists, but a late copy is one stray for each place.
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
        message = captures.queued_message(row)
        if row.get(LATE) is not None and isinstance(message, mq_messages.QueuedMessage):
            code = "LATE_COPY_DIFFERENT" if row[LATE] else "LATE_COPY_SAME"
            message = stray(message.body, message.origin, code, f"correlation id {message.correl_id.hex()}")
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
UNWRAPPED = pa.schema([*columns_of(captures.RENDEZVOUS), *BEFORE, *_LEFT, ("is_alone", pa.bool_())])
"""Columns of messages that are out of their envelopes."""

_ROWS_AT_ONCE = 32
_RENDEZVOUS_MESSAGES_AT_ONCE, _RENDEZVOUS_BYTES_AT_ONCE = 1024, 8 << 20


def rendezvous_plan(
    messages: DataFrame, switches: RvSwitches, limits: Limits, settings: ContentOptions, folder: str
) -> tuple[DataFrame, DataFrame]:
    """Return what became of sets, and bytes, as `queue_plan` does."""
    planner = Planner(settings, folder, switches)
    plan = (
        unwrapped_messages(messages, switches, is_shortening=True)
        .repartition(*_SENDER)
        .sortWithinPartitions(*_SENDER, "index")
        .mapInArrow(_RendezvousTask(switches, limits, planner).function, spark_schema(PLAN))
    )
    return plan, _keyed(messages).where(sf.col("refused").isNull()).select("key", "body")


def unwrapped_messages(messages: DataFrame, switches: RvSwitches, *, is_shortening: bool) -> DataFrame:
    """Return messages out of their envelopes (UNWRAPPED); if it `is_shortening`, those of rows without their bytes."""
    task = _UnwrappingTask(switches, is_shortening)
    return _keyed(messages).mapInArrow(task.function, spark_schema(UNWRAPPED))


def _keyed(messages: DataFrame) -> DataFrame:
    """Return messages with a key that no other ones have but their copies."""
    numbers = sf.coalesce(sf.col("index"), sf.lit(0)), sf.xxhash64(*_SENDER, "body")
    key = sf.unhex(sf.concat(*(sf.lpad(sf.hex(number), 16, "0") for number in numbers)))
    named = messages.withColumns({name: sf.coalesce(sf.col(name), sf.lit("")) for name in _SENDER})
    return named.withColumn("key", key)


@dataclass(frozen=True)
class _UnwrappingTask(workers.Task):
    """Take messages out of envelopes, inside a worker; `is_shortening` copies no rows; what `is_alone` is of no set."""

    switches: RvSwitches
    is_shortening: bool

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        workers.freeze_loaded_modules()
        shortener = Shortener()
        for rows in in_batches(chain.from_iterable(pieces(batches, _ROWS_AT_ONCE)), _size):
            yield pa.RecordBatch.from_pylist(list(self._unwrapped(rows, shortener)), schema=UNWRAPPED)

    def _unwrapped(self, rows: list[dict[str, Any]], shortener: Shortener) -> Iterator[dict[str, Any]]:
        unwrapped = list(unwrap([_message(row) for row in rows], self.switches))
        messages = [one for one in unwrapped if isinstance(one, RendezvousMessage)]
        if self.is_shortening:
            messages = [shortener.shorten(one).message for one in arrivals(messages, self.switches)]
        held = iter(messages)
        for row, opened in zip(rows, unwrapped, strict=True):
            if isinstance(opened, Stray):
                yield {**row, "is_alone": True}
                continue
            message = next(held)
            yield {
                **row,
                "subject": message.subject,
                "body": message.data,
                "offset": message.origin.offset if message.origin else row["offset"],
                "at": message.offset,
                "num_bytes": message.num_bytes,
                "known": pickle.dumps((message.observations, message.remarks)) if message.observations else None,
                "is_alone": False,
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
    for row in rows:
        if row.get("sets_before") is not None:
            sets.resume(row["subject"], row["sender"], row["sets_before"], is_ended=bool(row["is_ended"]))
    added = sets.add(_message(row) for row in rows)
    return Closed.joined([added, *([sets.finish()] if is_finished else [])])


def _message(row: dict[str, Any]) -> RendezvousMessage | Stray:
    message = captures.rendezvous_message(row)
    if isinstance(message, Stray):
        return message
    observations, remarks = pickle.loads(row["known"]) if row.get("known") else (None, ())  # noqa: S301 (our own workers)
    known = replace(message, observations=observations, remarks=remarks)
    return replace(known, key=row["key"], offset=row.get("at") or 0, num_bytes=row.get("num_bytes") or 0)


def _size(row: dict[str, Any]) -> int:
    return len(row["body"] or b"")
