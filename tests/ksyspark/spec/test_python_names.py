"""Ids that Python, or the official compiler's Python, cannot have."""

from __future__ import annotations

import keyword
from collections.abc import Callable

import pytest

from ksyspark.spec.library import Library
from ksyspark.spec.python_names import class_name
from ksyspark_codegen.kaitai import Compiled, CompileJob, compile_specs

Load = Callable[..., Library]
Problems = Callable[..., list[str]]


@pytest.fixture
def unusable(problems_of: Problems, library_of: Load) -> Problems:
    """Return the function that gives the names without a parser in Python; the specification itself is sound."""

    def of(text: str) -> list[str]:
        assert problems_of(text) == []
        return [one.sentence for one in library_of(text).no_parser("demo")]

    return of


def test_class_names_are_the_compilers() -> None:
    ids = ["a", "mqtt_v3", "a_1", "a1", "a_", "a__b", "abc_d_ef", "x2y"]
    [result] = compile_specs([CompileJob("demo", {"meta": {"id": "demo"}, "types": {id_: {} for id_ in ids}}, {})])
    assert isinstance(result, Compiled)
    for id_ in ids:
        assert f"class {class_name(id_)}(KaitaiStruct)" in result.files["demo.py"]


@pytest.mark.parametrize("name", [word for word in keyword.kwlist if word.islower()])
def test_python_words_are_no_names(unusable: Problems, name: str) -> None:
    for text in (
        f"seq: [{{id: {name}, type: u1}}]",
        f"instances: {{{name}: {{value: 1}}}}",
        f"enums: {{e: {{1: {name}}}}}",
    ):
        assert len(unusable(text)) == 1


@pytest.mark.parametrize("name", ["match", "case", "type", "print", "list", "len", "id", "object", "int"])
def test_other_words_of_python_are_names(unusable: Problems, name: str) -> None:
    assert unusable(f"seq: [{{id: {name}, type: u1}}]\ntypes: {{{name}: {{}}}}\nenums: {{e: {{1: {name}}}}}") == []


@pytest.mark.parametrize("name", ["self", "super", "dict", "collections"])
def test_parameters_that_hide_what_the_parser_needs(unusable: Problems, name: str) -> None:
    assert len(unusable(f"params: [{{id: {name}, type: u1}}]")) == 1
    assert unusable(f"seq: [{{id: {name}, type: u1}}]") == []


@pytest.mark.parametrize("name", ["close", "from_bytes", "from_file", "from_io"])
def test_instances_that_hide_methods(unusable: Problems, name: str) -> None:
    assert len(unusable(f"instances: {{{name}: {{value: 1}}}}")) == 1
    assert unusable(f"seq: [{{id: {name}, type: u1}}]") == []


@pytest.mark.parametrize("name", ["none", "true", "false", "kaitai_struct", "kaitai_stream", "int_enum"])
def test_classes_that_python_needs(unusable: Problems, name: str) -> None:
    assert len(unusable(f"types: {{{name}: {{}}}}")) == 1
    assert len(unusable(f"enums: {{{name}: {{1: x}}}}")) == 1


@pytest.mark.parametrize("name", ["collections", "enum", "kaitaistruct", "zlib"])
def test_modules_that_parsers_import(library_of: Load, name: str) -> None:
    library = library_of(f"meta: {{id: demo, imports: [{name}]}}", **{name: f"meta: {{id: {name}}}"})
    [problem] = library.no_parser("demo")
    assert problem.sentence == f"a specification cannot be named `{name}`: the parser in Python needs that name"


def test_one_class_for_two_names(unusable: Problems) -> None:
    assert len(unusable("types: {a_1: {}, a1: {}}")) == 1
    assert len(unusable("types: {kind: {}}\nenums: {kind: {1: x}}")) == 1
    assert unusable("types: {kind: {types: {kind: {}}}}") == []


def test_names_that_are_none_are_no_classes(problems_of: Problems) -> None:
    assert len(problems_of("types: {no-name: {}}\nenums: {no-name-too: {1: x}}")) == 2


def test_our_own_names_are_kept(problems_of: Problems) -> None:
    assert len(problems_of("seq: [{id: ksyspark_case_of_a, type: u1}]")) == 1


@pytest.mark.parametrize("label", ["name", "value", "real", "to_bytes", "conjugate"])
def test_labels_that_python_bears(problems_of: Problems, label: str) -> None:
    assert problems_of(f"enums: {{e: {{1: {label}, 2: other}}}}") == []
    [result] = compile_specs([CompileJob("demo", {"meta": {"id": "demo"}, "enums": {"e": {1: label, 2: "other"}}}, {})])
    assert isinstance(result, Compiled)
    scope: dict[str, object] = {}
    exec(result.files["demo.py"], scope)
    enum = scope["Demo"].E  # type: ignore[attr-defined]
    assert (enum(1).name, enum(1).value, enum(2).name, int(enum(2))) == (label, 1, "other", 2)
