"""Texts of MQTT and the characters they may not contain. Source: MQTT 3.1.1, 1.5.3 (strings) and 4.7 (topics)."""

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.display import show_plain
from ksyspark.logical.arrays import Converted, Ints, InvalidValue, valid_rows, value_bounds

_NUL, _HASH, _PLUS, _SLASH = b"\0#+/"


def mqtt_string(values: pa.Array) -> Converted:
    """Return texts unchanged; one with U+0000 is a fault."""
    return _with_faults(values, _find(values, _NUL)[1])


def mqtt_topic_name(values: pa.Array) -> Converted:
    """Return texts unchanged; one with a wildcard or U+0000 is a fault."""
    return _with_faults(values, _find(values, _NUL, _HASH, _PLUS)[1])


def mqtt_topic_filter(values: pa.Array) -> Converted:
    """Return texts unchanged; faults are U+0000, a wildcard that is not a whole level, `#` before the last level."""
    positions, rows = _find(values, _NUL, _HASH, _PLUS)
    starts, ends, data = value_bounds(values)
    is_first, is_last = positions == starts[rows], positions + 1 == ends[rows]
    fills_its_level = is_first | (data[np.maximum(positions - 1, 0)] == _SLASH)
    fills_its_level &= is_last | (data[np.minimum(positions + 1, data.size - 1)] == _SLASH)
    is_good = (data[positions] != _NUL) & fills_its_level & ((data[positions] == _PLUS) | is_last)
    return _with_faults(values, rows[~is_good])


def _find(values: pa.Array, *octets: int) -> tuple[Ints, Ints]:
    """Return where ASCII bytes are in the data of texts, and in which rows: in UTF-8 no other character has them."""
    starts, ends, data = value_bounds(values)
    first, last = (int(starts[0]), int(ends[-1])) if starts.size else (0, 0)
    window = data[first:last]
    is_wanted = window == octets[0]
    for byte in octets[1:]:
        is_wanted |= window == byte
    positions = np.flatnonzero(is_wanted) + first
    rows = np.searchsorted(starts, positions, side="right") - 1
    inside = positions < ends[rows]
    return positions[inside], rows[inside]


def _with_faults(values: pa.Array, rows: Ints) -> Converted:
    faults = np.zeros(len(values), np.bool_)
    if not rows.size:
        return Converted(values, faults)
    faults[rows] = True
    faults &= valid_rows(values)
    return Converted(pc.if_else(pa.array(~faults), values, None), faults)


def read_string(text: str) -> str:
    """Return one text without U+0000. Raises InvalidValue."""
    if "\0" in text:
        raise InvalidValue("a text without U+0000", show_plain(text))
    return text


def read_topic_name(text: str) -> str:
    """Return one topic name: no wildcard, no U+0000. Raises InvalidValue."""
    if set(text) & set("\0#+"):
        raise InvalidValue("a topic name: no wildcard # or +, no U+0000", show_plain(text))
    return text


def read_topic_filter(text: str) -> str:
    """Return one topic filter: wildcards fill whole levels, `#` is the last one; no U+0000. Raises InvalidValue."""
    levels = text.split("/")
    is_whole = all(level in ("#", "+") or not set(level) & set("\0#+") for level in levels)
    if not is_whole or "#" in levels[:-1]:
        raise InvalidValue("a topic filter: wildcards # (last) and + as whole levels, no U+0000", show_plain(text))
    return text
