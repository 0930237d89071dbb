"""Types of other files: opaque ones, and top types with parameters that no option can give."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pyarrow as pa
import pytest
from two_readers import check_interpreter

from ksyspark.formats import Format, find_format
from ksyspark.options.read_options import ReadOptions
from ksyspark_codegen.checks.finding import report

Load = Callable[..., Format]
OPAQUE = """
meta: {id: outer, ks-opaque-types: true, imports: [part]}
seq:
  - {id: n, type: u1}
  - {id: a, type: hidden(n)}
  - {id: b, type: {switch-on: n, cases: {1: 'hidden::tail', 2: inner}}}
  - {id: c, type: part}
types:
  inner: {seq: [{id: d, type: hidden(1), size: 1}], types: {own: {seq: [{id: e, type: u1}]}}}
"""
HIDDEN = """
meta: {id: hidden}
params: [{id: n, type: u1}]
seq: [{id: data, size: n}]
types: {tail: {seq: [{id: z, type: u1}]}}
"""
PART = "meta: {id: part}\nseq: [{id: p, type: u1}]\n"
NEEDY = """
meta: {id: needy}
params:
  - {id: head, type: head}
  - {id: few, type: 'u1[]'}
  - {id: names, type: 'bytes[]'}
  - {id: around, type: io}
  - {id: level, type: u1}
seq:
  - {id: data, size: level}
  - {id: more, size: head.n, if: level > 1}
instances:
  first: {value: 'few[0]', if: level > 2}
  size_around: {value: around.size, if: level > 2}
  name: {value: 'names[1]', if: level > 2}
types: {head: {seq: [{id: n, type: u1}]}}
"""
USING = """
meta: {id: using, imports: [needy]}
seq:
  - {id: head, type: 'needy::head'}
  - {id: few, type: u1, repeat: expr, repeat-expr: 2}
  - {id: names, size: 1, repeat: expr, repeat-expr: 2}
  - {id: body, type: 'needy(head, few, names, _io, 3)'}
"""


@dataclass(frozen=True)
class Message:
    data: bytes
    params: dict[str, object] = field(default_factory=dict)


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Return the maker of a format from the texts of files, by their paths; the first one is the format."""

    def made(files: Mapping[str, str], import_paths: Sequence[str] = ()) -> Format:
        for path, text in files.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text)
        return find_format(str(tmp_path / next(iter(files))), [str(tmp_path / one) for one in import_paths])

    return made


def rows(fmt: Format, *messages: str) -> list[object]:
    octets = [bytes.fromhex(one) for one in messages]
    batches = [
        decoder.decode(pa.array(octets, pa.binary()), {}).columns.to_pylist()
        for decoder in (fmt.decoder(), fmt.reference_decoder())
    ]
    assert batches[0] == batches[1]
    cut = [one[:length] for one in octets for length in range(len(one))]
    assert report(check_interpreter(fmt, [*map(Message, octets), *map(Message, cut)])) == ""
    return batches[0]


@pytest.mark.parametrize("folder", ["", "common/"])
def test_an_opaque_type_is_read_by_the_file_of_its_name(load: Load, folder: str) -> None:
    fmt = load({"outer.ksy": OPAQUE, f"{folder}hidden.ksy": HIDDEN, "part.ksy": PART}, ["empty", "common"])
    assert rows(fmt, "01 61 02 03", "02 6162 63 09", "00 05") == [
        {"n": 1, "a": {"data": b"a"}, "b": {"tail": {"z": 2}, "inner": None}, "c": {"p": 3}},
        {"n": 2, "a": {"data": b"ab"}, "b": {"tail": None, "inner": {"d": {"data": b"c"}}}, "c": {"p": 9}},
        {"n": 0, "a": {"data": b""}, "b": None, "c": {"p": 5}},
    ]


def test_parameters_that_are_structures_lists_and_streams_come_from_another_specification(load: Load) -> None:
    fmt = load({"using.ksy": USING, "needy.ksy": NEEDY})
    [row] = rows(fmt, "02 0708 4142 616263 6465")
    assert row["body"] == {"data": b"abc", "more": b"de", "first": 7, "size_around": 10, "name": b"B"}


def test_by_itself_the_type_is_read_as_far_as_an_option_can_give_what_it_needs(load: Load) -> None:
    fmt = load({"needy.ksy": NEEDY})
    assert [param.id for param in fmt.layout.params] == ["level"]
    assert fmt.plan.unsupported["needy"] == "the parameter around is a stream"
    options = ReadOptions.from_mapping({"param.level": 1}, fmt.layout)
    octets = pa.array([b"abc"], pa.binary())
    decoded = fmt.decoder().decode(octets, options.params)
    assert decoded.columns.to_pylist() == [
        {"data": b"a", "more": None, "first": None, "size_around": None, "name": None}
    ]
    [failure] = fmt.decoder().decode(octets, {"level": 2}).failures.values()
    assert (failure.field, failure.offset) == ("more", 2)
    assert failure.reason == (
        "the parameter `head` is needed, and no option can give it: only a field that has this type can"
    )
