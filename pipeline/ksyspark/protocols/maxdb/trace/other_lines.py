"""Lines that the database's own trace does not have: connect messages, and rows with their values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ksyspark.protocols.maxdb.descriptions import Description
from ksyspark.protocols.maxdb.rows import NoRows, Origin, cut_rows, rows_table

_MOST_ROWS = 20


def connect_lines(header: Mapping[str, Any], connect: Mapping[str, Any]) -> Iterator[str]:
    """Yield a connect message: its class, what it asks for, and its arguments."""
    yield f"CONNECT: {header['mess_class']}, {connect['code']}, {header['rte_return_code']}"
    yield f"  service: {connect['service_type']}, system: {connect['os_type']}"
    yield f"  database: '{connect['receiver'] or ''}', sender: '{connect['sender'] or ''}'"
    sizes = ("max_segment_size", "max_data_len", "packet_size", "min_reply_size")
    yield f"  {', '.join(f'{name}: {connect[name]}' for name in sizes)}"
    for one in (connect["arguments"] or {}).get("arguments") or ():
        yield f"  {one['id']}: {_argument(one['value'])}"


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
