"""One task of Spark for each split of files."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession

from ksyspark.io import SourceFile
from ksyspark.options import ReadOptions
from ksyspark.reader import OPENING, Split

_JOINS_KEPT = "spark.sql.optimizer.canChangeCachedPlanOutputPartitioning"
# Splits are not cut smaller than this to keep all cores busy.
_MIN_SPLIT_BYTES = 4 << 20


def for_all_cores(
    spark: SparkSession, options: ReadOptions, files: Sequence[SourceFile], given: Mapping[str, object]
) -> ReadOptions:
    """Return options with smaller splits for a small input, unless the caller chose their size."""
    total = sum(file.size + OPENING for file in files)
    cores = getattr(getattr(spark, "sparkContext", None), "defaultParallelism", 1)
    if any(name.lower() == "partitionbytes" for name in given):
        return options
    return replace(options, partition_bytes=min(options.partition_bytes, max(_MIN_SPLIT_BYTES, total // cores)))


def one_task_each(spark: SparkSession, splits: Sequence[Split]) -> DataFrame:
    """Return a DataFrame with the numbers of splits (`split`) and the splits, pickled (`parts`)."""
    table = pa.table(
        {
            "split": pa.array(range(len(splits)), pa.int64()),
            "parts": pa.array([pickle.dumps(split) for split in splits]),
        }
    )
    return spark.createDataFrame(table).repartitionByRange(len(splits), "split")


def kept(rows: DataFrame) -> DataFrame:
    """Persist a DataFrame whose shuffles have as many partitions as their rows need, not as the session says.

    Spark leaves those of a kept plan as they are by default, and each would cost a Python worker.
    """
    conf = rows.sparkSession.conf
    before = conf.get(_JOINS_KEPT, "false")
    conf.set(_JOINS_KEPT, "true")
    try:
        return rows.persist()
    finally:
        conf.set(_JOINS_KEPT, before or "false")
