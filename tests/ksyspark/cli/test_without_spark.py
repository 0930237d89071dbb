"""What needs Spark says in one sentence what to install where pyspark is missing or too old."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ksyspark.errors import KsysparkError, SparkMissing
from ksyspark.spark.installed import checked_version

SENTENCE = (
    "This needs pyspark: on a cluster use the Python that its Spark uses, elsewhere pip install 'ksyspark[spark]'."
)


@pytest.mark.parametrize("command", [["schema", "mqmde"], ["ingest", "mqmde", "{will}", "{out}"], ["check"]])
def test_commands(child, will, tmp_path, command: list[str]) -> None:
    arguments = [one.format(will=will, out=tmp_path / "out") for one in command]
    ended = child(*arguments, without=("pyspark",))
    assert (ended.status, ended.text, ended.sentence) == (1, "", f"ksyspark: {SENTENCE}")
    assert "Traceback" not in ended.errors
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("module", ["ksyspark.spark", "ksyspark.spark.session", "ksyspark_protocols.spark.connections"])
def test_packages(environment, module: str) -> None:
    script = (
        f"import sys; sys.modules['pyspark'] = None\ntry: import {module}\nexcept ImportError as error: print(error)"
    )
    ended = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert ended.stdout == f"{SENTENCE}\n"


def test_generated_schemas(environment) -> None:
    script = "import sys; sys.modules['pyspark'] = None\nimport ksyspark_formats.schemas.mqmde"
    ended = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    sentence = SENTENCE.replace("'ksyspark[spark]'", "pyspark")
    assert ended.stderr.splitlines()[-1] == f"ImportError: {sentence}"


@pytest.mark.parametrize("text", ["3.4.1", "2.4.8", "3.4.0+vendor.1", "unknown"])
def test_an_old_spark_is_named(text: str) -> None:
    with pytest.raises(SparkMissing) as raised:
        checked_version(text)
    assert str(raised.value) == f"This needs Spark 3.5 or newer, and pyspark {text} is here."
    assert issubclass(SparkMissing, KsysparkError)


@pytest.mark.parametrize(("text", "version"), [("3.5.0", (3, 5)), ("4.10.0.dev1", (4, 10)), ("3.5.2+amzn-1", (3, 5))])
def test_versions_of_vendors(text: str, version: tuple[int, int]) -> None:
    assert checked_version(text) == version
