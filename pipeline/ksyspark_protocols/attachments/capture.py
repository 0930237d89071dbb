"""Messages out of captures: files of a queue or of Rendezvous senders."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pyarrow as pa

from ksyspark.errors import FormatError, KsysparkError, OptionError
from ksyspark.formats import Format, find_format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.io.framings import CAPTURE_HEAD, capture_kind
from ksyspark.io.windows import open_file
from ksyspark.layout import Layout, Param, Scalar
from ksyspark.options.read_options import SHAPING, GivenOptions, ReadOptions
from ksyspark.reader import Messages, Part, read_messages
from ksyspark_protocols.sas.diagnostics import Origin
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.messages import QueuedMessage
from ksyspark_protocols.sas.result import Row, Stray, stray
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches, unreadable

Message = QueuedMessage | RendezvousMessage
Switches = MqSwitches | RvSwitches
QUEUE, RENDEZVOUS = "sas_mq_message", "sas_tibrv"
SWITCHES: dict[str, type[MqSwitches] | type[RvSwitches]] = {QUEUE: MqSwitches, RENDEZVOUS: RvSwitches}
"""The switches of each transport, by the format of its messages."""

ENVELOPE = {QUEUE: ("msg_type", "correl_id", "encoding", "ccsid", "format"), RENDEZVOUS: ("subject", "sender")}
"""Columns of messages beside `body`."""

# Options that choose what is decoded of a message, or what becomes of one that cannot be.
_REFUSED_OPTIONS = (*SHAPING, "mode", "columnNameOfCorruptRecord")
_FRAMINGS = {QUEUE: "jsonl", RENDEZVOUS: "stream"}
# A comment, or an attribute of a message descriptor.
_MQSC_DUMP = re.compile(rb"\*|[AN] ")
_RV_MAGIC = bytes.fromhex("9955eeaa")


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
    """Files that hold messages of one transport."""

    fmt: Format
    options: ReadOptions
    files: tuple[SourceFile, ...]


def open_capture(
    src: str | Sequence[str], format_name: str | None = None, options: Mapping[str, object] | None = None
) -> Capture:
    """Return the capture of files, folders and globs; what the options leave open, their first bytes show.

    `options` are those of a read, such as `framing`. Raises FormatError, OptionError and SourceError.
    """
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
    shown = _look(files[0]) if framing is None else framing
    name = format_name or (RENDEZVOUS if shown in ("stream", "pcap") else QUEUE)
    fmt = _Described(name, find_format(name).source)
    if framing is None:
        named["framing"] = shown or _FRAMINGS[name]
    return Capture(fmt, ReadOptions.from_mapping(named, fmt.layout), files)


def checked_format(name: str) -> str:
    """Return the format of messages that carry attachments. Raises FormatError for another."""
    if name not in SWITCHES:
        raise FormatError(f"Messages of {name} carry no attachments; those of {' and '.join(SWITCHES)} do.")
    return name


def messages_of(capture: Capture) -> Iterator[Iterable[Message | Stray]]:
    """Yield batches of messages in the order of the files, and of what is there no message. Raises SourceError."""
    message_of = queued_message if capture.fmt.name == QUEUE else rendezvous_message
    for file in capture.files:
        for messages in read_messages(capture.fmt, capture.options, Part(file)):
            columns = message_columns(capture.fmt.name, messages)
            columns["body"] = (body.as_py() for body in columns["body"])
            rows = (dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True))
            # A container may hold no message.
            yield (message_of(row) for row in rows if row["body"] is not None)


def message_columns(format_name: str, messages: Messages) -> dict[str, Any]:
    """Return the columns of messages by name: envelope, body, their place, and why one could not be read (`refused`).

    The body of one that could not be read is what is there, null where a container holds no message.
    """
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
    """Yield who sent each message: its file; in a capture of network traffic, its direction of its connection too."""
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
            yield f"{path} {connection.transport} {connection.number}: {source} to {destination}"


def queued_message(row: Row) -> QueuedMessage | Stray:
    """Return the message of a row with `message_columns`."""
    body, origin = row["body"] or b"", _place(row)
    if row["refused"] is not None:
        return stray(body, origin, "MESSAGE_REFUSED", row["refused"])
    described = row["msg_type"] or 0, row["correl_id"] or b"", body, row["encoding"] or 0, row["ccsid"] or 0
    return QueuedMessage(*described, origin, row.get("num_bytes", -1), row["format"] or "")


def rendezvous_message(row: Row) -> RendezvousMessage | Stray:
    """Return the message of a row with `message_columns`."""
    body, origin = row["body"] or b"", _place(row)
    if row["refused"] is not None:
        return unreadable(body, row["refused"], origin)
    return RendezvousMessage(body, row["subject"] or "", row["sender"] or "", origin)


def _place(row: Row) -> Origin | None:
    return None if row["path"] is None else Origin(row["path"], int(row["index"] or 0), int(row["offset"] or 0))


def _look(file: SourceFile) -> str | None:
    """Return the framing that the first bytes of a file show, or None. Raises OptionError for a Parquet table."""
    if file.is_pipe:
        return None
    octets = bytearray(CAPTURE_HEAD)
    try:
        head = bytes(octets[: open_file(file).readinto(memoryview(octets))])
    except (OSError, EOFError, ValueError, KsysparkError):
        return None
    if head[:4] == b"PAR1":
        raise OptionError(
            f"{file.path} is a Parquet table: read it with Spark, and give the DataFrame to `write_attachments`."
        )
    if head[4:8] == _RV_MAGIC:
        return "stream"
    if capture_kind(head):
        return "pcap"
    if head.lstrip()[:1] == b"{":
        return "jsonl"
    return "mqsc-dump" if _MQSC_DUMP.match(head) else None
