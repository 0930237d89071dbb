"""What a destination looks like when moving files into it fails, is killed, or is done by two at once."""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyarrow import fs

from ksyspark.destination import Destination as _Destination
from ksyspark.destination import WriteOptions
from ksyspark.errors import OptionError, SourceError
from ksyspark.options.read_options import GivenOptions

TABLES = ("records", "rejects")


class Destination(_Destination):
    """A destination with two tables, of which a commit gets the names of files."""

    def __init__(self, written: str, mode: Any, batch: str | None = None) -> None:
        super().__init__(written, TABLES, WriteOptions(mode, batch))

    def commit(self, files: dict[str, list[str]], counts: Any = None) -> None:  # type: ignore[override]
        super().commit(lambda: [(one, f"{table}/{one}") for table, names in files.items() for one in names], counts)


def fill(destination: Destination, **files: str) -> None:
    for name, content in files.items():
        (Path(destination.address) / name).write_text(content)


def tree(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


@pytest.mark.parametrize("mode", ["append", "overwrite"])
def test_a_failed_commit_is_undone(tmp_path: Path, mode: str) -> None:
    out = tmp_path / "out"
    (out / "records").mkdir(parents=True)
    (out / "records" / "old").write_text("old")
    before = tree(out)
    destination = Destination(str(out), mode)  # type: ignore[arg-type]
    destination.prepare()
    fill(destination, one="1")
    with pytest.raises(SourceError, match="out: cannot be completed"):
        destination.commit({"records": ["one"], "rejects": ["missing"]})
    assert tree(out) == before
    assert (out / "records" / "old").read_text() == "old"


def test_two_jobs_side_by_side(tmp_path: Path) -> None:
    first, second = (Destination(str(tmp_path / "out"), "append") for _ in range(2))
    for number, destination in enumerate((first, second)):
        destination.prepare()
        fill(destination, **{f"f{number}": "x"})
    first.commit({"records": ["f0"]})
    second.commit({"records": ["f1"]})
    assert tree(tmp_path / "out") == ["_SUCCESS", "records", "records/f0", "records/f1"]


def test_two_jobs_side_by_side_with_other_columns(tmp_path: Path) -> None:
    first, second = (Destination(str(tmp_path / "out"), "append") for _ in range(2))
    schemas = [pa.schema([("a", pa.int32())]), pa.schema([("b", pa.int32())])]
    for destination, schema in zip((first, second), schemas, strict=True):
        destination.prepare()
        destination.check_columns({"records": schema})
        pq.write_table(schema.empty_table(), Path(destination.address) / "one.parquet")
    first.commit({"records": ["one.parquet"]})
    with pytest.raises(SourceError, match="has other columns than would be appended: a would be missing; b is new"):
        second.commit({"records": ["one.parquet"]})
    assert tree(tmp_path / "out") == ["_SUCCESS", "records", "records/one.parquet"]


def test_abandon_removes_what_prepare_made_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    for name in ("there", "new"):
        destination = Destination(str(tmp_path / name), "error")
        destination.prepare()
        destination.abandon()
    assert tree(tmp_path) == ["there"]


class DyingSystem:
    """A file system whose process ends before its `steps`-th change."""

    def __init__(self, system: fs.FileSystem, steps: int) -> None:
        self._system, self._steps = system, steps

    def __getattr__(self, name: str) -> Any:
        if name in {"create_dir", "move", "open_output_stream", "delete_file", "delete_dir"}:
            self._steps -= 1
            if self._steps < 0:
                os._exit(9)
        return getattr(self._system, name)


def killed_commit(out: Path, mode: str, steps: int) -> bool:
    """Commit two new files in a process that dies after some changes of the file system; say whether it died."""
    child = os.fork()
    if not child:
        destination = Destination(str(out), mode)  # type: ignore[arg-type]
        destination.prepare()
        fill(destination, new1="n", new2="n")
        system = DyingSystem(destination._system, steps)
        destination._system = system  # type: ignore[assignment]
        destination._journal = replace(destination._journal, system=system)
        destination.commit({"records": ["new1", "new2"], "rejects": []})
        os._exit(0)
    return os.waitpid(child, 0)[1] != 0


def table(out: Path) -> list[str]:
    return [path for path in tree(out) if path.startswith("re") and (out / path).is_file()]


@pytest.mark.parametrize("mode", ["error", "append", "overwrite"])
def test_a_commit_killed_at_any_step_is_taken_back_or_finished_by_the_next_run(tmp_path: Path, mode: str) -> None:
    new = ["records/new1", "records/new2"]
    old = [] if mode == "error" else ["records/old", "rejects/old"]
    whole = (old, new if mode == "overwrite" else sorted(old + new))
    seen: set[bool] = set()
    for steps in range(60):
        out = tmp_path / str(steps)
        for path in old:
            (out / path).parent.mkdir(parents=True, exist_ok=True)
            (out / path).write_text("o")
        if old:
            (out / "_SUCCESS").touch()
        has_died = killed_commit(out, mode, steps)
        if (out / "_SUCCESS").exists():
            assert table(out) in whole, steps
        after = Destination(str(out), "append")
        after.prepare()
        assert table(out) in whole, steps
        assert (out / "_SUCCESS").exists() == (bool(old) or table(out) == whole[1]), steps
        after.abandon()
        assert not (out / "_temporary").exists()
        seen.add(table(out) == whole[1])
        if not has_died:
            break
    assert seen == {False, True}
    assert not has_died


@pytest.fixture(params=["local disk", "without locks"])
def run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that makes destinations, on a local disk and on a file system that has no locks."""
    if request.param == "without locks":
        monkeypatch.setattr("ksyspark.destination.marks.fcntl", None)
    monkeypatch.setattr("ksyspark.destination._WAIT_SECONDS", 0.2)
    return lambda out, mode, batch=None: Destination(str(out), mode, batch)


@pytest.mark.parametrize("first", ["error", "overwrite", "append"])
@pytest.mark.parametrize("second", ["error", "overwrite", "append"])
def test_one_run_may_be_alone(tmp_path: Path, run: Any, first: str, second: str) -> None:
    one, other = run(tmp_path / "out", first), run(tmp_path / "out", second)
    one.prepare()
    fill(one, f="x")
    if first == second == "append":
        other.prepare()
        other.abandon()
    else:
        with pytest.raises(SourceError, match=rf"out: another run is writing there.*process {os.getpid()} on "):
            other.prepare()
    one.commit({"records": ["f"], "rejects": []})
    assert tree(tmp_path / "out") == ["_SUCCESS", "records", "records/f"]


def test_of_runs_that_begin_together_one_wins(tmp_path: Path) -> None:
    for number in range(20):
        runs = [Destination(str(tmp_path / f"{number}"), "error") for _ in range(4)]
        begin = threading.Barrier(len(runs))
        won: list[Destination] = []

        def go(one: Destination, won: list[Destination] = won, begin: threading.Barrier = begin) -> None:
            begin.wait()
            with suppress(SourceError):
                one.prepare()
                fill(one, f="x")
                one.commit({"records": ["f"], "rejects": []})
                won.append(one)

        threads = [threading.Thread(target=go, args=(one,)) for one in runs]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(won) == 1
        assert tree(tmp_path / f"{number}") == ["_SUCCESS", "records", "records/f"]


def test_what_arrives_in_the_folder_meanwhile_stays_and_refuses_the_commit(tmp_path: Path, run: Any) -> None:
    one = run(tmp_path / "out", "error")
    one.prepare()
    fill(one, f="x")
    (tmp_path / "out" / "mine").touch()
    with pytest.raises(SourceError, match="is not empty"):
        one.commit({"records": ["f"], "rejects": []})
    assert tree(tmp_path / "out") == ["mine"]


def test_folders_of_dead_runs_are_removed(tmp_path: Path, run: Any) -> None:
    out = tmp_path / "out"
    child = os.fork()
    if not child:
        dying = run(out, "error")
        dying.prepare()
        fill(dying, half="x")
        os._exit(9)
    os.waitpid(child, 0)
    assert len(list((out / "_temporary").iterdir())) == 1
    one = run(out, "error")
    one.prepare()
    assert len(list((out / "_temporary").iterdir())) == 1
    one.commit({"records": [], "rejects": []})
    assert tree(out) == ["_SUCCESS"]


def test_a_run_on_another_machine_is_dead_when_its_mark_is_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ksyspark.destination.marks.fcntl", None)
    job = tmp_path / "out" / "_temporary" / "job"
    job.mkdir(parents=True)
    mark = job / "owner"
    mark.write_text('{"is_alone": true, "pid": 1, "processes": "elsewhere pid:[1]", "started": "2026-01-31T10:00:00"}')
    one = Destination(str(tmp_path / "out"), "append")
    with pytest.raises(SourceError, match=r"another run is writing there \(process 1 on elsewhere, since 2026-01-31"):
        one.prepare()
    os.utime(mark, (0, 0))
    one.prepare()
    assert not job.exists()
    one.abandon()


@pytest.mark.parametrize("mode", ["error", "append", "overwrite"])
def test_a_batch_is_written_once(tmp_path: Path, run: Any, mode: str) -> None:
    counts = {"messages": 3, "records": 2, "rejects": 1}
    for number, expected in enumerate([None, counts]):
        one = run(tmp_path / "out", mode, "May / first")
        assert one.prepare() == expected
        if expected is None:
            fill(one, **{f"f{number}": "x"})
            one.commit({"records": [f"f{number}"], "rejects": []}, counts)
    files = ["_SUCCESS", "_batches", "_batches/May%20%2F%20first.json", "records", "records/f0"]
    assert tree(tmp_path / "out") == files


def test_overwriting_forgets_earlier_batches(tmp_path: Path, run: Any) -> None:
    for mode, batch in (("append", "a"), ("overwrite", "b")):
        one = run(tmp_path / "out", mode, batch)
        one.prepare()
        one.commit({"records": [], "rejects": []}, {})
    assert [path for path in tree(tmp_path / "out") if "/" in path] == ["_batches/b.json"]


def test_of_two_runs_with_one_batch_the_later_changes_nothing(tmp_path: Path, run: Any) -> None:
    runs = [run(tmp_path / "out", "append", "a") for _ in range(2)]
    for number, one in enumerate(runs):
        one.prepare()
        fill(one, **{f"f{number}": "x"})
    runs[0].commit({"records": ["f0"], "rejects": []}, {})
    with pytest.raises(SourceError, match="another run has written this batch meanwhile"):
        runs[1].commit({"records": ["f1"], "rejects": []}, {})
    assert tree(tmp_path / "out") == ["_SUCCESS", "_batches", "_batches/a.json", "records", "records/f0"]


@pytest.mark.parametrize("batch", ["", "x" * 201])
def test_a_batch_has_a_name_that_a_file_can_have(batch: str) -> None:
    with pytest.raises(OptionError, match="batch: expected 1 to 200 letters or digits, found"):
        GivenOptions({"batch": batch}, WriteOptions)


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("file", "it is a file, not a folder"),
        ("file/out", "{0}/file is no folder"),
        ("link", "it is a link that leads nowhere, to {0}/nowhere"),
        ("link/out", "{0}/link is a link that leads nowhere, to {0}/nowhere"),
        ("link_to_file", "it is a file, not a folder"),
    ],
)
def test_what_is_in_the_way_is_named(tmp_path: Path, written: str, says: str) -> None:
    (tmp_path / "file").write_text("x")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    (tmp_path / "link_to_file").symlink_to(tmp_path / "file")
    with pytest.raises(SourceError) as raised:
        Destination(str(tmp_path / written), "error").prepare()
    assert str(raised.value) == f"{tmp_path / written}: cannot be written: {says.format(tmp_path)}"
    assert tree(tmp_path) == ["file", "link", "link_to_file"]
