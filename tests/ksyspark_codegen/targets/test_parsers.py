"""Parsers by the official compiler: what it alone refuses becomes a problem with its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ksyspark.spec.library import Library
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.kaitai import CompileJob, Refusal
from ksyspark_codegen.targets.parsers import parser_files


def files_of(library: Library) -> dict[str, str]:
    return dict(parser_files(library))


def test_each_specification_has_its_parsers(library_of: Callable[..., Library]) -> None:
    library = library_of(
        "meta: {id: demo, imports: [sub/part]}\nseq: [{id: a, type: part}]",
        sub__part="meta: {id: part, imports: [../leaf]}\nseq: [{id: b, type: leaf, size-eos: true}]",
        leaf="meta: {id: leaf}\nseq: [{id: c, type: u1}]",
    )
    files = files_of(library)
    assert sorted(files) == ["parsers/demo.py", "parsers/leaf.py", "parsers/part.py"]
    assert "from . import part" in files["parsers/demo.py"]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("demo: /seq/0/size: expected X, got Y", "demo.ksy:2:15: /seq/0/size: REFUSED: expected X, got Y"),
        ("(main): /types/part/seq/0: no", "demo.ksy:3:22: /types/part/seq/0: REFUSED: no"),
        ("part: /seq/0/id: no", "sub/part.ksy:2:8: /seq/0/id: REFUSED: no"),
        ("/seq/0/nothing/here: no", "demo.ksy:2:7: /seq/0: REFUSED: no"),
        ("TypeError: oh no", "demo.ksy:1:1: /: REFUSED: TypeError: oh no"),
        ("the Kaitai compiler failed: status 7", "demo.ksy:1:1: /: REFUSED: the Kaitai compiler failed: status 7"),
    ],
)
def test_a_refusal_of_the_official_compiler_has_a_place(
    library_of: Callable[..., Library], monkeypatch: pytest.MonkeyPatch, message: str, expected: str
) -> None:
    def refuse(jobs: list[CompileJob]) -> list[Refusal]:
        return [Refusal(message) for _ in jobs]

    monkeypatch.setattr("ksyspark_codegen.targets.parsers.compile_specs", refuse)
    library = library_of(
        "meta: {id: demo, imports: sub/part}\nseq: [{id: a, size: 1}]\ntypes: {part: {seq: [{id: a, size: 1}]}}",
        sub__part="meta: {id: part}\nseq: [{id: a, size: 1}]",
    )
    with pytest.raises(SpecError) as caught:
        files_of(library)
    assert expected.replace("REFUSED", "the official compiler refuses this") in [
        str(problem) for problem in caught.value.problems
    ]


def test_what_breaks_the_official_compiler_is_a_problem(library_of: Callable[..., Library]) -> None:
    """The front end refuses this one itself; here it is handed over all the same."""
    library = library_of("seq: [{id: a, type: u1, valid: {in-enum: true}}]")
    with pytest.raises(SpecError, match="the official compiler refuses this: the Kaitai compiler failed"):
        files_of(library)
