"""Types that contain themselves: the machine reads their levels natively and as the reference decoder does."""

from __future__ import annotations

import random

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.io.stream import SelfDelimiting
from ksyspark.io.windows import Window
from ksyspark.layout.arrow import arrow_schema
from ksyspark_codegen.synthesis.mutation import scrambled

MUTATIONS = 1500
NOTE = """
    meta: {id: note, endian: be, encoding: UTF-8, -max-recursion-depth: 3}
    seq:
      - {id: len_note, type: u1, valid: {min: 1}}
      - {id: fields, type: field, repeat: eos}
    types:
      field:
        seq:
          - {id: kind, type: u1, enum: kind}
          - {id: len_value, type: u1}
          - id: value
            size: len_value
            type: {switch-on: kind, cases: {'kind::note': note, 'kind::word': word, 'kind::tree': tree(2)}}
      word: {seq: [{id: text, type: str, size-eos: true}]}
      tree:
        params: [{id: step, type: u1}]
        seq:
          - {id: number, type: u1}
          - {id: len_below, type: u1}
          - {id: below, type: tree(step + 1), size: len_below, if: len_below > 0}
        instances: {scaled: {value: number * step}}
    enums: {kind: {1: note, 2: word, 3: tree}}
    """
MUTUAL = """
    meta: {id: mutual, endian: le, encoding: ASCII, -max-recursion-depth: 2}
    seq: [{id: first, type: one}]
    types:
      one:
        seq: [{id: num, type: u1}, {id: others, type: other, repeat: expr, repeat-expr: num}]
        instances: {last: {pos: 0, type: u1}}
      other:
        seq: [{id: len, type: u2}, {id: kind, type: u1}, {id: back, type: one, size: len, if: kind == 1}]
        instances: {above: {value: _parent.num}}
    """
CAST = """
    meta: {id: casts, endian: be, -max-recursion-depth: 3}
    seq: [{id: kind, type: u1}, {id: held, type: {switch-on: kind, cases: {1: leaf, 2: node}}, size-eos: true}]
    instances: {under: {value: held.as<node>.held.as<node>.kind, if: kind == 2 and held.as<node>.kind == 2}}
    types:
      leaf: {seq: [{id: a, type: u1}]}
      node:
        seq:
          - {id: kind, type: u1}
          - {id: held, type: {switch-on: kind, cases: {1: leaf, 2: node}}, size-eos: true}
    """

ENDLESS = """
    meta: {id: endless, endian: be, encoding: ASCII, -max-recursion-depth: 3}
    seq: [{id: value, type: value}, {id: behind, type: u1}]
    types:
      value:
        seq:
          - {id: kind, type: u1, valid: {max: 4}}
          - id: held
            type: {switch-on: kind, cases: {1: u2, 2: list, 3: word, 4: pair}}
      list: {seq: [{id: count, type: u1}, {id: items, type: value, repeat: expr, repeat-expr: count}]}
      word: {seq: [{id: text, type: strz}]}
      pair:
        seq: [{id: key, type: word}, {id: len, type: u1}, {id: sized, type: list, size: len}, {id: bare, type: value}]
        instances: {both: {value: len + sized.count}}
    """
LINKED = """
    meta: {id: linked, endian: be, -max-recursion-depth: 3}
    seq: [{id: ofs_first, type: u1}]
    instances: {first: {pos: ofs_first, type: page}}
    types:
      page:
        seq: [{id: ofs_next, type: u1}, {id: v, type: u1}]
        instances:
          next: {io: _root._io, pos: ofs_next, type: page, if: ofs_next != 0}
          double: {value: v * 2}
    """
TIBRV = """
    meta: {id: nest, endian: be, encoding: ISO-8859-1}
    seq:
      - {id: len_all, type: u4, valid: {min: 8}}
      - {id: magic, contents: [0x99, 0x55, 0xee, 0xaa]}
      - {id: body, type: body, size: len_all - 8}
    types:
      body: {seq: [{id: fields, type: field, repeat: eos}]}
      field:
        seq:
          - {id: len_name, type: u1}
          - {id: name, type: str, size: len_name}
          - {id: kind, type: u1}
          - {id: size_form, type: u1}
          - {id: len_long, type: u4, if: size_form == 0x7a}
          - id: value
            size: 'kind == 1 ? len_long - 4 : size_form'
            type: {switch-on: kind, cases: {1: nested(len_long), 8: words}}
      nested:
        params: [{id: len_all, type: u4}]
        seq: [{id: magic, contents: [0x99, 0x55, 0xee, 0xaa]}, {id: body, type: body, size: len_all - 8}]
      words: {seq: [{id: text, type: strz}]}
    """


def field(kind: int, value: bytes) -> bytes:
    return bytes([kind, len(value)]) + value


def note(*fields: bytes) -> bytes:
    return bytes([1 + sum(map(len, fields))]) + b"".join(fields)


DEEP = note(field(1, note(field(2, b"in"), field(1, note(field(1, note(field(2, b"\xff"), b"odd")))))))
GOOD = note(field(2, b"hi"), field(3, bytes.fromhex("04 06 05 04 06 02 07 00")), field(9, b"?"), field(1, DEEP))


def decoded(fmt, message: bytes) -> dict:
    outcome = fmt.decoder().decode(pa.array([message]), {})
    assert not outcome.failures
    return outcome.columns.to_pylist()[0]


def test_levels_are_columns_and_what_lies_deeper_is_bytes_that_nobody_checks(format_of) -> None:
    fmt = format_of(NOTE)
    assert (dict(fmt.plan.unsupported), fmt.layout.depth) == ({}, 3)
    second = decoded(fmt, DEEP)["fields"][0]["value"]["note"]
    assert (second["len_note"], second["fields"][0]["value"]["word"]) == (17, {"text": "in"})
    third = second["fields"][1]["value"]["note"]
    # The innermost note has text that is none and a field cut off: it is on level 4.
    assert third["fields"][0]["value"]["note"] == note(field(2, b"\xff"), b"odd")


def test_parameters_count_the_levels(format_of) -> None:
    tree = decoded(format_of(NOTE), GOOD)["fields"][1]["value"]["tree"]
    assert (tree["scaled"], tree["below"]["scaled"], tree["below"]["below"]["scaled"]) == (8, 15, 24)
    assert tree["below"]["below"]["below"] == b"\x07\x00"


def test_a_level_without_an_end_is_refused_below_the_last(format_of) -> None:
    fmt = format_of(ENDLESS)
    assert not fmt.plan.unsupported
    row = decoded(fmt, bytes.fromhex("02 01 02 01 01 0005 07"))
    assert row["value"]["held"]["list"]["items"][0]["held"]["list"]["items"] == [
        {"kind": 1, "held": {"u2": 5, "list": None, "word": None, "pair": None}}
    ]
    assert row["behind"] == 7
    deep = bytes.fromhex("02 01 02 01 02 01 00 07")
    outcome = fmt.decoder().decode(pa.array([deep], pa.binary()), {})
    failure = outcome.failures[0]
    assert (failure.field, failure.offset) == ("value.held.list.items[0].held.list.items[0].held.list.items[0].raw", 6)
    assert (
        failure.reason
        == "`-max-recursion-depth` gives columns to 3 levels of a `value`; recursion=flat makes one list of all"
    )


@pytest.mark.parametrize("depth", [1, 2, 3, None])
@pytest.mark.parametrize(
    ("text", "seeds"),
    [
        (NOTE, [DEEP.hex(), GOOD.hex()]),
        (MUTUAL, ["02 0500 01 01 0100 01 00 0000 02", "01 0900 01 01 0500 01 ffffffffff ff"]),
        (CAST, ["02 02 02 01 05", "02 01 07", "01 01", "02 02 02 02"]),
        (
            ENDLESS,
            ["02 02 01 0102 02 01 03 6100 07", "04 6b00 04 01 01 0203 03 6200 07", "00 07"],
        ),
        (LINKED, ["01 03 05 00 07", "01 03 05 05 06 00 08 00 09"]),
    ],
    ids=["note", "mutual", "casts", "endless", "linked"],
)
def test_the_machine_agrees_at_every_depth(format_of, differential, text, seeds, depth) -> None:
    fmt = format_of(text)
    if depth is not None and depth > fmt.layout.depth:
        depth = fmt.layout.depth
    seeds, chance = [bytes.fromhex(seed) for seed in seeds], random.Random(depth)
    messages = [*seeds, *(scrambled(chance, chance.choice(seeds)) for _ in range(MUTATIONS))]
    outcome = differential.both(fmt.to_depth(depth), messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
    assert not set(range(len(seeds))) & outcome.reference.failures.keys()


def test_fewer_levels_than_the_specification_has(format_of) -> None:
    fmt = format_of(NOTE)
    assert decoded(fmt.to_depth(1), DEEP)["fields"][0]["value"]["note"] == DEEP[3:]
    second = decoded(fmt.to_depth(2), DEEP)["fields"][0]["value"]["note"]
    assert second["fields"][1]["value"]["note"] == DEEP[3 + 1 + 4 + 2 :]
    value = arrow_schema(fmt.to_depth(1).layout).field("fields").type.value_type.field("value").type
    assert value.field("note").type == pa.binary()
    assert value.field("tree").type.field("below").type == pa.binary()


def test_the_depth_does_not_change_what_fails(format_of) -> None:
    fmt = format_of(NOTE)
    broken = note(field(1, note(field(1, note(field(2, b"\xff"))))))
    for depth in (None, 1, 2):
        failure = fmt.to_depth(depth).decoder().decode(pa.array([broken]), {}).failures[0]
        assert (failure.field, failure.offset) == (
            "fields[0].value.note.fields[0].value.note.fields[0].value.word.text",
            9,
        )


def test_hostile_nesting_costs_no_more_than_the_levels(format_of) -> None:
    message = b"\x01"
    while len(message) < 250:
        message = note(field(1, message))
    assert decoded(format_of(NOTE), message)["len_note"] == len(message)
    endless = format_of("""
        meta: {id: endless, -max-recursion-depth: 16}
        seq: [{id: inner, size-eos: true, type: endless}]
        """)
    row = decoded(endless, b"\x00" * 50_000)
    for _ in range(16):
        row = row["inner"]
    assert row == b"\x00" * 50_000


def test_messages_in_messages_in_a_stream(format_of, differential) -> None:
    """Each nested message begins with its size, which is the last of the field's own size bytes."""
    fmt = format_of(TIBRV)

    def body(depth: int) -> bytes:
        word = b"\x02a\x00\x08\x03hi\x00"
        if not depth:
            return word
        inner = body(depth - 1)
        return word + b"\x00\x01\x7a" + (len(inner) + 8).to_bytes(4, "big") + b"\x99\x55\xee\xaa" + inner

    messages = [(len(body(depth)) + 8).to_bytes(4, "big") + b"\x99\x55\xee\xaa" + body(depth) for depth in range(7)]
    stream = np.frombuffer(b"".join(messages), np.uint8)
    spans = SelfDelimiting(fmt).spans(Window(stream, 0), True, {})
    assert spans.starts.tolist() == [sum(map(len, messages[:number])) for number in range(7)]
    chance = random.Random(5)
    changed = messages + [scrambled(chance, chance.choice(messages)) for _ in range(MUTATIONS)]
    outcome = differential.both(fmt, changed, {}, DecodeOptions())
    assert (outcome.difference(changed), set(outcome.needlessly)) == ("", set())
    assert not set(range(7)) & outcome.reference.failures.keys()
