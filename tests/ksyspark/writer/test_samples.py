"""Samples of the shipped formats are decoded and written back; edits of another length too."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pyarrow as pa
import pytest

from ksyspark.decoder import arguments_of
from ksyspark.formats import Format, installed_formats
from ksyspark.interpreter.message import Interpreter
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, read_messages
from ksyspark_codegen.checks.samples import samples_in

FEW = ("mqtt_v3", "mqmde", "pcap_header", "udp_datagram")
# Rows that tell less than their messages hold; all others are written without the message as it was.
NOT_TOLD = {"sas_tibrv": 37, "tibrv_msg": 7, "sas_mq_attachment_count": 2}
FORMATS = [pytest.param(name, marks=[] if name in FEW else pytest.mark.slow) for name in installed_formats()]


def _messages(fmt: Format, samples) -> Iterator[tuple[bytes, dict[str, object]]]:
    """Yield the messages of a format that are read, with their parameters."""
    for sample in samples_in(samples / fmt.name):
        reading = ReadOptions.from_mapping({**sample.options, "path": str(sample.file)}, fmt.layout)
        for file in list_files(reading.files):
            for read in read_messages(reading.shape(fmt), reading, Part(file)):
                for row, data in enumerate(read.bodies.to_pylist()):
                    told = {name: read.values_of(name)[row] for name in fmt.layout.root.params}
                    known = {name: value for name, value in told.items() if value is not None}
                    if data is not None:
                        yield data, arguments_of(fmt.layout, fmt.layout.root, known, 0)


@pytest.mark.parametrize("name", FORMATS)
def test_samples_are_written_back(name, samples) -> None:
    fmt = installed_formats()[name]
    writer, reader = fmt.encoder(), Interpreter(fmt.library, fmt.layout)
    number = untold = 0
    for data, params in _messages(fmt, samples):
        read = reader.read(data, params)
        if read.fault is not None:
            continue
        number += 1
        assert writer.write(read.row, params, data).data == data
        written = writer.write(read.row, params)
        if written.data is None:
            untold += 1
        else:
            assert reader.read(written.data, params).row == read.row
    assert number
    assert untold <= NOT_TOLD.get(name, 0)


def test_an_edit_of_another_length_moves_every_length(samples) -> None:
    fmt = installed_formats()["mqtt_v3"]
    writer = fmt.encoder(derive="lengths")
    reader = Interpreter(fmt.library, fmt.layout, enums_as_ints=True)
    edited = 0
    for data, params in _messages(fmt, samples):
        row = reader.read(data, params).row
        body = (row.get("body") or {}).get("publish")
        if not body:
            continue
        changed = copy.deepcopy(row)
        changed["body"]["publish"]["payload"] += bytes(200)
        written = writer.write(changed, params, data)
        assert written.data is not None, written.failure
        again = reader.read(written.data, params)
        assert (again.fault, again.row["body"]) == (None, changed["body"])
        assert again.row["remaining_length"]["value"] == row["remaining_length"]["value"] + 200
        edited += 1
    assert edited > 20


def test_arrow_goes_in_as_it_comes_out(samples) -> None:
    fmt = installed_formats()["mqmde"]
    data = [one for one, _ in _messages(fmt, samples)][:6]
    decoded = fmt.decoder().decode(pa.array(data, pa.binary()), {})
    encoded = fmt.encoder().encode(decoded.columns, {}, pa.array(data, pa.binary()))
    good = [number for number in range(len(data)) if number not in decoded.failures]
    assert [encoded.messages[number].as_py() for number in good] == [data[number] for number in good]
