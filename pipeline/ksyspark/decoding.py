"""Choose the decoder of a format: the one place that knows which there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from ksyspark.decoder import DecodeOptions, Decoder
from ksyspark.format import Format

if TYPE_CHECKING:
    from ksyspark.compiler.plan import Plan


def make_decoder(fmt: Format, options: DecodeOptions) -> Decoder:
    """Return the decoder of a format: the columnar machine, or the reference decoder where that cannot read it.

    A type that is decoded by itself (`options.type`) has no plan of its own. Raises FormatError for generated modules
    that are missing, OptionError for types and columns that the format does not have.
    """
    if options.type is None and decoder_name(fmt) == "machine":
        from ksyspark.vm import PlanDecoder  # noqa: PLC0415 (loads the compiled machine)

        return PlanDecoder(fmt, _plan(fmt), options, lambda: _reference(fmt, options))
    return _reference(fmt, options)


def decoder_name(fmt: Format) -> str:
    """Return the name of the decoder that a format uses: `machine` or `reference`."""
    return "reference" if fmt.layout.name in unsupported_types(fmt) else "machine"


def unsupported_types(fmt: Format) -> Mapping[str, str]:
    """Return the types whose messages the machine hands to the reference decoder, with the reason."""
    return _plan(fmt).unsupported


def _reference(fmt: Format, options: DecodeOptions) -> Decoder:
    from ksyspark.reference import ReferenceDecoder  # noqa: PLC0415 (loads the generated parsers)

    return ReferenceDecoder(fmt, options)


def _plan(fmt: Format) -> Plan:
    return cast("Plan", fmt.load("plans").PLAN)
