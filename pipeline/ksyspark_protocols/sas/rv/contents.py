"""Sections of a set, one an attachment: order and counts (LST), and data sets and files made from their messages."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Flags, Positions, flags_of
from ksyspark_protocols.sas import result
from ksyspark_protocols.sas.character_sets import recoded_texts
from ksyspark_protocols.sas.parts import part_decoder
from ksyspark_protocols.sas.rv import messages as rv_messages
from ksyspark_protocols.sas.settings import in_batches

_COUNT_NAMES = ("c1", "c2", "c3")
FIRST_KINDS = ("DAT", "FDC")
"""Kinds that begin an attachment."""
ATTACHMENT_KINDS = (*rv_messages.DATA_SET_KINDS, *rv_messages.FILE_KINDS)


@dataclass(slots=True)
class Section:
    """The messages of one attachment, in the order in which they came."""

    is_file: bool
    members: list[rv_messages.Member] = field(default_factory=list)

    def has(self, *kinds: str) -> bool:
        """Return whether a message of one of the kinds is here, valid or not."""
        return any(one.kind in kinds for one in self.members)

    def first_number(self, kind: str) -> int | None:
        return next((one.number for one in self.members if one.kind == kind), None)

    def rejected_kinds(self) -> set[str]:
        return {one.kind for one in self.members if one.failure is not None}


def split_into_sections(members: Sequence[rv_messages.Member], num_listed: int) -> list[Section]:
    """Split a set into sections: each definition (DAT) or descriptor (FDC) begins one.

    Where the header lists fewer than two attachments, all data set messages form one section, in whatever order. Where
    it lists more than there are definitions, variables behind rows begin a section that has lost its definition.
    """
    is_single = num_listed < 2 and sum(one.kind == "DAT" for one in members) < 2
    lost_definition = sum(one.kind in FIRST_KINDS for one in members) < num_listed

    def begins(kind: str, section: Section) -> bool:
        if kind == "DAT":
            return not is_single and (lost_definition or section.has("DAT"))
        is_behind_rows = kind == "VAR" and section.has("ATO", "ATI", "ATC")
        return kind == "FDC" or (lost_definition and not is_single and is_behind_rows)

    sections: list[Section] = []
    for member in members:
        if member.kind not in ATTACHMENT_KINDS:
            continue
        is_file = member.kind in rv_messages.FILE_KINDS
        if not sections or sections[-1].is_file != is_file or begins(member.kind, sections[-1]):
            sections.append(Section(is_file))
        sections[-1].members.append(member)
    return sections


def report_order(
    diagnostics: result.Diagnostics, members: Sequence[rv_messages.Member], sections: Sequence[Section]
) -> None:
    """Report kinds that come behind one that should follow them, and text records mixed with binary ones."""
    late: set[tuple[int, str, str]] = set()
    first = next((one for one in members if one.kind in ATTACHMENT_KINDS), None)
    if first is not None:
        own = (one for one in members if one.kind in rv_messages.APPLICATION_KINDS)
        late |= {(one.number, one.kind, first.kind) for one in own if one.number > first.number}
    for section in sections:
        furthest = section.members[0]
        for member in () if section.is_file else section.members:
            if rv_messages.DATA_SET_KINDS.index(member.kind) < rv_messages.DATA_SET_KINDS.index(furthest.kind):
                late.add((member.number, member.kind, furthest.kind))
            else:
                furthest = member
    for number, kind, before in sorted(late):
        diagnostics.add("MSG_ORDER", f"{kind} before {before}", f"{kind} behind it", number=number)
    if {"ATX", "ATB"} <= {one.kind for one in members}:
        diagnostics.add("FILE_KINDS_MIXED")


def possible_counts(kinds: Iterable[str]) -> tuple[int, int, int]:
    """Return what an LST may count before it: all messages (c1), without HDR (c2), without HDR, MSG and DATA (c3)."""
    sent = [kind for kind in kinds if kind != "LST"]
    without_header = [kind for kind in sent if kind != "HDR"]
    return len(sent), len(without_header), sum(kind not in rv_messages.APPLICATION_KINDS for kind in without_header)


def check_last_messages(
    diagnostics: result.Diagnostics, members: Sequence[rv_messages.Member], switches: rv_messages.RvSwitches
) -> tuple[bool, str | None]:
    """Report LSTs that disagree with the messages before; return whether none does, and what the first one counts."""
    last = rv_messages.decode_kind(members, "LST", switches)
    counts = {one.number: row["num_messages"]["value"] for one, row in zip(last.members, last.rows(), strict=True)}
    is_ended = bool(counts) and members[-1].number in counts
    if not is_ended:
        diagnostics.add("LST_MISSING")
    since_last: list[str] = []
    names: list[str | None] = []
    for member in members:
        if member.number not in counts:
            since_last.append(member.kind)
            continue
        count, possible = counts[member.number], possible_counts(since_last)
        names.append(_COUNT_NAMES[possible.index(count)] if count in possible else None)
        if count not in possible:
            expected = f"{', '.join(map(str, possible))} (all, without HDR, without HDR and MSG)"
            diagnostics.add("LST_COUNT_MISMATCH", expected, f"{count}", number=member.number)
        since_last = []
    return is_ended and None not in names, next(iter(names), None)


_DISAGREES, _USUAL = "length_disagrees", ("none", "not_terminated")
_NO_CHARACTER = "\ufffd"


def report_texts(diagnostics: result.Diagnostics, decoded: rv_messages.DecodedMembers) -> None:
    """Report the first text of each message whose length is another, and the first with bytes of no character."""
    for member, row in zip(decoded.members, decoded.rows(), strict=True):
        fields = list(_texts(row, ""))
        disagreeing = [(path, field) for path, field in fields if "told_length" in field and _disagrees(field)]
        if disagreeing:
            path, field = disagreeing[0]
            _report_length(diagnostics, member.number, field, path)
        invalid = next((path for path, field in fields if _NO_CHARACTER in field["value"]), None)
        if invalid is not None:
            diagnostics.add("TEXT_INVALID", actual=invalid, number=member.number, severity="W")


def report_record_lengths(diagnostics: result.Diagnostics, decoded: rv_messages.DecodedMembers) -> None:
    """Report the first record of a file whose length is another."""
    lists = decoded.columns.field("records")
    records = lists.flatten()
    is_usual = flags_of(pc.is_in(records.field("remark"), pa.array(_USUAL)))
    differing = [at for at in np.flatnonzero(~is_usual).tolist() if _disagrees(records[at].as_py())]
    if differing:
        first = differing[0]
        ends = np.cumsum(pc.list_value_length(lists).to_numpy(zero_copy_only=False))
        number = decoded.members[int(np.searchsorted(ends, first, "right"))].number
        more = f"; so of {len(differing)} records" if len(differing) > 1 else ""
        _report_length(diagnostics, number, records[first].as_py(), f"record {first + 1}{more}")


def _report_length(diagnostics: result.Diagnostics, number: int, field: result.Row, place: str) -> None:
    size = len(field["value"])
    expected = f"{size + 1}, or {size} without NUL" if isinstance(field["value"], str) else f"{size}"
    diagnostics.add("LENGTH_DISAGREES", expected, f"{field['told_length']} in front of {place}", number=number)


def _texts(row: Any, path: str) -> Iterator[tuple[str, result.Row]]:
    if isinstance(row, Mapping):
        if isinstance(row.get("value"), str):
            yield path, row
        for name, item in row.items():
            yield from _texts(item, f"{path}.{name}" if path else name)
    elif isinstance(row, list):
        for at, item in enumerate(row):
            yield from _texts(item, f"{path}[{at}]")


def _disagrees(field: result.Row) -> bool:
    """Return whether a length is another one; a remark on the fields hides the one on their lengths."""
    surplus = field["told_length"] - len(field["value"])
    is_other = not 0 <= surplus <= isinstance(field["value"], str)
    return field["remark"] == _DISAGREES or (field["remark"] not in _USUAL and is_other)


OBSERVATION_COLUMNS = (
    ("num_observations", ("value", "remark")),
    ("record_type", ("remark",)),
    ("values", ("vtype", "text", "remark")),
)
"""What is decoded of a message when it comes."""

_VALUE_FIELDS = ("number", "missing", "text")


def observations_of(
    column: pa.StructArray, switches: rv_messages.RvSwitches
) -> tuple[list[rv_messages.Observations | None], Flags]:
    """Return what is known of each message by COLUMNS, None of other kinds, and whether its fields are as usual."""
    lists = pc.struct_field(column, "values")
    counts = pc.fill_null(pc.list_value_length(lists), 0).to_numpy(zero_copy_only=False).astype(np.int64)
    ends = np.cumsum(counts)
    values = pc.list_flatten(lists)
    numeric = flags_of(pc.equal(values.field("vtype"), "numeric"))
    odd = _up_to(~flags_of(pc.equal(values.field("remark"), "none")))
    is_usual = odd[ends] == odd[ends - counts]
    for name in ("num_observations", "record_type"):
        is_usual &= flags_of(pc.equal(pc.struct_field(column, [name, "remark"]), "none"))
    invalid = _up_to(flags_of(pc.match_substring(recoded_texts(values.field("text"), switches.ccsid), _NO_CHARACTER)))
    stated = pc.struct_field(column, ["num_observations", "value"]).to_pylist()
    observations: list[rv_messages.Observations | None] = []
    for count, end, num_stated in zip(counts.tolist(), ends.tolist(), stated, strict=True):
        if num_stated is None:
            observations.append(None)
            continue
        start = end - count
        packed = np.packbits(numeric[start:end]).tobytes()
        observations.append(rv_messages.Observations(num_stated, count, packed, int(invalid[end] - invalid[start])))
    return observations, is_usual


def value_rows(
    messages: Sequence[bytes], first_value: int, num_rows: int, width: int, switches: rv_messages.RvSwitches
) -> pa.Array:
    """Return rows of `width` values in messages, the first of which is value `first_value` of all of them.

    Each value has the fields `number` (float64, null if missing), `missing` (its kind) and `text`. Rows that are not
    there are left out.
    """
    decoder = part_decoder(rv_messages.FORMAT, (("body", (("observations", (("values", _VALUE_FIELDS),)),)),))
    arrays = []
    for batch in in_batches(messages, len) if messages else [[]]:
        body = decoder.decode(batch, switches.params()).columns.column(0)
        values = pc.list_flatten(pc.struct_field(body, ["observations", "values"]))
        number, missing, text = (pc.struct_field(values, name) for name in _VALUE_FIELDS)
        recoded = recoded_texts(text, switches.ccsid)
        arrays.append(pa.StructArray.from_arrays([number, missing, recoded], _VALUE_FIELDS))
    own = pa.concat_arrays(arrays)[first_value : first_value + num_rows * width]
    return pa.FixedSizeListArray.from_arrays(own[: len(own) // width * width], width)


def _up_to(flags: Flags) -> Positions:
    """Return how many flags are set in front of each place."""
    return np.concatenate([[0], np.cumsum(flags)])


@dataclass(frozen=True, slots=True)
class DataSetReader:
    """Read a data set from its section, and report what does not fit."""

    diagnostics: result.Diagnostics
    section: Section
    switches: rv_messages.RvSwitches
    kind = "data_set"

    def read(self, *, is_counted: bool) -> tuple[result.DataSet, result.Assessment]:
        """Return the data set as far as it can be read, with its assessment."""
        definition = self._definition()
        variables = self._variables(definition)
        planned = self._planned_rows(definition, variables)
        is_held = not any(one.is_shortened for one in self.section.members)
        bodies = [one.data for one, _ in self._observations()] if is_held else []
        data_set = result.DataSet(
            definition,
            variables,
            value_rows(bodies, 0, planned.num_rows, planned.row_length, self.switches),
            indexes=self._records("ATI"),
            constraints=self._records("ATC"),
            planned_rows=None if is_held else planned,
        )
        return data_set, self._assess(definition, is_counted=is_counted)

    def _observations(self) -> list[tuple[rv_messages.Member, rv_messages.Observations]]:
        return [(one, one.observations) for one in self.section.members if one.observations is not None]

    def _planned_rows(self, definition: result.Row | None, variables: Sequence[result.Row]) -> result.PlannedRows:
        """Return where whole rows are; report values left over, wrong types and counts, and texts of no characters."""
        width, observations = len(variables), self._observations()
        ends = list(accumulate(each.num_values for _, each in observations))
        total = ends[-1] if ends else 0
        num_rows = total // width if width else 0
        invalid = [(one.number, each.num_invalid) for one, each in observations if each.num_invalid]
        if invalid:
            actual = f"{sum(count for _, count in invalid)} values"
            self.diagnostics.add("TEXT_INVALID", actual=actual, number=invalid[0][0], severity="W")
        if width:
            self._check_types(variables)
        if width and total % width:
            number = observations[int(np.searchsorted(ends, num_rows * width, "right"))][0].number
            self.diagnostics.add("OBS_PARTIAL_ROW", f"{width} values", f"{total % width}", number=number)
        self._check_count(definition, observations, num_rows, width)
        fragments = tuple(
            result.RowFragment(
                one.message.key, one.number, one.message.offset, one.message.num_bytes or len(one.data), each.num_values
            )
            for one, each in observations
        )
        return result.PlannedRows(max(width, 1), num_rows, fragments)

    def _check_count(
        self,
        definition: result.Row | None,
        observations: Sequence[tuple[rv_messages.Member, rv_messages.Observations]],
        num_rows: int,
        width: int,
    ) -> None:
        stated = definition["num_observations"]["value"] if definition else -1
        stated_in_messages = sum(each.num_stated for _, each in observations)
        if stated >= 0 and stated != num_rows:
            number = self.section.first_number("DAT")
            self.diagnostics.add("OBS_COUNT_MISMATCH", f"{stated} rows", f"{num_rows}", number=number)
        elif stated_in_messages != num_rows and width:
            expected = f"{stated_in_messages} rows, as their messages say"
            self.diagnostics.add("OBS_COUNT_MISMATCH", expected, f"{num_rows}")

    def _check_types(self, variables: Sequence[result.Row]) -> None:
        """Compare the types of values with those of their variables; one whose type is not 1 is of characters."""
        types = np.array([one["kind"] == "numeric" for one in variables])
        width = len(types)
        words = {True: "numeric", False: "character"}
        begin = 0
        for member, each in self._observations():
            is_numeric = each.is_numeric()
            differing = np.flatnonzero(is_numeric != np.resize(np.roll(types, -(begin % width)), len(is_numeric)))
            if len(differing):
                first = int(differing[0])
                row, column = divmod(begin + first, width)
                expected = f"{words[bool(types[column])]} for {variables[column]['name']['value']}"
                actual = f"{words[bool(is_numeric[first])]} in row {row + 1}"
                self.diagnostics.add("VTYPE_CONFLICT", expected, actual, number=member.number)
                return
            begin += each.num_values

    def _decode(self, kind: str) -> rv_messages.DecodedMembers:
        decoded = rv_messages.decode_kind(self.section.members, kind, self.switches)
        report_texts(self.diagnostics, decoded)
        return decoded

    def _definition(self) -> result.Row | None:
        rows = self._decode("DAT").rows()
        if not self.section.has("DAT"):
            self.diagnostics.add("DATASET_DEF_MISSING")
        return rows[0] if rows else None

    def _variables(self, definition: result.Row | None) -> tuple[result.Row, ...]:
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
            self.diagnostics.add(
                "VAR_COUNT_MISMATCH", expected, f"{len(variables)}", number=self.section.first_number("DAT")
            )
        return variables

    def _check_message_counts(self, decoded: rv_messages.DecodedMembers, num_stated: int | None) -> None:
        """Report messages whose count is not the number of their variables; the variables there are used."""
        for member, row in zip(decoded.members, decoded.rows(), strict=True):
            if not row["count_differs"]:
                continue
            count = row["num_variables"]["value"]
            is_total = count == num_stated and len(decoded.members) > 1
            code = "VAR_COUNT" if is_total else "VAR_COUNT_MISMATCH"
            actual = f"{len(row['variables'])}"
            severity: result.Severity | None = None if is_total else "W"
            self.diagnostics.add(code, f"{count}", actual, number=member.number, severity=severity)

    def _records(self, kind: str) -> tuple[result.Row, ...]:
        decoded = self._decode(kind)
        rv_messages.report_record_counts(self.diagnostics, decoded)
        return tuple(one for row in decoded.rows() for one in row["records"])

    def _assess(self, definition: result.Row | None, *, is_counted: bool) -> result.Assessment:
        rejected = self.section.rejected_kinds()
        has_fatal_count = self.diagnostics.has_fatal("VAR_COUNT_MISMATCH")
        is_broken = bool(rejected & {"DAT", "VAR"}) or has_fatal_count or self.diagnostics.has("VAR_DEFS_MISSING")
        # Rows that are lost, or of other types than their variables, are not handed on; the description is.
        has_hole = "ATO" in rejected or self.diagnostics.has("VTYPE_CONFLICT")
        is_stated = definition is not None and definition["num_observations"]["value"] >= 0
        agrees = is_stated and not self.diagnostics.has("OBS_COUNT_MISMATCH", "OBS_PARTIAL_ROW")
        return result.Assessment(definition is not None and not is_broken, is_broken, has_hole, is_counted, agrees)


_RECORD_COLUMNS = ("num_records", ("records", ("value", "told_length", "remark")))
# Texts become Python objects to be encoded; not all at once.
_TEXTS_AT_ONCE = 1 << 16


@dataclass(frozen=True, slots=True)
class FileReader:
    """Read a file from its section, and report what does not fit."""

    diagnostics: result.Diagnostics
    section: Section
    switches: rv_messages.RvSwitches

    @property
    def kind(self) -> str:
        """Return the kind that the records show, or `file` if there are no records."""
        return "text_file" if self.section.has("ATX") else "binary_file" if self.section.has("ATB") else "file"

    def read(self, *, is_counted: bool) -> tuple[result.FileContent, result.Assessment]:
        """Return the file as far as it can be read, with its assessment."""
        rows = rv_messages.decode_kind(self.section.members, "FDC", self.switches).rows()
        if not self.section.has("FDC"):
            self.diagnostics.add("FILE_DESC_MISSING", severity="W")
        length, size = (rows[0]["len_record"]["value"], rows[0]["file_size"]["value"]) if rows else (None, None)
        content = result.FileContent(length, size, self._records())
        agrees = result.check_file(self.diagnostics, self.kind, content, self.section.first_number("FDC"))
        rejected = self.section.rejected_kinds()
        return content, result.Assessment(
            content.size is not None, "FDC" in rejected, bool(rejected), is_counted, agrees
        )

    def _records(self) -> pa.Array:
        """Return the records of all messages in their order; where kinds are mixed the texts come first."""
        kinds = [
            rv_messages.decode_kind(self.section.members, kind, self.switches, _RECORD_COLUMNS)
            for kind in ("ATX", "ATB")
        ]
        for decoded in kinds:
            rv_messages.report_record_counts(self.diagnostics, decoded)
            report_record_lengths(self.diagnostics, decoded)
        return pa.concat_arrays([array for decoded in kinds for array in _record_bytes(decoded)])


def _record_bytes(decoded: rv_messages.DecodedMembers) -> list[pa.Array]:
    """Return the records of all messages as bytes; texts were decoded as Latin-1, in which each byte is a character."""
    records = decoded.columns.field("records").flatten().field("value")
    if pa.types.is_binary(records.type):
        return [records]
    slices = (records[at : at + _TEXTS_AT_ONCE].to_pylist() for at in range(0, len(records), _TEXTS_AT_ONCE))
    return [pa.array([one.encode("latin-1") for one in texts], pa.binary()) for texts in slices]
