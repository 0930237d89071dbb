"""Texts of fixed forms, such as `yyyy-mm-dd`: their numbers, for all rows at once.

In a form y, m, d, h, n (minute), s, f stand for the digits of one number each, all else for itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

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
            _read_form(rows.data[chosen, : len(form)], chosen, form, number, parts)
    return parts


def without_padding(rows: Rows) -> Rows:
    """Return the same texts without the blanks behind them; no longer text than the matrix is wide has any."""
    width = rows.data.shape[1]
    is_text = (rows.data != _BLANK) & (np.arange(width) < rows.lengths[:, None])
    ends = np.where(is_text.any(axis=1), width - np.argmax(is_text[:, ::-1], axis=1), 0) if width else rows.lengths
    return Rows(rows.data, np.where(rows.lengths > width, rows.lengths, ends), rows.valid)


def narrowed(rows: Rows) -> Rows:
    """Return texts of two bytes a character, in either order, with one; the others as they are."""
    if rows.data.shape[1] < 2:
        return rows
    is_even = (rows.lengths > 0) & (rows.lengths % 2 == 0) & (rows.lengths <= rows.data.shape[1])
    big = is_even & ~rows.data[:, 0::2].any(axis=1)
    little = is_even & ~big & ~rows.data[:, 1::2].any(axis=1)
    if not (big | little).any():
        return rows
    data = rows.data.copy()
    for chosen, first in ((big, 1), (little, 0)):
        halves = rows.data[chosen, first::2]
        data[chosen] = 0
        data[chosen, : halves.shape[1]] = halves
    return Rows(data, np.where(big | little, rows.lengths // 2, rows.lengths), rows.valid)


def _read_form(texts: NDArray[np.uint8], chosen: Ints, form: str, number: int, parts: Parts) -> None:
    """Put the numbers of the chosen texts, which have the form's length, in their places where they have the form."""
    digits = texts.astype(np.int64) - _ZERO
    fits = np.ones(chosen.size, np.bool_)
    found = {letter: np.zeros(chosen.size, np.int64) for letter in _NUMBERS}
    for place, letter in enumerate(form):
        if letter in found:
            fits &= (digits[:, place] >= 0) & (digits[:, place] <= 9)
            found[letter] = found[letter] * 10 + digits[:, place]
        else:
            fits &= texts[:, place] == ord(letter)
    for letter, values in found.items():
        parts.numbers[letter][chosen[fits]] = values[fits]
    parts.form[chosen[fits]] = number
