"""What expressions compute is bounded: numbers of 64 bits, and texts and comparisons in proportion to the message."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.interpreter.problems import TOO_MUCH_COMPUTED, Failed
from ksyspark.interpreter.stream import Fuel

BEYOND = "a number is beyond 64 bits"
TOO_MUCH = "computes with far more bytes than the data has"
NUMBER = """
    meta: {{id: number, endian: be, encoding: ASCII}}
    seq: [{{id: n, type: u8}}, {{id: text, type: str, size-eos: true}}]
    instances: {{found: {{value: {value}}}}}
"""


def _reasons(fmt, *messages: bytes) -> list[str | None]:
    """Return why messages are refused, None where they are not; machine and interpreter have to agree."""
    batch = pa.array(messages, pa.binary())
    decoded, reference = fmt.decoder().decode(batch, {}), fmt.reference_decoder().decode(batch, {})
    assert (decoded.failures, decoded.columns) == (reference.failures, reference.columns)
    failures = [decoded.failures.get(row) for row in range(len(messages))]
    return [None if failure is None else failure.reason for failure in failures]


@pytest.mark.parametrize(
    ("value", "number", "reason"),
    [
        ("1 << n", 62, None),
        ("1 << n", 63, "9223372036854775808 does not fit 64 bits"),
        ("1 << n", 64, "18446744073709551616 does not fit 64 bits"),
        ("1 << n", 20_000, BEYOND),
        ("1 << n", 2**64 - 1, BEYOND),
        ("0 << n", 2**64 - 1, None),
        ("1 << (0 - 1)", 0, "a text or value does not fit its expression"),
        ("n * n / n", 2**32, "18446744073709551616 does not fit 64 bits"),
        ("n + 1 - 1", 2**64 - 1, "18446744073709551616 does not fit 64 bits"),
        ("-n", 2**64 - 1, "-18446744073709551615 does not fit 64 bits"),
        ("~n", 2**64 - 1, "-18446744073709551616 does not fit 64 bits"),
        ("(n * 1.0e+300).to_i", 1, BEYOND),
    ],
)
def test_numbers_beyond_64_bits_are_a_reject(format_of, value, number, reason) -> None:
    good = (5).to_bytes(8)
    fmt = format_of(NUMBER.format(value=f"'{value}'"))
    assert _reasons(fmt, good, number.to_bytes(8), good)[1] == reason


@pytest.mark.parametrize("digits", [b"9" * 20, b"9" * 4000, b"9" * 5000, b"9" * 100_000])
@pytest.mark.parametrize("method", ["to_i", "to_i(16)"])
def test_texts_of_thousands_of_digits_are_a_reject(format_of, digits, method) -> None:
    fmt = format_of(NUMBER.format(value=f"text.{method}"))
    reasons = _reasons(fmt, bytes(8) + b"7", bytes(8) + digits, bytes(8) + b"8")
    assert reasons[0] is reasons[2] is None
    assert reasons[1] == BEYOND or reasons[1].endswith("is not a number")
    assert len(reasons[1]) < 100


def test_a_number_beyond_64_bits_that_is_a_size_shows_no_value(format_of, decode_one) -> None:
    """It may be computed of a sensitive field."""
    reading = decode_one(
        format_of("""
            meta: {id: sized, endian: be}
            seq: [{id: n, type: u8, -sensitive: true}, {id: rest, size: n * 3}]
        """),
        "f000000000000000",
    )
    assert (reading.place, reading.reason) == (("rest", 8), BEYOND)


CHAINED = """
    meta: {{id: chained, endian: be, encoding: UTF-8}}
    seq: [{{id: first, {first}}}]
    instances:
      v0: {{value: first}}
{more}
"""


def _chained(format_of, first: str, step: str, steps: int = 40):
    more = "\n".join(f"      v{n}: {{value: '{step.replace('_', f'v{n - 1}')}'}}" for n in range(1, steps + 1))
    return format_of(CHAINED.format(first=first, more=more))


def test_chained_squarings_end_at_64_bits(format_of) -> None:
    reasons = _reasons(_chained(format_of, "type: u8", "_ * _"), (3).to_bytes(8), (1).to_bytes(8))
    assert reasons == ["3433683820292512484657849089281 does not fit 64 bits", None]


@pytest.mark.parametrize("step", ["_ + _", 'f"{_}{_}"', "_.substring(0, 60000).reverse + _"])
def test_doubling_a_text_ends(format_of, step) -> None:
    fmt = _chained(format_of, "type: str, size-eos: true", step)
    assert _reasons(fmt, b"a" * 64, b"") == [TOO_MUCH, None]


def test_a_list_that_each_item_has_as_a_column_ends(format_of) -> None:
    fmt = format_of("""
        meta: {id: quadratic}
        seq: [{id: numbers, type: u1, repeat: eos}]
        instances: {items: {pos: 0, type: item, repeat: eos}}
        types: {item: {seq: [{id: x, type: u1}], instances: {all: {value: _parent.numbers}}}}
    """)
    assert _reasons(fmt, bytes(20_000), bytes(20)) == [TOO_MUCH, None]


@pytest.mark.parametrize("rule", ["_parent.items.max >= 0", '_root.p.to_s("ASCII").length > 0', "_root.p == _root.q"])
def test_the_same_work_for_each_item_ends(format_of, rule) -> None:
    fmt = format_of(f"""
        meta: {{id: each, endian: be}}
        seq:
          - {{id: n, type: u4}}
          - {{id: p, size: n}}
          - {{id: q, size: n}}
          - {{id: body, type: body}}
        types:
          body: {{seq: [{{id: items, type: u1, repeat: eos, valid: {{expr: '{rule.replace("_parent.", "")}'}}}}]}}
    """)
    few, many = (n.to_bytes(4) + b"a" * (2 * n) + b"z" * n for n in (40, 20_000))
    assert _reasons(fmt, few, many) == [None, TOO_MUCH]


def test_the_work_on_a_message_is_bounded_by_its_length() -> None:
    """Counted, not timed: what a message can make is so many times its length, and a little."""
    for length in (0, 1000, 1_000_000):
        fuel, most = Fuel(length), Fuel.TANK + Fuel.READS_PER_BYTE * length
        fuel.compute(most)
        with pytest.raises(Failed) as refused:
            fuel.compute(1)
        assert refused.value.problem == TOO_MUCH_COMPUTED
