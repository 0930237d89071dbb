"""Record captures of MQTT on loopback: `python record.py [FOLDER]`, as a user who may capture.

Needs Debian's `tcpdump`, `tshark`, `mosquitto` and `mosquitto-clients`. Writes the captures that README.md lists, and
`facts.json`: what tshark says of every capture of the folder.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from socket import create_connection

PORT = 1883
# Capture name: arguments of tcpdump.
TCPDUMP = {
    "ethernet.pcap": ["-i", "lo"],
    "cooked_nano.pcap": ["-i", "any", "-y", "LINUX_SLL", "--time-stamp-precision=nano"],
    "cooked_2.pcap": ["-i", "any", "-y", "LINUX_SLL2"],
}
# Variants: arguments of editcap, applied to ethernet.pcap.
EDITCAP = {
    "ethernet.pcapng": ["-F", "pcapng"],
    "snapped.pcap": ["-F", "pcap", "-s", "200"],
    "doubled.pcapng": None,
}
# Captures from which the system dropped packets: tshark is told not to wait for them.
LOSSY = ("cooked_2.pcap", "cooked_nano.pcap", "doubled.pcapng")
FIELDS = "tcp.stream ip.src ipv6.src tcp.srcport ip.dst ipv6.dst tcp.dstport mqtt.hdrflags mqtt.len".split()


@contextmanager
def broker() -> Iterator[None]:
    """Run a broker on both loopback addresses."""
    with tempfile.NamedTemporaryFile("w", suffix=".conf") as config:
        config.write("".join(f"listener {PORT} {host}\n" for host in ("127.0.0.1", "::1")))
        config.write("allow_anonymous true\nlog_type none\n")
        config.flush()
        process = subprocess.Popen(["mosquitto", "-c", config.name])
        try:
            _wait_until_open()
            yield
        finally:
            process.terminate()
            process.wait()


def _wait_until_open() -> None:
    for _ in range(100):
        try:
            create_connection(("127.0.0.1", PORT)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the broker did not start")


@contextmanager
def capture(target: Path, arguments: list[str]) -> Iterator[None]:
    """Capture MQTT into a file."""
    command = ["tcpdump", *arguments, "--immediate-mode", "-U", "-w", str(target), "tcp", "port", str(PORT)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert process.stderr
    for line in process.stderr:
        if "listening on" in line:
            break
    try:
        yield
        time.sleep(1)
    finally:
        process.terminate()
        process.wait()


def clients() -> None:
    """Connect clients of levels 3, 4 and 5, some at the same time; one sends a message of several segments."""
    watchers = [
        subprocess.Popen(
            ["mosquitto_sub", "-h", host, "-V", version, "-i", f"watch-{version}", "-q", "2", "-t", "ks/#", "-C", "7"],
            stdout=subprocess.DEVNULL,
        )
        for host, version in (("127.0.0.1", "mqttv31"), ("127.0.0.1", "mqttv5"), ("::1", "mqttv311"))
    ]
    time.sleep(0.5)
    for host, version in (
        ("127.0.0.1", "mqttv31"),
        ("127.0.0.1", "mqttv311"),
        ("127.0.0.1", "mqttv5"),
        ("::1", "mqttv5"),
    ):
        _publish(host, version, "-q", "1", "-t", "ks/hi", "-m", "hi")
    _publish("::1", "mqttv311", "-q", "2", "-t", "ks/end", "-m", "temperatura: 21,5 °C")
    _publish("127.0.0.1", "mqttv311", "-q", "0", "-t", "ks/empty", "-n")
    _publish("127.0.0.1", "mqttv311", "-q", "1", "-t", "ks/long", "-m", "0123456789" * 120)
    for watcher in watchers:
        watcher.wait(20)


def _publish(host: str, version: str, *arguments: str) -> None:
    subprocess.run(["mosquitto_pub", "-h", host, "-V", version, "-i", f"send-{version}", *arguments], check=True)


def facts_of(path: Path) -> list[list[object]]:
    """Return the MQTT packets that tshark finds, in the order in which it completes them.

    Of each packet the number of its stream, source, destination, first byte and remaining length.
    """
    waits = "FALSE" if path.name in LOSSY else "TRUE"
    fields = [word for field in FIELDS for word in ("-e", field)]
    text = subprocess.run(
        [
            "tshark",
            "-r",
            str(path),
            "-o",
            f"tcp.reassemble_out_of_order:{waits}",
            "-Y",
            "mqtt",
            "-T",
            "fields",
            *fields,
        ],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found: list[list[object]] = []
    for line in text.splitlines():
        stream, src4, src6, sport, dst4, dst6, dport, flags, lengths = line.split("\t")
        for flag, length in zip(flags.split(","), lengths.split(","), strict=True):
            ends = f"{src4 or src6}:{sport}", f"{dst4 or dst6}:{dport}"
            found.append([int(stream), *ends, int(flag, 16), int(length)])
    return found


def record(folder: Path) -> None:
    """Record the captures, make the variants, and write what tshark says."""
    with broker(), ExitStack() as captures:
        for name, arguments in TCPDUMP.items():
            captures.enter_context(capture(folder / name, arguments))
        clients()
    for name, editing in EDITCAP.items():
        source = folder / "ethernet.pcap"
        if editing is None:
            command = ["mergecap", "-F", "pcapng", "-w", str(folder / name), str(source), str(folder / "cooked_2.pcap")]
        else:
            command = ["editcap", *editing, str(source), str(folder / name)]
        subprocess.run(command, check=True)


def write_facts(folder: Path) -> None:
    """Write what tshark says of all captures of a folder."""
    paths = sorted(path for path in folder.iterdir() if path.suffix in (".pcap", ".pcapng", ".gz"))
    facts = {path.name: facts_of(path) for path in paths}
    lines = (f"{json.dumps(name)}: [\n{_lines(found)}\n]" for name, found in facts.items())
    (folder / "facts.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _lines(found: list[list[object]]) -> str:
    return ",\n".join(map(json.dumps, found))


if __name__ == "__main__":
    chosen = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    record(chosen)
    write_facts(chosen)
