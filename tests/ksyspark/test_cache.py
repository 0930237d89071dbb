"""The user's cache folder."""

from __future__ import annotations

from pathlib import Path

from ksyspark.cache import cache_folder


def test_ours_before_the_users_before_the_home(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("KSYSPARK_CACHE", raising=False)
    assert cache_folder() == tmp_path / ".cache" / "ksyspark"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_folder() == tmp_path / "xdg" / "ksyspark"
    monkeypatch.setenv("KSYSPARK_CACHE", "here")
    assert cache_folder() == Path.cwd() / "here"
