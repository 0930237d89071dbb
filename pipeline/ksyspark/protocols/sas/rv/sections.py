"""Sections of a set, one an attachment; the order of kinds, and the counts in last messages (LST)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.rv.members import Member
from ksyspark.protocols.sas.rv.messages import (
    APPLICATION_KINDS,
    DATA_SET_KINDS,
    FILE_KINDS,
    RvSwitches,
    decode_kind,
)

_COUNT_NAMES = ("c1", "c2", "c3")


@dataclass(slots=True)
class Section:
    """The messages of one attachment, in the order in which they came."""

    is_file: bool
    members: list[Member] = field(default_factory=list)

    def has(self, *kinds: str) -> bool:
        """Return whether a message of one of the kinds is here, valid or not."""
        return any(one.kind in kinds for one in self.members)

    def first_number(self, kind: str) -> int | None:
        """Return the number of the first message of a kind."""
        return next((one.number for one in self.members if one.kind == kind), None)

    def rejected_kinds(self) -> set[str]:
        """Return the kinds of messages that could not be decoded."""
        return {one.kind for one in self.members if one.failure is not None}


def split_into_sections(members: Sequence[Member], num_listed: int) -> list[Section]:
    """Split a set into sections: each definition (DAT) or descriptor (FDC) begins one.

    Where the header lists fewer than two attachments, all data set messages form one section, in whatever order. Where
    it lists more than there are definitions, variables behind rows begin a section that has lost its definition.
    """
    is_single = num_listed < 2 and sum(one.kind == "DAT" for one in members) < 2
    lost_definition = sum(one.kind in ("DAT", "FDC") for one in members) < num_listed
    sections: list[Section] = []
    for one in members:
        if one.kind not in DATA_SET_KINDS and one.kind not in FILE_KINDS:
            continue
        is_file = one.kind in FILE_KINDS
        if (
            not sections
            or sections[-1].is_file != is_file
            or _begins_section(one, sections[-1], is_single=is_single, lost_definition=lost_definition)
        ):
            sections.append(Section(is_file))
        sections[-1].members.append(one)
    return sections


def _begins_section(one: Member, section: Section, *, is_single: bool, lost_definition: bool) -> bool:
    if one.kind == "FDC":
        return True
    if one.kind == "DAT":
        return not is_single and (lost_definition or section.has("DAT"))
    return lost_definition and not is_single and one.kind == "VAR" and section.has("ATO", "ATI", "ATC")


def report_order(diagnostics: Diagnostics, members: Sequence[Member], sections: Sequence[Section]) -> None:
    """Report kinds that come behind one that should follow them, and text records mixed with binary ones."""
    for number, kind, before in sorted({*_late_application(members), *_late_kinds(sections)}):
        diagnostics.add("MSG_ORDER", number=number, expected=f"{kind} before {before}", found=f"{kind} behind it")
    if {"ATX", "ATB"} <= {one.kind for one in members}:
        diagnostics.add("FILE_KINDS_MIXED")


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


def possible_counts(kinds: Iterable[str]) -> tuple[int, int, int]:
    """Return what an LST may count of the messages before it.

    All of them (c1), all but HDR (c2), all but HDR, MSG and DATA (c3).
    """
    sent = [kind for kind in kinds if kind != "LST"]
    without_header = [kind for kind in sent if kind != "HDR"]
    return len(sent), len(without_header), sum(kind not in APPLICATION_KINDS for kind in without_header)


@dataclass(frozen=True, slots=True)
class LastMessages:
    """Whether the LSTs of a set agree with its messages, and what the first of them counts: c1, c2 or c3."""

    agree: bool
    count_name: str | None


def check_last_messages(diagnostics: Diagnostics, members: Sequence[Member], switches: RvSwitches) -> LastMessages:
    """Compare each LST with the messages since the one before, and report what does not agree."""
    last = decode_kind(members, "LST", switches)
    counts = {one.number: row["num_messages"]["value"] for one, row in zip(last.members, last.rows(), strict=True)}
    is_ended = bool(counts) and members[-1].number in counts
    if not is_ended:
        diagnostics.add("LST_MISSING")
    since_last: list[str] = []
    names: list[str | None] = []
    for one in members:
        if one.number in counts:
            names.append(_check_count(diagnostics, one.number, counts[one.number], possible_counts(since_last)))
            since_last = []
        else:
            since_last.append(one.kind)
    return LastMessages(is_ended and None not in names, next(iter(names), None))


def _check_count(diagnostics: Diagnostics, number: int, count: int, possible: tuple[int, int, int]) -> str | None:
    if count in possible:
        return _COUNT_NAMES[possible.index(count)]
    expected = f"{', '.join(map(str, possible))} (all, without HDR, without HDR and MSG)"
    diagnostics.add("LST_COUNT_MISMATCH", number=number, expected=expected, found=f"{count}")
    return None
