"""Last messages (LST): how many messages they count, in each way that the document leaves open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.rv.kinds import of_kind
from ksyspark.protocols.sas.rv.message import APPLICATION_KINDS, Member
from ksyspark.protocols.sas.rv.switches import RvSwitches

WAYS = ("c1", "c2", "c3")


def candidates(kinds: Iterable[str]) -> tuple[int, int, int]:
    """Return what an LST may count of the messages before it: all (c1), not HDR (c2), nor MSG and DATA (c3)."""
    sent = [kind for kind in kinds if kind != "LST"]
    without_header = [kind for kind in sent if kind != "HDR"]
    return len(sent), len(without_header), sum(kind not in APPLICATION_KINDS for kind in without_header)


@dataclass(frozen=True, slots=True)
class Counted:
    """Whether the last messages agree with what is there, and in which way (c1, c2 or c3)."""

    agrees: bool
    way: str | None


def judge_last(found: Findings, members: Sequence[Member], switches: RvSwitches) -> Counted:
    """Compare each LST with the messages since the one before; say what does not agree."""
    told = of_kind(members, "LST", switches)
    values = {one.number: row["num_messages"]["value"] for one, row in zip(told.members, told.rows(), strict=True)}
    if not values or members[-1].number not in values:
        found.say("LST_MISSING")
    since: list[str] = []
    ways: list[str | None] = []
    for one in members:
        if one.number in values:
            ways.append(_way(found, one.number, values[one.number], candidates(since)))
            since = []
        else:
            since.append(one.kind)
    is_ended = bool(values) and members[-1].number in values
    return Counted(is_ended and None not in ways, next(iter(ways), None))


def _way(found: Findings, number: int, value: int, counts: tuple[int, int, int]) -> str | None:
    if value in counts:
        return WAYS[counts.index(value)]
    expected = f"{', '.join(map(str, counts))} (all, without HDR, without HDR and MSG)"
    found.say("LST_COUNT_MISMATCH", number=number, expected=expected, found=f"{value}")
    return None
