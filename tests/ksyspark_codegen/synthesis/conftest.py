"""Messages of small specifications, written in the test that needs them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

from ksyspark.spec.checks import check
from ksyspark.spec.inference import Typer
from ksyspark_codegen.synthesis.growth import Growth, grow

GrowthOf = Callable[..., Growth]


@pytest.fixture
def growth_of(library_of) -> GrowthOf:
    """Return the maker of messages for a specification `demo`, given without `meta`."""

    def make(text: str, seed: int = 1, **params: object) -> Growth:
        library = library_of(text)
        check(Typer(library))
        return grow(library, library.specs["demo"], seed, params)

    return make


@pytest.fixture
def messages_of(growth_of) -> Callable[..., list[bytes]]:
    """Return the maker of messages of a specification: those that show all there is, and others."""

    def make(text: str, count: int = 60, **params: object) -> list[bytes]:
        growth = growth_of(text, **params)
        grown = [message.sample for message in growth.messages]
        assert grown, growth.rewriter.last
        return [sample.data for sample in (*grown, *islice(growth.others(), count))]

    return make
