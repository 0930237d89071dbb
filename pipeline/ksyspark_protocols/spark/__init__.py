"""Everything of protocols that faces Spark: the only package of `ksyspark_protocols` that imports pyspark."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import pyarrow as pa

from ksyspark import spark  # noqa: F401 (before any import of pyspark: it says what to install)

# isort: split
from pyspark.sql import DataFrame

from ksyspark.destination.parquet import Compression, TableFiles
from ksyspark.spark.workers import Task, freeze_loaded_modules, worker_errors

_MANIFEST = "counts string, files string"


@dataclass(frozen=True)
class WriteTask(Task):
    """Write tables that `tables_of` makes of batches to a job's folder, inside a worker; give files and counts."""

    folder: str
    schemas: Mapping[str, pa.Schema]
    compression: Compression
    tables_of: Callable[[Iterator[pa.RecordBatch], Counter[str]], Iterator[Mapping[str, pa.Table | pa.RecordBatch]]]

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        files, counts = TableFiles(self.folder, self.schemas, self.compression), Counter[str]()
        for tables in self.tables_of(batches, counts):
            files.write(tables)
        yield pa.RecordBatch.from_pylist([{"counts": json.dumps(counts), "files": json.dumps(files.close())}])

    def collect(self, rows: DataFrame) -> tuple[dict[str, list[str]], Counter[str]]:
        """Let workers write rows; return the names of files by table, and the counts. Raises SourceError."""
        files, counts = defaultdict[str, list[str]](list), Counter[str]()
        with worker_errors():
            for told in rows.mapInArrow(self.function, _MANIFEST).collect():
                counts.update(json.loads(told["counts"]))
                for name, names in json.loads(told["files"]).items():
                    files[name] += names
        return files, counts
