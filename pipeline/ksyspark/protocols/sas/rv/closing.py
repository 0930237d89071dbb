"""From the messages of a set to what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.result import Attachment, MessageSet, Row
from ksyspark.protocols.sas.rv.data_sets import DataSetMaker
from ksyspark.protocols.sas.rv.file_parts import FileMaker
from ksyspark.protocols.sas.rv.kinds import of_kind
from ksyspark.protocols.sas.rv.last import judge_last
from ksyspark.protocols.sas.rv.message import APPLICATION_KINDS, DATA_SET_KINDS, FILE_KINDS, KINDS
from ksyspark.protocols.sas.rv.open_set import OpenSet
from ksyspark.protocols.sas.rv.refusals import say_refusal
from ksyspark.protocols.sas.rv.sections import Section, divide, say_order
from ksyspark.protocols.sas.rv.switches import RvSwitches


@dataclass(frozen=True, slots=True)
class SetCloser:
    """Close one set: say what is wrong with it as a whole, then put its attachments together."""

    open: OpenSet
    switches: RvSwitches
    found: Findings

    def close(self) -> MessageSet:
        """Return the set with whatever is there of it."""
        if self.open.is_too_large:
            told, seen = f"at most {self.open.limit} bytes", f"{self.open.num_messages} messages"
            self.found.say("SET_TOO_LARGE", expected=told, found=seen)
            return self._set(None, (), {}, is_complete=False)
        header = self._header()
        self._say_unread()
        counted = judge_last(self.found, self.open.members, self.switches)
        sections = divide(self.open.members, len(header["attachments"]) if header else 0)
        say_order(self.found, self.open.members, sections)
        if header is not None and len(sections) != len(header["attachments"]):
            told = f"{len(header['attachments'])}"
            self.found.say("SECTION_COUNT_MISMATCH", expected=told, found=f"{len(sections)}")
        # What cannot be read at all may be a part of any attachment.
        is_counted = counted.agrees and not any(one.failure and not one.kind for one in self.open.members)
        attachments = tuple(self._attachments(header, sections, is_counted=is_counted))
        readings = {"lst_count": counted.way} if counted.way else {}
        is_complete = header is not None and is_counted and all(one.is_complete for one in attachments)
        return self._set(header, attachments, readings, is_complete=is_complete)

    def _set(
        self, header: Row | None, attachments: tuple[Attachment, ...], readings: dict[str, str], *, is_complete: bool
    ) -> MessageSet:
        return MessageSet(
            id=self.open.id,
            header=header,
            application=tuple(one.data for one in self.open.members if one.kind in APPLICATION_KINDS),
            attachments=attachments,
            readings=readings,
            num_messages=self.open.num_messages,
            is_complete=is_complete,
            diagnostics=tuple(self.found.said),
        )

    def _header(self) -> Row | None:
        """Return the header; one whose number of attachments is not that of its entries names none of them."""
        if self.open.members[0].kind != "HDR":
            self.found.say("HEADER_MISSING")
            return None
        row = next(iter(of_kind(self.open.members, "HDR", self.switches).rows()), None)
        if row is None or not row["count_differs"]:
            return row
        seen = f"{len(row['attachments'])} of them"
        self.found.say("FIELD_COUNT", number=1, expected=f"{row['num_attachments']['value']} attachments", found=seen)
        return {**row, "attachments": []}

    def _say_unread(self) -> None:
        """Say which messages are of no known kind, and which are refused and of no attachment."""
        for one in self.open.members:
            if one.failure is not None and one.kind not in (*DATA_SET_KINDS, *FILE_KINDS):
                say_refusal(self.found, one.number, one.failure)
            elif one.kind not in KINDS:
                self.found.say("MESSAGE_KIND_UNKNOWN", number=one.number, offset=8, found=repr(one.kind))

    def _attachments(self, header: Row | None, sections: list[Section], *, is_counted: bool) -> Iterator[Attachment]:
        """Yield what the header lists, in its order, and what is there beyond that."""
        entries = header["attachments"] if header else []
        for number, (entry, section) in enumerate(zip_longest(entries, sections), 1):
            is_file = section.is_file if section else entry["kind"] != "data_set"
            yield self._attachment(number, entry, section or Section(is_file), is_counted=is_counted)

    def _attachment(self, number: int, entry: Row | None, section: Section, *, is_counted: bool) -> Attachment:
        own = Findings(self.found.set, str(number))
        maker = (FileMaker if section.is_file else DataSetMaker)(own, section, self.switches)
        content, standing = maker.make(is_counted=is_counted)
        kind = maker.kind if isinstance(maker, FileMaker) else "data_set"
        if entry is not None and section.members and kind not in (entry["kind"], "file"):
            own.say("ATTACHMENT_KIND_DIFFERS", expected=entry["kind"], found=kind)
        is_whole = is_counted and not any(one.failure for one in section.members)
        return Attachment(
            id=str(number),
            kind=_told_kind(entry) if kind == "file" else kind,
            entry=entry,
            content=content,
            handed_on=standing.handed_on() if section.members else "nothing",
            is_complete=is_whole and bool(section.members),
            num_messages=len(section.members),
            diagnostics=tuple(own.said),
        )


def _told_kind(entry: Row | None) -> str:
    return entry["kind"] if entry and entry["kind"] in ("text_file", "binary_file") else "file"
