"""The values of messages of rows (ATO), and what is known of them without holding them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.sas.character_sets import recoded_texts
from ksyspark.protocols.sas.limits import in_batches
from ksyspark.protocols.sas.part_decoder import part_decoder
from ksyspark.protocols.sas.rv.members import Observations
from ksyspark.protocols.sas.rv.messages import FORMAT, RvSwitches

COLUMNS = (
    ("num_observations", ("value", "remark")),
    ("record_type", ("remark",)),
    ("values", ("vtype", "text", "remark")),
)
"""What is decoded of a message when it comes."""

_VALUES = ("values", ("number", "missing", "text"))
_VALUE_FIELDS = ("number", "missing", "text")
_NO_CHARACTER = "\ufffd"
_Flags = npt.NDArray[np.bool_]


def observations_of(column: pa.StructArray, switches: RvSwitches) -> tuple[list[Observations | None], _Flags]:
    """Return what is known of each message with the decoded COLUMNS, and whether all its fields are as usual.

    None stands for a message of another kind, or one that could not be decoded.
    """
    lists = pc.struct_field(column, "values")
    counts = pc.fill_null(pc.list_value_length(lists), 0).to_numpy(zero_copy_only=False).astype(np.int64)
    ends = np.cumsum(counts)
    values = pc.list_flatten(lists)
    numeric = _flags(pc.equal(values.field("vtype"), "numeric"))
    odd = _up_to(~_flags(pc.equal(values.field("remark"), "none")))
    is_usual = odd[ends] == odd[ends - counts]
    for name in ("num_observations", "record_type"):
        is_usual &= _flags(pc.equal(pc.struct_field(column, [name, "remark"]), "none"))
    invalid = _up_to(_flags(pc.match_substring(_texts(values.field("text"), switches), _NO_CHARACTER)))
    stated = pc.struct_field(column, ["num_observations", "value"]).to_pylist()
    found: list[Observations | None] = []
    for count, end, num_stated in zip(counts.tolist(), ends.tolist(), stated, strict=True):
        if num_stated is None:
            found.append(None)
            continue
        start = end - count
        packed = np.packbits(numeric[start:end]).tobytes()
        found.append(Observations(num_stated, count, packed, int(invalid[end] - invalid[start])))
    return found, is_usual


@dataclass(frozen=True, slots=True)
class ValueReader:
    """Read the values of messages."""

    switches: RvSwitches

    def rows(self, messages: Sequence[bytes], first_value: int, num_rows: int, width: int) -> pa.Array:
        """Return rows of `width` values, the first of which is value `first_value` of all messages.

        Each value has the fields `number` (float64, null if missing), `missing` (its kind) and `text`. Rows that are
        not there are left out.
        """
        arrays = list(self._values(messages))
        values = pa.concat_arrays(arrays)[first_value : first_value + num_rows * width]
        return pa.FixedSizeListArray.from_arrays(values[: len(values) // width * width], width)

    def _values(self, messages: Sequence[bytes]) -> Iterator[pa.StructArray]:
        decoder = part_decoder(FORMAT, (("body", (("observations", (_VALUES,)),)),))
        for batch in in_batches(messages, len) if messages else [[]]:
            body = decoder.decode(batch, self.switches.params()).columns.column(0)
            values = pc.list_flatten(pc.struct_field(body, ["observations", "values"]))
            number, missing, text = (pc.struct_field(values, name) for name in _VALUE_FIELDS)
            yield pa.StructArray.from_arrays([number, missing, _texts(text, self.switches)], _VALUE_FIELDS)


def _texts(texts: pa.Array, switches: RvSwitches) -> pa.Array:
    """Return texts in the sender's character set; they were read as Latin-1."""
    return recoded_texts(texts, switches.ccsid)


def _up_to(flags: _Flags) -> npt.NDArray[np.int64]:
    """Return how many flags are set in front of each place."""
    return np.concatenate([[0], np.cumsum(flags)])


def _flags(array: Any) -> _Flags:
    flags: _Flags = pc.fill_null(array, False).to_numpy(zero_copy_only=False)
    return flags
