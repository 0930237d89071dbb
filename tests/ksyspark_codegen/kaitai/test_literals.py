"""Surrogate pairs in string literals become one character; text that only looks like them stays."""

from __future__ import annotations

import ast

import pytest

from ksyspark_codegen.kaitai import join_surrogates


@pytest.mark.parametrize(
    ("source", "value"),
    [
        (r'"\ud83d\ude00"', "😀"),
        (r'"\uD83D\uDE00\ud83d\ude01"', "😀😁"),
        (r'"\\\ud83d\ude00"', "\\😀"),
        (r'"\\ud83d\\ude00"', r"\ud83d\ude00"),
        (r'"\u20ac\351"', "€é"),
        (r'"\udbff\udfff"', "\U0010ffff"),
    ],
)
def test_literals_mean_what_was_written(source: str, value: str) -> None:
    assert ast.literal_eval(join_surrogates(source)) == value


def test_a_lone_surrogate_stays() -> None:
    assert join_surrogates(r'"\ud83d x"') == r'"\ud83d x"'
