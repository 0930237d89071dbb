"""Messages out of captures: files of a queue or of Rendezvous senders, in containers or as Parquet with an envelope."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ksyspark.errors import FormatError, KsysparkError, OptionError, SourceError
from ksyspark.formats import Format, find_format
from ksyspark.io.files import SourceFile, list_files, locate
from ksyspark.io.framings import CAPTURE_HEAD, capture_kind
from ksyspark.io.windows import open_file
from ksyspark.layout import Layout, Param, Scalar
from ksyspark.options.read_options import SHAPING, GivenOptions, ReadOptions
from ksyspark.reader import Messages, Part, parts_of, read_messages
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.messages import QueuedMessage
from ksyspark_protocols.sas.result import Origin, Row, Stray, stray
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches, unreadable

Message = QueuedMessage | RendezvousMessage
Switches = MqSwitches | RvSwitches
QUEUE, RENDEZVOUS = "sas_mq_message", "sas_tibrv"
SWITCHES: dict[str, type[MqSwitches] | type[RvSwitches]] = {QUEUE: MqSwitches, RENDEZVOUS: RvSwitches}
"""The switches of each transport, by the format of its messages."""

PARQUET = "parquet"
ENVELOPE = {QUEUE: ("msg_type", "correl_id", "encoding", "ccsid", "format"), RENDEZVOUS: ("subject", "sender")}
"""Columns beside `body` in a table of messages; all but `msg_type` and `correl_id` may be missing."""

# Options that choose what is decoded of a message, or what becomes of one that cannot be.
_REFUSED_OPTIONS = (*SHAPING, "mode", "columnNameOfCorruptRecord")
_FRAMINGS = {QUEUE: "jsonl", RENDEZVOUS: "stream"}
# What files of a framing begin with.
_LOOKS = (
    (re.compile(rb"PAR1"), PARQUET),
    (re.compile(rb"(?s).{4}\x99\x55\xee\xaa"), "stream"),
    (re.compile(rb"\s*\{"), "jsonl"),
    (re.compile(rb"\s*(AMQSBCG|MQOPEN|MQGET)"), "amqsbcg"),
    # A comment, or an attribute of a message descriptor.
    (re.compile(rb"\*|[AN] "), "mqsc-dump"),
)
_DIGITS = re.compile("(?:[0-9A-Fa-f]{2})*")
_SWITCH = "switch."


class AttachmentOptions(GivenOptions):
    """Options by name, as the doors of attachments take them: the `switches` of a transport are `switch.NAME`."""

    def __init__(self, options: Mapping[str, object] | None, *groups: type) -> None:
        switches = {name: value for name, value in (options or {}).items() if name.lower().startswith(_SWITCH)}
        super().__init__({name: value for name, value in (options or {}).items() if name not in switches}, *groups)
        self.switches = {name[len(_SWITCH) :]: value for name, value in switches.items()}


class _Described(Format):
    """A format of messages whose descriptors also say what the data of an application's message is (`format`)."""

    @property
    def layout(self) -> Layout:
        own = super().layout
        return replace(own, params=(*own.params, Param("format", Scalar("string"), "")))


@dataclass(frozen=True, slots=True)
class Capture:
    """Files that hold messages of one transport. `is_parquet`: tables with an envelope, no container."""

    fmt: Format
    options: ReadOptions
    files: tuple[SourceFile, ...]
    is_parquet: bool


def open_capture(
    src: str | Sequence[str], format_name: str | None = None, options: Mapping[str, object] | None = None
) -> Capture:
    """Return files as a capture, by a read's options or first bytes. Raises FormatError, OptionError, SourceError."""
    if format_name is not None:
        checked_format(format_name)
    chosen = {name.lower() for name in options or {}}
    for name in (name for name in _REFUSED_OPTIONS if name.lower() in chosen):
        raise OptionError(
            f"{name}: attachments are put together from all messages, which are read whole; leave it out."
        )
    named = {**(options or {}), "paths": [src] if isinstance(src, str) else list(src)}
    framing = next((value for name, value in named.items() if name.lower() == "framing"), None)
    if framing is None and any(name.lower() == "port" for name in named):
        framing = named["framing"] = "pcap"
    # Files can be listed with the options of either format.
    listed = {name: value for name, value in named.items() if not name.lower().startswith("param.")}
    files = tuple(list_files(ReadOptions.from_mapping(listed, find_format(RENDEZVOUS).layout).files))
    shown = _look(files[0]) if framing is None else None
    name = format_name or _format_shown(files[0], framing, shown)
    fmt = _Described(name, find_format(name).source)
    if framing is None and shown != PARQUET:
        named["framing"] = shown or _FRAMINGS[name]
    return Capture(fmt, ReadOptions.from_mapping(named, fmt.layout), files, shown == PARQUET)


def checked_format(name: str) -> str:
    """Return the format of messages that carry attachments. Raises FormatError for another."""
    if name not in SWITCHES:
        raise FormatError(f"Messages of {name} carry no attachments; those of {' and '.join(SWITCHES)} do.")
    return name


def messages_of(capture: Capture) -> Iterator[Iterable[Message | Stray]]:
    """Yield batches of messages in the order of the files, and of what is there no message. Raises SourceError."""
    message_of = queued_message if capture.fmt.name == QUEUE else rendezvous_message
    for part in parts_of(capture.options, capture.files):
        batches = _parquet_rows(capture, part.file) if capture.is_parquet else _rows(capture, part)
        yield from (map(message_of, rows) for rows in batches)


def _rows(capture: Capture, part: Part) -> Iterator[Iterable[Row]]:
    for messages in read_messages(capture.fmt, capture.options, part):
        columns = message_columns(capture.fmt.name, messages)
        columns["body"] = (body.as_py() for body in columns["body"])
        rows = (dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True))
        # A container may hold no message.
        yield (row for row in rows if row["body"] is not None)


def message_columns(format_name: str, messages: Messages) -> dict[str, Any]:
    """Return columns of messages by name: envelope, body (null: no message), place, and why one is `refused`."""
    count, bodies = len(messages), messages.bodies
    refused = [messages.failures[row].reason if row in messages.failures else None for row in range(count)]
    if messages.failures:
        bodies = pa.array([messages.raw.get(row, b"") if refused[row] else bodies[row].as_py() for row in range(count)])
    described: dict[str, Any] = {name: messages.values_of(name) for name in ENVELOPE[QUEUE]}
    return {
        **(described if format_name == QUEUE else {"subject": [""] * count, "sender": list(senders_of(messages))}),
        "body": bodies,
        "path": _paths(messages),
        "index": messages.indices,
        "offset": messages.offsets,
        "refused": refused,
    }


def _paths(messages: Messages) -> list[str]:
    return [path or "" for path, count in messages.origins for _ in range(count)]


def senders_of(messages: Messages) -> Iterator[str]:
    """Yield who sent each message: its file, or its direction of its connection in a capture of network traffic."""
    capture = messages.capture
    if capture is None:
        yield from _paths(messages)
        return
    which, directions = capture.which.tolist(), capture.directions.tolist()
    for path, number, direction in zip(_paths(messages), which, directions, strict=True):
        if number < 0:
            yield path
        else:
            connection = capture.connections[number]
            ends = [f"{host} port {port}" for host, port in (connection.client, connection.server)]
            source, destination = ends[direction], ends[1 - direction]
            yield f"{connection.path} {connection.transport} {connection.number}: {source} to {destination}"


def checked_envelope(format_name: str, columns: Sequence[str], where: str) -> list[str]:
    """Return the columns of a table of messages that are read. Raises OptionError for one that must be there."""
    needed = ["body", *(("msg_type", "correl_id") if format_name == QUEUE else ())]
    missing = [name for name in needed if name not in columns]
    if missing:
        raise OptionError(
            f"{where}: a table of {format_name} has the columns {', '.join(needed)}; {missing[0]} is missing."
        )
    return ["body", *(name for name in ENVELOPE[format_name] if name in columns)]


def _parquet_rows(capture: Capture, file: SourceFile) -> Iterator[list[Row]]:
    location = locate(file.path)
    try:
        with pq.ParquetFile(location.path, filesystem=location.system) as table:
            names = checked_envelope(capture.fmt.name, table.schema_arrow.names, file.path)
            index = 0
            for batch in table.iter_batches(batch_size=1024, columns=names):
                place = {"path": file.path, "offset": 0}
                yield [{**row, **place, "index": number} for number, row in enumerate(batch.to_pylist(), index)]
                index += len(batch)
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{file.path}: cannot be read: {error}") from error


def queued_message(row: Row) -> QueuedMessage | Stray:
    """Return the message of a row with `message_columns`; a correlation id may be text of hexadecimal digits."""
    body, origin = row["body"] or b"", _place(row)
    if row.get("refused") is not None:
        return stray(body, origin, "MESSAGE_REFUSED", row["refused"])
    correl_id, name = row["correl_id"] or b"", row.get("format") or ""
    if isinstance(correl_id, str):
        # What are no digits leaves the message without an id, and so in no set.
        correl_id = bytes.fromhex(correl_id) if _DIGITS.fullmatch(correl_id) else b""
    name = name.decode("latin-1") if isinstance(name, bytes) else name
    described = row["msg_type"] or 0, correl_id, body, row.get("encoding") or 0, row.get("ccsid") or 0
    return QueuedMessage(*described, origin, row.get("num_bytes", -1), name)


def rendezvous_message(row: Row) -> RendezvousMessage | Stray:
    """Return the message of a row with `message_columns`."""
    body, origin = row["body"] or b"", _place(row)
    if row.get("refused") is not None:
        return unreadable(body, row["refused"], origin)
    return RendezvousMessage(body, row.get("subject") or "", row.get("sender") or "", origin)


def _place(row: Row) -> Origin | None:
    return None if row["path"] is None else Origin(row["path"], int(row["index"] or 0), int(row["offset"] or 0))


def _look(file: SourceFile) -> str | None:
    """Return how a file holds messages, by its first bytes: a framing or `parquet`, or None if they do not tell."""
    if file.is_pipe:
        return None
    octets = bytearray(CAPTURE_HEAD)
    try:
        head = bytes(octets[: open_file(file).readinto(memoryview(octets))])
    except (OSError, EOFError, ValueError, KsysparkError):
        return None
    shown = next((framing for look, framing in _LOOKS if look.match(head)), None)
    return "pcap" if capture_kind(head) else shown


def _format_shown(file: SourceFile, framing: object, shown: str | None) -> str:
    """Return the transport of a file: Parquet by its columns, others by their framing."""
    if shown != PARQUET:
        return RENDEZVOUS if (framing or shown) in ("stream", "pcap") else QUEUE
    location = locate(file.path)
    return QUEUE if "correl_id" in pq.read_schema(location.path, filesystem=location.system).names else RENDEZVOUS
