"""Packets of a connection from files, one direction a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ksyspark.decoder import DecodeOptions, Decoder
from ksyspark.errors import FormatError
from ksyspark.formats import Format
from ksyspark.io import list_files
from ksyspark.layout import Enum
from ksyspark.options import ReadOptions
from ksyspark.protocols.mqtt.order import OrderError, Packet, check_order
from ksyspark.reader import Messages, Part, read_messages

FORMAT = "mqtt_v3"
_COLUMNS = DecodeOptions(
    columns=(
        (
            "body",
            (
                ("connect", ("protocol_level",)),
                ("connack", ("return_code",)),
                ("subscribe", ("message_id", ("requests", ("len_topic_filter",)))),
                ("suback", ("message_id", "return_codes")),
            ),
        ),
    ),
    enums_as_ints=True,
)


def check_files(fmt: Format, client: ReadOptions, broker: ReadOptions) -> Iterator[OrderError]:
    """Yield the packets of a connection that are out of order. Raises FormatError, SourceError."""
    if fmt.name != FORMAT:
        raise FormatError(f"Packets of {fmt.name} make no connection that is known; those of {FORMAT} do.")
    decoder = fmt.decoder(_COLUMNS)
    return check_order(_packets(fmt, client, decoder), _packets(fmt, broker, decoder))


def _packets(fmt: Format, options: ReadOptions, decoder: Decoder) -> Iterator[Packet]:
    kinds = _kinds(fmt)
    for file in list_files(options.files):
        for messages in read_messages(fmt, options, Part(file)):
            yield from _packets_of(messages, decoder, kinds)


def _kinds(fmt: Format) -> Mapping[int, str]:
    """Return the labels of packet types by code."""
    column = next(one for one in fmt.layout.root.columns if one.id == "message_type")
    assert isinstance(column.type, Enum)
    return column.type.labels


def _packets_of(messages: Messages, decoder: Decoder, kinds: Mapping[int, str]) -> Iterator[Packet]:
    """Yield packets; one that cannot be decoded or framed still has the type of its first byte."""
    decoded = decoder.decode(messages.bodies, messages.params)
    failures = {**messages.failures, **decoded.failures}
    for row, (body, columns) in enumerate(zip(messages.bodies, decoded.columns.to_pylist(), strict=True)):
        data = body.as_py() if body.is_valid else messages.raw.get(row, b"")
        if data:
            place = (int(messages.indices[row]), int(messages.offsets[row]), kinds[data[0] >> 4])
            yield _packet(place, columns["body"] or {}, is_whole=row not in failures)


def _packet(place: tuple[int, int, str], body: dict[str, Any], *, is_whole: bool) -> Packet:
    """Return a packet; items are counted only if all of them were read."""
    pair = body.get("subscribe") or body.get("suback") or {}
    items = pair.get("requests") or pair.get("return_codes")
    return Packet(
        *place,
        message_id=pair.get("message_id"),
        num_items=len(items) if items and is_whole else None,
        level=(body.get("connect") or {}).get("protocol_level"),
        return_code=(body.get("connack") or {}).get("return_code"),
    )
