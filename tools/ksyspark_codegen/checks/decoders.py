"""The decoders of a format, each alone: the reference decoder, and the machine without it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pyarrow as pa

from ksyspark.compiler.plan import Plan
from ksyspark.decoder import Decoded, DecodeOptions, Decoder, Params
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.layout import Layout
from ksyspark.layout.arrow import arrow_schema

HANDED_OVER = Failure("", 0, "is handed over to the reference decoder")
"""What the machine alone says of a message that it does not finish."""


def strictly(fmt: Format) -> Format:
    """Return a format that refuses messages of which an instance fails, as the official parser does."""
    return replace(fmt, instance_errors="refuse")


def decoders_of(fmt: Format, options: DecodeOptions | None = None) -> dict[str, Decoder]:
    """Return the decoders of a format by name: the reference decoder, and the machine alone where that has a plan."""
    options = options or DecodeOptions()
    decoders: dict[str, Decoder] = {"reference": fmt.reference_decoder(options)}
    if fmt.decoder_name == "machine":
        decoders["machine"] = machine_alone(fmt, fmt.plan, options)
    return decoders


def machine_alone(fmt: Format, plan: Plan, options: DecodeOptions) -> Decoder:
    """Return the machine running a plan of a format, without a decoder for the messages that it does not finish."""
    from ksyspark.vm import PlanDecoder  # noqa: PLC0415 (loads the compiled machine)

    return PlanDecoder(fmt.layout, plan, options, lambda: _NoFallback(fmt.layout, options))


class _NoFallback(Decoder):
    """Answer for the messages that a machine hands over: with HANDED_OVER for each, and no values."""

    name = "nobody"

    def __init__(self, layout: Layout, options: DecodeOptions) -> None:
        self.layout = layout
        self.schema = arrow_schema(layout, enums_as_ints=options.enums_as_ints)

    def pieces(
        self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params, read_before: object = None
    ) -> Iterator[Decoded]:
        nothing = [pa.nulls(len(messages), field.type) for field in self.schema]
        failures = dict.fromkeys(range(len(messages)), HANDED_OVER)
        yield Decoded(pa.RecordBatch.from_arrays(nothing, schema=self.schema), len(messages), failures)
