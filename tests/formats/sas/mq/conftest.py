"""Decode single SAS attachment messages, written in hexadecimal, with the default decoder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import pyarrow as pa
import pytest

from ksyspark.decoder import Decoded, ParamValue
from ksyspark_formats import FORMATS


class OneDecoded(Protocol):
    """Decode one message of a format."""

    def __call__(self, name: str, data: bytes, **params: ParamValue) -> Any: ...


def _octets(text: str) -> bytes:
    return bytes.fromhex("".join(line.strip().partition("    ")[0] for line in text.splitlines()))


def _decode(name: str, data: bytes, params: Mapping[str, ParamValue]) -> Decoded:
    return FORMATS[name].decoder().decode(pa.array([data], pa.binary()), params)


@pytest.fixture(scope="session")
def octets():
    """Return the function that parses hexadecimal digits; words behind four blanks are comments."""
    return _octets


@pytest.fixture(scope="session")
def decoded() -> OneDecoded:
    """Return the function that decodes a valid message."""

    def one(name: str, data: bytes, **params: ParamValue) -> Any:
        done = _decode(name, data, params)
        assert done.failures == {}
        return done.columns.to_pylist()[0]

    return one


@pytest.fixture(scope="session")
def refused() -> OneDecoded:
    """Return the function that returns field, offset and reason of a rejected message."""

    def one(name: str, data: bytes, **params: ParamValue) -> Any:
        failure = _decode(name, data, params).failures[0]
        return failure.field, failure.offset, failure.reason

    return one
