"""A plan that is truncated behind the last projected column gives the same columns."""

from __future__ import annotations

import random
from dataclasses import replace

import pyarrow as pa
import pytest

from ksyspark.compiler import instructions as op
from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark.layout import Struct, Union
from ksyspark.vm import PlanDecoder
from ksyspark_codegen.synthesis.mutation import scrambled

ROUNDS, MESSAGES = 8, 80


def choice(chance, layout, record):
    """Return some columns, mostly of the first ones, with some of what is below them."""
    columns = record.columns[: max(1, len(record.columns) // 2)] if chance.random() < 0.6 else record.columns
    taken = chance.sample(columns, min(chance.choice([1, 1, 2, 3]), len(columns)))
    return tuple(part(chance, layout, column.id, column.type) for column in taken)


def part(chance, layout, name, column_type):
    """Return a column, whole or with a choice of what is below it."""
    if isinstance(column_type, Union) and chance.random() < 0.8:
        cases = chance.sample(column_type.cases, min(2, len(column_type.cases)))
        return name, tuple(part(chance, layout, case.id, case.type) for case in cases)
    if isinstance(column_type, Struct) and layout.value_member(column_type) is None and chance.random() < 0.8:
        record = layout.records[column_type.record]
        return (name, choice(chance, layout, record)) if record.columns else name
    return name


def decoders(fmt, columns):
    """Return the reference decoder of some columns, and the machine with a plan truncated behind them."""
    reference = fmt.reference_decoder(DecodeOptions(columns))
    brief = DecodeOptions(columns, is_brief=True)
    return reference, PlanDecoder(fmt.layout, fmt.plan, brief, lambda: reference)


def ended(decoder) -> int:
    """Return at how many lines more a plan ends than the whole one."""
    return sum(line[0] == op.DONE for line in decoder._plan.program) - 1


@pytest.mark.parametrize("round_", [0, *(pytest.param(one, marks=pytest.mark.slow) for one in range(1, ROUNDS))])
def test_the_same_columns(shipped, differential, round_) -> None:
    fmt, chance = find_format(shipped), random.Random(f"{shipped} {round_}")
    seeds = [one for one in differential.seeds_of(shipped) if len(one) < 700]
    messages = [scrambled(chance, one) if chance.random() < 0.7 else one for one in chance.choices(seeds, k=MESSAGES)]
    params = differential.params_for(chance, shipped, MESSAGES)
    reference, brief = decoders(fmt, choice(chance, fmt.layout, fmt.layout.root))
    array = pa.array(messages, pa.binary())
    expected, decoded = reference.decode(array, params), brief.decode(array, params)
    assert set(decoded.failures.items()) <= set(expected.failures.items())
    alike = replace(expected, columns=decoded.columns)
    assert differential.Outcome(expected, alike, frozenset()).difference(messages) == ""


def test_a_header_needs_no_body(mqtt) -> None:
    reference, brief = decoders(mqtt, ("retain", "message_type"))
    broken = bytes.fromhex("3103ffff00")
    array = pa.array([broken, bytes.fromhex("c000"), b""])
    assert ended(brief) > 20
    assert reference.decode(array, {}).failures.keys() == {0, 2}
    decoded = brief.decode(array, {})
    assert decoded.failures.keys() == {2}
    assert decoded.columns.equals(reference.decode(array, {}).columns)


def test_rules_of_a_wanted_column_and_of_what_is_before_it_count(mqtt) -> None:
    """A packet of the reserved type 0, and a PUBLISH with the reserved QoS."""
    array = pa.array([bytes.fromhex("0000"), bytes.fromhex("3600")])
    reference, brief = decoders(mqtt, ("qos",))
    expected, decoded = reference.decode(array, {}), brief.decode(array, {})
    assert [one.field for one in decoded.failures.values()] == ["message_type", "qos"]
    assert decoded.failures == expected.failures
    assert decoded.columns.equals(expected.columns)


def test_what_is_worked_out_behind_the_program_needs_all_of_it(mqmde) -> None:
    _, brief = decoders(mqmde, ("following",))
    assert brief._plan is mqmde.plan


def test_no_column_at_all(mqtt) -> None:
    _, brief = decoders(mqtt, ())
    decoded = brief.decode(pa.array([b"", b"\x30"]), {})
    assert not decoded.failures
    assert decoded.columns.num_columns == 0
