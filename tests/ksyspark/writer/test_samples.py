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
from ksyspark.writer.rows import differences
from ksyspark_codegen.checks.finding import difference_of
from ksyspark_codegen.checks.official import OfficialParser
from ksyspark_codegen.checks.samples import samples_in

FEW = ("mqtt_v3", "mqmde", "pcap_header", "udp_datagram")
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
    number = 0
    for data, params in _messages(fmt, samples):
        read = reader.read(data, params)
        if read.fault is not None:
            continue
        number += 1
        assert writer.write(read.row, params, data).data == data
        written = writer.write(read.row, params)
        assert written.data is not None, written.failure
        assert difference_of(read.row, reader.read(written.data, params).row) is None
    assert number


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


# Columns that say how long something is, how often it is there, and where it lies.
COMPUTED = {
    "mqrmh": "struc_length len_src_env ofs_src_env len_src_name ofs_src_name len_dest_env ofs_dest_env len_dest_name "
    "ofs_dest_name",
    "mqdh": "struc_length recs_present object_rec_offset put_msg_rec_offset",
    "maxdb_packet": "varpart_len varpart_size no_of_segm segm_len segm_offset own_index no_of_parts buf_len buf_size "
    "filler",
}


def _without(value, names: set[str]):
    if isinstance(value, dict):
        return {name: _without(one, names) for name, one in value.items() if name not in names}
    return [_without(one, names) for one in value] if isinstance(value, list) else value


def _edited(name: str, row) -> bool:
    """Make a text longer, or a list; tell whether the message has one."""
    if name == "mqrmh":
        row["header"]["strings"]["src_name"] += "/longer"
    elif name == "mqdh":
        for records in filter(None, map(row["header"]["records"].get, ("object_records", "put_msg_records"))):
            records.append(copy.deepcopy(records[0]))
    else:
        parts = [part for segment in row["varpart"]["segments"] for part in segment["parts"]]
        texts = [part["body"]["text"] for part in parts if part["body"] and part["body"].get("text")]
        for text in texts[:1]:
            del text["data"]
            text["text"] += " WHERE A = 17"
        return bool(texts)
    return True


@pytest.mark.parametrize("has_template", [True, False])
@pytest.mark.parametrize("name", COMPUTED)
def test_lengths_counts_and_places_follow_an_edit(name, samples, has_template) -> None:
    """They are computed from nothing, and the official parser reads what was written."""
    fmt = installed_formats()[name]
    reader, official, edited = Interpreter(fmt.library, fmt.layout), OfficialParser(fmt), 0
    for data, params in _messages(fmt, samples):
        row = copy.deepcopy(reader.read(data, params).row)
        if row and _edited(name, row):
            asked = _without(row, set(COMPUTED[name].split()))
            written = fmt.encoder().write(asked, params, data if has_template else None)
            assert written.data is not None, written.failure
            again = reader.read(written.data, params)
            assert list(differences(asked, again.row)) == []
            assert official.difference(official.read(written.data, params), again.row) is None
            edited += 1
    assert edited > 1


def test_arrow_goes_in_as_it_comes_out(samples) -> None:
    fmt = installed_formats()["mqmde"]
    data = [one for one, _ in _messages(fmt, samples)][:6]
    decoded = fmt.decoder().decode(pa.array(data, pa.binary()), {})
    encoded = fmt.encoder().encode(decoded.columns, {}, pa.array(data, pa.binary()))
    good = [number for number in range(len(data)) if number not in decoded.failures]
    assert [encoded.messages[number].as_py() for number in good] == [data[number] for number in good]
