"""Packets as lines of the database's own trace (vtrace), which the traces of the document are compared with."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from ksyspark.decoder import Params
from ksyspark.display import HIDDEN, show_count
from ksyspark.errors import Failure, OptionError
from ksyspark.formats import Format
from ksyspark.layout import Enum
from ksyspark.logical import InvalidValue
from ksyspark.logical.maxdb import read_number_text
from ksyspark_protocols.maxdb.rows import NoRows, Origin, cut_rows, rows_table
from ksyspark_protocols.maxdb.values import CodeType, Description, describe

_MOST_ROWS = 20


def connect_lines(header: Mapping[str, Any], connect: Mapping[str, Any]) -> Iterator[str]:
    """Yield a connect message: its class, what it asks for, and its arguments."""
    yield f"CONNECT: {header['mess_class']}, {connect['code']}, {header['rte_return_code']}"
    yield f"  service: {connect['service_type']}, system: {connect['os_type']}"
    yield f"  database: '{connect['receiver'] or ''}', sender: '{connect['sender'] or ''}'"
    sizes = ("max_segment_size", "max_data_len", "packet_size", "min_reply_size")
    yield f"  {', '.join(f'{name}: {connect[name]}' for name in sizes)}"
    for argument in (connect["arguments"] or {}).get("arguments") or ():
        yield f"  {argument['id']}: {_argument(argument['value'])}"


def _argument(value: Mapping[str, Any] | None) -> str:
    case, held = next(((case, held) for case, held in (value or {}).items() if held is not None), ("", None))
    if held is None:
        return "not read"
    if case == "raw":
        return f"{held.hex() or 'empty'}"
    return f"'{held['text']}'" if case == "text_argument" else str(next(iter(reversed(held.values()))))


def row_lines(description: Description, body: bytes, count: int | None) -> Iterator[str]:
    """Yield rows with the values of each, as far as their description fits."""
    try:
        rows, _ = cut_rows(Origin(0, None, 0, None, None), description, body, count or 0, 0, is_request=False)
    except NoRows as error:
        yield f"rows: expected {error.expected}, found {error.found}"
        return
    for number, row in enumerate(rows_table([rows]).slice(0, _MOST_ROWS).to_pylist(), start=1):
        remarks = dict(row["remarks"] or ())
        values = (f"{name}: {remarks.get(name) or _value(text)}" for name, text in row["values"])
        yield f"row {number}: {', '.join(values)}"
    if len(rows) > _MOST_ROWS:
        yield f"and {len(rows) - _MOST_ROWS} rows more"


def _value(text: str | None) -> str:
    return "NULL" if text is None else f"'{text}'"


Row = Mapping[str, Any]

_PARSE_ID_BYTES = 12
_NULL = b"\xff"
_PARAMETER_MODES = ("null_not_allowed", "null_allowed", "has_default", "escape_character")
_BYTES_PER_WORD, _BYTES_PER_LINE = 4, 20
_MAX_BYTES = 16 * _BYTES_PER_LINE
# Characters that a text and the length in front of it may take to share a line.
_MAX_LINE = 66


def body_lines(part: Row, data: bytes, *, is_secret: bool) -> Iterator[str]:
    """Yield the body of a part, whose bytes are `data`; with `is_secret` not the values of a logon."""
    if is_secret and part["part_kind"] in ("data", "vardata"):
        yield f"buf({len(data)}): {HIDDEN}"
        return
    for case, value in (part["body"] or {}).items():
        if value is not None and case in _LINES:
            yield from _LINES[case](value, data, part)
            return
    yield from _byte_lines(data)


def _text(body: Row, data: bytes, _part: Row) -> Iterator[str]:
    if body["text"] is None:
        yield from _byte_lines(data)
    else:
        yield from _text_lines(len(data), body["text"])


def _parse_ids(body: Row, data: bytes, _part: Row) -> Iterator[str]:
    for index, entry in enumerate(body["parse_ids"] or ()):
        yield f"mess_type: {entry['message_kind']}"
        parse_id = data[index * _PARSE_ID_BYTES : (index + 1) * _PARSE_ID_BYTES]
        yield from _behind_length(parse_id, [_words(line) for line in _split(parse_id)])


def _counter(body: Row, data: bytes, part: Row) -> Iterator[str]:
    name = {"resultcount": "result_count"}.get(part["part_kind"], part["part_kind"])
    define_byte, number = data[:1], data[1:]
    if (body["count"] or {}).get("number") is None:
        yield f"{name}: {'NULL' if define_byte == _NULL else 'no value'}"
    else:
        yield f"{name}: {number_text(number)}"


def number_text(data: bytes) -> str:
    """Return a VDN number as decimal digits; bytes that are no number in hexadecimal."""
    try:
        return read_number_text(data)
    except InvalidValue:
        return data.hex()


def _shortinfos(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    for number, shortinfo in enumerate(body["shortinfos"] or (), start=1):
        yield f"{number}: {', '.join(_shortinfo(shortinfo))}"


def _shortinfo(row: Row) -> Iterator[str]:
    size = f"({row['length']},{row['frac']})" if row["frac"] else f"({row['length']})"
    yield f"{row['io_type']} {row['data_type']} {size}"
    yield f"in/out: {row['in_out_len']}"
    yield f"param: {row['param_no']}" if row["bufpos"] is None else f"pos: {row['bufpos']}"
    yield from (mode for mode in _PARAMETER_MODES if row[mode])


def _column_names(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    for number, name in enumerate(body["names"] or (), start=1):
        yield f"{number}: {_quoted(name['name'])}"


def _named_texts(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    """Yield the texts of user_info and abap_info, each behind the name of its field."""
    yield from (f"{name}: {_quoted(one['name'])}" for name, one in body.items() if one is not None)


def _features(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    yield from (f"{one['feature']}: {one['is_on']}" for one in body["features"] or ())


def _quoted(name: Row | None) -> str:
    if name is None or name["data"] is None:
        return "not read"
    return name["data"].hex() if name["text"] is None else f"'{name['text']}'"


def _parameter_descriptions(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    for number, parameter in enumerate(body["parameters"] or (), start=1):
        size = f"({parameter['length']},{parameter['frac']})" if parameter["frac"] else f"({parameter['length']})"
        yield f"{number}: {parameter['data_type']} {size}"


def _long_data(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    """Yield each descriptor, and behind it the bytes of its portion."""
    for number, descriptor in enumerate(body["descriptors"] or (), start=1):
        if descriptor["define_byte"] == _NULL[0]:
            yield f"{number}: NULL"
            continue
        whole = f", of: {descriptor['maxlen']}" if descriptor["maxlen"] else ""
        place = f"pos: {descriptor['valpos']}, len: {descriptor['vallen']}{whole}, next: {descriptor['intern_pos']}"
        yield f"{number}: {descriptor['valmode']}, {place}"
        if descriptor["portion"] is not None:
            yield from (f"  {line}" for line in _byte_lines(descriptor["portion"]))


_LINES: Mapping[str, Callable[[Any, bytes, Row], Iterator[str]]] = {
    "text": _text,
    "parse_ids": _parse_ids,
    "counter": _counter,
    "shortinfos": _shortinfos,
    "names": _column_names,
    "user_info": _named_texts,
    "abap_info": _named_texts,
    "features": _features,
    "parameter_descriptions": _parameter_descriptions,
    "longdata": _long_data,
}


def _text_lines(length: int, text: str) -> Iterator[str]:
    """Yield a text behind its length in bytes, in a line of its own where both do not fit into one."""
    head, quoted = f"buf({length}):", f"'{text}'"
    if len(head) + 1 + len(quoted) <= _MAX_LINE:
        yield f"{head} {quoted}"
        return
    yield head
    yield quoted


def _byte_lines(data: bytes) -> Iterator[str]:
    """Yield bytes: as text where all are printable ASCII, else as hexadecimal words with the characters behind."""
    if data and all(map(_is_printable, data)):
        yield from _text_lines(len(data), data.decode("ascii"))
        return
    yield from _behind_length(data, [f"{_words(line)} '{_characters(line)}'" for line in _split(data)])


def _behind_length(data: bytes, lines: list[str]) -> Iterator[str]:
    yield " ".join([f"buf({len(data)}):", *lines[:1]])
    yield from lines[1:]
    if len(data) > _MAX_BYTES:
        yield f"and {len(data) - _MAX_BYTES} bytes more"


def _split(data: bytes) -> list[bytes]:
    """Return the bytes of each line, up to 16 lines."""
    return [data[at : at + _BYTES_PER_LINE] for at in range(0, min(len(data), _MAX_BYTES), _BYTES_PER_LINE)]


def _words(data: bytes) -> str:
    """Return bytes as hexadecimal digits, four bytes a word."""
    return " ".join(data[at : at + _BYTES_PER_WORD].hex().upper() for at in range(0, len(data), _BYTES_PER_WORD))


def _characters(data: bytes) -> str:
    return "".join(chr(one) if _is_printable(one) else " " for one in data)


def _is_printable(octet: int) -> bool:
    return 0x20 <= octet < 0x7F


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

    `row` is None if the message holds no packet, `message` are the columns of a message on TCP, `varpart` are the
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


"""The entry point of `ksyspark.views`."""


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
