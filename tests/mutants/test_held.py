"""`held.json`: what it keeps of a run, what makes it stale, and that the shipped ones are of today's specifications."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ksyspark.spec.load import load_library
from ksyspark_codegen.cli.arguments import specification_of
from ksyspark_codegen.mutants.held import HELD_FILE, NOTHING, README_FILE, held_in
from ksyspark_codegen.mutants.judging import EVIDENCE, EVIDENCE_FILE

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "tests" / "samples"
FORMATS = sorted(path.stem for path in (ROOT / "ksy").rglob("*.ksy"))
SPECIFICATION = """\
meta: {id: small, endian: be, license: MIT}
seq:
  - {id: kind, type: u1, valid: {min: 2}, doc: What it is.}
  - {id: level, type: s2}
"""


@pytest.fixture
def samples(tmp_path, monkeypatch) -> Path:
    """Return the folder of two samples, one printed in a document, with the specification in the working directory."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.ksy").write_text(SPECIFICATION)
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "printed.bin").write_bytes(b"\2\0\7")
    (folder / "expected").mkdir()
    message = {"kind": 2, "level": 7, "_source": {"offset": 0, "length": 3, "index": 0}}
    (folder / "expected" / "printed.bin.json").write_text(json.dumps({"options": {}, "messages": [message]}))
    refused = {"name": "too small", "hex": "010007", "params": {}, "field": "kind"}
    (folder / "malformed.json").write_text(json.dumps([refused]))
    told = {"kind": "document", "says": "printed on page 3", "samples": ["small/printed.bin", "small/malformed.json*"]}
    (tmp_path / EVIDENCE_FILE).write_text(json.dumps([told]))
    return folder


def _held(samples: Path):
    return held_in(load_library([samples.parent / "small.ksy"]), "small", samples)


def test_each_statement_has_its_evidence_and_what_nothing_notices(samples, ksyspark) -> None:
    assert ksyspark("test", "small.ksy", samples, "--mutants", "--record").status == 0
    statements = _held(samples)
    assert statements["level type"] == {"document": ["printed.bin"], NOTHING: {"sign": 1}}
    # A document prints no message that must be refused: such a case counts as made.
    assert statements["kind valid"] == {"made": ["malformed.json"]}
    assert set(statements) == {"meta endian", "kind type", "kind order", "kind valid", "kind min", "level type"}


def test_the_readme_lists_what_is_not_held_and_keeps_its_own_words(samples, ksyspark) -> None:
    (samples / README_FILE).write_text("# Ours\n\nWords of people.\n")
    ksyspark("test", "small.ksy", samples, "--mutants", "--record")
    first = (samples / README_FILE).read_text()
    ksyspark("test", "small.ksy", samples, "--mutants", "--record")
    assert (samples / README_FILE).read_text() == first
    assert first.startswith("# Ours\n\nWords of people.\n\n<!-- held -->\n")
    assert "- `document`: printed on page 3" in first
    assert "| `level` | document | sign 1 (`type`) |" in first


def test_words_for_people_leave_it_fresh_and_meaning_and_samples_do_not(samples, ksyspark) -> None:
    ksyspark("test", "small.ksy", samples, "--mutants", "--record")
    path = samples.parent / "small.ksy"
    path.write_text(SPECIFICATION.replace("What it is.", "Another word."))
    assert _held(samples) is not None
    assert "--mutants --record renews it" not in ksyspark("test", "small.ksy", samples, "--no-spark").text
    path.write_text(SPECIFICATION.replace("min: 2", "min: 1"))
    assert _held(samples) is None
    path.write_text(SPECIFICATION)
    (samples / "malformed.json").write_text("[]")
    assert _held(samples) is None
    assert "--mutants --record renews it" in ksyspark("test", "small.ksy", samples, "--no-spark").text


def test_it_keeps_whole_runs_only(samples, ksyspark) -> None:
    assert ksyspark("test", "small.ksy", samples, "--mutants", "--record", "--changes", "3").status == 2
    assert not (samples / HELD_FILE).exists()


@pytest.mark.parametrize("name", FORMATS)
def test_shipped_formats_say_what_holds_them(name: str) -> None:
    folder = SAMPLES / name
    statements = held_in(load_library([specification_of(name, ROOT / "ksy")]), name, folder)
    assert statements, f"{HELD_FILE} is of another specification, or samples: --mutants --record renews it"
    assert {kind for by in statements.values() for kind in by} <= {*EVIDENCE, NOTHING}
    for statement, by in statements.items():
        files = [file for kind in EVIDENCE for file in by.get(kind, ())]
        missing = [file for file in files if not (folder / file).is_file() and not (SAMPLES / file).is_file()]
        assert not missing, statement
    readme = (folder / README_FILE).read_text(encoding="utf-8")
    assert readme.count("<!-- held -->") == 1


def test_what_is_told_of_samples_is_told_of_some() -> None:
    for entry in json.loads((SAMPLES / EVIDENCE_FILE).read_text(encoding="utf-8")):
        assert entry["kind"] in EVIDENCE
        for pattern in entry["samples"]:
            assert any(SAMPLES.glob(pattern.partition(": ")[0])), pattern
