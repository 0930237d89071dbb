"""How columns stand in Parquet files: places in the source as differences, all others by dictionaries."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ksyspark.io import list_files
from ksyspark.options import ReadOptions
from ksyspark.reader import Part, Split, read_split
from ksyspark.spark.schema import schema_of
from ksyspark.spark.split_writer import SplitWriter


@pytest.mark.parametrize(
    ("file", "framing"), [("mqtt_v3/example_level4.c2s.bin", "stream"), ("captures/ethernet.pcap", "pcap")]
)
def test_places_are_differences(mqtt, samples: Path, tmp_path: Path, file: str, framing: str) -> None:
    options = ReadOptions.from_mapping({"path": str(samples / file), "framing": framing}, mqtt.layout)
    writer = SplitWriter(str(tmp_path), 0, schema_of(mqtt, options), options.corrupt_column, "zstd")
    split = Split(tuple(Part(one) for one in list_files(options.files)))
    for read in read_split(mqtt, options, split, mqtt.decoder(options.decode_options())):
        writer.write(read.batch, has_rejects=read.rejects > 0)
    name = writer.records.close()
    group = pq.ParquetFile(tmp_path / str(name)).metadata.row_group(0)
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
