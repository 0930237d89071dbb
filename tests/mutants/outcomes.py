"""Messages of a format's generated tests, and what the machine makes of them by a changed plan."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pyarrow as pa

from ksyspark.compiler.plan import Plan
from ksyspark.decoder import Decoded, DecodeOptions, Params
from ksyspark.formats import Format
from ksyspark_codegen.checks.decoders import machine_alone
from ksyspark_codegen.checks.message_cache import cached_validation
from ksyspark_codegen.checks.messages import octets_of, params_of
from ksyspark_codegen.checks.samples import malformed_in, messages_of, samples_in

SAMPLES = Path(__file__).parents[1] / "samples"


@dataclass(frozen=True)
class Messages:
    """Messages of a format, with their parameters."""

    fmt: Format
    messages: pa.BinaryArray
    params: Params

    @cached_property
    def unchanged(self) -> Decoded:
        """What the machine makes of the messages by the format's own plan."""
        return self._decoded(self.fmt, self.fmt.plan)

    def difference(self, fmt: Format, plan: Plan) -> str:
        """Return how what a changed plan, or format, makes of the messages differs; nothing where it does not."""
        other = self._decoded(fmt, plan)
        if other.failures.keys() != self.unchanged.failures.keys():
            return "reads other messages"
        if other.columns.schema != self.unchanged.columns.schema:
            return "has columns of other types"
        # NaN does not equal itself, but its text does.
        is_equal = other.columns.equals(self.unchanged.columns) or (
            repr(other.columns.to_pylist()) == repr(self.unchanged.columns.to_pylist())
        )
        return "" if is_equal else "finds other values"

    def _decoded(self, fmt: Format, plan: Plan) -> Decoded:
        return machine_alone(fmt, plan, DecodeOptions()).decode(self.messages, self.params)


def messages_for(fmt: Format, specification: Path, count: int = 400) -> Messages:
    """Return the messages of a format's generated tests: made ones, malformed ones and samples."""
    made, folder = cached_validation(specification, seed=1, count=count), SAMPLES / fmt.name
    found: list[Any] = [*made.obeying, *made.broken, *made.beginnings, *made.mutated, *made.extremes]
    found += malformed_in(folder, fmt.layout)
    samples = [data for one in samples_in(folder) for data in messages_of(fmt, one.file, one.options)]
    params = {name: [*values, *[None] * len(samples)] for name, values in params_of(fmt, found).items()}
    return Messages(fmt, pa.concat_arrays([octets_of(found), pa.array(samples, pa.binary())]), params)
