"""Messages in which something was changed: values near what they are compared with, links of chains, long ones."""

from __future__ import annotations

from random import Random

import pytest

from ksyspark_codegen.synthesis import make_validation
from ksyspark_codegen.synthesis.breaking.patches import Proposal
from ksyspark_codegen.synthesis.hints import find_hints
from ksyspark_codegen.synthesis.mutation import near_values
from ksyspark_codegen.synthesis.mutation.combining import in_turn, merged, scrambled, spread

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
    return make_validation(path, seed=3, count=40)


def _numbers(made, start: int, width: int) -> set[tuple[str, int]]:
    orders = {one.data: "big" if one.params["order"] == 1 else "little" for one in made.mutated}
    return {(order, int.from_bytes(data[start : start + width], order)) for data, order in orders.items()}


def test_a_bound_is_met_exactly_and_missed_on_both_sides_in_each_order(made) -> None:
    found = _numbers(made, 0, 2)
    for order in ("big", "little"):
        assert {(order, kind) for kind in (776, 777, 778, 59999, 60000, 60001, 0, 65535)} <= found


def test_what_must_become_of_them_is_told(made) -> None:
    too_large = [one for one in made.mutated if one.is_sure and one.field == "head.len"]
    assert {one.offset for one in too_large} == {2}
    assert any(one.is_sure and one.field is None for one in made.mutated)
    assert any(one.field == "text" for one in made.mutated)


def test_some_are_long(made) -> None:
    assert {size for size in (136, 33_000, 66_000) if any(size < len(one.data) for one in made.mutated)} == {
        136, 33_000, 66_000,
    }  # fmt: skip
    assert any(len(one.data) > 33_000 and one.field is None for one in made.mutated)


def test_no_message_is_there_twice(made) -> None:
    assert len({(one.data, repr(one.params)) for one in made.mutated}) == len(made.mutated) == 480


def test_literals_are_near_whatever_is_worked_out_from_a_field(library_of) -> None:
    library = library_of(
        "params: [{id: p, type: u1}]\n"
        "seq: [{id: a, type: u1}, {id: b, type: 'inner(a)'}]\n"
        "types: {inner: {params: [{id: told, type: u1}], instances: {x: {value: told + 1}, y: {value: x == 99}}}}"
    )
    assert {1, 99} <= set(near_values(library, find_hints(library))["a"])


def test_all_take_turns() -> None:
    assert list(in_turn(iter(one) for one in ("abc", "d", "ef"))) == ["a", "d", "e", "b", "f", "c"]
    assert list(spread(["abc", "12"])) == ["a", "2", "c", "1", "b"]


def test_two_disturbances_in_one_message() -> None:
    one, other = Proposal(b"axc", {"p": 1, "q": 0}), Proposal(b"aby", {"p": 0, "q": 2})
    base = Proposal(b"abc", {"p": 0, "q": 0})
    assert merged(base, one, other) == Proposal(b"axy", {"p": 1, "q": 2})
    assert merged(base, one, Proposal(b"ab", {})) is None


def test_scrambling_knows_nothing_of_fields_and_can_be_made_again() -> None:
    some = [scrambled(Random(seed), b"abcdef") for seed in range(60)]
    assert some == [scrambled(Random(seed), b"abcdef") for seed in range(60)]
    assert len({len(one) for one in some}) > 3
    assert scrambled(Random(1), b"") == scrambled(Random(1), b"")


def test_texts_are_read_in_each_set_with_what_is_no_letter_in_it(tmp_path) -> None:
    path = tmp_path / "demo.ksy"
    path.write_text(
        "meta: {id: demo}\nparams: [{id: ccsid, type: u2}]\n"
        "seq: [{id: one, size: 4}, {id: two, size: 4}]\n"
        "instances:\n"
        + "".join(f"""  {name}_text:\n    value: 'ccsid == 1208 ? {name}.to_s("UTF-8") : ccsid == 1252 ?"""
                  f""" {name}.to_s("windows-1252") : {name}.to_s("IBM037")'\n""" for name in ("one", "two"))
    )  # fmt: skip
    made = make_validation(path, seed=3, count=40)
    found = {(one.params["ccsid"], one.field) for one in made.mutated if 0x81 in (one.data[:1] + one.data[4:5])}
    assert {(ccsid, f"{name}_text") for ccsid in (1208, 1252) for name in ("one", "two")} <= found
