"""`ksyspark generate`: a folder that holds what the specifications say, and nothing of anybody else."""

from __future__ import annotations

from pathlib import Path

import pytest

SPEC = "meta: {id: pair, license: MIT}\ndoc: Two bytes.\nseq: [{id: a, type: u1}, {id: b, size: 1}]\n"


@pytest.fixture
def ksy(tmp_path: Path) -> Path:
    """Return a folder with one small specification."""
    (tmp_path / "ksy").mkdir()
    (tmp_path / "ksy" / "pair.ksy").write_text(SPEC)
    return tmp_path / "ksy"


def test_writes_what_is_missing_and_says_so(ksyspark, ksy, tmp_path):
    out = tmp_path / "out"
    first = ksyspark("generate", "--ksy", ksy, "--out", out, "--package", "pairs")
    files = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    assert (first.status, first.errors) == (0, "")
    assert first.text.splitlines() == [*files, f"{len(files)} files in {out}, {len(files)} of them written"]
    assert {"MANIFEST.json", "pairs/schemas/pair.py", "tests/test_pair.py"} <= set(files)
    again = ksyspark("generate", "--ksy", ksy, "--out", out, "--package", "pairs")
    assert again.text == f"{len(files)} files in {out}, 0 of them written\n"


def test_a_specification_that_is_gone_takes_its_files_along(ksyspark, ksy, tmp_path):
    out = tmp_path / "out"
    (ksy / "other.ksy").write_text(SPEC.replace("pair", "other"))
    ksyspark("generate", "--ksy", ksy, "--out", out)
    (ksy / "other.ksy").unlink()
    ended = ksyspark("generate", "--ksy", ksy, "--out", out)
    assert ended.status == 0
    assert "tests/test_other.py" in ended.text
    assert not (out / "tests" / "test_other.py").exists()


def test_a_folder_of_other_files_is_left_alone(ksyspark, ksy, tmp_path):
    out = tmp_path / "mine"
    out.mkdir()
    (out / "thesis.txt").write_text("years of work")
    ended = ksyspark("generate", "--ksy", ksy, "--out", out)
    assert (ended.status, ended.output) == (1, b"")
    assert ended.errors == f"ksyspark: {out} holds files that were not generated; choose an empty folder.\n"
    assert [path.name for path in out.iterdir()] == ["thesis.txt"]


def test_an_unwritable_destination(ksyspark, ksy, tmp_path):
    (tmp_path / "file").write_text("in the way")
    ended = ksyspark("generate", "--ksy", ksy, "--out", tmp_path / "file" / "out")
    assert (ended.status, ended.output) == (1, b"")
    assert ended.errors == f"ksyspark: {tmp_path / 'file' / 'out'} cannot be written: Not a directory\n"
    assert ksyspark("generate", "--ksy", ksy, "--out", tmp_path / "file").status == 2


@pytest.mark.parametrize("name", ["two words", "class", "a-b", "1st"])
def test_a_package_that_cannot_be_imported(ksyspark, ksy, tmp_path, name):
    ended = ksyspark("generate", "--ksy", ksy, "--out", tmp_path / "out", "--package", name)
    assert ended.status == 2
    assert f"'{name}' cannot be the name of a Python package." in ended.errors
    assert not (tmp_path / "out").exists()


def test_all_mistakes_are_listed_and_nothing_is_written(ksyspark, ksy, bad_specs, tmp_path):
    (ksy / "three_mistakes.ksy").write_bytes((bad_specs / "three_mistakes.ksy").read_bytes())
    ended = ksyspark("generate", "--ksy", ksy, "--out", tmp_path / "out")
    assert (ended.status, ended.output) == (1, b"")
    assert len(ended.errors.splitlines()) == 3
    assert not (tmp_path / "out").exists()


def test_a_folder_without_specifications(ksyspark, tmp_path):
    (tmp_path / "none").mkdir()
    ended = ksyspark("generate", "--ksy", tmp_path / "none", "--out", tmp_path / "out")
    assert ended.status == 1
    assert ended.errors.endswith("there is no .ksy file in this folder\n")
    assert ended.errors.count("\n") == 1
