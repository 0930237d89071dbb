"""The changes of all pages since a revision of a checkout."""

import shutil
import subprocess
from pathlib import Path

import pytest
from tide_page import small_page

from ksyspark_review.diff.compare import asked_at, changes_since
from ksyspark_review.diff.side import RevisionMissing
from ksyspark_review.documents.assemble import assemble

__all__ = ["small_page"]
SHIPPED = Path(__file__).parents[3] / "ksy"


def git(folder, *arguments):
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, "-C", str(folder), *arguments], check=True, capture_output=True)


@pytest.fixture
def ksy(tmp_path):
    """A checkout with the page of MQTT; its specification is changed since, and the page of MQMDE is new."""
    folder = tmp_path / "ksy"
    shutil.copytree(SHIPPED / "mqtt", folder / "mqtt")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "First")
    path = folder / "mqtt" / "mqtt_v3.ksy"
    text = path.read_text()
    assert "      id: accepted\n" in text
    path.write_text(text.replace("      id: accepted\n", "      id: welcome\n", 1))
    shutil.copytree(SHIPPED / "ibm_mq", folder / "ibm_mq")
    return folder


def test_each_page_has_its_changes_and_a_new_one_none(ksy):
    found = changes_since(ksy, "HEAD", with_messages=False)
    # mqtt_v5 imports the codes of mqtt_v3.
    kinds = {page: [one.kind for one in changes] for page, changes in found.items()}
    assert kinds == {page: ["code relabelled"] for page in ("mqtt_v3", "mqtt_v5")}


def test_unknown_revision_is_an_error(ksy):
    with pytest.raises(RevisionMissing, match="git cannot read"):
        changes_since(ksy, "nothing")


def test_what_a_page_asked_is_known_by_its_fingerprints(small_page):
    git(small_page.folder, "init")
    git(small_page.folder, "add", ".")
    git(small_page.folder, "commit", "-m", "First")
    small_page.change(small_page.specification, "{max: 900}", "{max: 901}")
    (asked,) = asked_at(small_page.ksy, "HEAD").values()
    questions = assemble(small_page.ksy, small_page.review).questions
    assert len(asked) == len(questions)
    assert {one.id for one in questions if one.fingerprint not in asked} == {"tide.height", "tide.order"}


def test_a_page_that_could_not_be_built_then_asked_nothing(small_page):
    git(small_page.folder, "init")
    small_page.change(small_page.review, "  - id: DEC-1\n", "  - id: DEC-1\n    strange: true\n")
    git(small_page.folder, "add", ".")
    git(small_page.folder, "commit", "-m", "First")
    assert asked_at(small_page.ksy, "HEAD") == {}
