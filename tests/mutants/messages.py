"""The messages on which changes are tried: made from the specification, and samples."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from pathlib import Path

from ksyspark.decoder import ParamValue
from ksyspark_codegen.library import load_library
from ksyspark_codegen.making.coverage import Solver

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests" / "fuzz"))
from differential import seeds_of  # noqa: E402

Messages = list[tuple[bytes, Mapping[str, ParamValue | None]]]


def messages_of(name: str) -> Messages:
    path = next((ROOT / "ksy").rglob(f"{name}.ksy"))
    library = load_library([path])
    solver = Solver(library, library.specs[name], 7, {})
    made: Messages = []
    end = time.monotonic() + 10
    while len(made) < 60 and time.monotonic() < end:
        if (one := solver.one()) is not None:
            made.append((one.data, one.params))
    made += [(one, {}) for one in seeds_of(name)]
    shortest = sorted(made, key=lambda one: len(one[0]))[:3]
    made += [(data[:length], params) for data, params in shortest for length in range(min(len(data), 100))]
    return made
