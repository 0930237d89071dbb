"""Messages that hold records behind their number."""

from __future__ import annotations

from ksyspark.reassembly.diagnostic import Findings
from ksyspark.reassembly.rv.kinds import OfKind


def say_record_counts(found: Findings, read: OfKind, count: str, records: str) -> None:
    """Say of each message that it holds fewer or more records than it tells; those that are there are used."""
    for one, row in zip(read.members, read.rows(), strict=True):
        if row["count_differs"]:
            told, seen = row[count]["value"], len(row[records])
            found.say("RECORD_COUNT_MISMATCH", number=one.number, expected=f"{told}", found=f"{seen}")
