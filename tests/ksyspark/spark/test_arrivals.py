"""Offsets of a stream of files."""

from __future__ import annotations

import json

import pytest

from ksyspark.errors import OptionError, SourceError
from ksyspark.formats import find_format
from ksyspark.io.files import SourceFile
from ksyspark.options import ReadOptions
from ksyspark.spark.arrivals import Taken, next_files


def file(path: str, size: int = 10, changed: int = 0) -> SourceFile:
    return SourceFile(path, path, size, None, changed)


FILES = [file("c", 5, 1), file("a", 20, 2), file("b", 5, 2), file("d", 5, 3)]


def test_the_oldest_come_first_and_no_more_than_asked() -> None:
    assert [one.path for one in next_files(FILES, Taken())] == ["c", "a", "b", "d"]
    assert [one.path for one in next_files(FILES, Taken(), most_files=3)] == ["c", "a", "b"]
    assert [one.path for one in next_files(FILES, Taken(), most_bytes=25)] == ["c", "a"]
    assert [one.path for one in next_files(FILES, Taken(), most_bytes=1)] == ["c"]


def test_what_was_taken_is_never_taken_again() -> None:
    taken = Taken()
    batches = []
    while files := next_files(FILES, taken, most_files=1):
        taken = Taken.of_json(json.loads(json.dumps(taken.and_then(files).json())))
        batches.append(taken.paths)
    assert batches == [("c",), ("a",), ("b",), ("d",)]
    assert all(taken.has(path) for path in "abcd")
    assert not taken.has("e")


def test_batches_follow_each_other() -> None:
    first = Taken().and_then(FILES[:1])
    second = first.and_then(FILES[1:])
    assert first.follows(Taken())
    assert second.follows(first)
    assert not second.follows(Taken())
    assert not first.follows(first)


@pytest.mark.parametrize("offset", [{}, {"batch": "1", "paths": [], "before": ""}, {"index": 3}])
def test_other_offsets_are_refused(offset: dict[str, object]) -> None:
    with pytest.raises(SourceError, match="not of a stream of files"):
        Taken.of_json(offset)


def test_only_one_limit() -> None:
    layout = find_format("mqtt_v3").layout
    assert ReadOptions.from_mapping({"maxbytespertrigger": "10m"}, layout).files.max_bytes_per_trigger == 10 << 20
    with pytest.raises(OptionError, match="do not go together"):
        ReadOptions.from_mapping({"maxFilesPerTrigger": 1, "maxBytesPerTrigger": 1}, layout)
