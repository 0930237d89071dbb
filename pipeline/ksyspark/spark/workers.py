"""Spark's Python workers: one task for each split of files, garbage collection, and the errors that they raise."""

import gc
import pickle
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

import pyarrow as pa
from pyspark import cloudpickle
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession

from ksyspark.errors import FormatError, KsysparkError, OptionError, SourceError
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import OPENING, Part, Split, plan_splits
from ksyspark.reader.borders import Borders, Walk
from ksyspark.spark.versions import dataframe_of

_JOINS_KEPT = "spark.sql.optimizer.canChangeCachedPlanOutputPartitioning"
# Splits are not cut smaller than this to keep all cores busy.
_MIN_SPLIT_BYTES = 4 << 20


def plan(
    spark: SparkSession, fmt: Format, options: ReadOptions, files: Sequence[SourceFile], named: Mapping[str, object]
) -> list[Split]:
    """Return the splits of files for a session, whose tasks find those of large streams. Raises SourceError."""
    return plan_splits(fmt, for_all_cores(spark, options, files, named), files, partial(_follow, spark))


def _follow(spark: SparkSession, fmt: Format, options: ReadOptions, parts: Sequence[Part]) -> list[Walk]:
    walks = one_task_each(spark, parts).mapInArrow(_FollowTask(fmt, options).function, "walk binary")
    with worker_errors():
        return [pickle.loads(row["walk"]) for row in walks.collect()]  # noqa: S301 (made by our own workers)


def for_all_cores(
    spark: SparkSession, options: ReadOptions, files: Sequence[SourceFile], named: Mapping[str, object]
) -> ReadOptions:
    """Return options with smaller splits for a small input, unless the caller chose their size."""
    if any(name.lower() == "partitionbytes" for name in named):
        return options
    total, cores = sum(file.size + OPENING for file in files), tasks_at_once(spark) or 1
    return replace(options, partition_bytes=min(options.partition_bytes, max(_MIN_SPLIT_BYTES, total // cores)))


def tasks_at_once(spark: SparkSession) -> int | None:
    """Return how many tasks a session runs side by side, or None for a remote one, which does not know."""
    return getattr(getattr(spark, "sparkContext", None), "defaultParallelism", None)


def one_task_each(spark: SparkSession, splits: Sequence[Split | Part]) -> DataFrame:
    """Return a DataFrame with the numbers of splits, or of single parts (`split`), and with them, pickled (`parts`)."""
    parts = [pickle.dumps(split) for split in splits]
    table = pa.table([pa.array(range(len(parts)), pa.int64()), pa.array(parts, pa.binary())], ["split", "parts"])
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


class Task:
    """The base of work that is pickled for Spark's Python workers: one that lacks a module says so in a sentence."""

    def __reduce__(self) -> tuple[Callable[[bytes], object], tuple[bytes]]:
        return _unpacking(), (cloudpickle.dumps((type(self), vars(self))),)  # type: ignore[no-untyped-call]

    @property
    def function(self) -> Callable[[Iterator[pa.RecordBatch]], Iterator[pa.RecordBatch]]:
        """What Spark runs: `run`, by a function that is pickled as code, which a method is not."""
        return lambda batches: self.run(batches)  # noqa: PLW0108 (see above)

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Yield the rows that become of batches; if nothing else is said, of the splits in those of `one_task_each`."""
        for batch in batches:
            for pickled in batch.column("parts").to_pylist():
                yield from self.read(pickle.loads(pickled))  # noqa: S301 (made by our own driver)

    def read(self, split: Any) -> Iterator[pa.RecordBatch]:
        """Yield the rows that become of a split, or single part."""
        raise NotImplementedError


@dataclass(frozen=True)
class _FollowTask(Task):
    """Find where parts of streams begin and end, inside a worker."""

    fmt: Format
    options: ReadOptions

    def read(self, split: Part) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        for walk in Borders(self.fmt, self.options).walks(split):
            yield pa.RecordBatch.from_pylist([{"walk": pickle.dumps(walk)}])


def _unpacking() -> Callable[[bytes], object]:
    """Return the function that unpickles a task, which is pickled as code: it runs where ksyspark is missing."""

    def unpacked(pickled: bytes) -> object:
        import pickle  # noqa: PLC0415 (names of this module are not there)
        import sys  # noqa: PLC0415

        try:
            kind, fields = pickle.loads(pickled)  # noqa: S301 (made by our own driver)
        except ModuleNotFoundError as error:
            raise ImportError(
                f"The Python of this Spark executor, {sys.executable}, has no module {error.name}: install ksyspark "
                "there with pip, or ship the driver's environment (--archives)."
            ) from None
        task = object.__new__(kind)
        vars(task).update(fields)
        return task

    return unpacked


_OURS = re.compile(r"(?:ksyspark(?:\.\w+)*\.(\w+)|ImportError): (.+)")
_REFUSAL = re.compile(r"\[([A-Z_.]+)\] .+")
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
    """Return what a worker raised on purpose (the last line), what Spark refuses, that a worker was killed, or None."""
    errors = _OURS.findall(str(error))
    refusal = _REFUSAL.search(str(error))
    if refusal and (isinstance(error, AnalysisException) or refusal[1] == "DATA_SOURCE_NOT_FOUND"):
        return OptionError(refusal[0])
    if not errors:
        return KsysparkError(_KILLED) if _DEATH in str(error) else None
    name, text = errors[-1]
    return _CLASSES.get(name, KsysparkError)(text.strip())
