"""`ksyspark test --mutants`: the worked example of its chapter, and what else the command promises."""

from __future__ import annotations

import importlib
import json
import re
import shlex
from pathlib import Path

import pytest

from ksyspark.formats import find_format
from ksyspark_codegen.checks.samples import record
from ksyspark_codegen.mutants.changes import changes_of
from ksyspark_codegen.mutants.judging import EQUIVALENT, NOTICED, SURVIVES, Judge, judged, judges_of

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
    assert _states(samples)[".level: s2 -> u2"] == NOTICED


def test_a_decision_against_the_specification_fails_its_test(samples, ksyspark) -> None:
    ksyspark(*shlex.split(RECORDING.replace("=written", "=otherwise"))[2:])
    outcome = ksyspark("test", "small.ksy", samples, "--mutants")
    assert outcome.status == 1
    assert "level: expected" not in outcome.text


def test_what_a_refusal_finds_is_no_question(samples, ksyspark) -> None:
    small = samples.parent / "small.ksy"
    small.write_text(small.read_text().replace("{min: 2}", "{any-of: [2, 3]}"))
    outcome = ksyspark("test", "small.ksy", samples, "--mutants")
    assert "kind: no sample tells signed from unsigned" not in outcome.text
    assert " 1 that refuse the same messages in other words, " in outcome.text


def test_changes_are_told_as_json_and_by_the_exit_status(samples, ksyspark) -> None:
    outcome = ksyspark("test", "small.ksy", samples, "--mutants", "--json", "--at-least", "81")
    assert outcome.status == 1
    told = json.loads(outcome.text)
    assert (told["changes"], told["noticed"], told["percent"], told["equivalent"]) == (25, 20, 80.0, 2)
    assert told["listed"][3]["message"]["as_written"] == "level -32768"
    assert ksyspark("test", "small.ksy", samples, "--mutants", "--at-least", "70").status == 0


def test_equal_seeds_choose_equal_changes(samples, ksyspark) -> None:
    first, again, other = (
        ksyspark("test", "small.ksy", samples, "--mutants", "--changes", "6", "--seed", seed).text
        for seed in ("1", "1", "2")
    )
    assert first == again != other


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
    states = _states(samples)
    assert states[".level: s2 -> u2"] == NOTICED
    assert states[".kind: u1 -> s1"] == SURVIVES
    assert states[".level: s2 -> s2be"] == EQUIVALENT


def test_a_value_without_a_column_counts_where_another_format_uses_it(samples, tmp_path) -> None:
    twice = "{twice: {value: n * 2, -column: false}}"
    (tmp_path / "small.ksy").write_text(
        f"meta: {{id: small, license: MIT}}\nseq: [{{id: n, type: u1}}]\ninstances: {twice}\n"
    )
    (tmp_path / "outer.ksy").write_text(
        "meta: {id: outer, license: MIT, imports: [small]}\nseq: [{id: inner, type: small}]\n"
        "instances: {shown: {value: inner.twice}}\n"
    )
    for file in samples.rglob("*.*"):
        file.unlink()
    (tmp_path / "outer").mkdir()
    for folder, values in ((samples, {"n": 3}), (tmp_path / "outer", {"shown": 6})):
        (folder / "written.json").write_text(json.dumps([{"name": "3", "hex": "03", "params": {}, "values": values}]))
    assert _states(samples)[".twice: n * 2 -> n + 2"] == NOTICED


def test_samples_without_expectation_are_told(samples, ksyspark) -> None:
    for file in (samples / "expected").iterdir():
        file.unlink()
    outcome = ksyspark("test", "small.ksy", samples, "--mutants")
    assert outcome.status == 1
    assert "--record writes some" in outcome.sentence


def test_types_that_contain_themselves_are_changed_on_all_levels(samples, tmp_path) -> None:
    seq = "[{id: n, type: u1}, {id: inner, type: nested, if: n != 0}]"
    (tmp_path / "small.ksy").write_text(
        f"meta: {{id: small, license: MIT, -max-recursion-depth: 2}}\nseq: [{{id: top, type: nested}}]\n"
        f"types: {{nested: {{seq: {seq}}}}}\n"
    )
    for file in samples.rglob("*.*"):
        file.unlink()
    (samples / "one.bin").write_bytes(b"\1\0")
    list(record(find_format("small.ksy"), samples, {}))
    states = _states(samples)
    assert states[".nested.inner: n != 0 -> n == 0"] == NOTICED
    assert states[".nested.n: u1 -> s1"] == SURVIVES


def test_a_note_on_a_written_message_notices_nothing(samples, tmp_path) -> None:
    text = "{text: {value: raw.to_s('ASCII'), -encoding-errors: note}}"
    seq = "[{id: raw, size: 1}, {id: n, type: u1}]"
    (tmp_path / "small.ksy").write_text(f"meta: {{id: small, license: MIT}}\nseq: {seq}\ninstances: {text}\n")
    for file in samples.rglob("*.*"):
        file.unlink()
    written = {"name": "no letter", "hex": "ff01", "params": {}, "values": {"n": 1}}
    (samples / "written.json").write_text(json.dumps([written]))
    states = _states(samples)
    assert states[".n: u1 -> s1"] == SURVIVES
    assert states[".raw: raw, n -> n, raw"] == NOTICED


def test_a_refused_message_may_say_what_is_read_nevertheless(samples, ksyspark) -> None:
    for file in samples.rglob("*.*"):
        file.unlink()
    refused = {"name": "cut off", "hex": "02fffe0001", "params": {}, "values": {"level": -2}, "field": "body"}
    (samples / "written.json").write_text(json.dumps([refused]))
    assert _states(samples)[".level: s2 -> u2"] == NOTICED
    (samples / "written.json").write_text(json.dumps([{**refused, "values": {"level": -3}}]))
    outcome = ksyspark("test", "small.ksy", samples, "--mutants")
    assert "level: expected -3, found -2" in outcome.sentence


def test_a_default_of_true_becomes_false(samples, tmp_path) -> None:
    params = "[{id: is_told, type: bool, -default: true}]"
    (tmp_path / "small.ksy").write_text(
        f"meta: {{id: small, license: MIT}}\nparams: {params}\nseq: [{{id: n, type: u1, if: is_told}}]\n"
    )
    for file in samples.rglob("*.*"):
        file.unlink()
    for told, state in ({"is_told": True}, SURVIVES), ({}, NOTICED):
        written = {"name": "one", "hex": "01", "params": told, "values": {"n": 1}}
        (samples / "written.json").write_text(json.dumps([written]))
        assert _states(samples)[".is_told: true -> false"] == state


@pytest.mark.slow
def test_cores_share_the_changes(samples, ksyspark, monkeypatch) -> None:
    command = importlib.import_module("ksyspark_codegen.cli.test")
    monkeypatch.setattr(command, "_MANY", 10)
    monkeypatch.setattr(command.os, "cpu_count", lambda: 2)
    text = ksyspark(*shlex.split(SHOWN.partition("\n")[0])[2:]).text
    without_names = [re.sub("(?m)^noticed by .*", "", one) for one in (text, SHOWN.partition("\n")[2])]
    assert without_names[0] == without_names[1]


def test_a_decision_needs_who_made_it(samples, ksyspark) -> None:
    assert ksyspark("test", "small.ksy", samples, "--mutants", "--record", "--right", "16fb83=written").status == 2


def _states(samples: Path) -> dict[str, str]:
    path = samples.parent / "small.ksy"
    judge = Judge(find_format(str(path)), path, samples)
    judges = list(judges_of(judge, path.parent))
    changes = changes_of(judge.library.trees["small"], "small")
    return {change.name: judged("small", change, judges)[0] for change in changes}
