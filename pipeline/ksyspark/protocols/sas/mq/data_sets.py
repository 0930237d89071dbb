"""Data sets of a queue: definition, variables, rows and indexes out of the messages of an attachment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pyarrow as pa

from ksyspark.protocols.sas.decoded import part_reader
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.handing import Standing
from ksyspark.protocols.sas.mq.headers import Sender
from ksyspark.protocols.sas.mq.sequence import Numbered
from ksyspark.protocols.sas.mq.strides import Told, cut_rows, fixed_rows
from ksyspark.protocols.sas.mq.switches import MqSwitches
from ksyspark.protocols.sas.mq.types import (
    CONSTRAINTS,
    DEFINITION,
    INDEXES,
    OBSERVATIONS,
    VARIABLES,
    Typed,
    split_types,
)
from ksyspark.protocols.sas.mq.unterminated import say_unterminated
from ksyspark.protocols.sas.pieces import Stream
from ksyspark.protocols.sas.refusals import say_refusal
from ksyspark.protocols.sas.result import DataSet, Row

_PARAMS = ("byte_order", "long_bytes", "string_length", "encoding", "ccsid")
_BREAKING = (
    "LENGTH_PAST_END",
    "LENGTH_NEGATIVE",
    "TEXT_INVALID",
    "MESSAGE_REFUSED",
    "VAR_DEFS_MISSING",
    "VAR_COUNT_MISMATCH",
)


@dataclass(frozen=True, slots=True)
class DataSetMaker:
    """Make a data set of typed pieces; what does not fit is said."""

    found: Findings
    sender: Sender
    switches: MqSwitches

    def make(self, numbered: Numbered) -> tuple[DataSet, Standing]:
        """Return the data set as far as it can be read, and how it stands."""
        typed = split_types(self.found, numbered.bodies, self.sender, self.switches)
        definition = self._definition(typed.stream(DEFINITION))
        variables = self._variables(typed.stream(VARIABLES))
        self._compare(typed, definition, variables)
        told = Told.of(definition, variables, always_8=self.switches.short_numeric == "always_8")
        rows = self._rows(typed.stream(OBSERVATIONS, numbered.hole), told, has_hole=numbered.hole is not None)
        raw = {name: typed.stream(name).data for name in (INDEXES, CONSTRAINTS) if name in typed.pieces}
        made = DataSet(
            definition, variables, rows, _row_bytes(rows), self.sender.row_form(), self._indexes(typed), raw=raw
        )
        return made, self._standing(typed, numbered, definition, told)

    def _definition(self, stream: Stream) -> Row | None:
        if not stream.pieces:
            self.found.say("DATASET_DEF_MISSING")
            return None
        name, params = "sas_mq_data_set_definition", self.sender.params(*_PARAMS)
        row, failure = part_reader(name).read_one(stream.data, params)
        if failure is not None:
            say_refusal(self.found, failure, stream)
            return None
        self._say_trailing(stream, len(row["trailing_bytes"]))
        if not row["definition"]["are_strings_terminated"]:
            say_unterminated(self.found, name, stream, params)
        if row["definition"]["len_observation"] < 0:
            seen = f"{row['definition']['len_observation']}"
            self.found.say("LENGTH_NEGATIVE", expected="an observation length of at least 0", found=seen)
        return {**row["definition"], "generations_limit": row["generations_limit"]}

    def _say_trailing(self, stream: Stream, trailing: int) -> None:
        if trailing:
            number, offset = stream.place(len(stream) - trailing)
            self.found.say("TRAILING_BYTES", number=number, offset=offset, found=f"{trailing} bytes")

    def _variables(self, stream: Stream) -> tuple[Row, ...]:
        """Return the variables that were read to their end."""
        name, params = "sas_mq_variable_definitions", self.sender.params(*_PARAMS)
        row, failure = part_reader(name).read_one(stream.data, params)
        variables = tuple(one for one in row["variables"] or () if one and one["are_strings_terminated"] is not None)
        if failure is not None:
            say_refusal(self.found, failure, stream)
        if not all(one["are_strings_terminated"] for one in variables):
            say_unterminated(self.found, name, stream, params)
        for one in variables:
            if one["len_value"] < 0:
                self.found.say("LENGTH_NEGATIVE", expected="a length of at least 0", found=f"{one['len_value']}")
        return variables

    def _compare(self, typed: Typed, definition: Row | None, variables: Sequence[Row]) -> None:
        if VARIABLES not in typed.pieces and OBSERVATIONS in typed.pieces:
            self.found.say("VAR_DEFS_MISSING")
        elif definition is not None and definition["num_variables"] != len(variables):
            told = f"{definition['num_variables']} variables"
            self.found.say("VAR_COUNT_MISMATCH", expected=told, found=f"{len(variables)}")

    def _rows(self, stream: Stream, told: Told, *, has_hole: bool) -> pa.Array:
        """Return whole rows; of rows that are not all there, nothing is said."""
        return fixed_rows(stream.data, told.stride_before_hole()) if has_hole else cut_rows(self.found, stream, told)

    def _indexes(self, typed: Typed) -> tuple[Row, ...]:
        """Return the indexes where they can be read; they may be ignored, and nothing is said."""
        data = typed.stream(INDEXES).data
        row, failure = part_reader("sas_mq_indexes").read_one(data, self.sender.params(*_PARAMS))
        return () if failure is not None else tuple(row["indexes"])

    def _standing(self, typed: Typed, numbered: Numbered, definition: Row | None, told: Told) -> Standing:
        is_broken = self.found.has(*_BREAKING) or not typed.pieces.keys() & {DEFINITION, VARIABLES}
        describes = not is_broken and definition is not None
        has_rows_told = told.rows is not None
        agrees = has_rows_told and not self.found.has("OBS_COUNT_MISMATCH", "OBS_PARTIAL_ROW")
        # A message without known type leaves the others usable where definition and variables are whole.
        is_broken |= typed.has_unknown and not describes
        return Standing(describes, is_broken, numbered.hole is not None, numbered.is_counted, describes and agrees)


def _row_bytes(rows: pa.Array) -> int | None:
    return int(rows.type.byte_width) if pa.types.is_fixed_size_binary(rows.type) else None
