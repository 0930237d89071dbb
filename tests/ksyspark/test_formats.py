"""Formats by name and by the path of a specification."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import pyarrow as pa
import pytest

from ksyspark.errors import FormatError
from ksyspark.formats import CompiledInMemory, Format, InstalledPackage, find_format, installed_formats

NOTE = "meta: {id: note}\nseq:\n  - {id: size, type: u1}\n"


def test_the_shipped_formats_are_installed() -> None:
    assert {"mqmde", "mqtt_v3"} <= set(installed_formats())


def test_a_near_miss_is_suggested() -> None:
    with pytest.raises(FormatError, match=r"no format named 'mqmdee'\. Did you mean mqmde\?"):
        find_format("mqmdee")


def test_an_unknown_name_tells_what_there_is() -> None:
    with pytest.raises(FormatError, match=rf"There are: {', '.join(installed_formats())}\. A path of a \.ksy"):
        find_format("zzz")


def test_a_path_is_compiled_at_once_and_again_when_it_changes(tmp_path) -> None:
    path = tmp_path / "note.ksy"
    path.write_text(NOTE, encoding="utf-8")
    first = find_format(str(path))
    assert [column.id for column in first.layout.root.columns] == ["size"]
    assert find_format(str(path)) is first
    path.write_text(NOTE + "  - {id: more, type: u1}\n", encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert [column.id for column in find_format(str(path)).layout.root.columns] == ["size", "more"]


def test_a_format_of_a_path_travels_in_a_pickle(tmp_path) -> None:
    path = tmp_path / "note.ksy"
    path.write_text(NOTE, encoding="utf-8")
    there = pickle.loads(pickle.dumps(find_format(str(path))))
    assert there.decoder().decode(pa.array([b"\x05"], pa.binary()), {}).columns.to_pylist() == [{"size": 5}]


def test_a_missing_file_is_named(tmp_path) -> None:
    with pytest.raises(FormatError, match=r"note\.ksy cannot be read: No such file"):
        find_format(str(tmp_path / "note.ksy"))


def test_what_is_no_file_is_refused(tmp_path) -> None:
    os.mkfifo(tmp_path / "pipe.ksy")
    (tmp_path / "loop.ksy").symlink_to("loop.ksy")
    with pytest.raises(FormatError, match=r"pipe\.ksy cannot be read: it is not a file"):
        find_format(str(tmp_path / "pipe.ksy"))
    with pytest.raises(FormatError, match=r"loop\.ksy cannot be read: Too many levels of symbolic links"):
        find_format(str(tmp_path / "loop.ksy"))


def test_all_mistakes_of_a_specification_are_reported(tmp_path) -> None:
    path = tmp_path / "note.ksy"
    path.write_text("meta: {id: note}\nseq:\n  - {id: a, type: u2}\n  - {id: b, sice: 1}\n  - {id: c, type: t}\n")
    with pytest.raises(FormatError) as caught:
        find_format(str(path))
    assert [line.split(":")[1] for line in str(caught.value).splitlines()] == ["3", "4", "5"]


def test_a_compiled_part_that_is_missing_is_named() -> None:
    fmt = Format("nowhere", InstalledPackage("ksyspark_formats"))
    with pytest.raises(FormatError, match=r"ksyspark_formats has no compiled/nowhere/plan\.pickle; run `ksyspark gen"):
        fmt.plan  # noqa: B018


def test_a_compiled_part_of_another_version_is_named() -> None:
    for data in (b"", b"cksyspark.layout\nNoSuchClass\n.", pickle.dumps(1)[:-1]):
        fmt = Format("old", CompiledInMemory((("layout", data),)))
        with pytest.raises(FormatError, match=r"compiled format old is of another version .*run `ksyspark generate`"):
            fmt.layout  # noqa: B018


def test_an_installed_format_pickles_as_its_names() -> None:
    data = pickle.dumps(find_format("mqmde"))
    assert len(data) < 200
    assert pickle.loads(data).layout.name == "mqmde"


def test_the_parts_of_a_path_are_those_of_the_shipped_format(format_named) -> None:
    """The name of the file is another one; the model keeps it for problems."""
    path, installed = format_named("mqtt_v3"), find_format("mqtt_v3")
    assert (path.layout, path.plan, path.streams.message_end) == (
        installed.layout,
        installed.plan,
        installed.streams.message_end,
    )
    assert list(path.library.specs) == list(installed.library.specs)


def test_loading_a_layout_and_a_plan_needs_neither_lark_nor_the_compiler() -> None:
    script = (
        "import sys; sys.modules['lark'] = None; from ksyspark_formats import FORMATS; fmt = FORMATS['mqtt_v3'];"
        "fmt.layout, fmt.plan, fmt.streams; print('ksyspark.compiler.make_plan' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
