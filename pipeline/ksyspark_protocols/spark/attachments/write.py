"""Write the attachments of captures and of DataFrames of messages, of any size."""

import pickle
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.errors import FormatError, OptionError
from ksyspark.spark.workers import kept, worker_errors
from ksyspark_protocols.attachments.capture import (
    QUEUE,
    RENDEZVOUS,
    SWITCHES,
    AttachmentOptions,
    Switches,
    open_capture,
)
from ksyspark_protocols.attachments.contents import ContentOptions, WrittenContent
from ksyspark_protocols.attachments.report import Outcome
from ksyspark_protocols.attachments.write import TABLES, Counts, publish
from ksyspark_protocols.sas.result import Stray
from ksyspark_protocols.sas.rv.messages import RvSwitches
from ksyspark_protocols.sas.settings import Limits, parse_switches
from ksyspark_protocols.spark.attachments import sets
from ksyspark_protocols.spark.attachments.messages import captured, checked
from ksyspark_protocols.spark.attachments.rows import written_rows


def write_attachments(
    spark: SparkSession,
    src: str | Sequence[str] | DataFrame,
    dest: str,
    format: str | None = None,  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
) -> Written[Counts]:
    """Write the attachments of captures, or of a DataFrame of messages, to a folder, as is done in one process.

    A DataFrame has the columns `body`, `msg_type` and `correl_id` (a queue; `encoding` and `ccsid` where known), or
    `body`, `index` and where known `subject` and `sender` (Rendezvous); `path`, `index` and `offset` tell where a
    message was. It is read three times. Raises FormatError, OptionError and SourceError.
    """
    chosen = AttachmentOptions(options, WriteOptions, ContentOptions, Limits)
    messages, format_name = _messages(spark, src, format, chosen)
    switches, settings = parse_switches(SWITCHES[format_name], chosen.switches), chosen[ContentOptions]

    def write(folder: str) -> tuple[list[Outcome], list[Stray], list[str]]:
        with worker_errors():
            return _written(messages, switches, chosen[Limits], settings, folder)

    return publish(Destination(dest, TABLES, chosen[WriteOptions]), settings, write)


def transport_of(messages: DataFrame, format_name: str | None, chosen: AttachmentOptions) -> str:
    """Return the format of a DataFrame's messages, by its columns where none is named.

    Raises FormatError for one without attachments, and OptionError for an option of a read of files.
    """
    for name in chosen.rest:
        raise OptionError(f"{name}: the messages of a DataFrame are read already; leave it out.")
    known = format_name or (QUEUE if "correl_id" in messages.columns else RENDEZVOUS)
    if known not in SWITCHES:
        raise FormatError(f"Messages of {known} carry no attachments; those of {' and '.join(SWITCHES)} do.")
    return known


def _messages(
    spark: SparkSession, src: str | Sequence[str] | DataFrame, format_name: str | None, chosen: AttachmentOptions
) -> tuple[DataFrame, str]:
    if isinstance(src, str | Sequence):
        capture = open_capture(src, format_name, chosen.rest)
        return captured(spark, capture, chosen.rest), capture.fmt.name
    name = transport_of(src, format_name, chosen)
    return checked(src, name), name


def _written(
    messages: DataFrame, switches: Switches, limits: Limits, settings: ContentOptions, folder: str
) -> tuple[list[Outcome], list[Stray], list[str]]:
    """Write all contents to a job's folder; return what became of attachments, messages of no set, and files."""
    if isinstance(switches, RvSwitches):
        plan = sets.rendezvous_plan(messages, switches, limits, settings, folder)
        bodies = sets.message_bodies(messages)
    else:
        plan = sets.queue_plan(messages, switches, limits, settings, folder)
        bodies = sets.numbered_bodies(messages)
    plan = kept(plan)
    try:
        outcomes: list[Outcome] = []
        strays: list[Stray] = []
        files: list[str] = []
        for row in plan.where(col("report").isNotNull()).select("report").collect():
            some, others, file = pickle.loads(row.report)  # noqa: S301 (made by our own workers)
            outcomes += some
            strays += others
            files += [file] if file else []
        if plan.where(col("spec").isNotNull()).isEmpty():
            return outcomes, strays, files
        rows = written_rows(bodies, plan, settings, folder)
    finally:
        plan.unpersist()
    return [_with_rows(one, rows.get(one.key, [])) for one in outcomes], strays, files


def _with_rows(outcome: Outcome, parts: Sequence[WrittenContent]) -> Outcome:
    if not parts:
        return outcome
    notices: dict[str, Counter[str]] = {}
    for part in parts:
        for column, counts in (part.notices or {}).items():
            notices.setdefault(column, Counter()).update(counts)
    files = tuple(file for part in parts for file in part.parts)
    return replace(outcome, written=WrittenContent(files, {name: dict(counts) for name, counts in notices.items()}))
