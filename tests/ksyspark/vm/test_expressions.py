"""Expressions of any kind: the interpreter computes what the official parser computes, and the machine the same.

Each expression stands in a type of its own, and a message says which type it is of: one specification, which the
official compiler compiles once, has a hundred of them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ksyspark import sentences
from ksyspark.decoder import DecodeOptions
from ksyspark_codegen.checks.official import OfficialParser

Texts = SearchStrategy[str]
EXPRESSIONS, MESSAGES = 100, 6
FIELDS = [
    {"id": "a", "type": "u1"},
    {"id": "b", "type": "s2"},
    {"id": "c", "type": "u4le"},
    {"id": "d", "type": "s8"},
    {"id": "e", "type": "f8"},
    {"id": "f", "type": "f4le"},
    {"id": "g", "type": "b3"},
    {"id": "h", "type": "b1"},
    {"id": "i", "type": "b12"},
    {"id": "j", "type": "u1", "enum": "kind"},
    {"id": "s", "type": "str", "size": 3},
    {"id": "t", "type": "strz", "size": 4},
    {"id": "x", "size": 2},
    {"id": "y", "size-eos": True},
]
LENGTH = 1 + 2 + 4 + 8 + 8 + 4 + 2 + 1 + 3 + 4 + 2
BEYOND = ("does not fit 64 bits", sentences.NUMBER_TOO_LARGE.reason, sentences.TOO_MUCH_COMPUTED.reason)
"""What failures say of numbers and texts that no column could hold: Python has no such bound."""


def built(*parts: str | Texts) -> Texts:
    """Return the strategy of texts that are put together of others."""
    return st.tuples(*(st.just(part) if isinstance(part, str) else part for part in parts)).map("".join)


def any_depth(leaves: Texts, grown: Callable[[Texts], Texts], most: int = 8) -> Texts:
    return st.recursive(leaves, lambda inner: built("(", grown(inner), ")"), max_leaves=most)


NUMBERS = st.one_of(st.integers(-3, 300), st.integers(-(2**63), 2**63 - 1), st.sampled_from([2**31, 2**32, 255]))
INTEGER_LEAVES = st.one_of(
    st.sampled_from(["a", "b", "c", "d", "g", "i", "_io.size", "sizeof<u4>", "bitsizeof<b12>", "x[1]", "x.first"]),
    st.sampled_from(
        ["y.length", "s.length", "j.to_i", "h.to_i", "x.last", "y.size", "kind::two.to_i", "0x7f", "0b101"]
    ),
    NUMBERS.map(lambda number: f"({number})" if number < 0 else str(number)),
)
SHIFTS = st.one_of(st.integers(0, 20).map(str), st.sampled_from(["g", "(a & 15)", "(g - 2)"]))
FLOAT_LEAVES = st.one_of(
    st.sampled_from(["e", "f", "1.5", "0.0", "2.5e3"]),
    st.floats(0, 1e6, allow_nan=False).map(lambda number: f"{number!r}"),
)
TEXT_LEAVES = st.sampled_from(["s", "t", '"ab"', "'c\\d'", '"12"', '""', 'x.to_s("ISO-8859-1")'])
BYTES = st.sampled_from(["x", "y", "[1, 0x7f]", "[0].as<bytes>", "[a, g].as<bytes>"])
ORDERS = st.sampled_from([" < ", " <= ", " > ", " >= ", " == ", " != "])
SIGNS = st.sampled_from([" + ", " - ", " * ", " / ", " % ", " & ", " | ", " ^ "])


def grown_integer(inner: Texts) -> Texts:
    return st.one_of(
        built(inner, SIGNS, inner),
        built(inner, st.sampled_from([" << ", " >> "]), SHIFTS),
        built(st.sampled_from(["-", "~", "+"]), inner),
        built(inner, ORDERS, inner, " ? ", inner, " : ", inner),
        built("y[", inner, "]"),
        built("(", FLOAT_LEAVES, ").to_i"),
    )


INTEGERS = any_depth(INTEGER_LEAVES, grown_integer)
FLOATS = any_depth(
    FLOAT_LEAVES,
    lambda inner: st.one_of(
        built(st.one_of(inner, INTEGER_LEAVES), st.sampled_from([" + ", " - ", " * ", " / ", " % "]), inner),
        built("-", inner),
        built("h ? ", inner, " : ", inner),
    ),
)
TEXTS = any_depth(
    TEXT_LEAVES,
    lambda inner: st.one_of(
        built(inner, " + ", inner),
        built(inner, ".reverse"),
        built(inner, ".substring(", st.integers(0, 3).map(str), ", ", st.sampled_from(["g", "2", "s.length"]), ")"),
        built("(", INTEGERS, ").to_s"),
        built("h ? ", inner, " : ", inner),
    ),
)
CONDITIONS = any_depth(
    st.one_of(
        st.sampled_from(["h", "true", "false", "j == kind::one", "j != kind::two"]),
        built(INTEGERS, ORDERS, INTEGERS),
        built(FLOATS, ORDERS, FLOATS),
        built(INTEGERS, ORDERS, FLOAT_LEAVES),
        built(TEXTS, ORDERS, TEXTS),
        built(BYTES, ORDERS, BYTES),
    ),
    lambda inner: st.one_of(built(inner, st.sampled_from([" and ", " or "]), inner), built("not ", inner)),
)
EXPRESSION = st.one_of(
    INTEGERS,
    FLOATS,
    TEXTS,
    CONDITIONS,
    BYTES,
    built("h ? ", BYTES, " : ", BYTES),
    built(TEXTS, st.sampled_from([".length", ".to_i", ".to_i(16)"])),
    built("[", INTEGERS, ", ", INTEGERS, ", 300]", st.sampled_from([".min", ".max", ".first", "[a & 1]", ".size"])),
)


def specification(expressions: list[str]) -> str:
    types = {
        f"t{number}": {"seq": FIELDS, "instances": {"v": {"value": one}}} for number, one in enumerate(expressions)
    }
    cases = {str(number): name for number, name in enumerate(types)}
    seq = [{"id": "number", "type": "u1"}, {"id": "body", "type": {"switch-on": "number", "cases": cases}}]
    meta = "meta: {id: expressions, endian: be, encoding: ISO-8859-1}\nenums: {kind: {1: one, 2: two}}\n"
    return f"{meta}seq: {json.dumps(seq)}\ntypes: {json.dumps(types)}\n"


def messages_of(seed: int) -> list[bytes]:
    chance = random.Random(seed)
    return [
        bytes([number]) + _body(chance, chance.randrange(4)) for number in range(EXPRESSIONS) for _ in range(MESSAGES)
    ]


def _body(chance: random.Random, more: int) -> bytes:
    """Return the bytes of all fields; half of them are small numbers, with which more can be computed."""
    if chance.random() < 0.5:
        return chance.randbytes(LENGTH + more)
    return bytes(chance.choice((0, 0, 0, 1, 2, 7, 0x31, 0x80, 0xFF)) for _ in range(LENGTH + more))


@pytest.mark.slow
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(expressions=st.lists(EXPRESSION, min_size=EXPRESSIONS, max_size=EXPRESSIONS), seed=st.integers(0, 1000))
def test_all_compute_the_same(format_of, differential, expressions, seed) -> None:
    fmt, messages = format_of(specification(expressions)), messages_of(seed)
    outcome = differential.both(fmt, messages, {}, DecodeOptions(enums_as_ints=False))
    official, failures = OfficialParser(fmt), outcome.reference.failures
    for number, (data, row) in enumerate(zip(messages, outcome.reference.columns.to_pylist(), strict=True)):
        words = f"`{expressions[data[0]]}` of {data.hex()}"
        refusal = official.refusal(data, {})
        if number not in failures:
            assert refusal is None, f"{words}: {row}, the official parser raises {refusal!r}"
            assert official.difference(official.read(data, {}), row) is None, words
        elif not any(one in failures[number].reason for one in BEYOND):
            assert refusal is not None, f"{words}: {failures[number]}, the official parser reads it"
    assert outcome.difference(messages) == ""
