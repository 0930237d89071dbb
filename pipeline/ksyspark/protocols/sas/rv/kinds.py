"""Messages of one kind, decoded together: only the columns of that kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pyarrow as pa

from ksyspark.layout.projection import Choice
from ksyspark.protocols.sas.decoded import part_reader
from ksyspark.protocols.sas.result import Row
from ksyspark.protocols.sas.rv.message import Member
from ksyspark.protocols.sas.rv.switches import RvSwitches

FORMAT = "sas_tibrv"
_CASES = {
    "HDR": "header",
    "DAT": "data_set",
    "VAR": "variables",
    "ATO": "observations",
    "ATI": "indexes",
    "ATC": "constraints",
    "FDC": "file_descriptor",
    "ATX": "text_records",
    "ATB": "binary_records",
    "LST": "last",
}


@dataclass(frozen=True, slots=True)
class OfKind:
    """The sound messages of one kind, in their order, and their columns."""

    members: tuple[Member, ...]
    columns: pa.StructArray

    def rows(self) -> list[Row]:
        """Return the columns row by row, as Python values."""
        return self.columns.to_pylist()  # type: ignore[no-any-return]


def of_kind(members: Sequence[Member], kind: str, switches: RvSwitches, columns: tuple[Choice, ...] = ()) -> OfKind:
    """Decode the messages of a kind that were not refused; all columns, or some."""
    sound = tuple(one for one in members if one.kind == kind and one.failure is None)
    case = _CASES[kind]
    wanted: Choice = ("body", ((case, columns) if columns else case,))
    read = part_reader(FORMAT, (wanted,)).read([one.data for one in sound], switches.params())
    return OfKind(sound, read.columns.column(0).field(0))
