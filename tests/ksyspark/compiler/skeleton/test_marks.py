"""The bytes by which a stream is taken up again."""

from __future__ import annotations

import pytest

from ksyspark.compiler.skeleton import find_mark

MAGIC = "{id: magic, contents: [0x99, 0x55, 0xee, 0xaa]}"
BYTES = bytes.fromhex("9955eeaa")


@pytest.mark.parametrize(
    ("before", "mark"),
    [
        ("", (0, BYTES)),
        ("{id: a, type: u4},", (4, BYTES)),
        ("{id: a, contents: [1, 2]}, {id: b, size: 3},", (5, BYTES)),
        ("{id: a, type: b4},", (1, BYTES)),
        ("{id: a, type: b1}, {id: b, type: u2}, {id: c, type: b9},", (5, BYTES)),
        ("{id: a, type: u1}, {id: b, size: a},", None),
        ("{id: a, type: u1, if: false},", None),
        ("{id: a, type: u1, repeat: expr, repeat-expr: 2},", None),
    ],
)
def test_where_it_stands(library_of, before, mark) -> None:
    library = library_of(f"seq: [{before} {MAGIC}, {{id: rest, type: u1}}]")
    assert find_mark(library, library.specs["demo"]) == mark


@pytest.mark.parametrize("magic", ["{id: m, contents: [1, 2]}", f"{MAGIC[:-1]}, if: true}}", "{id: m, size: 4}"])
def test_what_is_none(library_of, magic) -> None:
    library = library_of(f"seq: [{magic}, {{id: rest, type: u1}}]")
    assert find_mark(library, library.specs["demo"]) is None
