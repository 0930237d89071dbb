"""The transport of the tests here: a queue."""

from __future__ import annotations

import pytest


@pytest.fixture
def put_together(of_queue):
    return of_queue
