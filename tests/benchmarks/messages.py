"""Messages to measure with, for every format: made ones of one kind each, else the samples of the format in turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa

from ksyspark.decoder import ParamColumn, ParamValue
from ksyspark.formats import find_format, installed_formats
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, read_messages
from ksyspark_codegen.checks.samples import samples_in

SAMPLES = Path(__file__).resolve().parents[1] / "samples"
DIFFERENT = 1000


@dataclass(frozen=True)
class Messages:
    """Messages, and for parameters that are told a value for each."""

    bodies: list[bytes]
    params: Mapping[str, Sequence[ParamValue]] = field(default_factory=dict)

    def repeated(self, count: int) -> Messages:
        """Return so many messages, the same ones again and again."""
        params = {name: ParamColumn(pa.array(_repeated(values, count))) for name, values in self.params.items()}
        return Messages(_repeated(self.bodies, count), params)


@dataclass(frozen=True)
class Kind:
    """A kind of message of a format; `different` makes those that are repeated."""

    name: str
    format: str
    different: Callable[[], Messages]


def _repeated(values: Sequence[Any], count: int) -> list[Any]:
    return (list(values) * (count // len(values) + 1))[:count]


def _made(one: Callable[[int], bytes]) -> Callable[[], Messages]:
    return lambda: Messages([one(number) for number in range(DIFFERENT)])


def _publish(number: int) -> bytes:
    """A PUBLISH with QoS 1 of 126 bytes, as in the design's measurements."""
    topic, payload = f"sensors/{number % 1000:04}/temp".encode(), f"{number:>100}".encode()
    body = len(topic).to_bytes(2) + topic + (1 + number % 65535).to_bytes(2) + payload
    return bytes([0x32, len(body)]) + body


def _mqmde(number: int) -> bytes:
    """An MQMDE in either byte order and character set, with 28 bytes behind it: 100 bytes."""
    names = ("example_a.bin", "example_b.bin", "example_c.bin")
    return (SAMPLES / "mqmde" / names[number % 3]).read_bytes() + b"x" * 28


def _maxdb(number: int) -> bytes:
    """A packet of the order interface's document: requests and replies in turn, 120 to 160 bytes."""
    names = ("1_request", "1_reply", "2_1_request", "2_1_reply", "2_2_request", "2_2_reply")
    return (SAMPLES / "maxdb_packet" / f"example_{names[number % 6]}.bin").read_bytes()


def _sample(path: str) -> Callable[[int], bytes]:
    """Return the maker of a message that is always the same sample."""
    return lambda _number: (SAMPLES / path).read_bytes()


def _samples(name: str) -> Callable[[], Messages]:
    """Return the maker of the messages in a format's sample files that are not refused, with what is told of them."""

    def made() -> Messages:
        fmt = find_format(name)
        decoder = fmt.decoder()
        bodies: list[bytes] = []
        told: list[dict[str, Any]] = []
        for sample in samples_in(SAMPLES / name):
            asked = ReadOptions.from_mapping({**sample.options, "path": str(sample.file)}, fmt.layout)
            for read in read_messages(fmt, asked, Part(list_files(asked.files)[0])):
                refused = decoder.decode(read.bodies, read.params).failures
                for number, body in enumerate(read.bodies.to_pylist()):
                    if number not in refused:
                        bodies.append(body)
                        told.append({key: _value(value, number) for key, value in read.params.items()})
        defaults = {param.id: param.default for param in fmt.layout.params}
        values = {key: [defaults[key] if one.get(key) is None else one[key] for one in told] for key in defaults}
        return Messages(bodies, {key: column for key, column in values.items() if set(column) != {defaults[key]}})

    return made


def _value(value: Any, number: int) -> Any:
    return value[number] if isinstance(value, list | tuple) else value


MADE = (
    Kind("MQTT PUBLISH", "mqtt_v3", _made(_publish)),
    Kind("MQMDE", "mqmde", _made(_mqmde)),
    Kind("Rendezvous, nested", "tibrv_msg", _made(_sample("tibrv_msg/envelope.bin"))),
    Kind("SAS observations", "sas_tibrv", _made(_sample("sas_tibrv/observations_1.bin"))),
    Kind("MaxDB packet", "maxdb_packet", _made(_maxdb)),
)
KINDS = MADE + tuple(Kind(f"samples of {name}", name, _samples(name)) for name in installed_formats())
