"""The machine gives what the reference decoder gives: samples, malformed messages, mutations of both.

`make test` tries 1,000 mutations of each format with the machine, `make test-all` 100,000 more, half of them with the
machine code that a plan has of its own.
"""

from __future__ import annotations

import random

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark_codegen.synthesis.mutation import scrambled

LONGEST = 700
# The number of a batch, which chooses its seed and its options, and how many messages it has.
BATCHES = [(0, 1_000), *(pytest.param(batch, 10_000, marks=pytest.mark.slow) for batch in range(1, 4))]


@pytest.fixture
def fmt(shipped):
    return find_format(shipped)


def some_columns(fmt) -> tuple[str, ...]:
    """Return every second column, the last first."""
    return tuple(column.id for column in fmt.layout.root.columns[::-2])


def test_the_machine_reads_all_types(fmt) -> None:
    assert dict(fmt.plan.unsupported) == {}


@pytest.mark.parametrize("enums_as_ints", [True, False])
def test_samples_and_malformed_messages(fmt, shipped, differential, enums_as_ints) -> None:
    messages = differential.seeds_of(shipped)
    for params in ({}, differential.params_for(random.Random(0), shipped, len(messages))):
        outcome = differential.both(fmt, messages, params, DecodeOptions(enums_as_ints=enums_as_ints))
        assert outcome.difference(messages) == ""
        assert not outcome.needlessly


@pytest.mark.parametrize(("batch", "count"), BATCHES)
def test_mutations(fmt, shipped, differential, batch, count, request) -> None:
    request.getfixturevalue("own_code" if batch % 2 else "no_own_code")
    chance = random.Random(f"{shipped} {batch}")
    seeds = [seed for seed in differential.seeds_of(shipped) if len(seed) <= LONGEST]
    messages = [scrambled(chance, seed) for seed in chance.choices(seeds, k=count)]
    params = differential.params_for(chance, shipped, count) if batch % 3 else {}
    columns = some_columns(fmt) if batch % 5 == 4 else None
    outcome = differential.both(fmt, messages, params, DecodeOptions(columns, enums_as_ints=batch % 2 == 1))
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
    assert len(outcome.fallback_rows) < count
    assert outcome.fallback_rows or not params


def test_the_decoder_that_everyone_gets(fmt, shipped, differential) -> None:
    """Here the messages that fall back are really decoded by the reference decoder."""
    chance = random.Random(11)
    messages = [scrambled(chance, seed) for seed in chance.choices(differential.seeds_of(shipped), k=150)]
    messages[::15] = [None] * 10
    params = differential.params_for(chance, shipped, len(messages))
    for array in (pa.array(messages, pa.binary()), pa.array(messages, pa.large_binary()).slice(7)):
        own_params = {param: values[-len(array) :] for param, values in params.items()}
        machine, reference = (decoder.decode(array, own_params) for decoder in (fmt.decoder(), fmt.reference_decoder()))
        assert differential.Outcome(reference, machine, frozenset()).difference(array.to_pylist()) == ""


def test_random_bytes(fmt, shipped, differential) -> None:
    chance = random.Random(12)
    messages = [chance.randbytes(chance.randrange(60)) for _ in range(300)]
    outcome = differential.both(fmt, messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly


@pytest.mark.parametrize("name", ["tibrv_msg", "sas_tibrv"])
@pytest.mark.parametrize("has_params", [False, True])
def test_mutations_that_keep_their_size(differential, name, has_params) -> None:
    """Rendezvous messages with their true size in front: fields behind it are read, and not only the size refused."""
    chance = random.Random(f"{name} {has_params}")
    seeds = [seed for seed in differential.seeds_of(name) if len(seed) <= LONGEST]
    changed = [scrambled(chance, seed) for seed in chance.choices(seeds, k=1000)]
    messages = [len(one).to_bytes(4, "big") + one[4:] for one in changed]
    params = differential.params_for(chance, name, len(messages)) if has_params else {}
    outcome = differential.both(find_format(name), messages, params, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
    assert 0 < len(outcome.fallback_rows) < len(messages)


def test_random_data_behind_a_descriptor(differential, samples) -> None:
    chance = random.Random(7)
    descriptor = (samples / "mq_message" / "transmission_queue.bin").read_bytes()[:324]
    messages = [descriptor + chance.randbytes(chance.randrange(200)) for _ in range(1000)]
    outcome = differential.both(find_format("mq_message"), messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    # A header that cannot be read is data: no such message is refused.
    assert not outcome.reference.failures
