"""How sessions start: what a local one refuses before it looks for Java, and what Python processes load."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from pyspark.sql import SparkSession

from ksyspark import spark as doors
from ksyspark.errors import OptionError
from ksyspark.spark.session import local_session


@pytest.mark.parametrize("cores", [0, -1])
def test_fewer_cores_than_one_are_refused(cores: int) -> None:
    with pytest.raises(OptionError, match=f"cores: expected 1 or more, found {cores}"):
        local_session("none", cores=cores)


def test_java_compiles_later(spark: SparkSession) -> None:
    beans = spark.sparkContext._jvm.java.lang.management.ManagementFactory
    assert "-XX:CompileThresholdScaling=10" in list(beans.getRuntimeMXBean().getInputArguments())


def test_a_python_of_spark_loads_neither_reference_nor_writer() -> None:
    script = (
        "import sys, pyspark_ksyspark\n"
        "source = pyspark_ksyspark.DefaultSource({'format': 'mqtt_v3', 'path': sys.executable})\n"
        "source.reader(source.schema()).partitions()\n"
        "print(sorted(name for name in sys.modules if name in ('pandas', 'lark', 'ksyspark.interpreter', "
        "'ksyspark.writer', 'ksyspark.destination', 'pyarrow.parquet')))"
    )
    roots = os.pathsep.join(sys.path)
    command = [sys.executable, "-c", script]
    ended = subprocess.run(command, env={**os.environ, "PYTHONPATH": roots}, capture_output=True, text=True, check=True)
    assert ended.stdout == "[]\n"


def test_doors_are_found_by_name() -> None:
    assert all(callable(getattr(doors, name)) for name in doors.__all__)
    with pytest.raises(ImportError, match="cannot import name 'from_avro'"):
        from ksyspark.spark import from_avro  # noqa: F401
