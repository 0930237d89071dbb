"""Rendezvous messages, and those of SAS attachments: mutations past the size word, on which all others end."""

from __future__ import annotations

import random

import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark_codegen.synthesis.mutation import scrambled
from ksyspark_formats import FORMATS

BATCHES, BATCH = 2, 1500
LONGEST = 700
NAMES = ["tibrv_msg", "sas_tibrv"]


@pytest.fixture(params=NAMES)
def name(request) -> str:
    return request.param


def test_the_machine_reads_all_types(name) -> None:
    assert dict(FORMATS[name].plan.unsupported) == {}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutations_that_keep_their_size(name, differential, batch) -> None:
    chance = random.Random(f"{name} {batch}")
    seeds = [seed for seed in differential.seeds_of(name) if len(seed) <= LONGEST]
    messages = [_whole(scrambled(chance, seed)) for seed in chance.choices(seeds, k=BATCH)]
    params = differential.params_for(chance, name, BATCH) if batch else {}
    outcome = differential.both(FORMATS[name], messages, params, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
    assert 0 < len(outcome.fallback_rows) < BATCH


def _whole(message: bytes) -> bytes:
    """Return a message with its true size in front, so that the mutated fields are read and not only the size."""
    return len(message).to_bytes(4, "big") + message[4:]
