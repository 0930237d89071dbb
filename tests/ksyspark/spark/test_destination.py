"""What a destination looks like when moving the files into it fails half way."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark.errors import SourceError
from ksyspark.spark.destination import Destination


def fill(destination: Destination, **files: str) -> None:
    for name, content in files.items():
        (Path(destination.job_address) / name).write_text(content)


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


def test_abandon_removes_what_prepare_made_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    for name in ("there", "new"):
        destination = Destination(str(tmp_path / name), "error")
        destination.prepare()
        destination.abandon()
    assert tree(tmp_path) == ["there"]
