"""The machine reads all IBM MQ structures itself, and whatever stands behind a descriptor."""

from __future__ import annotations

import random

import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format

NAMES = "mqmd mqxqh mqdlh mqrfh mqrfh2 mqcih mqiih mqwih mqrmh mqdh mq_message".split()


@pytest.fixture(params=NAMES)
def name(request) -> str:
    return request.param


def test_the_machine_reads_all_types(name) -> None:
    assert find_format(name).plan.unsupported == {}


def test_random_data_behind_a_descriptor(differential, mq_descriptor) -> None:
    chance = random.Random(7)
    messages = [mq_descriptor + chance.randbytes(chance.randrange(200)) for _ in range(1000)]
    outcome = differential.both(find_format("mq_message"), messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    # A header that cannot be read is data: no such message is refused.
    assert not outcome.reference.failures


@pytest.fixture
def mq_descriptor(samples) -> bytes:
    return (samples / "mq_message" / "transmission_queue.bin").read_bytes()[:324]
