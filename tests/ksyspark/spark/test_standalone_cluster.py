"""Every door on a standalone cluster of one worker, where driver and executors have Pythons of their own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pyspark
import pytest

from ksyspark.spark.session import find_java_home

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
SAMPLES = ROOT / "tests" / "samples"
PACKAGES = Path(pyspark.__file__).parents[1]
SOURCES = [ROOT / name for name in ("pipeline", "tools", "generated")]
DOORS = r"""
import json, sys
from pathlib import Path
from pyspark.sql import SparkSession

master, samples, folder, archive, *asked = sys.argv[1:]
samples, folder = Path(samples), Path(folder)
builder = SparkSession.builder.master(master).config("spark.ui.enabled", False).config("spark.executor.memory", "1g")
local = {"spark.driver.host": "127.0.0.1", "spark.driver.bindAddress": "127.0.0.1", "spark.sql.shuffle.partitions": 2}
for name, value in {**local, **({"spark.archives": archive} if archive else {})}.items():
    builder = builder.config(name, value)
spark = builder.getOrCreate()

from ksyspark.spark import decode_messages, from_ksy, ingest, ksy_function, message_stream, read_messages, register
from ksyspark_protocols.spark.attachments import write_attachments
from ksyspark_protocols.spark.connection_streams import write_connection_stream
from ksyspark_protocols.spark.connections import connections
from ksyspark_protocols.spark.groups import write_groups

packets = {"format": "mqtt_v3", "framing": "stream"}
source = str(samples / "mqtt_v3" / "will_v311.c2s.bin")
queue = spark.createDataFrame([(bytearray(b"\xc0\0"),)], "body binary")
queue.createOrReplaceTempView("queue")


def kinds(df):
    return [row[0] for row in df.select("message_type").collect()]


def streamed(df):
    found = []
    writer = df.writeStream.foreachBatch(lambda batch, _: found.extend(kinds(batch)))
    writer.option("checkpointLocation", str(folder / f"checkpoint{df.isStreaming}{len(outcomes)}"))
    writer.trigger(availableNow=True).start().awaitTermination()
    return found


def source_of_spark():
    register(spark)
    return kinds(spark.read.format("ksy").options(**packets).load(source))


def sql():
    spark.udf.register("from_mqtt", ksy_function("mqtt_v3"))
    return kinds(spark.sql("SELECT m.* FROM (SELECT from_mqtt(body) AS m FROM queue)"))


def connection_stream():
    stream = write_connection_stream(spark, "mqtt", str(samples / "captures"), str(folder / "streamed"), "doors")
    stream.option("checkpointLocation", str(folder / "states")).trigger(availableNow=True).start().awaitTermination()
    return spark.read.parquet(str(folder / "streamed" / "connections")).count() > 0


doors = {
    "format": source_of_spark,
    "read_messages": lambda: kinds(read_messages(spark, "mqtt_v3", source, framing="stream")),
    "message_stream": lambda: streamed(message_stream(spark, "mqtt_v3", source, framing="stream")),
    "decode_messages": lambda: kinds(decode_messages(queue, "body", "mqtt_v3")),
    "from_ksy": lambda: kinds(queue.select(from_ksy("body", "mqtt_v3").alias("m")).select("m.*")),
    "sql": sql,
    "ingest": lambda: ingest(spark, "mqtt_v3", source, str(folder / "tables"), {"framing": "stream"}).counts.records,
    "connections": lambda: connections(
        spark, "mqtt", str(samples / "captures" / "ethernet.pcap"), {"port": 1883})["exchanges"].count(),
    "connection_stream": connection_stream,
    "attachments": lambda: write_attachments(
        spark, str(samples / "sas_mq_message" / "queue.jsonl"), str(folder / "attachments")).counts.complete,
    "groups": lambda: write_groups(
        spark, str(samples / "mq_message" / "segment_dead_letter.bin"), str(folder / "groups")).counts.groups,
}
outcomes = {}
for name in asked or doors:
    try:
        outcomes[name] = doors[name]()
    except Exception as error:
        outcomes[name] = f"{type(error).__name__}: {error}"
print(json.dumps(outcomes))
"""
RIGHT = {
    "format": ["connect", "subscribe"],
    "read_messages": ["connect", "subscribe"],
    "message_stream": ["connect", "subscribe"],
    "decode_messages": ["pingreq"],
    "from_ksy": ["pingreq"],
    "sql": ["pingreq"],
    "ingest": 2,
    "connections": 31,
    "connection_stream": True,
    "attachments": 2,
    "groups": 1,
}
ONLY_ON_THE_DRIVER = "import os, sys; 'ON_THE_DRIVER' in os.environ or sys.exit('no executor has this Python')"


def environment(folder: Path, paths: list[Path], start: str = "") -> Path:
    """Make an environment that finds packages in some folders; return its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    packages = next((folder / "lib").glob("python*/site-packages"))
    (packages / "paths.pth").write_text("".join(f"{path}\n" for path in [*paths, PACKAGES]))
    (packages / "sitecustomize.py").write_text(start)
    return folder / "bin" / "python"


@pytest.fixture(scope="module")
def pythons(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the Pythons of the driver, of executors (it works anywhere), and one without ksyspark."""
    folder = tmp_path_factory.mktemp("pythons")
    return {
        "driver": environment(folder / "driver", SOURCES, ONLY_ON_THE_DRIVER),
        "executor": environment(folder / "executor", SOURCES),
        "bare": environment(folder / "bare", []),
    }


@pytest.fixture(scope="module")
def master(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a master and a worker; return the address of the master."""
    folder = tmp_path_factory.mktemp("cluster")
    hidden = ("PYSPARK_PYTHON", "PYSPARK_DRIVER_PYTHON", "PYTHONPATH", "ON_THE_DRIVER")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    home = str(Path(pyspark.__file__).parent)
    kept |= {"SPARK_HOME": home, "JAVA_HOME": str(find_java_home()), "SPARK_LOCAL_IP": "127.0.0.1"}
    kept |= {"SPARK_WORKER_DIR": str(folder / "work")}
    started: list[subprocess.Popen[bytes]] = []

    def start(name: str, *arguments: str, until: str) -> str:
        log = folder / f"{name}.log"
        command = [f"{home}/bin/spark-class", f"org.apache.spark.deploy.{name}", "--host", "127.0.0.1", *arguments]
        with log.open("wb") as file:
            started.append(subprocess.Popen(command, env=kept, stdout=file, stderr=file))
        while not (match := re.search(until, log.read_text())):
            assert started[-1].poll() is None, log.read_text()
            time.sleep(0.2)
        return match[0]

    try:
        address = start("master.Master", "--port", "0", "--webui-port", "0", until=r"spark://127\.0\.0\.1:\d+")
        limits = ("--cores", "2", "--memory", "2g", "--webui-port", "0")
        start("worker.Worker", *limits, address, until="Successfully registered")
        yield address
    finally:
        for process in started:
            process.terminate()
            process.wait()


@pytest.fixture
def outcomes(master: str, pythons: dict[str, Path], tmp_path: Path) -> Callable[..., dict[str, object]]:
    """Return the function that goes through doors, all or some, from the driver's Python."""

    def run(pyspark_python: object, driver_python: object, *doors: str, archive: str = "") -> dict[str, object]:
        variables = {**os.environ, "ON_THE_DRIVER": "1", "SPARK_LOCAL_IP": "127.0.0.1"}
        variables |= {"JAVA_HOME": str(find_java_home()), "PYSPARK_PYTHON": str(pyspark_python)}
        variables |= {"PYSPARK_DRIVER_PYTHON": str(driver_python)}
        variables.pop("PYTHONPATH", None)
        command = [str(pythons["driver"]), "-c", DOORS, master, str(SAMPLES), str(tmp_path / "out"), archive, *doors]
        ended = subprocess.run(command, env=variables, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stderr[-4000:]
        return json.loads(ended.stdout.splitlines()[-1])

    return run


def test_all_doors_run_with_the_executors_python(outcomes, pythons) -> None:
    assert outcomes(pythons["executor"], pythons["driver"]) == RIGHT


def test_a_driver_python_that_is_none(outcomes, pythons) -> None:
    asked = ("format", "message_stream")
    assert outcomes(pythons["executor"], "jupyter", *asked) == {name: RIGHT[name] for name in asked}


def test_executors_without_ksyspark_say_so(outcomes, pythons) -> None:
    lazy = ("read_messages", "decode_messages", "from_ksy", "connections")
    told = outcomes(pythons["bare"], pythons["driver"], *lazy, "ingest", "groups")
    sentence = (
        rf"The Python of this Spark executor, {pythons['bare']}, has no module ksyspark\w*: "
        r"install ksyspark there with pip, or ship the driver's environment \(--archives\)\."
    )
    for door, text in told.items():
        if door in lazy:
            assert re.search(rf"^ImportError: {sentence}$", text, re.MULTILINE), door
            assert len(text.splitlines()) < 10
        else:
            assert re.fullmatch(f"KsysparkError: {sentence}", text), door


def test_an_environment_that_is_shipped(outcomes, pythons, tmp_path: Path) -> None:
    with tarfile.open(tmp_path / "environment.tgz", "w:gz") as archive:
        archive.add(pythons["executor"].parents[1], ".")
    shipped = f"{tmp_path / 'environment.tgz'}#environment"
    asked = ("format", "read_messages", "message_stream", "ingest", "connection_stream")
    told = outcomes("./environment/bin/python", pythons["driver"], *asked, archive=shipped)
    link = f"ln -s {pythons['driver'].parents[1]} environment"
    sentence = (
        "OptionError: Spark plans a data source on the driver with PYSPARK_PYTHON, and ./environment/bin/python is not "
        f"there: make a link ({link}), or use read_messages, which needs none."
    )
    needs_link = dict.fromkeys(("format", "message_stream", "connection_stream"), sentence)
    assert told == {**{name: RIGHT[name] for name in asked}, **needs_link}
    (tmp_path / "environment").symlink_to(pythons["driver"].parents[1])
    assert outcomes("./environment/bin/python", pythons["driver"], "format", archive=shipped) == {
        "format": RIGHT["format"]
    }
