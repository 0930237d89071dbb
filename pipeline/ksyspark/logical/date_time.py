"""Dates and times in arrays: parse texts by patterns such as `yyyy-mm-dd`, check the calendar, build Arrow columns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from ksyspark.logical.arrays import ByteMatrix, Flags, Ints, validity_bitmap

MICROS_PER_SECOND = 1_000_000
MICROS_PER_DAY = 86_400 * MICROS_PER_SECOND
_FIELD_LETTERS = "ymdhnsf"
_ASCII_ZERO = 48


@dataclass(frozen=True, slots=True)
class ParsedTexts:
    """The numbers in each text by their pattern letter, and the index of the pattern that matched (-1: none)."""

    fields: Mapping[str, Ints]
    pattern: Ints

    @property
    def is_matched(self) -> Flags:
        return self.pattern >= 0


def parse_texts(texts: ByteMatrix, patterns: Sequence[str]) -> ParsedTexts:
    """Parse texts that match one of the patterns in full.

    In a pattern y, m, d, h, n (minute), s and f (fraction of a second) each stand for one digit of that field; any
    other character stands for itself.
    """
    parsed = ParsedTexts(
        {letter: np.zeros(texts.lengths.size, np.int64) for letter in _FIELD_LETTERS},
        np.full(texts.lengths.size, -1, np.int64),
    )
    for index, pattern in enumerate(patterns):
        candidates = np.flatnonzero(texts.valid & (texts.lengths == len(pattern)) & (parsed.pattern < 0))
        if candidates.size:
            _match(texts, candidates, pattern, index, parsed)
    return parsed


def _match(texts: ByteMatrix, candidates: Ints, pattern: str, index: int, parsed: ParsedTexts) -> None:
    """Store the fields of the candidate texts, which have the pattern's length, where they match it."""
    is_all = candidates.size == texts.lengths.size
    matches = np.ones(candidates.size, np.bool_)
    fields = {letter: np.zeros(candidates.size, np.int32) for letter in _FIELD_LETTERS if letter in pattern}
    for position, letter in enumerate(pattern):
        characters = texts.data[position] if is_all else texts.data[position][candidates]
        if letter in fields:
            digits = characters - np.uint8(_ASCII_ZERO)
            matches &= digits <= 9
            fields[letter] = fields[letter] * np.int32(10) + digits
        else:
            matches &= characters == ord(letter)
    for letter, numbers in fields.items():
        parsed.fields[letter][candidates[matches]] = numbers[matches]
    parsed.pattern[candidates[matches]] = index


def unix_days(fields: Mapping[str, Ints]) -> tuple[Ints, Flags]:
    """Return days since 1970-01-01 of year, month and day, and which dates exist (Gregorian, year 1 and later)."""
    year, month, day = fields["y"], fields["m"], fields["d"]
    is_month = (year >= 1) & (month >= 1) & (month <= 12)
    months = np.where(is_month, (year - 1970) * 12 + month - 1, 0)
    first_day, next_first_day = _first_days(months), _first_days(months + 1)
    is_day = is_month & (day >= 1) & (day <= next_first_day - first_day)
    return np.where(is_day, first_day + day - 1, 0), is_day


def micros_of_day(fields: Mapping[str, Ints]) -> tuple[Ints, Flags]:
    """Return microseconds since midnight, and where minutes and seconds are below 60; hours are not checked."""
    hour, minute, second = fields["h"], fields["n"], fields["s"]
    micros = ((hour * 60 + minute) * 60 + second) * MICROS_PER_SECOND + fields["f"]
    return micros, (minute <= 59) & (second <= 59)


def date_array(days: Ints, valid: Flags) -> pa.Array:
    """Return days since 1970-01-01 as date32."""
    data = np.where(valid, days, 0).astype(np.int32)
    return pa.Array.from_buffers(pa.date32(), valid.size, [validity_bitmap(valid), pa.py_buffer(data)])


def micros_array(arrow: pa.DataType, micros: Ints, valid: Flags) -> pa.Array:
    """Return microseconds as timestamps (since 1970-01-01) or durations."""
    data = np.where(valid, micros, 0).astype(np.int64)
    return pa.Array.from_buffers(arrow, valid.size, [validity_bitmap(valid), pa.py_buffer(data)])


def _first_days(months: Ints) -> Ints:
    """Return the first day of each month; both count from 1970-01."""
    return months.astype("datetime64[M]").astype("datetime64[D]").astype(np.int64)
