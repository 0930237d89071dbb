"""Where messages are from, as dictionary arrays on the way to a file."""

from __future__ import annotations

import numpy as np
import pyarrow as pa

from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.envelope import envelope_schema, source_column
from ksyspark.reader.messages import Messages


def test_paths_are_the_same_with_and_without(mqtt) -> None:
    options = ReadOptions.from_mapping({"framing": "stream"}, mqtt.layout)
    runs = ((None, 1), ("b", 2), ("a", 1), ("b", 1))
    for origins in (runs, runs[:1], runs[1:2]):
        messages = _messages(origins)
        plain, numbered = (
            source_column(messages, envelope_schema(mqtt, options, dictionaries=one).field("_source").type)
            for one in (False, True)
        )
        numbered.validate(full=True)
        assert numbered.to_pylist() == plain.to_pylist()
        assert [row["path"] for row in plain.to_pylist()] == [path for path, count in origins for _ in range(count)]


def test_each_text_is_there_once_and_numbers_of_nulls_lie_inside(mqtt) -> None:
    options = ReadOptions.from_mapping({"framing": "stream"}, mqtt.layout)
    kind = envelope_schema(mqtt, options, dictionaries=True).field("_source").type
    paths = source_column(_messages(((None, 2),)), kind).field("path")
    assert paths.null_count == 2
    others = source_column(_messages((("b", 1), ("a", 1), ("b", 1))), kind).field("path")
    assert sorted(others.dictionary.to_pylist()) == ["a", "b"]
    joined = pa.chunked_array([paths, others, paths]).unify_dictionaries()
    assert joined.to_pylist() == [None, None, "b", "a", "b", None, None]
    for chunk in joined.chunks:
        numbers = np.frombuffer(chunk.indices.buffers()[1], np.int32)[: len(chunk)]
        assert numbers.min() >= 0
        assert numbers.max() < len(chunk.dictionary)


def _messages(origins: tuple[tuple[str | None, int], ...]) -> Messages:
    places = np.arange(sum(count for _, count in origins))
    bodies = pa.array([b"\xc0\0"] * len(places), pa.binary())
    return Messages(bodies, origins, places * 2, places * 0 + 2, places)
