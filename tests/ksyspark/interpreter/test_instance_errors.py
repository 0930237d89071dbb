"""Instances that cannot be had: null, with a note, or the message is refused; every decoder agrees."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.errors import Failure, Note, OptionError
from ksyspark.formats import Format
from ksyspark.inspect.annotate import annotate
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark_codegen.checks.official import OfficialParser

DIRECTORY = """
meta: {id: directory, endian: be}
seq:
  - {id: at, type: u1}
  - {id: by, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: 2}
instances:
  last: {pos: at, type: entry}
  share: {value: '100 / by'}
  double: {value: share * 2}
types:
  entry:
    seq:
      - {id: key, type: u1, valid: {max: 9}}
    instances:
      far: {pos: 'key', size: 2, if: key > 0}
"""
GOOD = b"\x03\x05\x01\x00"


@pytest.fixture
def directory(format_of: Callable[[str], Format]) -> Format:
    return dataclasses.replace(format_of(DIRECTORY), instance_errors=None)


def _decoded(fmt: Format, *messages: bytes):
    """Return what the machine and the interpreter make of messages, once it is the same."""
    decoded = [one.decode(pa.array(messages, pa.binary()), {}) for one in (fmt.decoder(), fmt.reference_decoder())]
    assert decoded[0].columns.to_pylist() == decoded[1].columns.to_pylist()
    assert (decoded[0].failures, decoded[0].notes) == (decoded[1].failures, decoded[1].notes)
    return decoded[0]


def test_an_instance_that_cannot_be_read_is_null_and_noted(directory: Format) -> None:
    decoded = _decoded(directory, b"\x09\x05\x01\x00")
    (row,) = decoded.columns.to_pylist()
    assert row["last"] is None
    assert (row["share"], row["entries"][0]) == (20, {"key": 1, "far": b"\x05\x01"})
    assert decoded.failures == {}
    assert decoded.notes[0][0] == Note("last", 9, "last.key: end of data: needs 1 byte, 0 left")


SECTIONS = """
meta: {id: sections, endian: be}
seq:
  - {id: n, type: u1}
  - {id: size, type: u1}
instances:
  count: {value: sections.size}
  sections: {pos: 2, type: section, size: size, repeat: expr, repeat-expr: n}
  numbers: {pos: 2, type: u2, repeat: eos}
  table: {pos: 2, type: table}
types:
  table:
    seq: [{id: sections, type: section, repeat: expr, repeat-expr: _root.n}]
  section:
    seq: [{id: kind, type: u1}, {id: at, type: u2}]
    instances:
      far: {io: _root._io, pos: at, type: u1}
      double: {value: at * 2}
"""


def test_items_of_an_instance_that_were_read_are_kept(format_of: Callable[[str], Format]) -> None:
    fmt = dataclasses.replace(format_of(SECTIONS), instance_errors=None)
    whole, cut = bytes.fromhex("0303 010000 020001 030002 00"), bytes.fromhex("0303 010000 020001 0300")
    decoded = _decoded(fmt, whole, cut, b"\x03\x03", b"\x01\xff\x01")
    first, second, *without = decoded.columns.to_pylist()
    sections = [
        {"kind": 1, "at": 0, "far": 3, "double": 0},
        {"kind": 2, "at": 1, "far": 3, "double": 2},
        {"kind": 3, "at": 2, "far": 1, "double": 4},
    ]
    assert first["sections"] == first["table"]["sections"] == sections
    incomplete = [*sections[:2], {"kind": 3, "at": None, "far": None, "double": None}]
    assert (second["sections"], second["table"]) == (incomplete, {"sections": incomplete})
    assert (first["count"], second["count"]) == (3, None)
    assert second["numbers"] == [0x0100, 0x0002, 0x0001, 0x0300]
    assert [(one.field, one.offset, one.reason) for one in decoded.notes[1]] == [
        ("count", 8, "sections[2]: end of data: needs 3 bytes, 2 left"),
        ("sections", 8, "sections[2]: end of data: needs 3 bytes, 2 left"),
        ("table", 9, "table.sections[2].at: end of data: needs 2 bytes, 1 left"),
    ]
    assert [row["sections"] for row in without] == [
        [{"kind": None, "at": None, "far": None, "double": None}],
        [{"kind": 1, "at": None, "far": None, "double": None}],
    ]
    assert [row["table"] for row in without] == [
        {"sections": [{"kind": None, "at": None, "far": None, "double": None}]},
        {"sections": [{"kind": 1, "at": None, "far": None, "double": None}]},
    ]


def test_incomplete_items_of_an_instance_are_those_of_a_sequence(format_of: Callable[[str], Format]) -> None:
    """What a refused message keeps of a list is what a noted instance does."""
    text = "meta: {id: m, endian: be}\n%s\ntypes: {i: {seq: [{id: a, type: u2}, {id: b, type: u1, repeat: eos}]}}\n"
    item = "{id: items, type: i, size: 4, repeat: expr, repeat-expr: 3}"
    seq = dataclasses.replace(format_of(text % f"seq: [{item}]"), instance_errors=None)
    elsewhere = "instances: {" + item.replace("{id: items, ", "items: {pos: 0, ") + "}"
    instance = dataclasses.replace(format_of(text.replace("id: m", "id: k") % elsewhere), instance_errors=None)
    for length in range(13):
        message = bytes(range(length))
        refused, noted = _decoded(seq, message), _decoded(instance, message)
        assert refused.columns.to_pylist() == noted.columns.to_pylist()
        assert bool(refused.failures) == bool(noted.notes) == (length < 12)


def test_what_uses_a_failed_instance_is_noted_too(directory: Format) -> None:
    decoded = _decoded(directory, b"\x03\x00\x01\x00")
    assert [decoded.columns[name][0].as_py() for name in ("share", "double")] == [None, None]
    assert [(one.field, one.reason) for one in decoded.notes[0][:2]] == [
        ("share", "division by zero"),
        ("double", "share: division by zero"),
    ]


def test_items_of_lists_are_noted_by_themselves(directory: Format) -> None:
    decoded = _decoded(directory, b"\x02\x05\x03\x01")
    assert [one["far"] for one in decoded.columns["entries"][0].as_py()] == [None, b"\x05\x03"]
    assert decoded.notes[0][0].field == "entries[0].far"


def test_the_fields_of_the_sequence_still_refuse_the_message(directory: Format) -> None:
    decoded = _decoded(directory, b"\x03\x05\x01", b"\x03\x05\x0a\x00")
    assert [decoded.failures[number].field for number in (0, 1)] == ["entries[1].key", "entries[0].key"]


def test_a_rule_of_the_instance_itself_refuses_the_message(format_of: Callable[[str], Format]) -> None:
    text = "meta: {id: ruled}\nseq: [{id: n, type: u1}]\ninstances: {there: {pos: n, type: u1, valid: {max: 9}}}"
    decoded = _decoded(dataclasses.replace(format_of(text), instance_errors="note"), b"\x01\x0a", b"\x02\x09")
    assert decoded.failures == {0: Failure("there", 1, "expected at most 9, found 10", "at most 9", "10")}
    assert decoded.columns["there"].to_pylist() == [10, None]
    assert decoded.notes.keys() == {1}


def test_sizes_and_conditions_need_their_instances(format_of: Callable[[str], Format]) -> None:
    text = """
meta: {id: sized}
seq:
  - {id: n, type: u1}
  - {id: body, size: length}
instances:
  length: {value: 4 / n}
"""
    decoded = _decoded(dataclasses.replace(format_of(text), instance_errors="note"), b"\0ab", b"\2ab")
    assert decoded.failures.keys() == {0}
    assert decoded.notes == {}


def test_bounds_on_work_are_kept(format_of: Callable[[str], Format]) -> None:
    text = "meta: {id: many}\ninstances: {all: {pos: 0, size: 0, repeat: expr, repeat-expr: 100000000}}"
    decoded = _decoded(dataclasses.replace(format_of(text), instance_errors="note"), b"ab")
    assert decoded.failures[0].field.startswith("all[")


def test_the_official_parser_raises_for_the_same_instances(directory: Format) -> None:
    official = OfficialParser(directory)
    messages = [GOOD, b"\x09\x05\x01\x00", b"\x03\x00\x01\x00", b"\x02\x05\x03\x01", b"\x31\x05\x09\x09"]
    decoded = _decoded(directory, *messages)
    assert set(decoded.notes) >= {1, 2, 3, 4}
    for message, row in zip(messages, decoded.columns.to_pylist(), strict=True):
        assert official.difference(official.read(message, {}), row) is None
        assert (official.refusal(message, {}) is None) == (message not in [messages[at] for at in decoded.notes])


def test_the_official_parser_keeps_the_same_items(format_of: Callable[[str], Format]) -> None:
    fmt = dataclasses.replace(
        format_of(SECTIONS.replace("  count: {value: sections.size}\n", "")), instance_errors=None
    )
    official = OfficialParser(fmt)
    whole = bytes.fromhex("0303 010000 020001 030002")
    for message in (whole[:length] for length in range(2, len(whole))):
        (row,) = _decoded(fmt, message).columns.to_pylist()
        assert official.difference(official.read(message, {}), row) is None
        row["sections"] = row["sections"][1:]
        assert (official.difference(official.read(message, {}), row) is not None) == (len(message) >= 5)


@pytest.mark.parametrize(("option_texts", "is_refused"), [({}, False), ({"instanceErrors": "refuse"}, True)])
def test_rows_have_a_column_of_notes(directory: Format, option_texts: dict[str, str], is_refused: bool) -> None:
    options = ReadOptions.from_mapping(option_texts, directory.layout)
    ((batch, _),) = ColumnDecoder(directory, options).decode(pa.array([b"\x09\x05\x01\x00"]), {})
    (row,) = batch.to_pylist()
    assert (row["_error"] is not None) == is_refused
    assert ("_notes" in row) != is_refused
    if not is_refused:
        assert row["_notes"][0] == {"field": "last", "offset": 9, "reason": row["_notes"][0]["reason"], "bytes": None}


def test_the_specification_says_which(format_of: Callable[[str], Format], tmp_path: Path) -> None:
    strict = format_of(DIRECTORY.replace("endian: be}", "endian: be, -instance-errors: refuse}"))
    fmt = dataclasses.replace(strict, instance_errors=None)
    assert fmt.layout.instance_errors == "refuse"
    assert fmt.decoder().decode(pa.array([b"\x09\x05\x01\x00"]), {}).failures
    shaped = ReadOptions.from_mapping({"instanceErrors": "note"}, fmt.layout).shape(fmt)
    assert shaped.decoder().decode(pa.array([b"\x09\x05\x01\x00"]), {}).notes


def test_wrong_values_are_refused(problems_of: Callable[..., list[str]], mqtt: Format) -> None:
    (problem,) = problems_of("meta: {id: demo, -instance-errors: ignore}\nseq: []\n")
    assert "`-instance-errors` can be `note` or `refuse`" in problem
    with pytest.raises(OptionError, match="instanceErrors: expected"):
        ReadOptions.from_mapping({"instanceErrors": "ignore"}, mqtt.layout)


def test_an_inspection_shows_what_is_wrong_with_an_instance(directory: Format) -> None:
    failure = annotate(directory, b"\x09\x05\x01\x00").failure
    assert (failure.field, failure.offset) == ("last.key", 9)


def test_shipped_formats_refuse(mqtt: Format) -> None:
    assert (mqtt.layout.instance_errors, mqtt.layout.has_notes) == ("refuse", False)
