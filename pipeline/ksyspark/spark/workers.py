"""Spark's Python workers: one task for each split of files, garbage collection, and the errors that they raise."""

import gc
import pickle
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession

from ksyspark.errors import FormatError, KsysparkError, OptionError, SourceError
from ksyspark.io.files import SourceFile
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import OPENING, Split
from ksyspark.spark.versions import dataframe_of

_JOINS_KEPT = "spark.sql.optimizer.canChangeCachedPlanOutputPartitioning"
# Splits are not cut smaller than this to keep all cores busy.
_MIN_SPLIT_BYTES = 4 << 20


def for_all_cores(
    spark: SparkSession, options: ReadOptions, files: Sequence[SourceFile], named: Mapping[str, object]
) -> ReadOptions:
    """Return options with smaller splits for a small input, unless the caller chose their size."""
    total = sum(file.size + OPENING for file in files)
    cores = getattr(getattr(spark, "sparkContext", None), "defaultParallelism", 1)
    if any(name.lower() == "partitionbytes" for name in named):
        return options
    return replace(options, partition_bytes=min(options.partition_bytes, max(_MIN_SPLIT_BYTES, total // cores)))


def one_task_each(spark: SparkSession, splits: Sequence[Split]) -> DataFrame:
    """Return a DataFrame with the numbers of splits (`split`) and the splits, pickled (`parts`)."""
    table = pa.table(
        {
            "split": pa.array(range(len(splits)), pa.int64()),
            "parts": pa.array([pickle.dumps(split) for split in splits], pa.binary()),
        }
    )
    return dataframe_of(spark, table).repartitionByRange(max(len(splits), 1), "split")


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


_OURS = re.compile(r"ksyspark(?:\.\w+)*\.(\w+): (.+)")
_CLASSES = {one.__name__: one for one in (FormatError, OptionError, SourceError)}
# Spark's words for a worker that ended without an answer.
_DEATH = "Python worker exited unexpectedly"
_KILLED = (
    "A Python worker of Spark was killed, as the system does where memory ends: "
    "use fewer cores (--cores), or smaller batchBytes and maxMessageBytes."
)


@cache
def freeze_loaded_modules() -> None:
    """Exclude all that is loaded from garbage collection (`gc.freeze`), once a process.

    Spark's daemon has a worker collect garbage after each task, which takes some 30 ms among the modules of a decoder.
    Frozen objects are never freed, so what is garbage already is collected before.
    """
    gc.collect()
    gc.freeze()


@contextmanager
def worker_errors() -> Iterator[None]:
    """Raise what a worker raised on purpose instead of Spark's error, in which it is text; other errors pass."""
    try:
        yield
    except KsysparkError:
        raise
    except Exception as error:
        own = worker_error(error)
        if own is None:
            raise
        raise own from error


def worker_error(error: Exception) -> KsysparkError | None:
    """Return what a worker raised on purpose, by its last line in Spark's error, or that one was killed, or None."""
    errors = _OURS.findall(str(error))
    if not errors:
        return KsysparkError(_KILLED) if _DEATH in str(error) else None
    name, text = errors[-1]
    return _CLASSES.get(name, KsysparkError)(text.strip())
