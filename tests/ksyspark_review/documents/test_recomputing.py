"""Sums and examples are found again, and one that disagrees is not passed over."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from ksyspark_review.documents.page import trace_page


class SmallPage(Protocol):
    ksy: Path
    review: Path

    def problems(self) -> list[str]: ...


class Changed(Protocol):
    def __call__(self, old: str, new: str) -> list[str]: ...


CALCULATION = 'printed: "3", expression: 1 + 2'


@pytest.mark.parametrize(
    ("way", "found"),
    [
        ("expression: 9 * 4 + 4 + 8 + 24", "72"),
        ("expression: [321 % 128 + 128, 321 / 128]", "193, 2"),
        ("expression: 28136 - (16 + (12 + 7) / 8 * 8)", "28104"),
        ("example: EX-1, field: [height, station, level]", "100, harbour, 10"),
        ("example: EX-1, length: [height, station]", "2, 1"),
        ('specification: tide, hex: "01 0384", parameters: {zero: 0}, field: height', "900"),
        ('hex: "c4 47 11", logical-type: "maxdb_number(38, 0)"', "4711"),
    ],
)
def test_each_way_of_finding_a_number(small_page: SmallPage, in_review: Changed, way: str, found: str) -> None:
    in_review(CALCULATION, f'printed: "3", {way}')
    (calculation,) = trace_page(small_page.ksy, small_page.review).calculations
    assert (calculation.found, calculation.agrees) == (found, False)


@pytest.mark.parametrize(
    ("way", "sentence"),
    [
        ("expression: height + 1", "expected whole numbers"),
        ("expression: 1 / 0", "with + - * / % and brackets in `1 / 0`"),
        ("expression: 1 +", "in `1 +`"),
        ("example: EX-2, field: height", "there is no example `EX-2`"),
        ("example: EX-1, field: depth", "the message has no field `depth`"),
        ("example: EX-1, field: 'height[0]'", "there is no item 0"),
        ("example: EX-1, length: level", "`level` has no bytes of its own"),
        ('specification: tide, hex: "01", parameters: {zero: 0}, field: height', "the message is refused at `height`"),
        ('specification: tide, hex: "01 0001", field: height', "the parameter zero has no value"),
        ('specification: tides, hex: "01", field: height', "there is no specification `tides`"),
        ('specification: tide, type: nothing, hex: "01", field: height', "has no type 'nothing'"),
        ('hex: "c4 47 11", logical-type: "maxdb_numbers"', "maxdb_numbers"),
    ],
)
def test_a_calculation_that_cannot_be_made_is_told(in_review: Changed, way: str, sentence: str) -> None:
    (problem,) = in_review(CALCULATION, f'printed: "3", {way}')
    assert "the calculation `CALC-1` cannot be made" in problem
    assert sentence in problem


def test_one_that_disagrees_needs_a_decision_on_its_line(small_page: SmallPage, in_review: Changed) -> None:
    assert in_review(CALCULATION, 'printed: "4", expression: 1 + 2') == []
    found = in_review("citations: [TIDE:4], statement", "citations: [TIDE:3], statement")
    assert found == [
        "ksy/tide.review.yaml: the calculation `CALC-1` prints 4 and gives 3: expected a decision that cites its line"
    ]


def test_an_example_with_another_value_is_told(in_review: Changed) -> None:
    assert in_review("height: 100", "height: 101") == [
        "ksy/tide.review.yaml: `height` of the example `EX-1` is 100, not 101"
    ]


def test_an_example_that_is_refused_is_told(in_review: Changed) -> None:
    (problem,) = in_review('hex: "01 0064"', 'hex: "01 0400"')
    assert "the example `EX-1`: the message is refused at `height`, byte 1" in problem
