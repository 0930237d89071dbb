"""Logical columns of whole batches: which message a bad value belongs to, what a subset of columns changes, secrets."""

from __future__ import annotations

import random
from datetime import date

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.layout.arrow import mask_columns

NESTED = """
    meta: {id: nested_days, endian: be, encoding: ASCII}
    seq:
      - {id: kind, type: u1}
      - {id: head, type: entry, if: kind > 1}
      - {id: num_rows, type: u1}
      - {id: rows, type: row, repeat: expr, repeat-expr: num_rows}
    types:
      row:
        seq:
          - {id: num_days, type: u1}
          - {id: days, type: str, size: 8, -logical-type: mq_date, repeat: expr, repeat-expr: num_days}
          - {id: body, size: 9, type: {switch-on: _root.kind, cases: {0: entry, 1: pair}}}
      entry:
        seq: [{id: day, type: str, size: 8, -logical-type: mq_date}, {id: rest, type: u1}]
        instances: {day_again: {value: day, -logical-type: mq_date, if: rest > 0}}
      pair:
        seq: [{id: time, type: str, size: 8, -logical-type: mq_time}]
"""
SECRET = """
    meta: {id: secret_day, endian: be, encoding: ASCII}
    seq:
      - {id: day, type: str, size: 8, -sensitive: true, -logical-type: mq_date}
      - {id: kind, type: f8, -sensitive: true, -logical-type: sas_missing}
      - {id: amount, size: 2, -sensitive: true, -logical-type: maxdb_number_text}
"""
GOOD, BAD = b"20240506", b"20240532"


def message(chance: random.Random) -> bytes:
    def day() -> bytes:
        return chance.choices((GOOD, b" " * 8, BAD), (60, 5, 1))[0]

    kind = chance.randrange(4)
    rows = [
        bytes([n := chance.randrange(3)]) + b"".join(day() for _ in range(n)) + day() + bytes([chance.randrange(2)])
        for _ in range(chance.randrange(4))
    ]
    head = day() + b"\1" if kind > 1 else b""
    return bytes([kind]) + head + bytes([len(rows)]) + b"".join(rows)


@pytest.mark.parametrize("columns", [None, ("kind",), ("rows",)])
def test_bad_values_anywhere_refuse_their_own_messages(format_of, differential, columns) -> None:
    fmt, chance = format_of(NESTED), random.Random(3)
    messages = [message(chance) for _ in range(3000)]
    messages[5::100] = [messages[5][:-1]] * len(messages[5::100])
    outcome = differential.both(fmt, messages, {}, DecodeOptions(columns))
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
    assert not fmt.plan.unsupported
    assert 100 < len(outcome.fallback_rows) < 2500


def test_an_item_is_named_by_its_number(format_of) -> None:
    data = b"\0\1\2" + GOOD + BAD + GOOD + b"\0"
    decoded = format_of(NESTED).decoder().decode(pa.array([data]), {})
    failure = decoded.failures[0]
    assert (failure.field, failure.offset) == ("rows[0].days[1]", 11)
    assert (failure.expected, failure.found) == ("a date: YYYYMMDD", '"20240532"')
    [row] = decoded.columns.to_pylist()[0]["rows"]
    assert row["body"]["entry"]["day"] == date(2024, 5, 6)


def test_failures_show_no_sensitive_values(format_of) -> None:
    fmt = format_of(SECRET)
    good = GOOD + bytes.fromhex("fffffe0000000000 c110")
    bad = BAD + bytes.fromhex("fffffd0000000000 c1ff")
    decoded = fmt.decoder().decode(pa.array([good, bad]), {})
    assert (decoded.failures[1].field, decoded.failures[1].found) == ("day", "***")
    assert decoded.columns.to_pylist()[0] == {"day": date(2024, 5, 6), "kind": ".", "amount": "1"}
    assert decoded.hidden[1] == ((0, 18),)
    masked = mask_columns(decoded.columns, fmt.layout)
    assert masked.to_pylist()[0] == {"day": None, "kind": "***", "amount": "***"}
