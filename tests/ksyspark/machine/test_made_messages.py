"""Messages made from specifications: no decoder refuses one, and all decoders agree on them."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.formats import find_format
from ksyspark_codegen.library import load_library
from ksyspark_codegen.making import make_samples
from ksyspark_codegen.making.coverage import Solver

ROOT = Path(__file__).parents[3]
SPECIFICATIONS = sorted((ROOT / "ksy").rglob("*.ksy")) + sorted((ROOT / "tests" / "golden").glob("*/*.ksy"))
NEVER = {
    "bits_that_turn": "turns the direction of bits inside a byte",
    "bits_judged_by_instances_elsewhere": "stands inside a byte",
}


@pytest.mark.parametrize("path", SPECIFICATIONS, ids=lambda path: path.stem)
def test_made_messages_decode_everywhere(path, differential) -> None:
    fmt = find_format(str(path))
    samples = list(chain.from_iterable(make_samples(path, seed=7).batches(400)))
    params = {param.id: [one.params[param.id] for one in samples] for param in fmt.layout.params}
    outcome = differential.both(fmt, [one.data for one in samples], params, DecodeOptions())
    assert not outcome.reference.failures
    assert outcome.difference([one.data for one in samples]) == ""


@pytest.mark.parametrize("path", SPECIFICATIONS[:2], ids=lambda path: path.stem)
def test_many_variations_obey(path) -> None:
    fmt = find_format(str(path))
    samples = list(chain.from_iterable(make_samples(path, seed=8).batches(20_000)))
    params = {param.id: [one.params[param.id] for one in samples] for param in fmt.layout.params}
    decoded = make_decoder(fmt, DecodeOptions()).decode(pa.array([one.data for one in samples], pa.binary()), params)
    assert not decoded.failures


@pytest.fixture(scope="module")
def solvers(tmp_path_factory):
    """Return the solver of each file of constructs, made once."""
    made: dict[str, Solver] = {}

    def solver(name: str, text: str) -> Solver:
        if name not in made:
            path = tmp_path_factory.mktemp("constructs") / f"{name}.ksy"
            path.write_text(text)
            library = load_library([path])
            made[name] = Solver(library, library.specs[name], 1, {})
        return made[name]

    return solver


def test_messages_of_every_construct(construct, construct_text, construct_format, solvers, differential) -> None:
    goals = {("case", (construct.file,), "body"): construct.number, ("if", (construct.file,), "body"): 1}
    solver = solvers(construct.file, construct_text)
    made = [found.data for found in (solver.one(goals) for _ in range(12)) if found is not None]
    if construct.name in NEVER:
        assert not made
        assert NEVER[construct.name] in solver.last
        return
    assert made
    assert all(message[:2] == bytes([construct.number, 1]) for message in made)
    outcome = differential.both(construct_format, made, {}, DecodeOptions())
    assert not outcome.reference.failures
    assert outcome.difference(made) == ""
