"""Every construct of specifications: the machine reads what the reference decoder reads, and hands over no more.

The constructs and their messages stand in `constructs/*.yaml`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest
from two_readers import check_interpreter

from ksyspark.decoder import DecodeOptions
from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.synthesis.mutation import scrambled

MUTATIONS, OFFICIAL_MUTATIONS = 250, 30


@dataclass(frozen=True)
class Message:
    """Bytes, read with the default parameters."""

    data: bytes
    params: Mapping[str, object] = field(default_factory=dict)


def _cuts(messages: list[bytes]) -> list[bytes]:
    return [message[:length] for message in messages[:8] for length in range(min(len(message), 80))]


def _reasons(fmt, construct) -> list[str]:
    """Return why the machine does not read the construct's types."""
    path = f"{construct.file}::{construct.name}"
    return [why for name, why in fmt.plan.unsupported.items() if name == path or name.startswith(f"{path}::")]


@pytest.fixture(params=[True, pytest.param(False, marks=pytest.mark.slow)], ids=["own stream", "the message's stream"])
def in_window(request, construct) -> bool:
    """Tell where the construct reads; in one place the plan runs by the machine, in the other by code of its own."""
    request.getfixturevalue("no_own_code" if request.param else "own_code")
    return request.param or construct.has_window_only


@pytest.mark.slow
def test_the_official_parser_agrees(construct, construct_format) -> None:
    """The interpreter and the parser of the official compiler share no code."""
    if construct.content.get("overflow"):
        pytest.skip("numbers beyond 64 bits have no column, and the official parser has no columns")
    chance = random.Random(construct.name)
    good = construct.good
    changed = [scrambled(chance, chance.choice(good)) for _ in range(OFFICIAL_MUTATIONS)]
    octets = [*good[:20], *construct.bad, *_cuts(good[:1])[:20], *changed]
    messages = [Message(construct.message(one, in_window=True)) for one in octets]
    assert report(check_interpreter(construct_format, messages)) == ""


def test_the_machine_agrees(construct, construct_format, differential, in_window) -> None:
    chance = random.Random(construct.name)
    good, bad = construct.good, construct.bad
    changed = [scrambled(chance, chance.choice(good)) for _ in range(MUTATIONS)]
    messages = [construct.message(one, in_window=in_window) for one in [*good, *bad, *_cuts(good), *changed]]
    outcome = differential.both(construct_format, messages, {}, DecodeOptions(enums_as_ints=not in_window))
    assert outcome.difference(messages) == ""
    if in_window:
        failed = {*outcome.reference.failures, *outcome.reference.notes}
        assert not failed & set(range(len(good)))
        assert set(range(len(good), len(good) + len(bad))) <= failed
    content = construct.content
    if "unsupported" in content:
        assert any(content["unsupported"] in why for why in _reasons(construct_format, construct))
        assert outcome.fallback_rows == frozenset(range(len(messages)))
    else:
        assert not _reasons(construct_format, construct)
        assert not outcome.needlessly or content.get("overflow") or content.get("hands_over")
        named = range(len(content.get("good", ()))) if in_window and not content.get("hands_over") else ()
        assert not outcome.fallback_rows & set(named)
