"""Failures of the malformed and rule-breaking messages of every format, as they were recorded: field, byte, sentence.

Each line of `failures/<format>.jsonl` is a message with its parameters and the failure (null: it is read).
Renewed by `pytest --renew-golden` alone; look at the diff, because people read these sentences.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions, Decoder
from ksyspark.formats import find_format
from ksyspark.options.read_options import read_params

FOLDER = Path(__file__).parent / "failures"
Case = dict[str, Any]


def cases_of(name: str) -> list[Case]:
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def found_by(decoder: Decoder, cases: list[Case]) -> list[Case]:
    """Return the cases with what a decoder says of each."""
    layout = decoder.layout
    params = [read_params(layout, case["params"]) for case in cases]
    column = {param.id: [one.get(param.id) for one in params] for param in layout.params}
    messages = pa.array([bytes.fromhex(case["message"]) for case in cases], pa.binary())
    failures = decoder.decode(messages, column).failures
    return [
        {**case, "failure": asdict(failures[number]) if number in failures else None}
        for number, case in enumerate(cases)
    ]


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.jsonl")))
def test_failures_are_as_recorded(name: str, request: pytest.FixtureRequest) -> None:
    """The reference decoder, and the decoder that everyone gets."""
    cases, fmt = cases_of(name), find_format(name)
    found = found_by(fmt.reference_decoder(DecodeOptions()), cases)
    if request.config.getoption("--renew-golden"):
        lines = (json.dumps(case, ensure_ascii=False) for case in found)
        (FOLDER / f"{name}.jsonl").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert found == cases
    assert found_by(fmt.decoder(), cases) == cases


def test_recorded_failures_are_those_of_a_format() -> None:
    """A new format has none yet: its generated tests check the failures of all its rules."""
    from ksyspark_formats import FORMATS

    assert {path.stem for path in FOLDER.glob("*.jsonl")} <= set(FORMATS)
