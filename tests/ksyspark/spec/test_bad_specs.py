"""Specifications with one mistake each: the front end names it and its place, and the official compiler refuses it too.

A file of `tests/bad_specs` begins with what is expected, `# expect: LINE:COLUMN: /yaml/path: sentence` (the file
in front where it is an imported one), with `# only ours: why` where the official compiler lets it pass, and with
`# breaks the compiler: why` where it does not survive.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import pytest

from ksyspark.spec.load import check_and_unroll, load_library
from ksyspark.spec.load_yaml import load_tree_file
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml import plain
from ksyspark_codegen.kaitai import CompileJob, Refusal, compile_specs

FOLDER = Path(__file__).parents[2] / "bad_specs"
BAD = sorted(FOLDER.glob("*.ksy"))
EXPECT = "# expect: "
ONLY_OURS = "# only ours: "
BREAKS = "# breaks the compiler: "


def named(path: Path) -> str:
    return path.stem


def marked(path: Path, mark: str) -> Iterator[str]:
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(mark):
            yield line.removeprefix(mark)


def found(path: Path) -> Iterator[str]:
    try:
        check_and_unroll(load_library([path], FOLDER))
    except SpecError as error:
        for problem in error.problems:
            yield shown(problem, path)


def shown(problem: Problem, path: Path) -> str:
    file = "" if problem.file == path.name else f"{problem.file}:"
    return f"{file}{problem.line}:{problem.column}: {problem.path or '/'}: {problem.sentence}"


def job_of(path: Path) -> CompileJob | None:
    """Return the text for the official compiler, or None where the YAML itself is refused."""
    try:
        spec = read(path)
    except SpecError:
        return None
    parts = {f"parts/{part.stem}": read(part) for part in sorted((FOLDER / "parts").glob("*.ksy"))}
    absolute = {f"/{name}": part for name, part in parts.items()}
    return CompileJob(path.stem, spec, {**parts, **absolute})


def read(path: Path) -> Mapping[str, object]:
    return cast(Mapping[str, object], plain(load_tree_file(path)))


def test_there_are_bad_specs_of_many_kinds() -> None:
    assert len(BAD) > 80


@pytest.mark.parametrize("path", BAD, ids=named)
def test_every_problem_has_its_place(path: Path) -> None:
    expected = list(marked(path, EXPECT))
    assert expected
    assert list(found(path)) == expected


def test_three_mistakes_in_one_file_are_reported_together() -> None:
    assert len(list(found(FOLDER / "three_mistakes.ksy"))) == 3


def test_the_official_compiler_refuses_them_too() -> None:
    jobs = {path.stem: job for path in BAD if not list(marked(path, BREAKS)) and (job := job_of(path)) is not None}
    results = dict(zip(jobs, compile_specs(list(jobs.values())), strict=True))
    accepted = {name for name, result in results.items() if not isinstance(result, Refusal)}
    assert accepted == {path.stem for path in BAD if list(marked(path, ONLY_OURS))}


@pytest.mark.parametrize("path", [path for path in BAD if list(marked(path, BREAKS))], ids=named)
def test_what_breaks_the_official_compiler_is_a_refusal(path: Path) -> None:
    job = job_of(path)
    assert job is not None
    [result] = compile_specs([job])
    assert isinstance(result, Refusal)
    assert "failed" in result.message


@pytest.mark.parametrize("path", sorted((FOLDER / "parts").glob("*.ksy")), ids=named)
def test_the_parts_to_import_are_sound_where_they_say_so(path: Path) -> None:
    assert bool(list(found(path))) == (path.stem == "unsound")
