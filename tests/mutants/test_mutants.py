"""`ksyspark test --mutants`: the worked example of its chapter, and what else the command promises."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from ksyspark.formats import find_format
from ksyspark_codegen.checks.samples import record
from ksyspark_codegen.mutants.judging import EQUIVALENT, NOTICED, SURVIVES, Judge
from ksyspark_codegen.mutants.run import Run

CHAPTER = (Path(__file__).parents[2] / "pipeline" / "docs" / "samples.md").read_text(encoding="utf-8")
SPECIFICATION, SHOWN, RECORDING, DECIDED = re.findall(r"```\w*\n(.*?)```", CHAPTER, re.DOTALL)


@pytest.fixture
def samples(tmp_path, monkeypatch):
    """Return the folder of the chapter's two samples, beside its specification, in the working directory."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.ksy").write_text(SPECIFICATION)
    folder = tmp_path / "samples"
    folder.mkdir()
    for name, octets in (("first.bin", "02 00 07 00 01 41"), ("second.bin", "03 00 09 00 01")):
        assert f"`{octets}`" in CHAPTER
        (folder / name).write_bytes(bytes.fromhex(octets))
    list(record(find_format("small.ksy"), folder, {}))
    return folder


def test_the_chapter_shows_what_the_command_prints(samples, ksyspark) -> None:
    command, _, printed = SHOWN.partition("\n")
    assert ksyspark(*shlex.split(command)[2:]).text == printed


def test_a_decision_is_a_sample_from_then_on(samples, ksyspark) -> None:
    assert ksyspark(*shlex.split(RECORDING)[2:]).status == 0
    assert json.loads((samples / "decided.json").read_text()) == [json.loads(DECIDED)]
    (verdict,) = [one for one in _run(samples).verdicts() if one.id == "16fb83"]
    assert verdict.state == NOTICED


def test_a_decision_against_the_specification_fails_its_test(samples, ksyspark) -> None:
    ksyspark(*shlex.split(RECORDING.replace("=written", "=otherwise"))[2:])
    outcome = ksyspark("test", "small.ksy", samples, "--mutants")
    assert outcome.status == 1
    assert "level: expected" not in outcome.text


def test_changes_are_told_as_json_and_by_the_exit_status(samples, ksyspark) -> None:
    outcome = ksyspark("test", "small.ksy", samples, "--mutants", "--json", "--at-least", "80")
    assert outcome.status == 1
    told = json.loads(outcome.text)
    assert (told["changes"], told["noticed"], told["percent"], told["equivalent"]) == (21, 16, 76.2, 2)
    assert told["listed"][3]["message"]["as_written"] == "level -2"
    assert ksyspark("test", "small.ksy", samples, "--mutants", "--at-least", "70").status == 0


def test_equal_seeds_choose_equal_changes(samples) -> None:
    chosen = []
    for seed in (1, 1, 2):
        run = _run(samples)
        run.choose(6, seed)
        chosen.append([change.name for change in run.changes])
    assert chosen[0] == chosen[1] != chosen[2]
    assert len(chosen[0]) == 6


def test_a_reason_that_no_longer_holds_is_told(samples, ksyspark) -> None:
    changes = ["small.level: s2 -> u2", "small.body: if: kind != 3 -> *"]
    reasons = [{"reason": "both are the same", "changes": changes}]
    (samples / "equivalents.json").write_text(json.dumps(reasons))
    text = ksyspark("test", "small.ksy", samples, "--mutants").text
    assert "level: no sample" not in text
    assert "1 that mean the same" in text
    assert "so this no longer holds: both are the same" in text


def test_formats_that_import_one_judge_it(samples, tmp_path) -> None:
    outer = "meta: {id: outer, license: MIT, imports: [small]}\nseq: [{id: inner, type: small}]\n"
    (tmp_path / "outer.ksy").write_text(outer)
    folder = tmp_path / "outer"
    folder.mkdir()
    (folder / "low.bin").write_bytes(bytes.fromhex("03 ff fe 00 01"))
    list(record(find_format("outer.ksy"), folder, {}))
    states = {verdict.change.name: verdict.state for verdict in _run(samples).verdicts()}
    assert states[".level: s2 -> u2"] == NOTICED
    assert states[".kind: u1 -> s1"] == SURVIVES
    assert states[".level: s2 -> s2be"] == EQUIVALENT


def test_samples_without_expectation_are_told(samples, ksyspark) -> None:
    for file in (samples / "expected").iterdir():
        file.unlink()
    outcome = ksyspark("test", "small.ksy", samples, "--mutants")
    assert outcome.status == 1
    assert "--record writes some" in outcome.sentence


def test_types_that_contain_themselves_are_refused(samples, tmp_path, ksyspark) -> None:
    seq = "[{id: n, type: u1}, {id: inner, type: nested, if: n != 0}]"
    (tmp_path / "small.ksy").write_text(
        f"meta: {{id: small, license: MIT, -max-recursion-depth: 2}}\nseq: [{{id: top, type: nested}}]\n"
        f"types: {{nested: {{seq: {seq}}}}}\n"
    )
    for file in samples.rglob("*.*"):
        file.unlink()
    (samples / "one.bin").write_bytes(b"\1\0")
    list(record(find_format("small.ksy"), samples, {}))
    assert "cannot change these" in ksyspark("test", "small.ksy", samples, "--mutants").sentence


def _run(samples: Path) -> Run:
    path = samples.parent / "small.ksy"
    return Run(Judge(find_format(str(path)), path, samples), path.parent)
