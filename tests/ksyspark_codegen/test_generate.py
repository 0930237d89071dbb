"""Generation is a pure function of the specifications."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from ksyspark.spec.problems import SpecError
from ksyspark_codegen.generate import generate

ONE = "meta: {id: one, endian: be}\nseq: [{id: a, type: u2}]\n"
FLAT = """
meta: {id: flat, imports: [one]}
seq: [{id: n, type: u1}, {id: inner, type: flat, if: n > 0}, {id: one, type: one}]
instances: {below: {value: 'n > 0 ? inner.n : 0'}}
"""
TWO = "meta: {id: two, imports: [../first/one]}\nseq: [{id: a, type: one}]\n"


@pytest.fixture
def ksy(tmp_path: Path) -> Path:
    for path, text in {"first/one.ksy": ONE, "second/two.ksy": TWO}.items():
        (tmp_path / "ksy" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "ksy" / path).write_text(text, encoding="utf-8")
    return tmp_path / "ksy"


def test_twice_is_the_same_and_sorted(ksy: Path) -> None:
    first = generate(ksy)
    assert list(first.items()) == list(generate(ksy).items())
    assert list(first) == sorted(first)


def test_the_place_of_the_checkout_and_of_the_caller_do_not_matter(
    ksy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = generate(ksy)
    elsewhere = tmp_path / "else/where/ksy"
    shutil.copytree(ksy, elsewhere)
    monkeypatch.chdir(tmp_path)
    assert generate(elsewhere) == first
    monkeypatch.chdir(elsewhere)
    assert generate(Path("../ksy")) == first


def test_the_order_of_files_does_not_matter(ksy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = generate(ksy)
    rglob = Path.rglob
    monkeypatch.setattr(Path, "rglob", lambda folder, pattern: iter(list(rglob(folder, pattern))[::-1]))
    assert generate(ksy) == first


def test_no_text_holds_a_date_or_a_place_of_this_machine(ksy: Path, tmp_path: Path) -> None:
    for path, content in generate(ksy).items():
        data = content.encode() if isinstance(content, str) else content.data
        assert str(tmp_path).encode() not in data, path
        assert not re.search(rb"\b20[2-9]\d-\d\d-\d\d\b", data), path


def test_every_file_of_ours_says_where_it_comes_from(ksy: Path) -> None:
    for path, text in generate(ksy).items():
        if isinstance(text, str) and path.endswith(".py"):
            assert text.startswith(("# Generated ", "# This is a generated file!")), path


def test_a_folder_without_specifications_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"there is no .* file in this folder"):
        generate(tmp_path)


def test_mistakes_of_all_specifications_are_told_together(ksy: Path) -> None:
    (ksy / "first/one.ksy").write_text("meta: {id: one}\nseq: [{id: a, type: u2}, {id: b, type: nothing}]\n")
    (ksy / "second/two.ksy").write_text("meta: {id: two, imports: [../first/one]}\nseq: [{id: a, type: won}]\n")
    with pytest.raises(SpecError) as caught:
        generate(ksy)
    assert [problem.file for problem in caught.value.problems] == ["ksy/first/one.ksy"] * 2 + ["ksy/second/two.ksy"]


def test_a_type_whose_levels_cannot_be_written_out_is_a_flat_list(ksy: Path) -> None:
    before = generate(ksy)
    (ksy / "first/flat.ksy").write_text(FLAT)
    files = generate(ksy)
    changed = {name for name in before if files[name] != before[name]}
    assert changed == {"MANIFEST.json", "ksyspark_formats/__init__.py"}
    assert "class Flat(" in str(files["ksyspark_formats/parsers/flat.py"])
    schema: dict[str, Any] = {}
    exec(str(files["ksyspark_formats/schemas/flat.py"]), schema)
    assert [field.name for field in schema["FLAT"]["inner"].dataType.elementType] == [
        *("_id", "_parent_id", "_depth", "_path"),
        *("n", "one", "below"),
    ]


def test_mistakes_beside_flat_lists_are_told(ksy: Path) -> None:
    (ksy / "first/flat.ksy").write_text(FLAT.replace("inner.n", "inner.m"))
    with pytest.raises(SpecError, match="there is no field `m`"):
        generate(ksy)
    (ksy / "first/flat.ksy").write_text(FLAT)
    (ksy / "second/two.ksy").write_text("meta: {id: two}\nseq: [{id: a, type: won}]\n")
    with pytest.raises(SpecError, match="won") as caught:
        generate(ksy)
    assert [problem.file for problem in caught.value.problems] == ["ksy/second/two.ksy"]
