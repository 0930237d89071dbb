"""Captures with many connections: seconds of processors and memory, beside tshark on the same machine.

`python tests/benchmarks/many_connections.py --connections 300` chooses the size.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from capture_bytes import ACK, FIN, PSH, RST, SYN, connect, frame, ip, pcap, tcp
from mqtt_bytes import (
    C2S,
    CONNACK,
    DISCONNECT,
    PINGREQ,
    PINGRESP,
    S2C,
    Step,
    answer,
    publish,
    suback,
    subscribe,
)

CONNECTIONS, AT_ONCE, SCANNED = 3_000, 100, 100_000
STEPS = 109
"""Packets of MQTT on a connection; beside them it has two segments with SYN and two with FIN."""
SEED = 30
FIELDS = ("frame.number", "tcp.stream", "mqtt.msgtype", "mqtt.topic", "mqtt.msgid", "mqtt.qos")
LEFT_OUT = "captures with many connections are left out: tshark is not installed"
KSYSPARK = str(Path(sys.executable).parent / "ksyspark")
_BROKER, _PORT = "192.0.2.7", 1883
_BEGIN = 1_700_000_000
_ANSWERS = {0: (), 1: ("puback",), 2: ("pubrec", "pubrel", "pubcomp")}


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds of processors of a program with all that it starts, and the most memory that it had, in MiB."""

    seconds: float
    mebibytes: float

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s, {self.mebibytes:.0f} MiB"


def measure(console: Console, connections: int = CONNECTIONS, scanned: int = SCANNED) -> None:
    """Print what `connections` and `decode` cost beside tshark with six fields, or that it is not installed."""
    tshark = shutil.which("tshark")
    if tshark is None:
        console.print(LEFT_OUT)
        return
    folder = Path(tempfile.mkdtemp(prefix="ksyspark-bench-"))
    programs = "connections", "decode --arrow", "decode"
    table = Table("capture", "frames", "tshark", title="Many connections")
    for program in programs:
        table.add_column(program)
        table.add_column("ratio")
    captures = {
        f"{connections:,} conversations": partial(write_conversations, connections=connections),
        f"{scanned:,} refused": partial(write_scan, connections=scanned),
    }
    try:
        for name, write in captures.items():
            path = folder / "a.pcap"
            frames = write(path)
            commands = [
                [tshark, "-r", str(path), "-T", "fields", *(word for one in FIELDS for word in ("-e", one))],
                [KSYSPARK, "connections", "mqtt", str(path), str(folder / "out"), "--save-mode", "overwrite"],
                [KSYSPARK, "decode", "mqtt", str(path), "--framing", "pcap", "--arrow"],
                [KSYSPARK, "decode", "mqtt", str(path), "--framing", "pcap"],
            ]
            # A capture without messages is no input for decode.
            of_tshark, *own = [
                cost_of(command) for command in commands[: 4 if write.func is write_conversations else 2]
            ]
            ratios = [(str(one), f"{one.seconds / of_tshark.seconds:.2f}") for one in own]
            table.add_row(name, f"{frames:,}", str(of_tshark), *(cell for pair in ratios for cell in pair))
        console.print(table)
    finally:
        shutil.rmtree(folder)


def cost_of(command: Sequence[str]) -> Cost:
    """Run a program twice, as the first run may compile or fill caches, and return what the second one cost.

    Raises CalledProcessError.
    """
    for _ in range(2):
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, command)
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def write_conversations(path: Path, connections: int = CONNECTIONS, at_once: int = AT_ONCE) -> int:
    """Write a capture of MQTT connections, of which `at_once` are open at a time; return the number of frames.

    Each has SYN, CONNECT, a subscription, PUBLISH packets of all three QoS in both directions, pings, DISCONNECT, FIN.
    """
    chance = random.Random(SEED)
    waiting = iter(range(connections))
    speaking = [_frames(number) for _, number in zip(range(at_once), waiting, strict=False)]
    return _write(path, _in_turn(chance, speaking, waiting))


def write_scan(path: Path, connections: int = SCANNED) -> int:
    """Write a capture of one host that asks `connections` hosts for MQTT, each of which refuses; return its frames."""
    return _write(path, (one for number in range(connections) for one in _refused(number)))


def _in_turn(chance: random.Random, speaking: list[Iterator[bytes]], waiting: Iterator[int]) -> Iterator[bytes]:
    """Yield the frames of connections that speak at random; where one ends the next one begins."""
    while speaking:
        at = chance.randrange(len(speaking))
        data = next(speaking[at], None)
        if data is not None:
            yield data
            continue
        number = next(waiting, None)
        if number is None:
            speaking.pop(at)
        else:
            speaking[at] = _frames(number)


def _frames(number: int) -> Iterator[bytes]:
    """Yield the frames of one connection."""
    client = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    ends = {
        C2S: (client, _BROKER, 20_000 + number % 40_000, _PORT),
        S2C: (_BROKER, client, _PORT, 20_000 + number % 40_000),
    }
    sent = {C2S: number * 7_919, S2C: number * 104_729}

    def segment(side: str, flags: int, payload: bytes = b"") -> bytes:
        source, destination, *ports = ends[side]
        other = S2C if side == C2S else C2S
        acknowledged = 0 if flags == SYN else sent[other]
        data = tcp(ports[0], ports[1], sent[side], flags, payload, acknowledged)
        sent[side] += len(payload) + bool(flags & (SYN | FIN))
        return frame(ip(source, destination, data))

    yield segment(C2S, SYN)
    yield segment(S2C, SYN | ACK)
    for side, payload in _steps(number):
        yield segment(side, PSH | ACK, payload)
    yield segment(C2S, FIN | ACK)
    yield segment(S2C, FIN | ACK)


def _steps(number: int) -> Iterator[Step]:
    chance = random.Random(SEED + number)
    yield C2S, connect(4, b"client%d" % number)
    yield S2C, CONNACK
    yield C2S, subscribe(1, (f"rooms/{number}/#", 1))
    yield S2C, suback(1, 1)
    identifier, count = 1, 5
    while count < STEPS:
        left = STEPS - count
        if chance.random() < 0.05 and left > 1:
            yield C2S, PINGREQ
            yield S2C, PINGRESP
            count += 2
            continue
        qos = chance.choice([one for one in (0, 1, 2) if len(_ANSWERS[one]) < left])
        side = chance.choice((C2S, S2C))
        other = S2C if side == C2S else C2S
        identifier += 1
        yield side, publish(f"rooms/{number}/temperature", b"%-60d" % count, qos, identifier)
        for kind in _ANSWERS[qos]:
            yield (side if kind == "pubrel" else other), answer(kind, identifier)
        count += 1 + len(_ANSWERS[qos])
    yield C2S, DISCONNECT


def _refused(number: int) -> Iterator[bytes]:
    """Yield a SYN and the RST that answers it."""
    host = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    port = 1024 + number % 60_000
    yield frame(ip(_BROKER, host, tcp(port, _PORT, number, SYN)))
    yield frame(ip(host, _BROKER, tcp(_PORT, port, 0, RST | ACK, b"", number + 1)))


def _write(path: Path, frames: Iterable[bytes]) -> int:
    """Write a capture whose packets are 100 microseconds apart."""
    number = -1
    with path.open("wb") as file:
        file.write(pcap([]))
        for number, data in enumerate(frames):
            second, unit = divmod(number, 10_000)
            file.write(struct.pack("<IIII", _BEGIN + second, unit * 100, len(data), len(data)) + data)
    return number + 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=CONNECTIONS)
    parser.add_argument("--refused", type=int, default=SCANNED)
    given = parser.parse_args()
    measure(Console(width=132), given.connections, given.refused)
