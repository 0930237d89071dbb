"""A new format in the steps that ksy/README.md tells, with a small made-up format in a folder of its own.

What comes out is a package of its own (`my_formats`), published by the entry-point group `ksyspark.formats`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ksyspark_codegen.generate import compare, generate

ROOT = Path(__file__).parents[1]
SAMPLES = "tests/samples/meter_reading"

# Step 2: ksy/<system>/<id>.ksy, with all that `ksyspark check` asks for.
SPEC = """\
meta:
  id: meter_reading
  title: Telegrams of a water meter
  license: MIT
  ks-version: '0.9'
  encoding: UTF-8
  endian: be
  -source:
    - id: D1
      title: Telegrams of water meters
      lang: de
      file: telegrams.txt
doc: One telegram, sent every hour.
doc-ref: Telegrams of water meters
seq:
  - id: magic
    -orig-id: KENNUNG
    -source: [D1:3]
    -status: stated
    contents: MR
    doc: Begins every telegram.
    doc-ref: Table 1
  - id: kind
    -orig-id: TYP
    -source: [D1:4]
    -status: stated
    type: u1
    enum: kind
    doc: What the meter measures.
    doc-ref: Table 1
  - id: len_place
    -orig-id: ORTLAENGE
    -source: [D1:5]
    -status: stated
    -unit: byte
    type: u1
    doc: Number of bytes of the place.
    doc-ref: Table 1
  - id: place
    -orig-id: ORT
    -source: [D1:6]
    -status: stated
    size: len_place
    type: str
    doc: Where the meter hangs.
    doc-ref: Table 1
  - id: num_readings
    -orig-id: ANZAHL
    -source: [D1:7]
    -status: stated
    type: u1
    valid:
      max: 24
      -reason: more readings than a day has hours
    doc: Number of readings.
    doc-ref: Table 1
  - id: readings
    -orig-id: STAND
    -source: [D1:8]
    -status: derived
    -unit: litre
    type: u4
    repeat: expr
    repeat-expr: num_readings
    doc: State of the counter at each hour.
    doc-ref: Table 1
instances:
  is_cold:
    -source: [D1:4]
    -status: derived
    value: kind == kind::cold_water
    doc: The meter measures cold water.
    doc-ref: Table 1
enums:
  kind:
    1: cold_water
    2: hot_water
"""
CELLAR = b"MR\x01\x06Keller\x02\x00\x00\x00\x07\x00\x01\x00\x00"
ROOF = b"MR\x02\x04Dach\x00"

# Step 3: what the samples must decode to, written by hand from the document.
EXPECTED = {
    "options": {"framing": "stream"},
    "messages": [
        {
            "magic": "4d52",
            "kind": "cold_water",
            "len_place": 6,
            "place": "Keller",
            "num_readings": 2,
            "readings": [7, 65_536],
            "is_cold": True,
            "_source": {"offset": 0, "length": 19, "index": 0},
        },
        {
            "magic": "4d52",
            "kind": "hot_water",
            "len_place": 4,
            "place": "Dach",
            "num_readings": 0,
            "readings": [],
            "is_cold": False,
            "_source": {"offset": 19, "length": 9, "index": 1},
        },
    ],
}
MALFORMED = [
    {
        "name": "too many readings",
        "hex": "4d52 01 00 19".replace(" ", ""),
        "params": {},
        "field": "num_readings",
        "reason_contains": "more readings than a day has hours",
    },
    {"name": "no place", "hex": "4d520102", "params": {}, "field": "place", "reason_contains": None},
]


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the new project, where `ksyspark` is installed and its own package is, too."""
    roots = [ROOT / "pipeline", ROOT / "tools", folder / "generated", folder / "installed"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, roots)), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=env, capture_output=True, text=True, check=False
    )


def steps(folder: Path, *commands: str) -> str:
    """Run commands of ksyspark that must do their work; return what the last one says."""
    said = ""
    for command in commands:
        done = run(folder, "ksyspark", *command.split())
        assert (done.returncode, done.stderr) == (0, ""), command
        said = done.stdout
    return said


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project after step 1."""
    folder = tmp_path_factory.mktemp("begun")
    told = steps(folder, "new meter_reading --system water")
    assert f"  ksyspark test meter_reading {SAMPLES} --record\n" in told
    return folder


@pytest.mark.slow
def test_step_1_the_first_files_pass_every_check(begun: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(begun, tmp_path / "project"))
    assert json.loads((folder / SAMPLES / "expected" / "first.stream.json").read_text())["messages"][0] == {
        "kind": "hello",
        "len_name": 5,
        "name": "Alice",
        "_source": {"offset": 0, "length": 7, "index": 0},
    }
    told = steps(
        folder,
        f"test meter_reading {SAMPLES} --record",
        f"test meter_reading {SAMPLES} --no-spark",
        "generate",
        "check --conventions",
    )
    assert told == "12 files in generated are as the specifications in ksy say\n"


@pytest.mark.slow
def test_step_1_changes_no_file(begun: Path) -> None:
    before = {path: path.read_bytes() for path in begun.rglob("*") if path.is_file()}
    again = run(begun, *"ksyspark new meter_reading --system other".split())
    assert again.returncode == 1
    assert again.stderr.startswith("ksyspark: There is a format named meter_reading already: ksy/water/")
    shipped = run(begun, *"ksyspark new mqtt_v3".split())
    assert shipped.stderr == "ksyspark: There is a format named mqtt_v3 already; choose another id.\n"
    beside = run(begun, *"ksyspark new meter_reading --ksy elsewhere".split())
    assert beside.stderr.endswith("README.md is there already; `ksyspark new` changes no file.\n")
    assert {path: path.read_bytes() for path in begun.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("name", ["Meter", "class", "meter-reading", "1st"])
def test_step_1_takes_ids_of_the_language(begun: Path, name: str) -> None:
    done = run(begun, "ksyspark", "new", name)
    assert done.returncode == 2
    assert f"'{name}' is not lower_snake_case" in done.stderr


def test_step_3_before_anything_is_generated(begun: Path, tmp_path: Path) -> None:
    """A specification that is not generated yet, or changed since, is tested as it is now."""
    folder = Path(shutil.copytree(begun, tmp_path / "project"))
    spec = folder / "ksy" / "water" / "meter_reading.ksy"
    spec.write_text(spec.read_text().replace("id: name\n", "id: nickname\n"))
    done = run(folder, *f"ksyspark test meter_reading {SAMPLES} --record".split())
    assert (done.returncode, done.stdout.splitlines()[0][:7]) == (1, "differs")
    done = run(folder, *f"ksyspark test meter_reading {SAMPLES} --record --renew".split())
    assert (done.returncode, done.stdout.splitlines()[0][:7]) == (0, "renewed")


def test_check_names_what_a_specification_lacks(begun: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(begun, tmp_path / "project"))
    spec = folder / "ksy" / "water" / "meter_reading.ksy"
    spec.write_text(spec.read_text().replace("    -status: derived\n    type", "    type"))
    assert run(folder, *"ksyspark generate".split()).returncode == 0
    assert run(folder, *"ksyspark check --conventions".split()).stderr.splitlines() == [
        "ksyspark: 1 place of specifications against the conventions of ksy/README.md:",
        "  ksy/water/meter_reading.ksy:20:5: /seq/0: `kind` needs `-status`: stated, derived or assumed",
    ]


@pytest.fixture(scope="module")
def project(begun: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project after the steps 1 to 4."""
    folder = Path(shutil.copytree(begun, tmp_path_factory.mktemp("whole") / "project"))
    samples = folder / SAMPLES
    (folder / "ksy" / "water" / "meter_reading.ksy").write_text(SPEC, encoding="utf-8")
    (samples / "first.stream").unlink()
    (samples / "monday.bin").write_bytes(CELLAR + ROOF)
    recorded = run(folder, "ksyspark", "test", str(folder / "ksy/water/meter_reading.ksy"), str(samples),
                   "--record", "--renew", "--framing", "stream")  # fmt: skip
    assert "removed" in recorded.stdout
    assert sorted(path.name for path in (samples / "expected").iterdir()) == ["monday.bin.json"]
    (samples / "expected" / "monday.bin.json").write_text(json.dumps(EXPECTED), encoding="utf-8")
    (samples / "malformed.json").write_text(json.dumps(MALFORMED), encoding="utf-8")
    # What `pip install` of a wheel of the package leaves behind.
    (folder / "installed" / "my_formats-1.0.dist-info").mkdir(parents=True)
    written = {
        "METADATA": "Metadata-Version: 2.1\nName: my-formats\nVersion: 1.0\n",
        "entry_points.txt": "[ksyspark.formats]\nmine = my_formats:FORMATS\n",
    }
    for name, text in written.items():
        (folder / "installed" / "my_formats-1.0.dist-info" / name).write_text(text)
    done = run(folder, *"ksyspark generate --ksy ksy --out generated --package my_formats".split())
    assert (done.returncode, done.stderr) == (0, "")
    return folder


@pytest.fixture
def copy(project: Path, tmp_path: Path) -> Path:
    """Return a copy of the project to spoil."""
    return Path(shutil.copytree(project, tmp_path / "project"))


def generated_paths(project: Path) -> list[Path]:
    return sorted(path for path in (project / "generated").rglob("*") if path.is_file())


def test_step_4_writes_all_folders(project: Path) -> None:
    found = {path.relative_to(project / "generated").as_posix() for path in generated_paths(project)}
    folders = ("parsers", "schemas")
    assert found == {
        "MANIFEST.json",
        "my_formats/__init__.py",
        "tests/conftest.py",
        "tests/test_meter_reading.py",
        *(f"my_formats/{folder}/{name}.py" for folder in folders for name in ("__init__", "meter_reading")),
        *(f"my_formats/compiled/meter_reading/{part}.pickle" for part in ("layout", "library", "plan", "streams")),
    }


def test_the_package_is_offered_beside_the_shipped_formats(project: Path) -> None:
    told = run(project, "ksyspark", "formats").stdout
    assert "meter_reading: Telegrams of a water meter\n" in told
    assert "mqtt_v3: " in told


def test_step_5_the_schema_reads_like_the_document(project: Path) -> None:
    told = run(project, "ksyspark", "schema", "meter_reading").stdout.splitlines()
    assert told[:7] == [
        "magic: binary  Begins every telegram.",
        "kind: string  What the meter measures.",
        "len_place: smallint  Number of bytes of the place. [byte]",
        "place: string  Where the meter hangs.",
        "num_readings: smallint  Number of readings.",
        "readings: bigint[]  State of the counter at each hour. [litre]",
        "is_cold: boolean  The meter measures cold water.",
    ]


def test_step_5_the_dump_shows_every_byte(project: Path) -> None:
    file = "tests/samples/meter_reading/monday.bin"
    told = run(project, *f"ksyspark inspect meter_reading {file} --framing stream".split())
    lines = [" ".join(line.split()) for line in told.stdout.splitlines()]
    assert told.returncode == 0
    assert '4 4b 65 6c 6c 65 72 place "Keller" Where the meter hangs.' in lines
    assert "2 01 kind cold_water (1) What the meter measures." in lines
    assert [line for line in lines if line.startswith("15 00 01 00 00 [1] 65536")]


def test_decoding_by_name(project: Path) -> None:
    file = project / "tests" / "samples" / "meter_reading" / "monday.bin"
    done = run(project, "ksyspark", "decode", "meter_reading", str(file), "--framing", "stream")
    for line, expected in zip(done.stdout.splitlines(), EXPECTED["messages"], strict=True):
        assert json.loads(line) == {**expected, "_source": {"path": str(file), **expected["_source"]}}
    assert done.stderr == "2 messages, 2 records, 0 rejects\n"


def test_step_6_all_is_fresh_and_the_generated_tests_pass(project: Path) -> None:
    checked = run(project, *"ksyspark check --ksy ksy --out generated --package my_formats".split())
    assert (checked.returncode, checked.stderr) == (0, "")
    tested = run(project, *"pytest -q -p no:cacheprovider generated/tests".split())
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout
    assert "skipped" not in tested.stdout


@pytest.mark.slow
def test_a_wrong_expectation_fails_the_generated_tests(copy: Path) -> None:
    expected = copy / "tests" / "samples" / "meter_reading" / "expected" / "monday.bin.json"
    expected.write_text(expected.read_text().replace("65536", "65537"))
    tested = run(copy, *"pytest -q -p no:cacheprovider generated/tests -k sample".split())
    assert tested.returncode == 1
    assert "1 failed" in tested.stdout


@pytest.mark.slow
def test_a_plan_of_another_specification_fails_the_generated_tests(copy: Path) -> None:
    plan = copy / "generated" / "my_formats" / "compiled" / "meter_reading" / "plan.pickle"
    before = plan.read_bytes()
    spec = copy / "ksy" / "water" / "meter_reading.ksy"
    spec.write_text(SPEC.replace("max: 24", "max: 25"))
    assert run(copy, *"ksyspark generate --ksy ksy --out generated --package my_formats".split()).returncode == 0
    assert plan.read_bytes() != before
    other = plan.read_bytes()
    spec.write_text(SPEC)
    assert run(copy, *"ksyspark generate --ksy ksy --out generated --package my_formats".split()).returncode == 0
    plan.write_bytes(other)
    tested = run(copy, *"pytest -q -p no:cacheprovider generated/tests -k".split(), "not spark and not sample")
    assert tested.returncode == 1
    assert "test_a_message_that_breaks[meter_reading.num_readings-max]" in tested.stdout


def test_a_hand_edit_of_each_generated_file_is_named(copy: Path) -> None:
    files = generate(copy / "ksy", "my_formats")
    assert compare(files, copy / "generated") == []
    for path in generated_paths(copy):
        before = path.read_bytes()
        path.write_bytes(before + b"\n")
        differences = compare(files, copy / "generated")
        assert [difference.path for difference in differences] == [path.relative_to(copy / "generated").as_posix()]
        path.write_bytes(before)


def test_check_names_all_edited_files_at_once(copy: Path) -> None:
    paths = generated_paths(copy)
    for path in paths:
        path.write_bytes(path.read_bytes() + b"\n")
    checked = run(copy, *"ksyspark check --ksy ksy --out generated --package my_formats".split())
    first, *named = checked.stderr.splitlines()
    assert (checked.returncode, checked.stdout) == (1, "")
    assert first == f"ksyspark: {len(paths)} generated files are not fresh; run `ksyspark generate`:"
    whole = [f"  {path.relative_to(copy)}: differs from what the specifications say" for path in paths]
    assert sorted(named) == sorted(whole)


@pytest.mark.slow
def test_a_change_of_the_specification_reaches_everything(copy: Path) -> None:
    """Another width of one field: checked as stale, generated anew, decoded otherwise."""
    spec = copy / "ksy" / "water" / "meter_reading.ksy"
    spec.write_text(SPEC.replace("type: u4", "type: u2"))
    asked = "--ksy ksy --out generated --package my_formats".split()
    assert run(copy, "ksyspark", "check", *asked).returncode == 1
    assert run(copy, "ksyspark", "generate", *asked).returncode == 0
    assert run(copy, "ksyspark", "check", *asked).returncode == 0
    assert "readings: int[]" in run(copy, "ksyspark", "schema", "meter_reading").stdout
    assert run(copy, *"pytest -q -p no:cacheprovider generated/tests -k sample".split()).returncode == 1
