"""Which files a read takes."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.errors import OptionError, SourceError
from ksyspark.io import files
from ksyspark.io.files import list_files
from ksyspark.io.windows import open_file
from ksyspark.options.read_options import FileOptions


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of files, some of them hidden or further down."""
    for name in (
        "a.bin",
        "b.bin",
        "c.txt",
        "_SUCCESS",
        ".hidden",
        "d.bin._COPYING_",
        "sub/e.bin",
        "sub/deep/f.bin",
        "_x/g.bin",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"12345")
    return tmp_path


def names(folder: Path, path: str, **options: object) -> list[str]:
    files = list_files(FileOptions(paths=(str(folder / path),), **options))  # type: ignore[arg-type]
    return [str(Path(file.path).relative_to(folder)) for file in files]


@pytest.mark.parametrize(
    ("path", "listed"),
    [
        ("a.bin", ["a.bin"]),
        ("", ["a.bin", "b.bin", "c.txt"]),
        ("*.bin", ["a.bin", "b.bin"]),
        ("[!a].bin", ["b.bin"]),
        ("[a-b].b?n", ["a.bin", "b.bin"]),
        ("{a,c}.*", ["a.bin", "c.txt"]),
        ("su*/*.bin", ["sub/e.bin"]),
        ("s*/deep", ["sub/deep/f.bin"]),
        ("_x/g.bin", ["_x/g.bin"]),
    ],
)
def test_paths_folders_and_globs(folder: Path, path: str, listed: list[str]) -> None:
    assert names(folder, path) == listed


def test_recursive_and_name_filter(folder: Path) -> None:
    assert names(folder, "", recursive=True) == ["a.bin", "b.bin", "c.txt", "sub/deep/f.bin", "sub/e.bin"]
    assert names(folder, "", recursive=True, path_glob_filter="[ef].bin") == ["sub/deep/f.bin", "sub/e.bin"]


def test_times_of_last_change(folder: Path) -> None:
    noon = datetime(2024, 5, 31, 12, tzinfo=UTC)
    for name, hours in (("a.bin", 0), ("b.bin", 1), ("c.txt", 2)):
        os.utime(folder / name, (noon.timestamp() + 3600 * hours,) * 2)
    after_noon = noon.replace(hour=13)
    assert names(folder, "", modified_before=after_noon) == ["a.bin"]
    assert names(folder, "", modified_after=after_noon) == ["c.txt"]


def test_a_file_named_twice_is_read_once(folder: Path) -> None:
    options = FileOptions(paths=(str(folder / "a.bin"), str(folder / "*.bin"), folder.joinpath("b.bin").as_uri()))
    assert [Path(file.path).name for file in list_files(options)] == ["a.bin", "b.bin"]


def test_a_name_with_glob_characters_is_itself_first(folder: Path) -> None:
    (folder / "q[1].bin").write_bytes(b"")
    assert names(folder, "q[1].bin") == ["q[1].bin"]


def test_blanks_and_percent_signs_in_file_uris(folder: Path) -> None:
    (folder / "two words 100%.bin").write_bytes(b"1")
    files = list_files(FileOptions(paths=((folder / "two words 100%.bin").as_uri(),)))
    assert (files[0].path, files[0].size) == (str(folder / "two words 100%.bin"), 1)


@pytest.mark.parametrize(
    ("path", "options", "says"),
    [
        ("none.bin", {}, r"no file matches .*none\.bin$"),
        ("*.dat", {}, r"no file matches .*\*\.dat"),
        ("_x", {"path_glob_filter": "*.txt"}, r"with pathGlobFilter \*\.txt; recursiveFileLookup=true would look"),
    ],
)
def test_no_file_is_an_error(folder: Path, path: str, options: dict[str, object], says: str) -> None:
    with pytest.raises(SourceError, match=says):
        names(folder, path, **options)


@pytest.mark.parametrize(
    "path", ["dbfs:/mnt/a", "wasbs://container@account/a", "https://host/a", "adl://x/a", "webhdfs://h/a"]
)
def test_kinds_of_addresses_are_named(path: str) -> None:
    with pytest.raises(SourceError) as raised:
        list_files(FileOptions(paths=(path,)))
    says = "no file system can be reached for it: there are s3:, gs:, abfss:, hdfs: and paths, as /dbfs/ and /Volumes/"
    assert says in str(raised.value)


def test_an_address_without_credentials_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one of `abfss:` is: Arrow asks for credentials when it lists, and its error is none of the system."""

    class Locked:
        def get_file_info(self, _: object) -> None:
            raise pa.ArrowException("Failed to get token from DefaultAzureCredential.")

    monkeypatch.setattr(files, "locate", lambda _: files.Location(Locked(), "c/x", "abfss://"))
    with pytest.raises(SourceError, match=r"^abfss://c@a\.net/x: cannot be listed: Failed to get token"):
        list_files(FileOptions(paths=("abfss://c@a.net/x",)))


def test_no_path_unknown_scheme_and_bad_glob(folder: Path) -> None:
    with pytest.raises(SourceError, match="No path is given"):
        list_files(FileOptions())
    with pytest.raises(SourceError, match=r"nope://bucket/x: no file system can be reached"):
        list_files(FileOptions(paths=("nope://user:word@bucket/x",)))
    with pytest.raises(OptionError, match=r"has a \[ without its \]"):
        names(folder, "[a.bin")


@pytest.mark.parametrize(
    ("name", "compression", "codec"),
    [
        ("a.bin", "auto", None),
        ("a.GZ", "auto", "gzip"),
        ("a.zst", "auto", "zstd"),
        ("a.gz", "none", None),
        ("a.bin", "lz4", "lz4"),
    ],
)
def test_compression_by_suffix_or_option(tmp_path: Path, name: str, compression: str, codec: str | None) -> None:
    (tmp_path / name).write_bytes(b"")
    options = FileOptions(paths=(str(tmp_path),), compression=compression)  # type: ignore[arg-type]
    assert [file.codec for file in list_files(options)] == [codec]


def test_a_name_that_is_not_utf8_is_listed_and_opened(tmp_path: Path) -> None:
    odd = os.fsencode(tmp_path) + b"/odd\xff\xe9.bin"
    Path(os.fsdecode(odd)).write_bytes(b"12345")
    (tmp_path / "plain.bin").write_bytes(b"123")
    for path in (tmp_path, tmp_path / "*.bin"):
        files = list_files(FileOptions(paths=(str(path),)))
        assert [file.path for file in files] == [str(tmp_path / "odd\\xff\\xe9.bin"), str(tmp_path / "plain.bin")]
        target = bytearray(9)
        assert open_file(files[0], 2).readinto(memoryview(target)) == 3
        assert target[:3] == b"345"
    assert list_files(FileOptions(paths=(os.fsdecode(odd),))) == files[:1]


def test_links_in_a_circle_end(tmp_path: Path) -> None:
    (tmp_path / "sub" / "deep").mkdir(parents=True)
    (tmp_path / "sub" / "a.bin").touch()
    (tmp_path / "sub" / "deep" / "up").symlink_to(tmp_path)
    (tmp_path / "self").symlink_to(tmp_path / "self")
    (tmp_path / "again").symlink_to(tmp_path / "sub" / "deep")
    assert names(tmp_path, "", recursive=True) == ["sub/a.bin"]


def test_a_pipe_is_read_only_where_it_is_named(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "a.bin").touch()
    assert names(tmp_path, "") == ["a.bin"]
    (pipe,) = list_files(FileOptions(paths=(str(tmp_path / "pipe"),)))
    assert (pipe.is_pipe, pipe.size) == (True, 0)
