"""Sections of a set, one an attachment: order and counts (LST), and data sets and files made from their messages."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark_protocols.sas.diagnostics import Diagnostics, Severity
from ksyspark_protocols.sas.result import Assessment, DataSet, FileContent, Row, check_file
from ksyspark_protocols.sas.rv import messages
from ksyspark_protocols.sas.rv.rows import RowSplitter, ValueReader

_COUNT_NAMES = ("c1", "c2", "c3")


@dataclass(slots=True)
class Section:
    """The messages of one attachment, in the order in which they came."""

    is_file: bool
    members: list[messages.Member] = field(default_factory=list)

    def has(self, *kinds: str) -> bool:
        """Return whether a message of one of the kinds is here, valid or not."""
        return any(one.kind in kinds for one in self.members)

    def first_number(self, kind: str) -> int | None:
        return next((one.number for one in self.members if one.kind == kind), None)

    def rejected_kinds(self) -> set[str]:
        return {one.kind for one in self.members if one.failure is not None}


def split_into_sections(members: Sequence[messages.Member], num_listed: int) -> list[Section]:
    """Split a set into sections: each definition (DAT) or descriptor (FDC) begins one.

    Where the header lists fewer than two attachments, all data set messages form one section, in whatever order. Where
    it lists more than there are definitions, variables behind rows begin a section that has lost its definition.
    """
    is_single = num_listed < 2 and sum(one.kind == "DAT" for one in members) < 2
    lost_definition = sum(one.kind in ("DAT", "FDC") for one in members) < num_listed
    sections: list[Section] = []
    for member in members:
        if member.kind not in messages.DATA_SET_KINDS and member.kind not in messages.FILE_KINDS:
            continue
        is_file = member.kind in messages.FILE_KINDS
        if (
            not sections
            or sections[-1].is_file != is_file
            or _begins_section(member, sections[-1], is_single=is_single, lost_definition=lost_definition)
        ):
            sections.append(Section(is_file))
        sections[-1].members.append(member)
    return sections


def _begins_section(member: messages.Member, section: Section, *, is_single: bool, lost_definition: bool) -> bool:
    if member.kind == "FDC":
        return True
    if member.kind == "DAT":
        return not is_single and (lost_definition or section.has("DAT"))
    return lost_definition and not is_single and member.kind == "VAR" and section.has("ATO", "ATI", "ATC")


def report_order(diagnostics: Diagnostics, members: Sequence[messages.Member], sections: Sequence[Section]) -> None:
    """Report kinds that come behind one that should follow them, and text records mixed with binary ones."""
    for number, kind, before in sorted({*_late_application(members), *_late_kinds(sections)}):
        diagnostics.add("MSG_ORDER", f"{kind} before {before}", f"{kind} behind it", number=number)
    if {"ATX", "ATB"} <= {one.kind for one in members}:
        diagnostics.add("FILE_KINDS_MIXED")


def _late_application(members: Sequence[messages.Member]) -> Iterator[tuple[int, str, str]]:
    first = next((one for one in members if one.kind in (*messages.DATA_SET_KINDS, *messages.FILE_KINDS)), None)
    for member in members:
        if first is not None and member.kind in messages.APPLICATION_KINDS and member.number > first.number:
            yield member.number, member.kind, first.kind


def _late_kinds(sections: Sequence[Section]) -> Iterator[tuple[int, str, str]]:
    for section in sections:
        if section.is_file:
            continue
        furthest = section.members[0]
        for member in section.members:
            if messages.DATA_SET_KINDS.index(member.kind) < messages.DATA_SET_KINDS.index(furthest.kind):
                yield member.number, member.kind, furthest.kind
            else:
                furthest = member


def possible_counts(kinds: Iterable[str]) -> tuple[int, int, int]:
    """Return what an LST may count of the messages before it.

    All of them (c1), all but HDR (c2), all but HDR, MSG and DATA (c3).
    """
    sent = [kind for kind in kinds if kind != "LST"]
    without_header = [kind for kind in sent if kind != "HDR"]
    return len(sent), len(without_header), sum(kind not in messages.APPLICATION_KINDS for kind in without_header)


@dataclass(frozen=True, slots=True)
class LastMessages:
    """Whether the LSTs of a set agree with its messages, and what the first of them counts: c1, c2 or c3."""

    agree: bool
    count_name: str | None


def check_last_messages(
    diagnostics: Diagnostics, members: Sequence[messages.Member], switches: messages.RvSwitches
) -> LastMessages:
    """Compare each LST with the messages since the one before, and report what does not agree."""
    last = messages.decode_kind(members, "LST", switches)
    counts = {one.number: row["num_messages"]["value"] for one, row in zip(last.members, last.rows(), strict=True)}
    is_ended = bool(counts) and members[-1].number in counts
    if not is_ended:
        diagnostics.add("LST_MISSING")
    since_last: list[str] = []
    names: list[str | None] = []
    for member in members:
        if member.number in counts:
            names.append(_check_count(diagnostics, member.number, counts[member.number], possible_counts(since_last)))
            since_last = []
        else:
            since_last.append(member.kind)
    return LastMessages(is_ended and None not in names, next(iter(names), None))


def _check_count(diagnostics: Diagnostics, number: int, count: int, possible: tuple[int, int, int]) -> str | None:
    if count in possible:
        return _COUNT_NAMES[possible.index(count)]
    expected = f"{', '.join(map(str, possible))} (all, without HDR, without HDR and MSG)"
    diagnostics.add("LST_COUNT_MISMATCH", expected, f"{count}", number=number)
    return None


_DISAGREES = "length_disagrees"
_NO_CHARACTER = "\ufffd"


def report_texts(diagnostics: Diagnostics, decoded: messages.DecodedMembers) -> None:
    """Report the first text of each message whose length is another, and the first with bytes of no character."""
    for member, row in zip(decoded.members, decoded.rows(), strict=True):
        fields = list(_texts(row, ""))
        disagreeing = [(path, field) for path, field in fields if "told_length" in field and _disagrees(field)]
        if disagreeing:
            path, field = disagreeing[0]
            _report_length(diagnostics, member.number, field["told_length"], len(field["value"]), path)
        invalid = next((path for path, field in fields if _NO_CHARACTER in field["value"]), None)
        if invalid is not None:
            diagnostics.add("TEXT_INVALID", actual=invalid, number=member.number, severity="W")


def report_record_lengths(diagnostics: Diagnostics, decoded: messages.DecodedMembers) -> None:
    """Report the first record of a file whose length is another."""
    lists = decoded.columns.field("records")
    records = lists.flatten()
    values, declared = records.field("value"), records.field("told_length")
    is_text = pa.types.is_string(values.type)
    sizes = (pc.utf8_length if is_text else pc.binary_length)(values).cast(pa.int64())
    surplus = pc.subtract(declared, sizes)
    # A remark on the fields hides the one on their lengths.
    is_hidden = pc.invert(pc.is_in(records.field("remark"), pa.array(["none", "not_terminated", _DISAGREES])))
    is_other = pc.or_(pc.less(surplus, 0), pc.greater(surplus, 1 if is_text else 0))
    disagrees = pc.or_(pc.equal(records.field("remark"), _DISAGREES), pc.and_(is_hidden, is_other))
    differing = np.flatnonzero(messages.flags_of(disagrees))
    if len(differing):
        first = int(differing[0])
        ends = np.cumsum(pc.list_value_length(lists).to_numpy(zero_copy_only=False))
        number = decoded.members[int(np.searchsorted(ends, first, "right"))].number
        more = f"; so of {len(differing)} records" if len(differing) > 1 else ""
        place = f"record {first + 1}{more}"
        _report_length(diagnostics, number, declared[first].as_py(), sizes[first].as_py(), place, is_text=is_text)


def _report_length(
    diagnostics: Diagnostics, number: int, declared: int, size: int, place: str, *, is_text: bool = True
) -> None:
    expected = f"{size + 1}, or {size} without NUL" if is_text else f"{size}"
    diagnostics.add("LENGTH_DISAGREES", expected, f"{declared} in front of {place}", number=number)


def _texts(row: Any, path: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    if isinstance(row, Mapping):
        if isinstance(row.get("value"), str):
            yield path, row
        for name, item in row.items():
            yield from _texts(item, f"{path}.{name}" if path else name)
    elif isinstance(row, list):
        for at, item in enumerate(row):
            yield from _texts(item, f"{path}[{at}]")


def _disagrees(field: Mapping[str, Any]) -> bool:
    """Return whether a length is another one; a remark on the fields hides the one on their lengths."""
    is_hidden = field["remark"] not in ("none", "not_terminated", _DISAGREES)
    return field["remark"] == _DISAGREES or (is_hidden and (field["told_length"] - len(field["value"]) not in (0, 1)))


@dataclass(frozen=True, slots=True)
class DataSetReader:
    """Read a data set from its section, and report what does not fit."""

    diagnostics: Diagnostics
    section: Section
    switches: messages.RvSwitches
    kind = "data_set"

    def read(self, *, is_counted: bool) -> tuple[DataSet, Assessment]:
        """Return the data set as far as it can be read, with its assessment."""
        definition = self._definition()
        variables = self._variables(definition)
        splitter = RowSplitter(self.diagnostics, variables, self.section.members, self._stated_in())
        planned = splitter.split(definition)
        is_held = not any(one.is_shortened for one in self.section.members)
        bodies = splitter.bodies() if is_held else []
        data_set = DataSet(
            definition,
            variables,
            ValueReader(self.switches).rows(bodies, 0, planned.num_rows, planned.row_length),
            indexes=self._records("ATI"),
            constraints=self._records("ATC"),
            planned_rows=None if is_held else planned,
        )
        return data_set, self._assess(definition, is_counted=is_counted)

    def _stated_in(self) -> int | None:
        """Return the number of the message that states the numbers of variables and rows."""
        return self.section.first_number("DAT")

    def _decode(self, kind: str) -> messages.DecodedMembers:
        decoded = messages.decode_kind(self.section.members, kind, self.switches)
        report_texts(self.diagnostics, decoded)
        return decoded

    def _definition(self) -> Row | None:
        rows = self._decode("DAT").rows()
        if not self.section.has("DAT"):
            self.diagnostics.add("DATASET_DEF_MISSING")
        return rows[0] if rows else None

    def _variables(self, definition: Row | None) -> tuple[Row, ...]:
        decoded = self._decode("VAR")
        variables = tuple(one for row in decoded.rows() for one in row["variables"])
        num_stated = definition["num_variables"]["value"] if definition else None
        self._check_message_counts(decoded, num_stated)
        for variable in variables:
            if variable["kind"] == "unknown":
                name, code = variable["name"]["value"], variable["variable_type"]["value"]
                self.diagnostics.add("VAR_TYPE_UNKNOWN", "1 or 2", f"{code!r} for {name}")
        if not self.section.has("VAR") and self.section.has("ATO"):
            self.diagnostics.add("VAR_DEFS_MISSING")
        elif num_stated is not None and num_stated != len(variables):
            expected = f"{num_stated} variables"
            self.diagnostics.add("VAR_COUNT_MISMATCH", expected, f"{len(variables)}", number=self._stated_in())
        return variables

    def _check_message_counts(self, decoded: messages.DecodedMembers, num_stated: int | None) -> None:
        """Report messages whose count is not the number of their variables; the variables there are used."""
        for member, row in zip(decoded.members, decoded.rows(), strict=True):
            if not row["count_differs"]:
                continue
            count = row["num_variables"]["value"]
            is_total = count == num_stated and len(decoded.members) > 1
            code = "VAR_COUNT" if is_total else "VAR_COUNT_MISMATCH"
            actual = f"{len(row['variables'])}"
            severity: Severity | None = None if is_total else "W"
            self.diagnostics.add(code, f"{count}", actual, number=member.number, severity=severity)

    def _records(self, kind: str) -> tuple[Row, ...]:
        decoded = self._decode(kind)
        messages.report_record_counts(self.diagnostics, decoded)
        return tuple(one for row in decoded.rows() for one in row["records"])

    def _assess(self, definition: Row | None, *, is_counted: bool) -> Assessment:
        rejected = self.section.rejected_kinds()
        has_fatal_count = any(
            one.code == "VAR_COUNT_MISMATCH" and one.severity == "F" for one in self.diagnostics.items
        )
        is_broken = bool(rejected & {"DAT", "VAR"}) or has_fatal_count or self.diagnostics.has("VAR_DEFS_MISSING")
        # Rows that are lost, or of other types than their variables, are not handed on; the description is.
        has_hole = "ATO" in rejected or self.diagnostics.has("VTYPE_CONFLICT")
        is_stated = definition is not None and definition["num_observations"]["value"] >= 0
        agrees = is_stated and not self.diagnostics.has("OBS_COUNT_MISMATCH", "OBS_PARTIAL_ROW")
        return Assessment(definition is not None and not is_broken, is_broken, has_hole, is_counted, agrees)


_RECORD_COLUMNS = ("num_records", ("records", ("value", "told_length", "remark")))
# Texts become Python objects to be encoded; not all at once.
_TEXTS_AT_ONCE = 1 << 16


@dataclass(frozen=True, slots=True)
class FileReader:
    """Read a file from its section, and report what does not fit."""

    diagnostics: Diagnostics
    section: Section
    switches: messages.RvSwitches

    @property
    def kind(self) -> str:
        """Return the kind that the records show, or `file` if there are no records."""
        return "text_file" if self.section.has("ATX") else "binary_file" if self.section.has("ATB") else "file"

    def read(self, *, is_counted: bool) -> tuple[FileContent, Assessment]:
        """Return the file as far as it can be read, with its assessment."""
        content = self._content()
        agrees = check_file(self.diagnostics, self.kind, content, self.section.first_number("FDC"))
        rejected = self.section.rejected_kinds()
        return content, Assessment(content.size is not None, "FDC" in rejected, bool(rejected), is_counted, agrees)

    def _content(self) -> FileContent:
        rows = messages.decode_kind(self.section.members, "FDC", self.switches).rows()
        if not self.section.has("FDC"):
            self.diagnostics.add("FILE_DESC_MISSING", severity="W")
        if not rows:
            return FileContent(None, None, self._records())
        return FileContent(rows[0]["len_record"]["value"], rows[0]["file_size"]["value"], self._records())

    def _records(self) -> pa.Array:
        """Return the records of all messages in their order; where kinds are mixed the texts come first."""
        kinds = [
            messages.decode_kind(self.section.members, kind, self.switches, _RECORD_COLUMNS) for kind in ("ATX", "ATB")
        ]
        for decoded in kinds:
            messages.report_record_counts(self.diagnostics, decoded)
            report_record_lengths(self.diagnostics, decoded)
        return pa.concat_arrays([array for decoded in kinds for array in _record_bytes(decoded)])


def _record_bytes(decoded: messages.DecodedMembers) -> list[pa.Array]:
    """Return the records of all messages as bytes; texts were decoded as Latin-1, in which each byte is a character."""
    records = decoded.columns.field("records").flatten().field("value")
    if pa.types.is_binary(records.type):
        return [records]
    slices = (records[at : at + _TEXTS_AT_ONCE].to_pylist() for at in range(0, len(records), _TEXTS_AT_ONCE))
    return [pa.array([one.encode("latin-1") for one in texts], pa.binary()) for texts in slices]
