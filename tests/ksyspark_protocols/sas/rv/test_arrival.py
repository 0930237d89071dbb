"""Senders that take turns: what each sends is in order, and nothing else matters."""

from __future__ import annotations

import random

import pytest

from ksyspark_protocols.sas.rv.messages import RendezvousMessage
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets


@pytest.fixture
def senders(made, dat, lst):
    """Return what some senders send: whole sets, sets that lack something, and what belongs to none."""
    whole = [made.HDR, dat(), made.VAR, made.ATO, lst(4)]
    files = [made.HDR_FILES, made.FDC, made.ATX, made.FDC, made.ATX, lst(5)]
    streams = [
        [*whole, *whole],
        [*files, *whole[:-1]],
        [*whole[1:], made.ATO],
        [*whole[:3], *whole, made.sent("NEW", made.i32(1))],
        [whole[0], *reversed(whole[1:-1]), whole[-1], b"", whole[0]],
        [b"\0\0\0\x15\x99", made.sent("NEW", made.i32(1)), *files[:-2], lst(9)],
    ]
    return [[RendezvousMessage(one, "s", f"{at}") for one in stream] for at, stream in enumerate(streams)]


def collected(messages):
    sets = RendezvousSets()
    added = [sets.add([one]) for one in messages[:7]] + [sets.add(messages[7:])]
    got = added[0].joined([*added, sets.finish()])
    assert got.num_messages == len(messages)
    return sorted(got.sets, key=lambda one: one.id), sorted(map(str, (one.diagnostic for one in got.strays)))


@pytest.mark.parametrize("seed", range(8))
def test_the_turns_of_senders_do_not_matter(senders, seed) -> None:
    turns = [at for at, stream in enumerate(senders) for _ in stream]
    random.Random(seed).shuffle(turns)
    waiting = [iter(stream) for stream in senders]
    mixed = [next(waiting[at]) for at in turns]
    assert collected(mixed) == collected([one for stream in senders for one in stream])


def test_nothing_is_lost(senders) -> None:
    sets, strays = collected([one for stream in senders for one in stream])
    assert [(one.id, one.num_messages, one.is_complete) for one in sets] == [
        ("s 0 #1", 5, True),
        ("s 0 #2", 5, True),
        ("s 1 #1", 6, True),
        ("s 1 #2", 4, False),
        ("s 2 #1", 4, False),
        ("s 3 #1", 3, False),
        ("s 3 #2", 5, True),
        ("s 4 #1", 5, True),
        ("s 4 #2", 1, False),
        ("s 5 #1", 5, False),
    ]
    assert [one.split(":")[0] for one in strays] == [
        "F RV_MSG_PAST_END",
        "W MESSAGE_KIND_UNKNOWN",
        "W MSG_AFTER_LST",
        "W MSG_AFTER_LST",
        "W MSG_AFTER_LST",
    ]
