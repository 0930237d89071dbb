"""Messages in a row."""

from __future__ import annotations

import pytest

from ksyspark_codegen.checks.agreement import check_streams
from ksyspark_codegen.checks.finding import report

SPEC = """
meta: {id: framed, endian: be}
params: [{id: wide, type: b1, -default: false}]
seq:
  - {id: n, type: u1}
  - {id: more, type: u1, if: wide}
  - {id: body, size: n}
"""


@pytest.fixture
def messages(message):
    narrow = [message(bytes([n]) + b"x" * n, {"wide": False}) for n in (0, 3, 1)]
    wide = [message(bytes([n, 9]) + b"x" * n, {"wide": True}) for n in (2, 0)]
    return [*narrow, *wide]


def test_messages_are_cut_by_their_parameters(format_of, messages) -> None:
    assert report(check_streams(format_of(SPEC), messages)) == ""


@pytest.mark.parametrize(("right", "wrong"), [("size: n", "size: 'n + 1'"), ("if: wide", "if: not wide")])
def test_an_end_that_is_elsewhere_is_found(planted, messages, right, wrong) -> None:
    found = check_streams(planted(SPEC, "plans", right, wrong), messages)
    assert {one.about for one in found} == {"the end of the message"}


def test_a_format_without_ends_has_no_streams(format_of, message) -> None:
    fmt = format_of("meta: {id: endless}\nseq: [{id: rest, size-eos: true}]")
    assert check_streams(fmt, [message(b"abc")]) == []
