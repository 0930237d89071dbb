"""The names of logical types: the same everywhere."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.errors import FormatError
from ksyspark.layout import Array, Column, Layout, Logical, Record, Scalar, Struct, has_logical
from ksyspark.layout.arrow import arrow_type
from ksyspark.logical import converter, logical_type, value_reader
from ksyspark.logical.families import FUNCTIONS
from ksyspark.logical.types import FAMILIES
from ksyspark.spec.extensions import logical_types as codegen

FORMS = [
    "",
    "()",
    "(le)",
    "(be)",
    "(ibm)",
    "(ibm_ebcdic)",
    "(ibm_complement)",
    "(38, 38)",
    "(9)",
    "(9, 10)",
    "(0)",
    "(39)",
]


def test_types_functions_and_the_code_generator_have_the_same_names() -> None:
    assert FAMILIES.keys() == FUNCTIONS.keys() == codegen.FAMILIES.keys()


@pytest.mark.parametrize("name", FAMILIES)
@pytest.mark.parametrize("form", FORMS)
def test_the_code_generator_agrees_about(name, form) -> None:
    named = codegen.read_logical(name + form)
    physical = codegen.physical_of(named)
    if physical is None:
        with pytest.raises(FormatError, match="There is no logical type"):
            logical_type(str(named) if named.arguments != ("",) else name + "(x)")
        return
    found = logical_type(str(named))
    assert found.physical == physical
    assert _word(found.arrow) == codegen.arrow_of(named)
    values = pa.array([None], {"binary": pa.binary(), "string": pa.string(), "float64": pa.float64()}[physical[0]])
    assert converter(str(named))(values).values.equals(pa.array([None], found.arrow))
    assert callable(value_reader(str(named)))


def test_a_name_that_there_is_not() -> None:
    with pytest.raises(FormatError, match="There is no logical type 'maxdb_numbr'"):
        converter("maxdb_numbr")


def test_where_a_layout_has_logical_types() -> None:
    day = Logical("maxdb_date", Scalar("string"))
    inner = Record("f::inner", "f:F.Inner", (Column("days", Array(day)),))
    other = Record("f::other", "f:F.Other", (Column("one", Scalar("int8")), Column("self", Struct("f::other"))))
    layout = Layout("f", "F", {"f::inner": inner, "f::other": other})
    assert arrow_type(layout, day) == pa.date32()
    assert has_logical(layout, day)
    assert has_logical(layout, Array(Struct("f::inner")))
    assert not has_logical(layout, Struct("f::other"))


def _word(arrow: pa.DataType) -> str:
    words = {pa.date32(): "date32", pa.float64(): "float64"}
    return words.get(arrow) or str(arrow)
