"""Tasks of Spark: as many as the data needs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait

import pyarrow as pa
import pytest
from pyspark.sql import SparkSession

from ksyspark.spark.versions import cancel_jobs, name_jobs
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


def test_jobs_of_another_thread_are_ended_by_name(spark: SparkSession) -> None:
    def endless(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            while True:
                time.sleep(0.1)
            yield batch

    def work() -> None:
        name_jobs(spark, "endless")
        spark.range(1).mapInArrow(endless, "id long").collect()

    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(work)
        while not wait([running], 0.2).done:
            cancel_jobs(spark, "endless")
    assert "CANCELLED" in str(running.exception())
