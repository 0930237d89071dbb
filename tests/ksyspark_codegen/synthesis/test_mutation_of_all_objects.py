"""Mutated messages in which many objects change at once: the result of an expression, or a value that they read."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis import make_validation
from ksyspark_codegen.synthesis.breaking.bases import Bases
from ksyspark_codegen.synthesis.hints import find_hints
from ksyspark_codegen.synthesis.mutation import near_values
from ksyspark_codegen.synthesis.mutation.bases import sites_of
from ksyspark_codegen.synthesis.mutation.combining import in_turn
from ksyspark_codegen.synthesis.mutation.structure import with_shared_values
from ksyspark_codegen.synthesis.verifier import Verifier

BODY = """\
seq:
  - {id: mode, type: u1}
  - {id: one, type: field}
  - {id: two, type: field}
  - {id: three, type: field}
types:
  field:
    seq: [{id: number, type: u2}, {id: width, type: u1}, {id: name, size: width}]
    instances:
      remark: {value: 'number == 31415 ? 1 : _root.mode == 77 and _root.kind == 5 ? 2 : 3'}
instances:
  kind: {value: 'mode == 99 ? 5 : 6'}
"""
SPEC = f"meta: {{id: demo, endian: be}}\n{BODY}"


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    path = tmp_path_factory.mktemp("mutated") / "demo.ksy"
    path.write_text(SPEC)
    return make_validation(path, seed=3, count=40)


def numbers_of(data: bytes) -> list[int]:
    found, at = [], 1
    while at + 3 <= len(data):
        found.append(int.from_bytes(data[at : at + 2], "big"))
        at += 3 + data[at + 2]
    return found


def test_an_expression_is_turned_in_all_objects_of_a_type(made) -> None:
    assert [31415] * 3 in [numbers_of(one.data) for one in made.mutated]


def test_what_many_ask_for_has_each_value_that_it_is_compared_with(solver_of, library_of) -> None:
    library, solver = library_of(BODY), solver_of(BODY)
    bases = Bases(solver, Verifier(library, solver.root))
    bases.start()
    found = in_turn(with_shared_values(sites_of(bases.all()), near_values(library, solver.hints), solver.hints))
    changed = [(base.data, one.data) for base, one in found]
    assert {data[0] for _, data in changed} >= {77, 99, 5, 6}
    assert all(base[1:] == data[1:] for base, data in changed)


def test_names_that_other_objects_depend_on(library_of) -> None:
    assert find_hints(library_of(BODY)).shared == {"mode", "kind"}
