import pytest
from tide_page import small_page

from ksyspark.spec.load import check_and_unroll

__all__ = ["small_page"]


@pytest.fixture
def typer_of_seq(library_of):
    """Types of a specification `t` whose field `x` is as a test writes it, behind the numbers `a` and `b`."""

    def typer(attribute):
        text = "meta: {id: t, endian: be}\nseq:\n  - {id: a, type: u1}\n  - {id: b, type: u1}\n  - {id: x, ATTRIBUTE}\n"
        return check_and_unroll(library_of(text.replace("ATTRIBUTE", attribute)))

    return typer
