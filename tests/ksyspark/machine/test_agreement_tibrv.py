"""The machine gives what the reference decoder gives: Rendezvous messages, and those of SAS attachments."""

from __future__ import annotations

import random

import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import unsupported_types
from ksyspark_formats import FORMATS

BATCHES, BATCH = 4, 1500
LONGEST = 700
NAMES = ["tibrv_msg", "sas_tibrv"]
PARAMS = ("has_identifiers", "is_size_78_next_byte")


@pytest.fixture(params=NAMES)
def name(request) -> str:
    return request.param


def test_the_machine_reads_all_types(name) -> None:
    assert dict(unsupported_types(FORMATS[name])) == {}


@pytest.mark.parametrize("enums_as_ints", [True, False])
def test_samples_and_malformed_messages(name, differential, enums_as_ints) -> None:
    messages = differential.seeds_of(name)
    for params in ({}, {"has_identifiers": False}, {"is_size_78_next_byte": True}):
        outcome = differential.both(FORMATS[name], messages, params, DecodeOptions(enums_as_ints=enums_as_ints))
        assert outcome.difference(messages) == ""
        assert not outcome.needlessly


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutations(name, differential, batch) -> None:
    chance = random.Random(f"{name} {batch}")
    seeds = [seed for seed in differential.seeds_of(name) if len(seed) <= LONGEST]
    messages = [_whole(differential.mutated(chance, seed), chance) for seed in chance.choices(seeds, k=BATCH)]
    params = {param: chance.choices((True, False), k=BATCH) for param in PARAMS} if batch % 2 else {}
    outcome = differential.both(FORMATS[name], messages, params, DecodeOptions(enums_as_ints=batch % 2 == 1))
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
    assert 0 < len(outcome.handed_over) < BATCH


def _whole(message: bytes, chance: random.Random) -> bytes:
    """Return a message, mostly with its true size in front, so that fields are read and not only the size."""
    return len(message).to_bytes(4, "big") + message[4:] if chance.random() < 0.8 else message
