"""Options by their names: values, and one sentence for each mistake."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

import pytest

from ksyspark.errors import OptionError
from ksyspark.layout import Column, Layout, Param, Record, Scalar
from ksyspark.options.read_options import OPTIONS, SHAPING, FileOptions, FramingKind, FramingOptions, ReadOptions
from ksyspark.options.table import Option, options_of

LAYOUT = Layout(
    "note",
    "Note",
    {
        "note": Record("note", "note:Note", (Column("text", Scalar("string")),), ("level", "key")),
        "note::part": Record("note::part", "note:Note.Part", (Column("text", Scalar("string")),)),
    },
    (Param("level", Scalar("int16"), default=0), Param("key", Scalar("binary"), default=b"")),
    is_self_delimiting=True,
)
NOT_SHAPING = (
    "mode columnNameOfCorruptRecord maxRecursionDepth recursion importPath customProcess instanceErrors showSensitive "
    "batchRows batchBytes partitionBytes splitting"
).split()
NO_FRAME = Layout("blob", "Blob", {"blob": Record("blob", "blob:Blob", ())})
NEEDY = Layout("needy", "", {"needy": Record("needy", "n:N", (), ("ccsid",))}, (Param("ccsid", Scalar("int32")),))


def read(**options: object) -> ReadOptions:
    return ReadOptions.from_mapping({name.replace("__", "."): value for name, value in options.items()}, LAYOUT)


def test_defaults() -> None:
    options = read()
    assert (options.mode, options.framing.kind, options.corrupt_column) == ("PERMISSIVE", "file", "_corrupt_record")
    assert options.framing.max_message_bytes == 512 << 20
    assert (options.batch_rows, options.batch_bytes, options.partition_bytes) == (65_536, 8 << 20, 128 << 20)


def test_names_and_words_are_read_in_any_case() -> None:
    options = read(FRAMING="Length_Prefixed", lengthbytes="2", LENGTHORDER="Little", MODE="failfast")
    assert options.framing.kind == "length-prefixed"
    assert (options.framing.length_bytes, options.framing.length_order) == (2, "little")
    assert options.mode == "FAILFAST"


def test_sizes_take_units() -> None:
    assert read(batchBytes="64k", partitionBytes="1MiB", maxMessageBytes=7).batch_bytes == 65536
    assert read(partitionBytes="1MiB").partition_bytes == 1 << 20


def test_path_and_paths_add_up() -> None:
    assert read(path="/a", paths='["/b", "/c"]').files.paths == ("/a", "/b", "/c")
    assert read(paths=["/b"]).files.paths == ("/b",)
    assert read(path=Path("/a")).files.paths == ("/a",)


def test_times_are_utc_without_an_offset() -> None:
    files = read(modifiedBefore="2024-05-31T18:00:00", modifiedAfter="2024-05-31T18:00:00+02:00").files
    assert files.modified_before == datetime(2024, 5, 31, 18, tzinfo=UTC)
    assert files.modified_after == datetime(2024, 5, 31, 16, tzinfo=UTC)


def test_params_have_the_type_of_the_format() -> None:
    assert read(param__LEVEL="0x10", param__key="4b").params == {"level": 16, "key": b"K"}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"framin": "file"}, "There is no option 'framin'. Did you mean framing?"),
        ({"zzz": "1"}, "There is no option 'zzz'. A parameter of a format is param.zzz. There are: framing, "),
        ({"framing": "lines"}, f"framing: expected one of {', '.join(get_args(FramingKind))}, found 'lines'"),
        ({"mode": "strict"}, "mode: expected one of PERMISSIVE"),
        ({"enumsAsInts": "yes"}, "enumsAsInts: expected true or false, found 'yes'"),
        ({"batchRows": "0"}, "batchRows: expected a whole number from 1"),
        ({"batchRows": True}, "batchRows: expected a whole number"),
        ({"batchBytes": "many"}, "batchBytes: expected a number of bytes"),
        ({"maxMessageBytes": "2000g"}, "maxMessageBytes: expected a number of bytes from 1 to 1099511627776"),
        ({"modifiedBefore": "yesterday"}, "modifiedBefore: expected a time such as"),
        ({"paths": "not json"}, "paths: expected a JSON array of paths"),
        ({"path": ""}, "path: expected a text"),
        ({"lengthBytes": "3", "framing": "length-prefixed"}, "lengthBytes: expected one of 1, 2, 4, 8, found '3'"),
        ({"framing": "fixed"}, "framing=fixed needs recordLength"),
        ({"recordLength": 5}, "recordLength belongs to framing=fixed, but the framing is file"),
        ({"framing": "fixed", "recordLength": 9, "maxMessageBytes": 8}, "recordLength is 9, more than maxMessageBytes"),
        ({"param.levle": 1}, "The format note has no parameter 'levle'. Did you mean level?"),
        ({"param.level": "high"}, "param.level: expected a whole number from -32768 to 32767, found 'high'"),
        ({"param.level": 32768}, "param.level: expected a whole number"),
        ({"param.key": "xyz"}, "param.key: expected bytes as hexadecimal digits"),
        ({"type": "prat"}, "note has no type 'prat'. Did you mean"),
        ({"type": "part", "framing": "stream"}, "framing=stream cuts whole messages"),
        ({"columnNameOfCorruptRecord": "Text"}, "columnNameOfCorruptRecord: Text is the name of another column"),
        ({"columnNameOfCorruptRecord": "_error"}, "columnNameOfCorruptRecord: _error is the name of another column"),
    ],
)
def test_each_mistake_is_one_sentence(options: dict[str, object], says: str) -> None:
    with pytest.raises(OptionError, match=says) as raised:
        ReadOptions.from_mapping(options, LAYOUT)
    assert "\n" not in str(raised.value)


def test_a_stream_needs_messages_that_delimit_themselves() -> None:
    with pytest.raises(OptionError, match="framing=stream cannot cut blob"):
        ReadOptions.from_mapping({"framing": "stream"}, NO_FRAME)


def test_a_parameter_without_default_must_have_a_value() -> None:
    with pytest.raises(OptionError, match=r"needs a value for its parameter: set param\.ccsid"):
        ReadOptions.from_mapping({}, NEEDY)
    assert ReadOptions.from_mapping({"param.ccsid": 37}, NEEDY).params == {"ccsid": 37}
    assert ReadOptions.from_mapping({}, NEEDY, per_message=["ccsid"]).params == {}
    assert ReadOptions.from_mapping({"framing": "jsonl"}, NEEDY).params == {}


def test_levels_of_recursive_types_are_those_of_the_specification() -> None:
    with pytest.raises(OptionError, match=r"maxRecursionDepth is 2, but types of note have at most 1 level"):
        read(maxRecursionDepth=2)
    with pytest.raises(OptionError, match="maxRecursionDepth: expected a whole number"):
        read(maxRecursionDepth=0)
    assert read(maxRecursionDepth="1").max_recursion_depth == 1
    records = {**LAYOUT.records, **{f"note::depth_{n}::note": Record("", "", (), depth=n) for n in (2, 3, 4)}}
    deep = Layout("note", "Note", records)
    assert ReadOptions.from_mapping({"maxRecursionDepth": 3}, deep).max_recursion_depth == 3
    with pytest.raises(OptionError, match="maxRecursionDepth is 4, but types of note have at most 3 levels"):
        ReadOptions.from_mapping({"maxRecursionDepth": 4}, deep)


@pytest.mark.parametrize("option", [known for known in OPTIONS if known.default], ids=lambda known: known.name)
def test_a_documented_default_is_what_holds_without_the_option(option: Option) -> None:
    groups = (ReadOptions(), FileOptions(), FramingOptions())
    assert option.value(option.default) in [getattr(one, option.field, None) for one in groups]


@pytest.mark.parametrize("option", [*options_of(ReadOptions)], ids=lambda known: known.name)
def test_whether_an_option_shapes_columns_or_rows_is_said(option: Option) -> None:
    says = "in SHAPING, doors that need all messages, whole, refuse it; else name it in NOT_SHAPING"
    assert (option.name in SHAPING) != (option.name in NOT_SHAPING), f"{option.name}: {says}"


def test_options_that_shape_columns_or_rows_are_told() -> None:
    shaping = {"enumsAsInts": True, "type": "part", "columns": "text", "where": "text = 'a'"}
    assert set(read(**shaping).shaping) == set(shaping)
    assert read(mode="FAILFAST", batchRows=1, enumsAsInts=False).shaping == ()


def test_the_chapter_has_all_options_in_their_order() -> None:
    chapter = (Path(__file__).parents[3] / "pipeline" / "docs" / "options.md").read_text(encoding="utf-8")
    table = "".join(f"| `{option.name}` | {option.doc} | {option.default} |\n" for option in OPTIONS)
    assert f"| option | meaning | default |\n|---|---|---|\n{table}\n" in chapter, f"the table is\n{table}"
