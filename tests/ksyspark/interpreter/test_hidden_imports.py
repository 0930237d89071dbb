"""What is hidden of a refused message, where the failing part is of an imported type."""

from __future__ import annotations

import pytest

from ksyspark.formats import find_format

PART = "meta: {id: part}\nseq: [{id: n, type: u1, valid: 1}]\n"
WHOLE = """
    meta: {id: whole, imports: [part]}
    seq:
      - {id: kind, type: u1}
      - {id: first, type: part}
      - {id: rest, size-eos: true, type: {switch-on: kind, cases: {1: open, 2: secret}}}
    types:
      open: {seq: [{id: a, type: u1}]}
      secret: {seq: [{id: pin, type: u1, -sensitive: true}]}
"""


@pytest.mark.parametrize(("message", "hidden"), [("01 02 05", ()), ("02 02 05", ((1, 3),))])
def test_what_may_follow_is_told_by_the_objects_above(tmp_path, decode_one, message, hidden):
    (tmp_path / "part.ksy").write_text(PART, encoding="utf-8")
    (tmp_path / "whole.ksy").write_text(WHOLE.replace("\n    ", "\n"), encoding="utf-8")
    reading = decode_one(find_format(str(tmp_path / "whole.ksy")), message)
    assert reading.place == ("first.n", 1)
    assert reading.hidden == hidden
