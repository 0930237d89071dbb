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
from ksyspark.reader import Messages, Part, read_messages
from ksyspark_protocols.sas.diagnostics import Diagnostics, Origin
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.messages import QueuedMessage
from ksyspark_protocols.sas.result import Stray
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches, unreadable
from ksyspark_protocols.sas.settings import parse_switches

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
# A comment, or an attribute of a message descriptor.
_MQSC_DUMP = re.compile(rb"\*|[AN] ")
_DIGITS = re.compile("(?:[0-9A-Fa-f]{2})*")
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
    """Files that hold messages of one transport. `is_parquet`: tables with an envelope, no container."""

    fmt: Format
    options: ReadOptions
    files: tuple[SourceFile, ...]
    is_parquet: bool

    @property
    def is_queue(self) -> bool:
        return self.fmt.name == "sas_mq_message"

    @property
    def num_bytes(self) -> int:
        return sum(file.size for file in self.files)

    def switches(self, values: Mapping[str, object]) -> Switches:
        """Return the switches of the transport. Raises OptionError."""
        return parse_switches(SWITCHES[self.fmt.name], values)


def open_capture(
    src: str | Sequence[str], format_name: str | None = None, options: Mapping[str, object] | None = None
) -> Capture:
    """Return the capture of files, folders and globs; what the options leave open, their first bytes show.

    `options` are those of a read, such as `framing`. Raises FormatError, OptionError and SourceError.
    """
    if format_name is not None and format_name not in SWITCHES:
        raise FormatError(f"Messages of {format_name} carry no attachments; those of {' and '.join(SWITCHES)} do.")
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
    files = tuple(list_files(ReadOptions.from_mapping(listed, find_format("sas_tibrv").layout).files))
    shown = _look(files[0]) if framing is None else None
    name = format_name or _format_shown(files[0], framing, shown)
    fmt = _Described(name, find_format(name).source)
    if framing is None and shown != PARQUET:
        named["framing"] = shown or _FRAMINGS[name]
    return Capture(fmt, ReadOptions.from_mapping(named, fmt.layout), files, shown == PARQUET)


def messages_of(capture: Capture) -> Iterator[tuple[Iterable[Message], Iterable[Stray]]]:
    """Yield batches of messages in the order of the files, each with what is there no message. Raises SourceError."""
    for file in capture.files:
        if capture.is_parquet:
            yield from ((batch, ()) for batch in _parquet_messages(capture, file))
            continue
        for messages in read_messages(capture.fmt, capture.options, Part(file)):
            yield _messages(capture, messages), strays_of(capture.is_queue, messages)


def _messages(capture: Capture, messages: Messages) -> Iterator[Message]:
    columns = [messages.values_of(name) for name in ENVELOPE[capture.fmt.name] if name not in ("subject", "sender")]
    places = zip(origins(messages), senders_of(messages), strict=True)
    for body, (origin, sender), *described in zip(messages.bodies, places, *columns, strict=True):
        if not body.is_valid:
            continue
        if capture.is_queue:
            yield queued_message(dict(zip(ENVELOPE[QUEUE], described, strict=True), body=body.as_py()), origin)
        else:
            yield RendezvousMessage(body.as_py(), "", sender, origin)


def origins(messages: Messages) -> Iterator[Origin]:
    """Yield where each message was."""
    paths = (path or "" for path, count in messages.origins for _ in range(count))
    for path, index, offset in zip(paths, messages.indices.tolist(), messages.offsets.tolist(), strict=True):
        yield Origin(path, index, offset)


def senders_of(messages: Messages) -> Iterator[str]:
    """Yield who sent each message: its file; in a capture of network traffic, its direction of its connection too."""
    paths = [path or "" for path, count in messages.origins for _ in range(count)]
    capture = messages.capture
    if capture is None:
        yield from paths
        return
    for path, which, direction in zip(paths, capture.which.tolist(), capture.directions.tolist(), strict=True):
        if which < 0:
            yield path
        else:
            connection = capture.connections[which]
            ends = (connection.client, connection.server)
            source, destination = ends[direction], ends[1 - direction]
            yield f"{path} {connection.transport} {connection.number}: {_address(source)} to {_address(destination)}"


def _address(end: tuple[str, int]) -> str:
    return f"{end[0]} port {end[1]}"


def strays_of(is_queue: bool, messages: Messages) -> Iterator[Stray]:
    """Yield what is no message: lines that cannot be parsed, bytes that cannot be framed."""
    stray = refused if is_queue else unreadable
    places = list(origins(messages)) if messages.failures else []
    for row in sorted(messages.failures):
        yield stray(messages.raw.get(row, b""), messages.failures[row].reason, places[row])


def refused(raw: bytes, reason: str, origin: Origin | None) -> Stray:
    """Return the stray of bytes that are no message of a queue."""
    diagnostics = Diagnostics(None, origins={None: origin})
    diagnostics.add("MESSAGE_REFUSED", actual=reason)
    return Stray(raw, diagnostics.items[0])


def checked_envelope(format_name: str, columns: Sequence[str], where: str) -> list[str]:
    """Return the columns of a table of messages that are read. Raises OptionError for one that must be there."""
    needed = ["body", *(("msg_type", "correl_id") if format_name == "sas_mq_message" else ())]
    missing = [name for name in needed if name not in columns]
    if missing:
        raise OptionError(
            f"{where}: a table of {format_name} has the columns {', '.join(needed)}; {missing[0]} is missing."
        )
    return ["body", *(name for name in ENVELOPE[format_name] if name in columns)]


def _parquet_messages(capture: Capture, file: SourceFile) -> Iterator[list[Message]]:
    location = locate(file.path)
    try:
        with pq.ParquetFile(location.path, filesystem=location.system) as table:
            names = checked_envelope(capture.fmt.name, table.schema_arrow.names, file.path)
            index = 0
            for batch in table.iter_batches(batch_size=1024, columns=names):
                rows = batch.to_pylist()
                origin = (Origin(file.path, number, 0) for number in range(index, index + len(rows)))
                yield [_message_of_row(capture.is_queue, row, place) for row, place in zip(rows, origin, strict=False)]
                index += len(rows)
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{file.path}: cannot be read: {error}") from error


def queued_message(row: Mapping[str, Any], origin: Origin | None) -> QueuedMessage:
    """Return the message of a row with the envelope of a queue; a correlation id may be text of hexadecimal digits."""
    correl_id = row["correl_id"] or b""
    if isinstance(correl_id, str):
        # What are no digits leaves the message without an id, and so in no set.
        correl_id = bytes.fromhex(correl_id) if _DIGITS.fullmatch(correl_id) else b""
    encoding, ccsid, num_bytes = row.get("encoding") or 0, row.get("ccsid") or 0, row.get("num_bytes", -1)
    described = row["msg_type"] or 0, correl_id, row["body"] or b"", encoding, ccsid
    name = row.get("format") or ""
    name = name.decode("latin-1") if isinstance(name, bytes) else name
    return QueuedMessage(*described, origin, num_bytes, name)


def _message_of_row(is_queue: bool, row: Mapping[str, Any], origin: Origin | None) -> Message:
    if is_queue:
        return queued_message(row, origin)
    return RendezvousMessage(row["body"] or b"", row.get("subject") or "", row.get("sender") or "", origin)


def _look(file: SourceFile) -> str | None:
    """Return how a file holds messages, by its first bytes: a framing or `parquet`, or None if they do not tell."""
    if file.is_pipe:
        return None
    octets = bytearray(CAPTURE_HEAD)
    try:
        head = bytes(octets[: open_file(file).readinto(memoryview(octets))])
    except (OSError, EOFError, ValueError, KsysparkError):
        return None
    if head[:4] == b"PAR1":
        return PARQUET
    if head[4:8] == _RV_MAGIC:
        return "stream"
    if capture_kind(head):
        return "pcap"
    if head.lstrip()[:1] == b"{":
        return "jsonl"
    return "mqsc-dump" if _MQSC_DUMP.match(head) else None


def _format_shown(file: SourceFile, framing: object, shown: str | None) -> str:
    """Return the transport of a file: Parquet by its columns, others by their framing."""
    if shown == PARQUET:
        location = locate(file.path)
        names = pq.read_schema(location.path, filesystem=location.system).names
        return "sas_mq_message" if "correl_id" in names else "sas_tibrv"
    return "sas_tibrv" if (framing or shown) in ("stream", "pcap") else "sas_mq_message"
