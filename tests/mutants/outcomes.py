"""What the machine makes of the messages of a format's generated tests, by the plan it has or by a changed one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pyarrow as pa

from ksyspark.compiler.plan import Plan
from ksyspark.decoder import Decoded, DecodeOptions, Params
from ksyspark.format import Format
from ksyspark.vm import MachineDecoder
from ksyspark_codegen import make_validation
from ksyspark_codegen.checks.decoders import decoders_of
from ksyspark_codegen.checks.made import octets_of, params_of
from ksyspark_codegen.checks.samples import malformed_in, messages_of, samples_in

SAMPLES = Path(__file__).parents[1] / "samples"


@dataclass(frozen=True)
class Messages:
    """Messages of a format with their parameters; samples come last, without any."""

    fmt: Format
    messages: pa.BinaryArray
    params: Params

    @property
    def plan(self) -> Plan:
        plan = self.fmt.load("plans").PLAN
        assert isinstance(plan, Plan)
        return plan

    def difference(self, plan: Plan) -> str:
        """Return how the outcome of a changed plan differs from that of the format's own; nothing where it does not."""
        return self._unlike(self._decoded(self.fmt, plan))

    def difference_of_format(self, fmt: Format) -> str:
        """Return how the outcome of a changed specification differs."""
        return self._unlike(self._decoded(fmt, fmt.load("plans").PLAN))

    @cached_property
    def decoded(self) -> Decoded:
        return self._decoded(self.fmt, self.plan)

    def _decoded(self, fmt: Format, plan: Plan) -> Decoded:
        nobody = decoders_of(fmt)["machine"]._make_judge  # noqa: SLF001
        return MachineDecoder(fmt, plan, DecodeOptions(), nobody).decode(self.messages, self.params)

    def _unlike(self, other: Decoded) -> str:
        if other.failures.keys() != self.decoded.failures.keys():
            return "other messages are finished"
        if other.columns.schema != self.decoded.columns.schema:
            return "the columns have other types"
        if other.columns.equals(self.decoded.columns):
            return ""
        # NaN is not equal to itself.
        return "" if repr(other.columns.to_pylist()) == repr(self.decoded.columns.to_pylist()) else "values differ"


def messages_for(fmt: Format, specification: Path) -> Messages:
    """Return the messages of a format's generated tests: made ones, malformed ones and samples."""
    made = make_validation(specification, seed=1, count=400)
    folder = SAMPLES / fmt.name
    listed: Sequence[Any] = [*made.obeying, *made.broken, *made.beginnings, *made.disturbed, *made.extremes]
    listed = [*listed, *malformed_in(folder, fmt.layout)]
    samples = [data for one in samples_in(folder) for data in messages_of(fmt, one.file, one.options)]
    params = {name: [*values, *[None] * len(samples)] for name, values in params_of(fmt, listed).items()}
    return Messages(fmt, pa.concat_arrays([octets_of(listed), pa.array(samples, pa.binary())]), params)
