"""A packet of the order interface as lines of the database's trace (vtrace): header, segments, parts.

Words and their order are those of the traces in the order interface document; those of connect messages, of LONG values
and of typed rows, which that does not show, are ours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from ksyspark.decoder import Params
from ksyspark.display import show_count
from ksyspark.errors import Failure, OptionError
from ksyspark.formats import Format
from ksyspark.layout import Enum
from ksyspark.protocols.maxdb.descriptions import CodeType, Description, describe
from ksyspark.protocols.maxdb.trace.other_lines import connect_lines, row_lines
from ksyspark.protocols.maxdb.trace.part_bodies import Row, body_lines

_HEADER_BYTES, _SEGMENT_BYTES, _PART_BYTES, _COMMUNICATION_HEADER_BYTES = 32, 40, 16, 24
# Which column of a format holds the packet, and how many bytes precede it.
_PACKET_COLUMNS = {"maxdb_packet": ((), 0), "maxdb_tcp": (("payload", "maxdb_packet"), _COMMUNICATION_HEADER_BYTES)}
_FIRST_DATABASE_FUNCTION = 201

_REQUEST_FLAGS = ("commit_immediately", "ignore_costwarning", "prepare", "with_info", "mass_cmd", "parsing_again")
_REQUEST_OPTIONS = ("no_implicit_fetch", "scrollable_cursor", "no_explicit_close")
_PART_ATTRIBUTES = ("first_packet", "next_packet", "last_packet")
# Requests whose values, where they have any, are those of a logon.
_LOGON_REQUESTS = ("dbs", "get_challenge")
# Words of the trace that differ from the labels of the specification.
_SWAP_WORDS = {"full_swapped": "full_swap", "part_swapped": "part_swap"}


@dataclass(frozen=True, slots=True)
class _Packet:
    """A packet as far as it could be read.

    `row` is None where the message holds no packet, `message` are the columns of a message on TCP, `varpart` are the
    bytes behind the packet's header, `functions` the words of the trace for the labels of function codes.
    """

    row: Row | None
    message: Row
    varpart: bytes
    failure: Failure | None
    functions: Mapping[str, str]


def trace_lines(fmt: Format, data: bytes, params: Params | None = None, *, show_sensitive: bool = False) -> list[str]:
    """Return one message as trace lines; a bad one as far as it could be read, with the failure behind.

    Raises OptionError for a format without packets.
    """
    packet = _read_packet(fmt, data, params or {})
    connect = (packet.message.get("payload") or {}).get("connect")
    if packet.row:
        lines = list(_packet_lines(packet, show_sensitive=show_sensitive))
    elif connect:
        lines = list(connect_lines(packet.message["header"], connect))
    else:
        lines = ["no order interface packet"]
    if packet.failure:
        lines.append(str(packet.failure))
    return ["".join(one if one.isprintable() else " " for one in line) for line in lines]


def _read_packet(fmt: Format, data: bytes, params: Params) -> _Packet:
    if fmt.name not in _PACKET_COLUMNS:
        raise OptionError(f"A trace shows packets of {' and '.join(_PACKET_COLUMNS)}; {fmt.name} has none.")
    decoded = fmt.decoder().decode(pa.array([data], pa.binary()), params)
    path, start = _PACKET_COLUMNS[fmt.name]
    message: Any = decoded.columns.to_pylist()[0]
    row = message
    for column in path:
        row = row and row.get(column)
    return _Packet(
        row, message if path else {}, data[start + _HEADER_BYTES :], decoded.failures.get(0), _function_words(fmt)
    )


def _function_words(fmt: Format) -> Mapping[str, str]:
    """Return the words for function codes: those below 201, of the Oracle call interface, end in `_fc`."""
    columns = fmt.layout.records["maxdb_packet::varpart::reply"].columns
    codes = next(column.type for column in columns if column.id == "function_code")
    assert isinstance(codes, Enum)
    return {label: f"{label}_fc" if code < _FIRST_DATABASE_FUNCTION else label for code, label in codes.labels.items()}


def _packet_lines(packet: _Packet, *, show_sensitive: bool) -> Iterator[str]:
    row = packet.row or {}
    segments = (row["varpart"] or {}).get("segments") or []
    yield _header_line(row, segments)
    for segment in segments:
        yield from _segment_lines(packet, segment, show_sensitive=show_sensitive)


def _header_line(row: Row, segments: list[Row]) -> str:
    header = row["header"] or {}
    kind = "PACKET"
    if segments:
        kind = "REQUEST" if segments[0]["segm_kind"] in ("cmd", "proccall") else "RECEIVE"
    client = f"{header.get('appl_version')}-{header.get('application')}"
    size = _size(header.get("no_of_segm"), "segment", "len", header.get("varpart_len"))
    return f"{kind}: {row['code_type']}, {_SWAP_WORDS.get(row['swap_kind'], row['swap_kind'])}, {client} {size}"


def _segment_lines(packet: _Packet, segment: Row, *, show_sensitive: bool) -> Iterator[str]:
    size = _size(segment["no_of_parts"], "part", "len", segment["segm_len"])
    if segment["request"]:
        yield f"  {segment['request']['message_type']} SEGMENT {segment['own_index']} {size}"
        yield from (f"    {line}" for line in _request_lines(segment["request"]))
    elif segment["reply"]:
        code = segment["reply"]["returncode"]
        yield f"  {f'*** {code}' if code else 'ok'} / RETURN SEGMENT {segment['own_index']} {size}"
        yield from (f"    {line}" for line in _reply_lines(segment["reply"], packet.functions))
    is_secret = not show_sensitive and (segment["request"] or {}).get("message_type") in _LOGON_REQUESTS
    start = (segment["segm_offset"] or 0) + _SEGMENT_BYTES + _PART_BYTES
    outputs = _outputs(packet, segment)
    for part in segment["parts"] or ():
        rest = packet.varpart[start:]
        yield from (f"    {line}" for line in _part_lines(part, rest, is_secret=is_secret))
        if outputs is not None and part["part_kind"] == "data":
            yield from (f"      {line}" for line in row_lines(outputs, rest[: part["buf_len"]], part["arg_count"]))
        start += _PART_BYTES + (part["buf_len"] or 0) + len(part["filler"] or b"")


def _outputs(packet: _Packet, segment: Row) -> Description | None:
    """Return what a reply says of the rows that it brings itself."""
    if not segment["reply"] or packet.row is None:
        return None
    bodies = [one["body"] for one in segment["parts"] or () if one["body"]]
    names = next((one["names"]["names"] or () for one in bodies if one["names"]), ())
    texts = [one["name"] and one["name"]["text"] for one in names]
    code = CodeType.of(packet.row["code_type"], packet.row["swap_kind"])
    for entries in (one["shortinfos"]["shortinfos"] or () for one in bodies if one["shortinfos"]):
        if all(one["in_out_len"] is not None for one in entries):
            _, outputs = describe(entries, texts, code)
            if outputs is not None:
                return outputs
    return None


def _request_lines(request: Row) -> Iterator[str]:
    yield f"{request['sqlmode']}, {request['producer']}"
    flags = [name for name in _REQUEST_FLAGS if request[name] not in (None, "off")]
    flags += [name for name in _REQUEST_OPTIONS if request[name]]
    if flags:
        yield ", ".join(flags)


def _reply_lines(reply: Row, functions: Mapping[str, str]) -> Iterator[str]:
    error = f", errpos: {reply['errorpos']}" if reply["returncode"] else ""
    function = functions.get(reply["function_code"], reply["function_code"])
    yield f"{function}{error}, sqlstate: '{reply['sqlstate']}'"
    warnings = reply["extern_warning"] or {}
    for number, (name, is_set) in enumerate(warnings.items()):
        if is_set:
            yield f"external WARNING {number}: {name}"
    if reply["result_set_closed"]:
        yield "internal WARNING 0: result_set_closed"


def _part_lines(part: Row, rest: bytes, *, is_secret: bool) -> Iterator[str]:
    """Yield one part; `rest` are the bytes from its body on."""
    yield f"{part['part_kind']} PART {_size(part['arg_count'], 'argument', 'size', part['buf_size'])}"
    attributes = [name for name in _PART_ATTRIBUTES if part[name]]
    if attributes:
        yield f"  {', '.join(attributes)}"
    if part["buf_len"] is not None:
        data = rest[: part["buf_len"]]
        yield from (f"  {line}" for line in body_lines(part, data, is_secret=is_secret))


def _size(count: int | None, unit: str, word: str, length: int | None) -> str:
    counted = "?" if count is None else show_count(count, unit)
    return f"({counted}, {word}: {'?' if length is None else length})"
