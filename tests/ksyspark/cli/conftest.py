"""Inputs of commands."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="session")
def will(samples: Path) -> Path:
    """Return a recorded connection: a CONNECT with will, user and password, and a SUBSCRIBE."""
    return samples / "mqtt_v3" / "will_v311.c2s.bin"


@pytest.fixture(scope="session")
def bad_specs() -> Path:
    """Return the folder of specifications with mistakes."""
    return ROOT / "tests" / "bad_specs"
