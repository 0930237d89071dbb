"""Data sets of Rendezvous: definition, variables, rows of values, indexes and constraints of one section."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.sas.character_sets import recoded_texts
from ksyspark.protocols.sas.diagnostics import Diagnostics, Severity
from ksyspark.protocols.sas.result import Assessment, DataSet, Row
from ksyspark.protocols.sas.rv.messages import (
    DecodedMembers,
    RvSwitches,
    decode_kind,
    report_failure,
    report_record_counts,
)
from ksyspark.protocols.sas.rv.sections import Section
from ksyspark.protocols.sas.rv.texts import report_invalid_values, report_texts

_ROW_COLUMNS = ("num_observations", ("values", ("vtype", "number", "missing", "text")))


@dataclass(frozen=True, slots=True)
class DataSetReader:
    """Read a data set from its section, and report what does not fit."""

    diagnostics: Diagnostics
    section: Section
    switches: RvSwitches
    kind = "data_set"

    def read(self, *, is_counted: bool) -> tuple[DataSet, Assessment]:
        """Return the data set as far as it can be read, with its assessment."""
        for one in self.section.members:
            if one.failure is not None:
                report_failure(self.diagnostics, one.number, one.failure, one.data)
        definition = self._definition()
        variables = self._variables(definition)
        observations = decode_kind(self.section.members, "ATO", self.switches, _ROW_COLUMNS)
        splitter = _RowSplitter(self.diagnostics, variables, observations, self._stated_in())
        rows = splitter.split(definition)
        indexes, constraints = (self._records(kind) for kind in ("ATI", "ATC"))
        data_set = DataSet(definition, variables, rows, indexes=indexes, constraints=constraints)
        return data_set, self._assess(definition, is_counted=is_counted)

    def _stated_in(self) -> int | None:
        """Return the number of the message that states the numbers of variables and rows."""
        return self.section.first_number("DAT")

    def _decode(self, kind: str) -> DecodedMembers:
        decoded = decode_kind(self.section.members, kind, self.switches)
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
        for one in variables:
            if one["kind"] == "unknown":
                name, code = one["name"]["value"], one["variable_type"]["value"]
                self.diagnostics.add("VAR_TYPE_UNKNOWN", expected="1 or 2", found=f"{code!r} for {name}")
        if not self.section.has("VAR") and self.section.has("ATO"):
            self.diagnostics.add("VAR_DEFS_MISSING")
        elif num_stated is not None and num_stated != len(variables):
            expected = f"{num_stated} variables"
            self.diagnostics.add(
                "VAR_COUNT_MISMATCH", number=self._stated_in(), expected=expected, found=f"{len(variables)}"
            )
        return variables

    def _check_message_counts(self, decoded: DecodedMembers, num_stated: int | None) -> None:
        """Report messages whose count is not the number of their variables; the variables there are used."""
        for one, row in zip(decoded.members, decoded.rows(), strict=True):
            if not row["count_differs"]:
                continue
            count = row["num_variables"]["value"]
            is_total = count == num_stated and len(decoded.members) > 1
            code = "VAR_COUNT" if is_total else "VAR_COUNT_MISMATCH"
            found = f"{len(row['variables'])}"
            severity: Severity | None = None if is_total else "W"
            self.diagnostics.add(code, number=one.number, expected=f"{count}", found=found, severity=severity)

    def _records(self, kind: str) -> tuple[Row, ...]:
        decoded = self._decode(kind)
        report_record_counts(self.diagnostics, decoded)
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


@dataclass(frozen=True, slots=True)
class _RowSplitter:
    """Split the concatenated values of all ATO messages into rows of one value a variable.

    `stated_in` is the number of the definition.
    """

    diagnostics: Diagnostics
    variables: Sequence[Row]
    observations: DecodedMembers
    stated_in: int | None

    def split(self, definition: Row | None) -> pa.Array:
        """Return whole rows, each a list of values; report values left over, and wrong types and counts."""
        values = self._values()
        width = len(self.variables)
        num_rows = len(values) // width if width else 0
        if width:
            self._check_types(values)
        if width and len(values) % width:
            number = self._message_number(num_rows * width)
            left = f"{len(values) % width}"
            self.diagnostics.add("OBS_PARTIAL_ROW", number=number, expected=f"{width} values", found=left)
        self._check_count(definition, num_rows)
        return pa.FixedSizeListArray.from_arrays(values[: num_rows * width], max(width, 1))

    def _values(self) -> pa.StructArray:
        """Return all values, with their texts in the sender's character set."""
        values = self.observations.columns.field("values").flatten()
        names = [one.name for one in values.type]
        arrays = [pc.struct_field(values, name) for name in names]
        at = names.index("text")
        arrays[at] = recoded_texts(arrays[at], self.observations.ccsid)
        report_invalid_values(self.diagnostics, arrays[at], self._message_number)
        return pa.StructArray.from_arrays(arrays, names)

    def _check_types(self, values: pa.StructArray) -> None:
        """Compare the types of values with those of their variables; one whose type is not 1 is of characters."""
        types = pa.array(["numeric" if one["kind"] == "numeric" else "character" for one in self.variables])
        columns = np.arange(len(values)) % len(self.variables)
        expected_types = types.take(pa.array(columns))
        differing = np.flatnonzero(pc.not_equal(values.field("vtype"), expected_types).to_numpy(False))
        if len(differing):
            first = int(differing[0])
            name = self.variables[int(columns[first])]["name"]["value"]
            expected = f"{types[int(columns[first])]} for {name}"
            found = f"{values.field('vtype')[first]} in row {first // len(self.variables) + 1}"
            number = self._message_number(first)
            self.diagnostics.add("VTYPE_CONFLICT", number=number, expected=expected, found=found)

    def _check_count(self, definition: Row | None, num_rows: int) -> None:
        stated = definition["num_observations"]["value"] if definition else None
        if stated is not None and stated >= 0 and stated != num_rows:
            expected = f"{stated} rows"
            self.diagnostics.add("OBS_COUNT_MISMATCH", number=self.stated_in, expected=expected, found=f"{num_rows}")
            return
        total = pc.sum(self.observations.columns.field("num_observations").field("value")).as_py() or 0
        if total != num_rows and self.variables:
            expected = f"{total} rows, as their messages say"
            self.diagnostics.add("OBS_COUNT_MISMATCH", expected=expected, found=f"{num_rows}")

    def _message_number(self, index: int) -> int:
        """Return the number of the message that holds a value."""
        lengths = pc.list_value_length(self.observations.columns.field("values"))
        ends = np.cumsum(lengths.to_numpy(zero_copy_only=False))
        return self.observations.members[int(np.searchsorted(ends, index, "right"))].number
