"""Every construct of specifications: the machine reads what the reference decoder reads, and hands over no more."""

from __future__ import annotations

import random

import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import unsupported_types

MUTATIONS = 300


def pytest_generate_tests(metafunc):
    if "construct" in metafunc.fixturenames:
        listed = list(_module().constructs())
        metafunc.parametrize("construct", listed, ids=[f"{one.file}-{one.name}" for one in listed])


def _module():
    import importlib.util
    from pathlib import Path

    spec = importlib.util.spec_from_file_location("constructs_listed", Path(__file__).parent / "constructs" / "load.py")
    import sys
    module = importlib.util.module_from_spec(spec)
    sys.modules["constructs_listed"] = module
    spec.loader.exec_module(module)
    return module
