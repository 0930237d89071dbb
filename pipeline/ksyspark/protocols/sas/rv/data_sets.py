"""Data sets of Rendezvous: definition, variables, rows of values, indexes and constraints of one section."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ksyspark.protocols.sas.codes import Severity
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.handing import Standing
from ksyspark.protocols.sas.result import DataSet, Row
from ksyspark.protocols.sas.rv.kinds import OfKind, of_kind
from ksyspark.protocols.sas.rv.records import say_record_counts
from ksyspark.protocols.sas.rv.refusals import say_refusal
from ksyspark.protocols.sas.rv.sections import Section
from ksyspark.protocols.sas.rv.switches import RvSwitches
from ksyspark.protocols.sas.rv.values import RowCutter

_ROWS = ("num_observations", ("values", ("vtype", "number", "missing", "text")))


@dataclass(frozen=True, slots=True)
class DataSetMaker:
    """Make a data set of the messages of its section; what does not fit is said."""

    found: Findings
    section: Section
    switches: RvSwitches

    def make(self, *, is_counted: bool) -> tuple[DataSet, Standing]:
        """Return the data set as far as it can be read, and how it stands."""
        for one in self.section.members:
            if one.failure is not None:
                say_refusal(self.found, one.number, one.failure)
        definition = self._definition()
        variables = self._variables(definition)
        read = of_kind(self.section.members, "ATO", self.switches, _ROWS)
        rows = RowCutter(self.found, variables, read).cut(definition)
        indexes, constraints = (self._records(kind) for kind in ("ATI", "ATC"))
        made = DataSet(definition, variables, rows, indexes=indexes, constraints=constraints)
        return made, self._standing(definition, is_counted=is_counted)

    def _read(self, kind: str) -> OfKind:
        return of_kind(self.section.members, kind, self.switches)

    def _definition(self) -> Row | None:
        rows = self._read("DAT").rows()
        if not self.section.has("DAT"):
            self.found.say("DATASET_DEF_MISSING")
        return rows[0] if rows else None

    def _variables(self, definition: Row | None) -> tuple[Row, ...]:
        read = self._read("VAR")
        variables = tuple(one for row in read.rows() for one in row["variables"])
        told = definition["num_variables"]["value"] if definition else None
        self._say_counts(read, told)
        self._say_types(variables)
        if not self.section.has("VAR") and self.section.has("ATO"):
            self.found.say("VAR_DEFS_MISSING")
        elif told is not None and told != len(variables):
            self.found.say("VAR_COUNT_MISMATCH", expected=f"{told} variables", found=f"{len(variables)}")
        return variables

    def _say_counts(self, read: OfKind, told: int | None) -> None:
        """Say of each message whose count is not its own; what is there was read all the same."""
        for one, row in zip(read.members, read.rows(), strict=True):
            if not row["count_differs"]:
                continue
            count = row["num_variables"]["value"]
            is_total = count == told and len(read.members) > 1
            code = "VAR_COUNT" if is_total else "VAR_COUNT_MISMATCH"
            seen = f"{len(row['variables'])}"
            severity: Severity | None = None if is_total else "W"
            self.found.say(code, number=one.number, expected=f"{count}", found=seen, severity=severity)

    def _say_types(self, variables: Sequence[Row]) -> None:
        for one in variables:
            if one["kind"] == "unknown":
                name, code = one["name"]["value"], one["variable_type"]["value"]
                self.found.say("VAR_TYPE_UNKNOWN", expected="1 or 2", found=f"{code!r} for {name}")

    def _records(self, kind: str) -> tuple[Row, ...]:
        read = self._read(kind)
        say_record_counts(self.found, read)
        return tuple(one for row in read.rows() for one in row["records"])

    def _standing(self, definition: Row | None, *, is_counted: bool) -> Standing:
        refused = {one.kind for one in self.section.members if one.failure is not None}
        has_fatal_count = any(one.code == "VAR_COUNT_MISMATCH" and one.severity == "F" for one in self.found.said)
        is_broken = bool(refused & {"DAT", "VAR"}) or has_fatal_count or self.found.has("VAR_DEFS_MISSING")
        # Rows that are lost or not of their variables' types are no rows to hand on; what describes them is.
        has_hole = "ATO" in refused or self.found.has("VTYPE_CONFLICT")
        is_told = definition is not None and definition["num_observations"]["value"] >= 0
        agrees = is_told and not self.found.has("OBS_COUNT_MISMATCH", "OBS_PARTIAL_ROW")
        return Standing(definition is not None and not is_broken, is_broken, has_hole, is_counted, agrees)
