"""A packet as lines of the trace: header, segments, parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ksyspark.decoder import Params
from ksyspark.display import show_count
from ksyspark.format import Format
from ksyspark.protocols.maxdb.bodies import body_lines
from ksyspark.protocols.maxdb.buffers import printable
from ksyspark.protocols.maxdb.packets import Packet, Row, read_packet

_SEGMENT, _PART = 40, 16
_FLAGS = ("commit_immediately", "ignore_costwarning", "prepare", "with_info", "mass_cmd", "parsing_again")
_OPTIONS = ("no_implicit_fetch", "scrollable_cursor", "no_explicit_close")
_ATTRIBUTES = ("first_packet", "next_packet", "last_packet")
# Requests whose values, where they have any, are those of a logon.
_LOGONS = ("dbs", "get_challenge")
# The trace's own words where ours say the same more plainly.
_SWAPS = {"full_swapped": "full_swap", "part_swapped": "part_swap"}


def trace_lines(fmt: Format, data: bytes, params: Params | None = None, *, show_sensitive: bool = False) -> list[str]:
    """Return one message as the trace of the database prints it; a bad one as far as it could be read.

    The words and their order are those of the traces in the order interface document. Raises OptionError for a format
    without packets.
    """
    packet = read_packet(fmt, data, params or {})
    lines = list(_packet(packet, show_sensitive=show_sensitive)) if packet.row else ["no order interface packet"]
    return [printable(line) for line in (*lines, *([str(packet.failure)] if packet.failure else []))]


def _packet(packet: Packet, *, show_sensitive: bool) -> Iterator[str]:
    row = packet.row or {}
    segments = (row["varpart"] or {}).get("segments") or []
    yield from _header(row, segments)
    for segment in segments:
        yield from _segment(packet, segment, show_sensitive=show_sensitive)


def _header(row: Row, segments: list[Row]) -> Iterator[str]:
    header = row["header"] or {}
    way = {"cmd": "REQUEST", "proccall": "REQUEST"}.get(segments[0]["segm_kind"], "RECEIVE") if segments else "PACKET"
    client = f"{header.get('appl_version')}-{header.get('application')}"
    size = _size(header.get("no_of_segm"), "segment", "len", header.get("varpart_len"))
    yield f"{way}: {row['code_type']}, {_SWAPS.get(row['swap_kind'], row['swap_kind'])}, {client} {size}"


def _segment(packet: Packet, segment: Row, *, show_sensitive: bool) -> Iterator[str]:
    size = _size(segment["no_of_parts"], "part", "len", segment["segm_len"])
    if segment["request"]:
        yield f"  {segment['request']['message_type']} SEGMENT {segment['own_index']} {size}"
        yield from (f"    {line}" for line in _request(segment["request"]))
    elif segment["reply"]:
        code = segment["reply"]["returncode"]
        yield f"  {f'*** {code}' if code else 'ok'} / RETURN SEGMENT {segment['own_index']} {size}"
        yield from (f"    {line}" for line in _reply(segment["reply"], packet.functions))
    is_secret = not show_sensitive and (segment["request"] or {}).get("message_type") in _LOGONS
    start = (segment["segm_offset"] or 0) + _SEGMENT + _PART
    for part in segment["parts"] or ():
        yield from (f"    {line}" for line in _part(part, packet.varpart[start:], is_secret=is_secret))
        start += _PART + (part["buf_len"] or 0) + len(part["filler"] or b"")


def _request(request: Row) -> Iterator[str]:
    yield f"{request['sqlmode']}, {request['producer']}"
    told = [name for name in _FLAGS if request[name] not in (None, "off")] + [
        name for name in _OPTIONS if request[name]
    ]
    if told:
        yield ", ".join(told)


def _reply(reply: Row, functions: Mapping[str, str]) -> Iterator[str]:
    error = f", errpos: {reply['errorpos']}" if reply["returncode"] else ""
    function = functions.get(reply["function_code"], reply["function_code"])
    yield f"{function}{error}, sqlstate: '{reply['sqlstate']}'"
    warnings = reply["extern_warning"] or {}
    for number, (name, is_set) in enumerate(warnings.items()):
        if is_set:
            yield f"external WARNING {number}: {name}"
    if reply["result_set_closed"]:
        yield "internal WARNING 0: result_set_closed"


def _part(part: Row, rest: bytes, *, is_secret: bool) -> Iterator[str]:
    yield f"{part['part_kind']} PART {_size(part['arg_count'], 'argument', 'size', part['buf_size'])}"
    told = [name for name in _ATTRIBUTES if part[name]]
    if told:
        yield f"  {', '.join(told)}"
    if part["buf_len"] is not None:
        data = rest[: part["buf_len"]]
        yield from (f"  {line}" for line in body_lines(part, data, is_secret=is_secret))


def _size(count: int | None, unit: str, word: str, length: int | None) -> str:
    counted = "?" if count is None else show_count(count, unit)
    return f"({counted}, {word}: {'?' if length is None else length})"
