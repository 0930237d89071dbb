"""Offsets of a stream of files."""

from __future__ import annotations

import json

import pytest

from ksyspark.errors import OptionError, SourceError
from ksyspark.formats import find_format
from ksyspark.io.files import SourceFile
from ksyspark.options.read_options import ReadOptions
from ksyspark.spark.source import StreamOffset, next_files


def file(path: str, size: int = 10, changed: int = 0) -> SourceFile:
    return SourceFile(path, path, size, None, changed)


FILES = [file("c", 5, 1), file("a", 20, 2), file("b", 5, 2), file("d", 5, 3)]


def test_the_oldest_come_first_and_no_more_than_the_limits() -> None:
    assert [one.path for one in next_files(FILES, StreamOffset())] == ["c", "a", "b", "d"]
    assert [one.path for one in next_files(FILES, StreamOffset(), max_files=3)] == ["c", "a", "b"]
    assert [one.path for one in next_files(FILES, StreamOffset(), max_bytes=25)] == ["c", "a"]
    assert [one.path for one in next_files(FILES, StreamOffset(), max_bytes=1)] == ["c"]


def test_no_file_is_read_twice() -> None:
    offset = StreamOffset()
    batches = []
    while files := next_files(FILES, offset, max_files=1):
        offset = StreamOffset.from_json(json.loads(json.dumps(offset.advanced(files).json())))
        batches.append(offset.paths)
    assert batches == [("c",), ("a",), ("b",), ("d",)]
    assert all(offset.includes(path) for path in "abcd")
    assert not offset.includes("e")


def test_batches_follow_each_other() -> None:
    first = StreamOffset().advanced(FILES[:1])
    second = first.advanced(FILES[1:])
    assert first.follows(StreamOffset())
    assert second.follows(first)
    assert not second.follows(StreamOffset())
    assert not first.follows(first)


@pytest.mark.parametrize("offset", [{}, {"batch": "1", "paths": [], "before": ""}, {"index": 3}])
def test_other_offsets_are_refused(offset: dict[str, object]) -> None:
    with pytest.raises(SourceError, match="not of a stream of files"):
        StreamOffset.from_json(offset)


def test_only_one_limit() -> None:
    layout = find_format("mqtt_v3").layout
    assert ReadOptions.from_mapping({"maxbytespertrigger": "10m"}, layout).files.max_bytes_per_trigger == 10 << 20
    with pytest.raises(OptionError, match="do not go together"):
        ReadOptions.from_mapping({"maxFilesPerTrigger": 1, "maxBytesPerTrigger": 1}, layout)
