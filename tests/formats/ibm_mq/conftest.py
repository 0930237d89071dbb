"""Build structures of IBM MQ, and decode messages of them."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pyarrow as pa
import pytest

from ksyspark_formats import FORMATS

Row = dict[str, Any]
Decode = Callable[..., Row]
_STRUCTURES = Path(__file__).parents[2] / "samples" / "mq_message" / "structures.py"


@pytest.fixture(scope="session")
def mq() -> ModuleType:
    """Return the module that builds structures."""
    spec = importlib.util.spec_from_file_location("mq_structures", _STRUCTURES)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mq_structures"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def decode() -> Decode:
    """Return a function that decodes one valid message."""
    decoders = {name: fmt.decoder() for name, fmt in FORMATS.items() if name.startswith("mq")}

    def decoded(data: bytes, name: str = "mq_message", **params: Any) -> Row:
        found = decoders[name].decode(pa.array([data], pa.binary()), params)
        assert found.failures == {}
        row: Row = found.columns.to_pylist()[0]
        return row

    return decoded
