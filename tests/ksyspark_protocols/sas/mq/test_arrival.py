"""Any order of arrival, and nothing lost on the way."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.messages import QueuedMessage
from ksyspark_protocols.sas.mq.queue_sets import QueueSets


def renamed(messages: list[QueuedMessage], number: int) -> list[QueuedMessage]:
    """Return the messages of another set: other ids, in the header too."""
    one, two = bytes([number]), bytes([number + 100])
    bases = {b"\x11" * 16: one * 16, b"\x22" * 16: two * 16, b"\x33" * 16: one * 15 + two}
    for old, new in bases.items():
        messages = [
            replace(m, correl_id=m.correl_id.replace(old, new), body=m.body.replace(old, new)) for m in messages
        ]
    return messages


def mixed(sent) -> list[QueuedMessage]:
    """Return sets that are whole, with holes, copies, contradictions, without headers, and what is in none."""
    whole, file = sent.whole(1, sent.data_set()), sent.whole(2, sent.file())
    odd = [
        whole,
        file,
        file[:3] + file[4:],
        file[1:],
        [*file, file[0], file[3], file[3]],
        [*whole, replace(whole[3], body=b"other"), replace(whole[0], body=whole[0].body + b"!")],
        [*whole[:-1], *sent.numbered({9: b"\3\0\0\0"}, 2)],
    ]
    sets = [message for number, one in enumerate(odd, 1) for message in renamed(one, number)]
    strays = [QueuedMessage(8, b"", b"other"), QueuedMessage(100001, b"\x77" * 24, b"orphan"), *file[3:4]]
    return sets + strays


def collected(messages, parts: int = 1):
    sets = QueueSets()
    added = [sets.add(messages[at::parts]) for at in range(parts)]
    return added[0].joined([*added, sets.finish()])


@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_arrival_does_not_matter(sent, seed) -> None:
    messages = mixed(sent)
    expected = collected(messages)
    shuffled = list(messages)
    random.Random(seed).shuffle(shuffled)
    got = collected(shuffled, seed % 3 + 1)
    assert got.sets == expected.sets
    assert sorted(one.body for one in got.strays) == sorted(one.body for one in expected.strays)


@pytest.mark.parametrize("at", [0, 2, 4])
def test_copies_with_other_descriptors_in_any_order(sent, at) -> None:
    """A copy of the header, of the descriptor, of the count message: each says another encoding."""
    messages = sent.whole(2, sent.file())
    copy = replace(messages[at], encoding=273, ccsid=1208)
    first, second = collected([*messages, copy]), collected([copy, *messages])
    assert first == second
    assert first.sets[0].is_complete


def test_nothing_is_kept_behind_the_end(sent) -> None:
    """What was closed does not touch what comes later."""
    sets, messages = QueueSets(), mixed(sent)
    rounds = [(sets.add(messages), sets.finish()) for _ in range(2)]
    assert rounds[0] == rounds[1]
    assert sets.finish().num_messages == 0


def test_nothing_is_lost(sent) -> None:
    """Messages that went in are those of the sets and the strays; sound sets are not touched by the others."""
    messages = mixed(sent)
    got = collected(messages)
    assert got.num_messages == len(messages)
    assert [one.num_messages for one in got.sets] == [6, 5, 4, 8, 8, 7, 3]
    application = sent.application.body
    assert [one.body for one in got.strays] == [b"other", messages[-1].body, application, b"orphan"]
    assert [one.is_complete and not list(one.all_diagnostics()) for one in got.sets].count(True) == 2


def test_thousands_of_messages_of_one_attachment(sent, put_together) -> None:
    rows = {number: sent.by.int(3) + sent.rows[number % 3] for number in range(3, 2503)}
    got = put_together(sent.whole(1, {**sent.data_set(rows=2500), **rows}))
    assert (got.codes, got.items) == ([], [sent.rows[number % 3] for number in range(3, 2503)])


@pytest.mark.parametrize(
    ("tail", "switches"),
    [
        (">I", {}),
        (">I4x", {}),
        (">4xI", {"id_layout": "16+zero+4"}),
        ("<I4x", {"seq_order": "native"}),
        ("<I4x", {"seq_order": "auto"}),
        ("<4xI", {"seq_order": "auto"}),
        (">4xI", {"seq_order": "auto"}),
        (">I", {"seq_order": "auto"}),
        ("<I", {"seq_order": "auto"}),
    ],
)
def test_places_of_the_number(sent, tail, switches) -> None:
    import struct

    def moved(one: QueuedMessage) -> QueuedMessage:
        number = int.from_bytes(one.correl_id[16:20], "big")
        return replace(one, correl_id=one.correl_id[:16] + struct.pack(tail, number))

    bodies = {**sent.data_set(rows=300), 3: sent.by.int(3) + sent.rows[0]}
    bodies |= dict.fromkeys(range(4, 303), bodies[3])
    sets = QueueSets(MqSwitches(**switches))
    sets.add(map(moved, sent.whole(1, bodies)))
    (one,) = sets.finish().sets
    assert (list(one.all_diagnostics()), one.attachments[0].content.num_rows) == ([], 300)


def test_a_correlation_id_is_bytes() -> None:
    with pytest.raises(TypeError, match=r"QueuedMessage\.correl_id: expected bytes, found str\."):
        QueuedMessage(100_000, "00" * 24, b"")  # type: ignore[arg-type]
