"""Values of masks and shifts that no number gives are proven, those that one gives are not."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis.excluded import Excluded

USED = """\
params: [{id: told, type: s4, -default: 0}]
seq: [{id: n, type: u1}, {id: context, type: context(used)}]
instances: {used: {value: '%s ? told : n == 0 ? 546 : 273'}}
types:
  context:
    params: [{id: used, type: s4}]
    instances: {%s}
enums: {code: {%s}}
"""
ONE_OR_TWO = "(told & 15) == 1 or (told & 15) == 2"


@pytest.fixture
def excluded_codes(solver_of):
    """Return the maker of the codes that are proven to be excluded from an instance, and of all others."""

    def make(text: str, name: str) -> tuple[set[int], set[int]]:
        solver = solver_of(text)
        excluded = Excluded(solver)
        attributes = {(owner, attribute.id): attribute for owner, attribute in solver.attributes()}
        points = [one for one in solver.points().values() if (one.field, one.kind) == (name, "label")]
        proven = {one.value for one in points if excluded.why(attributes[one.owner, one.field], one)}
        return proven, {one.value for one in points} - proven

    return make


def codes(several) -> str:
    return ", ".join(f"{one}: code{number}" for number, one in enumerate(several))


def test_masks_of_what_has_several_cases_are_looked_at_case_by_case(excluded_codes) -> None:
    text = USED % (ONE_OR_TWO, "low: {value: used & 15, enum: code}", codes(range(16)))
    assert excluded_codes(text, "low") == (set(range(16)) - {1, 2}, {1, 2})


def test_numbers_below_zero_have_all_bits_of_their_masks(excluded_codes) -> None:
    own = "own: {value: used, enum: code}"
    assert excluded_codes(USED % (ONE_OR_TWO, own, codes([-1, -14, -15, 0, 1])), "own") == ({-1, 0}, {-14, -15, 1})
    assert excluded_codes(USED % ("(told & 15) == 15", own, codes([-1, 15])), "own") == (set(), {-1, 15})


@pytest.mark.parametrize("mask", [0, 1, 3, 5, 6, 12, 0x78, 0x7F, 0xF0, 0xFFF, -1, -2, -4, -7, -16, -128])
def test_no_mask_excludes_what_a_number_gives(excluded_codes, mask) -> None:
    asked = sorted({*range(-20, 20), mask, *(number & mask for number in range(-128, 128, 7))})
    text = f"seq: [{{id: x, type: s1}}]\ninstances: {{v: {{value: x & {mask}, enum: code}}}}\nenums: {{code: {{%s}}}}"
    proven, others = excluded_codes(text % codes(asked), "v")
    given = {number & mask for number in range(-128, 128)}
    assert proven.isdisjoint(given)
    if mask in (3, 12, 0x78, 0x7F, -4, -16):
        assert others == given & set(asked)


@pytest.mark.parametrize("operation", ["~x", "x >> 3", "(x >> 2) & 6", "x & ~6", "7 & x", "(x & 12) / 4", "x % 8 - 3"])
def test_operators_on_bits_exclude_nothing_else(excluded_codes, operation) -> None:
    given = {eval(operation.replace("/", "//"), {"x": number}) for number in range(-128, 128)}
    asked = range(-140, 140, 1 if len(given) < 40 else 9)
    text = f"seq: [{{id: x, type: s1}}]\ninstances: {{v: {{value: '{operation}', enum: code}}}}\n"
    assert excluded_codes(f"{text}enums: {{code: {{{codes(asked)}}}}}", "v")[0].isdisjoint(given)


def test_bits_are_known_where_the_number_is(excluded_codes) -> None:
    text = """\
seq: [{id: x, type: s4, valid: {any-of: [-3, 546, 273]}}]
instances: {v: {value: (x >> 4) & 15, enum: code}}
enums: {code: {%s}}
"""
    assert excluded_codes(text % codes(range(16)), "v") == (set(range(16)) - {1, 2, 15}, {1, 2, 15})
