"""What workers leave out of the garbage collector's sight."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pyarrow as pa
import pytest

from ksyspark.spark.source import KsyFiles
from ksyspark.spark.worker import freeze_what_stays


@pytest.fixture
def frozen(monkeypatch) -> Iterator[list[int]]:
    """Count instead of doing it: this process has garbage still."""
    found: list[int] = []
    monkeypatch.setattr(gc, "freeze", lambda: found.append(1))
    freeze_what_stays.cache_clear()
    yield found
    freeze_what_stays.cache_clear()


def test_a_worker_that_reads_does_it_once(frozen, note_ksy, folder) -> None:
    source = KsyFiles({"format": note_ksy, "framing": "stream", "path": str(folder)})
    reader = source.reader(source.schema())
    [partition] = reader.partitions()
    assert not frozen
    for _ in range(2):
        assert sum(batch.num_rows for batch in reader.read(partition))
    assert frozen == [1]


def test_the_next_collection_has_less_to_look_at(spark) -> None:
    def looked_at(batches):
        freeze_what_stays()
        for _ in batches:
            yield pa.RecordBatch.from_pylist([{"spared": gc.get_freeze_count(), "left": len(gc.get_objects())}])

    spared, left = spark.range(1).mapInArrow(looked_at, "spared long, left long").first()
    assert left < spared
