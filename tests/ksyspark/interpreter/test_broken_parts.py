"""Of a rule that a message breaks, the part that is broken, with a value or a sentence as what is expected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ksyspark.formats import Format

RULE = """
meta: {{id: ruled, endian: be}}
seq:
  - {{id: kind, type: u1}}
  - {{id: limit, type: u1}}
  - {{id: secret, type: u1, -sensitive: true}}
  - id: number
    type: u1
    valid: {{expr: '{expr}', {reason}}}
instances:
  is_old: {{value: kind == 1}}
  is_last: {{value: kind == 1, -column: false}}
"""


@pytest.mark.parametrize(
    ("expr", "message", "expected"),
    [
        ("_ >= 5 and _ <= 9", "00 00 00 03", "at least 5"),
        ("_ >= 5 and _ <= 9", "00 00 00 0a", "at most 9"),
        ("_ == 4 or _ == 7", "00 00 00 05", "one of 4, 7"),
        ("is_old or _ > 4", "00 00 00 03", "more than 4"),
        ("_ == 1 and is_old or _ == 2 and not is_old", "01 00 00 05", "1"),
        ("_ == 1 and is_old or _ == 2 and not is_old", "00 00 00 05", "2"),
        ("_ == 1 and is_old or _ == 2 and not is_old", "01 00 00 02", "1"),
        ("_ == limit or (limit >= 11 and _ == 4)", "00 08 00 05", "8"),
        ("is_old ? _ < 4 : _ < 2", "00 00 00 05", "less than 2"),
        ("not (_ == 5 or is_old)", "00 00 00 05", "not (number is 5)"),
        ("3 <= _", "00 00 00 01", "at least 3"),
        ("_ != kind * 2", "02 00 00 04", "another value than 4"),
        ("_ == secret", "00 00 09 05", "number is secret"),
        ("_ & 1 == 0", "00 00 00 05", "number & 1 is 0"),
        ("is_old and _ == 3", "00 00 00 05", "is_old is true"),
        ("kind == 3 or limit == 4", "00 00 00 05", "limit is 4"),
        ("kind == 3 or kind == 4", "00 00 00 05", "kind is one of 3, 4"),
        ("limit == 0 or _ != 5 or kind == 4", "00 01 00 05", "kind is 4"),
        ("_ != 5 or kind != 0", "00 01 00 05", "another value than 5"),
        ("kind != 0 or limit != 1", "00 01 00 05", "limit is not 1"),
    ],
)
@pytest.mark.parametrize("reason", ["", "-reason: no such number"])
def test_what_is_expected(
    format_of: Callable[[str], Format], decode_one, expr: str, message: str, expected: str, reason: str
) -> None:
    failure = decode_one(format_of(RULE.format(expr=expr, reason=reason)), message).failure
    assert (failure.field, failure.offset, failure.expected) == ("number", 3, expected)
    is_value = expected[0].isdigit() or expected.startswith(("at ", "more", "less", "another", "one of"))
    said = f"expected {expected}" if is_value else f"expected that {expected}"
    in_front = "no such number: " if reason else ""
    is_told = not reason or (is_value and not expected.startswith("another"))
    reason_told = f"{said}, found {failure.found}" if is_told else f"found {failure.found}"
    assert failure.reason == in_front + reason_told


@pytest.mark.parametrize(
    ("expr", "message", "expected", "shown"),
    [
        ("kind == 3", "07 00 00 05", "kind is 3", "kind 7"),
        ("kind == 3 or kind == 4", "07 00 00 05", "kind is one of 3, 4", "kind 7"),
        ("kind == (is_old ? 0 : 2)", "01 00 00 05", "kind is 0", "kind 1"),
        ("kind == (is_old ? 0 : 2)", "03 00 00 05", "kind is 2", "kind 3"),
        ("secret != 9", "00 00 09 05", "secret is not 9", "5"),
        ("is_old", "00 00 00 05", "is_old is true", "5"),
    ],
)
def test_what_is_found_belongs_to_what_is_expected(
    format_of: Callable[[str], Format], decode_one, expr: str, message: str, expected: str, shown: str
) -> None:
    failure = decode_one(format_of(RULE.format(expr=expr, reason="")), message).failure
    assert (failure.field, failure.expected, failure.found) == ("number", expected, shown)
    assert failure.reason == f"expected that {expected}, found {shown}"
