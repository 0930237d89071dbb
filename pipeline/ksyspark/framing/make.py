"""Choose the framing that the options ask for."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark.decoder import ParamValue
from ksyspark.format import Format
from ksyspark.framing.cut import Framing
from ksyspark.framing.fixed import Fixed
from ksyspark.framing.jsonl import JsonLines
from ksyspark.framing.length_prefixed import LengthPrefixed
from ksyspark.framing.mqsc_dump import QueueDump
from ksyspark.framing.stream import SelfDelimiting
from ksyspark.framing.whole_file import WholeFile
from ksyspark.options import FramingOptions


def make_framing(fmt: Format, options: FramingOptions, params: Mapping[str, ParamValue]) -> Framing:
    """Return the framing for messages of a format, whose parameters have these values or the default."""
    match options.kind:
        case "file":
            return WholeFile()
        case "fixed":
            return Fixed(options.record_length)
        case "length-prefixed":
            return LengthPrefixed(options)
        case "jsonl":
            return JsonLines(fmt.layout, params)
        case "mqsc-dump":
            return QueueDump(fmt.layout, params)
        case "stream":
            return SelfDelimiting(fmt, params)
