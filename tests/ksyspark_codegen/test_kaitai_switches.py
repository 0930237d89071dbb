"""Keys of `meta` that concern only how parsers are generated: the official parser reads as without them."""

from __future__ import annotations

from dataclasses import dataclass, field

from two_readers import check_interpreter

from ksyspark_codegen.checks.finding import report


@dataclass(frozen=True)
class Message:
    data: bytes
    params: dict[str, object] = field(default_factory=dict)


def test_a_parser_for_debugging_reads_by_itself(format_of) -> None:
    fmt = format_of(
        "meta: {id: debug, ks-debug: true, ks-opaque-types: false, ks-zero-copy-substream: true}\n"
        "seq: [{id: a, type: u1}, {id: b, size: 1, type: part}]\n"
        "types: {part: {seq: [{id: x, type: u1}]}}"
    )
    assert report(check_interpreter(fmt, [Message(b"\x05\x06"), Message(b"\x05")])) == ""
