"""`ksyspark test`: what it reports, what it records, and how it ends."""

from __future__ import annotations

import json
from os.path import relpath

import pytest

from ksyspark.spark import session
from ksyspark.spark.session import JavaMissing

SPEC = """\
meta: {id: pair, endian: be}
params: [{id: level, type: u1, -default: 3}]
seq: [{id: n, type: u1, valid: {max: 40}}, {id: a, size: n}, {id: b, type: u1, if: level > 2}]
"""


@pytest.fixture
def spec(tmp_path):
    path = tmp_path / "pair.ksy"
    path.write_text(SPEC)
    return path


@pytest.fixture
def samples(tmp_path):
    """Return a folder with a sample that nothing is expected of yet."""
    folder = tmp_path / "samples"
    folder.mkdir()
    (folder / "one.bin").write_bytes(b"\3abc\7")
    (folder / "README.md").write_text("One message.")
    return folder


@pytest.fixture
def recorded(ksyspark, spec, samples):
    """Return the folder after its expectations were recorded."""
    assert ksyspark("test", spec, samples, "--record").status == 0
    return samples


def test_a_sound_format_and_its_samples(ksyspark, spec, recorded) -> None:
    ended = ksyspark("test", spec, recorded, "--no-spark", "--count", 50)
    assert (ended.status, ended.errors) == (0, "")
    first, *others, last = ended.text.splitlines()
    assert first == "ok       1 sample: the messages are as expected"
    assert "ok       50 obeying messages: all who read them find the same" in others
    assert "ok       50 obeying messages in a row are cut where they end" in others
    assert {line[:4] for line in others} <= {"ok  ", "note"}
    assert last.startswith("pair: ")
    assert last.endswith(" checks, nothing found")


def test_nothing_is_written_without_record(ksyspark, spec, samples) -> None:
    before = sorted(samples.parent.rglob("*"))
    assert ksyspark("test", spec, samples, "--no-spark").status == 0
    assert sorted(samples.parent.rglob("*")) == before


def test_a_shipped_format_by_its_name(ksyspark) -> None:
    ended = ksyspark("test", "sas_mq_correlation_id", "--no-spark", "--count", 20)
    assert (ended.status, ended.errors) == (0, "")


def test_spark_is_checked_where_it_can_start(ksyspark, spec, spark) -> None:
    lines = ksyspark("test", spec, "--count", 20).text.splitlines()
    checked = [line for line in lines if "Spark" in line]
    assert checked[0] == "ok       the Spark schema has the types of the columns"
    assert [line.rpartition(", ")[2] for line in checked[1:]] == ["PERMISSIVE", "DROPMALFORMED", "FAILFAST"]
    assert all(line.startswith("ok") for line in checked)


def test_without_pyspark_it_says_what_is_left_out(child, spec) -> None:
    ended = child("test", spec, "--count", 20, without=("pyspark",))
    assert (ended.status, ended.errors) == (0, "")
    assert "left out Spark (" in ended.text


def test_without_java_it_says_what_is_left_out(ksyspark, spec, monkeypatch) -> None:
    def start(*_args, **_named):
        raise JavaMissing("There is no Java.")

    monkeypatch.setattr(session, "local_session", start)
    ended = ksyspark("test", spec, "--count", 20)
    assert ended.status == 0
    assert "left out Spark (There is no Java.)\n" in ended.text


def test_a_wrong_expectation_is_reported_with_both_values(ksyspark, spec, recorded) -> None:
    expected = recorded / "expected" / "one.bin.json"
    expected.write_text(expected.read_text().replace('"n": 3', '"n": 4'))
    ended = ksyspark("test", spec, recorded, "--no-spark")
    assert ended.status == 1
    assert ended.text.splitlines()[:2] == [
        "FAILED   1 sample: the messages are as expected (1 finding)",
        "         one.bin, message 0, n: expected 4, found 3 (if that is right: --record --renew writes it down)",
    ]
    assert ended.sentence.endswith(" checks of pair found something.")


INVERSE = """\
meta: {id: pair, endian: be}
seq:
  - id: n
    type: u1
    -inverse: INVERSE
  - {id: a, size: n}
  - {id: b, type: u1, -column: false}
"""


@pytest.mark.parametrize(
    ("inverse", "says"),
    [("a.size", ""), ("a.size + 1", "4 by -inverse (FILE, line 5)"), ("n", "no value by -inverse (FILE, line 5)")],
)
def test_a_wrong_inverse_is_named_with_its_line(ksyspark, spec, samples, inverse, says) -> None:
    spec.write_text(INVERSE.replace("INVERSE", inverse))
    ksyspark("test", spec, samples, "--record")
    ended = ksyspark("test", spec, samples, "--no-spark", "--count", 20)
    what = "1 sample: each -inverse gives what the messages have"
    says = says.replace("FILE", relpath(spec))
    finding = f"         n at byte 0: expected 3, found {says}; message 0361626307"
    lines = [f"FAILED   {what} (1 finding)", finding] if says else [f"ok       {what}"]
    assert ended.text.splitlines()[2 : 2 + len(lines)] == lines


def test_what_columns_do_not_tell_is_listed(ksyspark, spec, samples) -> None:
    spec.write_text(INVERSE.replace("INVERSE", "a.size"))
    ksyspark("test", spec, samples, "--record")
    noted = ksyspark("test", spec, samples, "--no-spark", "--count", 20, "--all").text.partition("note     ")[2]
    assert noted.splitlines()[:2] == [
        "1 message written from columns alone: 0 the same bytes, 1 others that are read alike, 0 refused",
        "         1 message: other bytes in b",
    ]


def test_a_specification_that_defeats_the_generator_is_reported_by_its_expression(ksyspark, tmp_path) -> None:
    path = tmp_path / "never.ksy"
    path.write_text("meta: {id: never}\nseq: [{id: a, type: u1, valid: {expr: _ > 3 and _ < 2}}]\n")
    ended = ksyspark("test", path)
    assert ended.status == 1
    assert "no message of never can be made: " in ended.text
    assert "_ > 3 and _ < 2" in ended.text


def test_equal_seeds_give_equal_reports(ksyspark, spec) -> None:
    one, other = (ksyspark("test", spec, "--no-spark", "--all", "--seed", 9).text for _ in range(2))
    assert one == other


def test_new_samples_are_recorded_for_review(ksyspark, spec, samples) -> None:
    ended = ksyspark("test", spec, samples, "--record", "--param", "level=1")
    assert ended.text.splitlines()[0] == f"new       {samples / 'expected' / 'one.bin.json'}"
    expected_file = json.loads((samples / "expected" / "one.bin.json").read_text())
    assert expected_file == {
        "options": {"param.level": "1"},
        "messages": [{"n": 3, "a": "616263", "b": None, "_source": {"offset": 0, "length": 5, "index": 0}}],
    }


def test_what_differs_is_overwritten_only_with_record(ksyspark, spec, recorded) -> None:
    expected = recorded / "expected" / "one.bin.json"
    right = expected.read_text()
    wrong = right.replace('"n": 3', '"n": 4')
    expected.write_text(wrong)
    ended = ksyspark("test", spec, recorded, "--record")
    assert (ended.status, expected.read_text()) == (1, wrong)
    assert ended.text.startswith(f"differs   {expected}\n")
    assert ended.sentence == "ksyspark: 1 file expected otherwise so far; --renew writes anew."
    ended = ksyspark("test", spec, recorded, "--record", "--renew")
    assert (ended.status, expected.read_text()) == (0, right)
    assert ended.text.startswith(f"renewed   {expected}\n")


@pytest.mark.parametrize(
    ("name", "framing", "messages"), [("two.stream", "stream", 2), ("two.jsonl", "jsonl", 1), ("two.raw", None, 1)]
)
def test_a_suffix_tells_the_framing(ksyspark, spec, samples, name, framing, messages) -> None:
    data = b'{"body": "AWEC"}\n' if name.endswith("jsonl") else b"\1a\2\1b\3"
    (samples / name).write_bytes(data)
    assert ksyspark("test", spec, samples, "--record").status == 0
    expected_file = json.loads((samples / "expected" / f"{name}.json").read_text())
    assert expected_file["options"] == ({"framing": framing} if framing else {})
    assert len(expected_file["messages"]) == messages


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("--record",), 2, "--record needs SAMPLES_DIR."),
        (("--renew",), 2, "--renew goes with --record."),
        (("not/there",), 2, "does not exist"),
        (("--count", "0"), 2, "0 is not in the range"),
        ((".", "--record", "--param", "level"), 2, "expected NAME=VALUE"),
        ((".", "--record", "--param", "levl=1"), 2, "has no parameter 'levl'"),
    ],
)
def test_wrong_usage(ksyspark, spec, samples, monkeypatch, arguments, status, words) -> None:
    monkeypatch.chdir(samples)
    ended = ksyspark("test", spec, *arguments)
    assert ended.status == status
    assert words in ended.errors


def test_a_folder_without_samples(ksyspark, spec, tmp_path) -> None:
    (tmp_path / "empty").mkdir()
    ended = ksyspark("test", spec, tmp_path / "empty", "--record")
    assert (ended.status, ended.sentence) == (1, f"ksyspark: There is no sample in {tmp_path / 'empty'}.")


def test_a_rule_that_lost_its_message_is_found(ksyspark, tmp_path) -> None:
    """The list beside the samples says for which rules nobody expects a message."""
    path = tmp_path / "twice.ksy"
    path.write_text(
        "meta: {id: twice}\nseq: [{id: n, type: u1, valid: 3}, {id: a, size: n % 4, valid: {expr: _.size == 3}}]\n"
    )
    folder = tmp_path / "samples"
    folder.mkdir()
    (folder / "unmade.json").write_text("[]")
    ended = ksyspark("test", path, folder, "--no-spark")
    other = ksyspark("test", path, folder, "--no-spark", "--seed", 3)
    assert "unmade.json" in ended.text
    assert (ended.status, other.status) == (1, 0)
    assert "twice.a must fulfil `_.size == 3`" in ended.text or "twice.a must fulfil _.size == 3" in ended.text


def test_rules_with_and_without_a_message_are_counted(ksyspark, tmp_path) -> None:
    path = tmp_path / "kept.ksy"
    path.write_text("meta: {id: kept}\nseq: [{id: n, type: u1, valid: {min: 4}}, {id: a, size: n - 4}]\n")
    ended = ksyspark("test", path, "--no-spark", "--all")
    assert "left out samples, because no SAMPLES_DIR is given\n" in ended.text
    assert "5 rules: 4 broken by a message, 1 without one" in ended.text
    assert "kept.a must not have a negative size" in " ".join(ended.text.split())


def test_a_format_without_official_parser_is_held_by_the_others(ksyspark, tmp_path):
    path = tmp_path / "words.ksy"
    path.write_text(
        "meta: {id: words}\n"
        "seq: [{id: class, type: u1, enum: kind}, {id: from, type: kind, size: 1}]\n"
        "types: {kind: {seq: [{id: self, type: u1, valid: {max: 9}}]}}\n"
        "instances: {close: {value: from.self + 1}}\n"
        "enums: {kind: {1: none}}\n"
    )
    ended = ksyspark("test", path, "--count", "20", "--no-spark")
    assert ended.status == 0
    assert ended.text.startswith("left out the official parser")
    assert "all who read them find the same" in ended.text
    assert "the official parser refuses them" not in ended.text
    generated = ksyspark("generate", "--ksy", tmp_path, "--out", tmp_path / "out")
    assert generated.status == 1
    assert "`class` is a word of the Python language" in generated.errors


def test_messages_are_made_where_the_stream_stands_and_around_unknown_encodings(ksyspark, tmp_path):
    path = tmp_path / "here.ksy"
    path.write_text(
        "meta: {id: here, endian: be, encoding: Klingon}\n"
        "seq:\n"
        "  - {id: n, type: u1}\n"
        "  - {id: s, type: strz, if: n == 7}\n"
        "  - {id: t, size: 3, type: {switch-on: n, cases: {1: u2, 2: part}}}\n"
        "types: {part: {seq: [{id: x, type: u1}]}}\n"
        "instances: {c: {type: u1}, d: {type: u2, if: n == 1}, e: {value: t.as<part>._sizeof, if: n == 2}}\n"
    )
    ended = ksyspark("test", path, "--count", "40", "--no-spark")
    assert (ended.status, "FAILED" in ended.text) == (0, False)
