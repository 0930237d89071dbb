"""Rows of data sets: the values of messages (ATO), what is known of them unheld, and how they are cut into rows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark_protocols.sas import character_sets, parts, result, settings
from ksyspark_protocols.sas.diagnostics import Diagnostics
from ksyspark_protocols.sas.rv.messages import FORMAT, Flags, Member, Observations, RvSwitches, flags_of

OBSERVATION_COLUMNS = (
    ("num_observations", ("value", "remark")),
    ("record_type", ("remark",)),
    ("values", ("vtype", "text", "remark")),
)
"""What is decoded of a message when it comes."""

_VALUES = ("values", ("number", "missing", "text"))
_VALUE_FIELDS = ("number", "missing", "text")
_NO_CHARACTER = "\ufffd"


def observations_of(column: pa.StructArray, switches: RvSwitches) -> tuple[list[Observations | None], Flags]:
    """Return what is known of each message with the decoded COLUMNS, and whether all its fields are as usual.

    None stands for a message of another kind, or one that could not be decoded.
    """
    lists = pc.struct_field(column, "values")
    counts = pc.fill_null(pc.list_value_length(lists), 0).to_numpy(zero_copy_only=False).astype(np.int64)
    ends = np.cumsum(counts)
    values = pc.list_flatten(lists)
    numeric = flags_of(pc.equal(values.field("vtype"), "numeric"))
    odd = _up_to(~flags_of(pc.equal(values.field("remark"), "none")))
    is_usual = odd[ends] == odd[ends - counts]
    for name in ("num_observations", "record_type"):
        is_usual &= flags_of(pc.equal(pc.struct_field(column, [name, "remark"]), "none"))
    invalid = _up_to(flags_of(pc.match_substring(_texts(values.field("text"), switches), _NO_CHARACTER)))
    stated = pc.struct_field(column, ["num_observations", "value"]).to_pylist()
    observations: list[Observations | None] = []
    for count, end, num_stated in zip(counts.tolist(), ends.tolist(), stated, strict=True):
        if num_stated is None:
            observations.append(None)
            continue
        start = end - count
        packed = np.packbits(numeric[start:end]).tobytes()
        observations.append(Observations(num_stated, count, packed, int(invalid[end] - invalid[start])))
    return observations, is_usual


@dataclass(frozen=True, slots=True)
class ValueReader:
    """Read the values of messages."""

    switches: RvSwitches

    def rows(self, messages: Sequence[bytes], first_value: int, num_rows: int, width: int) -> pa.Array:
        """Return rows of `width` values, the first of which is value `first_value` of all messages.

        Each value has the fields `number` (float64, null if missing), `missing` (its kind) and `text`. Rows that are
        not there are left out.
        """
        values = pa.concat_arrays(list(self._values(messages)))[first_value : first_value + num_rows * width]
        return pa.FixedSizeListArray.from_arrays(values[: len(values) // width * width], width)

    def _values(self, messages: Sequence[bytes]) -> Iterator[pa.StructArray]:
        decoder = parts.part_decoder(FORMAT, (("body", (("observations", (_VALUES,)),)),))
        for batch in settings.in_batches(messages, len) if messages else [[]]:
            body = decoder.decode(batch, self.switches.params()).columns.column(0)
            values = pc.list_flatten(pc.struct_field(body, ["observations", "values"]))
            number, missing, text = (pc.struct_field(values, name) for name in _VALUE_FIELDS)
            yield pa.StructArray.from_arrays([number, missing, _texts(text, self.switches)], _VALUE_FIELDS)


def _texts(texts: pa.Array, switches: RvSwitches) -> pa.Array:
    """Return texts in the sender's character set; they were read as Latin-1."""
    return character_sets.recoded_texts(texts, switches.ccsid)


def _up_to(flags: Flags) -> npt.NDArray[np.int64]:
    """Return how many flags are set in front of each place."""
    return np.concatenate([[0], np.cumsum(flags)])


@dataclass(frozen=True)
class RowSplitter:
    """Split the values of some messages into rows of one value a variable.

    `stated_in` is the number of the definition.
    """

    diagnostics: Diagnostics
    variables: Sequence[result.Row]
    members: Sequence[Member]
    stated_in: int | None

    def split(self, definition: result.Row | None) -> result.PlannedRows:
        """Return where whole rows are; report values left over, wrong types and counts, and texts of no characters."""
        width = len(self.variables)
        total = self._ends[-1] if self._ends else 0
        num_rows = total // width if width else 0
        self._report_invalid_texts()
        if width:
            self._check_types()
        if width and total % width:
            number = self._observations[int(np.searchsorted(self._ends, num_rows * width, "right"))][0].number
            self.diagnostics.add("OBS_PARTIAL_ROW", f"{width} values", f"{total % width}", number=number)
        self._check_count(definition, num_rows)
        fragments = (
            result.RowFragment(
                one.message.key,
                one.number,
                one.message.offset,
                one.message.num_bytes or len(one.data),
                each.num_values,
            )
            for one, each in self._observations
        )
        return result.PlannedRows(max(width, 1), num_rows, tuple(fragments))

    def bodies(self) -> list[bytes]:
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
            actual = f"{sum(count for _, count in invalid)} values"
            self.diagnostics.add("TEXT_INVALID", actual=actual, number=invalid[0][0], severity="W")

    def _check_types(self) -> None:
        """Compare the types of values with those of their variables; one whose type is not 1 is of characters."""
        types = np.array([one["kind"] == "numeric" for one in self.variables])
        width = len(types)
        begin = 0
        for member, each in self._observations:
            is_numeric = each.is_numeric()
            differing = np.flatnonzero(is_numeric != np.resize(np.roll(types, -(begin % width)), len(is_numeric)))
            if len(differing):
                first = int(differing[0])
                column = (begin + first) % width
                name = self.variables[column]["name"]["value"]
                self.diagnostics.add(
                    "VTYPE_CONFLICT",
                    f"{_word(types[column])} for {name}",
                    f"{_word(is_numeric[first])} in row {(begin + first) // width + 1}",
                    number=member.number,
                )
                return
            begin += each.num_values

    def _check_count(self, definition: result.Row | None, num_rows: int) -> None:
        stated = definition["num_observations"]["value"] if definition else None
        if stated is not None and stated >= 0 and stated != num_rows:
            self.diagnostics.add("OBS_COUNT_MISMATCH", f"{stated} rows", f"{num_rows}", number=self.stated_in)
            return
        total = sum(each.num_stated for _, each in self._observations)
        if total != num_rows and self.variables:
            self.diagnostics.add("OBS_COUNT_MISMATCH", f"{total} rows, as their messages say", f"{num_rows}")


def _word(is_numeric: np.bool_) -> str:
    return "numeric" if is_numeric else "character"
