"""Assemble one set from its messages: header, application messages, attachments in sections."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from ksyspark.protocols.sas.diagnostics import Diagnostics, Origin
from ksyspark.protocols.sas.result import Attachment, MessageSet, Row
from ksyspark.protocols.sas.rv.data_sets import DataSetReader
from ksyspark.protocols.sas.rv.field_remarks import report_remarks
from ksyspark.protocols.sas.rv.files import FileReader
from ksyspark.protocols.sas.rv.members import Member
from ksyspark.protocols.sas.rv.messages import (
    APPLICATION_KINDS,
    DATA_SET_KINDS,
    FILE_KINDS,
    KINDS,
    RvSwitches,
    decode_kind,
    report_failure,
)
from ksyspark.protocols.sas.rv.sections import Section, check_last_messages, report_order, split_into_sections
from ksyspark.protocols.sas.rv.texts import report_texts


@dataclass(frozen=True, slots=True)
class Assembler:
    """Assemble one set, and report what is wrong with it as a whole."""

    set_id: str
    members: Sequence[Member]
    switches: RvSwitches
    diagnostics: Diagnostics

    def assemble(self) -> MessageSet:
        """Return the set with whatever is there of it."""
        self.diagnostics.origins.update(_origins(self.members))
        header = self._header()
        self._report_unreadable()
        report_remarks(self.diagnostics, self.members, self.switches)
        last = check_last_messages(self.diagnostics, self.members, self.switches)
        num_listed = len(header["attachments"]) if header else 0
        sections = split_into_sections(self.members, num_listed)
        report_order(self.diagnostics, self.members, sections)
        if header is not None and len(sections) != num_listed:
            self.diagnostics.add("SECTION_COUNT_MISMATCH", expected=f"{num_listed}", found=f"{len(sections)}")
        # A message whose kind cannot be read may belong to any attachment.
        is_counted = last.agree and not any(one.failure and not one.kind for one in self.members)
        attachments = tuple(self._attachments(header, sections, is_counted=is_counted))
        return MessageSet(
            id=self.set_id,
            header=header,
            application=tuple(one.data for one in self.members if one.kind in APPLICATION_KINDS),
            attachments=attachments,
            conventions={"lst_count": last.count_name} if last.count_name else {},
            num_messages=len(self.members),
            is_complete=header is not None and is_counted and all(one.is_complete for one in attachments),
            diagnostics=tuple(self.diagnostics.items),
        )

    def _header(self) -> Row | None:
        """Return the header; without entries where their number is not the stated one."""
        if self.members[0].kind != "HDR":
            self.diagnostics.add("HEADER_MISSING")
            return None
        decoded = decode_kind(self.members, "HDR", self.switches)
        report_texts(self.diagnostics, decoded)
        row = next(iter(decoded.rows()), None)
        if row is None or not row["count_differs"]:
            return row
        expected, found = f"{row['num_attachments']['value']} attachments", f"{len(row['attachments'])} of them"
        self.diagnostics.add("FIELD_COUNT", number=1, expected=expected, found=found)
        return {**row, "attachments": []}

    def _report_unreadable(self) -> None:
        """Report messages of unknown kind, and rejected ones that belong to no attachment."""
        for one in self.members:
            if one.failure is not None and one.kind not in (*DATA_SET_KINDS, *FILE_KINDS):
                report_failure(self.diagnostics, one.number, one.failure, one.data)
            elif one.kind not in KINDS:
                self.diagnostics.add("MESSAGE_KIND_UNKNOWN", number=one.number, offset=8, found=repr(one.kind))

    def _attachments(self, header: Row | None, sections: list[Section], *, is_counted: bool) -> Iterator[Attachment]:
        """Yield the attachments that the header lists, in its order, and further sections behind them."""
        entries = header["attachments"] if header else []
        for number, (entry, section) in enumerate(zip_longest(entries, sections), 1):
            is_file = section.is_file if section else entry["kind"] != "data_set"
            yield self._attachment(number, entry, section or Section(is_file), is_counted=is_counted)

    def _attachment(self, number: int, entry: Row | None, section: Section, *, is_counted: bool) -> Attachment:
        own = Diagnostics(self.set_id, str(number), origins=_origins(section.members))
        reader = (FileReader if section.is_file else DataSetReader)(own, section, self.switches)
        content, assessment = reader.read(is_counted=is_counted)
        kind = reader.kind
        if entry is not None and section.members and kind not in (entry["kind"], "file"):
            own.add("ATTACHMENT_KIND_DIFFERS", expected=entry["kind"], found=kind)
        if kind == "file" and entry and entry["kind"] in ("text_file", "binary_file"):
            kind = entry["kind"]
        is_whole = is_counted and not section.rejected_kinds()
        return Attachment(
            id=str(number),
            kind=kind,
            entry=entry,
            content=content,
            handed_on=assessment.handed_on() if section.members else "nothing",
            is_complete=is_whole and bool(section.members),
            num_messages=len(section.members),
            diagnostics=tuple(own.items),
        )


def _origins(members: Sequence[Member]) -> dict[int | None, Origin | None]:
    return {one.number: one.origin for one in members}
