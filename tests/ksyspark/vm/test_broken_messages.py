"""Messages that break one rule each: both decoders refuse them at the field that the strict reading names."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark.spec.load import load_specifications
from ksyspark_codegen.synthesis.breaking import Broken, broken_messages
from ksyspark_codegen.synthesis.samples import make_samples, truncations
from ksyspark_codegen.synthesis.verifier import Verifier

ROOT = Path(__file__).parents[3]
PATHS = [ROOT / "tests" / "golden" / name / f"{name}.ksy" for name in ("scalars", "switches", "levels")]

Failed = Sequence[tuple[bytes, Mapping[str, object], tuple[str, int] | None]]


@pytest.fixture(params=PATHS, ids=lambda path: path.stem)
def path(request) -> Path:
    return request.param


@pytest.fixture
def library(path):
    return load_specifications([path]).library


@pytest.fixture
def agree(path, differential):
    """Return what holds the failures of both decoders against (data, parameters, (field, offset) of the failure)."""
    fmt = find_format(str(path))

    def compare(cases: Failed) -> None:
        params = {param.id: [values[param.id] for _, values, _ in cases] for param in fmt.layout.params}
        messages = [data for data, _, _ in cases]
        outcome = differential.both(fmt, messages, params, DecodeOptions())
        assert outcome.difference(messages) == ""
        failures = outcome.reference.failures
        places = [
            (failure.field, failure.offset) if (failure := failures.get(row)) else None for row in range(len(cases))
        ]
        assert places == [where for _, _, where in cases]

    return compare


def test_broken_messages_fail_at_their_field(path, library, agree) -> None:
    made = [one for one in broken_messages(library, library.specs[path.stem], 5) if isinstance(one, Broken)]
    assert len(made) >= 7
    agree([(one.data, one.params, (one.field, one.offset)) for one in made])


def test_truncated_messages_fail_alike(path, library, agree) -> None:
    verifier = Verifier(library, library.specs[path.stem].root)
    samples = [next(iter(batch)) for batch in make_samples(path, seed=3).batches(3)]
    agree(
        [
            (cut.data, cut.params, None if cut.field is None else (cut.field, cut.offset))
            for one in samples
            for cut in truncations(verifier, one.data[:200], one.params)
        ]
    )


def test_other_bytes_fail_alike(path, library, agree) -> None:
    verifier = Verifier(library, library.specs[path.stem].root)
    chance = random.Random(6)
    cases: list[tuple[bytes, Mapping[str, object], tuple[str, int] | None]] = []
    for batch in make_samples(path, seed=4).batches(60):
        for message in batch:
            data = bytearray(message.data)
            for _ in range(chance.randint(1, 3) if data else 0):
                data[chance.randrange(len(data))] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)))
            fault = verifier.read(bytes(data), message.params).fault
            if fault is None or fault.is_sure:
                cases.append((bytes(data), message.params, (fault.field, fault.offset) if fault else None))
    agree(cases)
