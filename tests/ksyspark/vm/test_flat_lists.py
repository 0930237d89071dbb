"""Flat lists of types that contain themselves, as the machine fills them; `constructs/recursion.yaml` has more."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.errors import OptionError
from ksyspark.formats import Format, find_format
from ksyspark.layout import MOST_LEVELS
from ksyspark_codegen.synthesis.mutation import scrambled

CHAIN = "meta: {id: demo}\nseq: [{id: n, type: u1}, {id: next, type: demo, if: n > 0}]\n"
# Each node leads to another one, which may be itself.
LINKS = """
meta: {id: demo}
seq: [{id: root, type: node}]
types: {node: {seq: [{id: to, type: u1}], instances: {next: {pos: to, type: node, if: to > 0}}}}
"""
ELEMENTS = """
meta: {id: demo, encoding: UTF-8}
seq: [{id: count, type: u1}, {id: parts, type: part, repeat: expr, repeat-expr: count}, {id: rest, size-eos: true}]
types:
  part: {seq: [{id: kind, type: u1}, {id: elements, type: list}]}
  list: {seq: [{id: n, type: u1}, {id: items, type: element, repeat: expr, repeat-expr: n}]}
  element:
    seq:
      - {id: tag, type: u1}
      - {id: len, type: u1}
      - {id: body, size: len, type: {switch-on: tag, cases: {0: list, 1: text, 2: day}}}
    instances: {is_list: {value: tag == 0}}
  text: {seq: [{id: text, type: str, size-eos: true}]}
  day: {seq: [{id: day, type: str, size: 8, -logical-type: mq_date}]}
"""


@pytest.fixture
def flat_of(tmp_path: Path) -> Callable[[str], Format]:
    def made(text: str) -> Format:
        (tmp_path / "demo.ksy").write_text(text)
        return find_format(str(tmp_path / "demo.ksy"), is_flat=True)

    return made


def _element(chance: random.Random, depth: int) -> bytes:
    tag = chance.choice([0, 0, 1, 2, 3] if depth < 5 else [1, 2, 3])
    items = [_element(chance, depth + 1) for _ in range(chance.randrange(4))] if tag == 0 else []
    body = (bytes([len(items)]) + b"".join(items), b"text", b"2024%02d31" % chance.randrange(1, 13), b"\0")[tag]
    return bytes([tag, len(body)]) + body if len(body) < 256 else b"\3\0"


def _message(chance: random.Random) -> bytes:
    parts = [[_element(chance, 1) for _ in range(chance.randrange(5))] for _ in range(chance.randrange(4))]
    return bytes([len(parts)]) + b"".join(bytes([7, len(one)]) + b"".join(one) for one in parts) + b"rest"


def _elements(count: int) -> list[bytes]:
    chance = random.Random(7)
    good = [_message(chance) for _ in range(count)]
    return good + [scrambled(chance, one) for one in good]


@pytest.mark.parametrize("text", [CHAIN, LINKS])
def test_levels_up_to_the_bound(flat_of, differential, text: str) -> None:
    fmt = flat_of(text)
    if text == CHAIN:
        messages = [b"\1" * levels + b"\0" for levels in (0, 1, MOST_LEVELS, MOST_LEVELS + 1, 20 * MOST_LEVELS)]
    else:
        messages = [b"\0", b"\2\0\1", b"\1\0", b"\1\1", b"\2\0\2"]
    outcome = differential.both(fmt, messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert outcome.fallback_rows == {3, 4}
    reasons = {failure.reason for failure in outcome.reference.failures.values()}
    assert (outcome.reference.failures.keys(), reasons) == ({3, 4}, {"nested too deeply"})


def test_a_bound_on_levels_holds_whatever_columns_are_chosen(flat_of, differential) -> None:
    messages = [b"\1\1", b"\1\0"]
    outcome = differential.both(flat_of(LINKS), messages, {}, DecodeOptions((("root", ("_id",)),)))
    assert outcome.difference(messages) == ""
    assert outcome.reference.failures.keys() == {0}


@pytest.mark.parametrize(
    "columns",
    [
        None,
        ("rest",),
        (("parts", (("elements", ("n",)),)), "count"),
        (("parts", (("elements", ("_path", ("items", ("len", ("body", ("text",)))))),)),),
        (("parts", (("elements", ("_parent_id", ("items", ("is_list", ("body", (("day", ("day",)),)))))),)),),
    ],
)
def test_some_columns(flat_of, differential, columns) -> None:
    messages = _elements(150)
    for is_brief in (False, True):
        options = DecodeOptions(columns, enums_as_ints=True, is_brief=is_brief)
        outcome = differential.both(flat_of(ELEMENTS), messages, {}, DecodeOptions(columns, enums_as_ints=True))
        assert outcome.difference(messages) == ""
        brief = flat_of(ELEMENTS).decoder(options).decode(pa.array(messages, pa.binary()), {})
        good = [row for row in range(len(messages)) if row not in outcome.reference.failures]
        assert len(good) > 50
        assert brief.columns.take(pa.array(good)).equals(outcome.reference.columns.take(pa.array(good)))


def test_a_type_by_itself(flat_of) -> None:
    fmt, chance = flat_of(ELEMENTS), random.Random(8)
    for name in ("element", "list", "part"):
        messages = [(b"", b"\7", b"")[name == "part"] + b"\3" + _element(chance, 1) * 3 for _ in range(30)]
        messages += [_element(chance, 1) for _ in range(30)]
        options, array = DecodeOptions(type=name), pa.array(messages, pa.binary())
        machine, reference = fmt.decoder(options), fmt.reference_decoder(options)
        assert (machine.name, reference.name) == ("machine", "reference")
        decoded, expected = machine.decode(array, {}), reference.decode(array, {})
        assert decoded.columns.equals(expected.columns)
        assert decoded.failures == expected.failures
        assert len(decoded.failures) < len(messages)
    with pytest.raises(OptionError, match=r"has no type 'element\[\]'. Did you mean element\?"):
        fmt.decoder(DecodeOptions(type="element[]"))


def test_many_messages_at_once(flat_of, differential) -> None:
    """Tables grow while they are filled; what a message began is taken back then."""
    messages = _elements(3_000)
    assert differential.both(flat_of(ELEMENTS), messages, {}, DecodeOptions()).difference(messages) == ""


def test_lists_beside_each_other(flat_of, differential) -> None:
    """Their values are rows of one table, and as many of other tables may belong to others than those of one list."""
    fmt = flat_of("""
        meta: {id: demo}
        seq: [{id: a, type: node}, {id: b, type: node}]
        types:
          node: {seq: [{id: n, type: u1}, {id: v, type: {switch-on: n, cases: {1: u1, 2: node, 3: pair}}}]}
          pair: {seq: [{id: x, type: u1}, {id: inner, type: node, if: x == 1}, {id: y, type: y, if: x == 2}]}
          y: {seq: [{id: z, type: u1}]}
        """)
    for messages in ([b"\0\1\7"], [b"\1\7\0"], [b"\0\2\1\7", b"\2\0\0"], [b"\3\0\3\2\7"], [b"\3\1\3\2\7\3\0"]):
        outcome = differential.both(fmt, messages, {}, DecodeOptions())
        assert outcome.difference(messages) == ""
        assert not outcome.fallback_rows
