"""Where messages were read, in diagnostics and strays."""

from __future__ import annotations

from dataclasses import replace

from ksyspark_protocols.sas.result import Origin
from ksyspark_protocols.sas.rv.messages import RendezvousMessage


def placed(messages):
    """Return messages with origins as in a capture, each 100 bytes behind the one before."""
    return [replace(one, origin=Origin("q.jsonl", at, 100 * at)) for at, one in enumerate(messages)]


def test_a_diagnostic_names_file_and_place_of_its_message(sent, of_queue) -> None:
    bodies = sent.data_set()
    messages = placed(sent.whole(1, {**bodies, 2: bodies[2][:20]}))
    found = of_queue(messages).report("LENGTH_PAST_END")
    assert (found.number, found.origin) == (2, Origin("q.jsonl", 3, 300))
    assert str(found).endswith("message 2, byte 17; message 3 at byte 300 of q.jsonl)")


def test_the_header_the_application_and_the_count_have_theirs(sent, of_queue) -> None:
    header, application, *numbered = sent.whole(2, sent.file(), count=2)
    messages = placed([replace(header, body=header.body + b"\0"), application, application, *numbered[:-1]])
    outcome = of_queue([*messages, replace(numbered[-1], body=b"\2\0\0\0\0", origin=Origin("q.jsonl", 9, 900))])
    trailing = [one.origin.index for one in outcome.diagnostics if one.code == "TRAILING_BYTES"]
    assert trailing == [0, 9]
    assert outcome.report("SEQ_DUPLICATE_SAME").origin == Origin("q.jsonl", 1, 100)


def test_each_copy_of_a_stray_has_its_own(sent, of_queue) -> None:
    stray = sent.message(b"\x77" * 16, 5, b"\x63")
    outcome = of_queue(placed([stray, replace(stray, msg_type=8), stray]))
    assert sorted(one.diagnostic.origin.index for one in outcome.closed.strays) == [0, 1, 2]
    assert sorted(outcome.codes) == ["N MSG_TYPE_UNKNOWN", "N ORPHAN_MESSAGE", "N ORPHAN_MESSAGE"]


def sent_from_file(messages):
    return [RendezvousMessage(one, origin=Origin("a.rv", at, 100 * at)) for at, one in enumerate(messages)]


def test_diagnostics_and_strays_name_file_and_place(made, lst, of_sender) -> None:
    wrong = made.sent("ATX", made.i32(9), made.i32(4), made.txt("one"))
    messages = [made.HDR, made.FDC, wrong, lst(3), wrong]
    outcome = of_sender(sent_from_file(messages))
    found = outcome.report("RECORD_COUNT_MISMATCH")
    assert (found.number, found.origin) == (3, Origin("a.rv", 2, 200))
    assert (
        outcome.report("MSG_AFTER_LST").origin == outcome.closed.strays[0].diagnostic.origin == Origin("a.rv", 4, 400)
    )
