"""The machine gives what the reference decoder gives: samples, malformed messages, 100,000 mutations a format.

Half of the mutations are run by the machine, half by the code that a plan has of its own.
"""

from __future__ import annotations

import random

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.formats import find_format
from ksyspark.reference import ReferenceDecoder
from ksyspark_codegen.synthesis.disturbing import scrambled

BATCHES, BATCH = 10, 10_000
LONGEST = 700


@pytest.fixture
def fmt(shipped):
    return find_format(shipped)


def some_columns(fmt) -> tuple[str, ...]:
    """Return every second column, the last first."""
    return tuple(column.id for column in fmt.layout.root.columns[::-2])


@pytest.mark.parametrize("enums_as_ints", [True, False])
def test_samples_and_malformed_messages(fmt, shipped, differential, enums_as_ints) -> None:
    messages = differential.seeds_of(shipped)
    for params in ({}, *(differential.params_for(random.Random(seed), shipped, len(messages)) for seed in range(3))):
        outcome = differential.both(fmt, messages, params, DecodeOptions(enums_as_ints=enums_as_ints))
        assert outcome.difference(messages) == ""
        assert not outcome.needlessly


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutations(fmt, shipped, differential, batch, request) -> None:
    request.getfixturevalue("own_code" if batch % 2 else "no_own_code")
    chance = random.Random(f"{shipped} {batch}")
    seeds = [seed for seed in differential.seeds_of(shipped) if len(seed) <= LONGEST]
    messages = [scrambled(chance, seed) for seed in chance.choices(seeds, k=BATCH)]
    params = differential.params_for(chance, shipped, BATCH) if batch % 3 else {}
    columns = some_columns(fmt) if batch % 5 == 4 else None
    outcome = differential.both(fmt, messages, params, DecodeOptions(columns, enums_as_ints=batch % 2 == 1))
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
    assert len(outcome.fallback_rows) < BATCH
    assert outcome.fallback_rows or not params


def test_the_decoder_that_everyone_gets(fmt, shipped, differential) -> None:
    """Here the reference decoder itself judges what is handed over."""
    chance = random.Random(11)
    messages = [scrambled(chance, seed) for seed in chance.choices(differential.seeds_of(shipped), k=1000)]
    messages[::50] = [None] * 20
    params = differential.params_for(chance, shipped, len(messages))
    for array in (pa.array(messages, pa.binary()), pa.array(messages, pa.large_binary()).slice(7)):
        told = {param: values[-len(array) :] for param, values in params.items()}
        one, other = (
            decoder.decode(array, told) for decoder in (make_decoder(fmt, DecodeOptions()), ReferenceDecoder(fmt))
        )
        assert differential.Outcome(other, one, frozenset()).difference(array.to_pylist()) == ""


def test_random_bytes(fmt, shipped, differential) -> None:
    chance = random.Random(12)
    messages = [chance.randbytes(chance.randrange(60)) for _ in range(5000)]
    outcome = differential.both(fmt, messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
