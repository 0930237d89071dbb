"""The transport of the tests here: one sender of Rendezvous."""

from __future__ import annotations

import pytest


@pytest.fixture
def put_together(of_sender):
    return of_sender
