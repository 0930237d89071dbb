"""Bodies of parts as lines of the trace: fields where the kind of part is known, else text or hexadecimal words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ksyspark.display import HIDDEN
from ksyspark.logical import InvalidValue
from ksyspark.logical.maxdb_numbers import read_number_text

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
    for index, one in enumerate(body["parse_ids"] or ()):
        yield f"mess_type: {one['message_kind']}"
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
    for number, one in enumerate(body["shortinfos"] or (), start=1):
        yield f"{number}: {', '.join(_shortinfo(one))}"


def _shortinfo(one: Row) -> Iterator[str]:
    size = f"({one['length']},{one['frac']})" if one["frac"] else f"({one['length']})"
    yield f"{one['io_type']} {one['data_type']} {size}"
    yield f"in/out: {one['in_out_len']}"
    yield f"param: {one['param_no']}" if one["bufpos"] is None else f"pos: {one['bufpos']}"
    yield from (mode for mode in _PARAMETER_MODES if one[mode])


def _column_names(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    for number, one in enumerate(body["names"] or (), start=1):
        yield f"{number}: {_quoted(one['name'])}"


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
    for number, one in enumerate(body["parameters"] or (), start=1):
        size = f"({one['length']},{one['frac']})" if one["frac"] else f"({one['length']})"
        yield f"{number}: {one['data_type']} {size}"


def _long_data(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    """Yield each descriptor, and behind it the bytes of its portion."""
    for number, one in enumerate(body["descriptors"] or (), start=1):
        if one["define_byte"] == _NULL[0]:
            yield f"{number}: NULL"
            continue
        whole = f", of: {one['maxlen']}" if one["maxlen"] else ""
        place = f"pos: {one['valpos']}, len: {one['vallen']}{whole}, next: {one['intern_pos']}"
        yield f"{number}: {one['valmode']}, {place}"
        if one["portion"] is not None:
            yield from (f"  {line}" for line in _byte_lines(one["portion"]))


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


def _is_printable(one: int) -> bool:
    return 0x20 <= one < 0x7F
