"""Where the messages of a queue were read, in diagnostics and strays."""

from __future__ import annotations

from dataclasses import replace

from ksyspark_protocols.sas.diagnostics import Origin


def placed(messages):
    """Return messages with origins as in a capture, each 100 bytes behind the one before."""
    return [replace(one, origin=Origin("q.jsonl", at, 100 * at)) for at, one in enumerate(messages)]


def test_a_diagnostic_names_file_and_place_of_its_message(sent, put_together) -> None:
    bodies = sent.data_set()
    messages = placed(sent.whole(1, {**bodies, 2: bodies[2][:20]}))
    found = put_together(messages).report("LENGTH_PAST_END")
    assert (found.number, found.origin) == (2, Origin("q.jsonl", 3, 300))
    assert str(found).endswith("message 2, byte 17; message 3 at byte 300 of q.jsonl)")


def test_the_header_the_application_and_the_count_have_theirs(sent, put_together) -> None:
    header, application, *numbered = sent.whole(2, sent.file(), count=2)
    messages = placed([replace(header, body=header.body + b"\0"), application, application, *numbered[:-1]])
    outcome = put_together([*messages, replace(numbered[-1], body=b"\2\0\0\0\0", origin=Origin("q.jsonl", 9, 900))])
    trailing = [one.origin.index for one in outcome.closed.all_diagnostics() if one.code == "TRAILING_BYTES"]
    assert trailing == [0, 9]
    assert outcome.report("SEQ_DUPLICATE_SAME").origin == Origin("q.jsonl", 1, 100)


def test_each_copy_of_a_stray_has_its_own(sent, put_together) -> None:
    stray = sent.message(b"\x77" * 16, 5, b"\x63")
    outcome = put_together(placed([stray, replace(stray, msg_type=8), stray]))
    assert sorted(one.origin.index for one in outcome.closed.strays) == [0, 1, 2]
    assert sorted(outcome.codes) == ["N MSG_TYPE_UNKNOWN", "N ORPHAN_MESSAGE", "N ORPHAN_MESSAGE"]
