"""`generated/` is what the specifications say, and any edit by hand is named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from ksyspark_codegen import compare, generate, write

ROOT = Path(__file__).parents[1]
GENERATED = ROOT / "generated"
PATHS = sorted(path.relative_to(GENERATED).as_posix() for path in GENERATED.rglob("*.*") if path.suffix != ".pyc")


@pytest.fixture(scope="module")
def files() -> Mapping[str, str]:
    """Return all that follows from the specifications of this checkout."""
    return generate(ROOT / "ksy")


@pytest.fixture(scope="module")
def folder(files: Mapping[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return another folder with the same files."""
    copy = tmp_path_factory.mktemp("copy")
    write(files, copy)
    return copy


def test_generated_is_fresh(files: Mapping[str, str]) -> None:
    assert [str(difference) for difference in compare(files, GENERATED)] == []


@pytest.mark.parametrize("path", PATHS)
def test_an_edit_by_hand_is_named_and_undone(files: Mapping[str, str], folder: Path, path: str) -> None:
    edited = folder / path
    edited.write_bytes(edited.read_bytes().replace(b"e", b"E", 1))
    assert [(one.path, one.what) for one in compare(files, folder)] == [
        (path, "differs from what the specifications say")
    ]
    assert [one.path for one in write(files, folder)] == [path]
    assert edited.read_bytes() == files[path].encode()


@pytest.mark.parametrize("path", PATHS)
def test_a_file_that_is_gone_is_named_and_made_again(files: Mapping[str, str], folder: Path, path: str) -> None:
    (folder / path).unlink()
    assert [(one.path, one.what) for one in compare(files, folder)] == [(path, "is missing")]
    write(files, folder)
    assert compare(files, folder) == []


def test_a_file_of_somebody_else_is_named(files: Mapping[str, str], folder: Path) -> None:
    (folder / "tests" / "test_mine.py").write_text("")
    assert [one.path for one in compare(files, folder)] == ["tests/test_mine.py"]
    write(files, folder)
    assert not (folder / "tests" / "test_mine.py").exists()


def test_two_runs_give_the_same(files: Mapping[str, str]) -> None:
    assert generate(ROOT / "ksy") == files
