"""Decode messages of IBM MQ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyarrow as pa
import pytest

from ksyspark_formats import FORMATS

Row = dict[str, Any]
Decode = Callable[..., Row]


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
