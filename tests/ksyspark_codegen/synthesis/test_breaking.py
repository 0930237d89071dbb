"""Messages that break one rule each: what there is to be broken, and what is found for it."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import pytest

from ksyspark_codegen.synthesis.breaking import Broken, NotBroken, breaches_of, broken_messages, marks_of
from ksyspark_codegen.synthesis.samples import truncations
from ksyspark_codegen.synthesis.verifier import Verifier

SPEC = """\
seq:
  - {id: magic, contents: AB}
  - {id: n, type: u1, valid: {max: 9}}
  - {id: items, type: item, repeat: expr, repeat-expr: n}
  - {id: kind, type: u1, enum: kind, valid: {in-enum: true}}
  - {id: len, type: s1}
  - {id: body, size: len, type: body}
  - {id: name, type: strz, encoding: UTF-8}
types:
  item: {seq: [{id: x, type: u2, valid: {any-of: [1, 2]}}]}
  body: {seq: [{id: a, type: u1, valid: 5}, {id: b, type: u1, valid: {expr: _ > 3}}]}
enums: {kind: {1: a, 2: b}}
"""

PAIR = "types: {pair: {seq: [{id: a, type: u1}, {id: b, type: u1}]}}"

Results = dict[str, Broken | NotBroken]


@pytest.fixture
def broken_of(library_of) -> Callable[[str], Results]:
    """Return the maker of broken messages of a specification `demo`, by the names of their rules."""

    def make(text: str) -> Results:
        library = library_of(text)
        return {one.breach.name: one for one in broken_messages(library, library.specs["demo"], 1)}

    return make


def test_every_rule_is_listed_and_said_in_words(library_of) -> None:
    library = library_of(SPEC)
    found = {one.name: str(one) for one in breaches_of(library, library.specs["demo"])}
    assert found["demo.magic-contents"] == "demo.magic must be 'AB'"
    assert found["demo.n-max"] == "demo.n must be at most 9"
    assert found["demo.items-count"] == "demo.items must have as many items as `n` tells"
    assert found["demo.body-negative-size"] == "demo.body must not have a negative size `len`"
    assert found["demo.item.x-any-of"] == "demo::item.x must be one of 1, 2"
    assert found["demo.name-encoding"] == "demo.name must be UTF-8"
    assert len(found) == 20


def test_every_rule_is_broken_by_a_message(broken_of) -> None:
    found = broken_of(SPEC)
    assert [str(one) for one in found.values() if isinstance(one, NotBroken)] == []
    places = {name: (one.field, one.offset) for name, one in found.items() if isinstance(one, Broken)}
    assert places["demo.magic-contents"] == ("magic", 0)
    assert places["demo.n-max"] == ("n", 2)
    assert places["demo.n-end"] == ("n", 2)
    assert places["demo.item.x-any-of"][0].startswith("items[")
    assert places["demo.body.b-expr"][0] == "body.b"


def test_a_message_breaks_no_other_rule_where_it_can(broken_of) -> None:
    spec = "seq: [{id: a, type: u1, valid: {max: 9}}, {id: b, type: u1, valid: {expr: a != %d}}]"
    assert broken_of(spec % 20)["demo.a-max"].data[0] > 9
    assert broken_of(spec % 10)["demo.a-max"].data[0] > 10


CHECKED = "seq: [{id: a, type: u2, valid: {max: 9}}, {id: sum, type: u4, -checksum: {type: crc32}}]"


def test_a_checksum_is_broken_and_is_right_where_another_rule_is(broken_of) -> None:
    found = broken_of(CHECKED)
    wrong, too_large = found["demo.sum-checksum"], found["demo.a-max"]
    assert str(wrong.breach) == "demo.sum must be the crc32 of its bytes"
    assert (wrong.field, wrong.offset, wrong.rule) == ("sum", 2, "checksum")
    assert zlib.crc32(wrong.data[:2]) != int.from_bytes(wrong.data[2:], "big")
    assert zlib.crc32(too_large.data[:2]) == int.from_bytes(too_large.data[2:], "big")


def test_cuts_tell_what_lacks_bytes(library_of) -> None:
    library = library_of("seq: [{id: n, type: u2}, {id: body, size: n, type: pair}, {id: end, type: strz}]\n" + PAIR)
    verifier = Verifier(library, library.specs["demo"].root)
    cuts = list(truncations(verifier, b"\0\2\1\2hi\0", {}))
    assert [(cut.field, cut.offset) for cut in cuts] == [("n", 0)] * 2 + [("body", 2)] * 2 + [("end", 4)] * 3


def test_a_beginning_may_obey(library_of) -> None:
    library = library_of("seq: [{id: items, type: u2, repeat: eos}]")
    verifier = Verifier(library, library.specs["demo"].root)
    cuts = [cut.field for cut in truncations(verifier, b"\0\1\0\2", {})]
    assert cuts == [None, "items[0]", None, "items[1]"]


def test_a_message_shows_each_rule_that_it_fails_for(library_of) -> None:
    library = library_of(SPEC)
    verifier = Verifier(library, library.specs["demo"].root)

    rules = {one.name for one in breaches_of(library, library.specs["demo"])}

    def marks(data: bytes) -> set[str]:
        found = marks_of(verifier.read(data, {}))
        return {f"{'.'.join((*owner, name))}-{kind}" for owner, name, kind in found} & rules

    assert marks(b"AB\2\0\1") == {"demo.items-count", "demo.item.x-end"}
    assert marks(b"AB\2\0\1\0") == {"demo.item.x-end"}
    assert marks(b"AB\0\1\1\5") == {"demo.body.b-end", "demo.body-content"}
    assert marks(b"AB\0\1\xff") == {"demo.body-negative-size"}
    assert marks(b"AB\0\1\2\5") == {"demo.body-size", "demo.body-end"}
