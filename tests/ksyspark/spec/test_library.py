"""Imports, and which type or enum a name means."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from ksyspark.spec.library import Library
from ksyspark.spec.load import check_and_unroll, load_library
from ksyspark.spec.problems import SpecError

Load = Callable[..., Library]

NAMES = """
seq: [{id: a, type: u1}]
types:
  part: {seq: [{id: root_part, type: u1}]}
  group:
    types:
      part: {seq: [{id: group_part, type: u1}]}
      deep: {}
    enums: {kind: {1: x}}
enums: {kind: {2: y}}
"""


@pytest.mark.parametrize(
    ("scope", "name", "expected"),
    [
        ((), "part", "demo::part"), (("group",), "part", "demo::group::part"), ((), "group::part", "demo::group::part"),
        (("group", "deep"), "part", "demo::group::part"), (("group",), "demo::part", "demo::part"),
        ((), "demo", "demo"), (("group", "deep"), "group::deep", "demo::group::deep"), ((), "deep", None),
        ((), "nothing", None), ((), "part::nothing", None),
    ],
)  # fmt: skip
def test_the_nearest_type_is_meant(library_of: Load, scope: tuple[str, ...], name: str, expected: str | None) -> None:
    library = library_of(NAMES)
    spec = library.find_type(library.types[("demo", *scope)], tuple(name.split("::")))
    assert ("::".join(spec.path) if spec else None) == expected


@pytest.mark.parametrize(
    ("scope", "name", "code"),
    [
        ((), "kind", 2),
        (("group",), "kind", 1),
        (("group", "deep"), "kind", 1),
        ((), "group::kind", 1),
        ((), "demo::kind", 2),
    ],
)
def test_the_nearest_enum_is_meant(library_of: Load, scope: tuple[str, ...], name: str, code: int) -> None:
    library = library_of(NAMES)
    enum = library.find_enum(library.types[("demo", *scope)], tuple(name.split("::")))
    assert enum is not None
    assert list(enum.values) == [code]


def test_imports_reach_through_folders_and_cycles(library_of: Load) -> None:
    library = library_of(
        "meta: {id: demo, imports: [sub/one, other]}",
        sub__one="meta: {id: one, imports: [two, ../other, ../demo]}",
        sub__two="meta: {id: two}",
        other="meta: {id: other}",
    )
    assert library.imports == {
        "demo": ("one", "other", "two"), "one": ("two", "other", "demo"), "two": (), "other": (),
    }  # fmt: skip
    assert {spec.file for spec in library.specs.values()} == {"demo.ksy", "sub/one.ksy", "sub/two.ksy", "other.ksy"}


def test_one_import_may_stand_alone_or_twice(library_of: Load) -> None:
    assert library_of("meta: {id: demo, imports: other}", other="meta: {id: other}").imports["demo"] == ("other",)
    assert library_of("meta: {id: demo, imports: [other, other]}", other="meta: {id: other}").imports["demo"] == (
        "other",
    )


def test_types_and_enums_of_imports_are_found_by_the_name_of_their_specification(
    problems_of: Callable[..., list[str]],
) -> None:
    text = """meta: {id: demo, imports: [sub/one]}
seq: [{id: a, type: one}, {id: b, type: one::part}, {id: c, type: u1, enum: one::kind}, {id: d, type: two}]
instances: {e: {value: 'c == one::kind::x'}}
"""
    sub = {
        "sub__one": "meta: {id: one, imports: [two]}\ntypes: {part: {}}\nenums: {kind: {1: x}}",
        "sub__two": "meta: {id: two}",
    }
    assert problems_of(text, **sub) == []
    assert problems_of("meta: {id: demo, imports: [sub/one]}\nseq: [{id: a, type: part}]", **sub) != []


def test_problems_of_all_files_are_reported_together(tmp_path: Path) -> None:
    (tmp_path / "a.ksy").write_text("meta: {id: a, imports: [b, none]}\nseq: [{id: X}]\n")
    (tmp_path / "b.ksy").write_text("meta: {id: b, endian: middle}\n")
    with pytest.raises(SpecError) as caught:
        load_library([tmp_path / "b.ksy", tmp_path / "a.ksy"], tmp_path)
    assert [problem.file for problem in caught.value.problems] == ["a.ksy", "a.ksy", "b.ksy"]


def test_two_files_of_one_id_are_refused(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "same.ksy").write_text("meta: {id: same}\n")
    with pytest.raises(SpecError, match=r"two/same.ksy:1:1: /: the id `same` is already that of one/same.ksy"):
        load_library([tmp_path / "one/same.ksy", tmp_path / "two/same.ksy"], tmp_path)


def test_a_pickled_library_is_the_same_without_its_yaml(library_of: Load) -> None:
    library = check_and_unroll(library_of(f"meta: {{id: demo, endian: be}}{NAMES}")).library
    loaded = pickle.loads(pickle.dumps(library))
    assert loaded == library
    assert loaded.types.keys() == library.types.keys()
    assert (set(library.trees), loaded.trees) == ({"demo"}, {})
