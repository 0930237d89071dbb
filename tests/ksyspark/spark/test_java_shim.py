"""The script that starts Java passes every argument on, except the request for one module."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ksyspark.spark.session import java_shim


@pytest.fixture
def java(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a Java that prints its arguments, in a folder whose name a careless script would break on."""
    monkeypatch.setenv("KSYSPARK_CACHE", str(tmp_path / "cache"))
    program = tmp_path / "it's a $HOME" / "java"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\nprintf '<%s>' \"$@\"\n")
    program.chmod(0o755)
    return program


@pytest.mark.parametrize(
    ("given", "passed_on"),
    [
        (["-version"], "<-version>"),
        (["--add-modules=jdk.incubator.vector", "-cp", "a b", "Main"], "<-cp><a b><Main>"),
        (["-Xmx1g", "--add-modules", "jdk.incubator.vector", "Main"], "<-Xmx1g><Main>"),
        (["--add-modules", "java.sql", "Main"], "<--add-modules><java.sql><Main>"),
        (["--add-modules=java.sql", "", "*", "$HOME", "a'b\"c"], "<--add-modules=java.sql><><*><$HOME><a'b\"c>"),
        (["Main", "--add-modules"], "<Main><--add-modules>"),
    ],
)
def test_arguments_are_passed_on(java: Path, given: list[str], passed_on: str) -> None:
    done = subprocess.run([java_shim(java) / "bin" / "java", *given], capture_output=True, text=True, check=True)
    assert done.stdout == passed_on


def test_it_is_made_once_for_each_java_even_at_once(java: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        homes = set(pool.map(java_shim, [java] * 16))
    assert len(homes) == 1
    assert [path.name for path in (homes.pop() / "bin").iterdir()] == ["java"]
    assert java_shim(java) != java_shim(tmp_path / "other" / "java")


def test_it_lies_in_the_users_cache(java: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KSYSPARK_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert java_shim(java).parent == tmp_path / "xdg" / "ksyspark"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert java_shim(java).parent == tmp_path / "home" / ".cache" / "ksyspark"
