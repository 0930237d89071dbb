"""Bodies of parts as lines of the trace."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ksyspark.display import HIDDEN
from ksyspark.protocols.maxdb.buffers import byte_lines, text_lines, word_lines
from ksyspark.protocols.maxdb.numbers import number_text
from ksyspark.protocols.maxdb.packets import Row

_PARSE_ID = 12
_NULL = b"\xff"
_MODES = ("null_not_allowed", "null_allowed", "has_default", "escape_character")


def body_lines(part: Row, data: bytes, *, is_secret: bool) -> Iterator[str]:
    """Yield the body of a part; `data` are its bytes. Values of a logon are not shown where they are secret."""
    if is_secret and part["part_kind"] in ("data", "vardata"):
        yield f"buf({len(data)}): {HIDDEN}"
        return
    for case, value in (part["body"] or {}).items():
        if value is not None and case in _LINES:
            yield from _LINES[case](value, data, part)
            return
    yield from byte_lines(data)


def _text(body: Row, data: bytes, _part: Row) -> Iterator[str]:
    if body["text"] is None:
        yield from byte_lines(data)
    else:
        yield from text_lines(len(data), body["text"])


def _parse_ids(body: Row, data: bytes, _part: Row) -> Iterator[str]:
    for index, one in enumerate(body["parse_ids"] or ()):
        yield f"mess_type: {one['message_kind']}"
        yield from word_lines(data[index * _PARSE_ID : (index + 1) * _PARSE_ID])


def _counter(body: Row, data: bytes, part: Row) -> Iterator[str]:
    name = {"resultcount": "result_count"}.get(part["part_kind"], part["part_kind"])
    define_byte, number = data[:1], data[1:]
    if (body["count"] or {}).get("number") is None:
        yield f"{name}: {'NULL' if define_byte == _NULL else 'no value'}"
    else:
        yield f"{name}: {number_text(number)}"


def _shortinfos(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    for number, one in enumerate(body["shortinfos"] or (), start=1):
        yield f"{number}: {', '.join(_described(one))}"


def _described(one: Row) -> Iterator[str]:
    size = f"({one['length']},{one['frac']})" if one["frac"] else f"({one['length']})"
    yield f"{one['io_type']} {one['data_type']} {size}"
    yield f"in/out: {one['in_out_len']}"
    yield f"param: {one['param_no']}" if one["bufpos"] is None else f"pos: {one['bufpos']}"
    yield from (mode for mode in _MODES if one[mode])


def _names(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    for number, one in enumerate(body["names"] or (), start=1):
        yield f"{number}: {_quoted(one['name'])}"


def _short_texts(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    """Yield texts that have names of their own."""
    yield from (f"{name}: {_quoted(one['name'])}" for name, one in body.items() if one is not None)


def _features(body: Row, _data: bytes, _part: Row) -> Iterator[str]:
    yield from (f"{one['feature']}: {one['is_on']}" for one in body["features"] or ())


def _quoted(name: Row | None) -> str:
    if name is None:
        return "not read"
    return name["data"].hex() if name["text"] is None else f"'{name['text']}'"


_LINES: Mapping[str, Callable[[Any, bytes, Row], Iterator[str]]] = {
    "text": _text,
    "parse_ids": _parse_ids,
    "counter": _counter,
    "shortinfos": _shortinfos,
    "names": _names,
    "user_info": _short_texts,
    "abap_info": _short_texts,
    "features": _features,
}
