"""Options of the test run; formats and specifications that stand in the tests themselves; one Spark session."""

from __future__ import annotations

import dataclasses
import importlib.util
import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions, Params, ParamValue
from ksyspark.formats import Format, find_format

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


from ksyspark.layout import Layout
from ksyspark.layout.lower import lower
from ksyspark.spec.library import Library
from ksyspark.spec.load import check_and_unroll, load_library
from ksyspark.spec.problems import SpecError

pytest_plugins = ["command_line"]

FormatOf = Callable[[str], Format]
ROOT = Path(__file__).parents[1]
KSY = ROOT / "ksy"
SAMPLES = Path(__file__).parent / "samples"


# Formats whose messages take more than five seconds to make, some of them minutes.
LARGE = set(
    "maxdb_packet maxdb_tcp mq_message mqcih mqdh mqdlh mqiih mqrmh mqtt mqtt_v5 mqxqh "
    "sas_mq_attachment_header sas_mq_data_set_definition sas_mq_data_set_message sas_mq_indexes sas_mq_message "
    "sas_mq_variable_definitions sas_tibrv tibrv_msg".split()
)
# Modules that take longest though they have few tests: they start first, so that no process has one left at the end.
LONGEST = [
    "tests/ksyspark_review/test_agreement.py",
    "tests/ksyspark_protocols/spark/attachments/test_killed_stream.py",
    "tests/spark_versions/test_versions.py",
    "tests/installed/test_wheel.py",
    "tests/installed/test_cluster.py",
    "tests/installed/test_lowest_versions.py",
    "tests/ksyspark/spark/test_standalone_cluster.py",
    "tests/ksyspark/spark/test_connect.py",
    "tests/test_new_format.py",
    "tests/ksyspark/vm/test_agreement.py",
    "tests/ksyspark/cli/test_ingest.py",
    "tests/ksyspark_codegen/checks/test_spark.py",
    "tests/ksyspark/spark/test_source.py",
    "tests/ksyspark/spark/test_stream.py",
    "tests/ksyspark_protocols/spark/attachments/test_write.py",
    "tests/ksyspark/spark/test_doors.py",
    "tests/ksyspark/spark/test_java.py",
    "tests/test_freshness.py",
]
HEAD = "meta: {id: demo, endian: be, encoding: UTF-8}\n"


def pytest_configure() -> None:
    # Where tests run side by side, each process is given the width of the terminal, which commands would keep to.
    os.environ.pop("COLUMNS", None)
    # For minutes of small jobs the optimising compiler of Java costs more than it saves.
    os.environ.setdefault("SPARK_SUBMIT_OPTS", "-XX:TieredStopAtLevel=1")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests as slow that make messages of large formats; put modules that take long first."""
    for item in items:
        is_large = item.path.parent.name == "tests" and item.path.stem.removeprefix("test_") in LARGE
        if is_large and "make" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)
    counts = Counter(item.path for item in items)
    ranks = {ROOT / name: rank for rank, name in enumerate(LONGEST)}
    items.sort(key=lambda item: (ranks.get(item.path, len(ranks)), -counts[item.path]))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew-golden", action="store_true", help="write tests/golden/*/expected anew; look at the diff")


@pytest.fixture
def library_of(tmp_path: Path) -> Callable[..., Library]:
    """Load a specification `demo`, given without `meta`, and files it imports by path (with `__` for `/`)."""

    def load(text: str, **imports: str) -> Library:
        body = text if text.startswith("meta:") else HEAD + text
        for name, one in {"demo": body, **imports}.items():
            path = tmp_path / f"{name.replace('__', '/')}.ksy"
            path.parent.mkdir(exist_ok=True)
            path.write_text(one, encoding="utf-8")
        return load_library([tmp_path / "demo.ksy"], tmp_path)

    return load


@pytest.fixture
def layout_of(library_of: Callable[..., Library]) -> Callable[..., Layout]:
    """Check a specification and make its column layout."""

    def lowered(text: str, **imports: str) -> Layout:
        typer = check_and_unroll(library_of(text, **imports))
        return lower(typer, typer.library.specs["demo"])

    return lowered


@pytest.fixture
def problems_of(library_of: Callable[..., Library]) -> Callable[..., list[str]]:
    """Return what is wrong with a specification, as `path: sentence`."""

    def found(text: str, **imports: str) -> list[str]:
        try:
            check_and_unroll(library_of(text, **imports))
        except SpecError as error:
            return [f"{problem.path}: {problem.sentence}" for problem in error.problems]
        return []

    return found


@pytest.fixture(scope="session")
def format_of(tmp_path_factory: pytest.TempPathFactory) -> FormatOf:
    """Return the maker of a format from the text of a `.ksy`; equal texts are compiled once.

    A message of which an instance fails is refused, so that tests see why; `find_format` leaves it to the text.
    """
    made: dict[str, Format] = {}

    def make(text: str) -> Format:
        if text not in made:
            found = find_format(str(_written(tmp_path_factory.mktemp("ksy"), dedent(text))))
            made[text] = dataclasses.replace(found, instance_errors="refuse")
        return made[text]

    return make


@pytest.fixture(scope="session")
def mqtt() -> Format:
    """Return the shipped format of MQTT packets, from its specification."""
    return find_format(str(KSY / "mqtt" / "mqtt_v3.ksy"))


@pytest.fixture(scope="session")
def mqmde() -> Format:
    """Return the shipped format of MQMDE headers, from its specification."""
    return find_format(str(KSY / "ibm_mq" / "mqmde.ksy"))


@pytest.fixture(scope="session")
def format_named() -> Callable[[str], Format]:
    """Return the function that finds a shipped format by its name, from its specification."""
    return lambda name: find_format(str(next(KSY.glob(f"*/{name}.ksy"))))


@pytest.fixture(scope="session")
def mq() -> ModuleType:
    """Return the module that builds structures of IBM MQ."""
    spec = importlib.util.spec_from_file_location("mq_structures", SAMPLES / "mq_message" / "structures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mq_structures"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def samples() -> Path:
    """Return the folder of sample messages."""
    return SAMPLES


@pytest.fixture(scope="session")
def spark(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SparkSession]:
    """Return a session on two cores, whose workers import the packages of this checkout."""
    from ksyspark.spark.session import local_session

    patch = pytest.MonkeyPatch()
    roots = [str(ROOT / name) for name in ("pipeline", "tools", "generated")]
    patch.setenv("PYTHONPATH", os.pathsep.join([*roots, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
    session = local_session("tests", cores=2, **{"spark.sql.warehouse.dir": str(tmp_path_factory.mktemp("tables"))})
    yield session
    session.stop()
    patch.undo()


def _written(folder: Path, text: str) -> Path:
    found = re.search(r"^meta:\s*\{?\s*id: (\w+)", text, re.MULTILINE)
    assert found, "the specification needs an id"
    path = folder / f"{found[1]}.ksy"
    path.write_text(text, encoding="utf-8")
    return path


class One:
    """One message decoded by the reference decoder: its row as Python values, failure, and hidden ranges."""

    def __init__(self, fmt: Format, data: bytes, params: Params, options: DecodeOptions) -> None:
        decoded = fmt.reference_decoder(options).decode(pa.array([data], pa.binary()), params)
        self.row: dict[str, Any] = decoded.columns.to_pylist()[0]
        self.failure = decoded.failures.get(0)
        self.hidden = decoded.hidden.get(0)

    @property
    def place(self) -> tuple[str, int] | None:
        return (self.failure.field, self.failure.offset) if self.failure else None

    @property
    def reason(self) -> str | None:
        return self.failure.reason if self.failure else None


class DecodeOne(Protocol):
    """Decode a message, given as hexadecimal text."""

    def __call__(self, fmt: Format, message: str, options: DecodeOptions = ..., **params: ParamValue) -> One: ...


@pytest.fixture(scope="session")
def decode_one() -> DecodeOne:
    """Return the function that decodes one message."""

    def decode(fmt: Format, message: str, options: DecodeOptions = DecodeOptions(), **params: ParamValue) -> One:  # noqa: B008
        return One(fmt, bytes.fromhex(message), params, options)

    return decode
