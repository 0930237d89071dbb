"""Rows of a data set: the values of all its messages one after another, cut by the number of variables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

import numpy as np

from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.result import PlannedRows, Row, RowFragment
from ksyspark.protocols.sas.rv.members import Member, Observations


@dataclass(frozen=True)
class RowSplitter:
    """Split the values of some messages into rows of one value a variable.

    `stated_in` is the number of the definition.
    """

    diagnostics: Diagnostics
    variables: Sequence[Row]
    members: Sequence[Member]
    stated_in: int | None

    def split(self, definition: Row | None) -> PlannedRows:
        """Return where whole rows are; report values left over, wrong types and counts, and texts of no characters."""
        width = len(self.variables)
        total = self._ends[-1] if self._ends else 0
        num_rows = total // width if width else 0
        self._report_invalid_texts()
        if width:
            self._check_types()
        if width and total % width:
            number = self._message_number(num_rows * width)
            left = f"{total % width}"
            self.diagnostics.add("OBS_PARTIAL_ROW", number=number, expected=f"{width} values", found=left)
        self._check_count(definition, num_rows)
        fragments = (
            RowFragment(
                one.message.key,
                one.number,
                one.message.offset,
                one.message.num_bytes or len(one.data),
                each.num_values,
            )
            for one, each in self._observations
        )
        return PlannedRows(max(width, 1), num_rows, tuple(fragments))

    def bodies(self) -> list[bytes]:
        """Return the messages with rows."""
        return [one.data for one, _ in self._observations]

    @cached_property
    def _observations(self) -> list[tuple[Member, Observations]]:
        return [(one, one.observations) for one in self.members if one.observations is not None]

    @cached_property
    def _ends(self) -> list[int]:
        """Return behind which value each message ends."""
        return list(accumulate(each.num_values for _, each in self._observations))

    def _report_invalid_texts(self) -> None:
        invalid = [(one.number, each.num_invalid) for one, each in self._observations if each.num_invalid]
        if invalid:
            found = f"{sum(count for _, count in invalid)} values"
            self.diagnostics.add("TEXT_INVALID", number=invalid[0][0], found=found, severity="W")

    def _check_types(self) -> None:
        """Compare the types of values with those of their variables; one whose type is not 1 is of characters."""
        types = np.array([one["kind"] == "numeric" for one in self.variables])
        width = len(types)
        begin = 0
        for one, each in self._observations:
            found = each.is_numeric()
            expected = np.resize(np.roll(types, -(begin % width)), len(found))
            differing = np.flatnonzero(found != expected)
            if len(differing):
                first = int(differing[0])
                column = (begin + first) % width
                name = self.variables[column]["name"]["value"]
                self.diagnostics.add(
                    "VTYPE_CONFLICT",
                    number=one.number,
                    expected=f"{_word(types[column])} for {name}",
                    found=f"{_word(found[first])} in row {(begin + first) // width + 1}",
                )
                return
            begin += each.num_values

    def _check_count(self, definition: Row | None, num_rows: int) -> None:
        stated = definition["num_observations"]["value"] if definition else None
        if stated is not None and stated >= 0 and stated != num_rows:
            expected = f"{stated} rows"
            self.diagnostics.add("OBS_COUNT_MISMATCH", number=self.stated_in, expected=expected, found=f"{num_rows}")
            return
        total = sum(each.num_stated for _, each in self._observations)
        if total != num_rows and self.variables:
            expected = f"{total} rows, as their messages say"
            self.diagnostics.add("OBS_COUNT_MISMATCH", expected=expected, found=f"{num_rows}")

    def _message_number(self, value: int) -> int:
        """Return the number of the message that holds a value."""
        return self._observations[int(np.searchsorted(self._ends, value, "right"))][0].number


def _word(is_numeric: np.bool_) -> str:
    return "numeric" if is_numeric else "character"
