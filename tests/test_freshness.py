"""`generated/` is what the specifications say, and an edit by hand is undone; `make test` runs `ksyspark check` too."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ksyspark_codegen import compare, generate, write

ROOT = Path(__file__).parents[1]
GENERATED = ROOT / "generated"


@pytest.mark.slow
def test_generated_is_fresh() -> None:
    assert [str(difference) for difference in compare(generate(ROOT / "ksy"), GENERATED)] == []


@pytest.mark.parametrize("path", ["MANIFEST.json", "ksyspark_formats/schemas/mqtt_v3.py", "tests/test_mqtt_v3.py"])
def test_an_edit_by_hand_is_named_and_undone(path: str, tmp_path: Path) -> None:
    files = {one: (GENERATED / one).read_text(encoding="utf-8") for one in sorted(tracked())}
    folder = tmp_path / "generated"
    shutil.copytree(GENERATED, folder)
    (folder / path).write_text(files[path].replace("e", "E", 1), encoding="utf-8")
    assert [(one.path, one.what) for one in compare(files, folder)] == [
        (path, "differs from what the specifications say")
    ]
    assert [one.path for one in write(files, folder)] == [path]
    assert (folder / path).read_text(encoding="utf-8") == files[path]


def tracked() -> list[str]:
    files = [path for path in GENERATED.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return [path.relative_to(GENERATED).as_posix() for path in files]
