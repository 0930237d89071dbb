"""Values of SAP DB / MaxDB behind a define byte, one at a time. Source: order interface, data part."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ksyspark.logical.plain.not_logical import NotLogical

Read = TypeVar("Read")
NO_VALUE = frozenset((0xFC, 0xFD, 0xFE, 0xFF))


def read_defined(data: bytes, read: Callable[[bytes], Read]) -> Read | None:
    """Read the value behind a define byte; None for NULL (FF), overflow (FE), default (FD) and LONG (FC)."""
    if not data:
        raise NotLogical("a define byte", "no bytes")
    return None if data[0] in NO_VALUE else read(data[1:])
