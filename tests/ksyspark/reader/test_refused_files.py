"""Files that are refused before their messages are read: captures, and what is longer than a message may be."""

from __future__ import annotations

import gzip
from pathlib import Path

import capture_bytes as made
import pytest

from ksyspark.errors import SourceError
from ksyspark.formats import find_format
from ksyspark.io import framings
from ksyspark.reader import stream_reader
from ksyspark.reader.stream_reader import KEPT_OF_REST

FRAMES = [made.frame(made.udp(5000, 5001, b"words"))]
CAPTURES = {
    "little": made.pcap(FRAMES),
    "big": made.pcap(FRAMES, order=">"),
    "little, nanoseconds": made.pcap(FRAMES, nanoseconds=True),
    "big, nanoseconds": made.pcap(FRAMES, order=">", nanoseconds=True),
    "pcapng": made.section() + made.interface() + made.enhanced(FRAMES[0]),
    "pcapng, big": made.section(">") + made.interface(order=">") + made.enhanced(FRAMES[0], order=">"),
}
FRAMINGS = {
    "file": {},
    "stream": {"framing": "stream"},
    "fixed": {"framing": "fixed", "recordLength": 10},
    "length-prefixed": {"framing": "length-prefixed"},
    "jsonl": {"framing": "jsonl"},
    "mqsc-dump": {"framing": "mqsc-dump"},
    "amqsbcg": {"framing": "amqsbcg"},
}


@pytest.mark.parametrize("kind", CAPTURES)
@pytest.mark.parametrize("packed", [False, True])
def test_a_capture_is_told_whatever_its_kind(tmp_path: Path, read, kind: str, packed: bool) -> None:
    path = tmp_path / ("a.pcap.gz" if packed else "a.pcap")
    path.write_bytes(gzip.compress(CAPTURES[kind]) if packed else CAPTURES[kind])
    with pytest.raises(SourceError) as raised:
        read(find_format("mqtt_v3"), path)
    assert str(raised.value) == (
        f"{path} is a capture of network traffic ({kind.partition(',')[0] if 'ng' in kind else 'pcap'}), and no "
        "message of mqtt_v3: framing=pcap reads the messages of its connections (--framing pcap)."
    )


@pytest.mark.parametrize("framing", FRAMINGS)
def test_a_capture_is_told_in_every_framing(tmp_path: Path, read, framing: str) -> None:
    path = tmp_path / "a.pcap"
    path.write_bytes(CAPTURES["little"])
    with pytest.raises(SourceError, match="is a capture of network traffic"):
        read(find_format("mqtt_v3"), path, partitionBytes=100, **FRAMINGS[framing])
    (row,) = read(find_format("mqtt_v3"), path, ignoreCorruptFiles=True, **FRAMINGS[framing]).rows
    assert row["_error"]["reason"].startswith(f"{path} is a capture of network traffic (pcap), and no message of")


def test_a_port_is_asked_for_where_the_format_has_none(tmp_path: Path, read) -> None:
    path = tmp_path / "a.pcap"
    path.write_bytes(CAPTURES["big"])
    with pytest.raises(SourceError, match=r"framing=pcap with port=N, .*\(--framing pcap --option port=N\)\.$"):
        read(find_format("mqmde"), path)


def test_formats_of_captures_read_them(tmp_path: Path, read) -> None:
    path = tmp_path / "a.pcapng"
    path.write_bytes(CAPTURES["pcapng"])
    assert len(read(find_format("pcapng_block"), path, framing="stream").rows) == 3
    path.write_bytes(CAPTURES["big"][:24])
    assert read(find_format("pcap_header"), path).errors == [None]


def test_a_specification_of_ones_own_gets_a_hint_only_where_it_fails(tmp_path: Path, read, format_of, notes) -> None:
    path = tmp_path / "a.pcap"
    path.write_bytes(CAPTURES["little"])
    (error,) = read(notes, path).errors
    assert error.startswith("expected 4e, found d4; the file is a capture of network traffic (pcap), and no message of")
    own = format_of("meta: {id: own}\nseq: [{id: magic, contents: [0xd4, 0xc3]}, {id: rest, size-eos: true}]")
    assert read(own, path).errors == [None]


@pytest.mark.parametrize("head", ["d4c3b2a1", "a1b2c3d4000300040000", "0a0d0d0a0000001c00000000"])
def test_bytes_that_only_begin_so_are_no_capture(head: str) -> None:
    assert framings.capture_kind(bytes.fromhex(head)) is None


def test_a_file_that_is_too_long_is_refused_by_its_size(tmp_path: Path, read, notes, monkeypatch) -> None:
    path, asked = tmp_path / "large.bin", []
    with path.open("wb") as file:
        file.write(b"N")
        file.truncate(8 << 30)

    class Counting:
        def __init__(self, stream) -> None:
            self._stream = stream

        def readinto(self, target: memoryview) -> int:
            asked.append(len(target))
            return self._stream.readinto(target)

    opened = stream_reader.open_file
    monkeypatch.setattr(stream_reader, "open_file", lambda *given, **named: Counting(opened(*given, **named)))
    result = read(notes, path)
    reason = f"the file has {8 << 30} bytes, more than the {512 << 20} that maxMessageBytes allows"
    assert result.errors == [reason]
    assert result.places == [(0, 8 << 30, 0)]
    assert len(result.rows[0]["_corrupt_record"]) == KEPT_OF_REST
    assert sum(asked) <= KEPT_OF_REST


def test_a_file_as_long_as_a_message_may_be_is_read(tmp_path: Path, read, notes, note_of) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(note_of("fine"))
    assert read(notes, path, maxMessageBytes=path.stat().st_size).errors == [None]
    assert read(notes, path, maxMessageBytes=path.stat().st_size - 1).errors == [
        "the file has 7 bytes, more than the 6 that maxMessageBytes allows"
    ]


def test_a_window_that_does_not_fit_into_memory_is_an_error_of_its_file(tmp_path: Path, read, notes) -> None:
    path = tmp_path / "a.bin"
    with path.open("wb") as file:
        file.truncate(2 << 30)
    import resource

    before = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (256 << 20), before[1]))
    try:
        with pytest.raises(SourceError, match=rf"{path}: \d+ bytes of it do not fit into memory; a smaller"):
            read(
                notes,
                path,
                maxMessageBytes=(2 << 30) - 1,
                framing="length-prefixed",
                batchBytes=1 << 30,
                partitionBytes=4 << 30,
            )
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
