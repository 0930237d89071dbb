"""An instance that an expression uses several times is computed once."""

from __future__ import annotations

import pytest

from ksyspark.compiler import instructions as op
from ksyspark.compiler.build import build_path

SPEC = """
meta: {{id: repeated_use, endian: be}}
seq: [{{id: a, type: u1}}, {{id: inner, type: inner, repeat: eos}}]
instances: {{kind: {{value: 'a / 3 * 2 - 1', -column: false}}}}
types:
  inner:
    seq: [{{id: x, type: u1}}]
    instances: {{found: {{value: '{value}'{rest}}}}}
"""


def divisions(tmp_path, value: str, rest: str = "") -> int:
    """Return how often the plan works out what only the instance `kind` asks for."""
    path = tmp_path / "repeated_use.ksy"
    path.write_text(SPEC.format(value=value, rest=rest))
    return sum(code == op.DIV for code, *_ in build_path(path).plan.program)


@pytest.mark.parametrize(
    ("value", "count"),
    [
        ("_root.kind", 1),
        ("_root.kind + _root.kind * x", 1),
        ("_root.kind == 1 ? 4 : _root.kind == 3 ? 5 : _root.kind", 1),
        ("x == 1 ? _root.kind : 0", 1),
        ("x == 1 ? _root.kind : _root.kind - 1", 1),
        ("x == 1 ? _root.kind : x == 2 ? 0 : _root.kind - 1", 2),
        ("x == 1 or _root.kind == 3 ? x : _root.kind", 2),
        ("x != 1 and _root.kind != 3 ? x : x == 1 ? 7 : _root.kind", 2),
        ("(x == 1 ? _root.kind : _root.kind - 1) == 3", 1),
        ("x == 1 ? _root.kind * _root.kind : 0", 1),
        ("x == 1 and _root.kind > 3 and _root.kind < 9", 1),
        ("x == 1 or _root.kind > 3 or not (_root.kind < 9)", 1),
        ("not (x == 1 and _root.kind > 3) or _root.kind < 9 ? 1 : 2", 2),
        ("x == 1 ? (_root.kind == 3 ? 0 : _root.kind) : 0", 1),
        ("x == 1 and _root.kind == 3 ? _root.kind : 0", 2),
        ("_root.kind == 3 and x == 1 ? _root.kind : 0", 1),
    ],
)
def test_where_every_way_asks_for_it(tmp_path, value, count) -> None:
    assert divisions(tmp_path, value) == count


def test_what_a_condition_asks_for_is_known_to_the_value(tmp_path) -> None:
    assert divisions(tmp_path, "_root.kind", ", if: _root.kind != 3") == 1
    assert divisions(tmp_path, "_root.kind", ", if: x != 3 and _root.kind != 3") == 2
