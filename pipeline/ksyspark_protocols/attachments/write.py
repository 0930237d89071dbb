"""Attachments of captures in one process: put together, written, named safely, and shown in one step."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import pyarrow as pa

from ksyspark.destination import Destination, Move, WriteOptions, Written
from ksyspark.destination.parquet import TableFiles, moves_of
from ksyspark.errors import OptionError
from ksyspark_protocols.attachments import capture as captures
from ksyspark_protocols.attachments import contents, report
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.queue_sets import QueueSets
from ksyspark_protocols.sas.result import Closed, Row, Stray
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets
from ksyspark_protocols.sas.settings import Limits

MAX_NAME_BYTES = 200
# What Windows, a shell or a terminal would take for something else; U+FFFD stands for bytes of no character.
_UNSAFE = re.compile('[\0-\x1f\x7f-\x9f<>:"/\\\\|?*\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd\ud800-\udfff]')
_RESERVED = re.compile(r"(CON|PRN|AUX|NUL|COM[0-9\u00b9\u00b2\u00b3]|LPT[0-9\u00b9\u00b2\u00b3])(\..*)?", re.IGNORECASE)


def safe_name(written: str, fallback: str) -> str:
    """Return a name of one file or folder: what stands behind the last slash or backslash, without unsafe characters.

    Each of those becomes `_`, as do dots and underlines at the beginning, where they would hide a table from Spark.
    The name is at most 200 bytes of UTF-8, or `fallback` if nothing is left.
    """
    last = re.split(r"[/\\]", unicodedata.normalize("NFC", written).rstrip("/\\ "))[-1].strip()
    name = _UNSAFE.sub("_", last).rstrip(". ")
    if name[:1] in (".", "_"):
        name = "x" + re.sub(r"^[._]", "_", name)
    if not name.strip("x_"):
        name = fallback if not last.strip("._ ") else name
    if _RESERVED.fullmatch(name):
        name = f"x_{name}"
    return _cut(name, MAX_NAME_BYTES)


class UniqueNames:
    """Give each name once in a folder, also where upper and lower case are the same."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = {_key(name) for name in taken}
        self._last: dict[str, int] = {}

    def claim(self, name: str, *, has_suffix: bool = True, mark: str = "-") -> str:
        """Return the name, or if it is taken the name with a mark and the first number that is free: `a-2.txt`."""
        number = self._last.get(_key(name), 1)
        unique = name
        while _key(unique) in self._taken:
            number += 1
            stem, dot, suffix = name.rpartition(".") if has_suffix and "." in name[1:] else (name, "", "")
            unique = f"{_cut(stem, MAX_NAME_BYTES - len(f'-{number}.{suffix}'.encode()))}{mark}{number}{dot}{suffix}"
        self._last[_key(name)] = number
        self._taken.add(_key(unique))
        return unique


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name.casefold())


def _cut(name: str, max_bytes: int) -> str:
    """Cut a name that is too long in front of its suffix, between characters."""
    if len(name.encode()) <= max_bytes:
        return name
    stem, dot, suffix = name.rpartition(".")
    if not stem or len(suffix.encode()) > 16:
        stem, dot, suffix = name, "", ""
    kept = stem.encode()[: max(max_bytes - len(f"{dot}{suffix}".encode()), 1)].decode(errors="ignore")
    return f"{kept}{dot}{suffix}"


TABLES = ("attachments", "messages", "definitions", "strays", "data_sets", "csv", "xpt", "files")


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts of a run; `fatal` are diagnostics of severity F. Each message is in one set or a stray, none is lost."""

    messages: int = 0
    sets: int = 0
    attachments: int = 0
    complete: int = 0
    incomplete: int = 0
    damaged: int = 0
    strays: int = 0
    rows: int = 0
    fatal: int = 0
    altered: int = 0  # Values with other notices than ROUNDED.

    @classmethod
    def of(cls, outcomes: Sequence[report.Outcome], strays: Sequence[Stray]) -> "Counts":
        firsts = [one for one in outcomes if one.is_first]
        known = [one for one in outcomes if one.attachment is not None]
        statuses = Counter(one.status for one in known)
        diagnostics = [one.diagnostic for one in strays] + [one for each in outcomes for one in each.diagnostics()]
        return cls(
            messages=sum(one.set.num_messages for one in firsts) + len(strays),
            sets=len(firsts),
            attachments=len(known),
            strays=len(strays),
            rows=sum(one.num_rows or 0 for one in known),
            fatal=sum(one.severity == "F" for one in diagnostics),
            altered=sum(each.total() - each["ROUNDED"] for one in known for each in one.written.notices.values()),
            **{word: statuses[word] for word in ("complete", "incomplete", "damaged")},
        )


def named(
    outcomes: Iterable[report.Outcome], taken: dict[str, set[str]] | None = None
) -> Iterator[tuple[report.Outcome, str | None]]:
    """Yield outcomes in order, each with the path of its content or None; `taken` are names of tables so far."""
    names = {table: UniqueNames((taken or {}).get(table, ())) for table in ("data_sets", "files")}
    for outcome in outcomes:
        attachment = outcome.attachment
        is_table = outcome.num_rows is not None
        is_read = is_table or outcome.num_records is not None
        # A table needs columns.
        is_empty = is_table and attachment is not None and not getattr(attachment.content, "variables", ())
        if attachment is None or attachment.handed_on not in ("all", "part") or not is_read or is_empty:
            yield outcome, None
            continue
        table, word = ("data_sets", "data_set") if is_table else ("files", "file")
        name = safe_name(report.stated_name(attachment), f"{word}-{attachment.id[:8]}")
        yield outcome, f"{table}/{names[table].claim(name, has_suffix=not is_table)}"


def publish(
    destination: Destination,
    settings: contents.ContentOptions,
    write: Callable[[str], tuple[Sequence[report.Outcome], Sequence[Stray], Sequence[str]]],
) -> Written[Counts]:
    """Commit the contents that `write` writes to the folder of a job, and the tables that tell of them.

    `write` returns what became of attachments, messages of no set, and the files of the table `messages`. `rows` of the
    result are those that were added to `attachments`, `definitions` and `strays`. Raises SourceError.
    """
    rows: dict[str, list[Row]] = {}
    library = contents.transport_library() if settings.xpt else None
    with destination.job() as job:
        if not job.is_repeated:
            outcomes, strays, files = write(job.address)
            # The names that are chosen do not depend on which set was closed first.
            ordered = sorted(outcomes, key=lambda outcome: outcome.key)

            def moves() -> list[Move]:
                paths = list(named(ordered, {table: destination.names(table) for table in ("data_sets", "files")}))
                rows["attachments"] = [report.attachment_row(outcome, path) for outcome, path in paths]
                definitions = (report.definitions_row(outcome, path) for outcome, path in paths)
                rows["definitions"] = [row for row in definitions if row is not None]
                rows["strays"] = [report.stray_row(stray) for stray in strays]
                reports = TableFiles(job.address, report.SCHEMAS, settings.compression)
                reports.write(
                    {name: pa.Table.from_pylist(own, schema=report.SCHEMAS[name]) for name, own in rows.items()}
                )
                names = {**reports.close(), "messages": files}
                return [*moves_of(names, reports), *_contents(paths, library, job.address)]

            job.commit(moves, asdict(Counts.of(outcomes, strays)))
    absent = [name for name in ("csv", "xpt") if not getattr(settings, name)]
    return replace(job.written(Counts, absent=absent), rows=rows)


def _contents(paths: Sequence[tuple[report.Outcome, str | None]], library: Any, folder: str) -> Iterator[Move]:
    for outcome, path in paths:
        name = (path or "").partition("/")[2]
        for part in outcome.written.parts:
            suffix = part.file.rpartition(".")[2]
            below = "" if part.table == "files" else f"/part-{part.number:05d}.{suffix}"
            yield part.file, f"{part.table}/{name}{below}"
        rows = [part for part in outcome.written.parts if part.table == "data_sets"]
        if library is not None and rows:
            yield contents.write_transport(library, rows, name, folder), f"xpt/{name}.xpt"


def sets_of(
    capture: captures.Capture, switches: captures.Switches, limits: Limits, *, keep_rows: bool = True
) -> Iterator[Closed]:
    """Yield the sets of a capture; without `keep_rows` those without rows that can be read later."""
    sets = (
        QueueSets(switches, limits, keep_rows=keep_rows)
        if isinstance(switches, MqSwitches)
        else RendezvousSets(switches, limits, keep_rows=keep_rows)
    )
    for batch in captures.messages_of(capture):
        yield sets.add(batch)  # type: ignore[arg-type]
    yield sets.finish()


def write_attachments(
    src: str | Sequence[str], dest: str, format: str | None = None, options: Mapping[str, object] | None = None
) -> Written[Counts]:
    """Write the attachments in files to a folder, in this process, which holds all messages of a queue.

    All files of a queue are one queue; each file of Rendezvous, or each direction of a captured connection, is one
    sender. The folder is as it was before until everything is written. `options` are those of a read, Limits,
    ContentOptions, WriteOptions, and `switch.NAME` what the layout leaves open. `ksyspark_protocols.spark.attachments`
    does the same with Spark, for captures of any size. Raises FormatError, OptionError and SourceError.
    """
    chosen = captures.AttachmentOptions(options, WriteOptions, contents.ContentOptions, Limits)
    capture = captures.open_capture(src, format, chosen.rest)
    switches, settings = captures.SWITCHES[capture.fmt.name].parse(chosen.switches), chosen[contents.ContentOptions]
    if settings.catalog is not None:
        raise OptionError("catalog: tables of a catalog are written with Spark (ksyspark_protocols.spark.attachments).")

    def write(folder: str) -> tuple[list[report.Outcome], list[Stray], list[str]]:
        outcomes: list[report.Outcome] = []
        strays: list[Stray] = []
        messages = TableFiles(folder, {"messages": report.MESSAGES}, settings.compression)
        for closed in sets_of(capture, switches, chosen[Limits]):
            for outcome, attachment in report.closed_outcomes(closed):
                outcomes.append(replace(outcome, written=contents.write_content(attachment, folder, settings)))
            messages.write({"messages": report.message_table(closed)})
            strays += closed.strays
        return outcomes, strays, messages.close().get("messages", [])

    return publish(Destination(dest, TABLES, chosen[WriteOptions]), settings, write)
