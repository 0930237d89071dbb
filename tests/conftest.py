"""Options of the whole test run."""

from __future__ import annotations

import os

import pytest


def pytest_configure() -> None:
    # Where tests run side by side, each process is given the width of the terminal, which commands would keep to.
    os.environ.pop("COLUMNS", None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew-golden", action="store_true", help="write tests/golden/*/expected anew; look at the diff")
