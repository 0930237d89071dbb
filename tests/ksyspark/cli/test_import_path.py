"""Absolute imports: looked up in folders that every door takes as `importPath`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

import pyarrow as pa
import pytest
from two_readers import check_interpreter

from ksyspark.errors import OptionError
from ksyspark.formats import find_format
from ksyspark.options.read_options import ReadOptions
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.checks.suite import cached_validation

USING = "meta: {id: using, imports: [/common/head]}\nseq: [{id: a, type: head}]\n"
HEAD = "meta: {id: head, imports: [part]}\nseq: [{id: x, type: u1}, {id: p, type: part}]\n"
PART = "meta: {id: part}\nseq: [{id: y, type: u1}]\n"
ROW = {"a": {"x": 97, "p": {"y": 98}}}


@dataclass(frozen=True)
class Message:
    data: bytes
    params: dict[str, object] = field(default_factory=dict)


@pytest.fixture
def using(tmp_path: Path) -> Path:
    """Return a specification whose file has another name than its id, beside folders to import from."""
    for path, text in {"own/using-it.ksy": USING, "all/common/head.ksy": HEAD, "all/common/part.ksy": PART}.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    (tmp_path / "message").write_bytes(b"ab")
    (tmp_path / "empty").mkdir()
    return tmp_path / "own" / "using-it.ksy"


def test_all_readers_find_the_same(using: Path, tmp_path: Path) -> None:
    fmt = find_format(str(using), [str(tmp_path / "empty"), str(tmp_path / "all")])
    assert fmt.name == "using"
    for decoder in (fmt.decoder(), fmt.reference_decoder()):
        assert decoder.decode(pa.array([b"ab"]), {}).columns.to_pylist() == [ROW]
    assert report(check_interpreter(fmt, [Message(b"ab"), Message(b"a")])) == ""


def test_what_is_missing_is_named(using: Path, tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"no folder is given in which to look for /common/head[.]ksy"):
        find_format(str(using))
    with pytest.raises(SpecError, match=rf"no file common/head[.]ksy in {tmp_path / 'empty'}, given by importPath"):
        find_format(str(using), [str(tmp_path / "empty")])


def folders(**options: object) -> tuple[str, ...]:
    return ReadOptions.from_mapping(options, find_format("mqtt_v3").layout).import_paths


def test_the_option_takes_one_folder_or_several() -> None:
    assert folders() == ()
    assert folders(IMPORTPATH="a b") == ("a b",)
    assert folders(importPath='["a", "b"]') == ("a", "b")
    assert folders(importPath=("a", Path("b").as_posix())) == ("a", "b")
    with pytest.raises(OptionError, match="importPath: expected a JSON array of paths, found 5"):
        folders(importPath=5)


def test_commands_take_folders(ksyspark, using: Path, tmp_path: Path) -> None:
    folders = ("--import-path", tmp_path / "empty", "--import-path", tmp_path / "all")
    ended = ksyspark("decode", using, tmp_path / "message", *folders)
    assert json.loads(ended.text)["a"] == ROW["a"]
    assert "97" in ksyspark("inspect", using, "--hex", "6162", *folders).text
    assert ksyspark("formats", using, *folders).text.startswith("using: ")


def test_commands_of_the_tool_take_folders(ksyspark, using: Path, tmp_path: Path) -> None:
    folders = ("--import-path", tmp_path / "all")
    ended = ksyspark("test", using, "--count", "5", "--no-spark", *folders)
    assert (ended.status, "FAILED" in ended.text) == (0, False)
    assert ksyspark("sample", using, "--count", "3", "--out", tmp_path / "made", *folders).status == 0
    assert (tmp_path / "made").stat().st_size == 6
    assert ksyspark("review", "build", using, "--out", tmp_path / "pages", *folders).status == 0
    assert (tmp_path / "pages" / "using.html").stat().st_size > 10_000
    without = ksyspark("review", "build", using, "--out", tmp_path / "pages")
    assert without.status == 1
    assert "no folder is given in which to look for /common/head.ksy" in without.errors


def test_a_package_of_formats_is_generated_with_what_it_imports(ksyspark, using: Path, tmp_path: Path) -> None:
    own = ("--ksy", tmp_path / "own", "--out", tmp_path / "out", "--package", "own")
    folders = ("--import-path", tmp_path / "all")
    assert ksyspark("generate", *own, *folders).status == 0
    assert ksyspark("check", *own, *folders).status == 0
    found = {path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*.py")}
    assert {"own/parsers/using.py", "own/parsers/head.py", "own/parsers/part.py", "tests/test_using.py"} <= found
    assert 'make(SPECIFICATION, FOLDER, ROOT / "all")' in (tmp_path / "out" / "tests" / "test_using.py").read_text()
    assert len(cached_validation(using, 1, 5, [str(tmp_path / "all")]).obeying) == 5
    assert ksyspark("generate", *own).status == 1


@pytest.mark.slow
def test_doors_of_spark_take_folders(spark, using: Path, tmp_path: Path) -> None:
    from ksyspark.spark import decode_messages, from_ksy, ingest
    from ksyspark.spark.schema import schema_of_ksy

    given = {"importPath": str(tmp_path / "all")}
    read = spark.read.format("ksy").option("format", str(using)).options(**given).load(str(tmp_path / "message"))
    assert [row.a.asDict(recursive=True) for row in read.collect()] == [ROW["a"]]
    binary = spark.createDataFrame([(bytearray(b"ab"),)], "body binary")
    assert decode_messages(binary, "body", str(using), options=given).first().a.x == 97
    assert binary.select(from_ksy("body", str(using), options=given).alias("m")).first().m.a.p.y == 98
    assert schema_of_ksy(str(using), options=given).names[0] == "a"
    assert ingest(spark, str(using), str(tmp_path / "message"), str(tmp_path / "out"), given).counts.records == 1
