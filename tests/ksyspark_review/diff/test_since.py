"""The changes of all pages since a revision of a checkout."""

import shutil
import subprocess
from pathlib import Path

import pytest

from ksyspark_review.diff.compare import changes_since
from ksyspark_review.revisions import RevisionMissing

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
