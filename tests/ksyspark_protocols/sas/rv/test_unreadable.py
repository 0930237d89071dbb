"""Bytes in which no message was found have the document's codes."""

from __future__ import annotations

import pytest

from ksyspark_protocols.sas.result import Origin
from ksyspark_protocols.sas.rv.messages import unreadable


@pytest.mark.parametrize(
    ("data", "code", "offset"),
    [
        ("00000007 9955eeaa", "RV_MSG_SIZE_TOO_SMALL", 0),
        ("00000015 9855eeaa 06", "RV_BAD_MAGIC", 4),
        ("00000015 9955eeaa 06", "RV_MSG_PAST_END", 0),
        ("00000015 99", "RV_MSG_PAST_END", 0),
        ("0000", "RV_MSG_PAST_END", 0),
        ("00000008 9955eeaa", "MESSAGE_REFUSED", 0),
    ],
)
def test_codes(data, code, offset) -> None:
    stray = unreadable(bytes.fromhex(data), "the reason", Origin("a.rv", 2, 50))
    found = stray.diagnostic
    assert (found.code, found.severity, found.offset, found.found) == (code, "F", offset, "the reason")
    assert (stray.body, stray.diagnostic.origin) == (bytes.fromhex(data), Origin("a.rv", 2, 50))
