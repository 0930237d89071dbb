"""Tasks of Spark: as many as the data needs."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
import pytest
from pyspark.sql import SparkSession

from ksyspark.spark.workers import kept

SETTING = "spark.sql.optimizer.canChangeCachedPlanOutputPartitioning"


@pytest.mark.parametrize("before", ["false", "true"])
def test_partitions_of_a_kept_plan_are_joined(spark: SparkSession, before: str) -> None:
    def same(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        return batches

    settings = {"spark.sql.shuffle.partitions": "200", SETTING: before}
    earlier = {name: spark.conf.get(name) for name in settings}
    for name, value in settings.items():
        spark.conf.set(name, value)
    rows = kept(spark.range(10).repartition("id").mapInArrow(same, "id long"))
    try:
        assert spark.conf.get(SETTING) == before
        assert sorted(row["id"] for row in rows.collect()) == list(range(10))
        assert rows.rdd.getNumPartitions() <= 2
    finally:
        rows.unpersist()
        for name, value in earlier.items():
            spark.conf.set(name, value)
