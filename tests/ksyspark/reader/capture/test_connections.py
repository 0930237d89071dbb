"""Connections of made captures: order, repetition, overlaps, gaps, ports, directions, and what is not read."""

from __future__ import annotations

import random
from typing import Any

import capture_bytes as made
import pytest

from ksyspark.errors import SourceError

HELLO, FIRST, SECOND = made.connect(), made.publish(b"a", b"one"), made.publish(b"b", b"two")


def payloads(rows: list[dict[str, Any]], direction: str = "c2s") -> list[bytes]:
    """Return the payloads of PUBLISH packets of a direction."""
    return [
        row["body"]["publish"]["payload"]
        for row in rows
        if row["message_type"] == "publish" and row["_source"]["direction"] == direction
    ]


def reasons(rows: list[dict[str, Any]]) -> list[str]:
    return [row["_error"]["reason"] for row in rows if row["_error"]]


def capture(packets: list[bytes], **options: Any) -> bytes:
    return made.pcap([made.frame(one) for one in packets], **options)


@pytest.mark.parametrize("link", [made.ETHERNET, made.LINUX_COOKED, made.LINUX_COOKED_2, made.NULL, made.RAW])
@pytest.mark.parametrize("ends", [(made.CLIENT, made.SERVER), ("2001:db8::1", "2001:db8::7")])
def test_all_links_and_both_versions_of_ip(link: int, ends: tuple[str, str], read_bytes: Any) -> None:
    packets = made.connection([HELLO, FIRST], [b"\x20\x02\x00\x00"], ends=ends)
    rows = read_bytes(made.pcap([made.frame(one, link) for one in packets], link))
    at = rows[0]["_source"]
    assert (at["source_address"], at["source_port"], at["destination_address"], at["destination_port"]) == (
        ends[0],
        40_000,
        ends[1],
        1883,
    )
    assert [row["_source"]["direction"] for row in rows] == ["c2s", "c2s", "s2c"]
    assert [row["_source"]["index"] for row in rows] == [0, 1, 0]
    assert payloads(rows) == [b"one"]


@pytest.mark.parametrize(("order", "nanoseconds"), [("<", False), (">", False), ("<", True), (">", True)])
def test_byte_orders_and_units_of_time(order: str, nanoseconds: bool, read_bytes: Any) -> None:
    rows = read_bytes(capture(made.connection([HELLO], []), order=order, nanoseconds=nanoseconds))
    assert [str(row["_source"]["time"]) for row in rows] == ["2023-11-14 22:13:20.002000+00:00"]


@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize(
    ("resolution", "time"), [(6, 1_500_000), (9, 1_500_000_000), (3, 1_500), (0x80 | 10, 1536), (0x80 | 40, 3 << 39)]
)
def test_units_of_time_of_pcapng(order: str, resolution: int, time: int, read_bytes: Any) -> None:
    byte_order = "little" if order == "<" else "big"
    option = (9).to_bytes(2, byte_order) + (1).to_bytes(2, byte_order) + bytes([resolution, 0, 0, 0])  # type: ignore[arg-type]
    blocks = [made.section(order), made.interface(made.RAW, order), made.interface(made.ETHERNET, order, option)]
    packets = made.connection([HELLO], [])
    blocks += [made.enhanced(made.frame(one), 1, time, order) for one in packets]
    rows = read_bytes(b"".join(blocks))
    assert [str(row["_source"]["time"]) for row in rows] == ["1970-01-01 00:00:01.500000+00:00"]


def test_sections_of_both_byte_orders_in_one_file(read_bytes: Any) -> None:
    first, second = made.connection([HELLO], [], port=1), made.connection([HELLO, FIRST], [], port=2)
    blocks = [made.section("<"), made.interface(order="<"), *(made.enhanced(made.frame(one)) for one in first)]
    blocks += [made.section(">"), made.interface(made.RAW, ">"), *(made.enhanced(one, order=">") for one in second)]
    rows = read_bytes(b"".join(blocks))
    assert [row["_source"]["connection"] for row in rows] == [0, 1, 1]
    assert not reasons(rows)


def test_tags_of_vlans(read_bytes: Any) -> None:
    rows = read_bytes(made.pcap([made.frame(one, tags=(5, 6)) for one in made.connection([HELLO, FIRST], [])]))
    assert payloads(rows) == [b"one"]


@pytest.mark.parametrize("seed", range(10))
def test_bytes_in_any_pieces_order_and_number(seed: int, read_bytes: Any) -> None:
    """Pieces that overlap, come out of order and more than once; the sequence numbers wrap."""
    dice = random.Random(seed)
    content = HELLO + b"".join(made.publish(b"t", b"%d" % number) for number in range(60))
    client = made.Side((made.CLIENT, 4_000, made.SERVER, 1883), first=2**32 - dice.randrange(1, len(content)))
    packets = []
    at = 0
    while at < len(content):
        size = dice.randrange(1, 40)
        begin = max(at - dice.randrange(12), 0)
        packets.append(client.segment(content[begin : at + size], at=begin))
        at += size
    packets += dice.sample(packets, 5)
    dice.shuffle(packets)
    rows = read_bytes(capture([client.segment(flags=made.SYN, at=0), *packets]))
    assert payloads(rows) == [b"%d" % number for number in range(60)]
    assert not reasons(rows)
    assert [row["_source"]["stream_offset"] for row in rows][:2] == [0, len(HELLO)]


def test_behind_a_gap_reading_goes_on_at_the_next_segment_with_a_message(read_bytes: Any) -> None:
    long = made.publish(b"t", b"x" * 100)
    client = made.Side((made.CLIENT, 4_000, made.SERVER, 1883))
    parts = [HELLO, long[:30], long[30:60], long[60:], SECOND]
    packets = [client.segment(flags=made.SYN), *(client.segment(part) for part in parts)]
    del packets[3]
    rows = read_bytes(capture(packets))
    assert payloads(rows) == [b"two"]
    (reject,) = (row for row in rows if row["_error"])
    assert reject["_error"]["reason"] == (
        f"30 bytes of the stream are not in the capture; {len(long) - 30} bytes around them are not decoded"
    )
    assert (reject["_source"]["stream_offset"], reject["_source"]["length"]) == (len(HELLO), len(long))
    assert reject["_corrupt_record"] is not None


def test_behind_a_gap_messages_within_segments_are_found_three_in_a_row(read_bytes: Any) -> None:
    messages = [made.publish(b"topic/%d" % number, b"payload %d" % number) for number in range(30)]
    content = b"".join(messages)
    client = made.Side((made.CLIENT, 4_000, made.SERVER, 1883))
    pieces = [content[at : at + 50] for at in range(0, len(content), 50)]
    packets = [client.segment(flags=made.SYN), client.segment(HELLO), *(client.segment(piece) for piece in pieces)]
    del packets[5]
    rows = read_bytes(capture(packets))
    bodies = payloads(rows)
    assert bodies[:7] == [b"payload %d" % number for number in range(7)]
    assert bodies[7:] == [b"payload %d" % number for number in range(30 - len(bodies) + 7, 30)]
    assert len(bodies) >= 26
    (reason,) = reasons(rows)
    assert reason.startswith("50 bytes of the stream are not in the capture; ")
    # The length of the message in front of the gap says where the next one begins.
    assert reason.endswith(" not decoded")


def test_a_place_that_was_searched_for_is_told(read_bytes: Any) -> None:
    content = b"".join(made.publish(b"topic/%d" % number, b"payload %d" % number) for number in range(30))
    client = made.Side((made.CLIENT, 4_000, made.SERVER, 1883))
    (reason,) = reasons(read_bytes(capture([client.segment(content[5:])])))
    assert reason.startswith("the capture begins in the middle of the stream; ")
    assert reason.endswith(
        " before the next message are not decoded; where the next message begins was found by search"
    )
    # A segment with which messages begin is no guess.
    (reason,) = reasons(read_bytes(capture([client.segment(FIRST[3:]), client.segment(content)])))
    assert reason.endswith(" before the next message are not decoded")


def test_a_stream_that_begins_in_the_middle(read_bytes: Any) -> None:
    client = made.Side((made.CLIENT, 4_000, made.SERVER, 1883))
    rows = read_bytes(capture([client.segment(FIRST[3:]), client.segment(SECOND)]))
    missed = f"{len(FIRST) - 3} bytes before the next message are not decoded"
    assert reasons(rows) == [f"the capture begins in the middle of the stream; {missed}"]
    assert payloads(rows) == [b"two"]
    assert rows[1]["_params"]["origin"] == (
        "level not told: no message so far tells it, so the stream may begin in the middle"
    )


def test_bytes_that_come_before_the_first_one_are_told(read_bytes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a later window of the file than the one in which the stream was first seen."""
    monkeypatch.setattr("ksyspark.reader.capture.packets.WINDOW_BYTES", 100)
    client = made.Side((made.CLIENT, 4_000, made.SERVER, 1883))
    rows = read_bytes(capture([client.segment(SECOND, at=500), client.segment(FIRST, at=400)]))
    assert reasons(rows) == [
        f"{len(FIRST)} bytes of the stream came too late: they lie before its first byte here",
    ]


def test_what_was_acknowledged_and_not_seen_is_missing(read_bytes: Any) -> None:
    client = made.Side((made.CLIENT, 4_000, made.SERVER, 1883))
    server = made.Side((made.SERVER, 1883, made.CLIENT, 4_000))
    end = client.first + len(HELLO) + 9
    packets = [client.segment(flags=made.SYN), client.segment(HELLO), server.segment(acknowledged=end)]
    rows = read_bytes(capture(packets))
    assert reasons(rows) == ["9 bytes of the stream are not in the capture; no message lies there"]
    # Behind it there is no packet: it has the place of the last one.
    assert [row["_source"]["offset"] for row in rows] == [rows[0]["_source"]["offset"]] * 2
    assert rows[1]["_source"]["time"] is None


def test_a_gap_of_which_nothing_is_there_has_the_place_of_the_packet_behind_it(read_bytes: Any) -> None:
    client = made.Side((made.CLIENT, 4_000, made.SERVER, 1883))
    packets = [client.segment(flags=made.SYN), *map(client.segment, (HELLO, FIRST, SECOND, FIRST, SECOND))]
    del packets[4], packets[2]
    rows = read_bytes(capture(packets))
    assert [bool(row["_error"]) for row in rows] == [False, True, False, True, False]
    offsets = [row["_source"]["offset"] for row in rows]
    assert (offsets[1], offsets[3]) == (offsets[2], offsets[4])
    assert 0 < offsets[0] < offsets[2] < offsets[4]
    assert rows[1]["_source"]["time"] is None


def test_an_idle_sender_that_asks_repeats_a_byte(read_bytes: Any) -> None:
    client = made.Side((made.CLIENT, 4_000, made.SERVER, 1883))
    packets = [client.segment(flags=made.SYN), client.segment(HELLO), client.segment(b"\0", at=len(HELLO) - 1)]
    rows = read_bytes(capture([*packets, client.segment(FIRST, at=len(HELLO))]))
    assert payloads(rows) == [b"one"]
    assert not reasons(rows)


def test_ports_that_are_used_again_make_another_connection(read_bytes: Any) -> None:
    packets = [*made.connection([HELLO, FIRST], [], first=10), *made.connection([HELLO, SECOND], [], first=99_999)]
    rows = read_bytes(capture(packets))
    assert [row["_source"]["connection"] for row in rows] == [0, 0, 1, 1]
    assert payloads(rows) == [b"one", b"two"]


def test_only_the_chosen_ports_are_read(read_bytes: Any) -> None:
    packets = made.connection([HELLO], [])
    other = [one.replace((1883).to_bytes(2, "big"), (2000).to_bytes(2, "big")) for one in packets]
    assert len(read_bytes(capture([*packets, *other]))) == 1
    assert [
        row["_source"]["destination_port"] for row in read_bytes(capture([*packets, *other]), port="2000, 1883")
    ] == [
        1883,
        2000,
    ]
    assert read_bytes(capture(packets), port=9) == []


def test_who_opened_the_connection_is_the_client_unless_the_port_decides(read_bytes: Any) -> None:
    """The server at port 1883 opens the connection."""
    opener = made.Side((made.SERVER, 1883, made.CLIENT, 4_000))
    data = capture([opener.segment(flags=made.SYN), opener.segment(HELLO)])
    assert [row["_source"]["direction"] for row in read_bytes(data)] == ["c2s"]
    assert [row["_source"]["direction"] for row in read_bytes(data, direction="port")] == ["s2c"]


def test_each_connection_has_its_own_level(read_bytes: Any) -> None:
    """Of level 5 the bodies stay raw; of level 4 they are read."""
    packets = [
        *made.connection([made.connect(5), made.publish(b"t", b"hi", 5)], [b"\x20\x03\x00\x00\x00"], port=1),
        *made.connection([made.connect(4), made.publish(b"t", b"hi")], [b"\x20\x02\x00\x00", SECOND], port=2),
    ]
    random.Random(1).shuffle(packets)
    rows = sorted(read_bytes(capture(packets)), key=lambda row: row["_source"]["source_port"])
    levels = {
        (row["_source"]["source_port"], row["_source"]["destination_port"]): row["_params"]["level"] for row in rows
    }
    assert levels == {(1, 1883): 5, (2, 1883): 4, (1883, 1): 5, (1883, 2): 4}
    bodies = [row["body"] for row in rows if row["message_type"] == "publish"]
    assert [body["publish"] and body["publish"]["payload"] for body in bodies] == [None, b"hi", b"two"]
    told = [row["_params"]["origin"] for row in rows if row["_source"]["destination_port"] == 2]
    assert set(told) == {"level 4 told by the message at byte 0 of the client"}


def test_datagrams_are_messages(read_bytes: Any) -> None:
    packets = [
        made.ip(made.CLIENT, made.SERVER, made.udp(9, 1883, b"\xc0\x00"), 17),
        made.ip(made.SERVER, made.CLIENT, made.udp(1883, 9, b"\xd0\x00"), 17),
        made.ip(made.CLIENT, made.SERVER, made.udp(9, 1883, b"\xc0\x00"), 17),
        made.ip(made.CLIENT, made.SERVER, made.udp(8, 1883, b"\xe0\x00"), 17),
    ]
    sources = [row["_source"] for row in read_bytes(capture(packets))]
    assert [(one["transport"], one["connection"], one["direction"], one["index"]) for one in sources] == [
        ("udp", 0, "c2s", 0),
        ("udp", 0, "s2c", 0),
        ("udp", 0, "c2s", 1),
        ("udp", 1, "c2s", 0),
    ]


def test_fragments_are_refused(read_bytes: Any) -> None:
    packets = [made.ip(made.CLIENT, made.SERVER, b"piece", 6, 0x2001), *made.connection([HELLO], [])]
    rows = read_bytes(capture(packets))
    assert reasons(rows) == ["a fragment of a packet with TCP: fragments are not put together"]
    at = next(row["_source"] for row in rows if row["_error"])
    assert (at["offset"], at["length"], at["index"], at["connection"]) == (24, 16 + 14 + 25, None, None)


def test_packets_of_other_protocols_are_left_out(read_bytes: Any) -> None:
    arp = bytes(12) + b"\x08\x06" + bytes(28)
    icmp = made.frame(made.ip(made.CLIENT, made.SERVER, bytes(8), 1))
    assert read_bytes(made.pcap([arp, icmp])) == []


def test_frames_of_an_unknown_link_are_counted(read_bytes: Any) -> None:
    rows = read_bytes(made.pcap([bytes(40), bytes(40)], link=105))
    assert reasons(rows) == ["frames of link type 105 are not read; 2 frames left out here"]


def test_tunnels_that_are_not_read_are_counted(read_bytes: Any) -> None:
    sound = made.frame(made.ip(made.CLIENT, made.SERVER, made.tcp(40_000, 1883, 0, made.SYN)))
    pppoe = bytes(12) + b"\x88\x64" + b"\x11\x00\x00\x01\x00\x16\x00\x21" + sound[14:]
    gre = made.frame(made.ip(made.CLIENT, made.SERVER, b"\x00\x00\x08\x00" + sound[14:], 47))
    assert reasons(read_bytes(made.pcap([sound, pppoe, pppoe, gre]))) == [
        "frames of PPPoE are not read; 2 frames left out here",
        "frames of GRE are not read; 1 frame left out here",
    ]


@pytest.mark.parametrize("suffix", ["gz", "zst", "bz2"])
def test_a_capture_that_cannot_be_decompressed_is_no_empty_file(read_file: Any, tmp_path: Any, suffix: str) -> None:
    path = tmp_path / f"a.pcap.{suffix}"
    path.write_bytes(capture(made.connection([b"abc"], [])))
    with pytest.raises(SourceError, match="cannot be read to its end"):
        read_file(path)
    [refused] = reasons(read_file(path, ignoreCorruptFiles=True))
    assert refused.startswith("the file cannot be read on: ")


def test_a_format_whose_messages_do_not_tell_their_end(format_of: Any, read_format: Any, tmp_path: Any) -> None:
    fmt = format_of("meta: {id: rest, endian: be}\nseq: [{id: all, size-eos: true}]\n")
    path = tmp_path / "one.pcap"
    path.write_bytes(
        capture([*made.connection([b"abc"], []), made.ip(made.CLIENT, made.SERVER, made.udp(1, 1883, b"x"), 17)])
    )
    rows = read_format(fmt, path, port=1883)
    assert [row["all"] for row in rows if row["_source"]["transport"] == "udp"] == [b"x"]
    assert any("do not tell where they end in a stream" in reason for reason in reasons(rows))


def test_bytes_that_come_again_with_other_values_are_told(read_bytes: Any) -> None:
    client = made.Side((made.CLIENT, 40_000, made.SERVER, 1883))
    first, other = made.publish(b"t", b"first"), made.publish(b"t", b"other")
    packets = [client.segment(flags=made.SYN), client.segment(made.connect()), client.segment(first)]
    packets += [client.segment(other, at=client.sent - len(first)), client.segment(made.publish(b"t", b"next"))]
    rows = read_bytes(made.pcap([made.frame(one) for one in packets]))
    assert [row["body"]["publish"]["payload"] for row in rows if row["message_type"] == "publish"] == [
        b"first",
        b"next",
    ]
    told = [row for row in rows if row["_error"]]
    place = len(made.connect()) + 5
    reason = f"segments that overlap differ in 5 bytes from byte {place} of the stream on"
    assert [row["_error"]["reason"] for row in told] == [f"{reason}; those of this segment are not read"]
    assert (told[0]["_source"]["stream_offset"], told[0]["_source"]["length"]) == (place, 0)
