"""Attachments of captures in one process: put together, written, named safely, and shown in one step."""

import re
import unicodedata
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace

import pyarrow as pa

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.folder import Move
from ksyspark.destination.parquet import TableFile, TableFiles, moves_of
from ksyspark_protocols.attachments import contents, report
from ksyspark_protocols.attachments.capture import AttachmentOptions, Capture, Switches, messages_of, open_capture
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

    def claim(self, name: str, *, has_suffix: bool = True) -> str:
        """Return the name, or if it is taken the name with the first number that is free: `a-2.txt`, `A.B-2`."""
        number = self._last.get(_key(name), 1)
        unique = name
        while _key(unique) in self._taken:
            number += 1
            stem, dot, suffix = name.rpartition(".") if has_suffix and "." in name[1:] else (name, "", "")
            unique = f"{_cut(stem, MAX_NAME_BYTES - len(f'-{number}.{suffix}'.encode()))}-{number}{dot}{suffix}"
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


TABLES = ("attachments", "messages", "definitions", "strays", "data_sets", "csv", "files")
_SCHEMAS = {
    "attachments": report.ATTACHMENTS,
    "messages": report.MESSAGES,
    "definitions": report.DEFINITIONS,
    "strays": report.STRAYS,
}


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
    def of(cls, outcomes: Sequence[report.Outcome], strays: Sequence[Stray]) -> "Counts":
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


def named(
    outcomes: Iterable[report.Outcome], taken: dict[str, set[str]] | None = None
) -> Iterator[tuple[report.Outcome, str | None]]:
    """Yield each outcome with the path of its content below the destination, or None if nothing may be written.

    `taken` are names that are there by table. Names depend on the order of outcomes.
    """
    names = {table: UniqueNames((taken or {}).get(table, ())) for table in ("data_sets", "files")}
    for outcome in outcomes:
        table = _table(outcome)
        if table is None or outcome.attachment is None:
            yield outcome, None
            continue
        attachment = outcome.attachment
        fallback = f"{'data_set' if table == 'data_sets' else 'file'}-{attachment.id[:8]}"
        name = names[table].claim(safe_name(report.stated_name(attachment), fallback), has_suffix=table == "files")
        yield outcome, f"{table}/{name}"


def publish(
    destination: Destination,
    settings: contents.ContentOptions,
    write: Callable[[str], tuple[Sequence[report.Outcome], Sequence[Stray], Sequence[str]]],
) -> Written[Counts]:
    """Commit the contents that `write` writes to the folder of a job, and the tables that tell of them.

    `write` returns what became of attachments, messages of no set, and the files of the table `messages`.

    Its `rows` are those that were added to `attachments`, `definitions` and `strays`. Raises SourceError.
    """
    rows: dict[str, list[Row]] = {}
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
                reports = TableFiles(job.address, _SCHEMAS, settings.compression)
                reports.write({name: pa.Table.from_pylist(own, schema=_SCHEMAS[name]) for name, own in rows.items()})
                names = {name: [file] for name, file in reports.close().items()}
                return [*moves_of({**names, "messages": files}, reports), *_contents(paths)]

            job.commit(moves, asdict(Counts.of(outcomes, strays)))
    return replace(job.written(Counts, absent=() if settings.csv else ("csv",)), rows=rows)


def message_file(folder: str, settings: contents.ContentOptions) -> TableFile:
    """Return a file of the table `messages` in the folder of a job."""
    return TableFile(folder, f"messages-part-{uuid.uuid4().hex}.parquet", report.MESSAGES, settings.compression)


def _contents(paths: Sequence[tuple[report.Outcome, str | None]]) -> Iterator[Move]:
    for outcome, path in paths:
        for part in outcome.written.parts:
            assert path is not None
            name = path.partition("/")[2]
            suffix = part.file.rpartition(".")[2]
            yield part.file, path if part.table == "files" else f"{part.table}/{name}/part-{part.number:05d}.{suffix}"


def _table(outcome: report.Outcome) -> str | None:
    """Return the table that the content of an attachment belongs to, or None if nothing may be written."""
    attachment = outcome.attachment
    if attachment is None or attachment.handed_on not in ("all", "part"):
        return None
    if outcome.num_rows is not None:
        return "data_sets" if getattr(attachment.content, "variables", ()) else None
    return "files" if outcome.num_records is not None else None


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


def write_attachments(
    src: str | Sequence[str],
    dest: str,
    format: str | None = None,  # noqa: A002
    options: Mapping[str, object] | None = None,
) -> Written[Counts]:
    """Write the attachments in files to a folder, in this process, which holds all messages of a queue.

    All files of a queue are one queue; each file of Rendezvous, or each direction of a captured connection, is one
    sender. The folder is as it was before until everything is written. `options` are those of a read, Limits,
    ContentOptions, WriteOptions, and `switch.NAME` what the layout leaves open. `ksyspark_protocols.spark.attachments`
    does the same with Spark, for captures of any size. Raises FormatError, OptionError and SourceError.
    """
    chosen = AttachmentOptions(options, WriteOptions, contents.ContentOptions, Limits)
    capture = open_capture(src, format, chosen.rest)
    switches, settings = capture.switches(chosen.switches), chosen[contents.ContentOptions]

    def write(folder: str) -> tuple[list[report.Outcome], list[Stray], list[str]]:
        outcomes: list[report.Outcome] = []
        strays: list[Stray] = []
        messages = message_file(folder, settings)
        for closed in sets_of(capture, switches, chosen[Limits]):
            for outcome, attachment in report.closed_outcomes(closed):
                written = contents.write_content(attachment, folder, settings) if attachment else outcome.written
                outcomes.append(replace(outcome, written=written))
            messages.write(report.message_table(closed))
            strays += closed.strays
        return outcomes, strays, [name for name in [messages.close()] if name]

    return publish(Destination(dest, TABLES, chosen[WriteOptions]), settings, write)
