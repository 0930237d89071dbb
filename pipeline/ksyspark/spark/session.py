"""Start Spark on this machine."""

from __future__ import annotations

import os
import sys
from importlib.resources import files
from pathlib import Path

from pyspark.errors import PySparkRuntimeError
from pyspark.sql import SparkSession

from ksyspark.errors import OptionError
from ksyspark.spark.java import JavaMissing, find_java_home

_SETTINGS: dict[str, str | bool] = {
    "spark.ui.enabled": False,
    "spark.ui.showConsoleProgress": False,
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
    # Timestamps are printed in the session's zone: results must not depend on the machine.
    "spark.sql.session.timeZone": "UTC",
    # The default INT96 is read by Spark and few others, and costs 8 % more.
    "spark.sql.parquet.outputTimestampType": "TIMESTAMP_MICROS",
}


def local_session(app_name: str, cores: int | None = None, **conf: str | int | float | bool) -> SparkSession:
    """Return a Spark session on this machine: the running one, else a new one on `cores` cores (default: all).

    `conf` holds Spark settings (`**{"spark.driver.memory": "4g"}`), which override ours. Sets JAVA_HOME, PYSPARK_PYTHON
    and PYSPARK_DRIVER_PYTHON of this process, which Spark needs to start its JVM and workers.
    Raises JavaMissing, and OptionError for fewer cores than one.
    """
    if cores is not None and cores < 1:
        raise OptionError(f"cores: expected 1 or more, found {cores}.")
    if SparkSession.getActiveSession() is None:
        _prepare_environment()
    builder = SparkSession.builder.master(f"local[{cores or '*'}]").appName(app_name)
    # One task a core: the default of 200 tiny shuffle partitions is meant for clusters.
    settings = {**_SETTINGS, "spark.sql.shuffle.partitions": cores or os.cpu_count() or 1, **conf}
    for name, value in settings.items():
        builder = builder.config(name, value)
    return _started(builder)


def _started(builder: SparkSession.Builder) -> SparkSession:
    try:
        return builder.getOrCreate()
    except PySparkRuntimeError as error:
        if error.getCondition() != "JAVA_GATEWAY_EXITED":
            raise
        raise JavaMissing(
            f"Spark did not start on the Java in {os.environ['JAVA_HOME']}: its own words are above this message."
        ) from error


def _prepare_environment() -> None:
    os.environ["JAVA_HOME"] = str(find_java_home())
    # Workers run `python3` of PATH otherwise, which is another Python where a virtual environment is not activated.
    os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    log_settings = Path(str(files(__package__).joinpath("conf")))
    if log_settings.is_dir() and "SPARK_HOME" not in os.environ:
        os.environ.setdefault("SPARK_CONF_DIR", str(log_settings))
