"""Show what a run has written: names chosen, reports written, and everything moved to its place in one step."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.parquet as pq

from ksyspark.attachments.names import UniqueNames, safe_name
from ksyspark.attachments.report import (
    ATTACHMENTS,
    DEFINITIONS,
    STRAYS,
    Outcome,
    attachment_row,
    definitions_row,
    stray_row,
    told_name,
)
from ksyspark.attachments.settings import OutputSettings
from ksyspark.destination import Destination
from ksyspark.destination.journal import Move
from ksyspark.io.locations import locate
from ksyspark.protocols.sas.result import Row, Stray

TABLES = ("attachments", "definitions", "strays", "data_sets", "csv", "files")
_SCHEMAS = {"attachments": ATTACHMENTS, "definitions": DEFINITIONS, "strays": STRAYS}


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts of a run: messages, attachments by status, sets, messages of no set, rows, and diagnostics of severity F.

    Nothing is lost: each message is in one set or a stray.
    """

    messages: int = 0
    sets: int = 0
    attachments: int = 0
    complete: int = 0
    incomplete: int = 0
    damaged: int = 0
    strays: int = 0
    rows: int = 0
    fatal: int = 0

    @classmethod
    def of(cls, outcomes: Sequence[Outcome], strays: Sequence[Stray]) -> Counts:
        """Count them."""
        firsts = [one for one in outcomes if one.is_first]
        known = [one for one in outcomes if one.attachment is not None]
        by_status = {word: sum(one.status == word for one in known) for word in ("complete", "incomplete", "damaged")}
        diagnostics = [one.diagnostic for one in strays]
        diagnostics += [one for outcome in outcomes for one in outcome.diagnostics()]
        return cls(
            messages=sum(one.set.num_messages for one in firsts) + len(strays),
            sets=len(firsts),
            attachments=len(known),
            strays=len(strays),
            rows=sum(one.num_rows or 0 for one in known),
            fatal=sum(one.severity == "F" for one in diagnostics),
            **by_status,
        )

    def __add__(self, other: Counts) -> Counts:
        return Counts(*(getattr(self, name) + getattr(other, name) for name in self.__dataclass_fields__))


@dataclass(frozen=True, slots=True)
class Published:
    """What was committed: counts, and the rows of two tables."""

    counts: Counts
    attachments: Sequence[Row]
    strays: Sequence[Row]


def named(
    outcomes: Iterable[Outcome], taken: dict[str, set[str]] | None = None
) -> Iterator[tuple[Outcome, str | None]]:
    """Yield each outcome with the path of its content below the destination, None where nothing may be written.

    `taken` are names that are there by table. Names depend on the order of outcomes.
    """
    names = {table: UniqueNames((taken or {}).get(table, ())) for table in ("data_sets", "files")}
    for outcome in outcomes:
        table = _table(outcome)
        if table is None or outcome.attachment is None:
            yield outcome, None
            continue
        found = outcome.attachment
        fallback = f"{'data_set' if table == 'data_sets' else 'file'}-{found.id[:8]}"
        name = names[table].claim(safe_name(told_name(found), fallback), has_suffix=table == "files")
        yield outcome, f"{table}/{name}"


def publish(
    destination: Destination,
    outcomes: Sequence[Outcome],
    strays: Sequence[Stray],
    settings: OutputSettings,
    *,
    appends: bool,
) -> Published:
    """Commit what is written of some outcomes, and the tables that tell of them. Raises SourceError."""
    counts = Counts.of(outcomes, strays)
    # The names that are chosen do not depend on which set was closed first.
    ordered = sorted(outcomes, key=lambda one: one.key)

    rows: dict[str, list[Row]] = {}

    def moves() -> list[Move]:
        taken = {table: destination.names(table) for table in ("data_sets", "files")} if appends else {}
        paths = list(named(ordered, taken))
        rows["attachments"] = [attachment_row(outcome, path) for outcome, path in paths]
        rows["definitions"] = [row for outcome, path in paths if (row := definitions_row(outcome, path)) is not None]
        rows["strays"] = [stray_row(one) for one in strays]
        return [*_contents(paths), *_reports(destination.job_address, rows, settings)]

    destination.commit(moves, {name: getattr(counts, name) for name in Counts.__dataclass_fields__})
    return Published(counts, rows["attachments"], rows["strays"])


def _contents(paths: Sequence[tuple[Outcome, str | None]]) -> Iterator[Move]:
    """Yield the moves of all written parts."""
    for outcome, path in paths:
        for part in outcome.written.parts:
            assert path is not None
            name = path.partition("/")[2]
            suffix = part.file.rpartition(".")[2]
            end = path if part.table == "files" else f"{part.table}/{name}/part-{part.number:05d}.{suffix}"
            yield part.file, end


def _reports(folder: str, rows: Mapping[str, list[Row]], settings: OutputSettings) -> Iterator[Move]:
    """Write the tables that tell of attachments to a job's folder, and yield their moves."""
    location = locate(folder)
    for table, found in rows.items():
        name = f"{table}-{uuid.uuid4().hex}.parquet"
        content = pa.Table.from_pylist(found, schema=_SCHEMAS[table])
        pq.write_table(content, f"{location.path}/{name}", filesystem=location.system, compression=settings.compression)
        yield name, f"{table}/part-{name.partition('-')[2]}"


def _table(outcome: Outcome) -> str | None:
    """Return the table that the content of an attachment belongs to, None where nothing may be written."""
    found = outcome.attachment
    if found is None or found.handed_on not in ("all", "part"):
        return None
    if outcome.num_rows is not None:
        variables = getattr(found.content, "variables", ())
        return "data_sets" if variables else None
    return "files" if outcome.num_records is not None else None
