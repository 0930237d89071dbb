"""The wheel outside the checkout: every command works with the shipped formats."""

from __future__ import annotations

import re
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(new_environment, wheel):
    """Return an environment with the wheel, which takes all other packages from this one."""
    made = new_environment()
    made.must("python", "-m", "pip", "install", "--quiet", "--no-deps", wheel)
    # Folders of a .pth file come behind the wheel; the .pth of an editable install in them is not read.
    others = [one for one in sys.path if one.endswith("site-packages")]
    (made.packages / "others.pth").write_text("".join(f"{one}\n" for one in others))
    return made


def test_it_is_really_the_wheel(installed) -> None:
    for name in ("ksyspark", "ksyspark_protocols", "ksyspark_codegen", "ksyspark_review", "ksyspark_formats"):
        found = installed.must("python", "-c", f"import {name}; print({name}.__file__)")
        assert Path(found).is_relative_to(installed.packages)


def test_it_holds_all_specifications(wheel) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    specs = [path.relative_to(ROOT) for path in (ROOT / "ksy").rglob("*.ksy")]
    assert [path for path in specs if f"ksyspark_formats/{path.as_posix()}" not in names] == []


@pytest.mark.parametrize("name", ["mqmde", "mqtt_v3"])
def test_sample_and_what_reads_it(installed, name: str) -> None:
    installed.must("ksyspark", "sample", name, "--count", 50, "--framing", "length-prefixed", "--out", f"{name}.made")
    reading = (name, f"{name}.made", "--framing", "length-prefixed")
    assert installed.must("ksyspark", "decode", *reading).count("\n") == 50
    assert " version" in installed.must("ksyspark", "inspect", *reading) or name == "mqtt_v3"
    installed.must("ksyspark", "ingest", *reading[:2], f"{name}.tables", *reading[2:])
    assert list((installed.home / f"{name}.tables" / "records").rglob("*.parquet"))


def test_test_finds_the_specification_in_the_wheel(installed) -> None:
    told = installed.must("ksyspark", "test", "mqmde", "--count", 20)
    assert "Spark" in told
    assert told.endswith(" checks, nothing found\n")


def test_review_finds_the_pages_in_the_wheel(installed) -> None:
    installed.must("ksyspark", "review", "build", "--out", "pages")
    assert (installed.home / "pages" / "index.html").is_file()


def test_tables_of_captures_queues_and_attachments(installed) -> None:
    """The commands that write tables of more than single messages find their formats."""
    samples = ROOT / "tests" / "samples"
    installed.must("ksyspark", "connections", "mqtt", samples / "captures" / "ethernet.pcap", "connections")
    assert list((installed.home / "connections" / "connections").glob("*.parquet"))
    segment = installed.run("ksyspark", "groups", samples / "mq_message" / "segment_dead_letter.bin")
    assert "bytes_missing, last_segment_missing" in segment.stdout
    told = installed.must("ksyspark", "attachments", samples / "sas_mq_message" / "queue.jsonl")
    assert re.search(r"^WORK +PEOPLE +data_set ", told, re.MULTILINE)
    spec = ROOT / "ksy" / "ibm_mq" / "mqmde.ksy"
    assert installed.must("ksyspark", "diff", spec, spec)


def test_formats_and_schema(installed) -> None:
    assert "mqmde: " in installed.must("ksyspark", "formats")
    assert "struc_id" in installed.must("ksyspark", "schema", "mqmde")


def test_a_package_of_ones_own(installed) -> None:
    """`new`, `generate`, `check`, `package` for a format of one's own, beside the installed ones."""
    installed.must("ksyspark", "new", "ping_message")
    package = ("--package", "my_formats")
    installed.must("ksyspark", "generate", *package)
    assert "12 files in generated" in installed.must("ksyspark", "check", *package)
    installed.must("ksyspark", "package", "ksy", "made", "--name", "my_formats")
    [made] = (installed.home / "made").glob("my_formats-1.0-*.whl")
    installed.must("python", "-m", "pip", "install", "--quiet", "--no-deps", made)
    shutil.move(installed.home / "generated", installed.home / "elsewhere")
    assert "ping_message: " in installed.must("ksyspark", "formats")
    assert "_source" in installed.must("ksyspark", "schema", "ping_message")
    sample = installed.home / "tests" / "samples" / "ping_message" / "first.stream"
    assert '"name": "Alice"' in installed.must("ksyspark", "decode", "ping_message", sample, "--framing", "stream")


def test_a_name_of_no_format_is_told(installed) -> None:
    ended = installed.run("ksyspark", "sample", "nowhere", "--out", "x")
    assert ended.returncode == 1
    assert ended.stderr.startswith("ksyspark: There is no nowhere.ksy below ksy or in an installed package;")
