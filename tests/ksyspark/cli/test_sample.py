"""`ksyspark sample`: messages in every framing, which a read with that framing takes back without a reject."""

from __future__ import annotations

import json

import pytest

SPEC = """\
meta: {id: pair, endian: be}
params: [{id: level, type: u1, -default: 3}]
seq: [{id: n, type: u1}, {id: a, size: n}, {id: b, type: u1, if: level > 3}]
"""


@pytest.fixture
def spec(tmp_path):
    path = tmp_path / "pair.ksy"
    path.write_text(SPEC)
    return path


@pytest.mark.parametrize(
    ("framing", "more"),
    [
        ("stream", ()),
        ("length-prefixed", ("--option", "lengthBytes=2", "--option", "lengthOrder=little")),
        ("length-prefixed", ("--option", "lengthIncludesItself=true")),
        ("jsonl", ()),
    ],
)
def test_what_is_written_is_read_back(ksyspark, spec, tmp_path, framing, more) -> None:
    out = tmp_path / "messages"
    made = ksyspark("sample", spec, "--count", 700, "--out", out, "--framing", framing, *more)
    assert (made.status, made.errors) == (0, f"700 messages, {out.stat().st_size} bytes\n")
    read = ksyspark("decode", spec, out, "--framing", framing, *more)
    assert read.errors == "700 messages, 700 records, 0 rejects\n"


def test_parameters_vary_only_where_they_are_written(ksyspark, spec, tmp_path) -> None:
    lines = ksyspark("sample", spec, "--count", 300, "--framing", "jsonl").text.splitlines()
    assert {json.loads(line)["level"] for line in lines} > {3}
    lines = ksyspark("sample", spec, "--count", 300, "--framing", "jsonl", "--param", "level=9").text.splitlines()
    assert {json.loads(line)["level"] for line in lines} == {9}


def test_equal_seeds_give_equal_bytes(ksyspark, spec) -> None:
    first, again, other = (ksyspark("sample", spec, "--count", 900, "--seed", seed).output for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_coverage_lists_what_is_covered_and_what_is_missing_with_its_reason(ksyspark, spec, tmp_path) -> None:
    made = ksyspark("sample", spec, "--out", tmp_path / "x", "--coverage")
    summary, missing = made.errors.splitlines()[1:]
    assert summary == "1 of 2 cases, conditions, counts and labels are shown"
    assert missing.startswith("not shown: pair.b: present: ")


@pytest.mark.slow
def test_a_stream_begins_with_a_message_that_tells_no_other_parameters(ksyspark, tmp_path) -> None:
    """A CONNECT of level 4 in front would have all that follows read by the rules of level 4."""
    out = tmp_path / "stream"
    ksyspark("sample", "mqtt_v3", "--count", 2000, "--seed", 5, "--out", out)
    assert (
        ksyspark("decode", "mqtt_v3", out, "--framing", "stream").errors == "2,000 messages, 2,000 records, 0 rejects\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("nowhere",), 1, "There is no nowhere.ksy below ksy"),
        (("mqtt_v3", "--framing", "file"), 2, "framing=file holds one message"),
        (("mqtt_v3", "--framing", "fixed", "--option", "recordLength=9"), 2, "cannot hold a message of"),
        (("mqtt_v3", "--framing", "length-prefixed", "--option", "lengthBytes=3"), 2, "lengthBytes"),
        (("mqmde", "--framing", "stream"), 2, "framing=stream cannot cut mqmde"),
        (("mqtt_v3", "--param", "nolevel=3"), 2, "has no parameter 'nolevel'"),
    ],
)
def test_what_cannot_be_made_is_an_error(ksyspark, tmp_path, arguments, status, words) -> None:
    ended = ksyspark("sample", *arguments, "--out", tmp_path / "out")
    assert ended.status == status
    assert words in ended.sentence


def test_a_specification_that_defeats_the_generator(ksyspark, tmp_path) -> None:
    path = tmp_path / "never.ksy"
    path.write_text("meta: {id: never}\nseq: [{id: a, type: u1, valid: {expr: _ > 3 and _ < 2}}]\n")
    ended = ksyspark("sample", path, "--out", tmp_path / "out")
    assert ended.status == 1
    assert "_ > 3 and _ < 2" in ended.sentence


def test_messages_are_grown_from_samples(ksyspark, tmp_path) -> None:
    path, samples = tmp_path / "kept.ksy", tmp_path / "kept"
    path.write_text("meta: {id: kept}\nseq: [{id: a, size: 4}]\n")
    (samples / "expected").mkdir(parents=True)
    (samples / "some.bin").write_bytes(b"some")
    (samples / "expected" / "some.bin.json").write_text('{"options": {"framing": "file"}, "messages": []}')
    assert ksyspark("sample", path, "--count", 1, "--samples", samples, "--out", tmp_path / "x").status == 0
    assert (tmp_path / "x").read_bytes() == b"some"
