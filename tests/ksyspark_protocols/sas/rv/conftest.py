"""Messages of Rendezvous like those of the samples, to be changed by tests."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets
from ksyspark_protocols.sas.settings import Limits

_MESSAGES = Path(__file__).parents[3] / "samples" / "sas_tibrv" / "make_messages.py"


@pytest.fixture(scope="session")
def made() -> ModuleType:
    """Return the module that makes the sample messages: a header, a data set of two rows, files, their parts."""
    spec = importlib.util.spec_from_file_location("sas_tibrv_messages", _MESSAGES)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    path = list(sys.path)
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path[:] = path
    return module


@pytest.fixture(scope="session")
def dat(made):
    """Return the function that builds a definition in which some fields have other values."""

    def definition(**stated: int) -> bytes:
        names = {"rows": 7, "variables": 8}
        parts = list(made.DEFINITION)
        for name, value in stated.items():
            parts[names[name] - 1] = made.i32(value)
        return made.sent("DAT", *parts)

    return definition


@pytest.fixture(scope="session")
def lst(made):
    return lambda count: made.sent("LST", made.i32(count))


@pytest.fixture
def put_together(outcome):
    """Return the function that collects messages of one sender, and closes what is open."""

    def together(messages, limits=None, **switches):
        sets = RendezvousSets(RvSwitches(**switches), limits or Limits())
        sent = [one if isinstance(one, RendezvousMessage) else RendezvousMessage(one) for one in messages]
        added = sets.add(sent)
        return outcome(added.joined([added, sets.finish()]), len(sent))

    return together
