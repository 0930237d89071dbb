"""Object storage, as a local server of the S3 interface: read, ingest, append, and a commit that is broken off."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from moto.backends import get_backend
from moto.server import ThreadedMotoServer
from pyarrow import fs

from ksyspark.destination import Destination, Journal, WriteOptions
from ksyspark.errors import SourceError
from ksyspark.io.files import list_files, locate
from ksyspark.options.read_options import FileOptions
from ksyspark.spark import ingest, read_messages

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def storage() -> Iterator[tuple[str, fs.FileSystem]]:
    """Return the settings of addresses on a server, and its file system."""
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0)
    server.start()
    host, port = server.get_host_and_port()
    settings = f"?scheme=http&endpoint_override={host}:{port}&region=us-east-1"
    system = fs.S3FileSystem(
        access_key="key",
        secret_key="word",
        scheme="http",
        endpoint_override=f"{host}:{port}",
        region="us-east-1",
        allow_bucket_creation=True,
    )
    yield settings, system
    server.stop()


@pytest.fixture
def bucket(storage: tuple[str, fs.FileSystem], request: pytest.FixtureRequest) -> Any:
    """Return the function that gives the address of a path in a bucket of the test's own, and the bucket's name."""
    settings, system = storage
    name = re.sub("[^a-z0-9]", "-", request.node.name)[:60].strip("-")
    system.create_dir(name)
    return lambda path: f"s3://key:word@{name}/{path}{settings}", name


def put(system: fs.FileSystem, path: str, content: bytes) -> None:
    with system.open_output_stream(path) as stream:
        stream.write(content)


def table(system: fs.FileSystem, folder: str) -> list[dict[str, Any]]:
    return pq.read_table(folder, filesystem=system).to_pylist()


def test_reading(spark, storage, bucket, note_ksy: str, note_of) -> None:
    (_, system), (address, name) = storage, bucket
    put(system, f"{name}/in/a.bin", note_of("a0") + note_of("a1"))
    put(system, f"{name}/in/b.bin", note_of(b"\xff"))
    rows = read_messages(spark, note_ksy, address("in"), framing="stream").collect()
    assert sorted((row.text, row["_source"].path) for row in rows if row.text) == [
        ("a0", f"s3://{name}/in/a.bin"),
        ("a1", f"s3://{name}/in/a.bin"),
    ]
    assert [row["_error"].field for row in rows if row["_error"]] == ["text"]


def test_ingest_and_append(spark, storage, bucket, note_ksy: str, note_of) -> None:
    (_, system), (address, name) = storage, bucket
    put(system, f"{name}/in/a.bin", note_of("a0") + note_of("a1"))
    for batch in ("one", "two", "two"):
        options = {"framing": "stream", "saveMode": "append", "batch": batch}
        counts = ingest(spark, note_ksy, address("in"), address("out"), options).counts
        assert (counts.records, counts.rejects) == (2, 0)
    assert sorted(row["text"] for row in table(system, f"{name}/out/records")) == ["a0", "a0", "a1", "a1"]
    files = system.get_file_info(fs.FileSelector(f"{name}/out", recursive=True))
    empty = [one.path for one in files if "/rejects/" in one.path and one.type == fs.FileType.File]
    # The table without rows has its columns, each run a file of its own, named by nothing of the address.
    assert len(empty) == len(set(empty)) == 2
    assert all(re.search(r"/rejects/part-00000-[0-9a-f-]{36}\.parquet$", path) for path in empty)
    assert table(system, f"{name}/out/rejects") == []
    assert not [one.path for one in files if "/_temporary/" in one.path]


def breaks_off(patch: pytest.MonkeyPatch, at: int) -> None:
    """Let the commit's move of a number fail."""
    real, count = Journal._move, itertools.count()

    def move(self: Journal, start: str, end: str) -> None:
        if end.startswith("notes/") and next(count) == at:
            raise OSError("the connection is gone")
        real(self, start, end)

    patch.setattr(Journal, "_move", move)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_commit_that_is_broken_off_is_taken_back(storage, bucket, monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    (_, system), (address, name) = storage, bucket

    def write(text: str) -> None:
        with Destination(address("out"), ("notes",), WriteOptions("append")).job() as job:
            folder = locate(job.address)
            files = [f"{text}-{number}.parquet" for number in range(3)]
            for file in files:
                pq.write_table(pa.table({"text": [file]}), f"{folder.path}/{file}", filesystem=folder.system)
            job.commit(lambda: [(file, f"notes/{file}") for file in files], {"notes": 3})

    write("first")
    with monkeypatch.context() as patch:
        breaks_off(patch, at)
        with pytest.raises(SourceError, match="the connection is gone"):
            write("second")
    assert {row["text"][:-10] for row in table(system, f"{name}/out/notes")} == {"first"}
    assert system.get_file_info(f"{name}/out/_SUCCESS").type == fs.FileType.File
    write("third")
    assert sorted(row["text"][:-10] for row in table(system, f"{name}/out/notes")) == ["first"] * 3 + ["third"] * 3


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_commit_that_was_killed_is_taken_back_by_its_journal(storage, bucket, monkeypatch, at: int) -> None:
    (_, system), (_, name) = storage, bucket
    for number in range(3):
        put(system, f"{name}/_temporary/job/{number}", b"x")
    journal = Journal(system, name, "_temporary/job")
    moves = [(f"_temporary/job/{number}", f"notes/{number}") for number in range(3)]
    with monkeypatch.context() as patch:
        breaks_off(patch, at)
        with pytest.raises(OSError, match="the connection is gone"):
            journal.commit(moves)
    journal.settle()
    left = {one.path for one in system.get_file_info(fs.FileSelector(name, recursive=True)) if one.is_file}
    assert left == {f"{name}/_temporary/job/{number}" for number in range(3)}


def test_ten_thousand_objects_are_listed(bucket) -> None:
    address, name = bucket
    # The server runs in this process: a request for each would take minutes.
    (held,) = (one for one in get_backend("s3").values() if name in one["aws"].buckets)
    for number in range(10_000):
        held["aws"].put_object(name, f"many/{number:05}.bin", b"x")
    found = list_files(FileOptions(paths=(address("many"),)))
    assert [file.path for file in found] == [f"s3://{name}/many/{number:05}.bin" for number in range(10_000)]
    assert {file.size for file in found} == {1}
