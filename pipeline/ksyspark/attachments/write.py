"""Attachments of captures in one process: put together, and written to a folder."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ksyspark.attachments.capture import Capture, Switches, messages_of, open_capture
from ksyspark.attachments.contents import write_content
from ksyspark.attachments.publication import TABLES, Counts, publish
from ksyspark.attachments.report import Outcome, closed_outcomes
from ksyspark.attachments.settings import OutputSettings
from ksyspark.destination import Destination, SaveMode
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.mq import MqSwitches, QueueSets
from ksyspark.protocols.sas.result import Closed, Row, Stray
from ksyspark.protocols.sas.rv import RendezvousSets


@dataclass(frozen=True, slots=True)
class AttachmentsResult:
    """The counts of a run, the paths of its tables, and the rows that it added to `attachments` and `strays`.

    `is_repeated` says that an earlier run has written this batch: nothing was done, and the counts are those of that
    run.
    """

    counts: Counts
    tables: Mapping[str, str]
    seconds: float
    attachments: Sequence[Row] = ()
    strays: Sequence[Row] = ()
    is_repeated: bool = False


def read_attachments(
    src: str | Sequence[str],
    format: str | None = None,  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
    switches: Mapping[str, str] | None = None,
    limits: Limits | None = None,
) -> Iterator[Closed]:
    """Yield the sets of attachments in files, with their contents, and messages that belong to none.

    All files of a queue are one queue; each file of Rendezvous, or each direction of a captured connection, is one
    sender. `options` are those of a read, `switches` what the layout leaves open. Raises FormatError, OptionError and
    SourceError.
    """
    capture = open_capture(src, format, options)
    return sets_of(capture, capture.switches(switches or {}), limits or Limits())


def sets_of(capture: Capture, switches: Switches, limits: Limits, *, keep_rows: bool = True) -> Iterator[Closed]:
    """Yield the sets of a capture; without `keep_rows` those without rows that can be read later."""
    sets = (
        QueueSets(switches, limits, keep_rows=keep_rows)
        if isinstance(switches, MqSwitches)
        else RendezvousSets(switches, limits, keep_rows=keep_rows)
    )
    for messages, strays in messages_of(capture):
        yield sets.add(messages)  # type: ignore[arg-type]
        yield Closed((), tuple(strays))
    yield sets.finish()


def write_attachments(  # noqa: PLR0913 (the keyword arguments are settings)
    src: str | Sequence[str],
    dest: str,
    format: str | None = None,  # noqa: A002
    options: Mapping[str, object] | None = None,
    switches: Mapping[str, str] | None = None,
    settings: OutputSettings | None = None,
    limits: Limits | None = None,
    *,
    save_mode: SaveMode = "error",
    batch: str | None = None,
) -> AttachmentsResult:
    """Write the attachments in files to a folder, in this process, which holds all messages of a queue.

    The folder is as it was before until everything is written. `ksyspark.spark.write_attachments` does the same with
    Spark, for captures of any size. Raises FormatError, OptionError and SourceError.
    """
    began = time.monotonic()
    capture = open_capture(src, format, options)
    chosen = capture.switches(switches or {})
    settings = settings or OutputSettings()
    destination = Destination(dest, TABLES, save_mode, batch)
    tables = {name: destination.table(name) for name in TABLES if name != "csv" or settings.csv}
    earlier = destination.prepare()
    if earlier is not None:
        return AttachmentsResult(Counts(**earlier), tables, time.monotonic() - began, is_repeated=True)
    with destination.abandon_on_error():
        outcomes: list[Outcome] = []
        strays: list[Stray] = []
        for closed in sets_of(capture, chosen, limits or Limits()):
            outcomes += written_outcomes(closed, destination.job_address, settings)
            strays += closed.strays
        done = publish(destination, outcomes, strays, settings, appends=save_mode == "append")
    return AttachmentsResult(done.counts, tables, time.monotonic() - began, done.attachments, done.strays)


def written_outcomes(closed: Closed, folder: str, settings: OutputSettings) -> Iterator[Outcome]:
    """Write the contents of sets to a job's folder, and yield what became of their attachments."""
    for outcome, attachment in closed_outcomes(closed):
        written = write_content(attachment, folder, settings) if attachment else outcome.written
        yield replace(outcome, written=written)
