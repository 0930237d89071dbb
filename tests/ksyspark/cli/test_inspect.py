"""`ksyspark inspect`: a dump to the width of the terminal, or one line a field where there is none."""

from __future__ import annotations

import gzip

import pytest

STREAM = ("--framing", "stream")


def test_each_field_is_one_line_in_a_pipe(ksyspark, will):
    ended = ksyspark("inspect", "mqtt_v3", will, *STREAM, "--limit", "1")
    assert ended.status == 0
    title, heads, *lines = ended.text.splitlines()
    assert title == f"{will}, message 0 at byte 0, 66 bytes"
    assert heads.split() == ["offset", "bytes", "field", "value", "meaning"]
    assert [line.split()[1:4] for line in lines[:4]] == [
        ["0001", "....", "message_type"],
        ["....", "0...", "dup"],
        ["....", ".00.", "qos"],
        ["....", "...0", "retain"],
    ]
    assert not any(line.endswith(" ") for line in lines)
    (topic,) = [line for line in lines if '"will/mortal"' in line]
    assert topic.split()[:12] == "23 77 69 6c 6c 2f 6d 6f 72 74 61 6c".split()
    assert topic.endswith("Topic under which the will is published.")


def test_a_chosen_width_is_kept(ksyspark, will, monkeypatch):
    monkeypatch.setenv("COLUMNS", "72")
    ended = ksyspark("inspect", "mqtt_v3", will, *STREAM)
    assert max(len(line) for line in ended.text.splitlines() if ", message " not in line) <= 72


def test_a_limit_is_said(ksyspark, will):
    ended = ksyspark("inspect", "mqtt_v3", will, *STREAM, "--limit", "1")
    assert ended.errors == "Shown: 1 message. There are more; --limit shows them.\n"
    assert ksyspark("inspect", "mqtt_v3", will, *STREAM, "--limit", "2").errors == ""


def test_digits(ksyspark):
    ended = ksyspark("inspect", "mqtt_v3", "--hex", "40 02 00 0A")
    assert (ended.status, ended.errors) == (0, "")
    assert "message_id" in ended.text


@pytest.mark.parametrize("digits", ["c00", "xx", "0xc000"])
def test_digits_that_are_none(ksyspark, digits):
    ended = ksyspark("inspect", "mqtt_v3", "--hex", digits)
    assert (ended.status, ended.output) == (2, b"")
    assert ended.errors == f"ksyspark: --hex: expected pairs of hexadecimal digits, found '{digits}'.\n"


def test_a_broken_message_is_printed_as_far_as_it_could_be_read(ksyspark):
    ended = ksyspark("inspect", "mqtt_v3", "--hex", "30 05 00 01 78 61 62 63", "--param", "level=4")
    assert ended.status == 0
    assert [line.split()[:4] for line in ended.text.splitlines() if "not decoded" in line] == [
        ["7", "63", "not", "decoded"]
    ]
    ended = ksyspark("inspect", "mqtt_v3", "--hex", "30 05 00 09 78 61 62")
    assert ended.status == 0
    assert "body.publish.topic_name at byte 4: end of data: needs 9 bytes, 3 left" in ended.text


@pytest.mark.parametrize("data", [bytes(10), bytes.fromhex("30ffffffff7f 0102")], ids=["zeros", "framing lost"])
def test_nothing_but_bad_messages(ksyspark, tmp_path, data):
    (tmp_path / "bad").write_bytes(data)
    ended = ksyspark("inspect", "mqtt_v3", tmp_path / "bad", *STREAM)
    assert (ended.status, ended.errors) == (0, "")
    assert ended.text.startswith(f"{tmp_path / 'bad'}, message 0 at byte 0, ")


def test_a_file_that_is_too_long_is_refused_as_decode_does(ksyspark, tmp_path):
    long, short = tmp_path / "1_long", tmp_path / "2_short"
    with long.open("wb") as file:
        file.write(bytes.fromhex("c000"))
        file.truncate(3 << 20)
    short.write_bytes(bytes.fromhex("c000"))
    ended = ksyspark("inspect", "mqtt_v3", tmp_path, "--option", "maxMessageBytes=2m")
    assert (ended.status, ended.errors) == (1, "ksyspark: 1 file too long to be read as one message.\n")
    assert ended.text.splitlines()[:3] == [
        f"{long}, message 0 at byte 0, {3 << 20} bytes",
        f"✗ message at byte 0: the file has {3 << 20} bytes, more than the {2 << 20} that maxMessageBytes allows",
        f"{short}, message 0 at byte 0, 2 bytes",
    ]
    assert "pingreq" in ended.text
    assert ksyspark("inspect", "mqtt_v3", short, "--option", "maxMessageBytes=1").status == 1


def test_what_is_kept_of_a_lost_stream_is_said(ksyspark, tmp_path):
    (tmp_path / "a").write_bytes(bytes.fromhex("30ffffffff7f") + bytes(1 << 20))
    ended = ksyspark("inspect", "mqtt_v3", tmp_path / "a", *STREAM)
    assert ended.status == 0
    assert "✗ the last 6 bytes of it are not shown" in ended.text.splitlines()


def test_no_message_at_all(ksyspark, tmp_path):
    (tmp_path / "empty").write_bytes(b"")
    ended = ksyspark("inspect", "mqtt_v3", tmp_path / "empty", *STREAM)
    assert (ended.status, ended.output) == (1, b"")
    assert ended.errors == "ksyspark: There is no message in the source: it is empty.\n"


def test_files_that_cannot_be_read(ksyspark, tmp_path):
    (tmp_path / "a.gz").write_bytes(gzip.compress(bytes(1000), mtime=0)[:15])
    ended = ksyspark("inspect", "mqtt_v3", tmp_path / "a.gz")
    assert (ended.status, ended.output) == (1, b"")
    assert ended.errors.startswith(f"ksyspark: {tmp_path / 'a.gz'}: cannot be read to its end: ")
    assert (
        ksyspark("inspect", "mqtt_v3", tmp_path / "none").errors == f"ksyspark: no file matches {tmp_path / 'none'}\n"
    )


def test_each_line_of_a_capture_has_its_own_parameters(ksyspark, samples):
    ended = ksyspark("inspect", "mqmde", samples / "mqmde" / "messages.jsonl", "--framing", "jsonl")
    assert (ended.status, ended.errors) == (0, "")
    assert ended.text.count(", message ") == 10
    assert sum(line.startswith("✗") and "byte order mismatch" in line for line in ended.text.splitlines()) == 1


def test_a_line_that_holds_no_message_says_so(ksyspark, tmp_path):
    (tmp_path / "a").write_text('{"body": "TURF"}\nno json\n')
    ended = ksyspark("inspect", "mqmde", tmp_path / "a", "--framing", "jsonl", "--index", "1")
    title, why = ended.text.splitlines()
    assert (ended.status, title) == (0, f"{tmp_path / 'a'}, message 1 at byte 17, 7 bytes")
    assert why.startswith("✗ message at byte 0: the line is not JSON: ")


@pytest.mark.parametrize(
    ("framing", "start"),
    [
        (("--framing", "fixed", "--option", "recordLength=2"), 4),
        (("--framing", "length-prefixed", "--option", "lengthBytes=1"), 7),
        (("--framing", "stream"), 4),
    ],
    ids=["fixed", "length-prefixed", "stream"],
)
def test_one_message_by_its_number_or_by_a_byte_of_it(ksyspark, tmp_path, framing, start):
    packets = [bytes.fromhex(packet) for packet in ("c000", "d000", "e000", "c000")]
    length = b"\2" if "length-prefixed" in framing else b""
    (tmp_path / "a").write_bytes(b"".join(length + packet for packet in packets))
    title = f"{tmp_path / 'a'}, message 2 at byte {start}, 2 bytes"
    for choice in (("--index", 2), ("--offset", start), ("--offset", start + 1)):
        ended = ksyspark("inspect", "mqtt_v3", tmp_path / "a", *framing, *choice)
        assert [line for line in ended.text.splitlines() if ", message " in line] == [title]
        assert "disconnect (14)" in ended.text
        assert (ended.status, ended.errors) == (0, "")


def test_a_message_that_is_not_there(ksyspark, will):
    ended = ksyspark("inspect", "mqtt_v3", will, *STREAM, "--index", "99")
    assert ended.status == 1
    none = "Of 2 messages, numbered from 0 in each file, none is chosen by --index, --offset and where.\n"
    assert ended.errors == f"ksyspark: {none}"
    ended = ksyspark("inspect", "mqtt_v3", will, *STREAM, "--offset", "99999")
    assert (ended.status, ended.errors) == (1, f"ksyspark: {none}")
    assert ksyspark("inspect", "mqtt_v3", "--hex", "c000", "--index", "0").status == 2


def test_colours_only_where_they_are_wanted(ksyspark, monkeypatch):
    plain = ksyspark("inspect", "mqtt_v3", "--hex", "c000").text
    assert "\x1b" not in plain
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = ksyspark("inspect", "mqtt_v3", "--hex", "c000").text
    assert "\x1b[32mpingreq (12)\x1b[0m" in coloured


def test_a_file_read_as_one_message_says_that_it_could_be_cut(ksyspark, will):
    note = "Each file is read as one message of mqtt_v3; --framing stream reads many.\n"
    assert ksyspark("inspect", "mqtt_v3", will).errors == note
    assert ksyspark("inspect", "mqtt_v3", will, *STREAM).errors == ""


def test_all_bytes_of_a_long_run(ksyspark):
    packet = "3023 0001 61" + "00112233445566778899aabbccddeeff" * 2
    assert "ee ff …" in ksyspark("inspect", "mqtt_v3", "--hex", packet).text
    assert "ee ff 00 11" in ksyspark("inspect", "mqtt_v3", "--hex", packet, "--full").text


def test_a_condition_chooses_messages(ksyspark, will):
    whole = ksyspark("inspect", "mqtt_v3", will, *STREAM).text
    chosen = ksyspark("inspect", "mqtt_v3", will, *STREAM, "--option", "where=message_type = 'subscribe'").text
    assert chosen
    assert chosen in whole
    assert chosen.startswith(f"{will}, message 1 at byte 66")
    ended = ksyspark("inspect", "mqtt_v3", will, *STREAM, "--option", "where=message_type = 'pingreq'")
    assert ended.status != 0
    assert "none is chosen by --index, --offset and where" in ended.errors


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("columns=dup", "columns: inspect shows messages with all fields; leave it out."),
        ("explode=body.subscribe.requests", "explode: inspect shows messages with all fields; leave it out."),
        ("where=dup", "where: it chooses messages"),
    ],
)
def test_options_that_inspect_cannot_use(ksyspark, option, reason):
    ended = ksyspark("inspect", "mqtt_v3", "--hex", "c0 00", "--option", option)
    assert (ended.status, ended.output) == (2, b"")
    assert reason in ended.errors
