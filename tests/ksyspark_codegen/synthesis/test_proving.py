"""Rules that no message can break are known to be such; rules that one can break are not."""

from __future__ import annotations

import pytest

from ksyspark_codegen.synthesis.breaking import breaches_of
from ksyspark_codegen.synthesis.breaking.breaches import attribute_of
from ksyspark_codegen.synthesis.proving import Never

LENGTH = "{id: n, type: u1, valid: {min: 4}}"
PARTS = "types: {part: {seq: [{id: kind, size: 0, valid: {expr: _io.size == 4 or _io.size == 2}}, "


LOOKS = """\
seq: [{id: ahead, type: ahead(_io.pos)}, %s{id: items, type: item, repeat: expr, repeat-expr: ahead.count}]
types:
  ahead:
    params: [{id: at, type: s4}]
    instances:
      looks: {pos: at, type: look, repeat: until, repeat-until: _io.eof or _.k != 1}
      count: {value: 'looks.last.k == 1 ? looks.size : looks.size - 1'}
  look: {seq: [{id: k, type: u1}, {id: n, type: u2}, {id: data, size: n}]}
  head: {seq: [{id: k, type: u1}, {id: n, type: u2}]}
  item: {seq: [%s]}
"""


@pytest.fixture
def proofs_of(library_of):
    """Return the maker of the proofs of a specification `demo`, by the names of rules; None for what is not proven."""

    def make(text: str) -> dict[str, tuple[str, ...] | None]:
        library = library_of(text)
        spec = library.specs["demo"]
        never = Never(library, spec.root)
        found = {}
        for one in breaches_of(library, spec):
            proof = never.proof(library.types[one.owner], attribute_of(library, one), one.kind)
            found[one.name] = proof.rules if proof is not None else None
        return found

    return make


def test_sizes_that_cannot_be_negative_are_not_listed(proofs_of) -> None:
    found = proofs_of("seq: [{id: n, type: u1}, {id: m, type: s1}, {id: a, size: n}, {id: b, size: m}]")
    assert "demo.a-negative-size" not in found
    assert found["demo.b-negative-size"] is None
    assert found["demo.a-size"] is None


def test_bits_of_a_byte_that_is_there_are_not_listed(proofs_of) -> None:
    found = proofs_of("seq: [{id: a, type: b3}, {id: b, type: b5}, {id: c, type: b4}, {id: d, type: b6}]")
    assert [name for name in found if name.endswith("-end")] == ["demo.a-end", "demo.c-end", "demo.d-end"]


def test_bytes_that_are_asked_for_only_where_they_are_there(proofs_of) -> None:
    instance = "{pos: 0, size: '_io.size < 8 ? _io.size : 8'}"
    found = proofs_of(f"seq: [{{id: x, type: u1}}]\ninstances: {{start: {instance}, late: {{pos: 1, size: 2}}}}")
    assert "demo.start-end" not in found
    assert found["demo.late-end"] is None


def test_a_rule_before_is_named(proofs_of) -> None:
    found = proofs_of(f"seq: [{LENGTH}, {{id: a, size: n - 4}}, {{id: b, size: n - 5}}]")
    assert found["demo.a-negative-size"] == ("demo.n",)
    assert found["demo.b-negative-size"] is None


def test_a_rule_about_the_stream_is_named(proofs_of) -> None:
    seq = "{id: wide, type: u4, if: _io.size == 4}, {id: pair, type: u2}]}}"
    found = proofs_of("seq: [{id: n, type: u1}, {id: a, size: n, type: part}]\n" + PARTS + seq)
    assert "demo.part.wide-end" not in found
    assert found["demo.part.pair-end"] is None


def test_parameters_are_what_the_uses_tell(proofs_of) -> None:
    types = "types: {text: {params: [{id: len, type: u1}], seq: [{id: t, size: len - 2}]}}"
    fixed = proofs_of("seq: [{id: a, type: text(4)}, {id: b, type: text(2)}]\n" + types)
    assert "demo.text.t-negative-size" not in fixed
    assert "demo.text.t-size" not in fixed
    assert fixed["demo.text.t-end"] is None
    told = proofs_of("seq: [{id: n, type: u1}, {id: a, type: text(n)}]\n" + types)
    assert told["demo.text.t-negative-size"] is None


def test_arguments_are_told_behind_the_bytes_of_a_stream_of_its_own(proofs_of) -> None:
    part = "part: {params: [{id: at, type: u1}], seq: [{id: x, size: 1 - at}]}"
    assert "demo.part.x-negative-size" not in proofs_of(f"seq: [{{id: a, type: part(_io.pos)}}]\ntypes: {{{part}}}")
    found = proofs_of(f"seq: [{{id: a, type: part(_io.pos), size: 3}}]\ntypes: {{{part}}}")
    assert found["demo.part.x-negative-size"] is None


def test_what_never_is_there_is_not_listed(proofs_of) -> None:
    types = "types: {more: {params: [{id: has, type: bool}], seq: [{id: x, type: u1, if: has}]}}"
    assert "demo.more.x-end" not in proofs_of("seq: [{id: a, type: more(false)}]\n" + types)
    assert (
        proofs_of("seq: [{id: a, type: more(false)}, {id: b, type: more(true)}]\n" + types)["demo.more.x-end"] is None
    )


def test_numbers_are_whole(proofs_of) -> None:
    never = "{id: a, type: u1}, {id: b, type: u1, valid: {expr: 2 * _ != 2 * a + 1}}"
    assert "demo.b-expr" not in proofs_of(f"seq: [{never}]")
    assert proofs_of("seq: [{id: a, type: f4, valid: {expr: _ < 1 or _ >= 2}}]")["demo.a-expr"] is None


def test_items_are_of_one_size_only_where_nothing_in_them_tells_another(proofs_of) -> None:
    spec = """\
seq: [{id: items, type: item, repeat: expr, repeat-expr: 2}, {id: tail, size: '_io.pos == 3 ? -1 : 0'}]
types: {item: {seq: [{id: len, type: u1}, {id: data, size: %s}]}}
"""
    assert "demo.tail-negative-size" not in proofs_of(spec % "1")
    assert proofs_of(spec % "len")["demo.tail-negative-size"] is None


def test_a_list_was_looked_at_ahead_only_where_its_items_are_laid_out_alike(proofs_of) -> None:
    def is_proven(item: str, first: str = "") -> bool:
        return proofs_of(LOOKS % (first, item))["demo.items-count"] is not None

    assert is_proven("{id: k, type: u1}, {id: n, type: u2}, {id: data, size: n}")
    assert is_proven("{id: head, type: head}, {id: data, size: head.n}")
    assert not is_proven("{id: k, type: u1}, {id: n, type: u2}, {id: data, size: n + 1}")
    assert not is_proven("{id: k, type: u1}, {id: n, type: u2le}, {id: data, size: n}")
    assert not is_proven("{id: n, type: u2}, {id: k, type: u1}, {id: data, size: n}")
    assert not is_proven("{id: k, type: u1}, {id: n, type: u2}, {id: data, size: n}, {id: more, type: u1, if: k == 9}")
    assert not is_proven("{id: k, type: u1}, {id: n, type: u2}, {id: data, size: n}", "{id: first, type: u1}, ")


def test_fields_without_id_are_listed(proofs_of) -> None:
    assert "demo._unnamed0-contents" in proofs_of("seq: [{contents: AB}, {id: x, type: u1}]")
