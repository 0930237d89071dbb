"""Specifications that would make too much of anything: a problem with the place and the limit, found soon."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark.compiler.build import build_path
from ksyspark.spec.library import Library
from ksyspark.spec.problems import SpecError

HEAD = "meta: {id: demo, endian: be}\nseq: [{id: first, type: t0}]\n"


def nested(count: int) -> str:
    """Return a specification of types of which each is defined in the one before."""
    text = HEAD
    for number in range(count):
        indent = "    " * number
        used = f"t{number + 1}" if number < count - 1 else "u1"
        text += f"{indent}types:\n{indent}  t{number}:\n{indent}    seq: [{{id: a, type: {used}}}]\n"
    return text


def chain(count: int, uses: int) -> str:
    """Return a specification of types of which each uses the next so many times."""
    text = f"{HEAD}types:\n"
    for number in range(count):
        used = f"t{number + 1}" if number < count - 1 else "u1"
        text += f"  t{number}: {{seq: [{', '.join(f'{{id: a{use}, type: {used}}}' for use in range(uses))}]}}\n"
    return text


def wide(count: int) -> str:
    """Return a specification with a structure of so many fields, used a hundred times."""
    fields = ", ".join(f"{{id: a{number}, type: u1}}" for number in range(count))
    parts = ", ".join(f"{{id: part{number}, type: part}}" for number in range(100))
    return f"meta: {{id: demo, endian: be}}\nseq: [{parts}]\ntypes: {{part: {{seq: [{fields}]}}}}\n"


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        (nested(33), 99, "expected types in at most 32 others, found one more"),
        (nested(100), 149, "the YAML is nested too deeply: more than 100 lists"),
        (nested(200), 149, "the YAML is nested too deeply: more than 100 lists"),
        (
            chain(64, 1),
            66,
            "expected at most 64 structures in each other, found one more",
        ),
        (chain(500, 1), 66, "expected at most 64 structures in each other, found one"),
        (chain(13, 2), 1, "its types, each counted wherever it is used, make 8192 structures of columns"),
        (chain(23, 2), 1, "make 8388608 structures of columns, more than 5000"),
        (chain(40, 9), 1, "structures of columns, more than 5000"),
        (wide(200), 1, "its types, each counted wherever it is used, make 20100 fields, more than 20000"),
    ],
)
def test_too_much_is_a_problem_with_the_limit(tmp_path: Path, text: str, line: int, sentence: str) -> None:
    (tmp_path / "demo.ksy").write_text(text)
    with pytest.raises(SpecError) as refused:
        build_path(tmp_path / "demo.ksy")
    (problem,) = refused.value.problems
    assert sentence in problem.sentence
    assert problem.line == line


@pytest.mark.parametrize("text", [nested(32), chain(63, 1), chain(9, 2)])
def test_up_to_the_limit_they_are_compiled(tmp_path: Path, text: str) -> None:
    (tmp_path / "demo.ksy").write_text(text)
    assert build_path(tmp_path / "demo.ksy").plan.unsupported == {}


def test_types_that_use_the_next_twice_are_counted_once_each(tmp_path: Path, monkeypatch) -> None:
    """Counted, not timed: the work is that of the types, not that of the structures they would make."""
    counted: list[object] = []
    find_type = Library.find_type
    monkeypatch.setattr(Library, "find_type", lambda *given: counted.append(given) or find_type(*given))

    def calls(count: int) -> int:
        counted.clear()
        (tmp_path / "demo.ksy").write_text(chain(count, 2))
        with pytest.raises(SpecError):
            build_path(tmp_path / "demo.ksy")
        return len(counted)

    # Each use counted anew would be 1,024 times as many.
    assert calls(14) < calls(24) < 2 * calls(14)


@pytest.mark.parametrize("where", ["title: 'a\x1bb'", 'title: "a\\eb"', 'encoding: "UTF-8\\0"', '"\\x9b": 1'])
def test_control_characters_in_any_text_are_a_problem(tmp_path: Path, where: str) -> None:
    (tmp_path / "demo.ksy").write_text(
        f"meta:\n  id: demo\n  {where}\nseq: [{{id: a, type: u1, doc: b}}]\n", newline=""
    )
    with pytest.raises(SpecError) as refused:
        build_path(tmp_path / "demo.ksy")
    assert any("control character" in one.sentence and one.line == 3 for one in refused.value.problems), refused.value
