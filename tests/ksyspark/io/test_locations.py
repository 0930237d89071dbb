"""From written paths to file systems, where no such system can be reached in a test."""

from __future__ import annotations

import pytest
from pyarrow import fs

from ksyspark.io.files import locate, split_glob


@pytest.fixture
def requested(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of addresses that are requested from Arrow; buckets are simulated."""
    addresses: list[str] = []

    class Systems:
        @staticmethod
        def from_uri(address: str) -> tuple[fs.FileSystem, str]:
            addresses.append(address)
            return fs.LocalFileSystem(), address.partition("?")[0].partition("://")[2].rpartition("@")[2]

    monkeypatch.setattr(fs, "FileSystem", Systems)
    return addresses


def test_spark_names_of_s3_are_arrows_s3(requested: list[str]) -> None:
    locate("s3a://bucket/key")
    assert requested == ["s3://bucket/key"]


def test_settings_and_credentials_are_kept_for_opening_and_not_displayed(requested: list[str]) -> None:
    location = locate("s3://key:secret@bucket/in?region=eu-1")
    assert location.path == "bucket/in"
    assert location.address("bucket/in/a.bin") == "s3://key:secret@bucket/in/a.bin?region=eu-1"
    assert location.display("bucket/in/a.bin") == "s3://bucket/in/a.bin"


@pytest.mark.parametrize(
    ("written", "folder", "globs"),
    [
        ("/data/x.bin", "/data/x.bin", ()),
        ("/data/*/x?.bin", "/data", ("*", "x?.bin")),
        ("*.bin", ".", ("*.bin",)),
        ("/*.bin", "/", ("*.bin",)),
        ("s3://b/in/{a,b}.bin?region=eu", "s3://b/in?region=eu", ("{a,b}.bin",)),
        ("file:///data/*", "file:///data", ("*",)),
    ],
)
def test_split_before_the_first_glob(written: str, folder: str, globs: tuple[str, ...]) -> None:
    assert split_glob(written) == (folder, globs)
