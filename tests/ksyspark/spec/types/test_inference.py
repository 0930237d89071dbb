"""Types of expressions, and what the official compiler says of the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations_with_replacement
from typing import cast

import pytest

from ksyspark.spec.data_types import show
from ksyspark.spec.expressions.parse import parse_expression
from ksyspark.spec.inference import Scope, Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load_yaml import load_tree
from ksyspark.spec.model import Formula
from ksyspark.spec.yaml import Place, ScalarNode
from ksyspark.spec.yaml import plain as plain_data
from ksyspark_codegen.kaitai import Compiled, CompileJob, compile_specs

SPEC = """
seq:
  - {id: byte, type: u1}
  - {id: big, type: u8}
  - {id: bits, type: b3}
  - {id: bit, type: b1}
  - {id: ratio, type: f4}
  - {id: text, type: strz}
  - {id: raw, size: 2}
  - {id: code, type: u1, enum: kind}
  - {id: other, type: u1, enum: sort}
  - {id: part, type: part}
  - {id: tail, type: tail}
  - {id: bytes, type: u1, repeat: expr, repeat-expr: 2}
  - {id: texts, type: strz, repeat: expr, repeat-expr: 2}
  - {id: parts, type: part, repeat: expr, repeat-expr: 2}
  - {id: one_of, type: {switch-on: byte, cases: {1: part, 2: tail}}}
  - {id: number, type: {switch-on: byte, cases: {1: u1, 2: s4}}}
  - {id: any_of, type: {switch-on: byte, cases: {1: u1, 2: strz}}}
enums:
  kind: {0: x, 1: y}
  sort: {0: x}
types:
  part: {seq: [{id: value, type: u2}, {id: name, type: str, size: 3}]}
  tail: {seq: [{id: value, type: u4}, {id: name, type: strz}]}
"""
KINDS = "byte bits bit ratio text raw code other part bytes one_of number any_of _io 1.5 kind::x [1,2] [1,300]".split()
OPERATORS = "+ % & << == < and".split()
METHODS = (
    "length size first last min max reverse to_i to_s eof pos value nope _io _parent to_i(16) substring(0,1)"
    " to_s('ASCII') to_s() length()"
).split()
# The official compiler lets these pass and its parser fails.
ONLY_OURS = {"ratio & ratio", "ratio << ratio", "parts.min", "parts.max"} | {
    f"{left} {operator} {right}"
    for operator in ("&", "<<")
    for left, right in combinations_with_replacement(("byte", "bits", "ratio", "number", "1.5"), 2)
    if "ratio" in (left, right) or "1.5" in (left, right)
}


@pytest.fixture
def infer(library_of: Callable[..., Library]) -> Callable[[str], tuple[str, list[str]]]:
    """Return the type of an expression in words, and what is wrong with it."""
    library = library_of(SPEC)

    def inferred(text: str) -> tuple[str, list[str]]:
        typer = Typer(library)
        formula = Formula(parse_expression(text), ScalarNode(Place("x", 1, 1, ""), text, text, text))
        kind = typer.type_of(formula, Scope(library.types[("demo",)]))
        return show(kind), [f"{problem.column}: {problem.sentence}" for problem in typer.problems]

    return inferred


def official_verdicts(expressions: Iterable[str]) -> list[bool]:
    """Tell for each expression whether the official compiler takes it as a value."""
    plain = cast(Mapping[str, object], plain_data(load_tree(SPEC, "demo.ksy")))
    head = {"meta": {"id": "demo", "endian": "be", "encoding": "UTF-8"}}
    jobs = [CompileJob("demo", {**head, **plain, "instances": {"v": {"value": text}}}, {}) for text in expressions]
    return [isinstance(result, Compiled) for result in compile_specs(jobs)]


def test_operators_work_on_what_the_official_compiler_says(infer: Callable[[str], tuple[str, list[str]]]) -> None:
    texts = [f"{a} {op} {b}" for op in OPERATORS for a, b in combinations_with_replacement(KINDS, 2)]
    texts += [f"{op}{kind}" for op in ("-", "~", "not ") for kind in KINDS]
    texts = [text for text in texts if text not in ONLY_OURS]
    ours = [not infer(text)[1] for text in texts]
    assert [
        text for text, own, official in zip(texts, ours, official_verdicts(texts), strict=True) if own != official
    ] == []


def test_methods_exist_where_the_official_compiler_says(infer: Callable[[str], tuple[str, list[str]]]) -> None:
    texts = [f"{kind}.{method}" for kind in (*KINDS, "texts", "parts") for method in METHODS]
    texts = [text for text in texts if text not in ONLY_OURS]
    ours = [not infer(text)[1] for text in texts]
    assert [
        text for text, own, official in zip(texts, ours, official_verdicts(texts), strict=True) if own != official
    ] == []


def test_sides_of_a_choice_agree_where_the_official_compiler_says(
    infer: Callable[[str], tuple[str, list[str]]],
) -> None:
    texts = [f"bit ? {a} : {b}" for a, b in combinations_with_replacement((*KINDS, "texts", "parts"), 2)]
    ours = [not infer(text)[1] for text in texts]
    assert [
        text for text, own, official in zip(texts, ours, official_verdicts(texts), strict=True) if own != official
    ] == []


def test_casts_and_sizes_are_those_of_the_official_compiler(infer: Callable[[str], tuple[str, list[str]]]) -> None:
    types = "u1 u4 s8 f8 b1 b12 str bytes bool struct io any part part[] u1[] demo demo::part".split()
    no_types = "strz u4be nothing kind b65 b0 f2".split()
    texts = [f"byte.as<{name}>" for name in types + no_types]
    texts += [f"sizeof<{name}>" for name in [*types, *no_types, "tail"]] + ["bitsizeof<b12>", "bitsizeof<tail>"]
    texts += [f"{name}._sizeof" for name in "byte bits bit text raw part tail parts one_of _io _root".split()]
    texts += ["[].as<bytes>", "[].as<u1[]>", "[].as<u4>", "[]"]
    texts = [text for text in texts if not text.endswith(("<b65>", "<b0>"))]
    ours = [not infer(text)[1] for text in texts]
    assert [
        text for text, own, official in zip(texts, ours, official_verdicts(texts), strict=True) if own != official
    ] == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1 + byte", "a whole number"),
        ("1 / 2", "a whole number"),
        ("1 + ratio", "a floating-point number"),
        ("text + 'x'", "text"),
        ("bit and not bit", "true or false"),
        ("code == kind::x", "true or false"),
        ("raw == [1, 2]", "true or false"),
        ("code", "a code of the enum demo::kind"),
        ("code.to_i", "a whole number"),
        ("part", "the type part"),
        ("part.name", "text"),
        ("_root", "the type demo"),
        ("_root.part.value", "a whole number"),
        ("parts", "a list of the type part"),
        ("parts.first.name", "text"),
        ("parts[0]", "the type part"),
        ("bytes", "a list of a whole number"),
        ("bytes.max", "a whole number"),
        ("raw[0]", "a whole number"),
        ("[1, 2]", "bytes"),
        ("[1, 256]", "a list of a whole number"),
        ("['a', text]", "a list of text"),
        ("[part, tail]", "a list of a type that depends on the message"),
        ("one_of", "a type that depends on the message"),
        ("one_of.as<part>.name", "text"),
        ("number", "a whole number"),
        ("any_of", "a value of any type"),
        ("bit ? byte : big", "a whole number"),
        ("bit ? code : kind::y", "a code of the enum demo::kind"),
        ("bit ? 1 : 1.5", "a floating-point number"),
        ("_io", "a stream"),
        ("_io.eof", "true or false"),
        ("part._io.pos", "a whole number"),
        ('f"{byte} {text}"', "text"),
        ("raw.to_s('UTF-8')", "text"),
        ("text.to_i(16)", "a whole number"),
        ("text.substring(0, 1).reverse.length", "a whole number"),
        ("sizeof<part>", "a whole number"),
        ("part._sizeof", "a whole number"),
        ("part._parent.byte", "a whole number"),
        ("byte.as<u8>", "a whole number"),
        ("byte.as<part[]>", "a list of the type part"),
        ("[].as<bytes>", "bytes"),
    ],
)
def test_types(infer: Callable[[str], tuple[str, list[str]]], text: str, words: str) -> None:
    assert infer(text) == (words, [])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("byte + txt", "8: there is no field `txt` in the type `demo`; did you mean `text`? in `byte + txt`"),
        (
            "byte + part.val",
            "13: there is no field `val` in the type `part`; did you mean `value`? in `byte + part.val`",
        ),
        ("text + byte", "6: `+` cannot work on text and a whole number in `text + byte`"),
        ("not byte", "1: `not` cannot work on a whole number in `not byte`"),
        ("byte ? 1 : 2", "1: expected true or false before `?`, found a whole number in `byte ? 1 : 2`"),
        ("raw[text]", "5: expected a whole number between `[` and `]`, found text in `raw[text]`"),
        ("byte[0]", "1: `[ ]` needs a list or bytes, found a whole number in `byte[0]`"),
        ("text.to_i('a')", "11: expected a whole number for `to_i`, found text in `text.to_i('a')`"),
        ("raw.to_s(text)", "10: `to_s` needs the name of its encoding as a string in `raw.to_s(text)`"),
        ("kind::z", "1: the enum `kind` has no label `z` in `kind::z`"),
        ("knd::x", "1: there is no enum `knd` in `knd::x`"),
        (
            "one_of.name",
            "8: `name` cannot be looked up, its type depends on the message; cast it with `.as<type>` in `one_of.name`",
        ),
        ("_parent.x", "9: `x` cannot be looked up, no type uses this one; cast it with `.as<type>` in `_parent.x`"),
        ("[byte, 1]", "1: a list of bytes with fields needs a cast: `[ ... ].as<bytes>` in `[byte, 1]`"),
        ("[1, 'a']", "5: expected a whole number in the list, found text in `[1, 'a']`"),
        ("_", "1: `_` means nothing here; it is the value in `valid: expr` and `repeat-until` in `_`"),
        ("_index", "1: `_index` exists only in a repeated field in `_index`"),
        ('f"{ratio}"', '4: text cannot be made of a floating-point number in `f"{ratio}"`'),
        ("byte.as<prt>", "5: there is no type `prt`; did you mean `part`? in `byte.as<prt>`"),
        ("sizeof<tail>", "1: the size of `tail` is not always the same in `sizeof<tail>`"),
        (
            "text.length(1)",
            "6: text has no `length` with 1 argument; it has length, reverse, substring, to_i in `text.length(1)`",
        ),
    ],
)
def test_type_errors_have_a_place(infer: Callable[[str], tuple[str, list[str]]], text: str, problem: str) -> None:
    assert infer(text)[1] == [problem]


def test_each_type_error_is_reported_once(infer: Callable[[str], tuple[str, list[str]]]) -> None:
    assert len(infer("nothing + nowhere.deeper[0] * 2")[1]) == 2
    assert infer("-(nothing)")[0] == "something unknown"
