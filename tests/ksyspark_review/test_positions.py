"""Where fields lie, as far as every message has them there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ksyspark.spec.library import Library
from ksyspark.spec.load import load_specifications
from ksyspark_review.meaning import Position, positions_of, size_of

KSY = Path(__file__).parents[2] / "ksy"
LibraryOf = Callable[..., Library]
HEAD = "meta: {id: t, endian: be, bit-endian: %s, encoding: UTF-8}\n"


def places(library: Library, name: str = "") -> list[tuple[int | None, int | None, tuple[int, int] | None]]:
    owner = library.types[("t", name) if name else ("t",)]
    return [(one.offset, one.size, one.bits) for one in positions_of(library, owner)]


def of_seq(library_of: LibraryOf, seq: str, order: str = "be", more: str = "") -> Library:
    return library_of(HEAD % order + f"seq: [{seq}]\n{more}")


def test_fields_follow_each_other(library_of: LibraryOf) -> None:
    library = of_seq(library_of, "{id: a, type: u2}, {id: b, size: 3}, {id: c, type: f8}, {id: d, contents: AB}")
    assert places(library) == [(0, 2, None), (2, 3, None), (5, 8, None), (13, 2, None)]
    assert size_of(library, library.types["t",]) == 15


@pytest.mark.parametrize(
    ("order", "bits"), [("be", [(0, 3), (3, 1), (4, 12)]), ("le", [(5, 3), (4, 1), None])], ids=["left", "right"]
)
def test_bits_are_counted_from_the_left(library_of: LibraryOf, order: str, bits: list[tuple[int, int] | None]) -> None:
    library = of_seq(library_of, "{id: a, type: b3}, {id: b, type: b1}, {id: c, type: b12}, {id: d, type: u1}", order)
    assert places(library) == [(0, 1, bits[0]), (0, 1, bits[1]), (0, 2, bits[2]), (2, 1, None)]


def test_bits_behind_a_field_that_varies_keep_their_place_in_the_byte(library_of: LibraryOf) -> None:
    library = of_seq(library_of, "{id: a, type: strz}, {id: b, type: b4}, {id: c, type: b4}, {id: d, type: u2}")
    assert places(library) == [(0, None, None), (None, 1, (0, 4)), (None, 1, (4, 4)), (None, 2, None)]
    assert size_of(library, library.types["t",]) is None


def test_an_optional_field_ends_what_is_fixed(library_of: LibraryOf) -> None:
    library = of_seq(library_of, "{id: a, type: u1}, {id: b, type: u2, if: a > 0}, {id: c, type: u1}")
    assert places(library) == [(0, 1, None), (1, 2, None), (None, 1, None)]


@pytest.mark.parametrize("conditions", [("a == 1", "a != 1"), ("not (a > 1)", "a > 1")])
def test_alternatives_of_one_size_share_a_position(library_of: LibraryOf, conditions: tuple[str, str]) -> None:
    first, second = (f"'{one}'" for one in conditions)
    seq = f"{{id: a, type: u1}}, {{id: b, size: 4, if: {first}}}, {{id: c, type: f4, if: {second}}}"
    seq += f", {{id: d, size: 2, if: {first}}}, {{id: e, type: u2, if: {second}}}, {{id: f, type: u1}}"
    assert [one[0] for one in places(of_seq(library_of, seq))] == [0, 1, 1, 5, 5, 7]


def test_alternatives_of_different_sizes_end_what_is_fixed(library_of: LibraryOf) -> None:
    seq = "{id: a, type: u1}, {id: b, size: 4, if: a == 1}, {id: c, type: u2, if: a != 1}, {id: d, type: u1}"
    assert [one[0] for one in places(of_seq(library_of, seq))] == [0, 1, 1, None]


def test_a_size_given_as_a_number_where_the_type_is_used_is_fixed(library_of: LibraryOf) -> None:
    types = "types: {part: {params: [{id: n, type: u1}], seq: [{id: x, size: n}, {id: y, type: u1}]}}\n"
    library = of_seq(library_of, "{id: a, type: part(4)}, {id: b, type: part(2)}, {id: c, type: u1}", more=types)
    assert places(library) == [(0, 5, None), (5, 3, None), (8, 1, None)]
    assert size_of(library, library.types["t", "part"]) is None


def test_repeats_are_counted_together(library_of: LibraryOf) -> None:
    seq = "{id: a, type: u2, repeat: expr, repeat-expr: 3}, {id: b, type: u1, repeat: eos}, {id: c, type: u1}"
    assert places(of_seq(library_of, seq)) == [(0, 6, None), (6, None, None), (None, 1, None)]


def test_the_field_in_front_is_told() -> None:
    library = load_specifications([KSY / "mqtt/mqtt_v3.ksy"]).library
    found = positions_of(library, library.types["mqtt_v3", "user_name"])
    assert found == [Position(0, 2), Position(2, None, None, "len_value")]


def test_the_headers_of_mq_are_as_long_as_documented() -> None:
    library = load_specifications([KSY / "ibm_mq/mqmde.ksy"]).library
    assert size_of(library, library.types["mqmde", "mde"]) == 72
    descriptor = library.types["mqmd", "md"]
    by_id = dict(zip((one.id for one in descriptor.seq), positions_of(library, descriptor), strict=True))
    assert (by_id["appl_origin_data"].offset, by_id["appl_origin_data"].size) == (320, 4)
    assert (by_id["extension"].offset, by_id["extension"].size) == (324, 40)
