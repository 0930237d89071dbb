"""Sets of Rendezvous on a cluster: one sender's messages on a subject are read in their order by one worker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.functions import coalesce, col, lit
from pyspark.sql.pandas.types import from_arrow_schema

from ksyspark.attachments.settings import OutputSettings
from ksyspark.attachments.write import written_outcomes
from ksyspark.protocols.sas.diagnostics import Origin
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.result import Closed
from ksyspark.protocols.sas.rv import RendezvousMessage, RendezvousSets, RvSwitches, unreadable
from ksyspark.spark.attachments.queue import report_batch
from ksyspark.spark.attachments.rows import PLAN
from ksyspark.spark.tasks import num_partitions
from ksyspark.spark.workers import freeze_loaded_modules


def assembled(
    messages: DataFrame, switches: RvSwitches, limits: Limits, settings: OutputSettings, folder: str
) -> DataFrame:
    """Return what became of sets (PLAN): reports, pickled."""
    keys = {name: coalesce(col(name), lit("")) for name in ("subject", "sender")}
    return (
        messages.withColumns(keys)
        .repartition(num_partitions(messages.sparkSession), *keys)
        .sortWithinPartitions(*keys, "index")
        .mapInArrow(_AssemblyTask(switches, limits, settings, folder).run, from_arrow_schema(PLAN))
    )


@dataclass(frozen=True)
class _AssemblyTask:
    """Assemble the sets of senders that come one after another, inside a worker."""

    switches: RvSwitches
    limits: Limits
    settings: OutputSettings
    folder: str

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        sets = RendezvousSets(self.switches, self.limits)
        key: tuple[str, str] | None = None
        for batch in batches:
            for row in batch.to_pylist():
                if key != (row["subject"], row["sender"]):
                    yield from self._rows(sets.finish())
                    sets, key = RendezvousSets(self.switches, self.limits), (row["subject"], row["sender"])
                yield from self._rows(_add(sets, row))
        yield from self._rows(sets.finish())

    def _rows(self, closed: Closed) -> Iterator[pa.RecordBatch]:
        if not closed.num_messages:
            return
        yield report_batch(list(written_outcomes(closed, self.folder, self.settings)), closed.strays)


def _add(sets: RendezvousSets, row: dict[str, Any]) -> Closed:
    origin = Origin(row["path"], row["index"] or 0, row["offset"] or 0) if row["path"] is not None else None
    if row["refused"] is not None:
        return Closed((), (unreadable(row["body"] or b"", row["refused"], origin),))
    return sets.add([RendezvousMessage(row["body"] or b"", row["subject"], row["sender"], origin)])
