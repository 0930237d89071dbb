"""Messages made from small specifications: no decoder refuses one, and all decoders agree on them.

The generated tests do the same for the shipped formats.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark.spec.library import Library
from ksyspark.spec.load import load_library
from ksyspark_codegen.synthesis.samples import Variations
from ksyspark_codegen.synthesis.solver import Solver

ROOT = Path(__file__).parents[3]
SPECIFICATIONS = sorted((ROOT / "tests" / "golden").glob("*/*.ksy"))
NOT_MADE = {
    "bits_that_turn": "turns the direction of bits inside a byte",
    "bits_judged_by_instances_elsewhere": "stands inside a byte",
    "looked_at": "a list without items",
    "processed": "is read by a process",
}


@pytest.fixture(params=SPECIFICATIONS, ids=lambda path: path.stem, scope="module")
def made(request):
    """Return the format of a specification, its solver, and some messages."""
    path = request.param
    library = load_library([path])
    solver = Solver(library, library.specs[path.stem], 7, {})
    solutions = [one for one in (solver.one() for _ in range(10)) if one is not None]
    assert len(solutions) >= 5, solver.last
    return find_format(str(path)), solver, solutions


def test_made_messages_decode_everywhere(made, differential) -> None:
    fmt, _, solved = made
    params = {param.id: [one.params[param.id] for one in solved] for param in fmt.layout.params}
    messages = [one.data for one in solved]
    outcome = differential.both(fmt, messages, params, DecodeOptions())
    assert not outcome.reference.failures
    assert outcome.difference(messages) == ""


def test_many_variations_obey(made) -> None:
    fmt, solver, solved = made
    made = [one for batch in islice(Variations(solver, solved, 8, effort=0).batches(), 2) for one in batch]
    messages = [one.data for one in made]
    params = {param.id: [one.params[param.id] for one in made] for param in fmt.layout.params}
    decoded = fmt.decoder().decode(pa.array(messages, pa.binary()), params)
    assert not decoded.failures


@pytest.fixture(scope="module")
def solvers(tmp_path_factory):
    """Return the maker of a solver for a file of constructs; files are read once."""
    read: dict[str, Library] = {}

    def solver(name: str, text: str) -> Solver:
        if name not in read:
            path = tmp_path_factory.mktemp("constructs") / f"{name}.ksy"
            path.write_text(text)
            read[name] = load_library([path])
        return Solver(read[name], read[name].specs[name], 1, {})

    return solver


@pytest.mark.slow
def test_messages_of_every_construct(construct, construct_text, construct_format, solvers, differential) -> None:
    goals = {("case", (construct.file,), "body"): construct.number, ("if", (construct.file,), "body"): 1}
    solver = solvers(construct.file, construct_text)
    made = [found.data for found in (solver.one(goals) for _ in range(12)) if found is not None]
    why = "read by a process" if construct.file == "processes" else NOT_MADE.get(construct.name)
    if why is not None:
        assert not made
        assert why in solver.last
        return
    assert made, solver.last
    assert all(message[:2] == bytes([construct.number, 1]) for message in made)
    outcome = differential.both(construct_format, made, {}, DecodeOptions())
    assert not outcome.reference.failures
    assert outcome.difference(made) == ""
