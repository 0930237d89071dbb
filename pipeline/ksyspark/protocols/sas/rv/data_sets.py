"""Data sets of Rendezvous: definition, variables, rows of values, indexes and constraints of one section."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.protocols.sas.diagnostics import Diagnostics, Severity
from ksyspark.protocols.sas.result import Assessment, DataSet, Row
from ksyspark.protocols.sas.rv.messages import (
    DecodedMembers,
    RvSwitches,
    decode_kind,
    report_failure,
    report_record_counts,
)
from ksyspark.protocols.sas.rv.observations import ValueReader
from ksyspark.protocols.sas.rv.row_splitter import RowSplitter
from ksyspark.protocols.sas.rv.sections import Section
from ksyspark.protocols.sas.rv.texts import report_texts


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
