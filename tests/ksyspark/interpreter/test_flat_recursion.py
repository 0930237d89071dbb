"""Types that contain themselves as one flat list of all levels (`recursion=flat`); the official parser has them too."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.errors import OptionError
from ksyspark.formats import Format, find_format
from ksyspark.layout import Array, Struct
from ksyspark.layout.arrow import arrow_schema
from ksyspark.options.read_options import ReadOptions, format_of
from ksyspark.reader import ColumnDecoder
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.checks.agreement import check_alike
from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.checks.official import OfficialParser

TLV = """
meta: {id: tlv}
seq:
  - {id: version, type: u1}
  - {id: items, type: item, repeat: eos}
types:
  item:
    seq:
      - {id: tag, type: u1}
      - {id: len, type: u1}
      - {id: body, size: len, type: {switch-on: tag, cases: {1: list, 2: number, 4: pair}}}
    instances:
      is_list: {value: tag == 1}
  list: {seq: [{id: items, type: item, repeat: eos}]}
  pair: {seq: [{id: key, type: u1}, {id: item, type: item}]}
  number: {seq: [{id: n, type: u1, valid: {max: 99}}, {id: pin, size: 1, -sensitive: true}]}
"""
TWO = """
meta: {id: two}
seq:
  - {id: left, type: left}
types:
  left:
    seq:
      - {id: a, type: u1}
      - {id: inner, type: left, if: a == 1}
      - {id: rights, type: right, repeat: expr, repeat-expr: a / 2}
  right:
    seq:
      - {id: b, type: u1}
      - {id: inner, type: right, if: b == 1}
      - {id: left, type: left, if: b == 2}
"""
CHAIN = """
meta: {id: chain}
seq:
  - {id: n, type: u1}
  - {id: next, type: chain, if: n > 0}
"""
TREE = """
meta: {id: tree}
seq: [{id: root, type: {switch-on: kind, cases: {1: node, 2: leaf}}}]
instances:
  kind: {pos: 0, type: u1}
types:
  node:
    seq: [{id: kind, type: u1}, {id: ofs_left, type: u1}, {id: ofs_right, type: u1}]
    instances:
      left: {pos: ofs_left, type: node, if: ofs_left != 0}
      right: {pos: ofs_right, type: node, if: ofs_right != 0}
  leaf: {seq: [{id: kind, type: u1}]}
"""


@dataclass(frozen=True)
class Message:
    data: bytes
    params: dict[str, object] = field(default_factory=dict)


@pytest.fixture
def flat_of(tmp_path: Path) -> Callable[[str], Format]:
    def made(text: str) -> Format:
        (name,) = re.findall(r"meta: .id: (\w+)", text)
        path = tmp_path / f"{name}.ksy"
        path.write_text(text)
        return find_format(str(path), is_flat=True)

    return made


def _tlv(chance: random.Random, depth: int) -> bytes:
    tag = chance.choice([1, 4, 2, 3] if depth < 6 else [2, 3])
    if tag == 1:
        body = b"".join(_tlv(chance, depth + 1) for _ in range(chance.randrange(4)))
    elif tag == 4:
        body = b"k" + _tlv(chance, depth + 1)
    else:
        body = bytes([chance.randrange(100), 5])
    return bytes([tag, len(body)]) + body if len(body) < 256 else b"\3\0"


def _tree(chance: random.Random, nodes: int) -> bytes:
    """Return nodes that each lead to some that lie behind them."""
    places = [3 * number for number in range(nodes)]
    nodes_made = [[1, *(chance.choice([0, 0, *places[number + 1 :]]) for _ in range(2))] for number in range(nodes)]
    return bytes(byte for node in nodes_made for byte in node)


def _rows(fmt: Format, *messages: bytes) -> list[dict]:
    decoded = fmt.decoder().decode(pa.array(messages, pa.binary()), {})
    assert decoded.failures == {}
    return decoded.columns.to_pylist()


def test_all_levels_are_items_of_one_list(flat_of) -> None:
    fmt = flat_of(TLV)
    items = arrow_schema(fmt.layout).field("items").type.value_type
    assert [one.name for one in items] == [*"_id _parent_id _depth _path tag len body is_list".split()]
    assert [one.name for one in items.field("body").type] == ["number", "pair", "raw"]
    (row,) = _rows(fmt, b"\7\1\4\2\2\5p\3\1z")
    assert [(one["_id"], one["_parent_id"], one["_depth"], one["_path"], one["tag"]) for one in row["items"]] == [
        (0, None, 1, "items[0]", 1),
        (1, 0, 2, "body.list.items[0]", 2),
        (2, None, 1, "items[1]", 3),
    ]
    assert row["items"][1]["body"] == {"number": {"n": 5, "pin": b"p"}, "pair": None, "raw": None}


@pytest.mark.parametrize("text", [TLV, TWO, CHAIN, TREE])
def test_the_official_parser_agrees(flat_of, text: str) -> None:
    fmt, chance = flat_of(text), random.Random(text)
    if text == TLV:
        messages = [b"\7" + b"".join(_tlv(chance, 1) for _ in range(3)) for _ in range(60)]
        messages += [bytes(chance.choices(one, k=len(one))) for one in messages[:30]]
    elif text == TREE:
        # The last one leads back to its own beginning, again and again.
        messages = [*(_tree(chance, 15) for _ in range(60)), b"\1\3\0\1\3\0"]
    else:
        messages = [bytes(chance.choices(range(7), k=chance.randrange(40))) for _ in range(200)]
    messages += [one[: len(one) // 2] for one in messages[:30]]
    assert report(check_alike(fmt, [Message(one) for one in messages])) == ""
    good = [one for one in messages if not fmt.decoder().decode(pa.array([one]), {}).failures]
    assert len(good) > 20
    assert max(len(json.dumps(row, default=str)) for row in _rows(fmt, *good)) > 300


def test_a_difference_is_found(flat_of) -> None:
    fmt = flat_of(TLV)
    official, message = OfficialParser(fmt), b"\7\1\4\2\2\5p\3\1z"
    for name, value in (("tag", 9), ("_parent_id", None), ("_depth", 1)):
        (row,) = _rows(fmt, message)
        assert official.difference(official.read(message, {}), row) is None
        row["items"][1][name] = value
        assert official.difference(official.read(message, {}), row) is not None


def test_types_that_contain_each_other_and_themselves(flat_of) -> None:
    (row,) = _rows(flat_of(TWO), b"\2\1\2\0")
    (items,) = row.values()
    assert [(one["_id"], one["_parent_id"], one["left"], one["right"]) for one in items] == [
        (0, None, {"a": 2}, None),
        (1, 0, None, {"b": 1}),
        (2, 1, None, {"b": 2}),
        (3, 2, {"a": 0}, None),
    ]


def test_the_number_of_columns_is_linear(flat_of) -> None:
    fields = "".join(f"  - {{id: f{number}, type: wide, size: 1, if: n == {number}}}\n" for number in range(200))
    layout = flat_of("meta: {id: wide}\nseq:\n  - {id: n, type: u1}\n" + fields).layout
    assert len(layout.root.columns) == 201
    assert layout.root.columns[7].type == Array(Struct("wide[]"))
    assert [column.id for column in layout.records["wide[]"].columns] == ["_id", "_parent_id", "_depth", "_path", "n"]


def test_two_thousand_levels_and_no_crash_beyond(flat_of) -> None:
    decoder = flat_of(CHAIN).decoder()
    decoded = decoder.decode(pa.array([b"\1" * 2_000 + b"\0", b"\1" * 50_000 + b"\0"]), {})
    last = decoded.columns["next"][0].as_py()[-1]
    assert (last["_id"], last["_parent_id"], last["_depth"], last["_path"]) == (1_999, 1_998, 2_000, "next")
    assert decoded.failures.keys() == {1}
    assert "too deep" in decoded.failures[1].reason


def test_options_shape_the_rows(tmp_path: Path, flat_of) -> None:
    flat_of(TLV)
    options = {"recursion": "flat", "explode": "items", "columns": "version, items._depth, items.body.number.pin"}
    fmt = format_of(str(tmp_path / "tlv.ksy"), options)
    decoder = ColumnDecoder(fmt, ReadOptions.from_mapping(options, fmt.layout))
    ((batch, _),) = decoder.decode(pa.array([b"\7\1\4\2\2\5p\3\1z"]), {})
    rows = [(one["version"], one["items"]["_depth"], one["items"]["body"]["number"]) for one in batch.to_pylist()]
    assert rows == [(7, 1, None), (7, 2, {"pin": b"***"}), (7, 1, None)]
    again = format_of(format_of(str(tmp_path / "tlv.ksy"), {}), {"recursion": "flat"})
    assert again.layout == fmt.layout


def test_what_is_refused(tmp_path: Path, flat_of) -> None:
    fmt = flat_of(TLV)
    with pytest.raises(OptionError, match="framing=stream cannot cut tlv"):
        ReadOptions.from_mapping({"framing": "stream"}, fmt.layout)
    with pytest.raises(OptionError, match="maxRecursionDepth is 2, but"):
        ReadOptions.from_mapping({"maxRecursionDepth": 2}, fmt.layout)
    with pytest.raises(OptionError, match="recursion: expected one of nested, flat, found 'both'"):
        format_of("tibrv_msg", {"recursion": "both"})


def test_without_recursion_it_is_read_as_ever(flat_of) -> None:
    fmt = flat_of("meta: {id: plain}\nseq: [{id: a, type: u1}]\n")
    assert (fmt.decoder_name, fmt.layout.cuts) == ("machine", frozenset())


AROUND = """
meta: {id: around, imports: [within]}
seq:
  - {id: code, type: u1}
  - {id: inner, type: within, if: code < 9}
types: {plain: {seq: [{id: z, type: u1}]}}
"""
WITHIN = """
meta: {id: within, imports: [around]}
seq:
  - {id: kind, type: u1}
  - {id: back, type: around, if: kind == 0x41}
  - {id: tail, type: 'around::plain'}
"""
OUTSIDE = """
meta: {id: outside, imports: [around]}
seq:
  - {id: first, type: around}
"""
LOOKED_INTO = """
meta: {id: looked_into}
seq:
  - {id: n, type: u1}
  - {id: inner, type: looked_into, if: n > 0}
instances: {sum: {value: 'n > 0 ? n + inner.n : 0'}}
"""


def test_types_of_several_files_that_contain_each_other_are_flat(tmp_path) -> None:
    for name, text in {"around": AROUND, "within": WITHIN, "outside": OUTSIDE}.items():
        (tmp_path / f"{name}.ksy").write_text(text)
    octets = [bytes([3, 0x41, 1, 0x41, 7, 0x42, 1, 2, 3]), b"\x09", b"\x01\x02\x03", b"\x01\x41", b"\x01\x41\x09"]
    for name in ("around", "within", "outside"):
        fmt = find_format(str(tmp_path / f"{name}.ksy"))
        assert fmt.layout.cuts
        assert report(check_alike(fmt, [Message(one) for one in octets])) == ""
    decoded = find_format(str(tmp_path / "around.ksy")).decoder().decode(pa.array(octets[:1], pa.binary()), {})
    [row] = decoded.columns.to_pylist()
    assert [(one["_depth"], one["code"], one["inner"]["tail"]["z"]) for one in row["inner"]["back"]] == [
        (1, 1, 2),
        (2, 7, 1),
    ]


def test_what_cannot_be_nested_is_flat_without_being_asked(tmp_path) -> None:
    path = tmp_path / "looked_into.ksy"
    path.write_text(LOOKED_INTO)
    fmt = find_format(str(path))
    assert fmt.layout.cuts
    assert report(check_alike(fmt, [Message(b"\3\2\1\0"), Message(b"\3\2"), Message(b"\0")])) == ""
    path.write_text(LOOKED_INTO.replace("inner.n ", "inner.m "))
    with pytest.raises(SpecError, match="there is no field `m`"):
        find_format(str(path))


def test_an_installed_format_is_flat_by_its_name() -> None:
    nested, flat = (format_of("tibrv_msg", {"recursion": kind}) for kind in ("nested", "flat"))
    assert "_depth" in str(arrow_schema(flat.layout))
    assert "_depth" not in str(arrow_schema(nested.layout))
