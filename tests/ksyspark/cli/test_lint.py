"""`ksyspark lint`: mistakes and style as text, JSON and SARIF, and keys put in order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SPEC = "meta:\n  license: MIT\n  id: pair\n  title: Pairs\nseq:\n  - type: u1\n    id: left\n    doc: One.\n"
MOVED = "by the order of the style guide; `ksyspark lint --fix` moves keys that have lines of their own [key-order]"


@pytest.fixture
def spec(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "pair.ksy"
    path.write_text(SPEC)
    return path


def test_text_and_a_folder(ksyspark, spec, tmp_path):
    broken = "meta: {id: broken, title: x, license: MIT}\nseq: [{id: a, typ: u1, doc: A}]\n"
    (tmp_path / "broken.ksy").write_text(broken)
    ended = ksyspark("lint", tmp_path)
    assert ended.status == 1
    assert ended.text.splitlines() == [
        "broken.ksy:2:15: /seq/0/typ: `typ` has no meaning in a field of `seq`; did you mean `type`? [error]",
        f"pair.ksy:3:3: /meta/id: expected `id` before `license`, {MOVED}",
        f"pair.ksy:7:5: /seq/0/id: expected `id` before `type`, {MOVED}",
    ]
    assert ended.errors == "2 files, 3 findings\n"


def test_json_has_a_mend_for_each(ksyspark, spec):
    spec.write_text(SPEC.replace("u1", "u3"))
    rows = [json.loads(line) for line in ksyspark("lint", spec, "--json", "--ignore", "key-order").text.splitlines()]
    assert [(row["file"], row["line"], row["column"], row["path"], row["rule"]) for row in rows] == [
        ("pair.ksy", 6, 11, "/seq/0/type", "error")
    ]
    assert rows[0]["sentence"] == "there is no type `u3`"
    assert rows[0]["mend"].startswith("known here are ")


def test_sarif(ksyspark, spec):
    log = json.loads(ksyspark("lint", spec, "--sarif").text)
    [run] = log["runs"]
    assert (log["version"], run["tool"]["driver"]["name"]) == ("2.1.0", "ksyspark")
    rules = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
    assert {result["ruleId"] for result in run["results"]} == {"key-order"} < rules
    place = run["results"][0]["locations"][0]["physicalLocation"]
    assert place == {"artifactLocation": {"uri": "pair.ksy"}, "region": {"startLine": 3, "startColumn": 3}}


def test_fix(ksyspark, spec):
    ended = ksyspark("lint", spec, "--fix")
    assert (ended.status, ended.text, ended.errors) == (0, "", "1 file, 0 findings\n")
    assert spec.read_text() == (
        "meta:\n  id: pair\n  title: Pairs\n  license: MIT\nseq:\n  - id: left\n    type: u1\n    doc: One.\n"
    )


def test_what_is_no_yaml_is_told_and_not_changed(ksyspark, spec):
    spec.write_text("meta: [\n")
    ended = ksyspark("lint", spec, "--fix")
    assert (ended.status, spec.read_text()) == (1, "meta: [\n")
    assert ended.text.startswith("pair.ksy:2:1: /: broken YAML: ")


def test_a_file_that_is_not_there(ksyspark, tmp_path):
    told = ksyspark("lint", tmp_path / "none.ksy", "--fix").text
    assert told.endswith("none.ksy: /: cannot be read: No such file or directory [error]\n")


def test_shipped_specifications_keep_the_style(ksyspark):
    assert ksyspark("lint", "mqtt_v3", "--ksy", ROOT / "ksy").status == 0
