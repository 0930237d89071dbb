"""`ksyspark doctor`: which formats bytes could be."""

from __future__ import annotations

import gzip

import pytest
from browse_output import browsed


@pytest.fixture
def mqmde(samples):
    return (samples / "mqmde" / "example_a.bin").read_bytes()


def test_the_format_that_would_notice_changes_stands_first(ksyspark, samples):
    file = samples / "mqmde" / "example_a.bin"
    lines = ksyspark("doctor", file).text.splitlines()
    assert lines[0] == f"{file}: 72 bytes"
    assert lines[1].startswith("  mqmde (file): 1 message, 72 of 72 bytes; ")
    assert lines[2] == f"      ksyspark decode mqmde {file}"
    assert lines[3].startswith("Formats that take nearly any bytes, and take these: ")
    assert "udp_datagram" in lines[3]


@pytest.mark.parametrize(
    ("file", "others"),
    [
        ("mqdlh/little.bin", ["mqcih", "sas_mq_attachment_header", "mqdh"]),
        ("maxdb_tcp/made_piece_2.bin", ["pcap_packet", "maxdb_packet"]),
        ("mqcih/version_1.bin", ["sas_mq_attachment_header", "mqiih"]),
    ],
)
def test_the_likeliest_format_stands_first(ksyspark, samples, file, others):
    """It may be the last by name, and check its first bytes alone."""
    likeliest = file.split("/")[0]
    chosen = [word for name in (*others, likeliest) for word in ("--format", name)]
    first = ksyspark("doctor", samples / file, *chosen).text.splitlines()[1]
    assert first.startswith(f"  {likeliest} (file): 1 message, ")


def test_a_stream_is_told_by_its_messages(ksyspark, samples):
    file = samples / "mqtt_v3" / "watch_v311.c2s.bin"
    text = ksyspark("doctor", file, "--format", "mqtt_v3", "--format", "mqmde").text
    assert "mqtt_v3 (stream): 9 messages, 79 of 79 bytes; " in text
    assert f"ksyspark decode mqtt_v3 {file} --framing stream" in text
    assert "mqtt_v3 (file)" not in text


def test_what_does_not_fit_is_told_with_what_it_would_be_beside_it(ksyspark, tmp_path, mqmde):
    """The format comes first that would notice most of what it read, not the one that read farthest."""
    (tmp_path / "m").write_bytes(mqmde[:8] + b"\x00" + mqmde[8:])
    chosen = [word for name in ("mqmde", "mqtt_v3", "maxdb_tcp") for word in ("--format", name)]
    lines = ksyspark("doctor", tmp_path / "m", *chosen).text.splitlines()
    reason = "version 2 requires StrucLength 72 (MQ reason code 2248): expected 72, found 18432"
    assert lines[1:8] == [
        "No format fits.",
        "Nearest, and what does not fit:",
        f"  mqmde (file): header.struc_length at byte 8: {reason}",
        "      2 bytes earlier: 1207959552",
        "      1 byte earlier: 4718592",
        "      1 byte later: 72, and all fits",
        "      2 bytes later: 570425344",
    ]
    assert any("maxdb_tcp (file): payload at byte 24: end of data" in line for line in lines)
    (tmp_path / "m").write_bytes(mqmde[:8] + b"\x00" + mqmde[8:-1])
    again = ksyspark("doctor", tmp_path / "m", "--format", "mqmde").text
    assert "      1 byte later: 72, and fits up to byte 69\n" in again


def test_captures_dumps_and_compressed_files(ksyspark, samples, tmp_path, mqmde):
    capture = ksyspark("doctor", samples / "captures" / "cooked_2.pcap", "--format", "mqtt", "--format", "mqmde").text
    assert "a capture of network traffic (pcap)" in capture
    assert "mqtt (pcap): 83 messages, 2 rejects" in capture
    assert "mqmde" not in capture
    (tmp_path / "m.gz").write_bytes(gzip.compress(mqmde))
    compressed = ksyspark("doctor", tmp_path / "m.gz", "--format", "mqmde").text
    assert " bytes, compressed (gzip)\n  mqmde (file): 1 message, 72 of 72 bytes; " in compressed
    (tmp_path / "hidden").write_bytes(gzip.compress(mqmde))
    told = ksyspark("doctor", tmp_path / "hidden", "--format", "mqmde").text
    assert f"ksyspark decode mqmde {tmp_path / 'hidden'} --option compression=gzip\n" in told
    (tmp_path / "q").write_text('* Queue = Q1\n\nA VER 2\nA FMT MQSTR\nS "first"\n')
    dump = ksyspark("doctor", tmp_path / "q", "--format", "mq_message").text
    assert "q: 44 bytes, text" in dump
    assert "mq_message (mqsc-dump): 1 message" in dump
    (tmp_path / "b").write_bytes(browsed([(b"first", {}), (b"second", {})]))
    assert "mq_message (amqsbcg): 2 messages" in ksyspark("doctor", tmp_path / "b", "--format", "mq_message").text


def test_of_other_ports_the_option_is_named(ksyspark, samples, tmp_path):
    capture = (samples / "captures" / "ethernet.pcap").read_bytes()
    (tmp_path / "c.pcap").write_bytes(capture.replace(b"\x07\x5b", b"\x1f\x99"))
    said = ksyspark("doctor", tmp_path / "c.pcap", "--format", "mqtt").text.splitlines()
    assert said[1] == "No format fits. Servers at other ports are read with --option port=N."
    ended = ksyspark("connections", "mqtt", tmp_path / "c.pcap")
    why = "no packet with bytes is at port 1883 (choose others by --option port=...)"
    assert ended.sentence == f"ksyspark: There is no message in the source: {why}."


def test_an_empty_file(ksyspark, tmp_path):
    (tmp_path / "none").write_bytes(b"")
    assert ksyspark("doctor", tmp_path / "none").errors == f"ksyspark: {tmp_path / 'none'}: is empty.\n"
