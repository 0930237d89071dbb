"""Texts and records against the lengths in front of them, and against the character set of their sender."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.rv.messages import DecodedMembers

_DISAGREES = "length_disagrees"
_NO_CHARACTER = "\ufffd"


def report_texts(diagnostics: Diagnostics, decoded: DecodedMembers) -> None:
    """Report the first text of each message whose length is another, and the first with bytes of no character."""
    for member, row in zip(decoded.members, decoded.rows(), strict=True):
        fields = list(_texts(row, ""))
        disagreeing = [(path, field) for path, field in fields if "told_length" in field and _disagrees(field)]
        if disagreeing:
            path, field = disagreeing[0]
            _report_length(diagnostics, member.number, field["told_length"], len(field["value"]), path)
        invalid = next((path for path, field in fields if _NO_CHARACTER in field["value"]), None)
        if invalid is not None:
            diagnostics.add("TEXT_INVALID", number=member.number, found=invalid, severity="W")


def report_record_lengths(diagnostics: Diagnostics, decoded: DecodedMembers) -> None:
    """Report the first record of a file whose length is another."""
    lists = decoded.columns.field("records")
    records = lists.flatten()
    values, told = records.field("value"), records.field("told_length")
    is_text = pa.types.is_string(values.type)
    sizes = (pc.utf8_length if is_text else pc.binary_length)(values).cast(pa.int64())
    surplus = pc.subtract(told, sizes)
    # A remark on the fields hides the one on their lengths.
    is_hidden = pc.invert(pc.is_in(records.field("remark"), pa.array(["none", "not_terminated", _DISAGREES])))
    is_other = pc.or_(pc.less(surplus, 0), pc.greater(surplus, 1 if is_text else 0))
    disagrees = pc.or_(pc.equal(records.field("remark"), _DISAGREES), pc.and_(is_hidden, is_other))
    differing = np.flatnonzero(_flags(disagrees))
    if len(differing):
        first = int(differing[0])
        ends = np.cumsum(pc.list_value_length(lists).to_numpy(zero_copy_only=False))
        number = decoded.members[int(np.searchsorted(ends, first, "right"))].number
        more = f"; so of {len(differing)} records" if len(differing) > 1 else ""
        place = f"record {first + 1}{more}"
        _report_length(diagnostics, number, told[first].as_py(), sizes[first].as_py(), place, is_text=is_text)


def _report_length(
    diagnostics: Diagnostics, number: int, told: int, size: int, place: str, *, is_text: bool = True
) -> None:
    expected = f"{size + 1}, or {size} without NUL" if is_text else f"{size}"
    diagnostics.add("LENGTH_DISAGREES", number=number, expected=expected, found=f"{told} in front of {place}")


def _texts(row: Any, path: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the fields with texts, with their paths."""
    if isinstance(row, Mapping):
        if isinstance(row.get("value"), str):
            yield path, row
        for name, one in row.items():
            yield from _texts(one, f"{path}.{name}" if path else name)
    elif isinstance(row, list):
        for at, one in enumerate(row):
            yield from _texts(one, f"{path}[{at}]")


def _disagrees(field: Mapping[str, Any]) -> bool:
    """Return whether a length is another one; a remark on the fields hides the one on their lengths."""
    is_hidden = field["remark"] not in ("none", "not_terminated", _DISAGREES)
    is_other = field["told_length"] - len(field["value"]) not in (0, 1)
    return field["remark"] == _DISAGREES or (is_hidden and is_other)


def _flags(array: pa.Array) -> np.ndarray[Any, Any]:
    flags: np.ndarray[Any, Any] = pc.fill_null(array, False).to_numpy(zero_copy_only=False)
    return flags
