"""`ksyspark sets`: sets of files, what is said of them, and the exit status that they deserve."""

from __future__ import annotations

import json

import pytest

SET = "11" * 16 + "00" * 8
FILE, DATA_SET = "33" * 16, "44" * 16
ROWS = "3 variables and 3 rows, handed on: all"


@pytest.fixture
def queue(samples):
    """Lines of a capture: header, application's message, a file of 3 messages, a data set of 5, another's message."""
    return (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines(keepends=True)


@pytest.fixture
def sets_of(ksyspark, tmp_path):
    """Return the command for a capture of some lines."""

    def run(lines, *more):
        (tmp_path / "queue.jsonl").write_text("".join(lines))
        return ksyspark("sets", "sas_mq_message", tmp_path / "queue.jsonl", *more)

    return run


def test_a_whole_set(sets_of, queue) -> None:
    ended = sets_of(queue)
    assert (ended.status, ended.errors) == (0, "11 messages, 1 set, 1 of them complete, 1 message in none\n")
    assert ended.text.splitlines() == [
        "no set: N MSG_TYPE_UNKNOWN: the message type is not one of attachments: found 8",
        f"set {SET}: complete, 10 messages, byte_order little, long_bytes 4, string_length includes_nul, ccsid 819",
        f"  attachment {FILE}: text file, a.txt, complete, 3 messages, 3 records, handed on: all",
        f"  attachment {DATA_SET}: data set, WORK.PEOPLE, complete, 5 messages, {ROWS}",
    ]


def test_what_is_missing_and_the_exit_status(sets_of, queue) -> None:
    ended = sets_of([*queue[:3], *queue[4:9]])
    assert ended.status == 1
    assert ended.sentence == "ksyspark: 1 diagnostic of severity F: not all can be handed on."
    mismatch = "the count message does not agree with the numbers: expected 2, found 1, the highest 1"
    assert ended.text.splitlines()[2:] == [
        "    F SEQ_MISSING: numbered messages are missing: expected numbers 1 to 2, found no [2]",
        f"    W COUNT_MISMATCH: {mismatch} (message 0)",
        f"  attachment {DATA_SET}: data set, WORK.PEOPLE, incomplete, 4 messages, {ROWS}",
        "    W COUNT_MISSING: there is no count message",
    ]


def test_json(sets_of, queue) -> None:
    ended = sets_of([*queue[:3], *queue[4:]], "--json")
    stray, one = map(json.loads, ended.text.splitlines())
    assert stray == {"stray": {"code": "MSG_TYPE_UNKNOWN", "severity": "N", "found": "8"}}
    file, data_set = one["attachments"]
    assert (one["set"], one["is_complete"], one["header"]["header_id"]) == (SET, False, SET)
    assert (file["missing"], file["handed_on"], file["num_records"]) == ([[2, 2]], "metadata", 0)
    assert (data_set["num_rows"], data_set["definition"]["read_password"]) == (3, b"***".hex())
    assert file["diagnostics"][0] == {
        "code": "SEQ_MISSING",
        "severity": "F",
        "set": SET,
        "attachment": FILE,
        "expected": "numbers 1 to 2",
        "found": "no [2]",
    }


def test_switches(sets_of, queue) -> None:
    assert "handed on: part" in sets_of([*queue[:3], queue[4]], "--switch", "partial=true").text
    assert sets_of(queue, "--switch", "seq_order=auto").status == 0


@pytest.mark.parametrize(
    ("switch", "sentence"),
    [
        ("seqorder=big", "There is no switch 'seqorder'. Did you mean seq_order?"),
        ("long_bytes=5", "long_bytes: expected auto or 4 or 8, found '5'."),
        ("lst", "--switch: expected NAME=VALUE, found 'lst'."),
    ],
)
def test_wrong_switches(sets_of, queue, switch, sentence) -> None:
    ended = sets_of(queue, "--switch", switch)
    assert (ended.status, ended.sentence) == (2, f"ksyspark: {sentence}")


def test_a_line_that_is_no_message_is_counted(sets_of, queue) -> None:
    ended = sets_of([*queue, "no JSON\n"])
    assert (ended.status, ended.errors.splitlines()[0][:11]) == (1, "12 messages")
    assert "no set: F MESSAGE_REFUSED: the message cannot be read: found message 11 at byte" in ended.text


def test_an_empty_capture(sets_of) -> None:
    assert (sets_of([]).status, sets_of([]).sentence) == (
        1,
        "ksyspark: There is no message in the source: it is empty.",
    )


def test_parameters_given_for_all_messages(ksyspark, samples) -> None:
    """A header alone, as a file."""
    header = samples / "sas_mq_attachment_header" / "example.bin"
    options = ("--framing", "file", "--option", "param.msg_type=100000", "--option", f"param.correl_id={SET}")
    ended = ksyspark("sets", "sas_mq_message", header, *options)
    assert (ended.status, ended.text.splitlines()[0][: len(SET) + 4]) == (1, f"set {SET}")
    assert "F FILE_DESC_MISSING" in ended.text


def test_a_format_without_sets(ksyspark, samples) -> None:
    ended = ksyspark("sets", "mqtt_v3", samples)
    assert (ended.status, ended.sentence) == (
        1,
        "ksyspark: Messages of mqtt_v3 make no sets; those of sas_mq_message and sas_tibrv do.",
    )


def test_rendezvous(ksyspark, samples) -> None:
    """One sender a file; each file is a sender of its own."""
    files = [samples / "sas_tibrv" / name for name in ("data_set.stream", "files.stream")]
    ended = ksyspark("sets", "sas_tibrv", *files)
    assert (ended.status, ended.errors) == (0, "14 messages, 2 sets, 2 of them complete, 0 messages in none\n")
    assert [line for line in ended.text.splitlines() if line.startswith("set")] == [
        f"set {files[0]} #1: complete, 8 messages, lst_count c1",
        f"set {files[1]} #1: complete, 6 messages, lst_count c1",
    ]


def test_rendezvous_cut_in_the_last_message(ksyspark, samples, tmp_path) -> None:
    (tmp_path / "cut").write_bytes((samples / "sas_tibrv" / "data_set.stream").read_bytes()[:-3])
    ended = ksyspark("sets", "sas_tibrv", tmp_path / "cut")
    assert ended.status == 1
    assert "  F RV_MSG_PAST_END: the message ends before its size does: expected 21 bytes, found 18" in ended.text
    assert "handed on: all" in ended.text


def test_a_dump_of_a_queue(ksyspark, samples, tmp_path) -> None:
    """Files of dmpmqmsg tell message type and correlation id too."""
    from base64 import b64decode

    lines = []
    for line in (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines():
        one = json.loads(line)
        descriptor = f"A MST {one['msg_type']}\nA COI {one['correl_id']}\nA ENC 546\nA CCS 819\n"
        lines.append(f"{descriptor}X {b64decode(one['body']).hex().upper()}\n")
    (tmp_path / "dump").write_text("".join(lines))
    ended = ksyspark("sets", "sas_mq_message", tmp_path / "dump", "--framing", "mqsc-dump")
    assert (ended.status, ended.errors) == (0, "11 messages, 1 set, 1 of them complete, 1 message in none\n")
