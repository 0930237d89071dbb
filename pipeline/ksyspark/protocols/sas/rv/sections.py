"""Messages of a set, divided among its attachments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.rv.message import APPLICATION_KINDS, DATA_SET_KINDS, FILE_KINDS, Member


@dataclass(slots=True)
class Section:
    """The messages of one attachment, in the order in which they came."""

    is_file: bool
    members: list[Member] = field(default_factory=list)

    def has(self, *kinds: str) -> bool:
        """Tell whether a message of one of the kinds is here, refused or not."""
        return any(one.kind in kinds for one in self.members)


def divide(members: Sequence[Member], listed: int) -> list[Section]:
    """Divide a set: each definition (DAT) or descriptor (FDC) begins an attachment.

    Where the header lists fewer than two, all messages of data sets are one attachment's, in whatever order. Where it
    lists more than there are definitions, variables behind rows begin an attachment that has lost its own.
    """
    is_one = listed < 2 and sum(one.kind == "DAT" for one in members) < 2
    loses = sum(one.kind in ("DAT", "FDC") for one in members) < listed
    sections: list[Section] = []
    for one in members:
        if one.kind not in DATA_SET_KINDS and one.kind not in FILE_KINDS:
            continue
        is_file = one.kind in FILE_KINDS
        if not sections or sections[-1].is_file != is_file or _begins(one, sections[-1], is_one=is_one, loses=loses):
            sections.append(Section(is_file))
        sections[-1].members.append(one)
    return sections


def _begins(one: Member, section: Section, *, is_one: bool, loses: bool) -> bool:
    if one.kind == "FDC":
        return True
    if one.kind == "DAT":
        return not is_one and (loses or section.has("DAT"))
    return loses and not is_one and one.kind == "VAR" and section.has("ATO", "ATI", "ATC")


def say_order(found: Findings, members: Sequence[Member], sections: Sequence[Section]) -> None:
    """Say which kinds fall behind one that should follow them; in what they say, they are put in order."""
    for number, kind, before in sorted({*_late_application(members), *_late_kinds(sections)}):
        found.say("MSG_ORDER", number=number, expected=f"{kind} before {before}", found=f"{kind} behind it")
    if {"ATX", "ATB"} <= {one.kind for one in members}:
        found.say("FILE_KINDS_MIXED")


def _late_application(members: Sequence[Member]) -> Iterator[tuple[int, str, str]]:
    first = next((one for one in members if one.kind in (*DATA_SET_KINDS, *FILE_KINDS)), None)
    for one in members:
        if first is not None and one.kind in APPLICATION_KINDS and one.number > first.number:
            yield one.number, one.kind, first.kind


def _late_kinds(sections: Sequence[Section]) -> Iterator[tuple[int, str, str]]:
    for section in sections:
        if section.is_file:
            continue
        furthest = section.members[0]
        for one in section.members:
            if DATA_SET_KINDS.index(one.kind) < DATA_SET_KINDS.index(furthest.kind):
                yield one.number, one.kind, furthest.kind
            else:
                furthest = one
