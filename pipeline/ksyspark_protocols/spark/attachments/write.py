"""Write the attachments of captures and of DataFrames of messages, of any size."""

import pickle
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.errors import OptionError, SourceError
from ksyspark.spark.versions import dataframe_of
from ksyspark.spark.workers import kept, worker_error, worker_errors
from ksyspark_protocols.attachments import capture as captures
from ksyspark_protocols.attachments.contents import ContentOptions, Notices, WrittenContent, add_notices, plain_name
from ksyspark_protocols.attachments.report import SCHEMAS, Outcome
from ksyspark_protocols.attachments.write import TABLES, Counts, UniqueNames, publish
from ksyspark_protocols.sas.result import Stray
from ksyspark_protocols.sas.rv.messages import RvSwitches
from ksyspark_protocols.sas.settings import Limits
from ksyspark_protocols.spark.attachments import sets
from ksyspark_protocols.spark.attachments.rows import written_rows


def write_attachments(
    spark: SparkSession,
    src: str | Sequence[str] | DataFrame,
    dest: str,
    format: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Written[Counts]:
    """Write the attachments of captures, or of a DataFrame of messages, to a folder, as is done in one process.

    A DataFrame has the columns `body`, `msg_type` and `correl_id` (a queue; `encoding` and `ccsid` where known), or
    `body`, `index` and where known `subject` and `sender` (Rendezvous); `path`, `index` and `offset` tell where a
    message was. It is read three times. With the option `catalog` data sets become tables of the session's catalog when
    the folder is complete, each by one write of Spark. Raises FormatError, OptionError and SourceError.
    """
    chosen = captures.AttachmentOptions(options, WriteOptions, ContentOptions, Limits)
    if isinstance(src, str | Sequence):
        capture = captures.open_capture(src, format, chosen.rest)
        format_name, messages = capture.fmt.name, sets.captured(spark, capture, chosen.rest)
    else:
        format_name = transport_of(src, format, chosen)
        messages = sets.checked(src, format_name)
    switches, settings = captures.SWITCHES[format_name].parse(chosen.switches), chosen[ContentOptions]
    if settings.catalog is not None and chosen[WriteOptions].batch is not None:
        raise OptionError("batch: tables of a catalog know no batches of a folder; leave it or catalog out.")

    def write(folder: str) -> tuple[list[Outcome], list[Stray], list[str]]:
        with worker_errors():
            return _written(messages, switches, chosen[Limits], settings, folder)

    written = publish(Destination(dest, TABLES, chosen[WriteOptions]), settings, write)
    if settings.catalog is None:
        return written
    tables = _saved_tables(spark, written, settings.catalog, chosen[WriteOptions].save_mode)
    return replace(written, tables={**written.tables, **{name: name for name in tables}})


def _saved_tables(spark: SparkSession, written: Written[Counts], prefix: str, save_mode: str) -> list[str]:
    """Save the data sets of a run, and what tells of them, as tables of the session's catalog; return their names."""
    frames = {}
    # Names of folders that differ may be one name of tables, which the tables of the report have first.
    names = UniqueNames(f"{prefix}_{name}" for name in written.rows)
    for row in written.rows["attachments"]:
        folder, _, name = (row["path"] or "").partition("/")
        if folder == "data_sets":
            table = names.claim(f"{prefix}_{plain_name(name)}", has_suffix=False, mark="_")
            frames[table] = spark.read.parquet(f"{written.tables[folder]}/{name}")
    for name, rows in written.rows.items():
        frames[f"{prefix}_{name}"] = dataframe_of(spark, pa.Table.from_pylist(rows, schema=SCHEMAS[name]))
    there = [name for name in frames if save_mode == "error" and spark.catalog.tableExists(name)]
    if there:
        raise SourceError(f"{there[0]}: is there already; choose append or overwrite to write there all the same")
    for number, (name, frame) in enumerate(frames.items()):
        try:
            frame.write.saveAsTable(name, mode=save_mode)
        except Exception as error:
            told = f"the folder is written, and of the tables {', '.join([*frames][:number]) or 'none'}"
            raise SourceError(f"{name}: {str(worker_error(error) or error).splitlines()[0]}; {told}.") from error
    return list(frames)


def transport_of(messages: DataFrame, format_name: str | None, chosen: captures.AttachmentOptions) -> str:
    """Return the format of a DataFrame's messages, named or by its columns. Raises FormatError, OptionError."""
    for name in chosen.rest:
        raise OptionError(f"{name}: the messages of a DataFrame are read already; leave it out.")
    known = format_name or (captures.QUEUE if "correl_id" in messages.columns else captures.RENDEZVOUS)
    return captures.checked_format(known)


def _written(
    messages: DataFrame, switches: captures.Switches, limits: Limits, settings: ContentOptions, folder: str
) -> tuple[list[Outcome], list[Stray], list[str]]:
    """Write all contents to a job's folder; return what became of attachments, messages of no set, and files."""
    if isinstance(switches, RvSwitches):
        plan, bodies = sets.rendezvous_plan(messages, switches, limits, settings, folder)
    else:
        plan, bodies = sets.queue_plan(messages, switches, limits, settings, folder)
    plan = kept(plan)
    try:
        outcomes: list[Outcome] = []
        strays: list[Stray] = []
        files: list[str] = []
        for row in plan.where(col("report").isNotNull()).select("report").collect():
            some, others, names = pickle.loads(row.report)  # noqa: S301 (made by our own workers)
            outcomes += some
            strays += others
            files += names
        if plan.where(col("spec").isNotNull()).isEmpty():
            return outcomes, strays, files
        rows = written_rows(bodies, plan, settings, folder)
    finally:
        plan.unpersist()
    return [_with_rows(one, rows.get(one.key, [])) for one in outcomes], strays, files


def _with_rows(outcome: Outcome, contents: Sequence[WrittenContent]) -> Outcome:
    notices: Notices = {}
    for content in contents:
        add_notices(notices, content.notices)
    parts = tuple(part for content in contents for part in content.parts)
    return replace(outcome, written=WrittenContent(parts, notices)) if contents else outcome
