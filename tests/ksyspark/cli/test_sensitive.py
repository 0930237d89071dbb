"""The password of a CONNECT is in no output, whether the packet is good, or fails before, at or after it."""

from __future__ import annotations

import struct
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

# As tests/samples/mqtt_v3/record.py sent it, and one as long that shares no piece with any name.
RECORDED = b"made-up-password"
PASSWORD = b"Q7#xK9!zV2@mW5%t"
STREAM = ("--framing", "stream")


def connect(will: Path) -> bytes:
    """Return the recorded CONNECT with our password, which ends it."""
    packet = will.read_bytes()[:66]
    assert packet.endswith(struct.pack(">H", len(RECORDED)) + RECORDED)
    return packet.replace(RECORDED, PASSWORD)


def changed(packet: bytes, offset: int, octets: bytes) -> bytes:
    return packet[:offset] + octets + packet[offset + len(octets) :]


def variants(will: Path) -> dict[str, bytes]:
    """Return the packet by the field that fails; each still carries the password, or most of it."""
    good = connect(will)
    length = good.index(PASSWORD) - 2
    return {
        "": good,
        "message_type": changed(good, 0, b"\x00"),
        "remaining_length.digits[3]": changed(good, 1, b"\xff\xff\xff\xff"),
        "body": changed(good, 1, b"\x7f"),
        "body.connect.protocol_level": changed(good, 8, b"\x09"),
        "body.connect.reserved": changed(good, 9, b"\xef"),
        "body.connect.will_topic": changed(good, 23, b"\xff"),
        "body.connect.user_name.value": changed(good, length - 6, b"\xff"),
        "body.connect.password.value": changed(good, length, b"\x00\x11"),
        "body.connect.trailing_bytes": changed(good, length, b"\x00\x0f"),
        "body.connect.trailing_bytes ": changed(good, 1, b"\x41") + b"\x00",
    }


def holds(output: bytes, password: bytes = PASSWORD) -> bool:
    """Tell whether four bytes in a row of the password are in an output, plain or as hexadecimal digits."""
    digits = output.lower().replace(b" ", b"")
    pieces = [password[at : at + 4] for at in range(len(password) - 3)]
    return any(piece in output or piece.hex().encode() in digits for piece in pieces)


@pytest.fixture(params=["good", "bad"])
def streams(request: pytest.FixtureRequest, will: Path, tmp_path: Path) -> Path:
    """Return a folder of streams, one a variant: the good packet alone, or all bad ones."""
    (tmp_path / "in").mkdir()
    for number, (field, packet) in enumerate(variants(will).items()):
        if bool(field) == (request.param == "bad"):
            (tmp_path / "in" / f"{number:02}.bin").write_bytes(packet)
    return tmp_path / "in"


def test_the_variants_fail_where_they_should(ksyspark, will, tmp_path):
    for field, packet in variants(will).items():
        (tmp_path / "one").write_bytes(packet)
        ended = ksyspark("decode", "mqtt_v3", tmp_path / "one", *STREAM, "--option", "mode=FAILFAST")
        assert f"at byte 0: {field.strip()} at byte " in ended.errors if field else ended.status == 0
        assert not holds(ended.errors.encode())


@pytest.mark.parametrize("more", [(), ("--framing", "file")], ids=["stream", "file"])
@pytest.mark.parametrize("command", [("decode", "--json"), ("decode", "--arrow"), ("inspect",)], ids=" ".join)
def test_printed(ksyspark, streams, command, more):
    ended = ksyspark(command[0], "mqtt_v3", streams, *command[1:], *STREAM, *more)
    assert b"connect" in ended.output
    assert not holds(ended.output + ended.errors.encode())
    visible = ksyspark(command[0], "mqtt_v3", streams, *command[1:], *STREAM, *more, "--show-sensitive")
    assert holds(visible.output)


def cut_or_spoilt(good: bytes) -> list[bytes]:
    """Return a packet cut off at every byte, and with every byte changed to four other values.

    Another first half byte makes it a packet of another type, which cannot be distinguished from a genuine one: that
    byte only gets values that no packet has.
    """
    cut = [good[:length] for length in range(len(good))]
    spoilt = [changed(good, at, bytes([octet])) for at in range(len(good)) for octet in (0xFF, 0x00)]
    flipped = [changed(good, at, bytes([good[at] ^ bit])) for at in range(1, len(good)) for bit in (0x01, 0x80)]
    return [*cut, *spoilt, *flipped]


@pytest.mark.parametrize("command", [("decode", "--json"), ("decode", "--arrow"), ("inspect",)], ids=" ".join)
def test_cut_off_or_spoilt_at_every_byte(ksyspark, will, tmp_path, command):
    bad = cut_or_spoilt(connect(will))
    (tmp_path / "in").write_bytes(b"".join(bytes([len(one)]) + one for one in bad))
    prefixed = ("--framing", "length-prefixed", "--option", "lengthBytes=1")
    limit = ("--limit", len(bad)) if command == ("inspect",) else ()
    ended = ksyspark(*command, "mqtt_v3", tmp_path / "in", *prefixed, *limit)
    assert len(ended.output) > 10_000
    assert not holds(ended.output + ended.errors.encode())


@pytest.mark.parametrize("options", [(), ("--type", "connect")], ids=["whole", "of a type"])
def test_digits(ksyspark, will, options):
    digits = connect(will)[2:].hex() if options else connect(will).hex()
    ended = ksyspark("inspect", "mqtt_v3", "--hex", digits, *options)
    assert ended.status == 0
    assert "***" in ended.text
    assert not holds(ended.output + ended.errors.encode())
    assert holds(ksyspark("inspect", "mqtt_v3", "--hex", digits, *options, "--show-sensitive").output)


def test_a_type_decoded_by_itself(ksyspark, will, tmp_path):
    (tmp_path / "body").write_bytes(connect(will)[2:])
    ended = ksyspark("decode", "mqtt_v3", tmp_path / "body", "--type", "connect")
    assert (ended.status, holds(ended.output)) == (0, False)
    (tmp_path / "body").write_bytes(connect(will)[-18:])
    ended = ksyspark("decode", "mqtt_v3", tmp_path / "body", "--type", "password")
    assert (ended.status, holds(ended.output)) == (0, False)


def test_as_recorded(ksyspark, will):
    for command in (("decode",), ("decode", "--arrow"), ("inspect",)):
        printed = ksyspark(*command, "mqtt_v3", will, *STREAM).output
        assert b"made-up" not in printed
        assert RECORDED.hex().encode() not in printed.replace(b" ", b"")


def test_written(ksyspark, spark, monkeypatch, streams, tmp_path):
    monkeypatch.setattr(SparkSession, "stop", lambda _: None)
    ended = ksyspark("ingest", "mqtt_v3", streams, tmp_path / "out", *STREAM)
    assert not holds(_stored(tmp_path / "out") + ended.errors.encode())
    ksyspark("ingest", "mqtt_v3", streams, tmp_path / "visible", *STREAM, "--show-sensitive")
    assert holds(_stored(tmp_path / "visible"))


def _stored(folder: Path) -> bytes:
    """Return the bytes of both tables: the files as they lie, and all values uncompressed."""
    found = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
    for name in ("records", "rejects"):
        table = pq.read_table(folder / name)
        sink = pa.BufferOutputStream()
        with pa.ipc.new_stream(sink, table.schema) as writer:
            writer.write_table(table)
        found.append(sink.getvalue().to_pybytes())
    return b"\n".join(found)
