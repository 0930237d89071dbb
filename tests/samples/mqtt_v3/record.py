"""Record real MQTT connections: `python record.py [FOLDER]`.

Runs Debian's `mosquitto` with its clients `mosquitto_pub` and `mosquitto_sub` (all three must be on PATH) and writes
each direction of each connection to FOLDER, by default beside this script. README.md says what each file holds.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection, create_server
from time import sleep

from recorder import Recorder

HOST = "127.0.0.1"
SUBACK = b"\x90"
LOGIN = ["-u", "sensor", "-P", "made-up-password"]
WILL = ["--will-topic", "will/mortal", "--will-payload", "gone", "--will-qos", "1", "--will-retain"]
# Payload lengths that give remaining lengths of exactly 127, 128, 16383 and 16384 with the topic `s` at QoS 0.
SIZES = [length - 3 for length in (127, 128, 16383, 16384)]


@contextmanager
def broker() -> Iterator[int]:
    """Run a broker that knows nothing yet, and give its port."""
    with create_server((HOST, 0)) as probe:
        port: int = probe.getsockname()[1]
    with tempfile.NamedTemporaryFile("w", suffix=".conf") as config:
        config.write(f"listener {port} {HOST}\nallow_anonymous true\nclientid_prefixes ks-\nlog_type none\n")
        config.flush()
        process = subprocess.Popen(["mosquitto", "-c", config.name])
        try:
            wait_until_open(port)
            yield port
        finally:
            process.terminate()
            process.wait()


def wait_until_open(port: int) -> None:
    """Wait until somebody listens on `port`."""
    for _ in range(100):
        try:
            create_connection((HOST, port)).close()
            return
        except ConnectionRefusedError:
            sleep(0.05)
    raise TimeoutError("the broker did not start")


class Session:
    """Clients of one protocol version at one broker; every connection is recorded under `<name>_<version>`."""

    def __init__(self, version: str, port: int, folder: Path) -> None:
        self._version, self._port, self._folder = version, port, folder

    def start(self, tool: str, name: str, *arguments: str) -> tuple[subprocess.Popen[bytes], Recorder]:
        """Start `tool` behind a recorder, with a client id of its own unless the arguments give one."""
        recorder = Recorder(f"{name}_{self._version}", self._port)
        own_id = [] if "-i" in arguments else ["-i", f"ks-{name}"]
        command = [tool, "-h", HOST, "-p", str(recorder.port), "-V", f"mqtt{self._version}", *own_id, *arguments]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL), recorder

    def run(self, tool: str, name: str, *arguments: str, lines: bytes = b"") -> None:
        """Run `tool` to its end, whatever its exit code, and save what was said."""
        process, recorder = self.start(tool, name, *arguments)
        process.communicate(lines)
        recorder.save(self._folder)

    def publish(self, name: str, *arguments: str, lines: bytes = b"") -> None:
        """Run `mosquitto_pub`."""
        self.run("mosquitto_pub", name, *arguments, lines=lines)

    def watched_messages(self) -> None:
        """Record messages of every QoS, a retained one, an empty one and a will, as sent and as received."""
        self.publish("retained", "-q", "1", "-r", "-t", "ks/last", "-m", "21.5")
        topics = ["-t", "ks/#", "-t", "will/+", "-U", "ks/unused"]
        watcher, watched = self.start("mosquitto_sub", "watch", "-q", "2", "-C", "7", *topics)
        watched.wait_for(b"21.5")
        for qos in "012":
            self.publish(f"qos{qos}", "-q", qos, "-t", f"ks/qos{qos}", "-m", f"reading {qos}")
        self.publish("empty", "-t", "ks/empty", "-n")
        self.lost_client()
        watched.wait_for(b"gone")
        self.publish("last", "-t", "ks/end", "-m", "temperatura: 21,5 °C")
        watcher.communicate()
        watched.save(self._folder)

    def lost_client(self) -> None:
        """Record a client with login and will whose connection breaks, so that the broker publishes the will."""
        mortal, recorder = self.start("mosquitto_sub", "will", *LOGIN, *WILL, "-t", "ks/none")
        recorder.wait_for(SUBACK)
        mortal.kill()
        mortal.communicate()
        recorder.save(self._folder)


def record(folder: Path) -> None:
    """Record every connection into `folder`."""
    for version in ("v31", "v311"):
        with broker() as port:
            session = Session(version, port, folder)
            session.watched_messages()
            session.run("mosquitto_sub", "ping", "-t", "ks/none", "-k", "5", "-W", "7")
            session.publish("refused", "-i", "stranger", "-t", "ks/none", "-n")
    with broker() as port:
        session = Session("v311", port, folder)
        session.publish("sizes", "-t", "s", "-l", lines=b"".join(b"z" * size + b"\n" for size in SIZES))
        for name in ("session_new", "session_known"):
            session.run("mosquitto_sub", name, "-i", "ks-keep", "-c", "-E", "-q", "1", "-t", "ks/none")
        properties = ["-D", "connect", "session-expiry-interval", "10"]
        Session("v5", port, folder).publish("publish", "-q", "1", "-t", "ks/v5", "-m", "hi", *properties)


if __name__ == "__main__":
    record(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
