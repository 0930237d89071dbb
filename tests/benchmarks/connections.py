"""Connections of a capture beside the decoding of its messages alone, in one process and with Spark.

`python tests/benchmarks/connections.py --messages 1000000` chooses the size.
"""

from __future__ import annotations

import argparse
import shutil
import struct
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path

from processors import spark_seconds
from pyspark.sql import SparkSession
from rich.console import Console
from rich.table import Table

from ksyspark.formats import find_format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, Split, read_split
from ksyspark.spark.ingestion import ingest
from ksyspark.spark.session import local_session
from ksyspark_protocols.connections.read import connection_tables, open_source
from ksyspark_protocols.spark.connections import write_connections

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "ksyspark_protocols" / "maxdb"))
import maxdb_session as session
from capture_bytes import connect, pcap
from mqtt_bytes import C2S, CONNACK, DISCONNECT, S2C, Step, answer, dialogue, publish

MESSAGES, CONNECTIONS = 400_000, 20
MOST = {"MQTT": 4.0, "MaxDB": 6.0}
"""The connections of a capture cost at most so many times the decoding of its messages to Arrow alone: those of MQTT
have queries over all of them, those of MaxDB are followed message by message. The commands are compared in
`many_connections.py`."""
_STEPS_OF_QOS = {0: (), 1: ((S2C, "puback"),), 2: ((S2C, "pubrec"), (C2S, "pubrel"), (S2C, "pubcomp"))}


def measure(console: Console, messages: int = MESSAGES) -> None:
    """Print seconds of processors, with their ratio. Raises AssertionError where one is above MOST."""
    folder = Path(tempfile.mkdtemp(prefix="ksyspark-bench-"))
    title = "Connections: decoding alone, and tables"
    table = Table("conversation", "messages", "in one process, s", "ratio", "with Spark, s", "ratio", title=title)
    spark = local_session("ksyspark bench")
    too_dear: list[str] = []
    try:
        for name, write in _CONVERSATIONS.items():
            count = write(folder / "one.pcap", messages)
            formats = ("maxdb_tcp", "maxdb_tcp") if name.startswith("MaxDB") else ("mqtt_v3", "mqtt")
            measured = _costs(spark, folder, str(folder / "one.pcap"), *formats)
            found = [after / before for before, after in measured]
            cells = [f"{before:.1f} and {after:.1f}" for before, after in measured]
            table.add_row(name, f"{count:,}", cells[0], f"{found[0]:.2f}", cells[1], f"{found[1]:.2f}")
            most = MOST["MaxDB" if name.startswith("MaxDB") else "MQTT"]
            too_dear += [f"{name} costs {one:.2f} times the decoding alone" for one in found if one > most]
        console.print(table)
    finally:
        spark.stop()
        shutil.rmtree(folder)
    assert not too_dear, "; ".join(too_dear)


def _costs(spark: SparkSession, folder: Path, source: str, fmt: str, conversation: str) -> list[tuple[float, float]]:
    """Return the seconds of decoding alone and of tables: in one process, and with Spark from files to Parquet."""

    def written() -> None:
        ingest(spark, fmt, source, str(folder / "a"), {"framing": "pcap", "saveMode": "overwrite"})

    def connected() -> None:
        write_connections(spark, conversation, source, str(folder / "b"), {"saveMode": "overwrite"})

    return [
        (_process_seconds(lambda: _decode(fmt, source)), _process_seconds(lambda: _tables(conversation, source))),
        (_spark_seconds(written), _spark_seconds(connected)),
    ]


def write_capture(path: Path, messages: int, qos: tuple[int, ...]) -> int:
    """Write a capture of CONNECTIONS connections that speak in turn, and return how many messages it has."""
    found = [list(_steps(messages // CONNECTIONS, qos, number)) for number in range(CONNECTIONS)]
    _write_frames(path, [dialogue(steps, 20_000 + number) for number, steps in enumerate(found)])
    return sum(map(len, found))


def write_sessions(path: Path, messages: int) -> int:
    """Write a capture of CONNECTIONS sessions of MaxDB, of which each command has a row, and return the messages."""
    executed = messages // CONNECTIONS // 2
    turns = [session.CONNECT, session.PARSE_SELECT, *[_EXECUTE] * executed, session.DROP, session.RELEASE]
    _write_frames(path, [session.frames(turns, port=20_000 + number) for number in range(CONNECTIONS)])
    return CONNECTIONS * (2 * len(turns) - 1)


def _write_frames(path: Path, frames: Sequence[Sequence[bytes]]) -> None:
    """Write a capture of connections that speak in turn."""
    with path.open("wb") as file:
        file.write(pcap([]))
        for number, one in enumerate(one for turn in zip_longest(*frames) for one in turn if one is not None):
            head = (1_700_000_000 + number // 1_000, number % 1_000 * 1_000, len(one), len(one))
            file.write(struct.pack("<IIII", *head) + one)


def _steps(count: int, qos: tuple[int, ...], client: int) -> Iterator[Step]:
    yield C2S, connect(4, b"client%d" % client)
    yield S2C, CONNACK
    number = sent = 0
    while sent < count:
        number = number % 60_000 + 1
        chosen = qos[number % len(qos)]
        yield C2S, publish("sensors/room/temperature", b"%-100d" % sent, chosen, number)
        answers = _STEPS_OF_QOS[chosen]
        yield from ((side, answer(kind, number)) for side, kind in answers)
        sent += 1 + len(answers)
    yield C2S, DISCONNECT


def _decode(name: str, source: str) -> None:
    fmt = find_format(name)
    options = ReadOptions.from_mapping({"framing": "pcap", "path": source}, fmt.layout)
    split = Split(tuple(Part(file) for file in list_files(options.files)))
    for _ in read_split(fmt, options, split, fmt.decoder(options.decode_options())):
        pass


def _tables(name: str, source: str) -> None:
    for _ in connection_tables(open_source(name, source)):
        pass


_EXECUTE = (
    session.EXECUTE_SELECT[0],
    session.answers(
        session.reply(session.count(1), session.Part(13, b"CUR_1"), session.Part(5, session.ANNA, 1), function=4)
    ),
)
_CONVERSATIONS: dict[str, Callable[[Path, int], int]] = {
    **{
        f"MQTT, QoS {', '.join(map(str, qos))}": partial(write_capture, qos=qos)
        for qos in ((0,), (1,), (2,), (0, 1, 2))
    },
    "MaxDB, a row a command": write_sessions,
}


def _process_seconds(run: Callable[[], object]) -> float:
    """Return the seconds of processors of the second of two runs: the first one compiles."""
    run()
    began = time.process_time()
    run()
    return time.process_time() - began


def _spark_seconds(run: Callable[[], object]) -> float:
    run()
    before = sum(spark_seconds())
    run()
    return sum(spark_seconds()) - before


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=MESSAGES)
    measure(Console(width=132), parser.parse_args().messages)
