"""Values of observations, whatever the message they came in, cut into rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.result import Row
from ksyspark.protocols.sas.rv.kinds import OfKind


@dataclass(frozen=True, slots=True)
class RowCutter:
    """Cut the values of all messages (ATO) of a section, put together, into rows of one value a variable."""

    found: Findings
    variables: Sequence[Row]
    read: OfKind

    def cut(self, definition: Row | None) -> pa.Array:
        """Return whole rows, each a list of values; say what is left over, and which types and numbers disagree."""
        values = self.read.columns.field("values").flatten()
        width = len(self.variables)
        count = len(values) // width if width else 0
        if width:
            self._judge_types(values)
        self._judge_rest(len(values), count, width)
        self._judge_count(definition, count)
        return pa.FixedSizeListArray.from_arrays(values[: count * width], max(width, 1))

    def _judge_types(self, values: pa.StructArray) -> None:
        """Compare with the variables: a variable whose type is not 1 is one of characters."""
        kinds = pa.array(["numeric" if one["kind"] == "numeric" else "character" for one in self.variables])
        places = np.arange(len(values)) % len(self.variables)
        differ = np.flatnonzero(pc.not_equal(values.field("vtype"), kinds.take(pa.array(places))).to_numpy(False))
        if len(differ):
            first = int(differ[0])
            name = self.variables[int(places[first])]["name"]["value"]
            expected = f"{kinds[int(places[first])]} for {name}"
            seen = f"{values.field('vtype')[first]} in row {first // len(self.variables) + 1}"
            self.found.say("VTYPE_CONFLICT", number=self._number(first), expected=expected, found=seen)

    def _judge_rest(self, total: int, count: int, width: int) -> None:
        if width and total % width:
            number = self._number(count * width)
            self.found.say("OBS_PARTIAL_ROW", number=number, expected=f"{width} values", found=f"{total % width}")

    def _judge_count(self, definition: Row | None, count: int) -> None:
        told = definition["num_observations"]["value"] if definition else None
        if told is not None and told >= 0 and told != count:
            self.found.say("OBS_COUNT_MISMATCH", expected=f"{told} rows", found=f"{count}")
            return
        own = pc.sum(self.read.columns.field("num_observations").field("value")).as_py() or 0
        if own != count and self.variables:
            self.found.say("OBS_COUNT_MISMATCH", expected=f"{own} rows, as their messages say", found=f"{count}")

    def _number(self, value: int) -> int:
        """Return the number of the message that holds a value."""
        ends = np.cumsum(pc.list_value_length(self.read.columns.field("values")).to_numpy(zero_copy_only=False))
        return self.read.members[int(np.searchsorted(ends, value, "right"))].number
