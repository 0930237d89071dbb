"""The skeleton: what sizes depend on stays, all else is skipped or left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass

import pytest

from ksyspark.compiler.skeleton import find_needs, why_endless, with_skeleton
from ksyspark.spec.library import Library

Load = Callable[..., Library]
WITHOUT_MEANING = {"place", "places", "node", "type_node", "column", "about"}


def meaning(part: object) -> object:
    """Return a part of a model without places, words and the text that it was read from."""
    if isinstance(part, Mapping):
        return {name: meaning(one) for name, one in part.items()}
    if isinstance(part, tuple):
        return tuple(map(meaning, part))
    if not is_dataclass(part):
        return part
    values = {one.name: getattr(part, one.name) for one in fields(part) if one.name not in WITHOUT_MEANING}
    return type(part).__name__, {name: meaning(value) for name, value in values.items()}


def root_of(library: Library) -> object:
    return meaning(library.specs["demo"].root)


def skeleton_of(library: Library) -> Library:
    spec = library.specs["demo"]
    return with_skeleton(library, spec, find_needs(library, spec))


def endless(library: Library) -> str:
    spec = library.specs["demo"]
    return why_endless(library, spec, find_needs(library, spec))


def test_names_that_sizes_depend_on(library_of: Load) -> None:
    library = library_of("""
seq:
  - {id: kind, type: u1}
  - {id: len_a, type: u1}
  - {id: a, size: len_a}
  - {id: b, type: u1, if: flag}
  - {id: c, type: u1, repeat: expr, repeat-expr: head.count}
  - {id: d, type: {switch-on: kind, cases: {1: head}}}
  - {id: head, type: head}
  - {id: idle, type: u1}
instances:
  flag: {value: late == 1}
  late: {value: deep}
  deep: {value: other}
  other: {value: 1}
  unused: {value: idle}
types:
  head: {seq: [{id: count, type: u1}, {id: name, type: strz}]}
  skipped: {seq: [{id: x, type: u1}]}
""")
    needs = find_needs(library, library.specs["demo"])
    assert needs.names == {"kind", "len_a", "flag", "late", "deep", "other", "head", "count"}
    assert needs.types == {("demo",), ("demo", "head")}


def test_types_of_casts_and_sizes_stay(library_of: Load) -> None:
    library = library_of("""
seq:
  - {id: kind, type: u1}
  - {id: any, type: {switch-on: kind, cases: {1: one}}}
  - {id: a, size: any.as<one>.len_a + sizeof<two>}
types:
  one: {seq: [{id: len_a, type: u1}]}
  two: {seq: [{id: x, type: u4}, {id: magic, contents: abc}]}
  idle: {seq: [{id: x, type: u4}]}
""")
    types = skeleton_of(library).specs["demo"].root.types
    expected = library_of("types: {two: {seq: [{id: x, type: u4}, {id: magic, size: 3}]}}")
    assert set(types) == {"one", "two"}
    assert meaning(types["two"]) == meaning(expected.specs["demo"].root.types["two"])


TYPES = "types: {part: {}}\nenums: {e: {1: x}}"


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("type: u2", "type: u2"),
        ("{type: u2, valid: 5, doc: x, -unit: s}", "type: u2"),
        ("{type: u1, enum: e, valid: {in-enum: true}}", "type: u1"),
        ("contents: abc", "size: 3"),
        ("{size: 4, type: str, encoding: ASCII, pad-right: 0, terminator: 1}", "size: 4"),
        ("{size: 4, type: part}", "size: 4"),
        ("{size: 4, type: {switch-on: 1, cases: {1: part}}}", "size: 4"),
        ("{size: 4, type: {switch-on: 1, cases: {1: u1}}}", "size: 4, type: {switch-on: 1, cases: {1: u1}}"),
        ("type: strz", "terminator: 0"),
        (
            "{type: str, terminator: 10, include: true, consume: false}",
            "terminator: 10, include: true, consume: false",
        ),
        ("{type: strz, encoding: UTF-16LE}", "type: strz, encoding: UTF-16LE"),
        ("{type: b3, if: true}", "type: b3, if: true"),
        (
            "{type: u1, repeat: until, repeat-until: _ == 0, valid: 1}",
            "type: u1, repeat: until, repeat-until: _ == 0",
        ),
        (
            "{type: part, size: 3, repeat: until, repeat-until: _._io.size == 3}",
            "type: part, size: 3, repeat: until, repeat-until: _._io.size == 3",
        ),
        (
            "{type: strz, encoding: ASCII, repeat: until, repeat-until: _ == ''}",
            "type: strz, encoding: ASCII, repeat: until, repeat-until: _ == ''",
        ),
        (
            "{type: str, size: 3, encoding: ASCII, repeat: until, repeat-until: _index == 2}",
            "size: 3, repeat: until, repeat-until: _index == 2",
        ),
    ],
)
def test_a_field_keeps_what_its_size_depends_on(library_of: Load, field: str, expected: str) -> None:
    inner = field.strip("{}") if field.startswith("{") else field
    inner = inner + "}" * (inner.count("{") - inner.count("}"))
    library, reduced = (library_of(f"seq: [{{id: a, {one}}}]\n{TYPES}") for one in (inner, expected))
    kept, needed = skeleton_of(library).specs["demo"].root, reduced.specs["demo"].root
    assert meaning(kept.seq) == meaning(needed.seq)


def test_rules_stay_where_sizes_depend_on_the_field(library_of: Load) -> None:
    library = library_of(
        "seq: [{id: n, type: u1, valid: {max: top, -reason: x}}, {id: a, size: n}]\n"
        "instances: {top: {value: 9, doc: x}}"
    )
    assert root_of(skeleton_of(library)) == root_of(library)


def test_a_utf_16_default_keeps_its_strings(library_of: Load) -> None:
    library = library_of("meta: {id: demo, encoding: UTF-16BE}\nseq: [{id: a, type: strz}]")
    assert root_of(skeleton_of(library)) == root_of(library)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seq: [{id: n, type: u1}, {id: a, size: n}]", ""),
        ("seq: [{id: a, type: strz}]", ""),
        ("seq: [{id: a, type: part, size: 4}]\ntypes: {part: {seq: [{id: b, size-eos: true}]}}", ""),
        ("seq: [{id: a, type: part, terminator: 0}]\ntypes: {part: {seq: [{id: b, size-eos: true}]}}", ""),
        ("seq: [{id: a, type: u1}]\ninstances: {b: {pos: 0, type: u1}, c: {value: _io.size}}", ""),
        ("seq: [{id: a, size-eos: true}]", "demo.a reads up to the end of the stream"),
        ("seq: [{id: a, type: u1, repeat: eos}]", "demo.a reads up to the end of the stream"),
        ("seq: [{id: a, terminator: 0, eos-error: false}]", "demo.a may end with the stream"),
        ("seq: [{id: a, type: u1, if: not _io.eof}]", "demo.a asks for the position or end of the stream"),
        ("seq: [{size: _io.size}]", "demo.(field without id) asks for the position or end of the stream"),
        ("seq: [{id: a, size: b}]\ninstances: {b: {pos: 3, type: u1}}", ""),
        (
            "seq: [{id: n, type: u1}, {id: a, size: b}]\ninstances: {b: {pos: n, type: u1}}",
            "demo.b is read at a computed position of the stream",
        ),
        (
            "seq: [{id: a, type: part}]\ntypes: {part: {seq: [{id: b, size-eos: true}]}}",
            "part.b reads up to the end of the stream",
        ),
        (
            "seq: [{id: a, type: {switch-on: 1, cases: {1: part}}}]\ntypes: {part: {seq: [{id: b, size-eos: true}]}}",
            "part.b reads up to the end of the stream",
        ),
        ("instances: {a: {value: 1}}", "demo has no fields"),
    ],
)
def test_messages_that_do_not_state_their_end(library_of: Load, text: str, reason: str) -> None:
    assert endless(library_of(text)) == reason


@pytest.mark.parametrize(
    ("field", "is_kept"),
    [
        ("contents: abc", True),
        ("{type: u1, valid: 5}", True),
        ("{type: u1, valid: {any-of: [1, 2]}}", True),
        ("{type: u1, valid: {max: level}}", True),
        ("{type: u1, enum: e, valid: {in-enum: true}}", True),
        ("{type: u1, enum: e, valid: {expr: '_ != e::x'}}", True),
        ("{size: 2, valid: '[1, 2]'}", True),
        ("{type: u1, valid: {max: other}}", False),
        ("{type: u1, valid: {max: _root.level}}", False),
        ("{type: u1, valid: {expr: _ < _io.size}}", False),
        ("type: u1", False),
    ],
)
def test_a_strict_skeleton_keeps_what_tells_that_a_stream_is_in_step(
    library_of: Load, field: str, is_kept: bool
) -> None:
    inner = field[1:-1] if field.startswith("{") else field
    library = library_of(
        f"params: [{{id: level, type: u1}}]\nseq: [{{id: other, type: u1}}, {{id: a, {inner}}}]\nenums: {{e: {{1: x}}}}"
    )
    spec = library.specs["demo"]
    loose, strict = (with_skeleton(library, spec, find_needs(library, spec), is_strict=one) for one in (False, True))
    assert (root_of(loose) != root_of(strict)) == is_kept
    assert (root_of(strict) == root_of(library)) == (is_kept or field == "type: u1")
