"""Diagnostics as values, and the codes that no document has; `test_codes` of each transport walks its document's."""

from __future__ import annotations

import re
from pathlib import Path

from ksyspark_protocols.sas.result import CODES, Diagnostic, Diagnostics, Origin


def test_every_code_is_in_a_test() -> None:
    tests = (file for file in Path(__file__).parents[1].rglob("test_*.py") if file != Path(__file__))
    tested = set(re.findall(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+", "".join(one.read_text("utf-8") for one in tests)))
    assert sorted(set(CODES) - tested) == []


def test_a_diagnostic_is_a_value_and_a_sentence() -> None:
    diagnostics = Diagnostics("5e7", "a77")
    diagnostics.add("LENGTH_PAST_END", number=3, offset=17, expected="50 bytes", actual="2 bytes left")
    (diagnostic,) = diagnostics.items
    assert diagnostic == Diagnostic("LENGTH_PAST_END", "F", "5e7", "a77", 3, 17, "50 bytes", "2 bytes left")
    assert str(diagnostic) == (
        "F LENGTH_PAST_END: data ends before a length or a field does: expected 50 bytes, found 2 bytes left"
        " (set 5e7, attachment a77, message 3, byte 17)"
    )
    diagnostics.add("SET_INTERLEAVED")
    assert str(diagnostics.items[1]).startswith(
        "W SET_INTERLEAVED: another set begins before this one has ended (set 5e7"
    )


def test_a_diagnostic_with_an_origin() -> None:
    diagnostics = Diagnostics(None, origins={None: Origin("a.rv", 4, 70)})
    diagnostics.add("MSG_AFTER_LST")
    assert str(diagnostics.items[0]).endswith("belongs to no set (message 4 at byte 70 of a.rv)")
