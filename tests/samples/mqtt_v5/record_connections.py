"""Record real MQTT 5 connections: `python record_connections.py [FOLDER]`.

Runs Debian's `mosquitto` with its clients (all must be on PATH) and writes each direction of each connection to FOLDER,
by default beside this script. README.md says what each file holds.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "mqtt_v3"))

from record import HOST, SUBACK, broker
from recorder import Recorder

LOGIN = ["-u", "sensor", "-P", "made-up-password"]
CONNECT = """
    -D connect session-expiry-interval 30
    -D connect receive-maximum 20
    -D connect topic-alias-maximum 5
    -D connect maximum-packet-size 65536
    -D connect request-problem-information 1
    -D connect request-response-information 1
    -D connect user-property site made-up
""".split()
PUBLISH = """
    -D publish payload-format-indicator 1
    -D publish message-expiry-interval 60
    -D publish content-type text/plain
    -D publish response-topic ks/answers
    -D publish correlation-data 4711
    -D publish topic-alias 3
    -D publish user-property unit C
    -D publish user-property unit Celsius
""".split()
WILL = """
    --will-topic will/mortal --will-payload gone --will-qos 1 --will-retain
    -D will will-delay-interval 0
    -D will content-type text/plain
    -D will user-property cause killed
""".split()


class Session:
    """Clients at one broker; every connection is recorded under its name."""

    def __init__(self, port: int, folder: Path) -> None:
        self._port, self._folder = port, folder

    def start(self, tool: str, name: str, *arguments: str) -> tuple[subprocess.Popen[bytes], Recorder]:
        """Start `tool` behind a recorder."""
        recorder = Recorder(name, self._port)
        command = [tool, "-h", HOST, "-p", str(recorder.port), "-V", "mqttv5", *arguments]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL), recorder

    def run(self, tool: str, name: str, *arguments: str) -> None:
        """Run `tool` to its end, whatever its exit code, and save what was said."""
        process, recorder = self.start(tool, name, *arguments)
        process.communicate(b"")
        recorder.save(self._folder)

    def lost_client(self) -> None:
        """Record a client with login and will whose connection breaks, so that the broker publishes the will."""
        mortal, recorder = self.start("mosquitto_sub", "will", "-i", "ks-will", *LOGIN, *WILL, "-t", "ks/none")
        recorder.wait_for(SUBACK)
        mortal.kill()
        mortal.communicate()
        recorder.save(self._folder)


def record(folder: Path) -> None:
    """Record every connection into `folder`."""
    with broker() as port:
        session = Session(port, folder)
        topics = ["-t", "ks/#", "-t", "will/+", "-U", "ks/unused", "-D", "subscribe", "subscription-identifier", "7"]
        watcher, watched = session.start("mosquitto_sub", "watch", "-i", "ks-watch", "-q", "2", "-C", "5", *topics)
        watched.wait_for(SUBACK)
        session.run("mosquitto_pub", "qos0", "-i", "ks-qos0", "-t", "ks/qos0", "-n")
        qos1 = ["-q", "1", "-t", "ks/qos1", "-m", "21,5 °C"]
        session.run("mosquitto_pub", "qos1", "-i", "ks-qos1", *qos1, *CONNECT, *PUBLISH)
        session.run("mosquitto_pub", "qos2", "-i", "ks-qos2", "-q", "2", "-r", "-t", "ks/qos2", "-m", "2")
        session.lost_client()
        watched.wait_for(b"gone")
        session.run("mosquitto_pub", "nobody", "-i", "ks-nobody", "-q", "1", "-t", "other/topic", "-m", "unheard")
        session.run("mosquitto_pub", "last", "-i", "ks-last", "-t", "ks/end", "-m", "end")
        watcher.communicate()
        watched.save(folder)
        session.run("mosquitto_pub", "refused", "-i", "stranger", "-t", "ks/none", "-n")
        session.run("mosquitto_sub", "ping", "-i", "ks-ping", "-t", "ks/none", "-k", "5", "-W", "7")
        known = ["-i", "ks-keep", "-c", "-x", "60", "-E", "-q", "1", "-t", "ks/none"]
        for name in ("session_new", "session_known"):
            session.run("mosquitto_sub", name, *known)


if __name__ == "__main__":
    record(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
