"""`ksyspark formats`: one paragraph a format, readable on 80 columns."""

from __future__ import annotations

import json
import pickle
import sys
from dataclasses import replace
from textwrap import fill
from typing import get_args

import pytest

from ksyspark.formats import CompiledInMemory, installed_formats
from ksyspark.options.read_options import FramingKind

FRAMINGS = fill(
    ", ".join(["stream", *(kind for kind in get_args(FramingKind) if kind != "stream")]),
    80,
    initial_indent="  framings    ",
    subsequent_indent=" " * 14,
)


def test_all_installed_formats_are_listed(ksyspark):
    ended = ksyspark("formats")
    assert (ended.status, ended.errors) == (0, "")
    heads = [line for line in ended.text.splitlines() if not line.startswith(" ")]
    assert heads == [f"{name}: {fmt.layout.title}" for name, fmt in installed_formats().items()]
    assert max(map(len, ended.text.splitlines())) <= 80


def test_the_shipped_formats(ksyspark):
    assert (
        "mqtt_v3: MQTT packet, protocol levels 3 (MQIsdp) and 4 (MQTT 3.1.1)\n"
        f"  parameters  level=0\n{FRAMINGS}\n  ports       1883\n  decoder     machine\n" in ksyspark("formats").text
    )


def test_a_specification_of_ones_own_and_what_it_leaves_to_the_reference_decoder(ksyspark, tmp_path):
    path = tmp_path / "own.ksy"
    path.write_text(
        "meta: {id: own, title: My own}\n"
        "seq: [{id: n, type: u1}, {id: odd, type: odd, if: n > 1}]\n"
        "types: {odd: {seq: [{id: b, size: 1}], instances: {c: {value: 'b.to_s(\"UTF-8\").length'}}}}\n"
    )
    ended = ksyspark("formats", str(path), "mqtt_v3")
    assert [line.split(":")[0] for line in ended.text.splitlines() if not line.startswith(" ")] == ["own", "mqtt_v3"]
    assert ended.text.startswith(
        f"own: My own\n{FRAMINGS}\n  decoder     machine\n"
        "  reference   messages with own::odd: c: `length` of a value\n"
    )


def test_an_unknown_format(ksyspark):
    ended = ksyspark("formats", "mqmdee")
    assert ended.status == 1
    assert "Did you mean mqmde?" in ended.errors


def test_a_parameter_without_default_and_a_type_left_to_the_reference_decoder(ksyspark, format_of, monkeypatch):
    fmt = format_of("""
        meta: {id: sized, title: Sized, endian: be}
        params:
          - {id: width, type: u1}
        seq:
          - {id: data, size: width}
    """)
    plan = replace(fmt.plan, unsupported={"sized::odd": "for this test"})
    parts = {**dict(fmt.source.parts), "plan": pickle.dumps(plan)}
    fmt = replace(fmt, source=CompiledInMemory(tuple(parts.items())))
    monkeypatch.setattr(sys.modules["ksyspark.cli.formats"], "installed_formats", lambda: {"sized": fmt})
    ended = ksyspark("formats")
    assert ended.text.splitlines()[0] == "sized: Sized"
    assert "  parameters  width (must be given)\n" in ended.text
    assert "  decoder     machine\n  reference   messages with sized::odd: for this test\n" in ended.text


@pytest.mark.parametrize(
    ("instance", "reason"),
    [
        ("{value: _io.pos}", "p: `_io.pos` after the part is read, or of another stream"),
        (
            "{pos: 0, type: b3, repeat: expr, repeat-expr: 2}",
            "p: items of bits that begin at different bits of a byte",
        ),
        ("{pos: 0, size: 1, process: my.own}", "p: `process: my.own`"),
    ],
)
def test_a_format_that_the_machine_leaves_to_the_reference_decoder_says_why(ksyspark, tmp_path, instance, reason):
    path = tmp_path / "left.ksy"
    path.write_text(f"meta: {{id: left}}\nseq: [{{id: n, type: u1}}]\ninstances: {{p: {instance}}}\n")
    text = " ".join(ksyspark("formats", str(path)).text.split())
    assert text.endswith(f"decoder reference reference all messages: {reason}")
    assert f"all messages are read by the reference decoder: {reason}" in ksyspark("schema", str(path)).text


def test_defaults_are_written_as_options_take_them(ksyspark, format_of, monkeypatch):
    fmt = format_of("""
        meta: {id: defaults, title: Defaults of all kinds}
        params:
          - {id: order, type: str, -default: little}
          - {id: key, type: bytes, -default: '00ff'}
          - {id: is_odd, type: bool, -default: false}
          - {id: a_parameter_of_a_longer_name, type: u1, -default: 1}
    """)
    monkeypatch.setattr(sys.modules["ksyspark.cli.formats"], "installed_formats", lambda: {"defaults": fmt})
    assert ksyspark("formats").text.splitlines()[1:3] == [
        "  parameters  order=little, key=00ff, is_odd=False,",
        "              a_parameter_of_a_longer_name=1",
    ]


def test_a_format_goes_by_the_name_it_is_installed_under(ksyspark, monkeypatch):
    offered = {"descriptor": installed_formats()["mqmde"]}
    monkeypatch.setattr(sys.modules["ksyspark.cli.formats"], "installed_formats", lambda: offered)
    monkeypatch.setattr("ksyspark.formats.installed_formats", lambda: offered)
    for named in ((), ("descriptor",)):
        assert ksyspark("formats", *named).text.splitlines()[0].startswith("descriptor: ")


TLV = """
meta: {id: tlv}
seq: [{id: items, type: item, repeat: eos}]
types:
  item:
    seq: [{id: tag, type: u1}, {id: len, type: u1}, {id: body, size: len, type: {switch-on: tag, cases: {1: list}}}]
  list: {seq: [{id: items, type: item, repeat: eos}]}
"""


def test_how_types_that_contain_themselves_become_columns(ksyspark, tmp_path):
    path = tmp_path / "tlv.ksy"
    path.write_text(TLV)
    (tmp_path / "message").write_bytes(b"\1\3\2\1a\2\0")
    ended = ksyspark("decode", path, tmp_path / "message", "--option", "recursion=flat")
    assert [one["_depth"] for one in json.loads(ended.text)["items"]] == [1, 2, 1]
    assert "all levels, as items of one list" in ksyspark("schema", path, "--recursion", "flat").text
    assert "columns for 4 levels, nested in each other" in ksyspark("schema", path).text
    assert "recursion   4 levels, nested in each other" in ksyspark("formats", path).text


def test_a_schema_ends_with_the_lists_in_it(ksyspark):
    lines = ksyspark("schema", "mqtt_v3").text.splitlines()
    lists = "remaining_length.digits, body.subscribe.requests, body.suback.return_codes, body.unsubscribe.requests"
    assert lines[-2] == f"Lists: {lists}."
    assert lines[-1].startswith("With explode=remaining_length.digits each item is a row")
    assert "Lists:" not in ksyspark("schema", "mqtt_v3", "--as", "ddl").text
