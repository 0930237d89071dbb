"""Texts of MQTT, many at once: what may not stand in them. Source: MQTT 3.1.1, 1.5.3 (strings) and 4.7 (topics)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from ksyspark.logical.converted import Converted, Flags
from ksyspark.logical.rows import Ints, places_of, valid_rows

Bytes = NDArray[np.uint8]
_NUL, _HASH, _PLUS, _SLASH = b"\0#+/"


@dataclass(frozen=True, slots=True)
class _Found:
    """Bytes of some kinds in texts: which byte, where, and where its text starts and ends; `rows` numbers the text."""

    data: Bytes
    at: Ints
    rows: Ints
    starts: Ints
    ends: Ints

    @property
    def fills_its_level(self) -> Flags:
        """Tell which of the bytes stand between separators, or at an end of the text."""
        before, behind = self.data[np.maximum(self.at - 1, 0)], self.data[np.minimum(self.at + 1, self.data.size - 1)]
        alone: Flags = (self.at == self.starts) | (before == _SLASH)
        alone &= (self.at + 1 == self.ends) | (behind == _SLASH)
        return alone


def mqtt_string(values: pa.Array) -> Converted:
    """Return texts as they are; one with U+0000 is a fault."""
    return _judged(values, np.unique(_find(values, _NUL).rows))


def mqtt_topic_name(values: pa.Array) -> Converted:
    """Return texts as they are; one with a wildcard or U+0000 is a fault."""
    return _judged(values, np.unique(_find(values, _NUL, _HASH, _PLUS).rows))


def mqtt_topic_filter(values: pa.Array) -> Converted:
    """Return texts as they are; U+0000 is a fault, a wildcard that is not a whole level, `#` before the last level."""
    found = _find(values, _NUL, _HASH, _PLUS)
    kinds = found.data[found.at]
    is_good = (kinds != _NUL) & found.fills_its_level & ((kinds == _PLUS) | (found.at + 1 == found.ends))
    return _judged(values, np.unique(found.rows[~is_good]))


def _find(values: pa.Array, *wanted: int) -> _Found:
    """Find bytes of ASCII in texts; in UTF-8 they are never part of another character."""
    starts, ends, data = places_of(values)
    first, last = (int(starts[0]), int(ends[-1])) if starts.size else (0, 0)
    window = data[first:last]
    there = window == wanted[0]
    for one in wanted[1:]:
        there |= window == one
    at = np.flatnonzero(there) + first
    rows = np.searchsorted(starts, at, side="right") - 1
    inside = at < ends[rows]
    at, rows = at[inside], rows[inside]
    return _Found(data, at, rows, starts[rows], ends[rows])


def _judged(values: pa.Array, bad: Ints) -> Converted:
    faults = np.zeros(len(values), np.bool_)
    if not bad.size:
        return Converted(values, faults)
    faults[bad] = True
    faults &= valid_rows(values)
    return Converted(pc.if_else(pa.array(~faults), values, None), faults)
