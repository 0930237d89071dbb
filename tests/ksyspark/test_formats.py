"""Formats by name and by the path of a specification."""

from __future__ import annotations

import os
import pickle

import pytest

from ksyspark.errors import FormatError
from ksyspark.formats import find_format, installed_formats

NOTE = "meta: {id: note}\nseq:\n  - {id: size, type: u1}\n"


def test_the_shipped_formats_are_installed() -> None:
    assert {"mqmde", "mqtt_v3"} <= set(installed_formats())


def test_a_near_miss_is_suggested() -> None:
    with pytest.raises(FormatError, match=r"no format named 'mqtt_v4'\. Did you mean mqtt_v3\?"):
        find_format("mqtt_v4")


def test_an_unknown_name_tells_what_there_is() -> None:
    with pytest.raises(FormatError, match=rf"There are: {', '.join(installed_formats())}\. A path of a \.ksy"):
        find_format("zzz")


def test_a_path_is_generated_at_once_and_again_when_it_changes(tmp_path) -> None:
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
    assert there.parser_class("parsers", there.layout.root.parser).from_bytes(b"\x05").size == 5


def test_a_missing_file_is_named(tmp_path) -> None:
    with pytest.raises(FormatError, match=r"note\.ksy cannot be read: No such file"):
        find_format(str(tmp_path / "note.ksy"))


def test_all_mistakes_of_a_specification_are_told(tmp_path) -> None:
    path = tmp_path / "note.ksy"
    path.write_text("meta: {id: note}\nseq:\n  - {id: a, type: u2}\n  - {id: b, sice: 1}\n  - {id: c, type: t}\n")
    with pytest.raises(FormatError) as caught:
        find_format(str(path))
    assert [line.split(":")[1] for line in str(caught.value).splitlines()] == ["3", "4", "5"]
