"""Messages in which something was changed: values near what they are compared with, bytes at random."""

from __future__ import annotations

from random import Random

import pytest

from ksyspark_codegen.synthesis.encoding import near_values
from ksyspark_codegen.synthesis.mutation import scrambled
from ksyspark_codegen.synthesis.samples import make_validation

SPEC = """\
meta: {id: demo, endian: {switch-on: order, cases: {1: be, _: le}}}
params: [{id: order, type: u1}]
seq:
  - {id: head, type: head}
  - {id: name, size: 4, if: head.is_named}
  - {id: text, size: head.len, type: str, encoding: ASCII}
types:
  head:
    meta: {endian: {switch-on: _root.order, cases: {1: be, _: le}}}
    seq:
      - {id: kind, type: u2}
      - {id: len, type: u4, valid: {max: 70000}}
    instances:
      is_named: {value: kind == 777 or kind > 60000}
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    path = tmp_path_factory.mktemp("mutated") / "demo.ksy"
    path.write_text(
        SPEC.replace("meta: {id: demo, endian: {switch-on: order, cases: {1: be, _: le}}}", "meta: {id: demo}")
    )
    return make_validation(path, seed=3, count=400)


def _numbers(made, start: int, width: int) -> set[tuple[str, int]]:
    orders = ((one.data, "big" if one.params["order"] == 1 else "little") for one in made.mutated)
    return {(order, int.from_bytes(data[start : start + width], order)) for data, order in orders}


def test_a_bound_is_met_exactly_and_missed_on_both_sides_in_each_order(made) -> None:
    found = _numbers(made, 0, 2)
    for order in ("big", "little"):
        assert {(order, kind) for kind in (776, 777, 778, 59999, 60000, 60001, 0, 65535)} <= found


def test_what_must_become_of_them_is_told(made) -> None:
    too_large = [one for one in made.mutated if one.is_sure and one.field == "head.len"]
    assert {one.offset for one in too_large} == {2}
    assert any(one.is_sure and one.field is None for one in made.mutated)
    assert any(one.field == "text" for one in made.mutated)


def test_no_message_is_there_twice(made) -> None:
    assert len({(one.data, repr(one.params)) for one in made.mutated}) == len(made.mutated) > 1200


def test_literals_are_near_whatever_is_worked_out_from_a_field(library_of) -> None:
    library = library_of(
        "params: [{id: p, type: u1}]\n"
        "seq: [{id: a, type: u1}, {id: b, type: 'inner(a)'}]\n"
        "types: {inner: {params: [{id: told, type: u1}], instances: {x: {value: told + 1}, y: {value: x == 99}}}}"
    )
    assert {1, 99} <= set(near_values(library)["a"])


def test_scrambling_knows_nothing_of_fields_and_can_be_made_again() -> None:
    some = [scrambled(Random(seed), b"abcdef") for seed in range(60)]
    assert some == [scrambled(Random(seed), b"abcdef") for seed in range(60)]
    assert len({len(one) for one in some}) > 3
    assert scrambled(Random(1), b"") == scrambled(Random(1), b"")
