"""`ksyspark diff` from the command line: files, revisions, languages, JSON."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from ksyspark_review.cli.diff import diff
from ksyspark_review.diff.side import RevisionMissing, side_at
from ksyspark_review.documents.page_file import read_page

SHIPPED = Path(__file__).parents[3] / "ksy"
WIDER = ("        type: s4\n        doc: General flags.", "        type: s8\n        doc: General flags.")


def git(folder, *arguments):
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, "-C", str(folder), *arguments], check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path):
    """A checkout with two revisions: in the second `flags` of MQMDE is wider, and MQMD, which it imports, is moved."""
    shutil.copytree(SHIPPED / "ibm_mq", tmp_path / "ksy" / "ibm_mq")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "First")
    path = tmp_path / "ksy" / "ibm_mq" / "mqmde.ksy"
    text = path.read_text()
    assert WIDER[0] in text
    (tmp_path / "ksy" / "other").mkdir()
    git(tmp_path, "mv", "ksy/ibm_mq/mqmd.ksy", "ksy/other/mqmd.ksy")
    path.write_text(text.replace(*WIDER).replace("    - mqmd\n", "    - ../other/mqmd\n"))
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "Second")
    return tmp_path


def run(*arguments):
    return CliRunner().invoke(diff, [*arguments, "--no-messages"], catch_exceptions=False)


@pytest.mark.parametrize("way", ["two revisions", "revision and file", "option"])
def test_each_version_is_read_with_the_imports_of_its_time(repository, monkeypatch, way):
    monkeypatch.chdir(repository)
    path = "ksy/ibm_mq/mqmde.ksy"
    arguments = {
        "two revisions": [f"HEAD~1:{path}", f"HEAD:{path}"],
        "revision and file": [f"HEAD~1:{path}", path],
        "option": [path, "--revision", "HEAD~1"],
    }[way]
    result = run(*arguments)
    assert result.exit_code == 0
    first, *_ = result.output.splitlines()
    assert first == "1. The length of “Flags” in “mde” in bytes is now 8; it was 4."
    assert "2." not in result.output


def test_nothing_changed_is_said_with_status_0(repository, monkeypatch):
    monkeypatch.chdir(repository)
    result = run("ksy/ibm_mq/mqmde.ksy", "--revision", "HEAD")
    assert (result.exit_code, result.output) == (0, "Nothing changed.\n")


@pytest.mark.parametrize(("language", "words"), [("zh", "原来是 4"), ("pt", "era 4")])
def test_text_stands_in_the_language_that_is_asked_for(repository, monkeypatch, language, words):
    monkeypatch.chdir(repository)
    assert words in run("ksy/ibm_mq/mqmde.ksy", "--revision", "HEAD~1", "--language", language).output


def test_markdown_is_headed_and_folds_what_follows(repository, monkeypatch):
    monkeypatch.chdir(repository)
    lines = run("ksy/ibm_mq/mqmde.ksy", "--revision", "HEAD~1", "--format", "markdown").output.splitlines()
    assert lines[:5] == [
        "### What changed in `mqmde`",
        "",
        "1. The length of “Flags” in “mde” in bytes is now 8; it was 4.",
        "   - was: Whole number, <del>4</del> bytes, may be negative.",
        "   - now: Whole number, <ins>8</ins> bytes, may be negative.",
    ]
    opened, closed = (next(at for at, line in enumerate(lines) if tag in line) for tag in ("<details>", "</details>"))
    assert "   - The column header.flags changes its type from int32 to int64." in lines[opened:closed]
    assert lines[-1].startswith("Fields and codes with the same rule and place: ")


def test_json_has_sentences_columns_and_items(repository, monkeypatch):
    monkeypatch.chdir(repository)
    found = json.loads(run("ksy/ibm_mq/mqmde.ksy", "--revision", "HEAD~1", "--json").output)
    (change,) = found["changes"]
    assert change["kind"] == "width"
    assert change["columns"] == [{"kind": "type", "path": "header.flags", "old": "int32", "new": "int64"}]
    assert "mqmde.mde.flags" in change["items"]
    assert set(change["items"]) == set(found["items"]["other"])
    assert {*change["sentence"]} == {"en", "zh", "pt"}


def test_json_has_messages_as_hexadecimal_digits(repository, monkeypatch):
    monkeypatch.chdir(repository)
    arguments = ["ksy/ibm_mq/mqmde.ksy", "--revision", "HEAD~1", "--json"]
    found = json.loads(CliRunner().invoke(diff, arguments, catch_exceptions=False).output)
    messages = found["changes"][0]["messages"]
    assert {one["outcome"] for one in messages} == {"refused", "accepted", "differs"}
    assert all(bytes.fromhex(one["message"]) for one in messages)


@pytest.mark.parametrize("arguments", [["a.ksy"], ["a.ksy", "b.ksy", "--revision", "HEAD"]])
def test_wrong_usage(arguments):
    assert CliRunner().invoke(diff, arguments).exit_code == 2


@pytest.mark.parametrize(
    ("named", "words"),
    [
        ("nowhere.ksy", "There is no file"),
        ("HEAD:nowhere.ksy", "has no file nowhere.ksy"),
        ("nothing:ksy/ibm_mq/mqmde.ksy", "git cannot read"),
        ("--output=x:ksy/ibm_mq/mqmde.ksy", "is no revision"),
    ],
)
def test_missing_version_is_one_sentence(repository, monkeypatch, named, words):
    monkeypatch.chdir(repository)
    with pytest.raises(RevisionMissing, match=words):
        CliRunner().invoke(diff, ["--", named, "ksy/ibm_mq/mqmde.ksy"], catch_exceptions=False)


def test_line_that_moved_in_the_document_changes_no_item(tmp_path):
    shutil.copytree(SHIPPED / "ibm_mq", tmp_path / "old" / "ibm_mq")
    shutil.copytree(SHIPPED / "ibm_mq", tmp_path / "new" / "ibm_mq")
    page = tmp_path / "new" / "ibm_mq" / "mqmde.review.yaml"
    path = page.with_name("mqmde.ksy")
    page.write_text(page.read_text().replace("      83: ", "      883: "))
    path.write_text(path.read_text().replace("D1:83,", "D1:883,"))
    old, new = side_at(tmp_path / "old" / "ibm_mq" / "mqmde.ksy"), side_at(path)
    assert old.fingerprints == new.fingerprints
    path.write_text(path.read_text().replace("D1:883,", "D1:84,"))
    assert side_at(path).fingerprints["mqmde.mde.flags"] != old.fingerprints["mqmde.mde.flags"]


def test_pages_are_looked_for_beside_the_specification_and_not_in_all_folders_around_it(tmp_path, monkeypatch):
    shutil.copytree(SHIPPED / "ibm_mq", tmp_path / "mine" / "ibm_mq")
    shutil.copytree(SHIPPED / "mqtt", tmp_path / "mine" / "far" / "away" / "mqtt")
    read = []
    monkeypatch.setattr("ksyspark_review.diff.side.read_page", lambda file: read.append(file.name) or read_page(file))
    side_at(tmp_path / "mine" / "ibm_mq" / "mqmde.ksy")
    assert read == ["mqmde.review.yaml"]


def test_other_contents_are_shown_by_any_message_that_obeys(tmp_path):
    paths = [tmp_path / side / "two.ksy" for side in ("was", "now")]
    for path, last in zip(paths, ("0x1a", "0x1b"), strict=True):
        path.parent.mkdir()
        path.write_text(f"meta: {{id: two}}\nseq: [{{id: magic, contents: [TRK, {last}]}}, {{id: n, type: u1}}]\n")
    result = CliRunner().invoke(diff, [*map(str, paths)], catch_exceptions=False)
    assert "This message with magic = 54524b1a was accepted and is now refused at byte 1: 54 52 4b 1a" in result.output
    assert "rule or place." not in result.output
