"""Bytes without a character set as text."""

from __future__ import annotations

import pytest

from ksyspark.inspect.annotate import show_bytes_as_text


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", "no bytes"),
        (b"\x00", "1 byte"),
        (b"A", '"A"'),
        (b"MDE ", '"MDE "'),
        (bytes.fromhex("d4c4c540"), '"MDE " in EBCDIC'),
        (bytes.fromhex("c4d3c8400000000100"), '9 bytes "DLH " in EBCDIC…'),
        (bytes(24), "24 x 00"),
        (b"\xff\xff", "2 x ff"),
        (b"GRP1" + bytes(20), '"GRP1" + 20 x 00'),
        (b"AB\x00", '"AB" + 1 x 00'),
        (b"AB\x00\x01", "4 bytes"),
        (b"GET / \x00\x01", '8 bytes "GET / "…'),
        (b"xy" * 50, '100 bytes "' + "xy" * 20 + '"…'),
    ],
)
def test_bytes(data, text):
    assert show_bytes_as_text(data) == text
