"""Sets out of files: captures of a queue, or one sender's Rendezvous messages a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ksyspark.errors import FormatError
from ksyspark.formats import Format
from ksyspark.io import SourceFile, list_files
from ksyspark.options import ReadOptions
from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.mq import MqSwitches, QueuedMessage, QueueSets
from ksyspark.protocols.sas.result import Closed, Stray
from ksyspark.protocols.sas.rv import RendezvousMessage, RendezvousSets, RvSwitches
from ksyspark.reader import Messages, Part, read_messages

SWITCHES: dict[str, type[MqSwitches] | type[RvSwitches]] = {"sas_mq_message": MqSwitches, "sas_tibrv": RvSwitches}
FRAMINGS = {"sas_mq_message": "jsonl", "sas_tibrv": "stream"}
"""The default framing of each format."""


def sets_of_files(
    fmt: Format, options: ReadOptions, switches: MqSwitches | RvSwitches, limits: Limits
) -> Iterator[Closed]:
    """Yield the sets of files, and messages that belong to none.

    All files of a queue are one queue; each file of Rendezvous is one sender. Raises SourceError.
    """
    if isinstance(switches, MqSwitches):
        queue = QueueSets(switches, limits)
        for messages, _ in _messages(fmt, options):
            yield queue.add(_queued(messages))
            yield _unreadable(messages)
        yield queue.finish()
        return
    senders = RendezvousSets(switches, limits)
    for messages, file in _messages(fmt, options):
        yield senders.add(_sent(messages, file))
        yield _unreadable(messages)
    yield senders.finish()


def switches_of(format_name: str) -> type[MqSwitches] | type[RvSwitches]:
    """Return the class of switches of a format whose messages make sets. Raises FormatError."""
    if format_name not in SWITCHES:
        raise FormatError(f"Messages of {format_name} make no sets; those of {' and '.join(SWITCHES)} do.")
    return SWITCHES[format_name]


def _messages(fmt: Format, options: ReadOptions) -> Iterator[tuple[Messages, SourceFile]]:
    for file in list_files(options.files):
        for messages in read_messages(fmt, options, Part(file)):
            yield messages, file


def _queued(messages: Messages) -> Iterator[QueuedMessage]:
    names = ("msg_type", "correl_id", "encoding", "ccsid")
    descriptors = zip(*(_param(messages, name) for name in names), strict=True)
    for body, (msg_type, correl_id, encoding, ccsid) in zip(messages.bodies, descriptors, strict=True):
        if body.is_valid:
            yield QueuedMessage(msg_type or 0, correl_id or b"", body.as_py(), encoding or 0, ccsid or 0)


def _sent(messages: Messages, file: SourceFile) -> Iterator[RendezvousMessage]:
    return (RendezvousMessage(body.as_py(), file.path) for body in messages.bodies if body.is_valid)


def _param(messages: Messages, name: str) -> Sequence[Any]:
    """Return the values of a parameter, one a message."""
    value = messages.params.get(name)
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return value
    return [value] * len(messages)


def _unreadable(messages: Messages) -> Closed:
    """Return what is no message: lines that cannot be parsed, bytes that cannot be framed."""
    return Closed((), tuple(_unreadable_one(messages, row) for row in sorted(messages.failures)))


def _unreadable_one(messages: Messages, row: int) -> Stray:
    diagnostics = Diagnostics(None)
    place = f"message {messages.indices[row]} at byte {messages.offsets[row]} of its file"
    diagnostics.add("MESSAGE_REFUSED", found=f"{place}: {messages.failures[row].reason}")
    return Stray(messages.raw.get(row, b""), diagnostics.items[0])
