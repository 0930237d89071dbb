"""Workers: compiled code and loaded modules from task to task, and the errors that they raise."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pyarrow as pa
import pytest
from numba.core import event
from pyspark import cloudpickle

from ksyspark.errors import SourceError
from ksyspark.formats import find_format
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark.spark.source import KsyReader, files_of
from ksyspark.spark.workers import freeze_loaded_modules, worker_error


@pytest.fixture
def frozen(monkeypatch) -> Iterator[list[int]]:
    """Count instead of doing it: this process has garbage still."""
    found: list[int] = []
    monkeypatch.setattr(gc, "freeze", lambda: found.append(1))
    freeze_loaded_modules.cache_clear()
    yield found
    freeze_loaded_modules.cache_clear()


def test_a_worker_that_reads_does_it_once(frozen, note_ksy, folder) -> None:
    source = files_of({"format": note_ksy, "framing": "stream", "path": str(folder)})
    reader = KsyReader(source.reader(source.schema()))
    [partition] = reader.partitions()
    assert not frozen
    for _ in range(2):
        assert sum(batch.num_rows for batch in reader.read(partition))
    assert frozen == [1]


def test_the_next_collection_has_less_to_look_at(spark) -> None:
    def looked_at(batches):
        # An earlier test may have frozen this worker before it loaded all that it has now.
        freeze_loaded_modules.cache_clear()
        freeze_loaded_modules()
        for _ in batches:
            yield pa.RecordBatch.from_pylist([{"spared": gc.get_freeze_count(), "left": len(gc.get_objects())}])

    spared, left = spark.range(1).mapInArrow(looked_at, "spared long, left long").first()
    assert left < spared


def test_later_tasks_of_a_worker_compile_nothing(spark) -> None:
    """Numba reports each function that it compiles. Tasks follow each other, so workers that wait get them in turn.

    Compiled code that is kept on disk is not compiled by a new process either: only the same one has it loaded already.
    """

    def decoded(batches):
        has_machine = "ksyspark.vm.run" in sys.modules
        with event.install_recorder("numba:compile") as compiled:
            fmt = find_format("mqmde")
            decoder = ColumnDecoder(fmt, ReadOptions.from_mapping({}, fmt.layout))
            rows = sum(one.num_rows for batch in batches for one, _ in decoder.decode(batch.column(0), {}))
        report = {"rows": rows, "had": has_machine, "compiled": len(compiled.buffer), "worker": os.getpid()}
        yield pa.RecordBatch.from_pylist([report])

    values = spark.range(1000).selectExpr("encode(string(id), 'UTF-8') value").coalesce(1)
    tasks = [
        values.mapInArrow(decoded, "rows long, had boolean, compiled long, worker long").collect()[0] for _ in range(12)
    ]
    assert [task.rows for task in tasks] == [1000] * 12
    later = [task for at, task in enumerate(tasks) if task.worker in {earlier.worker for earlier in tasks[:at]}]
    assert later
    assert all(task.had and task.compiled == 0 for task in later)


def test_the_last_of_our_errors_is_found() -> None:
    text = (
        "[PYTHON_EXCEPTION] Traceback:\n  File x\nksyspark.errors.SourceError: a.gz: cannot be read: bad\n SQLSTATE: 1"
    )
    found = worker_error(RuntimeError(text))
    assert isinstance(found, SourceError)
    assert str(found) == "a.gz: cannot be read: bad"


def test_a_killed_worker_is_one_sentence(spark) -> None:
    def die(_batches):
        os.kill(os.getpid(), signal.SIGKILL)
        yield

    with pytest.raises(Exception, match="Python worker exited unexpectedly") as raised:
        spark.range(1).mapInArrow(die, "id long").collect()
    assert str(worker_error(raised.value)).startswith("A Python worker of Spark was killed, as the system does where")


def test_other_errors_are_not_ours() -> None:
    assert worker_error(RuntimeError("java.lang.OutOfMemoryError: heap")) is None


def test_a_python_without_ksyspark_says_so(note_ksy, folder, tmp_path) -> None:
    source = files_of({"format": note_ksy, "framing": "stream", "path": str(folder)})
    (tmp_path / "reader").write_bytes(cloudpickle.dumps(KsyReader(source.reader(source.schema()))))
    hidden = "import sys; sys.modules['ksyspark'] = None"
    program = f"{hidden}; from pyspark import cloudpickle; cloudpickle.load(open({str(tmp_path / 'reader')!r}, 'rb'))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert str(worker_error(RuntimeError(ended.stderr))) == (
        f"The Python of this Spark executor, {sys.executable}, has no module ksyspark.spark: "
        "install ksyspark there with pip, or ship the driver's environment (--archives)."
    )


def test_what_is_pickled_comes_back(note_ksy, folder) -> None:
    source = files_of({"format": note_ksy, "framing": "stream", "path": str(folder)})
    reader = cloudpickle.loads(cloudpickle.dumps(KsyReader(source.reader(source.schema()))))
    assert sum(batch.num_rows for one in reader.partitions() for batch in reader.read(one)) == 41
