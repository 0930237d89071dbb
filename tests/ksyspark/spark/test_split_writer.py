"""How columns stand in Parquet files: places in the source as differences, all others by dictionaries."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ksyspark.destination.parquet import TableFiles
from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, Split, read_split
from ksyspark.spark.ingestion import rows_of, schemas_of


@pytest.mark.parametrize(
    ("file", "framing"), [("mqtt_v3/example_level4.c2s.bin", "stream"), ("captures/ethernet.pcap", "pcap")]
)
def test_places_are_differences(mqtt, samples: Path, tmp_path: Path, file: str, framing: str) -> None:
    options = ReadOptions.from_mapping({"path": str(samples / file), "framing": framing}, mqtt.layout)
    group = pq.ParquetFile(_written(mqtt, options, tmp_path, dictionaries=True)).metadata.row_group(0)
    columns = {group.column(at).path_in_schema: group.column(at) for at in range(group.num_columns)}
    places = {name for name, column in columns.items() if "DELTA_BINARY_PACKED" in column.encodings}
    assert places == {
        f"_source.{one}" for one in ("offset", "index", *(["stream_offset"] if framing == "pcap" else []))
    }
    plain = {name for name, column in columns.items() if not column.has_dictionary_page} - places
    # Booleans have no dictionary.
    assert {columns[name].physical_type for name in plain} <= {"BOOLEAN"}
    assert any(".list.element." in name for name in columns)
    without = {name for name, column in columns.items() if not column.is_stats_set}
    assert "body.publish.payload" in without
    assert not without & {"body.publish.topic_name", "_source.offset", "message_type"}


def test_dictionary_arrays_are_texts_in_files(mqtt, samples: Path, tmp_path: Path) -> None:
    """Each file of a split has its path, and its messages have other origins of parameters."""
    for number, name in enumerate(("example_level4.c2s.bin", "example_level3.c2s.bin", "example_level4.c2s.bin")):
        data = (samples / "mqtt_v3" / name).read_bytes()
        (tmp_path / f"{number}.bin").write_bytes(b"\xc0\0" + data + b"\xf3\0" + data)
    options = ReadOptions.from_mapping({"path": str(tmp_path / "*.bin"), "framing": "stream"}, mqtt.layout)
    dictionaries, texts = (pq.ParquetFile(_written(mqtt, options, tmp_path, dictionaries=one)) for one in (True, False))
    assert dictionaries.read().equals(texts.read(), check_metadata=True)
    assert dictionaries.metadata.metadata == texts.metadata.metadata
    read = dictionaries.read()
    paths, origins = (read.column(name).combine_chunks().field(at) for name, at in (("_source", 0), ("_params", 1)))
    assert len(paths.unique()) == len(origins.unique()) == 3


def _written(fmt: Format, options: ReadOptions, folder: Path, *, dictionaries: bool) -> Path:
    files = TableFiles(str(folder), schemas_of(fmt, options), "zstd")
    split = Split(tuple(Part(one) for one in list_files(options.files)))
    for read in read_split(fmt, options, split, fmt.decoder(options.decode_options()), dictionaries=dictionaries):
        files.write(rows_of(read))
    return folder / files.close()["records"][0]
