import shutil
from functools import cache
from pathlib import Path

import pytest

from ksyspark.spec.load import load_specifications
from ksyspark_review.diff.compare import compare
from ksyspark_review.diff.side import Side

SHIPPED = Path(__file__).parents[3] / "ksy"


@cache
def _shipped(name):
    return Side(load_specifications([next(SHIPPED.rglob(f"{name}.ksy"))]), name)


@pytest.fixture(scope="session")
def shipped():
    """Return a function that gives the shipped version of a specification."""
    return _shipped


@pytest.fixture
def edited(tmp_path):
    """Return a function that edits a copy of a shipped specification, or one that it imports, and gives its path."""

    def run(name, *edits, file=None):
        folder = tmp_path / "ksy"
        if not folder.exists():
            shutil.copytree(SHIPPED, folder)
        path = next(folder.rglob(f"{file or name}.ksy"))
        text = path.read_text()
        for edit in edits:
            changed = edit(text)
            assert changed != text
            text = changed
        path.write_text(text)
        return next(folder.rglob(f"{name}.ksy"))

    return run


@pytest.fixture
def difference(edited):
    """Return the difference that edits of a shipped specification make."""

    def run(name, *edits, file=None, with_messages=True):
        path = edited(name, *edits, file=file)
        new = Side(load_specifications([path]), name)
        return compare(_shipped(name), new, with_messages=with_messages), new

    return run
