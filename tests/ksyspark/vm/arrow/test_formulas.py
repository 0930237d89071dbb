"""Values computed for all messages at once, of numbers of all widths: none is cut to the width of another."""

from __future__ import annotations

import random

import pytest

from ksyspark.decoder import DecodeOptions

FIELDS = "seq: [{id: a, type: s1}, {id: b, type: u2}, {id: c, type: s4}, {id: d, type: u1}, {id: e, type: u4}]"
VALUES = (
    "'a > 0 ? b : c'",
    "'a == -5 ? 70000 : d'",
    "'d > 127 ? -129 : a'",
    "'a < 0 ? a > -9 : d == 200'",
    "'(a > 0 ? a : d) ^ -1'",
    "'(d ^ 255) & -2'",
    "'~d'",
    "'~e & 4294967295'",
    "'c >> 40'",
    "'d >> 3'",
    "'(e & 2147483648) >> 31'",
    "'a | b'",
    "'c & e'",
    "'d + 200 - a'",
    "'b * 65535'",
    "'c == -2147483648 or e == 4294967295 or d == 255 or b == 65535'",
    "'a > 0 and a < 300'",
)


def test_every_width_beside_every_other(format_of, differential) -> None:
    instances = "\n".join(f"  v{number}: {{value: {value}}}" for number, value in enumerate(VALUES))
    fmt = format_of(f"meta: {{id: widths, endian: be}}\n{FIELDS}\ninstances:\n{instances}\n")
    chance = random.Random(8)
    edges = (b"\0", b"\x7f", b"\x80", b"\xff", b"\x01", b"\xc8", b"\xfb")
    messages = [b"".join(chance.choices(edges, k=12)) for _ in range(3000)]
    outcome = differential.both(fmt, messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.fallback_rows


@pytest.mark.parametrize("octets", [b"\0", b"A", b"\xff\xfe", b"ABC", b"\x80\0\0\0", b"\0\0\0\0", b"ABCDEFGH"])
def test_bytes_that_are_wanted(octets, format_of, differential) -> None:
    literal = ", ".join(map(str, octets))
    fmt = format_of(f"""
        meta: {{id: wanted, endian: be}}
        seq: [{{id: n, type: u1}}, {{id: a, size: {len(octets)}, if: n < 3}}]
        instances: {{is_a: {{value: 'n < 3 and a == [{literal}]'}}, same: {{value: 'a == [{literal}]', if: n < 2}}}}
    """)
    others = (octets, octets[::-1], bytes(len(octets)), octets[:-1] + b"\x01", b"\xff" * len(octets))
    messages = [bytes([n]) + other for n in range(5) for other in others]
    outcome = differential.both(fmt, messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
