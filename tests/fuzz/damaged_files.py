"""Make files of messages in every framing, and damage them."""

from __future__ import annotations

import base64
import gzip
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from differential import SAMPLES, params_for, seeds_of

from ksyspark.formats import find_format, installed_formats

sys.path.insert(0, str(Path(__file__).parents[1]))
import capture_bytes as made
from browse_output import browsed

# Messages to start from are at most so long; a file has at most so many bytes before it is damaged, and rarely more.
LONGEST, USUAL, LARGE = 4_000, 4_000, 200_000
PORT = 1883
CONNECTIONS = ("mqtt", "mqtt_v3", "mqtt_v5", "maxdb_tcp")
ATTACHMENTS = {"sas_mq_message": ("jsonl", "mqsc-dump", "amqsbcg"), "sas_tibrv": ("stream", "pcap")}


@dataclass(frozen=True)
class DamagedFiles:
    """A door and what is read through it: `files` by name, with reading options.

    `num_bytes` are what readers get: of a compressed file those that it held before. `carried` are the bytes that the
    connections of a capture carry, where no segment of it is missing, doubled or in another order.
    """

    door: str
    format: str
    framing: str
    options: dict[str, str]
    num_bytes: int
    files: dict[str, bytes] = field(repr=False)
    carried: int | None = None


def framings_of(name: str) -> tuple[str, ...]:
    """Return the framings that a format can be read with."""
    framings = ("file", "fixed", "length-prefixed", "jsonl", "mqsc-dump", "amqsbcg")
    return (*framings, "stream", "pcap") if find_format(name).layout.is_self_delimiting else framings


def damaged_files(seed: int) -> DamagedFiles:
    """Return the door and the files of a seed."""
    chance = Random(seed)
    door = chance.choices(("decode", "inspect", "connections", "attachments"), (6, 2, 1, 1))[0]
    match door:
        case "connections":
            name, framings = chance.choice(CONNECTIONS), ("stream", "pcap")
        case "attachments":
            name = chance.choice(sorted(ATTACHMENTS))
            framings = ATTACHMENTS[name]
        case _:
            name = chance.choice(sorted(installed_formats()))
            framings = framings_of(name)
    return files_of(chance, door, name, chance.choice(framings))


def files_of(chance: Random, door: str, name: str, framing: str) -> DamagedFiles:
    """Return damaged files of a format and a framing."""
    size = chance.choices((USUAL, LARGE), (100, 1))[0]
    options = _options(chance, name, framing)
    if framing in ("stream", "pcap"):
        sides = [damaged(chance, _stream(chance, name, size)) for _ in range(2)]
        if framing == "pcap":
            return _captured(chance, DamagedFiles(door, name, framing, {**options, "port": str(PORT)}, 0, {}), sides)
        if door in ("decode", "connections") and (door == "connections" or chance.random() < 0.2):
            pair = dict(zip(("a.c2s", "a.s2c"), sides, strict=True))
            return DamagedFiles(door, name, framing, options, sum(map(len, sides)), pair)
        return DamagedFiles(door, name, framing, options, len(sides[0]), {"a.bin": sides[0]})
    messages = _messages(chance, name, size)
    if chance.random() < 0.5:
        messages = [damaged(chance, one) for one in messages]
    match framing:
        case "file":
            data = chance.choice(messages)
        case "fixed":
            options["recordLength"] = str(chance.choice((len(messages[0]) or 1, chance.randint(1, 300))))
            data = b"".join(messages)
        case "length-prefixed":
            data = _prefixed(chance, messages, options)
        case "jsonl":
            data = _json_lines(chance, name, messages)
        case _:
            data = browsed((one, {}) for one in messages) if framing == "amqsbcg" else _dump(chance, messages)
    data = damaged(chance, data)
    if chance.random() < 0.03:
        packed = damaged(chance, gzip.compress(data))
        return DamagedFiles(door, name, framing, options, len(data) + len(packed), {"a.bin.gz": packed})
    return DamagedFiles(door, name, framing, options, len(data), {"a.bin": data})


def damaged(chance: Random, data: bytes) -> bytes:
    """Return bytes with up to three changes: runs of them deleted, inserted, doubled, moved, overwritten or cut off."""
    changed = bytearray(data)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        at = chance.randrange(len(changed) + 1)
        size = min(chance.choice((1, 2, 4, chance.randint(1, 64), chance.randint(1, 2_000))), len(changed) - at)
        run = changed[at : at + size]
        match chance.randrange(9):
            case 0 | 1:
                del changed[at : at + size]
            case 2:
                changed[at:at] = chance.randbytes(size)
            case 3:
                changed[at:at] = bytes([chance.choice((0, 1, 0x7F, 0x80, 0xFF))]) * size
            case 4:
                changed[at:at] = run * chance.choice((1, 1, 2, 50))
            case 5:
                del changed[at : at + size]
                place = chance.randrange(len(changed) + 1)
                changed[place:place] = run
            case 6:
                changed[at : at + size] = chance.randbytes(size)
            case 7:
                del changed[at:]
            case _:
                del changed[: min(at, 200)]
    return bytes(changed)


@cache
def short_messages(name: str) -> list[bytes]:
    """Return the messages to start from."""
    return [one for one in seeds_of(name) if len(one) <= LONGEST]


@cache
def _streams(name: str) -> list[bytes]:
    """Return the sample files that hold streams of a format."""
    paths = [*(SAMPLES / name).glob("*.stream"), *(SAMPLES / name).glob("*.[cs]2[cs].bin")]
    return [path.read_bytes() for path in sorted(paths)]


def _messages(chance: Random, name: str, size: int) -> list[bytes]:
    """Return messages of a format, of about so many bytes together."""
    kinds = chance.choices(short_messages(name), k=chance.choice((1, 3, 10)))
    messages = [chance.choice(kinds)]
    num_bytes, most = len(messages[0]), chance.randint(1, size)
    while num_bytes < most and len(messages) < most // 8:
        messages.append(chance.choice(kinds))
        num_bytes += len(messages[-1])
    return messages


def _stream(chance: Random, name: str, size: int) -> bytes:
    """Return messages of a format back to back, in the order of a sample or in any."""
    streams = _streams(name)
    if not streams or chance.random() < 0.4:
        return b"".join(_messages(chance, name, size))
    data = b"".join(chance.choices(streams, k=chance.randint(1, 3)))
    return data * max(1, chance.randint(1, size) // max(len(data), 1))


def _options(chance: Random, name: str, framing: str) -> dict[str, str]:
    """Return options of a read that change no place of a message."""
    options: dict[str, str] = {}
    if chance.random() < 0.3 and framing != "jsonl":
        for param, (value,) in params_for(chance, name, 1).items():  # type: ignore[misc]
            if value is not None:
                options[f"param.{param}"] = value.hex() if isinstance(value, bytes) else str(value)
    if chance.random() < 0.1:
        options["batchBytes"] = str(chance.choice((64, 1_000, 20_000)))
    if chance.random() < 0.05 and framing != "fixed":
        options["maxMessageBytes"] = str(chance.choice((10, 300, 5_000)))
    return options


def _prefixed(chance: Random, messages: Sequence[bytes], options: dict[str, str]) -> bytes:
    width, order, itself = chance.choice((2, 4, 8)), chance.choice(("big", "little")), chance.random() < 0.3
    options |= {"lengthBytes": str(width), "lengthOrder": order, "lengthIncludesItself": str(itself).lower()}
    counted = width if itself else 0
    lengths = [min(len(one) + counted, 256**width - 1) for one in messages]
    return b"".join(
        length.to_bytes(width, order) + one  # type: ignore[arg-type]
        for length, one in zip(lengths, messages, strict=True)
    )


def _json_lines(chance: Random, name: str, messages: Sequence[bytes]) -> bytes:
    values = params_for(chance, name, len(messages))
    lines = []
    for number, message in enumerate(messages):
        entry: dict[str, Any] = {"body": base64.b64encode(message).decode()}
        for param, column in values.items():
            value = column[number]  # type: ignore[index]
            if value is not None and chance.random() < 0.9:
                entry[param] = value
        lines.append(json.dumps(entry, default=str) + chance.choice(("\n", "\n", "\r\n", "\n\n", " \n")))
    return "".join(lines).encode()


def _dump(chance: Random, messages: Sequence[bytes]) -> bytes:
    lines = [b"* a dump\n\n"]
    for message in messages:
        lines.append(b"A VER 2\n")
        codes = (
            (b"ENC", (b"273", b"546", b"785")),
            (b"CCS", (b"500", b"819", b"1208")),
            (b"FMT", (b"MQSTR", b"MQHMDE")),
        )
        lines += [
            b"A " + code + b" " + chance.choice(values) + b"\n" for code, values in codes if chance.random() < 0.7
        ]
        width = chance.choice((8, 25, 60))
        for at in range(0, max(len(message), 1), width):
            part = message[at : at + width]
            text = part.replace(b"~", b"~~").replace(b'"', b'~"').replace(b"\n", b".").replace(b"\r", b".")
            lines.append(b'S "' + text + b'"\n' if chance.random() < 0.2 else b"X " + part.hex().encode() + b"\n")
        lines.append(chance.choice((b"\n", b"", b"* end\n")))
    return b"".join(lines)


def _captured(chance: Random, files: DamagedFiles, sides: Sequence[bytes]) -> DamagedFiles:
    """Return a capture of connections that carry the bytes of two sides, some of its frames moved or doubled."""
    frames: list[bytes] = []
    count = chance.choice((1, 1, 2, 5))
    for number in range(count):
        pieces = [_pieces(chance, side) for side in sides]
        frames += [made.frame(packet) for packet in made.connection(*pieces, port=40_000 + number)]
    changes = chance.choice((0, 0, 1, 5))
    for _ in range(changes):
        at = chance.randrange(len(frames))
        frame = frames.pop(at) if chance.random() < 0.5 else frames[at]
        frames.insert(min(at + chance.randint(0, 4), len(frames)), frame)
    capture = made.pcap(frames, order=chance.choice("<>"), nanoseconds=chance.random() < 0.2)
    changed = damaged(chance, capture)
    carried = count * sum(map(len, sides)) if not changes and changed == capture else None
    return replace(files, num_bytes=len(changed), files={"a.pcap": changed}, carried=carried)


def _pieces(chance: Random, data: bytes) -> list[bytes]:
    pieces, at = [], 0
    while at < len(data):
        size = chance.choice((1, 20, 200, 1_400))
        pieces.append(data[at : at + size])
        at += size
    return pieces
