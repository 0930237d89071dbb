"""`generated/` is what the specifications say, and what differs is named; `make test` runs `ksyspark check` too."""

from __future__ import annotations

import pickle
import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from ksyspark.compiler.build import Compiled, build_all, files_of
from ksyspark.formats import find_format
from ksyspark.spec.load import load_specifications
from ksyspark_codegen.generate import Content, compare, generate, write

ROOT = Path(__file__).parents[1]
GENERATED = ROOT / "generated"
EDITED = ["MANIFEST.json", "ksyspark_formats/schemas/mqmde.py", "tests/test_mqmde.py"]
COMPILED = [f"ksyspark_formats/compiled/mqmde/{part}.pickle" for part in Compiled.__dataclass_fields__]
DIFFERS = "differs from what the specifications say"


@pytest.mark.slow
def test_generated_is_fresh_and_a_second_run_gives_the_same() -> None:
    files = generate(ROOT / "ksy")
    assert [str(difference) for difference in compare(files, GENERATED)] == []
    assert generate(ROOT / "ksy") == files


@pytest.fixture(scope="module")
def files() -> Mapping[str, Content]:
    """Return some generated files, and the compiled parts of one format."""
    texts = {path: (GENERATED / path).read_text(encoding="utf-8") for path in EDITED}
    typer = load_specifications([ROOT / "ksy" / "ibm_mq" / "mqmde.ksy"], ROOT)
    compiled = {"mqmde": build_all(typer)["mqmde"]}
    return {**texts, **{f"ksyspark_formats/{path}": file for path, file in files_of(compiled)}}


@pytest.fixture
def folder(files: Mapping[str, Content], tmp_path: Path) -> Path:
    """Return another folder with the same files."""
    for path in files:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(GENERATED / path, tmp_path / path)
    return tmp_path


@pytest.mark.parametrize("path", EDITED)
def test_an_edit_by_hand_is_named_and_undone(files: Mapping[str, Content], folder: Path, path: str) -> None:
    whole = (folder / path).read_bytes()
    (folder / path).write_bytes(whole.replace(b"e", b"E", 1))
    assert [(one.path, one.what) for one in compare(files, folder)] == [(path, DIFFERS)]
    assert [one.path for one in write(files, folder)] == [path]
    assert (folder / path).read_bytes() == whole


@pytest.mark.parametrize("path", COMPILED)
def test_a_compiled_part_that_is_cut_off_or_of_another_format_is_named(
    files: Mapping[str, Content], folder: Path, path: str
) -> None:
    whole, other = (folder / path).read_bytes(), (GENERATED / path.replace("mqmde", "tibrv_msg")).read_bytes()
    for wrong in (whole[:-10], b"", other):
        (folder / path).write_bytes(wrong)
        assert [(one.path, one.what) for one in compare(files, folder)] == [(path, DIFFERS)]
    write(files, folder)
    assert compare(files, folder) == []


def test_a_stale_plan_is_named_and_the_bytes_of_another_python_are_not(
    files: Mapping[str, Content], folder: Path
) -> None:
    path = "ksyspark_formats/compiled/mqmde/plan.pickle"
    plan = find_format("mqmde").plan
    (folder / path).write_bytes(pickle.dumps(plan, protocol=4))
    assert compare(files, folder) == []
    (folder / path).write_bytes(pickle.dumps(replace(plan, registers=plan.registers + 1)))
    assert [(one.path, one.what) for one in compare(files, folder)] == [(path, DIFFERS)]


@pytest.mark.parametrize("path", [EDITED[-1], COMPILED[0]])
def test_a_file_that_is_gone_is_named_and_made_again(files: Mapping[str, Content], folder: Path, path: str) -> None:
    (folder / path).unlink()
    assert [(one.path, one.what) for one in compare(files, folder)] == [(path, "is missing")]
    write(files, folder)
    assert compare(files, folder) == []


def test_a_file_of_somebody_else_is_named_and_removed(files: Mapping[str, Content], folder: Path) -> None:
    (folder / "tests" / "test_mine.py").write_text("")
    assert [one.path for one in compare(files, folder)] == ["tests/test_mine.py"]
    write(files, folder)
    assert not (folder / "tests" / "test_mine.py").exists()
