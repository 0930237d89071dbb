"""Names, types and functions of logical types agree everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.errors import FormatError
from ksyspark.layout import Array, Column, Layout, Logical, Record, Scalar, Struct, has_logical
from ksyspark.layout.arrow import arrow_type
from ksyspark.logical import converter, families, logical_type, value_reader
from ksyspark.spec.logical_types import SHIPPED, precision_and_scale, read_logical

ROOT = Path(__file__).parents[3]
PHYSICAL = {"decimal128(20, 0)": pa.decimal128(20, 0)}
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
WRITTEN = r'-logical-type: "?(\w+)'
# Where logical types stand by name, each with those that need not.
PLACES = {
    # Samples of the formats that have them hold good and bad values.
    ("tests/ksyspark/vm/constructs/logical.yaml", WRITTEN): (
        "maxdb_defined_date maxdb_defined_time maxdb_timestamp mq_timestamp mqtt_string mqtt_topic_filter "
        "mqtt_topic_name"
    ),
    # Others that are there are converted by the same functions.
    ("tests/ksyspark/vm/test_no_message_loop.py", WRITTEN): (
        "maxdb_date maxdb_defined_date maxdb_defined_number maxdb_defined_time maxdb_defined_timestamp "
        "maxdb_number_text maxdb_timestamp mq_time mq_timestamp mqtt_string mqtt_topic_filter mqtt_topic_name "
        "sas_date sas_numeric sas_time sas_time_of_day"
    ),
    # A page shows these as they are stored.
    ("tools/ksyspark_review/script/logical.js", r"(?m)^  (\w+)\(.*\) \{$"): (
        "ibm_hex_float maxdb_date maxdb_defined_date maxdb_defined_number maxdb_defined_number_text "
        "maxdb_defined_time maxdb_defined_timestamp maxdb_time maxdb_timestamp mq_date mq_time mq_timestamp sas_date "
        "sas_datetime sas_time sas_time_of_day"
    ),
    # These are understood as what their names say.
    ("tools/ksyspark_review/sentences/locale/en.yaml", r"(?m)^meaning (\w+):"): (
        "bcd bcd_date filetime ibm_hex_float ip_address maxdb_date maxdb_defined_date maxdb_defined_number "
        "maxdb_defined_number_text maxdb_defined_time maxdb_defined_timestamp maxdb_number_text maxdb_time "
        "maxdb_timestamp mq_date mq_time mq_timestamp ntp_time packed_decimal sas_date sas_datetime sas_time "
        "sas_time_of_day unix_time uuid zoned_decimal"
    ),
}


@pytest.mark.parametrize(("place", "left_out"), PLACES.items(), ids=lambda place: Path(place[0]).name)
def test_every_logical_type_stands_in(place, left_out) -> None:
    path, pattern = place
    names = set(re.findall(pattern, (ROOT / path).read_text(encoding="utf-8")))
    assert SHIPPED.keys() - names == {*left_out.split()}, f"{path}: add it, or say in PLACES why not"


def test_every_logical_type_has_its_functions() -> None:
    assert SHIPPED.keys() == families.FUNCTIONS.keys()


@pytest.mark.parametrize("name", [name for name in SHIPPED if not name.startswith("maxdb_defined_")])
def test_the_table_for_writers_of_specifications_has(name) -> None:
    table = (ROOT / "ksy" / "README.md").read_text(encoding="utf-8").partition("## Logical types")[2]
    assert f"`{name}" in table.partition("\n## ")[0], f"ksy/README.md does not tell what `{name}` is"


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("form", FORMS)
def test_arrow_type_and_conversion_of(name, form) -> None:
    named = read_logical(name + form)
    physical = SHIPPED[name].physical_of(named.arguments)
    if physical is None:
        with pytest.raises(FormatError, match="There is no logical type"):
            logical_type(str(named) if named.arguments != ("",) else name + "(x)")
        return
    logical = logical_type(str(named))
    assert logical.physical == physical
    digits = precision_and_scale(named.arguments) if pa.types.is_decimal(logical.arrow) else ()
    assert _word(logical.arrow) == SHIPPED[name].arrow + (f"({digits[0]}, {digits[1]})" if digits else "")
    values = pa.array([None], PHYSICAL.get(physical[0]) or pa.type_for_alias(physical[0]))
    assert converter(str(named))(values).values.equals(pa.array([None], logical.arrow))
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
