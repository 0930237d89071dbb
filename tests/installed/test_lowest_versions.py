"""The lowest versions that pyproject.toml allows do the work: they are installed in an environment of their own."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "tests" / "samples" / "mqtt_v3" / "will_v311.c2s.bin"
SPARK = """
import sys
from pyspark.sql.types import BinaryType, StructField, StructType
from ksyspark.spark import from_ksy, ingest
from ksyspark.spark.session import local_session

source, tables = sys.argv[1:]
spark = local_session("lowest", cores=1)
asked = {"format": "mqtt_v3", "framing": "stream"}
print([row[0] for row in spark.read.format("ksy").options(**asked).load(source).select("message_type").collect()])
queue = spark.createDataFrame([(bytearray(b"\\xc0\\0"),)], StructType([StructField("body", BinaryType())]))
print(queue.select(from_ksy("body", "mqtt_v3")["message_type"]).collect()[0][0])
print(ingest(spark, "mqtt_v3", source, tables, {"framing": "stream"}).counts.records)
"""
pytestmark = pytest.mark.slow


def lowest(requirements: list[str]) -> list[str]:
    """Return requirements that allow the lowest version of each only."""
    found = []
    for text in requirements:
        one = Requirement(text)
        (bound,) = (clause.version for clause in one.specifier if clause.operator == ">=")
        found.append(f"{one.name}=={bound}")
    return found


@pytest.fixture(scope="module")
def installed(new_environment, wheel):
    """Return an environment with the wheel on the lowest versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    pinned = lowest([*project["dependencies"], *extras["java"], *extras["stream"], *extras["node"]])
    made = new_environment()
    made.must("python", "-m", "pip", "install", "--quiet", *pinned)
    made.must("python", "-m", "pip", "install", "--quiet", "--no-deps", wheel)
    here = json.loads(made.must("python", "-m", "pip", "list", "--format=json"))
    versions = {canonicalize_name(one["name"]): one["version"] for one in here}
    wrong = [
        one for one in pinned if versions[canonicalize_name(Requirement(one).name)] not in Requirement(one).specifier
    ]
    assert wrong == []
    return made


def test_decoding_from_the_shell(installed) -> None:
    told = installed.must("ksyspark", "decode", "mqtt_v3", SOURCE, "--framing", "stream")
    assert [json.loads(line)["message_type"] for line in told.splitlines()] == ["connect", "subscribe"]
    assert "publish" in installed.must("ksyspark", "schema", "mqtt_v3")
    assert "connect" in installed.must("ksyspark", "inspect", "mqtt_v3", SOURCE, "--framing", "stream")


def test_spark_reads_and_ingests(installed) -> None:
    told = installed.must("python", "-c", SPARK, SOURCE, installed.home / "tables")
    assert told.splitlines() == ["['connect', 'subscribe']", "pingreq", "2"]


def test_messages_are_made_and_decoders_agree(installed) -> None:
    assert "nothing found" in installed.must("ksyspark", "test", "mqmde", "--count", 20, "--no-spark")


def test_what_is_generated_is_what_is_committed(installed) -> None:
    ksy, out = ROOT / "ksy", installed.home / "out"
    installed.must("ksyspark", "generate", "--ksy", ksy, "--out", out)
    written = {path.relative_to(out) for path in out.rglob("*.py")}
    assert [path for path in written if (out / path).read_bytes() != (ROOT / "generated" / path).read_bytes()] == []
