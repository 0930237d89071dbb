"""Messages in any number: reproducible, varied, with a report of what they show."""

from __future__ import annotations

from itertools import chain

import pytest

from ksyspark_codegen.making import CannotMake, make_samples

SPEC = """\
meta: {id: demo, endian: be, encoding: UTF-8}
seq:
  - {id: kind, type: u1, enum: kind, valid: {in-enum: true}}
  - {id: n, type: u1}
  - {id: items, type: u2, repeat: expr, repeat-expr: n}
  - {id: tail, type: strz, if: n > 2}
  - {id: body, type: {switch-on: kind, cases: {'kind::a': one, 'kind::b': two}}}
types:
  one: {seq: [{id: x, type: u4}]}
  two: {seq: [{id: x, type: u1, valid: {max: 9}}, {id: two, contents: [0]}]}
enums: {kind: {1: a, 2: b, 900: c}}
"""


@pytest.fixture
def spec(tmp_path):
    path = tmp_path / "demo.ksy"
    path.write_text(SPEC)
    return path


def _made(samples, count) -> list[bytes]:
    return [one.data for one in chain.from_iterable(samples.batches(count))]


def test_as_many_as_asked_for_and_equal_for_equal_seeds(spec) -> None:
    made = _made(make_samples(spec, 5), 1300)
    assert len(made) == 1300
    assert made == _made(make_samples(spec, 5), 1300)
    assert made != _made(make_samples(spec, 6), 1300)
    assert made[:7] == _made(make_samples(spec, 5), 7)


def test_variations_keep_rules_sizes_and_contents(spec) -> None:
    for message in _made(make_samples(spec), 3000):
        kind, count = message[:2]
        rest = message[2 + 2 * count :]
        if count > 2:
            rest = rest.partition(b"\0")[2]
        assert kind in (1, 2)
        assert len(rest) == (4 if kind == 1 else 2)
        assert kind == 1 or (rest[0] <= 9 and rest[1] == 0)


def test_what_is_shown_and_what_cannot_be(spec) -> None:
    """A code of 900 does not fit a byte, and the rule asks for a code of the enum: no case is not possible."""
    report = make_samples(spec).report(10_000).splitlines()
    assert report == [
        "9 of 11 cases, conditions, counts and labels are shown",
        "not possible: demo.kind: c: the field cannot hold 900",
        "not possible: demo.body: no case, nothing: nothing gives `in-enum: true` == True",
    ]
    assert "not among the first 1 messages" in make_samples(spec).report(1)


def test_a_specification_without_any_message(tmp_path) -> None:
    path = tmp_path / "empty.ksy"
    path.write_text("meta: {id: empty}\nseq: [{id: a, type: u1, valid: {expr: _ > 3 and _ < 2}}]\n")
    with pytest.raises(CannotMake, match=r"no message of empty can be made: .*_ > 3 and _ < 2"):
        make_samples(path)
