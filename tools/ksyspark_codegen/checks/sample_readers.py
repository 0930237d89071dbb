"""Samples before all who read messages: the official parser too finds in them what the decoders do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ksyspark.decoder import Params, ParamValue
from ksyspark.formats import Format
from ksyspark.io import list_files
from ksyspark.options import ReadOptions
from ksyspark.reader import Part, read_messages
from ksyspark_codegen.checks.alike import check_alike
from ksyspark_codegen.checks.finding import Finding
from ksyspark_codegen.checks.samples import Sample


@dataclass(frozen=True, slots=True)
class SampleMessage:
    """A message of a sample and the parameters under which it is read."""

    data: bytes
    params: Mapping[str, object] = field(default_factory=dict)


def check_sample_alike(fmt: Format, sample: Sample) -> list[Finding]:
    """Read the messages of a sample with the official parser, the reference decoder and the machine."""
    asked = ReadOptions.from_mapping({**sample.options, "path": str(sample.file)}, fmt.layout)
    fmt = fmt.to_depth(asked.max_recursion_depth)
    return check_alike(fmt, list(_messages(fmt, asked)))


def _messages(fmt: Format, asked: ReadOptions) -> Iterator[SampleMessage]:
    """Yield the messages of a sample; those that the framing gives up are left out."""
    for file in list_files(asked.files):
        for read in read_messages(fmt, asked, Part(file)):
            for row, data in enumerate(read.bodies.to_pylist()):
                if data is not None:
                    yield SampleMessage(data, _params(read.params, row))


def _params(params: Params, row: int) -> dict[str, object]:
    return {name: value if isinstance(value, ParamValue) else value[row] for name, value in params.items()}
