"""Choose the framing that the options ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ksyspark.decoder import ParamValue
from ksyspark.format import Format
from ksyspark.io.framing.cut import Framing
from ksyspark.io.framing.fixed import Fixed
from ksyspark.io.framing.jsonl import JsonLines
from ksyspark.io.framing.length_prefixed import LengthPrefixed
from ksyspark.io.framing.mqsc_dump import QueueDump
from ksyspark.io.framing.stream import SelfDelimiting
from ksyspark.io.framing.whole_file import WholeFile
from ksyspark.options import FramingOptions

MakeFraming = Callable[[Mapping[str, ParamValue]], Framing]


def framing_maker(fmt: Format, options: FramingOptions) -> MakeFraming:
    """Return what makes the framing for messages of a format, whose parameters have these values or the default.

    What does not depend on parameters is made here, once, and shared by the framings: they belong to one thread.
    """
    match options.kind:
        case "file":
            return lambda _: WholeFile()
        case "fixed":
            return lambda _: Fixed(options.record_length)
        case "length-prefixed":
            return lambda _: LengthPrefixed(options)
        case "jsonl":
            return partial(JsonLines, fmt.layout)
        case "mqsc-dump":
            return partial(QueueDump, fmt.layout)
        case "stream":
            return SelfDelimiting(fmt, {}).with_params
