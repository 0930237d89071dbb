"""Values of logical types for messages made: each type has some, of several sizes, and its own reader takes them."""

from __future__ import annotations

from random import Random

import pytest

from ksyspark.logical import InvalidValue, value_reader
from ksyspark.spec.logical_types import SHIPPED, Named
from ksyspark_codegen.synthesis.encoding import drawn_logical

WRITTEN = [
    named
    for name, family in SHIPPED.items()
    for named in [Named(name, (form,)) for form in family.forms] or [Named(name, ())]
    if not name.startswith("mqtt_") and {"binary", "string", "float64"} & {*(family.physical_of(named.arguments) or ())}
]


@pytest.mark.parametrize("named", WRITTEN, ids=str)
def test_values_are_drawn_that_are_read(named: Named) -> None:
    chance = Random(1)
    drawn = [drawn_logical(named, size, chance) for size in (None, *range(1, 33)) for _ in range(20)]
    values = [octets for octets in drawn if octets is not None]
    assert values
    is_text = SHIPPED[named.name].physical_of(named.arguments) == ("string",)
    for octets in values:
        try:
            value_reader(str(named))(octets.decode() if is_text else octets)
        except InvalidValue as invalid:
            pytest.fail(f"{octets.hex()} is no value of {named} ({invalid}): its `Functions` need a `draw`")
