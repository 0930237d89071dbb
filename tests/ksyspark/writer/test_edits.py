"""Rows that were edited at random: what is written is read as the row says (see `tests/fuzz/edits.py`)."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from ksyspark.formats import installed_formats
from ksyspark.writer import Encoder, Written

FUZZ = Path(__file__).parents[2] / "fuzz"


@pytest.fixture(scope="module")
def edits() -> ModuleType:
    """Return the module that edits rows."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(FUZZ)
        return importlib.import_module("edits")


def test_nothing_is_read_otherwise(edits: ModuleType) -> None:
    names = [name for name in installed_formats() if edits.bases_of(name)]
    outcomes = {edits.check(name, seed) for seed in range(3) for name in names}
    assert outcomes == {"written", "overruled", "refused"}


def test_a_message_that_says_something_else_is_noticed(edits: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Encoder, "write", lambda _encoder, _row, _params, data=None: Written(edits.bases_of("mqtt_v3")[0].data)
    )
    with pytest.raises(edits.Finding, match="which is something else at"):
        _ = [edits.check("mqtt_v3", seed) for seed in range(20)]
