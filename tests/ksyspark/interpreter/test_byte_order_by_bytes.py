"""The usual mark of two letters that decides a byte order."""

from __future__ import annotations

import pyarrow as pa


def test_a_mark_of_bytes_decides_the_order(format_of) -> None:
    fmt = format_of("""
        meta: {id: marked}
        seq: [{id: mark, size: 2}, {id: rest, type: inner}]
        types:
          inner:
            meta: {endian: {switch-on: _root.mark, cases: {'[0x49, 0x49]': le, '[0x4d, 0x4d]': be}}}
            seq: [{id: number, type: u2}]
        """)
    messages = pa.array([b"II\x01\x00", b"MM\x01\x00", b"XX\x01\x00"])
    for decoder in (fmt.decoder(), fmt.reference_decoder()):
        decoded = decoder.decode(messages, {})
        assert [row["rest"] and row["rest"]["number"] for row in decoded.columns.to_pylist()[:2]] == [1, 256]
        assert list(decoded.failures) == [2]
