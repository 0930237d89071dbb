"""Messages that hold records behind their number."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.rv.kinds import OfKind

_TEXTS = 1 << 16


def say_record_counts(found: Findings, read: OfKind) -> None:
    """Say of each message that it holds fewer or more records than it tells; those that are there are used."""
    lengths = pc.list_value_length(read.columns.field("records"))
    told = read.columns.field("num_records").field("value")
    for at in np.flatnonzero(pc.not_equal(told, lengths).to_numpy(zero_copy_only=False)).tolist():
        number = read.members[at].number
        found.say("RECORD_COUNT_MISMATCH", number=number, expected=f"{told[at]}", found=f"{lengths[at]}")


def record_bytes(read: OfKind) -> list[pa.Array]:
    """Return the records of all messages as bytes; texts were read as Latin-1, in which each byte is a character."""
    records = read.columns.field("records").flatten().field("value")
    if pa.types.is_binary(records.type):
        return [records]
    parts = (records[start : start + _TEXTS].to_pylist() for start in range(0, len(records), _TEXTS))
    return [pa.array([one.encode("latin-1") for one in part], pa.binary()) for part in parts]
