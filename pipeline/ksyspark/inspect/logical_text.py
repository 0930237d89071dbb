"""What a value of a logical type means, for the annotated dump."""

from __future__ import annotations

from ksyspark.layout import Logical
from ksyspark.layout.display import show_value
from ksyspark.layout.json_text import plain_json
from ksyspark.logical import InvalidValue, value_reader


def show_logical(held: object, column_type: Logical) -> str:
    """Return the meaning of a value as text; the value itself where it is that, or breaks a rule of its type."""
    try:
        found = value_reader(column_type.name)(held)
    except InvalidValue:
        return show_value(held)
    if found == held:
        return show_value(held)
    return "no value" if found is None else str(plain_json(found))
