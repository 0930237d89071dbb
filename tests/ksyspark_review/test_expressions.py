"""Expressions that JavaScript would compute otherwise than Kaitai Struct means them, in a specification of our own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from ksyspark.spec.load import load_specifications
from ksyspark_review.javascript import script_of, script_parsers

HEAD = "meta: {id: demo, endian: be, bit-endian: be, encoding: UTF-8}\n"
CASES = {
    "whole numbers of 64 bits": (
        "seq: [{id: a, type: u8}, {id: b, type: s8}]",
        ["ff" * 16, "00" * 7 + "01" + "80" + "00" * 7],
    ),
    "bits above 31": (
        """
        meta: {id: demo, endian: be}
        seq: [{id: a, type: u4}]
        instances:
          top: {value: a & 0x80000000}
          shift: {value: a << 8}
          down: {value: a >> 4}
          turned: {value: ~a}
        """,
        ["ffffffff", "80000001", "00000000"],
    ),
    "products beyond doubles": (
        "seq: [{id: a, type: u4}, {id: b, type: u4}]\ninstances: {p: {value: a * b / 2}, q: {value: a * b % 7}}",
        ["ffffffff7fffffff", "0000000300000005"],
    ),
    "division rounds down": (
        "seq: [{id: a, type: s1}, {id: b, type: s1}]\ninstances: {q: {value: a / b}, r: {value: a % b}}",
        ["f903", "07fd", "f9fd", "0500"],
    ),
    "characters, not code units": (
        "seq: [{id: t, type: strz}]\ninstances: {n: {value: t.length}, s: {value: 't.substring(1, 2)'}}",
        ["f09f9880f09f988100", "6162ff00", "616263"],
    ),
    "numbers in texts": (
        "seq: [{id: t, type: strz}]\ninstances: {n: {value: t.to_i}}",
        ["313200", "31327800", "2d3700", "00", "39393939393939393939393939393939393900"],
    ),
    "items that are not there": (
        "seq: [{id: n, type: u1}, {id: a, type: u1, repeat: eos}]\ninstances: {x: {value: 'a[n]'}}",
        ["0105", "000506", "050506"],
    ),
    "fields that are not there": (
        "seq: [{id: n, type: u1}, {id: a, type: u1, if: n == 1}]\ninstances: {x: {value: a + 1}}",
        ["0105", "0205"],
    ),
    "wide bit fields": ("seq: [{id: a, type: b3}, {id: b, type: b45}]", ["ffffffffffff", "a5a5a5a5a5a5"]),
    "bit fields from the right": (
        """
        meta: {id: demo, endian: le, bit-endian: le}
        seq: [{id: a, type: b3}, {id: b, type: b45}, {id: c, type: b1}]
        """,
        ["fffffffffffff0", "a5a5a5a5a5a5"],
    ),
    "ends and padding": (
        """
        meta: {id: demo, encoding: UTF-8}
        seq:
          - {id: a, type: str, size: 6, terminator: 0x40, pad-right: 0x20}
          - {id: b, type: sub, size: 4, terminator: 0}
        types: {sub: {seq: [{id: c, type: u1}, {id: d, size-eos: true}]}}
        """,
        ["616240202020" + "07080009", "616220202020" + "00080909", "61"],
    ),
    "index in a loop": (
        "seq: [{id: a, type: u1, repeat: until, repeat-until: _index == 2 or _ == 0}]",
        ["01020304", "0100", "0102"],
    ),
    "endless items without bytes": (
        "seq: [{id: n, type: u4}, {id: a, type: nothing, repeat: expr, repeat-expr: n}]\ntypes: {nothing: {}}",
        ["7fffffff", "00000003"],
    ),
    "code pages": (
        "seq: [{id: a, type: str, size: 2, encoding: IBM1047}, {id: b, type: str, size: 1, encoding: windows-1252}]",
        ["adbd80", "c1c281"],
    ),
    "positions": (
        "seq: [{id: n, type: s1}]\ninstances: {p: {pos: n, type: u1}}",
        ["0105", "ff05", "7f"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_read_alike(name: str, tmp_path: Path, asked: Any, apart: Callable[..., list[str]]) -> None:
    text, messages = CASES[name]
    path = tmp_path / "demo.ksy"
    path.write_text(dedent(text).lstrip() if "meta:" in text else HEAD + text, encoding="utf-8")
    typer = load_specifications([path])
    script = tmp_path / "decoder.js"
    script.write_text(script_of(typer, ["demo"], script_parsers(typer.library, ["demo"])), encoding="utf-8")
    assert apart(typer, script, [asked("demo", bytes.fromhex(message), {}) for message in messages]) == []
