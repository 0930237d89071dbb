"""The checks of a generated test module that ask no made messages: labels of the official parser, samples."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow as pa

from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.errors import Failure
from ksyspark.format import Format
from ksyspark_codegen.checks import (
    Finding,
    Sample,
    check_alike,
    check_sample,
    check_sample_alike,
    malformed_in,
    samples_in,
)
from ksyspark_codegen.checks.samples import Malformed

ROOT = Path(__file__).parents[2]


def check_labels(fmt: Format, _none: Sequence[object] = ()) -> list[str]:
    """Find enumerations of the official parser whose labels are not those of the generated test module."""
    return [
        f"{enum} has other labels"
        for enum, labels in _labels_of(fmt.name)
        if {int(member): member.name for member in fmt.parser_class("parsers", enum)} != labels  # type: ignore[attr-defined]
    ]


@cache
def _labels_of(name: str) -> list[tuple[str, dict[int, str]]]:
    """Return what a generated test module expects; nothing of a format that has none."""
    file = ROOT / "generated" / "tests" / f"test_{name}.py"
    tree = ast.parse(file.read_text(encoding="utf-8") if file.is_file() else "")
    found = [node for node in tree.body if getattr(node, "name", "") == "test_the_official_parser_has_the_labels_of"]
    expected: list[tuple[str, dict[int, str]]] = []
    for node in found:
        call: Any = node.decorator_list[0]  # type: ignore[attr-defined]
        expected += ast.literal_eval(call.args[1])
    return expected


def check_samples(fmt: Format, _none: Sequence[object] = ()) -> list[Finding]:
    """Find samples that do not decode to what is expected."""
    return [found for one in _samples(fmt) for found in check_sample(fmt, one)]


def check_samples_alike(fmt: Format, _none: Sequence[object] = ()) -> list[Finding]:
    """Find samples, and malformed messages, in which not all who read them find the same."""
    found = check_alike(fmt, malformed_in(ROOT / "tests" / "samples" / fmt.name, fmt.layout))
    return [*found, *(finding for one in _samples(fmt) for finding in check_sample_alike(fmt, one))]


def _samples(fmt: Format) -> list[Sample]:
    return samples_in(ROOT / "tests" / "samples" / fmt.name)


def check_malformed(fmt: Format, _none: Sequence[object] = ()) -> list[str]:
    """Find malformed messages that are not refused as expected; all are read as one batch."""
    cases = malformed_in(ROOT / "tests" / "samples" / fmt.name, fmt.layout)
    params = {param.id: [case.params.get(param.id, param.default) for case in cases] for param in fmt.layout.params}
    decoded = make_decoder(fmt, DecodeOptions()).decode(pa.array([case.data for case in cases], pa.binary()), params)
    return [
        f"the malformed message {case} is not refused as expected"
        for row, case in enumerate(cases)
        if not _is_expected(case, decoded.failures.get(row))
    ]


def _is_expected(case: Malformed, failure: Failure | None) -> bool:
    if failure is None:
        return case.refused_at is None and not case.reason
    return failure.field == case.refused_at and case.reason in failure.reason
