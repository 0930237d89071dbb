"""Messages that obey in another way, and what is no letter in texts of many objects."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis.breaking.bases import Bases
from ksyspark_codegen.synthesis.breaking.patches import Proposal, other_params
from ksyspark_codegen.synthesis.mutation import near_values
from ksyspark_codegen.synthesis.mutation.bases import filled, sites_of, with_other_values
from ksyspark_codegen.synthesis.mutation.expressions import mutated_throughout
from ksyspark_codegen.synthesis.mutation.structure import shortened
from ksyspark_codegen.synthesis.mutation.texts import with_undecodable_texts
from ksyspark_codegen.synthesis.verifier import Verifier

LETTERS = """\
seq:
  - {id: head, size: 2, valid: {any-of: ['[0x41, 0x42]', '[0xc1, 0xc2]']}}
  - {id: small, size: 3, if: 'head[0] == 0x41'}
  - {id: large, size: 3, if: 'head[0] == 0xc1'}
"""
SETS = """\
seq:
  - {id: set, type: u1}
  - {id: outer, type: box}
types:
  box:
    seq:
      - {id: number, type: u1}
      - {id: one, type: 'text(_root.set)'}
      - {id: inner, type: 'pair(number)'}
  pair:
    params: [{id: told, type: u1}]
    seq:
      - {id: two, type: 'text(told)'}
      - {id: three, type: 'text(told)'}
  text:
    params: [{id: which, type: u1}]
    seq: [{id: bytes, size: 2}]
    instances:
      words: {value: "which == 7 ? bytes.to_s('UTF-8') : bytes.to_s('ISO-8859-1')"}
"""
ROUNDED = """\
seq:
  - {id: len, type: u1}
  - {id: text, type: str, encoding: UTF-8, size: 'is_sound ? len : 0'}
instances:
  is_sound: {value: 'len * len % 8 == 4'}
"""


def bases_of(library, solver, count: int) -> Bases:
    """Return bases of which so many messages are known."""
    bases = Bases(solver, Verifier(library, solver.root))
    while len(list(bases.all())) < count:
        bases._take(solver.one())
    return bases


def test_what_a_rule_allows_too_is_put_in_where_that_shows_more(solver_of, library_of) -> None:
    library, solver = library_of(LETTERS), solver_of(LETTERS)
    bases = bases_of(library, solver, 1)
    sites = sites_of(bases.all())
    known = {base.data[:2] for base in sites.bases}
    assert len(known) == 1
    new = [base.data[:2] for base in with_other_values(bases, sites)]
    assert {*known, *new} == {b"AB", b"\xc1\xc2"}
    assert len(new) == 1


def test_objects_around_ask_for_what_those_inside_are_turned_by(solver_of, library_of) -> None:
    library, solver = library_of(SETS), solver_of(SETS)
    base = next(iter(bases_of(library, solver, 1).all()))
    texts = [part for part in base.parts if part.spec.path[-1] == "text"]
    assert len(texts) == 3
    mutated = {(one.data[0], one.data[1]) for _, one in mutated_throughout(base, texts)}
    assert (7, 7) in mutated


def test_messages_that_have_nothing_new_of_a_type_are_left_out(solver_of, library_of) -> None:
    library, solver = library_of(SETS), solver_of(SETS)
    sites = sites_of(bases_of(library, solver, 4).all())
    assert len(list(sites.showing_most(4))) == 4
    path = next(path for path in sites.types(1) if path[-1] == "text")
    assert len(list(sites.showing_most(4, path))) == 1


@pytest.mark.parametrize(("number", "expected"), [(7, {b"\x81A", b"AA"}), (8, {b"\x81A"})])
def test_no_letter_stands_in_one_text_or_in_all(number, expected, solver_of, library_of) -> None:
    telling, *found = misread_texts(number, solver_of(SETS), library_of(SETS))
    assert telling == ([b"AA"] * 3 if number == 7 else [b"\xb0\x9b", b"\x9bC", b"C\x9f"])
    assert found[0] == [b"\x81A"] * 3
    assert {one for texts in found for one in texts} == expected
    assert len(found) == (4 if number == 7 else 1)


def misread_texts(number: int, solver, library) -> list[list[bytes]]:
    """Return the three texts of the messages in which both sets are a number."""
    bases = bases_of(library, solver, 1)
    base = next(iter(bases.all()))
    change = Proposal(bytes([number, number]) + b"A" * (len(base.data) - 2), base.params)
    found = with_undecodable_texts(bases.verifier, [(base, change)], frozenset())
    return [[one.data[at : at + 2] for at in (2, 4, 6)] for one in found]


def test_a_parameter_of_bytes_is_as_long_as_it_is_compared_with(solver_of, library_of) -> None:
    body = "params: [{id: key, type: bytes, -default: ''}]\nseq: [{id: a, type: u1, if: key.length == 8}]\n"
    library, solver = library_of(body), solver_of(body)
    base = next(iter(bases_of(library, solver, 1).all()))
    told = near_values(library, solver.hints)["key"]
    keys = [one.params["key"] for one in other_params(base, told, "key")]
    assert keys == [bytes(range(1, 9)), bytes(8), bytes(4) + bytes(range(5, 9)), bytes(range(1, 5)) + bytes(4)]


def test_messages_end_where_expressions_ask_whether_there_is_more(solver_of, library_of) -> None:
    body = "seq: [{id: a, size: 9}]\ninstances: {is_long: {value: '_io.size >= 6 and a[0] == 1'}}\n"
    library, solver = library_of(body), solver_of(body)
    bases = bases_of(library, solver, 2)
    found = list(shortened(sites_of(bases.all()), library))
    assert {len(one.data) for one in found} == {5, 6, 7}
    assert len(found[0].data) == 6
    assert len({one.data for one in found}) == len(found)


def test_a_text_that_is_to_be_filled_has_bytes(library_of, solver_of) -> None:
    library = library_of(ROUNDED)
    solvers = (solver_of(ROUNDED, seed) for seed in range(8))
    found = [base for one in solvers for base in filled(Bases(one, Verifier(library, one.root)), sites_of([]))]
    assert len(found) > 3
    assert all(base.values[("text",)].value for base in found)
