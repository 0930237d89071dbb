"""Texts of fixed forms, such as `yyyy-mm-dd`: their numbers, for all rows at once.

In a form y, m, d, h, n (minute), s, f stand for the digits of one number each, all else for itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ksyspark.logical.converted import Flags
from ksyspark.logical.rows import Ints, Rows

_NUMBERS = "ymdhnsf"
_ZERO, _BLANK = 48, 32


@dataclass(frozen=True, slots=True)
class Parts:
    """The numbers of each text by their letter, and which form it has (-1: none)."""

    numbers: Mapping[str, Ints]
    form: Ints

    @property
    def found(self) -> Flags:
        return self.form >= 0


def read_forms(rows: Rows, forms: Sequence[str]) -> Parts:
    """Return the numbers of texts that have one of the forms in full; rows that are not there have none."""
    parts = Parts(
        {letter: np.zeros(rows.lengths.size, np.int64) for letter in _NUMBERS},
        np.full(rows.lengths.size, -1, np.int64),
    )
    for number, form in enumerate(forms):
        chosen = np.flatnonzero(rows.valid & (rows.lengths == len(form)) & (parts.form < 0))
        if chosen.size:
            _read_form(rows, chosen, form, number, parts)
    return parts


def without_padding(rows: Rows) -> Rows:
    """Return the same texts without the blanks behind them; no longer text than the matrix is wide has any."""
    width = rows.data.shape[0]
    ends = np.zeros(rows.lengths.size, np.int64)
    for place in range(width):
        ends[(rows.data[place] != _BLANK) & (rows.lengths > place)] = place + 1
    return Rows(rows.data, np.where(rows.lengths > width, rows.lengths, ends), rows.valid)


def narrowed(rows: Rows) -> Rows:
    """Return texts of two bytes a character, in either order, with one; the others as they are."""
    if rows.data.shape[0] < 2:
        return rows
    is_even = (rows.lengths > 0) & (rows.lengths % 2 == 0) & (rows.lengths <= rows.data.shape[0])
    big = is_even & ~rows.data[0::2].any(axis=0)
    little = is_even & ~big & ~rows.data[1::2].any(axis=0)
    if not (big | little).any():
        return rows
    data = rows.data.copy()
    for chosen, first in ((big, 1), (little, 0)):
        halves = rows.data[first::2, chosen]
        data[:, chosen] = 0
        data[: halves.shape[0], chosen] = halves
    return Rows(data, np.where(big | little, rows.lengths // 2, rows.lengths), rows.valid)


def _read_form(rows: Rows, chosen: Ints, form: str, number: int, parts: Parts) -> None:
    """Put the numbers of the chosen texts, which have the form's length, in their places where they have the form."""
    is_all = chosen.size == rows.lengths.size
    fits = np.ones(chosen.size, np.bool_)
    found = {letter: np.zeros(chosen.size, np.int32) for letter in _NUMBERS if letter in form}
    for place, letter in enumerate(form):
        characters = rows.data[place] if is_all else rows.data[place][chosen]
        if letter in found:
            digits = characters - np.uint8(_ZERO)
            fits &= digits <= 9
            found[letter] = found[letter] * np.int32(10) + digits
        else:
            fits &= characters == ord(letter)
    for letter, values in found.items():
        parts.numbers[letter][chosen[fits]] = values[fits]
    parts.form[chosen[fits]] = number
