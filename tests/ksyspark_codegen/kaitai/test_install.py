"""The compiler is installed once, from the lock, whole or not at all."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path

import pytest

from ksyspark.cache import cache_folder
from ksyspark_codegen.kaitai import (
    COMPILER_VERSION,
    Compiled,
    CompileJob,
    Node,
    ToolMissing,
    compile_specs,
    find_node,
    installed_script,
)

COMPILER = Path("node_modules", "kaitai-struct-compiler", "kaitai-struct-compiler.js")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KSYSPARK_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def fake_npm(tmp_path: Path, body: str) -> Node:
    """Return a Node whose npm is a Python script run in the folder to install into."""
    script = tmp_path / "npm.py"
    script.write_text(f"import pathlib, sys, time\ntarget = pathlib.Path({str(COMPILER)!r})\n{body}\n")
    return Node(sys.executable, (sys.executable, str(script)))


GOOD = "target.parent.mkdir(parents=True); time.sleep(0.3); target.write_text('good')"


def test_the_wheels_node_and_npm_install_and_compile(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(cache))
    [result] = compile_specs([CompileJob("demo", {"meta": {"id": "demo"}}, {})])
    assert isinstance(result, Compiled)
    [folder] = cache.iterdir()
    assert folder.name.startswith(f"ksc-{COMPILER_VERSION}-")
    assert json.loads((folder / COMPILER).with_name("package.json").read_text())["version"] == COMPILER_VERSION


def test_the_machines_node_and_the_wheels_give_the_same_text(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KSYSPARK_CACHE")
    spec = {"meta": {"id": "demo"}, "seq": [{"id": "a", "type": "f8le", "valid": 0.1}], "enums": {"e": {2**40: "x"}}}
    jobs = [CompileJob("demo", spec, {})] * 2
    one = compile_specs(jobs)
    script = installed_script(find_node())
    monkeypatch.setenv("PATH", str(cache))
    assert compile_specs(jobs) == one
    assert installed_script(find_node()) == script


def test_the_lock_pins_by_integrity_and_names_no_registry() -> None:
    lock = json.loads(files("ksyspark_codegen.kaitai").joinpath("package-lock.json").read_text())
    package = lock["packages"]["node_modules/kaitai-struct-compiler"]
    assert package["version"] == COMPILER_VERSION
    assert package["integrity"].startswith("sha512-")
    assert "resolved" not in package


def test_an_install_is_used_again(cache: Path, tmp_path: Path) -> None:
    script = installed_script(fake_npm(tmp_path, GOOD))
    assert installed_script(fake_npm(tmp_path, "sys.exit('never called')")) == script
    assert [folder.name for folder in cache.iterdir()] == [script.parent.name]


def test_installs_at_once_agree_and_leave_nothing_behind(cache: Path, tmp_path: Path) -> None:
    node = fake_npm(tmp_path, GOOD)
    with ThreadPoolExecutor(4) as pool:
        scripts = set(pool.map(installed_script, [node] * 4))
    assert [script.parent for script in scripts] == list(cache.iterdir())


def test_a_damaged_install_is_made_anew(cache: Path, tmp_path: Path) -> None:
    node = fake_npm(tmp_path, GOOD)
    compiler = installed_script(node).parent / COMPILER
    compiler.unlink()
    installed_script(node)
    assert compiler.read_text() == "good"
    assert len(list(cache.iterdir())) == 1


def test_npms_refusal_is_told_and_leaves_nothing(cache: Path, tmp_path: Path) -> None:
    node = fake_npm(
        tmp_path, "print('npm error code ENOTFOUND\\nnpm error network is away.', file=sys.stderr); sys.exit(1)"
    )
    with pytest.raises(ToolMissing, match=r"could not install .* 0\.11\.0 \(network is away\): it is needed once"):
        installed_script(node)
    assert list(cache.iterdir()) == []


def test_an_npm_that_installs_nothing_is_told(cache: Path, tmp_path: Path) -> None:
    with pytest.raises(ToolMissing, match="npm ended with status 0"):
        installed_script(fake_npm(tmp_path, ""))


def test_an_npm_that_hangs_is_told(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ksyspark_codegen.kaitai.INSTALL_SECONDS", 1)
    with pytest.raises(ToolMissing, match="did not finish within 1 seconds"):
        installed_script(fake_npm(tmp_path, "time.sleep(60)"))


def test_no_npm_is_told(cache: Path) -> None:
    with pytest.raises(ToolMissing, match=r"needs npm, but there is only Node\.js"):
        installed_script(Node("node", ()))


def test_a_cache_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("KSYSPARK_CACHE", str(tmp_path / "file"))
    with pytest.raises(ToolMissing, match="set KSYSPARK_CACHE to a folder that can be written"):
        installed_script(find_node())


def test_the_cache_follows_the_users_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("KSYSPARK_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert cache_folder() == tmp_path / ".cache" / "ksyspark"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "x"))
    assert cache_folder() == tmp_path / "x" / "ksyspark"
    monkeypatch.setenv("KSYSPARK_CACHE", str(tmp_path / "k"))
    assert cache_folder() == tmp_path / "k"


@pytest.mark.parametrize("name", ["compile.js", "rewrite.js"])
def test_shipped_files_are_valid(cache: Path, name: str) -> None:
    checked = subprocess.run(
        [find_node().node, "--check", str(files("ksyspark_codegen.kaitai").joinpath(name))], check=False
    )
    assert checked.returncode == 0
