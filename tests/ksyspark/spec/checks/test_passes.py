"""The list of passes: what all of them must accept. What each refuses is in `tests/bad_specs`."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ksyspark.spec import checks
from ksyspark.spec.checks import FLAT_PASSES, PASSES

Problems = Callable[..., list[str]]

# One feature after the other, in all its forms.
SOUND = """\
seq: [{id: a, size: 4, terminator: 0, include: true, pad-right: 0x20}, {id: b, size-eos: true, terminator: 1}]
---
seq: [{id: a, terminator: 10, consume: false, eos-error: false}, {id: b, type: str, terminator: 0,
  include: true}]
---
seq: [{id: a, type: strz, include: true}, {id: b, type: strz, size: 8}, {id: c, type: strz, eos-error: false}]
---
seq: [{id: a, size: 4, type: part}, {id: b, size-eos: true, type: part}]
types: {part: {}}
---
seq: [{id: a, size: 4, repeat: eos, type: part, terminator: 0}]
types: {part: {}}
---
seq: [{id: a, type: b3}, {id: b, type: b5}, {id: c, type: b12le}, {id: d, type: b4le}]
---
seq: [{id: a, type: u1}, {id: b, size: _index + a, repeat: expr, repeat-expr: a + 1}]
---
seq: [{id: a, type: part, repeat: until, repeat-until: _.a == 0 or _index > 3}]
types: {part: {seq: [{id: a, type: u1}]}}
---
seq: [{id: a, contents: [1], repeat: eos, if: false}]
---
seq: [{id: a, type: u1, valid: {min: 1, max: 0x10}, repeat: eos}, {id: b, size: 2, valid: '[1, 2]'}]
---
seq: [{id: a, type: f4, valid: {min: 0}}, {id: b, type: s8, valid: {any-of: [-1, a.to_i]}}]
---
seq: [{id: a, type: strz, valid: '"x"'}, {id: b, type: b1, valid: true}, {id: c, type: u8,
  valid: 18446744073709551615}]
---
seq: [{id: a, type: u1, enum: e, valid: {any-of: ['e::x']}}, {id: b, type: part, valid: {expr: _.a > 0}}]
types: {part: {seq: [{id: a, type: u1}]}}
enums: {e: {1: x}}
---
seq: [{id: a, type: s1}, {id: b, type: {switch-on: a, cases: {-1: u1, 0x10: strz, _: part}}}]
types: {part: {}}
---
seq: [{id: a, type: b1}, {id: b, type: {switch-on: a, cases: {true: part, false: u2}}}]
types: {part: {}}
---
seq: [{id: a, type: strz}, {id: b, size: 3, type: {switch-on: a, cases: {'"x"': part}}}]
types: {part: {}}
---
seq: [{id: a, size: 1, type: {switch-on: _index, cases: {0: part}}, repeat: eos}]
types: {part: {}}
---
seq: [{id: a, type: 'part(1, true, "x", [1], [1, 300], _io, _root, e::x, 1.5)'}]
types: {part: {params: [{id: p1, type: u4}, {id: p2, type: b1}, {id: p3, type: str}, {id: p4, type: bytes},
  {id: p5, type: 'u2[]'}, {id: p6, type: io}, {id: p7, type: struct}, {id: p8, type: u1, enum: e}, {id: p9,
  type: f8}], seq: [{id: a, size: p1, if: p2}], instances: {b: {value: 'p5[0] + p6.pos'}}}}
enums: {e: {1: x}}
---
seq: [{id: n, type: u1}, {id: a, type: outer}]
types: {outer: {seq: [{id: i, type: inner}], types: {inner: {seq: [{id: b,
  size: _parent._parent.n + _root.n}]}}}}
---
seq: [{id: a, type: u1}]
instances: {b: {pos: a, size: 2, if: a > 0}, c: {pos: 0, type: u2, repeat: expr, repeat-expr: 2},
  d: {value: 'b[0]', if: a > 0}, e: {value: a, enum: k}}
enums: {k: {1: x}}
---
meta: {id: demo, endian: {switch-on: a, cases: {'"II"': le, _: be}}}
seq: [{id: a, type: str, size: 2, encoding: ASCII}, {id: b, type: u2}, {id: c, type: part}]
types: {part: {seq: [{id: d, type: f4}]}}
---
seq: [{id: a, type: x}, {id: b, type: y}]
types: {x: {seq: [{id: c, type: z}]}, y: {seq: [{id: c, type: z}]}, z: {}}
"""


def test_every_check_stands_in_the_list_of_passes() -> None:
    files = Path(checks.__file__).parent.glob("*.py")
    named = {name for file in files for name in re.findall(r"^def (check_\w+)", file.read_text(), re.MULTILINE)}
    assert {run.__name__ for run in (*PASSES, *FLAT_PASSES)} == named


@pytest.mark.parametrize("text", SOUND.split("---\n"))
def test_sound_specifications_pass(problems_of: Problems, text: str) -> None:
    assert problems_of(text) == []


def test_values_that_refer_to_each_other_too_deeply_are_a_problem(problems_of: Problems) -> None:
    chain = "\n".join(f"  v{n}: {{value: v{n + 1} + 1}}" for n in range(2000))
    [problem] = problems_of(f"instances:\n{chain}\n  v2000: {{value: 1}}\n")
    assert "refer to each other too deeply" in problem


def test_all_passes_report_together(problems_of: Problems) -> None:
    text = "seq: [{id: a, type: nothing}, {id: b, type: str}, {id: c, size: d}, {id: e, type: u1, valid: true}]"
    assert [problem.split(":")[0] for problem in problems_of(text)] == [
        "/seq/0/type",
        "/seq/1/type",
        "/seq/2/size",
        "/seq/3/valid",
    ]
